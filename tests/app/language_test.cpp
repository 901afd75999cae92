// SPDX-License-Identifier: GPL-3.0-or-later
// The language is chosen in Settings, holds at once and after a restart, tells an open game anew, and writes nothing but English into a
// journal.
#include "app/paper/report_rich.h"
#include "app/paper/sheet_words.h"
#include "app/qt/in_words.h"
#include "app/qt/phrasebook.h"
#include "tests/app/window.h"
#include "tests/suite.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace language_test {

using namespace optio::test;
using optio::Language;

class LanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        optio::setLook();
        listenForComplaints();
    }
    void init() { complaints().clear(); }
    void cleanup()
    {
        Language::insist({});
        Language().speak(QStringLiteral("en"));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }
    void settings();
    void insisted();
    void anOpenGame();
    void wholeValues();
    void onPaper();
    void reports();
    void words_data();
    void words();
};

void LanguageTest::settings()
{
    QTemporaryDir data;
    {
        const Running running(data.path());
        running.eval(QStringLiteral("show('SettingsPage', {})"));
        QCOMPARE(running.eval(QStringLiteral("current.children[0].title")).toString(), QStringLiteral("Settings"));
        QVERIFY(running.click(QStringLiteral("language_de")));
        QCOMPARE(running.eval(QStringLiteral("current.children[0].title")).toString(), QStringLiteral("Einstellungen"));
        QCOMPARE(QLocale().toString(1.5), QStringLiteral("1,5"));
        QVERIFY(running.click(QStringLiteral("language_fr")));
        QCOMPARE(running.eval(QStringLiteral("current.children[0].title")).toString(), QStringLiteral("Réglages"));
        QCOMPARE(running.app().prefs()->language(), QStringLiteral("fr"));
    }
    const Running again(data.path());
    again.eval(QStringLiteral("show('SettingsPage', {})"));
    QCOMPARE(again.eval(QStringLiteral("current.children[0].title")).toString(), QStringLiteral("Réglages"));
    QVERIFY(again.click(QStringLiteral("language_en")));
    QCOMPARE(again.eval(QStringLiteral("current.children[0].title")).toString(), QStringLiteral("Settings"));
    again.app().prefs()->setLanguage(QStringLiteral("tlh")); // nobody here speaks it
    QCOMPARE(again.app().prefs()->language(), QStringLiteral("en"));
}

void LanguageTest::insisted()
{
    QTemporaryDir data;
    Language::insist(QStringLiteral("de"));
    const Running running(data.path());
    QCOMPARE(running.app().prefs()->language(), QStringLiteral("system"));
    QCOMPARE(running.app().prefs()->spoken(), QStringLiteral("de"));
    running.eval(QStringLiteral("show('SettingsPage', {})"));
    QCOMPARE(running.eval(QStringLiteral("current.children[0].title")).toString(), QStringLiteral("Einstellungen"));
    QVERIFY(running.click(QStringLiteral("language_en"))); // what is chosen stands before what was asked for
    QCOMPARE(running.eval(QStringLiteral("current.children[0].title")).toString(), QStringLiteral("Settings"));
}

void LanguageTest::anOpenGame()
{
    QTemporaryDir data;
    const Running running(data.path());
    running.click(QStringLiteral("example_0_open"));
    running.eval(QStringLiteral("current.closeInner(); current.playExample(App.games.examples[0])"));
    QVERIFY(running.app().game()->isOpen());
    const QString id = running.app().game()->id();
    const QString titles = QStringLiteral("App.game.resolvers.map(one => one.title).join('|')");
    const QString english = running.eval(titles).toString();
    const auto marks = [&running](const char *of) {
        return running
            .eval(QStringLiteral(
                      "App.game.sides.map(side => side.groups.map(group => group.units.map(unit => unit.badges.map(badge => %1)"
                      ".concat([unit.detail, unit.shownDetail ?? unit.detail].slice(%2, %2 + 1)).join()).join()).join()).join('|')")
                      .arg(QLatin1String(of) == QLatin1String("text") ? QStringLiteral("badge.text")
                                                                      : QStringLiteral("badge.shown ?? badge.text"))
                      .arg(QLatin1String(of) == QLatin1String("text") ? 0 : 1))
            .toString();
    };
    const QString words = marks("text");
    QCOMPARE(marks("shown"), words); // English: nothing else is shown
    running.eval(QStringLiteral("show('SettingsPage', {})"));
    running.settle(); // a new page comes in from the side
    running.app().prefs()->setLanguage(QStringLiteral("de"));
    QVERIFY(running.app().game()->isOpen());
    QCOMPARE(running.app().game()->id(), id);
    const QString german = running.eval(titles).toString();
    QVERIFY2(german != english && german.contains(QStringLiteral("Nahkampf")), qPrintable(german));
    QCOMPARE(marks("text"), words); // they are keys
    QVERIFY(marks("shown") != words);
    const QString report = running.eval(QStringLiteral("App.game.report()")).toString();
    QVERIFY2(report.contains(QStringLiteral("begonnen am")) && !report.contains(QStringLiteral(" dice")), qPrintable(report));
    running.eval(QStringLiteral("leavePage()"));
    QCOMPARE(running.eval(QStringLiteral("current.objectName")).toString(), QStringLiteral("gamePage"));
    running.app().prefs()->setLanguage(QStringLiteral("en"));
    QCOMPARE(running.eval(titles).toString(), english);
    QCOMPARE(marks("shown"), words);
}

