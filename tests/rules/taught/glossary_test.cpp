// SPDX-License-Identifier: GPL-3.0-or-later
// Glossaries: every badge, pool and phase that random games show has its sentence, and its rule stands in the reference.
#include "rules/board.h"
#include "rules/roster/explain.h"
#include "rulesets/registry.h"
#include "tests/deep.h"
#include "tests/rules/refusal.h"
#include "tests/soak/random_game.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <map>
#include <set>

namespace glossary_test {

using namespace optio;

namespace {

std::vector<GlossaryWord> sample() { return {{"# DP#", "One.", "X-1"}, {"with *", "Two.", "X-2"}, {"moved", "Three.", ""}}; }

/// Every short word of a view, with where it stood.
void gather(const View &view, std::map<std::string, std::string> &words)
{
    if (!view.weather.empty())
        words.emplace("weather: " + view.weather, "weather");
    const auto take = [&](const std::vector<Badge> &badges, const std::string &where) {
        for (const Badge &badge : badges)
            if (badge.thing.empty()) // others have a help of their own on the board
                words.emplace(badge.text, where);
    };
    for (const SideView &side : view.sides) {
        take(side.badges, side.name);
        for (const GroupView &group : side.groups) {
            take(group.badges, group.name);
            if (group.pool)
                words.emplace(group.pool->label, group.name);
            for (const UnitView &unit : group.units)
                take(unit.badges, unit.label);
        }
    }
}

/// A ready-made battle, begun.
GameSetup setupOf(const Ruleset &ruleset, const ReadyBattle &battle)
{
    const auto army = [&](const std::string &id) {
        for (const Json &one : ruleset.armies())
            if (one.at("id") == id)
                return one;
        throw Error("no army " + id);
    };
    return {army(battle.a), army(battle.b), Json::object(), gameKeyFromSeed(7), randomly::noon};
}

} // namespace

class GlossaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void patterns_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<bool>("fits");
        QTest::newRow("the same, whatever the case") << "Moved" << "moved" << true;
        QTest::newRow("a number") << "# DPs" << "12 DPs" << true;
        QTest::newRow("a half") << "morale #" << QStringLiteral("morale 2½") << true;
        QTest::newRow("no number") << "# DPs" << "DPs" << false;
        QTest::newRow("any words") << "with *" << "with Libyans I" << true;
        QTest::newRow("no words either") << "moved*" << "moved" << true;
        QTest::newRow("more than that") << "moved" << "moved twice" << false;
        QTest::newRow("in the middle") << "*: # points" << "Camp: 3 points" << true;
    }
    void patterns()
    {
        QFETCH(QString, word);
        QFETCH(QString, shown);
        QFETCH(bool, fits);
        QCOMPARE(fitsWord(word.toStdString(), shown.toStdString()), fits);
    }

    void pieces()
    {
        const std::vector<GlossaryWord> words = sample();
        const std::vector<ExplainedPiece> two = explainedPieces(words, "3 moved, with Mago, unknown");
        QCOMPARE(two.size(), std::size_t(3));
        QCOMPARE(two[0].word, &words[2]);
        QCOMPARE(two[1].word, &words[1]);
        QVERIFY(two[2].word == nullptr);
        QCOMPARE(explainedPieces(words, "4 DP2").front().word, &words[0]);
    }

    /// ANC-021, DBM-020, PUN-095 and the like: a phase says what it is for; HOP-301 by the glossary.
    void everyBadgeHasItsSentence_data()
    {
        QTest::addColumn<QString>("id");
        const Registry registry(std::filesystem::path(qEnvironmentVariable("OPTIO_RULESETS").toStdString()));
        for (const auto &ruleset : registry.all())
            QTest::newRow(ruleset->id().c_str()) << QString::fromStdString(ruleset->id());
    }
    void everyBadgeHasItsSentence()
    {
        QFETCH(QString, id);
        const Registry registry(std::filesystem::path(qEnvironmentVariable("OPTIO_RULESETS").toStdString()));
        const Ruleset &ruleset = registry.at(id.toStdString());
        const std::vector<GlossaryWord> words = ruleset.glossary();
        const auto *board = dynamic_cast<const BoardRules *>(&ruleset);
        std::map<std::string, std::string> shown;
        std::set<std::string> things;
        const int games = test::deep() ? 40 : 6, acts = test::deep() ? 400 : 160;
        const std::vector<ReadyBattle> battles = ruleset.battles();
        for (int seed = 1; seed <= games; ++seed) {
            // Every other one is a ready-made battle.
            const ReadyBattle *battle =
                seed % 2 == 0 && !battles.empty() ? &battles[static_cast<std::size_t>(seed / 2) % battles.size()] : nullptr;
            randomly::RandomGame game = battle == nullptr
                                            ? randomly::RandomGame(ruleset, static_cast<std::uint64_t>(seed))
                                            : randomly::RandomGame(ruleset, setupOf(ruleset, *battle), static_cast<std::uint64_t>(seed));
            for (int act = 0; act < acts && game.step(); ++act) {
                if (act % 3 != 0)
                    continue;
                for (const char *side : {"", "a", "b"}) {
                    const View view = ruleset.view(game.game.state(), side);
                    gather(view, shown);
                    for (const PhaseView &phase : view.phases) {
                        const bool told = !phase.text.empty() || explained(words, phase.label) != nullptr;
                        QVERIFY2(told, (phase.label + ": the phase has no sentence").c_str());
                        QVERIFY2(!phase.rule.empty(), (phase.label + ": the phase has no rule").c_str());
                    }
                    for (const SideView &one : view.sides)
                        for (const Badge &badge : one.badges)
                            if (!badge.thing.empty() && board != nullptr && things.insert(badge.thing).second)
                                QVERIFY2(!board->help(game.game.state(), "a", badge.thing).at("rows").empty(), badge.text.c_str());
                }
            }
        }
        QVERIFY(shown.size() > 5);
        std::string missing;
        for (const auto &[text, where] : shown)
            for (const ExplainedPiece &piece : explainedPieces(words, text))
                if (piece.word == nullptr)
                    missing += "\n\"" + piece.shown + "\" (" + where + ")";
        QVERIFY2(missing.empty(), ("without a sentence:" + missing).c_str());
    }

    void everyRuleStandsInTheReference()
    {
        const Registry registry(std::filesystem::path(qEnvironmentVariable("OPTIO_RULESETS").toStdString()));
        for (const auto &ruleset : registry.all()) {
            std::set<std::string> rules;
            for (const Json &row : ruleset->reference())
                rules.insert(row.at("rule").get<std::string>());
            QVERIFY2(!ruleset->glossary().empty(), ruleset->id().c_str());
            for (const GlossaryWord &word : ruleset->glossary()) {
                QVERIFY2(word.rule.empty() || rules.contains(word.rule), (word.word + ": " + word.rule).c_str());
                QVERIFY2(word.say.ends_with('.') && word.say.size() < 200, word.word.c_str());
            }
        }
    }

    void refusedRows()
    {
        const QTemporaryDir folder;
        const auto read = [&](const QByteArray &text) {
            QDir(folder.path()).mkpath("taught");
            QFile file(folder.filePath("taught/glossary.toml"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
        };
        const QByteArray row = "[[word]]\nword = \"x\"\nsay = \"X.\"\n";
        read(row + row);
        QVERIFY(refused([&] { (void)readGlossary(folder.path().toStdString()); }).contains("there twice"));
        read("[[word]]\nword = \"x\"\n");
        QVERIFY(refused([&] { (void)readGlossary(folder.path().toStdString()); }).contains("\"say\" is missing"));
    }
};

OPTIO_TEST(GlossaryTest)

} // namespace glossary_test

#include "glossary_test.moc"
