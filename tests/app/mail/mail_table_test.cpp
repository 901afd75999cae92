// SPDX-License-Identifier: GPL-3.0-or-later
// A battle by e-mail between two tablets at one table (LNK-26): joined by a code, invitation and turns go by themselves, the other's acts
// are seen one by one and checked, and nothing is lost when one of them ends in the middle.
#include "app/table/table_model.h"
#include "rules/link/link_text.h"
#include "tests/app/mail/mail_hands.h"
#include "tests/app/table/usual_port.h"
#include "tests/deep.h"
#include "tests/suite.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTcpSocket>

namespace mail_table_test {

using namespace optio;
using namespace optio::test;

namespace {

constexpr int longWait = 20'000; ///< ms

/// Two apps, side by side.
struct TwoTablets : MailPlayers {
    std::unique_ptr<AppModel> apps[2];
    QStringList failures, stopped;
    UsualPort usual;

    AppModel &open(int player)
    {
        apps[player] = app(player);
        apps[player]->prefs()->setPause(0);
        QObject::connect(apps[player].get(), &AppModel::failed, apps[player].get(),
                         [this](const QString &sentence) { failures.append(sentence); });
        QObject::connect(apps[player]->mail()->post(), &MailPost::stopped, apps[player].get(),
                         [this](const QString &reason) { stopped.append(reason); });
        return *apps[player];
    }
    MailGame &game(int player) { return *apps[player]->mail()->battle(); }
    MailPost &post(int player) { return *apps[player]->mail()->post(); }
    bool connected()
    {
        return QTest::qWaitFor(
            [&] { return post(0).state() == QLatin1String("connected") && post(1).state() == QLatin1String("connected"); }, longWait);
    }
    /// Anna invites at the table, Ben joins by the link and accepts there; her turn lies open.
    bool meet(const QString &period = QStringLiteral("antiquity"))
    {
        if (!usual.held())
            return false;
        AppModel &a = open(0), &b = open(1);
        NewBattleModel &choices = *a.newBattle();
        choices.take(QStringLiteral("hoplites"));
        choices.setOpponent(QStringLiteral("mail"));
        choices.setPeriod(period);
        a.mail()->setName(QStringLiteral("Anna"));
        b.mail()->setName(QStringLiteral("Ben"));
        battle = a.mail()->invite(QString());
        const QSignalSpy atA(a.mail(), &MailModel::arrived), atB(b.mail(), &MailModel::arrived);
        if (!post(0).share(battle) || !post(1).knows(post(0).link()) || !post(1).join(post(0).link()))
            return false;
        if (!QTest::qWaitFor([&] { return atB.count() == 1; }, longWait))
            return false;
        if (atB[0][0].toMap()["page"].toString() != QLatin1String("MailSetUpPage") ||
            b.mail()->invitation()["from"].toString() != QLatin1String("Anna"))
            return false;
        if (b.mail()->accept() != battle || !b.mail()->open(battle))
            return false;
        if (!QTest::qWaitFor([&] { return atA.count() == 1; }, longWait) || atA[0][0].toMap()["battle"].toString() != battle)
            return false;
        return a.mail()->open(battle) && connected();
    }
    /// Shows `player` all that has come.
    bool watch(int player)
    {
        return QTest::qWaitFor([&] { return game(player).stage() != QLatin1String("showing"); }, longWait);
    }
    /// Does `player` see what the other has done of the open turn, and no more?
    bool sees(int player)
    {
        const auto done = [&] {
            const mail::OpenTurn *turn = game(1 - player).table()->turn();
            return turn == nullptr ? -1 : static_cast<int>(turn->acts().size());
        };
        return QTest::qWaitFor([&] { return !game(player).showing() && game(player).length() == done(); }, longWait);
    }
};

/// The battle as `player`'s tablet has it, but for the special cards that only their owner can count.
std::string seenBy(const TwoTablets &tablets, int player)
{
    const MailGame &game = *tablets.apps[player]->mail()->battle();
    Json seen = toJson(game.ruleset().view(game.state(), ""));
    for (Json &side : seen.at("sides"))
        side.erase("cards");
    return seen.dump();
}

/// Does anybody listen there?
bool answers(int port)
{
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), static_cast<quint16>(port));
    return socket.waitForConnected(2000);
}

