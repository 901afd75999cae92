// SPDX-License-Identifier: GPL-3.0-or-later
// Dice with names in the window: given where they are typed, offered again after a restart, written with each roll, and told one by one
// over all games.
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"

#include <QTemporaryDir>

namespace die_names_page_test {

using namespace optio;
using namespace optio::test;

class DieNamesPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void walk_data() { pictureRows(); }
    void walk();
};

namespace {

/// Opens the form of a fight between the first of both sides, and types its dice.
void fight(const Running &running, int a, int b, const char *number = "1")
{
    AppModel &app = running.app();
    app.game()->ask("close-combat", {{"a", std::string("a1.") + number}, {"b", std::string("b1.") + number}});
    QTRY_VERIFY(app.resolver()->isOpen() && app.resolver()->ready());
    running.settle();
    for (const auto &[at, face] : {std::pair(0, a), std::pair(1, b)})
        app.resolver()->setDie(app.resolver()->dice()[at].toMap()["die"].toInt(), face);
    QVERIFY(app.resolver()->typedFaces().has_value());
}

Json last(const Running &running) { return running.app().game()->read(running.app().game()->game().length()).json; }

} // namespace

void DieNamesPageTest::walk()
{
    const QTemporaryDir folder;
    QString id;
    {
        const Running running(folder.path());
        Pictures pictures(running, QStringLiteral("dice-names"));
        AppModel &app = running.app();
        QStringList failures;
        connect(&app, &AppModel::failed, this, [&](const QString &sentence) { failures.append(sentence); });
        app.prefs()->setDice(QStringLiteral("typed"));
        id = app.games()->importFile(goldenGame("dbm-short.optio-game"));
        QVERIFY(app.games()->open(id));
        running.eval(QStringLiteral("show('GamePage', {})"));
        app.game()->ask("close-combat", {{"a", "a1.1"}, {"b", "b1.1"}});
        QTRY_VERIFY(app.resolver()->isOpen() && app.resolver()->ready());
        running.settle();
        QCOMPARE(app.resolver()->owners().size(), 2);
        pictures.take(QStringLiteral("form"));
        QVERIFY(running.tap(QStringLiteral("nameDice")));
        QVERIFY(running.awaited(QStringLiteral("nameDiceKeep")) != nullptr);
        for (const auto &[field, name] : {std::pair("diceName_a", "red d6"), std::pair("diceName_b", "Ben's blue one")}) {
            QVERIFY(running.tap(QString::fromLatin1(field)));
            for (const char *letter = name; *letter != 0; ++letter)
                QTest::keyClick(running.window(), *letter);
        }
        pictures.take(QStringLiteral("naming"));
        QVERIFY(running.tap(QStringLiteral("nameDiceKeep")));
        QTRY_COMPARE(app.resolver()->owners()[0].toMap()["name"].toString(), QStringLiteral("red d6"));
        QTest::qWait(250);
        pictures.take(QStringLiteral("named"));
        app.resolver()->close();
        fight(running, 4, 2);
        app.resolver()->roll();
        running.settle();
        QCOMPARE(last(running).at("dieNames"), Json({"red d6", "Ben's blue one"}));
        // Taken back and typed again, it is named again; names that are none are refused and change nothing.
        app.result()->change();
        running.settle();
        QVERIFY(app.resolver()->isOpen());
        for (const QString &wrong : {QString(41, u'x'), QStringLiteral("red\u202Ed6"), QStringLiteral("red\nd6")})
            QVERIFY(!app.resolver()->nameDice(QStringLiteral("a"), wrong));
        QCOMPARE(failures.size(), 3);
        QCOMPARE(app.resolver()->knownDice(), (QStringList{QStringLiteral("Ben's blue one"), QStringLiteral("red d6")}));
        QVERIFY(app.resolver()->nameDice(QStringLiteral("b"), QString()));
        fight(running, 4, 2);
        app.resolver()->roll();
        running.settle();
        QCOMPARE(last(running).at("dieNames"), Json({"red d6", ""}));
        app.result()->accept();
        QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(u'\n')));
    }
    const Running running(folder.path());
    Pictures pictures(running, QStringLiteral("dice-names"));
    AppModel &app = running.app();
    QVERIFY(app.games()->open(id));
    running.eval(QStringLiteral("show('GamePage', {})"));
    fight(running, 6, 6, "2"); // the first have fought
    QCOMPARE(app.resolver()->owners()[0].toMap()["name"].toString(), QStringLiteral("red d6"));
    QVERIFY(running.tap(QStringLiteral("nameDice")));
    QVERIFY(running.tap(QStringLiteral("knownDie_b_Ben's blue one"))); // one of those that were given before
    QVERIFY(running.tap(QStringLiteral("nameDiceKeep")));
    QTRY_VERIFY(!app.resolver()->owners()[1].toMap()["name"].toString().isEmpty());
    app.resolver()->roll();
    running.settle();
    const int n = app.game()->game().length();
    QVERIFY(last(running).contains("dieNames"));
    app.result()->accept();
    running.eval(QStringLiteral("show('EntryPage', {'n': %1})").arg(n));
    QVERIFY(running.awaited(QStringLiteral("entryPage")) != nullptr);
    pictures.take(QStringLiteral("entry"));
    running.eval(QStringLiteral("show('RecordPage', {})"));
    QVERIFY(running.awaited(QStringLiteral("recordPage")) != nullptr);
    running.eval(QStringLiteral("current.tab = 'dice'"));
    QTRY_VERIFY(!app.luck()->counting() && !app.luck()->allDice().isEmpty());
    QStringList named;
    for (const QVariant &row : app.luck()->allDice())
        if (!row.toMap()["name"].toString().isEmpty())
            named.append(row.toMap()["label"].toString());
    QVERIFY2(named.contains(QStringLiteral("Your red d6")), qPrintable(named.join(u',')));
    pictures.take(QStringLiteral("dice"));
    QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(u'\n')));
}

OPTIO_TEST(DieNamesPageTest)

} // namespace die_names_page_test

#include "die_names_page_test.moc"
