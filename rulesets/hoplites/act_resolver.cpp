// SPDX-License-Identifier: GPL-3.0-or-later
// An act of a battle as a ruling.
#include "rulesets/hoplites/act_resolver.h"

#include "rules/refusal.h"
#include "rules/sides.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/state_json.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

std::string joined(const std::vector<std::string> &sentences)
{
    std::string text;
    for (const std::string &sentence : sentences)
        text += (text.empty() ? "" : " ") + sentence;
    return text;
}

/// What an act is called when nothing more can be told of it.
std::string plainly(const Act &act, const Names &names, int side, Phase phase)
{
    static const char *const phases[] = {"preparations", "Play phase",  "Move phase", "Missile phase",
                                         "Shock phase",  "Rally phase", "Draw phase", "battle"};
    const std::string &army = names.army[at(side)];
    switch (act.deed) {
    case Deed::next:
        return army + " ends the " + phases[static_cast<std::size_t>(phase)] + ".";
    case Deed::bid:
        return army + " has decided about the initiative.";
    case Deed::react:
        return names.units[at(side)][act.a] + (act.b == 1 ? " fires as the enemy comes up." : " holds its fire.");
    case Deed::withdraw:
        return names.units[at(side)][act.a] + (act.b == 1 ? " withdraws." : " stays.");
    default:
        return army + " has acted.";
    }
}

class ActCase : public Case {
public:
    ActCase(const Sheet &sheet, bool inGame, Json before, const Act &act)
        : sheet_(sheet), inGame_(inGame), before_(std::move(before)), state_(stateFromJson(sheet, before_)), names_(namesFromJson(before_)),
          act_(act), side_(state_.toAct())
    {}

    std::uint64_t roll(Dice &dice) const override
    {
        if (!weighed())
            return 0;
        State after = state_;
        apply(sheet_, after, act_, dice);
        std::uint64_t key = 1;
        for (std::size_t side = 0; side < 2; ++side) {
            const int lost = after.sides[side].points - state_.sides[side].points;
            key = key << 16 | static_cast<std::uint64_t>(lost + 0x4000);
        }
        return key << 8 | after.winner;
    }

    OutcomeText outcome(std::uint64_t key) const override
    {
        if (key == 0)
            return {Json::object({{"a", "done"}, {"b", "done"}}), "done", "", 0};
        const int lostA = static_cast<int>(key >> 24 & 0xFFFF) - 0x4000, lostB = static_cast<int>(key >> 8 & 0xFFFF) - 0x4000;
        OutcomeText text;
        text.results = {{"a", lostA}, {"b", lostB}, {"winner", static_cast<int>(key & 0xFF)}};
        const auto points = [](int lost) { return std::to_string(lost / 2); };
        text.label = lostA == 0 && lostB == 0 ? "no route points" : "route points " + points(lostA) + " and " + points(lostB);
        text.favours = lostA < lostB ? "a" : lostB < lostA ? "b" : "";
        text.weight = std::min(3, std::abs(lostA - lostB) / 8 + (lostA != lostB ? 1 : 0));
        return text;
    }

    Ruling rule(Dice &dice) const override
    {
        State after = state_;
        Tale tale;
        tale.names = &names_;
        apply(sheet_, after, act_, dice, &tale);
        Ruling ruling;
        ruling.sentence = tale.sentences.empty() ? plainly(act_, names_, side_, state_.phase) : joined(tale.sentences);
        ruling.lines = std::move(tale.lines);
        ruling.dice = dice.drawn();
        for (std::size_t side = 0; side < 2; ++side) {
            const int lost = after.sides[side].points - state_.sides[side].points;
            if (lost != 0)
                ruling.outcome.push_back({sideId[side], lost > 0 ? "lost" : "regained",
                                          (lost > 0 ? "loses " : "regains ") + std::to_string(std::abs(lost) / 2) + " route points", "",
                                          "HOP-033"});
        }
        if (inGame_)
            ruling.changes = changesBetween(before_, toJson(sheet_, after, names_));
        return ruling;
    }

private:
    /// Acts whose dice are few; the others are weighed before they are declared (see ShockResolver) or not at all.
    bool weighed() const
    {
        switch (act_.deed) {
        case Deed::shoot:
        case Deed::react:
        case Deed::withdraw:
        case Deed::behind:
        case Deed::rallyLeader:
        case Deed::regroup:
            break;
        default:
            return false;
        }
        // Elephants may run wild, which has more branches than anybody can walk.
        const auto wild = [&](const SideState &side) { return holding(sheet_, side, elephant) != 0; };
        return !wild(state_.sides[0]) && !wild(state_.sides[1]);
    }

