// SPDX-License-Identifier: GPL-3.0-or-later
// A battle by e-mail through the app of two players: what came is shown before the own turn (PBM-43), every act is kept at once (PBM-41),
// undo as far as it goes (PBM-42), sent as often as one likes (PBM-04), resigned and audited (PBM-44, PBM-45), deleted (PBM-47).
#include "app/home/house_model.h"
#include "rulesets/hoplites/hoplites.h"
#include "tests/app/board/fake_player.h"
#include "tests/app/mail/mail_hands.h"
#include "tests/deep.h"
#include "tests/suite.h"

#include <QClipboard>
#include <QRegularExpression>

namespace mail_play_test {

using namespace optio;
using namespace optio::test;

namespace {

QByteArray bytesOf(const QString &file)
{
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
}

/// What may be seen of an own hand while it is hidden: nothing.
bool handHidden(const AppModel &app) { return app.board()->hand()->count() == 0 && !app.board()->handShown(); }

/// Shows what came, to its end.
void watch(const AppModel &app)
{
    app.board()->skip();
    QTRY_VERIFY_WITH_TIMEOUT(app.mail()->battle()->stage() != QLatin1String("showing"), 20000);
}

} // namespace

class MailPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    // PBM-05: what an e-mail battle settles by itself cannot be chosen, and says why.
    void invitationHasItsOptionsFixed()
    {
        const MailPlayers players;
        const auto a = players.app(0);
        NewBattleModel &choices = *a->newBattle();
        QVERIFY(choices.take(QStringLiteral("hoplites")));
        const auto fixed = [&] {
            QStringList ids;
            for (const QVariant &topic : choices.topics())
                for (const QVariant &one : topic.toMap()["questions"].toList())
                    if (!one.toMap()["fixed"].toString().isEmpty())
                        ids.append(one.toMap()["id"].toString());
            return ids;
        };
        QVERIFY(fixed().isEmpty());
        choices.answer(QStringLiteral("fog"), true);
        choices.setOpponent(QStringLiteral("mail"));
        QVERIFY(choices.playedByMail());
        QVERIFY(fixed().contains(QLatin1String("fog")) && fixed().contains(QLatin1String("variable_initiative")));
        QCOMPARE(a->mail()->invite(QString()), QString()); // nobody has signed
        a->mail()->setName(QStringLiteral(" Anna "));
        const QString id = a->mail()->invite(QStringLiteral("Our first"));
        QVERIFY(!id.isEmpty());
        QCOMPARE(a->mail()->count(), 1);
        QCOMPARE(a->mail()->rows()->get(0)["stateText"].toString(), QStringLiteral("invited; waiting for the answer"));
        QVERIFY(!a->mail()->open(id)); // PBM-01: it has not begun
        QVERIFY(a->mail()->outgoing(id)["fileName"].toString().startsWith(QLatin1String("Our first invitation from Anna")));
        // Against the computer fog is as it was chosen.
        choices.setOpponent(QStringLiteral("human"));
        QVERIFY(fixed().isEmpty() && choices.altered().contains(QLatin1String("fog")));
    }

    void aBattleKeepsItsHouseRules() // DAT-15
    {
        MailPlayers players;
        const QString rules = players.post.filePath(QStringLiteral("hands.toml"));
        QFile file(rules);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("extends = \"hoplites\"\nid = \"hands\"\nname = \"Other hands\"\n[battle.hand]\nmost = 5\n");
        file.close();
        for (const int player : {0, 1})
            QVERIFY(!players.app(player)->house()->add(QUrl::fromLocalFile(rules)).isEmpty());
        QVERIFY(players.begin(QStringLiteral("antiquity"), QStringLiteral("hoplites+hands")));
        const auto a = players.app(0);
        QVERIFY(a->house()->remove(a->house()->files().value(0).toMap()["file"].toString()));
        QCOMPARE(a->mail()->openFile(QUrl::fromLocalFile(players.file))["page"].toString(), QStringLiteral("BoardPage"));
        QCOMPARE(dynamic_cast<const hoplites::Hoplites &>(a->mail()->battle()->ruleset()).sheet().numbers.hand, 5);
        a->mail()->battle()->takeUp();
        QVERIFY(playTurn(*a, 1));
    }

