// SPDX-License-Identifier: GPL-3.0-or-later
// Preferences and last choices in one readable file (DAT-10).
#include "db/preference_file.h"
#include "db/store.h"
#include "rules/json.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QTemporaryDir>
#include <QtTest>

namespace preference_file_test {

using namespace optio;
using supplied::registry;

using Values = std::map<std::string, std::string>;

class PreferenceFileTest : public QObject {
    Q_OBJECT

    std::vector<const Ruleset *> rulesets_;

    PreferencesRead read(Store &store, const std::string &text) const { return readPreferences(store, text, "mine.toml", rulesets_); }

private Q_SLOTS:
    void initTestCase()
    {
        for (const auto &ruleset : registry().all())
            rulesets_.push_back(ruleset.get());
    }

    void thereAndBack() // DAT-10: what was chosen is the same on another device, keys that nobody knows included
    {
        const QTemporaryDir here, there;
        Store store(here.path().toStdString());
        const Values mine{
            {"theme", "dark"},
            {"textScale", "1.15"},
            {"skipEmpty", "yes"},
            {"pause", "400"},
            {"sound", "yes"},
            {"volume", "75"},
            {"windowSize", "1280x800"},
            {"of a later version", "a \"quoted\" line\nand one more"},
            {"number of a later version", "007"},
            {"battle/hoplites",
             R"({"a":{"army":"hoplites/gauls","name":"Gauls","percent":60},"answers":{"fog":true,"setup":5},"ground":false,"own":null})"},
            {"battle/later", R"({"answers":{"setup":5},"period":"300"})"},
            {"editor.recent.hoplites", R"(["HI","MI"])"}};
        store.setPreferences(mine);
        store.setPreference("restored", "a token of this device");
        store.setPreference("lastBackup", "{}");
        const std::string text = preferencesAsText(store, "2026-02-03T10:00:00Z");
        for (const char *line : {"theme = \"dark\"", "textScale = 1.15", "skipEmpty = true", "pause = 400", "sound = true", "volume = 75",
                                 "[\"battle/later\"]", "2026-02-03"})
            QVERIFY2(text.find(line) != std::string::npos, (line + ("\n" + text)).c_str());
        QVERIFY(text.find("token") == std::string::npos);
        Store other(there.path().toStdString());
        other.setPreference("restored", "its own");
        other.setPreference("keepAwake", "no");
        const PreferencesRead came = read(other, text);
        QCOMPARE(came.notes, std::vector<std::string>());
        QCOMPARE(came.taken, int(mine.size()));
        Values wanted = mine;
        wanted["restored"] = "its own";
        wanted["keepAwake"] = "no"; // not in the file
        QCOMPARE(other.preferences(), wanted);
        other.setPreferences(store.preferences(), true);
        QCOMPARE(preferencesAsText(other, "2026-02-03T10:00:00Z"), text);
    }

    void outOfRange_data() // DAT-10
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("kept");
        QTest::addColumn<QString>("note");
        QTest::newRow("word") << "theme = \"pink\"" << "theme" << "system" << "theme: \"pink\" is none of";
        QTest::newRow("number too large") << "pause = 90000" << "pause" << "800" << "pause: 90000 is not a number from 0 to 3000";
        QTest::newRow("too loud") << "volume = 101" << "volume" << "50" << "volume: 101 is not a number from 0 to 100"; // PRF-33
        QTest::newRow("number as text") << "textScale = \"big\"" << "textScale" << "1" << "is not a number from 0.85 to 2";
        QTest::newRow("yes or no") << "confirmEnd = 7" << "confirmEnd" << "yes" << "confirmEnd: 7 is neither true nor false";
        QTest::newRow("a list") << "dice = [1]" << "dice" << "app" << "dice: [1] is none of";
        QTest::newRow("a size") << "windowSize = \"0x900\"" << "windowSize" << "" << "is not the size of a window";
    }
    void outOfRange()
    {
        QFETCH(QString, line);
        QFETCH(QString, key);
        QFETCH(QString, kept);
        QFETCH(QString, note);
        const QTemporaryDir here;
        Store store(here.path().toStdString());
        store.setPreference(key.toStdString(), "something else");
        const PreferencesRead came =
            read(store, "format = \"optio-preferences-1\"\n[preferences]\n" + line.toStdString() + "\nkeepAwake = false\n");
        QCOMPARE(QString::fromStdString(store.preference(key.toStdString(), "missing")), kept);
        QCOMPARE(store.preference("keepAwake", ""), std::string("no")); // nothing else is lost
        QCOMPARE(came.notes.size(), std::size_t{1});
        QVERIFY2(QString::fromStdString(came.notes[0]).contains(note), came.notes[0].c_str());
    }

    void choicesForABattle() // DAT-10, HOP-912: each option that cannot be gives way by itself
    {
        const QTemporaryDir here;
        Store store(here.path().toStdString());
        const PreferencesRead came = read(store, R"(
format = "optio-preferences-1"
["battle/hoplites"]
period = "samurai"
["battle/hoplites".a]
army = "hoplites/samurai-oda-1575"
percent = 5
["battle/hoplites".answers]
setup = 99
fog = true
withdraw_all = 3
from_later = "kept"
)");
        QCOMPARE(came.notes.size(), std::size_t{3});
        const Json kept = Json::parse(store.preference("battle/hoplites", "{}"));
        QCOMPARE(kept.at("period"), Json("samurai"));
        QCOMPARE(kept.at("a"), Json({{"army", "hoplites/samurai-oda-1575"}}));
        QCOMPARE(kept.at("answers"), Json({{"fog", true}, {"from_later", "kept"}}));
    }

    void noSuchFile() // refused whole, with file and line; nothing has changed
    {
        const QTemporaryDir here;
        Store store(here.path().toStdString());
        store.setPreference("theme", "dark");
        for (const char *text :
             {"", "[preferences]\ntheme = \"light\"\n", "format = \"optio-preferences-2\"\n[preferences]\ntheme = \"light\"\n",
              "format = \"optio-preferences-1\"\ntheme = \"light\"\n", "format = \"optio-preferences-1\"\npreferences = 3\n",
              "format = \"optio-preferences-1\"\n[preferences]\ntheme = light\n"}) {
            const std::string why = refusal([&] { (void)read(store, text); });
            QVERIFY2(why.find("mine.toml") != std::string::npos, why.c_str());
        }
        QCOMPARE(store.preferences(), (Values{{"theme", "dark"}}));
    }
};

OPTIO_TEST(PreferenceFileTest)

} // namespace preference_file_test

#include "preference_file_test.moc"