    const Sheet &sheet_;
    bool inGame_;
    Json before_;
    State state_;
    Names names_;
    Act act_;
    int side_;
};

void onlyKeys(const Json &input, const std::vector<std::string> &allowed)
{
    if (!input.is_object())
        throw Error("the input must be an object, not " + quoted(input), "input");
    for (auto it = input.begin(); it != input.end(); ++it)
        if (std::find(allowed.begin(), allowed.end(), it.key()) == allowed.end())
            throw Error("the input has no \"" + it.key() + "\"" + allowedTail(it.key(), allowed), it.key());
    if (input.contains("answers") && input.at("answers") != Json::object())
        throw Error("an act asks no questions; \"answers\" must be empty, not " + quoted(input.at("answers")), "answers");
}

} // namespace

Json ActResolver::example() const
{
    return {
        {"game", {{"a", "hoplites/carthage"}, {"b", "hoplites/republican-rome"}}}, {"do", {{"act", "deal"}}}, {"answers", Json::object()}};
}

Json ActResolver::battle(const Json *state, const Json &input) const
{
    if (state != nullptr)
        return *state;
    if (!input.contains("game"))
        throw Error("outside a game \"game\" must name two armies: {\"a\":\"hoplites/carthage\",\"b\":\"hoplites/republican-rome\"}",
                    "game");
    return begin_(input.at("game"));
}

std::string ActResolver::refusal(const Json &json, const Json &input) const
{
    if (!input.is_object() || !input.contains("do"))
        return {};
    try {
        const State state = stateFromJson(sheet_, json);
        const int side = state.toAct();
        const Why why = whyNot(sheet_, state, actFromJson(input.at("do"), side), side);
        return why == Why::ok ? std::string() : sentenceOf(sheet_, why);
    } catch (const Error &error) {
        return error.what();
    }
}

Form ActResolver::form(const Json *, const Json &) const
{
    Form form;
    form.resolver = id();
    form.title = title();
    return form;
}

Json ActResolver::complete(const Json *state, const Json &input) const
{
    onlyKeys(input, state == nullptr ? std::vector<std::string>{"game", "do", "answers"} : std::vector<std::string>{"do", "answers"});
    if (!input.contains("do"))
        throw Error("the input lacks \"do\", the act: {\"do\":{\"act\":\"next\"}}", "do");
    const int side = stateFromJson(sheet_, battle(state, input)).toAct();
    Json whole = {{"do", toJson(actFromJson(input.at("do"), side), side)}, {"answers", Json::object()}};
    if (state == nullptr)
        whole["game"] = input.at("game");
    return whole;
}

std::unique_ptr<Case> ActResolver::prepare(const Json *json, const Json &input) const
{
    const Json whole = complete(json, input);
    Json before = battle(json, whole);
    const State state = stateFromJson(sheet_, before);
    const int side = state.toAct();
    const Act act = actFromJson(whole.at("do"), side);
    if (const Why why = whyNot(sheet_, state, act, side); why != Why::ok)
        throw Error(sentenceOf(sheet_, why), "do");
    return std::make_unique<ActCase>(sheet_, json != nullptr, std::move(before), act);
}

std::vector<std::string> ActResolver::participants(const Json &input) const { return {canonical(input.at("do"))}; }

} // namespace optio::hoplites