    /// DAT-07: a battle by e-mail is heard as any other is.
    void whatIsDoneIsHeard()
    {
        MailPlayers players;
        QVERIFY(players.begin());
        const auto a = players.app(0);
        QList<std::string> played;
        a->sounds()->setPlayer(std::make_unique<FakePlayer>(&played));
        a->prefs()->setSound(true);
        QStringList failures;
        connect(a.get(), &AppModel::failed, this, [&](const QString &sentence) { failures.append(sentence); });
        QStringList heard;
        connect(a->board(), &BoardModel::heard, this, [&](const QStringList &events) { heard += events; });
        a->mail()->openFile(QUrl::fromLocalFile(players.file));
        a->mail()->battle()->takeUp();
        QVERIFY(playTurn(*a, 1));
        QVERIFY2(failures.isEmpty(), qPrintable(failures.join(u'\n')));
        QVERIFY(heard.contains(QLatin1String("phase")));
    }

    void turnsGoToAndFro_data()
    {
        QTest::addColumn<QString>("period");
        QTest::addColumn<int>("turns");
        QTest::newRow("antiquity") << "antiquity" << 6;
        for (const char *period : {"300", "samurai", "fantasy"})
            QTest::newRow(period) << QString::fromLatin1(period) << (deep() ? 6 : 3);
    }
    void turnsGoToAndFro()
    {
        QFETCH(QString, period);
        QFETCH(int, turns);
        MailPlayers players;
        QVERIFY(players.begin(period));
        for (int turn = 1; turn <= turns; ++turn) {
            const int side = (turn + 1) % 2;
            QString file;
            {
                const auto app = players.app(side);
                MailGame &battle = *app->mail()->battle();
                const QVariantMap to = app->mail()->openFile(QUrl::fromLocalFile(players.file));
                QCOMPARE(to["page"].toString(), QStringLiteral("BoardPage"));
                QVERIFY(app->board()->isOpen() && !app->game()->isOpen());
                QCOMPARE(battle.turn(), turn);
                QVERIFY(handHidden(*app));
                if (turn > 1) {
                    QCOMPARE(battle.stage(), QStringLiteral("showing"));
                    QVERIFY(!app->board()->mine() && app->board()->computing());
                    watch(*app);
                    QVERIFY(handHidden(*app));
                    QVERIFY(app->board()->tales()->count() > 0);
                    QVERIFY(battle.dice().startsWith(QLatin1String("Dice: sealed")));
                    battle.showAgain(); // once more, then on
                    QCOMPARE(battle.stage(), QStringLiteral("showing"));
                    watch(*app);
                }
                QCOMPARE(battle.stage(), QStringLiteral("shown"));
                QVERIFY(!app->board()->mine());
                battle.takeUp();
                QCOMPARE(battle.stage(), QStringLiteral("turn"));
                QVERIFY(app->board()->mine() && app->board()->handShown());
                // What was played and discarded at random may have been the whole hand.
                const Json seen = toJson(battle.ruleset().view(battle.state(), side == 0 ? "a" : "b"));
                const int held = seen.at("sides").at(static_cast<std::size_t>(side)).at("handCount").get<int>();
                QVERIFY(held > 0 || turn > 2);
                QCOMPARE(app->board()->hand()->count(), held);
                QVERIFY(!battle.send({}, QString()) || turn == 0); // it is not finished
                for (int n = 0; n < 3; ++n)
                    doSomething(*app->board(), turn * 5 + n);
            }
            {
                // PBM-41: closed in mid-turn, it goes on where it stood, with what was told.
                const auto app = players.app(side);
                QVERIFY(app->mail()->open(players.battle));
                MailGame &battle = *app->mail()->battle();
                if (battle.stage() == QLatin1String("showing"))
                    watch(*app);
                battle.takeUp();
                QVERIFY(playTurn(*app, turn));
                QVERIFY(!app->board()->mine());
                const QVariantList orders = battle.orders();
                QVERIFY(!orders.isEmpty());
                QVERIFY(battle.send({{"withdraw/SK", turn % 2 == 0 ? "always" : "never"}, {"react/LI", "computer"}}, QString()));
                QCOMPARE(battle.stage(), QStringLiteral("waiting"));
                QVERIFY(players.send(*app));
                file = players.file;
            }
            {
                // PBM-04: after a restart the same file, to the last byte.
                const auto app = players.app(side);
                QVERIFY(players.send(*app));
                QCOMPARE(bytesOf(players.file), bytesOf(file));
                // PBM-40: the orders are those given last.
                QVERIFY(app->mail()->open(players.battle));
                const QVariantMap first = app->mail()->battle()->orders().front().toMap();
                QCOMPARE(first["id"].toString(), QStringLiteral("withdraw/SK"));
                QCOMPARE(first["value"].toString(), turn % 2 == 0 ? QStringLiteral("always") : QStringLiteral("never"));
                QVERIFY(!app->board()->mine());
            }
        }
        // PBM-63: an old file.
        const auto app = players.app(0);
        QCOMPARE(app->mail()->openFile(QUrl::fromLocalFile(players.post.filePath(QStringLiteral("2.optio-turn"))))["page"].toString(),
                 QStringLiteral("MailCamePage"));
        QCOMPARE(app->mail()->came()["rule"].toString(), QStringLiteral("PBM-63"));
    }

