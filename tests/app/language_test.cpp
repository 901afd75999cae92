// SPDX-License-Identifier: GPL-3.0-or-later
// The language is chosen in Settings, holds at once and after a restart, tells an open game anew, and writes nothing but English into a
// journal.
#include "app/qt/in_words.h"
#include "app/qt/phrasebook.h"
#include "tests/app/window.h"
#include "tests/suite.h"

#include <QLocale>
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
        QVERIFY(running.named(QStringLiteral("languageNote"))); // the rules are not all German yet
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
    QVERIFY(!again.named(QStringLiteral("languageNote")));
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
    const QVariantMap value{{"label", "Close combat"}, {"name", "Close combat"}, {"do", act}, {"ways", QVariantList{act}}};
    optio::openPhrasebook(QString());
    QCOMPARE(optio::inWords(value), QVariant(value));
    optio::openPhrasebook(QStringLiteral("de"));
    const QVariantMap german = optio::inWords(value).toMap();
    optio::openPhrasebook(QString());
    QCOMPARE(german["label"].toString(), QStringLiteral("Nahkampf"));
    QCOMPARE(german["name"].toString(), QStringLiteral("Close combat"));
    QCOMPARE(german["do"].toMap(), act);
    QCOMPARE(german["ways"].toList().first().toMap()["label"].toString(), QStringLiteral("Nahkampf"));
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
    QTest::newRow("two sentences") << "de" << "Gauls have placed their dice. Romans go first."
                                   << "Gauls haben ihre Würfel gelegt. Romans beginnen.";
    QTest::newRow("a sentence in parts") << "de" << "Levy takes 1 DP (5): a leader falls. Levy moves 5\"."
                                         << "Levy nimmt 1 DP (5): ein Anführer fällt. Levy bewegt sich 5 Zoll.";
    QTest::newRow("an initial ends no sentence")
        << "de" << "Table 1: Max D. beats Ian S., 23 : 3." << "Tisch 1: Max D. schlägt Ian S., 23 : 3.";
    QTest::newRow("the longer of two") << "de" << "Amended: entry 2, “Legio I recoil” → “Legio I are destroyed”"
                                       << "Berichtigt: Eintrag 2, „Legio I weichen zurück“ → „Legio I sind vernichtet“";
    QTest::newRow("a space that does not break") << "fr" << "Pursuit: Defender" << QStringLiteral("Poursuite\u00a0: Défenseur");
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
