// SPDX-License-Identifier: GPL-3.0-or-later
// An act of a battle as a ruling.
#include "rulesets/hoplites/act_resolver.h"

#include "rules/options.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/hoplites/army/muster.h"
#include "rulesets/hoplites/combat/bout_case.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/page/act_sentence.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/page/weigh_up.h"
#include "rulesets/hoplites/view.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace optio::hoplites {

namespace {

class ActCase : public Case {
public:
    ActCase(const Sheet &sheet, bool inGame, std::shared_ptr<const Battle> game, const Act &act, unsigned stops)
        : sheet_(sheet), inGame_(inGame), game_(std::move(game)), state_(game_->state), names_(game_->names), act_(act), stops_(stops),
          side_(state_.toAct()), view_(viewOf(state_, side_)), told_(apart(names_))
    {
        switch (act_.deed) {
        case Deed::shoot:
        case Deed::react:
            subjectSide_ = 1 - side_;
            subject_ = act_.deed == Deed::shoot ? act_.b : state_.target;
            break;
        case Deed::withdraw:
        case Deed::rallyLeader:
        case Deed::rallyCard:
        case Deed::regroup:
            subjectSide_ = side_;
            subject_ = act_.a;
            break;
        default:
            break;
        }
    }

    std::uint64_t roll(Dice &dice) const override
    {
        if (!weighed())
            return 0;
        State after = view_;
        weigh(sheet_, after, act_, dice);
        return keyOf(after);
    }

    OutcomeText outcome(std::uint64_t key) const override
    {
        if (key == 0)
            return {Json::object({{"a", "done"}, {"b", "done"}}), "done", "", 0};
        const Weighed weighed = weighedOf(key);
        const auto [result, label] = told(weighed);
        OutcomeText text;
        text.results = {{"a", halvesJson(weighed.lost[0])}, {"b", halvesJson(weighed.lost[1])}, {"result", result}, {"coh", weighed.coh}};
        text.label = label;
        const bool both = weighed.lost[0] != 0 && weighed.lost[1] != 0;
        const bool whose = both || weighed.deed == Deed::resolve || weighed.deed == Deed::next;
        for (std::size_t side = 0; side < 2; ++side)
            if (const int lost = weighed.lost[side]; lost != 0 && whose)
                text.label += "; " + names_.army[side] + ": " + pointsText(std::abs(lost)) + (lost > 0 ? " lost" : " regained");
            else if (lost != 0)
                text.label += (lost > 0 ? "; " : "; minus ") + pointsText(std::abs(lost));
        if (weighed.winner <= 2)
            text.label += "; the battle is over";
        text.favours = weighed.lost[0] < weighed.lost[1] ? "a" : weighed.lost[1] < weighed.lost[0] ? "b" : "";
        const int difference = std::abs(weighed.lost[0] - weighed.lost[1]);
        text.weight = std::min(3, difference / 8 + (difference != 0 ? 1 : 0));
        return text;
    }

    Ruling rule(Dice &dice) const override
    {
        State after = state_;
        Narration narration;
        narration.names = &told_;
        apply(sheet_, after, act_, dice, &narration, nullptr, stops_);
        Ruling ruling = told(std::move(narration), state_, after, dice);
        if (inGame_) {
            Names then = names_;
            for (std::size_t side = 0; side < 2; ++side)
                then.units[side].resize(names_.written[side]);
            ruling.changes = changesBetween(toJson(sheet_, state_, then), toJson(sheet_, after, names_));
        }
        return ruling;
    }