/// PBM-42: the first die of the turn of `active` goes and comes again at the other tablet, which notes it. False for a turn without dice.
bool takesBackADie(TwoTablets &tablets, int active)
{
    const MailTable &table = *tablets.game(active).table();
    std::vector<std::string> lines;
    std::size_t drew = 0;
    for (const mail::Act &act : table.turn()->acts()) {
        lines.push_back(mail::written(act));
        if (drew == 0 && !act.dice.empty())
            drew = lines.size();
    }
    if (drew == 0)
        return false;
    MailGame &game = tablets.game(1 - active);
    const std::string value = mail::chainValue(table.row().secrets.root, table.turn()->turn());
    const bool before = game.wentBack();
    game.hear(table.turn()->turn(), value, {lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(drew) - 1});
    const bool noted = game.wentBack();
    game.hear(table.turn()->turn(), value, lines);
    return !before && noted && tablets.watch(1 - active);
}

} // namespace

class MailTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    /// LNK-26, LNK-02: a name that was given in one place is known in the other, and may be another one there.
    void nameIsKnown()
    {
        TwoTablets two;
        AppModel &a = two.open(0), &b = two.open(1);
        QCOMPARE(b.mail()->name(), QString());
        b.table()->setName(QStringLiteral("Ben"));
        QCOMPARE(b.mail()->name(), QStringLiteral("Ben"));
        b.mail()->setName(QStringLiteral("Benjamin"));
        QCOMPARE(b.mail()->name(), QStringLiteral("Benjamin"));
        QCOMPARE(b.table()->name(), QStringLiteral("Ben"));
        QVERIFY(!a.table()->name().isEmpty() && a.table()->name() != QLatin1String("Anna")); // the device's own
        a.mail()->setName(QStringLiteral("Anna"));
        QCOMPARE(a.table()->name(), QStringLiteral("Anna"));
    }

    void turnsGoByThemselves_data()
    {
        QTest::addColumn<QString>("period");
        QTest::addColumn<int>("turns");
        QTest::newRow("antiquity") << "antiquity" << 40; // at most, until a die has been seen
        for (const char *period : {"300", "samurai", "fantasy"})
            QTest::newRow(period) << QString::fromLatin1(period) << (deep() ? 8 : 2);
    }
    // LNK-26, PBM-43: each act is seen when it is done, the turn comes by itself, and nothing is shown twice.
    void turnsGoByThemselves()
    {
        QFETCH(QString, period);
        QFETCH(int, turns);
        TwoTablets tablets;
        QVERIFY(tablets.meet(period));
        bool seenAgain = false;
        for (int turn = 1; turn <= turns && (turn <= 5 || !seenAgain); ++turn) {
            const int active = (turn + 1) % 2, other = 1 - active;
            AppModel &app = *tablets.apps[active];
            QTRY_COMPARE_WITH_TIMEOUT(tablets.game(active).turn(), turn, longWait);
            QVERIFY(tablets.watch(active));
            QCOMPARE(tablets.game(active).stage(), QStringLiteral("shown"));
            tablets.game(active).takeUp();
            QCOMPARE(tablets.game(active).stage(), QStringLiteral("turn"));
            QCOMPARE(tablets.game(other).stage(), QStringLiteral("waiting"));
            for (int n = 0; n < 600 && tablets.game(active).stage() == QLatin1String("turn"); ++n) {
                doSomething(*app.board(), turn * 31 + n * 17);
                if (n % 5 == 0 && app.board()->canUndo())
                    app.board()->undo();
                if (n % 3 == 0 || tablets.game(active).stage() != QLatin1String("turn")) {
                    QVERIFY(tablets.sees(other));
                    if (tablets.game(other).length() > 0)
                        QCOMPARE(seenBy(tablets, other), seenBy(tablets, active));
                    QCOMPARE(tablets.game(other).live(), tablets.game(other).length() > 0);
                }
                QVERIFY2(tablets.failures.isEmpty(), qPrintable(tablets.failures.join(u'\n')));
            }
            seenAgain = takesBackADie(tablets, active) || seenAgain;
            const int length = tablets.game(other).length();
            QVERIFY(tablets.game(active).send({}, QString()));
            QTRY_COMPARE_WITH_TIMEOUT(tablets.game(other).turn(), turn + 1, longWait);
            QVERIFY(!tablets.game(other).live());
            QCOMPARE(tablets.game(other).length(), length); // all of it had been seen
            QCOMPARE(tablets.game(other).stage(), QStringLiteral("shown"));
            QTRY_VERIFY_WITH_TIMEOUT(tablets.post(active).alike(), longWait);
        }
        QVERIFY2(tablets.failures.isEmpty(), qPrintable(tablets.failures.join(u'\n')));
        QVERIFY(seenAgain || turns < 40);
    }

    // LNK-40, LNK-41: either app ends in the middle of a turn and comes back; the guest by itself, the other by its old code.
    void eitherMayEndInTheMiddle()
    {
        TwoTablets tablets;
        QVERIFY(tablets.meet());
        const QString link = tablets.post(0).link();
        tablets.game(0).takeUp();
        for (int n = 0; n < 4; ++n)
            doSomething(*tablets.apps[0]->board(), 3 + n * 17);
        QVERIFY(tablets.sees(1));
        tablets.apps[1].reset();
        QTRY_COMPARE_WITH_TIMEOUT(tablets.post(0).state(), QStringLiteral("lost"), longWait);
        for (int n = 0; n < 3; ++n)
            doSomething(*tablets.apps[0]->board(), 5 + n * 17);
        QVERIFY(tablets.open(1).mail()->open(tablets.battle));
        QVERIFY(tablets.connected());
        QVERIFY(tablets.sees(1));
        QVERIFY(tablets.game(1).live());

        tablets.apps[0].reset();
        QTRY_COMPARE_WITH_TIMEOUT(tablets.post(1).state(), QStringLiteral("lost"), longWait);
        const int seen = tablets.game(1).length();
        const int port = link::joinLinkFrom(link.toStdString()).port;
        QVERIFY(!answers(port));
        QVERIFY(tablets.open(0).mail()->open(tablets.battle));
        QCOMPARE(tablets.post(0).role(), QString());
        QVERIFY(!answers(port)); // LNK-01: nothing listens unasked
        QVERIFY(tablets.post(0).lasts(tablets.battle));
        QVERIFY(tablets.post(0).share(tablets.battle));
        QCOMPARE(tablets.post(0).link(), link);
        QVERIFY(tablets.connected());
        QVERIFY(tablets.sees(1));
        QCOMPARE(tablets.game(1).length(), seen);
        QVERIFY(playTurn(*tablets.apps[0], 1));
        QVERIFY(tablets.sees(1));
        tablets.apps[1].reset(); // and the turn is sent while nobody is there
        QTRY_COMPARE_WITH_TIMEOUT(tablets.post(0).state(), QStringLiteral("lost"), longWait);
        QVERIFY(tablets.game(0).send({}, QString()));
        QVERIFY(tablets.open(1).mail()->open(tablets.battle));
        QTRY_COMPARE_WITH_TIMEOUT(tablets.game(1).turn(), 2, longWait);
        QVERIFY2(tablets.failures.isEmpty(), qPrintable(tablets.failures.join(u'\n')));
    }

    // PBM-67 to PBM-69: what is told of a turn is believed no more than a mail.
    void nothingIsBelieved()
    {
        TwoTablets tablets;
        QVERIFY(tablets.meet());
        tablets.game(0).takeUp();
        for (int n = 0; n < 12; ++n)
            doSomething(*tablets.apps[0]->board(), 3 + n * 17);
        QVERIFY(tablets.sees(1));
        const int port = link::joinLinkFrom(tablets.post(0).link().toStdString()).port;
        QVERIFY(answers(port));
        tablets.post(0).stop();
        QTRY_VERIFY_WITH_TIMEOUT(!answers(port), longWait); // LNK-01
        QTRY_COMPARE_WITH_TIMEOUT(tablets.stopped.size(), 1, longWait);
        QVERIFY(tablets.stopped.front().startsWith(QLatin1String("Anna has stopped it.")));
        QCOMPARE(tablets.post(1).role(), QString());
        QVERIFY(!tablets.post(1).lasts(tablets.battle));
        const mail::OpenTurn &turn = *tablets.game(0).table()->turn();
        std::vector<std::string> acts;
        for (const mail::Act &act : turn.acts())
            acts.push_back(mail::written(act));
        const std::string value = mail::chainValue(tablets.game(0).table()->row().secrets.root, 1);
        MailGame &game = tablets.game(1);
        const auto ruleOf = [&](int number, const std::string &of, const std::vector<std::string> &lines) {
            try {
                game.hear(number, of, lines);
            } catch (const mail::Faulty &faulty) {
                return QString::fromStdString(faulty.fault().rule);
            }
            return QString();
        };
        QCOMPARE(ruleOf(1, value, acts), QString());
        QCOMPARE(ruleOf(1, std::string(64, 'a'), acts), QStringLiteral("PBM-67"));
        QCOMPARE(ruleOf(1, "no value", acts), QStringLiteral("PBM-67"));
        QCOMPARE(ruleOf(3, value, acts), QStringLiteral("PBM-70"));
        std::vector<std::string> twice = acts;
        twice.push_back(acts.front());
        QCOMPARE(ruleOf(1, value, twice), QStringLiteral("PBM-69"));
        QCOMPARE(game.ruleset().view(game.state(), "").sides.size(), std::size_t{2}); // and it stands where it stood
        QCOMPARE(ruleOf(1, value, acts), QString());
        QVERIFY(tablets.watch(1));
        QCOMPARE(game.length(), static_cast<int>(acts.size()));
        // Joined once more from somewhere else, by the new code: it leads back to the battle.
        tablets.game(1).close();
        QVERIFY(tablets.post(0).share(tablets.battle));
        const QSignalSpy back(tablets.apps[1]->mail(), &MailModel::arrived);
        QVERIFY(tablets.post(1).join(tablets.post(0).link()));
        QTRY_COMPARE_WITH_TIMEOUT(back.count(), 1, longWait);
        QCOMPARE(back[0][0].toMap()["page"].toString(), QStringLiteral("BoardPage"));
        QCOMPARE(back[0][0].toMap()["battle"].toString(), tablets.battle);
        tablets.post(0).stop();
        QTRY_COMPARE_WITH_TIMEOUT(tablets.stopped.size(), 2, longWait);
        // The battle goes on by e-mail.
        QVERIFY(playTurn(*tablets.apps[0], 1));
        QVERIFY(tablets.game(0).send({}, QString()));
        QVERIFY(tablets.send(*tablets.apps[0]));
        QCOMPARE(tablets.apps[1]->mail()->openFile(QUrl::fromLocalFile(tablets.file))["page"].toString(), QStringLiteral("BoardPage"));
        QCOMPARE(tablets.game(1).turn(), 2);
    }

    void anotherLinkIsNone()
    {
        TwoTablets tablets;
        AppModel &app = tablets.open(0);
        QVERIFY(!app.mail()->post()->knows(QStringLiteral("optio:join?")));
        QVERIFY(!app.mail()->post()->knows(QStringLiteral("192.168.1.20")));
        QVERIFY(!app.mail()->post()->share(QStringLiteral("no battle")));
        QCOMPARE(tablets.failures.size(), 1);
        QVERIFY(!app.mail()->post()->join(QStringLiteral("nonsense")));
        QCOMPARE(tablets.failures.size(), 2);
        QCOMPARE(app.mail()->post()->role(), QString());
    }

    // PBM-44, PBM-45: the end of the battle, and both closings, without a mail.
    void theEndComesToo()
    {
        TwoTablets tablets;
        QVERIFY(tablets.meet());
        tablets.game(0).takeUp();
        QVERIFY(tablets.game(0).send({}, QStringLiteral("resign")));
        QTRY_VERIFY_WITH_TIMEOUT(tablets.game(1).ended()["over"].toBool() && !tablets.game(1).showing(), longWait);
        QTRY_VERIFY_WITH_TIMEOUT(tablets.post(0).alike() && tablets.post(1).alike(), longWait);
        for (const int player : {0, 1})
            QVERIFY(tablets.apps[player]->mail()->outgoing(tablets.battle)["audit"].toString().contains(QLatin1String("no fault")));
    }
};

OPTIO_TEST(MailTableTest)

} // namespace mail_table_test

#include "mail_table_test.moc"