/// What is read is told in the language, to any depth; names and acts stay.
void LanguageTest::wholeValues()
{
    const QVariantMap act{{"label", "Close combat"}};
    const QVariantMap value{{"label", "Close combat"},
                            {"name", "Close combat"},
                            {"do", act},
                            {"ways", QVariantList{act}},
                            {"buys", QVariantList{QStringLiteral("shown to both players")}}};
    optio::openPhrasebook(QString());
    QCOMPARE(optio::inWords(value), QVariant(value));
    optio::openPhrasebook(QStringLiteral("de"));
    const QVariantMap german = optio::inWords(value).toMap();
    optio::openPhrasebook(QString());
    QCOMPARE(german["label"].toString(), QStringLiteral("Nahkampf"));
    QCOMPARE(german["name"].toString(), QStringLiteral("Close combat"));
    QCOMPARE(german["buys"].toList().first().toString(), QStringLiteral("beiden Spielern gezeigt"));
    QCOMPARE(german["do"].toMap(), act);
    QCOMPARE(german["ways"].toList().first().toMap()["label"].toString(), QStringLiteral("Nahkampf"));
}

/// Heads and cells of a sheet are told, boxes stay, and so do an army's name and what its player noted.
void LanguageTest::onPaper()
{
    const optio::Json boxes{{"boxes", 3}, {"done", 1}};
    const auto list = [](auto... items) { return optio::Json::array({items...}); };
    const optio::Json units{
        {"title", "Units"}, {"columns", list("No.", "Troops")}, {"rows", list(list("2", "Close combat"), list("1", boxes))}};
    const optio::Json notes{{"title", "Notes"}, {"columns", list()}, {"rows", list(list("Close combat"))}};
    const optio::Json sheet{
        {"id", "roster"}, {"title", "Close combat"}, {"note", "400 points \u00b7 legal"}, {"tables", list(units, notes)}};
    QVERIFY(optio::sheetInWords(sheet) == sheet);
    optio::openPhrasebook(QStringLiteral("de"));
    const optio::Json told = optio::sheetInWords(sheet);
    optio::Json chart = sheet;
    chart["id"] = "combat";
    const optio::Json toldChart = optio::sheetInWords(chart);
    optio::openPhrasebook({});
    QCOMPARE(told.at("title").get<std::string>(), std::string("Close combat"));
    QCOMPARE(toldChart.at("title").get<std::string>(), std::string("Nahkampf"));
    QCOMPARE(told.at("note").get<std::string>(), std::string("400 Punkte \u00b7 zulässig"));
    QCOMPARE(told.at("tables")[0].at("title").get<std::string>(), std::string("Einheiten"));
    QCOMPARE(told.at("tables")[0].at("columns")[0].get<std::string>(), std::string("Anz."));
    QCOMPARE(told.at("tables")[0].at("rows")[0][1].get<std::string>(), std::string("Nahkampf"));
    QVERIFY(told.at("tables")[0].at("rows")[1][1] == boxes);
    QCOMPARE(told.at("tables")[1].at("rows")[0][0].get<std::string>(), std::string("Close combat"));
}