    /// From what the side sees that has to decide: neither a hidden unit (HOP-409) nor the card that would be drawn, how long the
    /// initiative lasts or what the other side bids (HOP-041, HOP-321).
    Ruling preview(Dice &dice) const override
    {
        if (act_.deed == Deed::deal)
            return rule(dice);
        State after = view_;
        Narration narration;
        narration.names = &told_;
        const bool ownTurn = side_ == state_.active && state_.prompt != Prompt::initiative;
        if (ownTurn && !unforeseen()) // the other side's hand is not seen, so of its phases nobody can tell which pass by themselves
            apply(sheet_, after, act_, dice, &narration, nullptr, stops_ | 2u >> side_);
        else if (!unforeseen())
            perform(sheet_, after, act_, dice, &narration);
        Ruling ruling = told(std::move(narration), view_, after, dice);
        if (inGame_ && after.turns == view_.turns && after.prompt != Prompt::initiative)
            ruling.changes = changesBetween(toJson(sheet_, view_, names_), toJson(sheet_, after, names_));
        return ruling;
    }

private:
    /// Does what follows hang on what its own side does not know either?
    bool unforeseen() const
    {
        return act_.deed == Deed::drawDeck || act_.deed == Deed::reserve || act_.deed == Deed::bid ||
               (act_.deed == Deed::next && state_.phase == Phase::draw);
    }

    /// What is told of an act, but for its changes.
    Ruling told(Narration narration, const State &before, const State &after, const Dice &dice) const
    {
        Ruling ruling;
        ruling.sentence = sentenceOf(narration, act_, told_, side_, state_.phase);
        ruling.lines = std::move(narration.lines);
        ruling.dice = dice.drawn();
        for (std::size_t side = 0; side < 2; ++side) {
            const int lost = after.sides[side].points - before.sides[side].points;
            if (lost != 0)
                ruling.outcome.push_back({sideId[side], lost > 0 ? "lost" : "regained",
                                          pointsText(std::abs(lost)) + (lost > 0 ? " lost" : " regained"), "", "HOP-033"});
        }
        return ruling;
    }

    /// What is asked of an act's odds.
    struct Weighed {
        Deed deed = Deed::next;
        int hits = 0;              ///< new ones of the unit it is about
        int coh = 0;               ///< all of them
        Place place = Place::deck; ///< the same
        bool rallied = false;      ///< the same
        bool out = false;          ///< the shooter has no missiles left
        bool done = false;         ///< the check of a flank or a second line attack is passed
        std::array<int, 2> lost{}; ///< rout points in halves
        int winner = 3;            ///< 3 while nobody has won
    };

    /// Acts with dice of their own. An attack is weighed by shock(), here only the check that it may need.
    bool weighed() const
    {
        switch (act_.deed) {
        case Deed::shoot:
        case Deed::behind:
        case Deed::rallyLeader:
        case Deed::rallyCard:
        case Deed::regroup:
            return true;
        case Deed::react:
        case Deed::withdraw:
            return act_.b == 1;
        case Deed::attack:
            return act_.flank(0) == Flank::button || act_.flank(1) == Flank::button;
        case Deed::resolve:
            return state_.attackCount == 1; // of more than one there are too many ends
        case Deed::next:
            return state_.phase == Phase::shock;
        default:
            return false;
        }
    }

    std::uint64_t keyOf(const State &after) const
    {
        Weighed all;
        if (subject_ != nobody) {
            const Unit &unit = after.sides[at(subjectSide_)].units[subject_];
            all.coh = unit.coh;
            all.hits = std::clamp(unit.coh - view_.sides[at(subjectSide_)].units[subject_].coh, 0, 15);
            all.place = unit.place;
            all.rallied = unit.has(rallied);
        }
        if (act_.deed == Deed::shoot || act_.deed == Deed::react)
            all.out = after.sides[at(side_)].units[act_.a].has(noMissile) && !view_.sides[at(side_)].units[act_.a].has(noMissile);
        if (act_.deed == Deed::attack)
            all.done = after.attackCount > view_.attackCount || after.prompt == Prompt::withdraw;
        if (act_.deed == Deed::behind)
            all.done = after.enemy().bonus != view_.enemy().bonus || after.enemy().secondCount != view_.enemy().secondCount;
        std::uint64_t key = 1;
        key = key << 5 | static_cast<std::uint64_t>(act_.deed);
        key = key << 4 | static_cast<std::uint64_t>(all.hits);
        key = key << 8 | static_cast<std::uint64_t>(all.coh);
        key = key << 3 | static_cast<std::uint64_t>(all.place);
        key = key << 3 | static_cast<std::uint64_t>(all.rallied << 2 | all.out << 1 | all.done);
        for (std::size_t side = 0; side < 2; ++side)
            key = key << 16 | static_cast<std::uint64_t>(after.sides[side].points - view_.sides[side].points + 0x4000);
        return key << 2 | static_cast<std::uint64_t>(std::min<int>(after.winner, 3));
    }