    // To its end, without care for who wins: both hands are opened, and the audit finds no fault (PBM-45).
    void wholeBattle_data()
    {
        QTest::addColumn<QString>("period");
        for (const char *period : {"antiquity", "300", "samurai", "fantasy"})
            if (deep() || QByteArray(period) == "300")
                QTest::newRow(period) << QString::fromLatin1(period);
    }
    void wholeBattle()
    {
        QFETCH(QString, period);
        MailPlayers players;
        QVERIFY(players.begin(period));
        bool over = false;
        for (int turn = 1; turn <= 150 && !over; ++turn) {
            const auto app = players.app((turn + 1) % 2);
            QVERIFY(!app->mail()->openFile(QUrl::fromLocalFile(players.file)).isEmpty());
            if (app->mail()->came()["kind"] == QLatin1String("closed"))
                break;
            MailGame &battle = *app->mail()->battle();
            if (battle.stage() == QLatin1String("showing"))
                watch(*app);
            battle.takeUp();
            if (turn == 40) // it takes its time
                QVERIFY(battle.send({}, QStringLiteral("resign")));
            else {
                QVERIFY2(playTurn(*app, turn * 13), qPrintable(battle.stage()));
                QVERIFY(battle.send({}, QString()));
            }
            over = battle.stage() == QLatin1String("over");
            QVERIFY(players.send(*app));
            if (over) {
                const auto other = players.app(turn % 2);
                QVERIFY(!other->mail()->openFile(QUrl::fromLocalFile(players.file)).isEmpty());
                QCOMPARE(other->mail()->came()["kind"].toString(), QStringLiteral("closed"));
                const QString audit = other->mail()->outgoing(players.battle)["audit"].toString();
                QVERIFY2(audit.contains(QLatin1String("no fault")), qPrintable(audit));
            }
        }
        QVERIFY(over);
    }