/// A page, its Markdown and its text in German: what the program says is told, what players wrote and called things stays.
void LanguageTest::reports()
{
    optio::BattleStory story;
    story.armies = story.names = {"Carthage", "Rome"};
    story.ruleset = "Rules";
    story.created = story.last = "2026-03-05T10:00:00Z";
    story.over = true;
    story.winner = "b";
    optio::StoryItem act;
    act.n = 1;
    act.sentence = "Legio I recoils";
    act.remark = " (amended: too far) (played again after entry 4)";
    act.comparison = "5 against 8";
    act.dice = "dice of Rome: 5";
    act.reasons = {{"Rome", "Close combat +3, Xyz -1"}};
    optio::StoryItem note;
    note.n = 2;
    note.kind = optio::StoryItem::Kind::note;
    note.sentence = "Close combat";
    optio::StoryItem gone;
    gone.n = 3;
    gone.kind = optio::StoryItem::Kind::gone;
    gone.remark = "voided: Close combat";
    optio::StoryTurn turn;
    turn.title = "Bound 1";
    turn.items = {act, note, gone};
    turn.lost = {2, 1};
    story.turns = {turn};
    const optio::BattleStory english = story;
    optio::openPhrasebook(QStringLiteral("de"));
    QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
    optio::tellIn(story, optio::reportWords());
    const QString page = QString::fromStdString(optio::battlePage(story, {}, {}));
    const QString text = QString::fromStdString(optio::battleText(story) + optio::battleMarkdown(story));
    optio::openPhrasebook({});
    for (const char *part : {"lang=\"de\"", "5. März 2026", "Sieg", "Carthage</span>", "Nahkampf +3, Xyz -1", "<p>Close combat</p>",
                             "too far)", "Close combat)", "2 Elemente", "Erstellt mit Optio."})
        QVERIFY2(page.contains(QString::fromUtf8(part)), qPrintable(QString::fromUtf8(part) + page.section(QStringLiteral("</style>"), 1)));
    for (const char *part : {"amended", "played again", "against", "March", "Losses", "voided", "hide", "Made by", "Verified"})
        QVERIFY2(!page.section(QStringLiteral("</style>"), 1)
                      .remove(QRegularExpression(QStringLiteral("id=\"[^\"]*\"|for=\"[^\"]*\"")))
                      .contains(QLatin1String(part)),
                 part);
    for (const char *part : {"against", "begun", "Losses", "Note:"})
        QVERIFY2(!text.contains(QLatin1String(part)), qPrintable(text));
    QVERIFY(optio::battlePage(english, {}, {}).find("Victory for") != std::string::npos);
}

void LanguageTest::words_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("told");
    QTest::newRow("a label") << "de" << "Close combat" << "Nahkampf";
    QTest::newRow("French") << "fr" << "Close combat" << "Corps à corps";
    QTest::newRow("a template") << "de" << "agreed: Legio I first" << "vereinbart: Legio I zuerst";
    QTest::newRow("two places") << "de" << "Leader Hanno of Carthage withdraws" << "Rückzug von Anführer Hanno von Carthage";
    QTest::newRow("a name stays") << "de" << "Silver Shields" << "Silver Shields";
    QTest::newRow("side by side") << "de" << "Close combat: Attacker" << "Nahkampf: Angreifer";
    QTest::newRow("a label of a side") << "de" << "Romans: Correct the points left" << "Romans: Übrige Punkte korrigieren";
    QTest::newRow("two sentences") << "de" << "Gauls have placed their dice. Romans go first."
                                   << "Gauls haben ihre Würfel gelegt. Romans beginnen.";
    QTest::newRow("a sentence in parts") << "de" << "Levy takes 1 DP (5): a leader falls. Levy moves 5\"."
                                         << "Aufgebot nimmt 1 DP (5): ein Anführer fällt. Aufgebot bewegt sich 5 Zoll.";
    QTest::newRow("an initial ends no sentence")
        << "de" << "Table 1: Max D. beats Ian S., 23 : 3." << "Tisch 1: Max D. schlägt Ian S., 23 : 3.";
    QTest::newRow("the longer of two") << "de" << "Amended: entry 2, “Legio I recoil” → “Legio I are destroyed”"
                                       << "Berichtigt: Eintrag 2, „Legio I weichen zurück“ → „Legio I sind vernichtet“";
    QTest::newRow("a space that does not break") << "fr" << "Pursuit: Defender" << QStringLiteral("Poursuite\u00a0: Défenseur");
    QTest::newRow("a type with its grade") << "de" << "Knights (F)" << "Ritter (F)";
    QTest::newRow("a type with its number") << "de" << "Pikes 12" << "Piken 12";
    QTest::newRow("a turn") << "fr" << "bound 3" << "manche 3";
    QTest::newRow("a year") << "de" << "331 BC" << "331 v. Chr.";
    QTest::newRow("a label as a sentence") << "de" << "Close combat." << "Nahkampf.";
    QTest::newRow("an error") << "de" << "There is no army \"x/y\" in the library."
                              << QStringLiteral("In der Sammlung gibt es keine Armee „x/y“.");
    QTest::newRow("with a capital and a full stop")
        << "de" << "An event has at most 500 players." << "Ein Turnier hat höchstens 500 Spieler.";
    QTest::newRow("English") << "en" << "Close combat" << "Close combat";
    QTest::newRow("no such language") << "tlh" << "Close combat" << "Close combat";
    QTest::newRow("nothing") << "de" << "" << "";
}

void LanguageTest::words()
{
    QFETCH(QString, language);
    QFETCH(QString, english);
    QFETCH(QString, told);
    optio::openPhrasebook(language);
    QCOMPARE(optio::spoken(english), told);
    QCOMPARE(optio::spoken(english), told); // and once more, from what was found
    optio::openPhrasebook({});
    QCOMPARE(optio::spoken(english), english);
}

OPTIO_TEST(LanguageTest)

} // namespace language_test

#include "language_test.moc"