    static Weighed weighedOf(std::uint64_t key)
    {
        const auto take = [&](int bits) {
            const auto value = static_cast<int>(key & ((1u << bits) - 1));
            key >>= bits;
            return value;
        };
        Weighed all;
        all.winner = take(2);
        all.lost[1] = take(16) - 0x4000;
        all.lost[0] = take(16) - 0x4000;
        const int flags = take(3);
        all.rallied = (flags & 4) != 0;
        all.out = (flags & 2) != 0;
        all.done = (flags & 1) != 0;
        all.place = static_cast<Place>(take(3));
        all.coh = take(8);
        all.hits = take(4);
        all.deed = static_cast<Deed>(take(5));
        return all;
    }

    /// An outcome's id and words.
    static std::pair<std::string, std::string> told(const Weighed &all)
    {
        const std::string out = all.out ? ", no missiles left" : "";
        switch (all.deed) {
        case Deed::shoot:
        case Deed::react:
            if (all.place != Place::field)
                return {"leaves", "the target leaves" + out};
            return all.hits > 0 ? std::pair{std::string("hit"), hitsText(all.hits) + out} : std::pair{std::string("miss"), "miss" + out};
        case Deed::withdraw:
            if (all.place != Place::field)
                return {"leaves", "leaves the field"};
            return {"withdraws", "withdraws" + (all.hits > 0 ? " with " + hitsText(all.hits) : " unharmed")};
        case Deed::rallyLeader:
        case Deed::rallyCard:
            return all.rallied ? std::pair{std::string("rallied"), "rallied with " + hitsText(all.coh)}
                               : std::pair{std::string("lost"), std::string("lost")};
        case Deed::regroup:
            return all.place == Place::second ? std::pair{"back", "comes back"} : std::pair{"away", "stays away"};
        case Deed::attack:
            return all.done ? std::pair{"flank", "reaches the flank"} : std::pair{"fails", "fails to reach the flank"};
        case Deed::resolve:
        case Deed::next:
            return {"done", all.lost[0] == 0 && all.lost[1] == 0 ? "nobody is lost" : "fought out"};
        default:
            return all.done ? std::pair{"strikes", "strikes the second line"} : std::pair{"nothing", "nothing comes of it"};
        }
    }

