// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown while a side writes, opens or pays a sealed note hangs on nothing that the other side keeps to itself: which leaders are
// given for its notes, which notes are bluffs, and who marches or hides by which of them (ANC-110 to ANC-112, ANC-130).
#include "rules/dice/odds.h"
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <algorithm>

namespace ancients_secrets_test {

using namespace ancientstest;
using ancients::LeaderState;
using ancients::Note;
using ancients::Side;

namespace {

/// The same battle, for all that the other side knows: a bluff is paid for and what is paid is a bluff, and each unopened note of units has
/// those of the next.
State otherNotes(State state, const std::string &id)
{
    Side &side = state.side(id);
    std::vector<Note *> named;
    for (Note &note : side.notes) {
        if (note.open)
            continue;
        if (!note.units.empty())
            named.push_back(&note);
        if (note.what != "stratagem" || !note.units.empty())
            continue;
        if (!note.leader.empty()) {
            state.leader(note.leader).state = LeaderState::pool;
            note.leader.clear();
            note.bluff = true;
        } else if (note.bluff) {
            for (auto &[name, leader] : state.leaders)
                if (leader.side == id && leader.state == LeaderState::pool && note.leader.empty()) {
                    leader.state = LeaderState::bound;
                    note.leader = name;
                    note.bluff = false;
                }
        }
    }
    for (std::size_t i = 1; i < named.size(); ++i)
        std::swap(named[i - 1]->units, named[i]->units);
    return state;
}

/// All that is shown while an act of a side's private page is filled in, with each answer of each question and the first few candidates.
std::string preparing(const Json &json, const Resolver &resolver, const Json &given)
{
    std::string text;
    const auto shown = [&](const Json &input) {
        try {
            text += resolver.refusal(json, input) + toJson(resolver.form(&json, input)).dump() + resolver.pageOf(json, input);
            const auto ready = resolver.prepareLenient(&json, input);
            for (const Share &share : oddsOf(*ready).shares)
                text += ready->outcome(share.outcome).label;
            EnteredDice none({});
            Dice dice(none);
            text += toJson(ready->preview(dice)).dump();
        } catch (const Error &error) {
            text += error.what();
        }
        text += "\n";
    };
    shown(given);
    std::vector<Question> questions;
    try {
        questions = resolver.form(&json, given).questions;
    } catch (const Error &) {
    }
    for (const Question &question : questions)
        for (const Choice &choice : question.choices) {
            Json input = given;
            input["answers"][question.id] = choice.value;
            shown(input);
            for (const Slot &slot : resolver.slots()) {
                const auto candidates = resolver.candidates(json, slot, input);
                for (std::size_t i = 0; i < candidates.size(); ++i) {
                    text += candidates[i].unit + candidates[i].label + candidates[i].detail;
                    if (i >= 3)
                        continue;
                    input[slot.id] = Json::array({candidates[i].unit});
                    shown(input);
                }
            }
        }
    return text;
}

/// What a side sees and is offered, and what it is shown of every act.
std::string seen(const Json &json, const std::string &side)
{
    std::string text = toJson(rules().view(json, side)).dump() + rules().counters(json).dump();
    for (const optio::Act &act : rules().acts(json))
        text += act.resolver + act.input.dump() + act.label + act.refusal + "\n";
    for (const Resolver *resolver : rules().resolvers())
        if (const std::string page = resolver->pageOf(json, {{"side", side}}); resolver->secret() || page == side)
            text += resolver->id() + preparing(json, *resolver, {{"side", side}, {"answers", Json::object()}});
    return text;
}

/// Where two texts part; "" for the same text.
std::string parting(const std::string &is, const std::string &were)
{
    if (is == were)
        return {};
    const auto at = std::mismatch(is.begin(), is.end(), were.begin(), were.end()).first - is.begin();
    const std::size_t from = at > 200 ? static_cast<std::size_t>(at) - 200 : 0;
    return "…" + is.substr(from, 320) + "… with other secrets: …" + were.substr(from, 320) + "…";
}

/// Two armies with notes of every kind on both sides.
Battle sealedBattle()
{
    Battle battle({"HI", "PK_H", "LI", "LI"}, {"HI", "HI", "LI", "EL"}, {{"stratagems_a", "all"}, {"stratagems_b", "all"}}, 3, 3);
    for (const char *side : {"a", "b"}) {
        seal(battle, side, R"("sl.kind":"none")");
        seal(battle, side, R"("sl.kind":"strategic_advantage")");
        std::vector<std::string> units;
        const State state = battle.state();
        for (const auto &[id, unit] : state.units)
            if (unit.side == side && unit.arm != ancients::Arm::camp)
                units.push_back(id);
        seal(battle, side, R"("sl.kind":"hidden")", Json::array({units[0]}));
        seal(battle, side, R"("sl.kind":"hidden")", Json::array({units[1]}));
    }
    return battle;
}

} // namespace

class AncientsSecretsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // ANC-110 ANC-111 ANC-112 ANC-130: before the battle, where notes are written.
    void whileNotesAreWritten()
    {
        const Battle battle = sealedBattle();
        for (const std::string side : {"a", "b"}) {
            const Json other = ancients::toJson(otherNotes(battle.state(), side == "a" ? "b" : "a"));
            QVERIFY(other != battle.json);
            const std::string is = seen(battle.json, side), were = seen(other, side);
            QVERIFY2(is == were, parting(is, were).c_str());
            // The test can fail: what is one's own makes a difference to oneself.
            Battle own = battle;
            own.change([&](State &state) {
                for (Note &note : state.side(side).notes)
                    if (!note.leader.empty()) {
                        state.leader(note.leader).state = LeaderState::pool;
                        note.leader.clear();
                    }
            });
            QVERIFY(seen(own.json, side) != is);
        }
    }

    // ANC-112 ANC-113: in every step of the battle.
    void whileTheBattleGoesOn()
    {
        Battle battle = sealedBattle();
        battle.change([](State &state) {
            for (const Side &side : state.sides)
                for (const Note &note : side.notes)
                    for (const std::string &unit : note.units)
                        state.unit(unit).place = ancients::Place::away;
        });
        for (const ancients::Step &step : rules().sheet().steps)
            for (const char *active : {"a", "b"}) {
                if (step.id == "setup")
                    continue;
                battle.at(step.id, active, 3).pips(2);
                for (const std::string side : {"a", "b"}) {
                    const Json other = ancients::toJson(otherNotes(battle.state(), side == "a" ? "b" : "a"));
                    const std::string is = seen(battle.json, side), were = seen(other, side);
                    QVERIFY2(is == were, (step.id + ": " + parting(is, were)).c_str());
                }
            }
    }
};

OPTIO_TEST(AncientsSecretsTest)

} // namespace ancients_secrets_test

#include "ancients_secrets_test.moc"