    // PBM-42
    void undoStopsAtADieOrACard()
    {
        MailPlayers players;
        QVERIFY(players.begin());
        const auto app = players.app(0);
        QVERIFY(!app->mail()->openFile(QUrl::fromLocalFile(players.file)).isEmpty());
        MailGame &battle = *app->mail()->battle();
        battle.takeUp();
        BoardModel &board = *app->board();
        const int hand = board.hand()->count(), tales = board.tales()->count();
        QVERIFY(!board.canUndo());
        QString played;
        for (const QString &source : board.sources())
            if (!source.startsWith(QLatin1String("card:"))) {
                played = source;
                break;
            }
        QVERIFY(!played.isEmpty());
        board.pick(played);
        QVERIFY(!board.targets().isEmpty());
        board.tap(board.targets().front());
        QCOMPARE(board.hand()->count(), hand - 1);
        QVERIFY(board.tales()->count() > tales);
        QVERIFY(board.canUndo());
        board.undo();
        QCOMPARE(board.hand()->count(), hand);
        QCOMPARE(board.tales()->count(), tales);
        QVERIFY(!board.canUndo());
    }

    // PBM-44, PBM-45, PBM-47
    void resignedAndAudited()
    {
        MailPlayers players;
        QVERIFY(players.begin());
        {
            const auto app = players.app(0);
            (void)app->mail()->openFile(QUrl::fromLocalFile(players.file));
            app->mail()->battle()->takeUp();
            doSomething(*app->board(), 1);
            QVERIFY(app->mail()->battle()->send({}, QStringLiteral("resign")));
            QCOMPARE(app->mail()->battle()->stage(), QStringLiteral("over"));
            QVERIFY(app->board()->ended()["over"].toBool());
            QCOMPARE(app->board()->ended()["winner"].toString(), QStringLiteral("b"));
            QVERIFY(app->board()->ended()["text"].toString().startsWith(QLatin1String("Anna resigns")));
            QVERIFY(players.send(*app));
            QVERIFY(app->mail()->outgoing(players.battle)["audit"].toString().contains(QLatin1String("Ben")));
        }
        const auto app = players.app(1);
        QCOMPARE(app->mail()->openFile(QUrl::fromLocalFile(players.file))["page"].toString(), QStringLiteral("MailCamePage"));
        QCOMPARE(app->mail()->came()["kind"].toString(), QStringLiteral("closed"));
        const QString audit = app->mail()->outgoing(players.battle)["audit"].toString();
        QVERIFY2(audit.contains(QLatin1String("no fault")), qPrintable(audit));
        QCOMPARE(app->mail()->rows()->get(0)["stateText"].toString(), QStringLiteral("over, you have won"));
        QVERIFY(app->mail()->remove(players.battle));
        QCOMPARE(app->mail()->count(), 0);
    }

    void textInAndOut()
    {
        MailPlayers players;
        QVERIFY(players.begin());
        const auto app = players.app(1);
        QVERIFY(app->mail()->copy(players.battle));
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY(text.contains(QLatin1String("BEGIN OPTIO TURN")));
        const auto other = players.app(0);
        QString quoted = QStringLiteral("Hello Anna,\n");
        for (const QString &line : text.split(u'\n'))
            quoted += QStringLiteral("> ") + line + u'\n';
        // Repaired mail is said before one goes on.
        QCOMPARE(other->mail()->openText(quoted)["page"].toString(), QStringLiteral("MailCamePage"));
        QCOMPARE(other->mail()->came()["kind"].toString(), QStringLiteral("news"));
        QCOMPARE(other->mail()->came()["notes"].toStringList().size(), 1);
        QVERIFY(other->mail()->open(players.battle));
        QCOMPARE(other->mail()->openText(QStringLiteral("nothing in it"))["page"].toString(), QStringLiteral("MailCamePage"));
        QCOMPARE(other->mail()->came()["kind"].toString(), QStringLiteral("refused"));
        QVERIFY(!other->board()->isOpen()); // what was open is put away while a file is looked at
    }
};

OPTIO_TEST(MailPlayTest)

} // namespace mail_play_test

#include "mail_play_test.moc"
