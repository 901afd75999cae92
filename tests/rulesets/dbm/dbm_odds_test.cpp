// SPDX-License-Identifier: GPL-3.0-or-later
// Odds of combats (DBM-196): ten combats against a model written here on its own, properties over random combats, and figures that change
// everywhere at once.
#include "rules/variations.h"
#include "tests/rulesets/dbm/dbm_play.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>
#include <rapidcheck.h>

#include <fstream>
#include <functional>
#include <sstream>

namespace dbm_odds_test {

using namespace dbmtest;

namespace {

const char *const cc = "close-combat";
const char *const sh = "shooting";

/// A combat worked out by hand: both scores before the dice, what grading adds to each for a margin, what the winner loses again, and what
/// becomes of each loser.
struct Model {
    const char *name, *resolver, *a, *b, *answers;
    int scoreA, scoreB;
    std::function<int(int margin)> gradeA, gradeB; ///< margin: own total less the opponent's
    int mitigateA = 0, mitigateB = 0;              ///< taken off when that side wins
    const char *equal = "continue continue";
    const char *lessA = "", *halfA = "", *lessB = "", *halfB = "";
};

int nothing(int) { return 0; }
int beatSuperior(int margin) { return margin > 0 ? -1 : 0; }
int notBehindInferior(int margin) { return margin >= 0 ? 1 : 0; }
int beatFast(int margin) { return margin >= 2 ? 1 : 0; }

std::vector<Model> models()
{
    return {
        {"blades and warband", cc, "Bd(O)", "Wb(O)", R"j("cc.rank2_b":"Wb(O)")j", 5, 4, nothing, nothing, 0, 0, "continue continue",
         "destroyed", "destroyed", "recoil", "destroyed"},
        {"cavalry and superior cavalry", cc, "Cv(O)", "Cv(S)", "", 3, 3, beatSuperior, nothing, 0, 0, "continue continue", "recoil",
         "destroyed", "recoil", "destroyed"},
        {"spears and inferior spears", cc, "Sp(O)", "Sp(I)", R"j("cc.rank2_a":"Sp(O)")j", 5, 4, notBehindInferior, nothing, 0, 0,
         "continue continue", "recoil", "destroyed", "recoil", "destroyed"},
        {"auxilia and fast blades", cc, "Ax(S)", "Bd(F)", R"j("cc.left_b":"overlapped")j", 3, 4, beatFast, beatSuperior, 0, 0,
         "continue continue", "recoil", "destroyed", "recoil", "destroyed"},
        {"knights and cavalry two deep", cc, "Kn(O)", "Cv(O)", R"j("cc.rank2_b":"Cv(O)")j", 4, 3, nothing, nothing, 1, 0,
         "continue continue", "recoil", "destroyed", "recoil", "destroyed"},
        {"light horse and psiloi", cc, "LH(O)", "Ps(O)", R"j("cc.advantage":"b")j", 2, 3, nothing, nothing, 0, 0, "continue continue",
         "recoil", "destroyed", "destroyed", "destroyed"},
        {"elephants and a horde", cc, "El(O)", "Hd(I)", "", 4, 2, notBehindInferior, nothing, 0, 0, "continue continue", "recoil",
         "destroyed", "destroyed", "destroyed"},
        {"bowmen at knights", sh, "Bw(O)", "Kn(O)", R"j("sh.aid_a":1)j", 4, 3, nothing, nothing, 0, 0, "no_effect no_effect", "immune",
         "immune", "recoil", "destroyed"},
        {"superior bowmen exchange", sh, "Bw(S)", "Bw(O)", R"j("sh.returns":true)j", 3, 3, [](int margin) { return margin == 0 ? 1 : 0; },
         beatSuperior, 0, 0, "no_effect no_effect", "recoil", "destroyed", "recoil", "destroyed"},
        {"artillery at light horse", sh, "Art(O)", "LH(O)", "", 4, 2, nothing, nothing, 0, 0, "no_effect no_effect", "immune", "immune",
         "flee", "flee"},
    };
}

std::map<std::string, int> enumerate(const Model &model)
{
    std::map<std::string, int> odds;
    for (int dieA = 1; dieA <= 6; ++dieA)
        for (int dieB = 1; dieB <= 6; ++dieB) {
            int a = dieA + model.scoreA, b = dieB + model.scoreB;
            const int margin = a - b;
            a += model.gradeA(margin);
            b += model.gradeB(-margin);
            if (a > b)
                a -= model.mitigateA;
            else if (b > a)
                b -= model.mitigateB;
            std::string result = model.equal;
            if (a < b)
                result = std::string(2 * a <= b ? model.halfA : model.lessA) + " unharmed";
            else if (b < a)
                result = std::string("unharmed ") + (2 * b <= a ? model.halfB : model.lessB);
            ++odds[result];
        }
    return odds;
}

/// Answers at random all that is asked. Answers bring new questions: the first one not yet answered, until none is left.
void answerAll(const Resolver &resolver, const Json *state, Json &given)
{
    for (bool asked = true; asked;) {
        asked = false;
        for (const Question &question : resolver.form(state, given).questions) {
            if (given["answers"].contains(question.id))
                continue;
            Json answer = *rc::gen::arbitrary<bool>();
            if (question.kind == QuestionKind::choice)
                answer = question.choices[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(question.choices.size())))].value;
            else if (question.kind == QuestionKind::count)
                answer = *rc::gen::inRange(question.least, question.most + 1);
            given["answers"][question.id] = answer;
            asked = true;
            break;
        }
    }
}

