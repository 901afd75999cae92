// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in every battle, tried by playing at random: initiative is spent once and never below nothing (ANC-034), leaders are
// neither made nor doubled (ANC-016), losses stay lost (ANC-102), the live ruling is one the odds know (ANC-066), a battle ends (ANC-022).
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <random>

namespace ancients_property_test {

using namespace ancientstest;

namespace {

/// Plays a battle by doing whatever may be done, at random.
class Walker {
public:
    explicit Walker(std::uint64_t seed) : random_(seed), key_(gameKeyFromSeed(seed))
    {
        const auto &armies = rules().armies();
        json_ = rules().start(armies[below(armies.size())], armies[below(armies.size())],
                              {{"luckFree", seed % 2 == 0}, {"length", 2}, {"rear", seed % 3 == 0 ? "triple" : "flank"}});
    }

    const Json &json() const { return json_; }
    const std::string &refusals() const { return refusals_; }
    bool over() const { return json_.at("over").get<bool>(); }

    /// One act; "" when none of those that were tried may be done.
    std::string step()
    {
        const auto acts = rules().acts(json_);
        refusals_.clear();
        for (int tries = 0; tries < 40; ++tries) {
            const optio::Act &act = acts[below(acts.size())];
            // Steps end now and then only, or nothing would happen in them.
            if (!act.refusal.empty() || act.resolver == "seal-note" || act.resolver == "keep-off" ||
                ((act.resolver == "flee" || act.resolver == "award") && below(8) != 0) ||
                (act.resolver == "end-step" && tries < 10 && below(2) != 0))
                continue;
            try {
                return play(act);
            } catch (const Error &error) {
                // Picked or answered what is not allowed: nothing may have changed.
                refusals_ += "\n" + act.resolver + ": " + error.what();
            }
        }
        return {};
    }

private:
    std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }

    Json inputOf(const optio::Act &act);

    std::string play(const optio::Act &act)
    {
        const Resolver &resolver = rules().resolver(act.resolver);
        const Json input = inputOf(act);
        const auto ready = resolver.prepare(&json_, resolver.complete(&json_, input));
        RandomDice source(key_, {1, act.resolver, {}, acts_});
        Dice dice(source);
        const Ruling ruling = ready->rule(dice);
        // The same dice lead to an outcome that the odds know.
        RandomDice again(key_, {1, act.resolver, {}, acts_});
        Dice same(again);
        const std::uint64_t key = ready->roll(same);
        bool known = false;
        for (const Share &share : oddsOf(*ready).shares)
            known = known || share.outcome == key;
        if (!known)
            throw std::runtime_error("the odds do not know what came of: " + ruling.sentence);
        ++acts_;
        const Json before = json_;
        optio::apply(json_, ruling.changes);
        Json back = json_;
        optio::apply(back, inverse(ruling.changes));
        if (back != before)
            throw std::runtime_error("taking back does not restore the state: " + ruling.sentence);
        return ruling.sentence.empty() ? act.resolver : ruling.sentence;
    }

    std::mt19937_64 random_;
    GameKey key_;
    Json json_;
    std::string refusals_; ///< of the last step
    int acts_ = 0;
};

// Outside the class: inside it the word slots would mislead the meta-object compiler.
Json Walker::inputOf(const optio::Act &act)
{
    const Resolver &resolver = rules().resolver(act.resolver);
    Json input = act.input;
    for (const Slot &slot : resolver.slots()) {
        const auto list = resolver.candidates(json_, slot, input);
        if (list.empty() || (slot.optional && below(2) == 0))
            continue;
        if (!slot.many) {
            input[slot.id] = list[below(list.size())].unit;
            continue;
        }
        input[slot.id] = Json::array();
        for (std::size_t i = 1 + below(2); i > 0; --i)
            if (const std::string unit = list[below(list.size())].unit;
                std::find(input[slot.id].begin(), input[slot.id].end(), unit) == input[slot.id].end())
                input[slot.id].push_back(unit);
    }
    input["answers"] = Json::object();
    // Answers bring further questions.
    for (int round = 0; round < 3; ++round)
        for (const Question &question : resolver.form(&json_, input).questions) {
            if (input["answers"].contains(question.id))
                continue;
            if (question.kind == QuestionKind::yesNo)
                input["answers"][question.id] = below(3) == 0 || question.id.rfind("es.none", 0) == 0;
            else if (question.kind == QuestionKind::count)
                input["answers"][question.id] =
                    question.least + static_cast<int>(below(static_cast<std::size_t>(question.most - question.least + 1)));
            else
                input["answers"][question.id] = question.choices[below(question.choices.size())].value;
        }
    // An answer may do away with a question that was answered before it.
    for (int round = 0; round < 3; ++round) {
        Json asked = Json::object();
        for (const Question &question : resolver.form(&json_, input).questions)
            if (input["answers"].contains(question.id))
                asked[question.id] = input["answers"][question.id];
        input["answers"] = asked;
    }
    return input;
}

/// What is wrong with a state after another; "" when nothing is.
std::string wrong(const State &before, const State &now)
{
    for (const ancients::Side &side : now.sides)
        if (side.pips < 0 || side.pips > side.rolled)
            return side.name + " have " + std::to_string(side.pips) + " of " + std::to_string(side.rolled) + " of initiative";
    const auto depth = before.step == "setup"; // spears may be exchanged, for as many points (ANC-143)
    if (before.leaders.size() != now.leaders.size() || (!depth && before.units.size() != now.units.size()) ||
        before.worth("a") != now.worth("a") || before.worth("b") != now.worth("b"))
        return "leaders or units are made or lost from sight";
    for (const auto &[id, leader] : now.leaders) {
        if (!leader.unit.empty() &&
            (leader.state != ancients::LeaderState::map || !now.unit(leader.unit).onMap() || now.unit(leader.unit).side != leader.side))
            return id + " stands with a unit that is not there";
        if (before.leaders.at(id).state == ancients::LeaderState::lost && leader.state != ancients::LeaderState::lost)
            return id + " has come back";
    }
    for (const auto &[id, unit] : now.units) {
        if (depth && before.units.count(id) == 0)
            continue;
        const ancients::Place was = before.unit(id).place;
        if ((was == ancients::Place::destroyed || was == ancients::Place::fled) && unit.place != was)
            return unit.name + " has come back";
        if (unit.panicking && !unit.disordered && unit.onMap())
            return unit.name + " panics in good order";
    }
    return {};
}

} // namespace

class AncientsPropertyTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void battles_data();
    void battles();
};

void AncientsPropertyTest::battles_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 4; ++seed)
        QTest::newRow(qPrintable(QString("ANC-016 ANC-034 seed %1").arg(seed))) << seed;
}

void AncientsPropertyTest::battles()
{
    QFETCH(int, seed);
    Walker walker(static_cast<std::uint64_t>(seed));
    int acts = 0;
    for (; acts < 400 && !walker.over(); ++acts) {
        const State before = ancients::readState(walker.json());
        const std::string told = walker.step();
        QVERIFY2(!told.empty(), ("nothing may be done in " + before.step + walker.refusals()).c_str());
        const State now = ancients::readState(walker.json());
        const std::string fault = wrong(before, now);
        QVERIFY2(fault.empty(), (fault + ", after: " + told).c_str());
        QVERIFY(ancients::toJson(now) == walker.json());
        if (acts % 20 == 0)
            (void)rules().view(walker.json(), "a");
    }
    QVERIFY2(walker.over(), "the battle does not end");
}

OPTIO_TEST(AncientsPropertyTest)
} // namespace ancients_property_test
#include "ancients_property_test.moc"
