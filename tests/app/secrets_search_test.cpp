// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is not its owner's page is searched for what one side alone may know: the window with its title and what a screen reader
// hears, the journal, every entry, the report and its page, printed sheets, the list of games, the fault report, the log, the view of the
// other side and of both; of a battle by e-mail the file that is sent. One that is let out on purpose is found.
#include "tests/app/mail/mail_hands.h"
#include "tests/suite.h"

#include "app/app_model.h"
#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "db/mail_book.h"
#include "rules/report/story.h"

#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>

#include <set>

namespace secrets_search_test {

using namespace optio;
using namespace optio::test;

namespace {

/// All that was logged, whatever its rank.
QString &logged()
{
    static QString text;
    return text;
}

/// The texts in a value of JSON that are long enough to tell something.
void textsIn(const Json &json, std::set<std::string> &texts)
{
    if (json.is_string() && json.get_ref<const std::string &>().size() >= 4)
        texts.insert(json.get<std::string>());
    for (const Json &inner : json.is_structured() ? json : Json::array())
        textsIn(inner, texts);
}

std::set<std::string> seenBy(const GameModel &game, const std::string &side)
{
    std::set<std::string> texts;
    textsIn(toJson(game.game().ruleset().view(game.game().state(), side)), texts);
    return texts;
}

/// What a side sees and neither the other nor both together.
QStringList secretsOf(const GameModel &game, const std::string &side)
{
    const std::set<std::string> own = seenBy(game, side), other = seenBy(game, side == "a" ? "b" : "a"), both = seenBy(game, "");
    QStringList secrets;
    for (const std::string &text : own)
        if (!other.contains(text) && !both.contains(text))
            secrets.append(qt(text));
    return secrets;
}

void heard(QAccessibleInterface *face, QString &told, int depth = 0)
{
    if (face == nullptr || depth > 60)
        return;
    for (const QAccessible::Text part : {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        told += face->text(part) + u'\n';
    for (int i = 0; i < face->childCount(); ++i)
        heard(face->child(i), told, depth + 1);
}

/// What the window shows and tells.
QString shown(const Running &running)
{
    QString told = running.window()->title() + u'\n';
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items)
        told += item->property("text").toString() + u'\n' + spokenName(item) + u'\n';
    heard(QAccessible::queryAccessibleInterface(running.window()), told);
    return told + qt(fromVariant(running.app().about()->report()).dump()) + u'\n' + logged();
}

/// What a sheet of paper says.
QString printed(const Running &running)
{
    PrintModel &printing = *running.app().printing();
    if (!printing.openGame())
        return {};
    QString told;
    const QTemporaryDir folder;
    for (const QString &side : {QStringLiteral("a"), QStringLiteral("b")}) {
        printing.setSide(side);
        const QString file = folder.filePath(QStringLiteral("sheet.pdf"));
        if (!printing.savePdf(QUrl::fromLocalFile(file)))
            continue;
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), file, QStringLiteral("-")});
        if (reader.waitForFinished(20000))
            told += QString::fromUtf8(reader.readAllStandardOutput());
    }
    return told;
}

/// Everything of a game that both may read.
QString told(const Running &running)
{
    GameModel &game = *running.app().game();
    QString all = game.report() + game.undoText() + game.title() + printed(running);
    for (int n = 1; n <= game.game().length(); ++n)
        all += qt(fromVariant(game.entry(n)).dump());
    JournalModel &journal = *game.journal();
    while (journal.canFetchMore({}))
        journal.fetchMore({});
    const QList<int> roles = journal.roleNames().keys();
    for (int row = 0; row < journal.rowCount(); ++row)
        for (const int role : roles)
            all += qt(fromVariant(journal.data(journal.index(row), role)).dump());
    std::vector<Entry> entries;
    for (int n = 0; n <= game.game().length(); ++n)
        entries.push_back(game.read(n));
    // The page carries its journal, of which the game's file alone is the whole; what it shows is searched.
    const std::string page = battlePage(game.game().ruleset(), entries, false);
    all += qt(page) + qt(fromVariant(running.app().games()->latest()).dump());
    return all;
}

/// Walks over the pages of a game; gives all that was shown and told.
QString walked(const Running &running)
{
    QString all = told(running);
    const auto look = [&](const QString &script) {
        running.eval(script);
        running.rest();
        running.settle();
        all += shown(running);
    };
    look(QStringLiteral("show('GamePage', {})"));
    look(QStringLiteral("current.find()"));
    look(QStringLiteral("current.closeInner()"));
    if (running.app().game()->game().length() > 0) {
        look(QStringLiteral("show('EntryPage', {n: 1})"));
        look(QStringLiteral("leavePage()"));
    }
    look(QStringLiteral("show('SettingsPage', {})"));
    look(QStringLiteral("leavePage(); show('PrintPage', {game: true})"));
    look(QStringLiteral("leavePage()"));
    for (const char *side : {"a", "b"}) { // the curtain, before its owner has taken the tablet
        running.app().handOver()->handTo(QString::fromLatin1(side));
        look(QStringLiteral("true"));
        running.app().handOver()->done();
    }
    return all;
}