/// A random valid input: random elements, and random answers to whatever the form then asks.
Json randomInput(const Resolver &resolver)
{
    const auto &words = std::vector<std::string>{"El", "Kn", "Cv", "LH", "Cm",  "Exp", "Sp",  "Pk",  "Bd",  "Bw",
                                                 "Ax", "Ps", "Wb", "Hd", "Art", "WWg", "Bge", "Gal", "Shp", "Bts"};
    const std::vector<std::string> shooters{"Bw", "Art", "WWg", "Gal", "Shp"};
    const auto unit = [&](bool shooter) {
        Json json = {{"type", *rc::gen::elementOf(shooter ? shooters : words)},
                     {"grade", *rc::gen::elementOf(std::vector<std::string>{"S", "O", "I", "F", "X"})},
                     {"general", *rc::gen::arbitrary<bool>()},
                     {"demoralised", *rc::gen::inRange(0, 4) == 0},
                     {"laden", *rc::gen::arbitrary<bool>()},
                     {"mobile", *rc::gen::arbitrary<bool>()}};
        if (*rc::gen::inRange(0, 5) == 0) {
            json["double"] = *rc::gen::elementOf(std::vector<std::string>{"Kn(I)", "Bd(X)", "Wb(O)", "Ps(S)"});
            json["list_requires_double"] = *rc::gen::arbitrary<bool>();
        }
        return json;
    };
    Json given = {{"a", unit(resolver.id() == sh)},
                  {"b", unit(false)},
                  {"answers", Json::object()},
                  {"game",
                   {{"weather", *rc::gen::elementOf(std::vector<std::string>{"clear", "rain"})},
                    {"settings", {{"contact_blocks", *rc::gen::arbitrary<bool>()}, {"half_never_milder", *rc::gen::arbitrary<bool>()}}}}}};
    answerAll(resolver, nullptr, given);
    return given;
}

/// All that the odds of a case tell, or why it may not be fought.
std::string toldOf(const std::function<const Case &()> &prepare)
{
    try {
        const Case &ready = prepare();
        const Distribution odds = oddsOf(ready);
        std::string told;
        for (const Share &share : odds.shares) {
            const OutcomeText text = ready.outcome(share.outcome);
            told += fraction(share.weight, odds.of) + " " + text.results.dump() + " " + text.label + " " + text.favours + "\n";
        }
        return told;
    } catch (const Error &error) {
        return error.what();
    }
}

/// Every other answer, tried one after another on one case that is kept, against a case made anew with it.
void expectVariationsAgree(const Resolver &resolver, const Json *state, const Json &complete)
{
    const auto variations = variationsOf(resolver, state, complete);
    for (const Question &question : resolver.form(state, complete).questions) {
        std::vector<Json> values{false, true};
        if (question.kind == QuestionKind::count)
            values = {question.least, question.most, question.most + 1};
        for (const Choice &choice : question.choices)
            values.push_back(choice.value);
        for (const Json &value : values) {
            Json other = complete;
            other["answers"][question.id] = value;
            std::unique_ptr<Case> anew;
            const std::string wanted = toldOf([&]() -> const Case & { return *(anew = resolver.prepareLenient(state, other)); });
            RC_ASSERT(toldOf([&]() -> const Case & { return variations->with(question.id, value); }) == wanted);
        }
    }
}

