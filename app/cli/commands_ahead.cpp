// SPDX-License-Identifier: GPL-3.0-or-later
// journal acts, form, odds and act --preview: what can be done in a game now, and what would come of it. The dice of the game are never
// drawn, so that nobody looks at a die before it falls.
#include "app/cli/narration.h"
#include "app/cli/odds/odds_json.h"
#include "rules/board.h"
#include "rules/journal/notes.h"
#include "rules/ruling/kept_points.h"
#include "rules/ruling/offers.h"

#include <fmt/format.h>

#include <algorithm>

namespace optio::cli {

namespace {

/// A game, and the act that somebody looks at.
class Look {
public:
    Look(Context &context, const ActOptions &options)
        : read_(readFile(context, sourceOf(options))), game_(takeUp(read_)), options_(options),
          resolver_(read_.ruleset->resolver(options.resolver)), input(options.input.empty() ? Json::object() : readInput(options.input))
    {
        expectInGame(input);
        const std::string owner = ownerOf();
        if (!owner.empty() && owner != options.side && !options.secrets && !over())
            throw Error(
                fmt::format("this is for side {} alone to see while the game goes on; its owner looks with --side {}", owner, owner),
                "--side");
        const auto *kept = dynamic_cast<const KeptPoints *>(read_.ruleset);
        if (kept != nullptr && !options.side.empty() && !options.secrets && !over())
            known_ = kept->knownTo(game_.state(), options.side);
    }

    const Resolver &resolver() const { return resolver_; }
    const Json &state() const { return known_ ? *known_ : game_.state(); }
    const Read &read() const { return read_; }
    const ActOptions &options() const { return options_; }
    std::string refusal() const { return resolver_.refusal(state(), input); }

    /// Labels of the places that are to be filled and are not.
    std::vector<Slot> missing() const
    {
        std::vector<Slot> open;
        for (const Slot &slot : resolver_.slots()) {
            const auto found = input.find(slot.id);
            const bool empty = found == input.end() || found->is_null() || *found == "" || (found->is_array() && found->empty());
            if (!slot.optional && empty)
                open.push_back(slot);
        }
        return open;
    }

    /// The whole input. Throws Error for one that is wrong or refused.
    Json whole() const
    {
        if (const std::vector<Slot> open = missing(); !open.empty())
            throw Error(fmt::format("{}: it is not said who takes this place ({})", open.front().id, open.front().label), open.front().id);
        const Json sealed = sealWritten(*read_.ruleset, state(), options_.resolver, input).input;
        Json complete = completeInGame(resolver_, state(), sealed);
        if (const std::string why = resolver_.refusal(state(), complete); !why.empty())
            throw Error(why);
        return complete;
    }

private:
    static const std::string &sourceOf(const ActOptions &options)
    {
        if (options.file == "-" && options.input == "-")
            throw Error("the game and the input cannot both come from standard input; give one of them as a file", "--input");
        return options.file;
    }

    std::string ownerOf() const
    {
        if (const auto *board = dynamic_cast<const BoardRules *>(read_.ruleset); board != nullptr && !options_.side.empty())
            return board->toAct(state()); // whoever looks as the other side is told nothing; who does not say is the one to act
        return privateTo(resolver_, state(), input);
    }

    std::optional<Json> known_; ///< the state as the side knows it that looks, where it is otherwise

    bool over() const { return read_.ruleset->ended(state()).value("over", false); }

    Read read_;
    Game game_;
    const ActOptions &options_;
    const Resolver &resolver_;

public:
    Json input;
};

Json formJson(const Look &look)
{
    const Resolver &resolver = look.resolver();
    const std::vector<Slot> open = look.missing();
    Form form;
    form.resolver = resolver.id();
    form.title = resolver.title();
    std::string refusal;
    if (open.empty()) {
        form = resolver.form(&look.state(), look.input);
        refusal = look.refusal();
    } else {
        refusal = look.refusal(); // a whole kind of act may be shut out before anybody is chosen
        if (refusal.empty()) {
            for (const Slot &slot : open)
                refusal += (refusal.empty() ? "It is still to be said who takes part: " : ", ") + slot.label;
        }
    }
    Json json = toJson(form);
    json["rule"] = resolver.rule();
    json["refusal"] = refusal;
    json["slots"] = Json::array();
    for (const Slot &slot : resolver.slots()) {
        Json told = toJson(slot);
        for (const Candidate &one : resolver.candidates(look.state(), slot, look.input))
            told["candidates"].push_back(toJson(one));
        json["slots"].push_back(std::move(told));
    }
    return json;
}

Json told(const Look &look, const Json &input)
{
    return {{"resolver", look.resolver().id()}, {"title", look.resolver().title()}, {"rule", look.resolver().rule()}, {"input", input}};
}

/// The ruling with these dice and no others; nothing when they do not suffice and none were typed.
std::optional<Json> ruledWith(const Case &ready, const std::optional<std::string> &dice)
{
    EnteredDice source(dice ? parseDice(*dice) : std::vector<int>());
    Dice entered(source);
    try {
        Json result = toJson(ready.preview(entered));
        source.finish();
        return result;
    } catch (const DieWanted &) {
        if (dice)
            throw;
        return std::nullopt;
    }
}

} // namespace

int journalActs(Context &context, const std::string &file, const std::string &side, bool secrets)
{
    const Read read = readFile(context, file);
    const Game game = takeUp(read);
    const Ruleset &ruleset = *read.ruleset;
    const auto *board = dynamic_cast<const BoardRules *>(&ruleset);
    const std::string toAct = board == nullptr ? std::string() : board->toAct(game.state());
    const Json ended = ruleset.ended(game.state());
    Json told = {{"turn", ruleset.turn(game.state())}, {"ended", ended}, {"acts", Json::array()}};
    if (board != nullptr)
        told["to_act"] = toAct;
    for (const Offer &offer : offersOf(ruleset, game.state(), secrets && side.empty() ? toAct : side))
        told["acts"].push_back(toJson(offer, ruleset.resolver(offer.resolver)));
    if (board != nullptr && !toAct.empty() && side != toAct && !secrets)
        told["note"] = fmt::format("What side {} can do now comes out of its hand: --side {} shows it", toAct, toAct);
    print(told);
    return ok;
}

int journalForm(Context &context, const ActOptions &options)
{
    const Look look(context, options);
    print(formJson(look));
    return ok;
}

int journalOdds(Context &context, const ActOptions &options)
{
    const Look look(context, options);
    const Json input = look.whole();
    Json json = told(look, input);
    const std::unique_ptr<Case> ready = look.resolver().prepare(&look.state(), input);
    json["odds"] = oddsJson(*ready);
    if (Json prospects = prospectsJson(*ready); !prospects.empty())
        json["prospects"] = std::move(prospects);
    json["answers"] = answersJson(look.resolver(), &look.state(), input);
    print(json);
    return ok;
}

int journalPreview(Context &context, const ActOptions &options)
{
    const Look look(context, options);
    const Json input = look.whole();
    const std::unique_ptr<Case> ready = look.resolver().prepare(&look.state(), input);
    Json json = told(look, input);
    json["form"] = toJson(look.resolver().form(&look.state(), input));
    // Its changes may hold what a side keeps to itself, such as a hand.
    if (std::optional<Json> result = ruledWith(*ready, options.dice))
        json["result"] = Narration(look.read(), options.secrets).ahead(std::move(*result));
    else
        json["odds"] = oddsJson(*ready);
    if (json.contains("odds"))
        json["answers"] = answersJson(look.resolver(), &look.state(), input);
    print(json);
    return ok;
}

} // namespace optio::cli