    const Sheet &sheet_;
    bool inGame_;
    std::shared_ptr<const Battle> game_;
    const State &state_;
    const Names &names_;
    Act act_;
    unsigned stops_; ///< see apply()
    int side_;
    State view_; ///< what that side sees: odds tell nothing of what is hidden
    Names told_; ///< for sentences
    int subjectSide_ = 0;
    Byte subject_ = nobody; ///< the unit whose fate is weighed
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

/// The game, or outside one the battle that the input begins.
std::shared_ptr<const Battle> battleOf(const Sheet &sheet, const std::shared_ptr<const Battle> &game, const Json &input)
{
    if (game)
        return game;
    if (!input.contains("game"))
        throw Error("outside a game \"game\" must name two armies: {\"a\":\"hoplites/carthage\",\"b\":\"hoplites/republican-rome\"}",
                    "game");
    const Json &begun = input.at("game");
    if (!begun.is_object())
        throw Error("\"game\" must be an object that names two armies, not " + quoted(begun), "game");
    const auto army = [&](const char *key) -> const Json & {
        const Json name = begun.value(key, Json());
        for (const Json &one : sheet.armies())
            if (one.at("id") == name)
                return one;
        throw Error("there is no supplied army " + quoted(name), "game");
    };
    const Army a = armyFrom(sheet, army("a")), b = armyFrom(sheet, army("b"));
    const State state = startState(sheet, a, b, settledOptions(sheet.options, begun.value("options", Json::object())));
    return std::make_shared<const Battle>(Battle{state, namesFor(a, b)});
}

/// The act is done outside a game in a battle that lasts as long as the act is weighed.
int sideToAct(const Sheet &sheet, const Battle *game, const Json &input)
{
    return game != nullptr ? game->state.toAct() : battleOf(sheet, {}, input)->state.toAct();
}

} // namespace

std::string actRefusal(const Sheet &sheet, const GameAct & /*resolver*/, const Battle &game, const Json &input)
{
    if (!input.is_object() || !input.contains("do"))
        return {};
    try {
        const int side = game.state.toAct();
        const Act act = actFromJson(input.at("do"), side);
        const Why why = whyNot(sheet, game.state, act, side);
        return why == Why::ok ? std::string() : refusalOf(sheet, game.state, act, game.names, why);
    } catch (const Error &error) {
        return error.what();
    }
}

Form actForm(const Sheet &sheet, const GameAct &resolver, const Battle *game, const Json &input)
{
    Form form;
    form.resolver = resolver.id();
    form.title = resolver.title();
    if (game != nullptr && input.is_object() && input.contains("do")) {
        const int side = game->state.toAct();
        form.title = labelOf(sheet, sheet.modules[game->state.module], actFromJson(input.at("do"), side), game->names, side);
    }
    if (game != nullptr && game->state.prompt == Prompt::bout)
        form.contestants = boutMen(sheet, game->state, game->names);
    return form;
}

Json actComplete(const Sheet &sheet, const GameAct & /*resolver*/, const Battle *game, const Json &input)
{
    onlyKeys(input,
             game == nullptr ? std::vector<std::string>{"game", "do", "answers"} : std::vector<std::string>{"do", "stops", "answers"});
    if (!input.contains("do"))
        throw Error("the input lacks \"do\", the act: {\"do\":{\"act\":\"next\"}}", "do");
    const int side = sideToAct(sheet, game, input);
    Json whole = {{"do", toJson(actFromJson(input.at("do"), side), side)}, {"answers", Json::object()}};
    if (const Json stops = stopsTold(stopsFrom(input)); !stops.empty())
        whole["stops"] = stops;
    if (game == nullptr)
        whole["game"] = input.at("game");
    return whole;
}

std::unique_ptr<Case> act(const Sheet &sheet, const GameAct &resolver, const std::shared_ptr<const Battle> &given, const Json &input)
{
    const Json whole = actComplete(sheet, resolver, given.get(), input);
    const std::shared_ptr<const Battle> game = battleOf(sheet, given, whole);
    const int side = game->state.toAct();
    const Act act = actFromJson(whole.at("do"), side);
    if (const Why why = whyNot(sheet, game->state, act, side); why != Why::ok)
        throw Error(refusalOf(sheet, game->state, act, game->names, why), "do");
    std::unique_ptr<Case> told = std::make_unique<ActCase>(sheet, given != nullptr, game, act, stopsFrom(whole));
    return act.deed != Deed::bout ? std::move(told) : weighBout(sheet, game, act.a == 1, std::move(told));
}

bool actRevealed(const Json &result)
{
    const Json changes = result.value("changes", Json::array());
    return std::any_of(changes.begin(), changes.end(), [](const Json &change) { return cameToLight(change); });
}

bool actSecret(const Json &act, const Json &result)
{
    const Json input = act.value("input", Json::object());
    const Json deed = input.value("do", Json::object());
    const Json name = deed.value("act", Json());
    const auto is = [&](Deed one) { return name == nameOf(one); };
    if (is(Deed::deal) || is(Deed::bid) || is(Deed::discard))
        return true;
    if (!is(Deed::play) && !is(Deed::lateral) && !is(Deed::cohesion) && !is(Deed::supply))
        return false;
    Json units = deed.value("units", Json::array());
    if (deed.contains("unit"))
        units.push_back(deed.at("unit"));
    const Json changes = result.value("changes", Json::array());
    return std::any_of(changes.begin(), changes.end(), [&](const Json &change) {
        const auto path = change.at("path").get<std::string>();
        return hides(change.at("to")) && std::any_of(units.begin(), units.end(), [&](const Json &unit) {
                   return unit.is_string() && path == "/units/" + unit.get<std::string>();
               });
    });
}

std::vector<std::string> actParticipants(const Json &input) { return {diceNameOf(input.at("do"))}; }

} // namespace optio::hoplites