void replaceInFile(const std::filesystem::path &file, const std::string &from, const std::string &to)
{
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    std::string content = text.str();
    const auto at = content.find(from);
    QVERIFY2(at != std::string::npos, from.c_str());
    content.replace(at, from.size(), to);
    std::ofstream(file) << content;
}

} // namespace

class DbmOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tenCombats_data()
    {
        QTest::addColumn<int>("index");
        const auto all = models();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << static_cast<int>(i);
    }
    void tenCombats()
    {
        QFETCH(int, index);
        const Model model = models()[static_cast<std::size_t>(index)];
        QCOMPARE(oddsIn36(rules(), model.resolver, input(model.a, model.b, model.answers)), enumerate(model));
    }

    // Odds add up; a throw of any two dice lies in their support; the odds are those of ruling all 36 throws one by one.
    void randomCombats()
    {
        const bool right = rc::check("odds and rulings agree", [] {
            const Resolver &resolver = rules().resolver(*rc::gen::elementOf(std::vector<std::string>{cc, sh}));
            const Json complete = resolver.complete(nullptr, randomInput(resolver));
            RC_ASSERT(resolver.complete(nullptr, complete) == complete);
            const auto ready = resolver.prepare(nullptr, complete);
            const Distribution odds = oddsOf(*ready);
            Weight sum = 0;
            std::map<std::string, Weight> byOdds, byRuling;
            for (const Share &share : odds.shares) {
                sum += share.weight;
                byOdds[ready->outcome(share.outcome).results.dump()] += share.weight * (36 / odds.of);
            }
            RC_ASSERT(sum == odds.of);
            for (int a = 1; a <= 6; ++a)
                for (int b = 1; b <= 6; ++b) {
                    EnteredDice source({a, b});
                    Dice dice(source);
                    const Ruling ruling = ready->rule(dice);
                    EnteredDice again({a, b});
                    Dice fresh(again);
                    const Json results = ready->outcome(ready->roll(fresh)).results;
                    RC_ASSERT(results["a"] == ruling.outcome[0].result);
                    RC_ASSERT(results["b"] == ruling.outcome[1].result);
                    byRuling[results.dump()] += 1;
                    // DBM-114, DBM-074: only the loser suffers; only shooting spares a loser who is not shot at.
                    if (ruling.comparison.find("level") == std::string::npos)
                        RC_ASSERT((results["a"] == "unharmed") != (results["b"] == "unharmed"));
                    RC_ASSERT(resolver.id() == sh || results["a"] != "immune");
                    // The lines add up to the totals they lead to.
                    for (const std::string side : {"a", "b"}) {
                        int running = 0;
                        std::map<std::string, int> totals;
                        for (const Total &total : ruling.totals)
                            if (total.side == side)
                                totals[total.id] = total.value;
                        int graded = 0, last = 0;
                        for (const Line &line : ruling.lines)
                            if (line.side == side)
                                (line.stage == "grading" ? graded : line.stage == "mitigation" ? last : running) += line.value;
                        RC_ASSERT(totals["total1"] == running);
                        RC_ASSERT(totals["total2"] == running + graded);
                        RC_ASSERT(totals["total3"] == running + graded + last);
                    }
                }
            RC_ASSERT(byOdds == byRuling);
        });
        QVERIFY(right);
    }

    // A case that is told anew from the answer that is another on has the odds of one made with it (DBM-196): outside a game and in one.
    void variations()
    {
        QVERIFY(rc::check("outside a game", [] {
            const Resolver &resolver = rules().resolver(*rc::gen::elementOf(std::vector<std::string>{cc, sh}));
            expectVariationsAgree(resolver, nullptr, resolver.complete(nullptr, randomInput(resolver)));
        }));
        const Json state = Play::of({"2 Reg Bd(O) general", "4 Reg Sp(O)", "3 Irr Ps(O)", "4 Reg Bw(O)", "2 Irr LH(O)"},
                                    {"1 Irr Wb(O) general", "6 Irr Wb(O)", "4 Irr Ax(S)", "3 Irr Ps(S)", "2 Irr Bw(O)"})
                               .state;
        int fought = 0;
        QVERIFY(rc::check("in a game", [&state, &fought] {
            const Resolver &resolver = rules().resolver(*rc::gen::elementOf(std::vector<std::string>{cc, sh}));
            Json given{{"a", "a1." + std::to_string(*rc::gen::inRange(1, 6))},
                       {"b", "b1." + std::to_string(*rc::gen::inRange(1, 6))},
                       {"answers", Json::object()}};
            if (!resolver.refusal(state, given).empty())
                return;
            answerAll(resolver, &state, given);
            Json complete = given;
            complete["answers"] = answersOf(resolver.form(&state, given));
            expectVariationsAgree(resolver, &state, complete);
            ++fought;
        }));
        QVERIFY(fought > 5);
    }

    // Random dice of an act give a result that the odds hold possible.
    void randomDice()
    {
        const Resolver &resolver = rules().resolver(cc);
        const Json complete = resolver.complete(nullptr, resolver.example());
        const auto ready = resolver.prepare(nullptr, complete);
        const Distribution odds = oddsOf(*ready);
        const GameKey key = gameKeyFromSeed(7);
        for (int turn = 0; turn < 50; ++turn) {
            RandomDice source(key, {turn, cc, resolver.participants(complete), 0});
            Dice dice(source);
            QVERIFY(odds.weight(ready->roll(dice)) > 0);
        }
    }

    // A factor changed in the figures changes ruling, odds, form and reference together.
    void figuresChangeEverything()
    {
        QTemporaryDir folder;
        const std::filesystem::path copy = std::filesystem::path(folder.path().toStdString()) / "dbm";
        std::filesystem::copy(figuresFolder(), copy, std::filesystem::copy_options::recursive);
        replaceInFile(copy / "factors.toml", "when = { me = \"Bd\" }\nmounted = 3\nfoot = 5",
                      "when = { me = \"Bd\" }\nmounted = 3\nfoot = 6");
        const dbm::Dbm changed(copy);
        const Json fight = input("Bd(O)", "Wb(O)", "");

        QCOMPARE(QString::fromStdString(totalsOf(ruleOn(rules(), cc, fight, {4, 3}))), QString("9-6 9-6 9-6"));
        QCOMPARE(QString::fromStdString(totalsOf(ruleOn(changed, cc, fight, {4, 3}))), QString("10-6 10-6 10-6"));
        QVERIFY(oddsIn36(rules(), cc, fight) != oddsIn36(changed, cc, fight));
        QCOMPARE(rules().resolver(cc).form(nullptr, fight).contestants[0].score, std::string("+5"));
        QCOMPARE(changed.resolver(cc).form(nullptr, fight).contestants[0].score, std::string("+6"));
        QVERIFY(rules().reference().dump().find("Blades: +3 against mounted, +5 against foot") != std::string::npos);
        QVERIFY(changed.reference().dump().find("Blades: +3 against mounted, +6 against foot") != std::string::npos);
        QVERIFY(rules().data() != changed.data());
    }

    // What each other answer would change: an overlap costs, a second rank of warband helps.
    void effects()
    {
        const Resolver &resolver = rules().resolver(cc);
        const Json complete = resolver.complete(nullptr, input("Bd(O)", "Wb(O)", ""));
        bool overlap = false, rank = false, river = false;
        for (const Effect &effect : effectsOf(resolver, nullptr, complete)) {
            if (effect.question == "cc.left_a" && effect.value == "overlapped")
                overlap = effect.changes && effect.favourA < 0 && effect.favourB > 0;
            if (effect.question == "cc.rank2_b" && effect.value == "Wb(O)")
                rank = effect.changes && effect.favourB > 0;
            river = river || effect.question == "cc.river_a";
        }
        QVERIFY(overlap);
        QVERIFY(rank);
        QVERIFY(!river); // blades are not asked about rivers (DBM-078)
    }
};

OPTIO_TEST(DbmOddsTest)

} // namespace dbm_odds_test

#include "dbm_odds_test.moc"