/// Which are told more often than before there were any: the rules of a stratagem may be read by everybody.
QStringList foundIn(const QString &text, const QStringList &secrets, const QString &before = {})
{
    QStringList found;
    for (const QString &one : secrets)
        if (const auto now = text.count(one), then = before.count(one); now > then)
            found.append(QStringLiteral("%1 (%2 times, %3 before): …%4…")
                             .arg(one)
                             .arg(now)
                             .arg(then)
                             .arg(text.mid(std::max<qsizetype>(0, text.lastIndexOf(one) - 80), 200)));
    return found;
}

} // namespace

class SecretsSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        listenForComplaints();
        static QtMessageHandler usual = nullptr;
        usual = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &context, const QString &text) {
            logged() += text + u'\n';
            if (usual)
                usual(type, context, text);
        });
    }

    void games_data();
    void games();
    void mail();
};

void SecretsSearchTest::games_data()
{
    QTest::addColumn<QStringList>("battle");
    QTest::addColumn<int>("least");
    QTest::newRow("tropaion") << QStringList{"tropaion", "tropaion/gallic", "tropaion/caesarian-roman"} << 2;
    QTest::newRow("ancients") << QStringList{"ancients", "ancients/legion", "ancients/feudal-host"} << 1;
    QTest::newRow("hoplites") << QStringList{"hoplites", "hoplites/carthage", "hoplites/gauls"} << 1;
}

/// TRO-026 to TRO-031, ANC-112, ANC-113, HOP-041.
void SecretsSearchTest::games()
{
    QFETCH(QStringList, battle);
    QFETCH(int, least);
    const QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize({1280, 800});
    QVERIFY(running.app().games()->create(battle[0], battle[1], battle[2]));
    GameModel &game = *running.app().game();
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.rest();
    const QString before = battle[0] == QLatin1String("hoplites") ? QString() : walked(running); // whose cards are dealt from the start
    if (battle[0] == QLatin1String("tropaion")) {
        game.act("deal");
        running.app().result()->accept();
    } else if (battle[0] == QLatin1String("ancients")) {
        running.app().handOver()->handTo("b");
        running.app().handOver()->take();
        QVERIFY(running.click(QStringLiteral("private_seal-note")));
        running.app().resolver()->setAnswer(QStringLiteral("sl.kind"), QStringLiteral("strategic_advantage"));
        running.app().resolver()->roll();
        running.app().handOver()->done();
        running.settle();
    }
    QStringList secrets = secretsOf(game, "a") + secretsOf(game, "b");
    if (battle[0] == QLatin1String("ancients"))
        secrets += QStringLiteral("trategic advantage");
    QVERIFY2(secrets.size() >= least, qPrintable(QString::number(secrets.size())));
    const QStringList found = foundIn(walked(running), secrets, before);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QStringLiteral(" | "))));
    qInfo("%s: %d secrets searched for, none found", qPrintable(battle[0]), static_cast<int>(secrets.size()));
    if (battle[0] != QLatin1String("hoplites")) { // its battles lie on the board, where nobody writes remarks
        QVERIFY(game.note(QStringLiteral("I hold ") + secrets.last()));
        QVERIFY(!foundIn(walked(running), secrets, before).isEmpty());
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

/// PBM-07, PBM-41: what a device keeps to itself of a battle by e-mail is in nothing that it shows or sends.
void SecretsSearchTest::mail()
{
    MailPlayers players;
    QVERIFY(players.begin());
    const QString folder = players.folders[0].path();
    const Running running(folder);
    running.app().prefs()->setReducedMotion(true);
    QVERIFY(!running.app().mail()->openFile(QUrl::fromLocalFile(players.file)).isEmpty());
    const MailRow row = MailBook(folder.toStdString()).battle(utf8(players.battle)).value();
    QStringList secrets;
    for (const std::string &one : {row.secrets.seed, row.secrets.root, row.secrets.hand})
        secrets.append(qt(one).left(16)); // of which a part would tell enough
    for (const QString &one : secrets)
        QCOMPARE(one.size(), 16);
    QString all;
    const auto look = [&](const QString &script) {
        running.eval(script);
        running.rest();
        running.settle();
        all += shown(running);
    };
    look(QStringLiteral("show('MailPage', {})"));
    look(QStringLiteral("leavePage(); if (App.mail.open('%1')) show('BoardPage', {})").arg(players.battle));
    look(QStringLiteral("leavePage(); show('SettingsPage', {})"));
    all += qt(fromVariant(running.app().mail()->outgoing(players.battle)).dump());
    all += qt(row.file) + qt(row.orders);
    const QStringList found = foundIn(all, secrets);
    QVERIFY2(found.isEmpty(), "a secret of the battle by e-mail is shown or sent");
    running.app().mail()->setName(secrets.first()); // let out on purpose
    look(QStringLiteral("leavePage(); show('MailPage', {}); show('NewBattlePage', {ruleset: 'hoplites', mailed: true})"));
    running.app().newBattle()->take(QStringLiteral("hoplites"));
    running.app().newBattle()->setOpponent(QStringLiteral("mail"));
    const QString another = running.app().mail()->invite(QString());
    QVERIFY(!another.isEmpty());
    all += qt(MailBook(folder.toStdString()).battle(utf8(another))->file);
    QVERIFY(!foundIn(all, secrets).isEmpty());
}

OPTIO_TEST(SecretsSearchTest)

} // namespace secrets_search_test

#include "secrets_search_test.moc"
