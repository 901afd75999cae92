// SPDX-License-Identifier: GPL-3.0-or-later
// Amending in random games of every rule set: the result is what replaying the amended list gives, or a conflict that is named; never an
// error. And an act taken back and given in other words draws the same dice.
#include "tests/deep.h"
#include "tests/soak/random_game.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

#include <map>
#include <set>

namespace amend_games_test {

using namespace optio;
using namespace optio::randomly;

namespace {

/// What went wrong, each kind once with the first place where it did.
class Faults {
public:
    void add(const std::string &what, const std::string &where) { all_.emplace(what, where); }
    std::string text() const
    {
        std::string text;
        for (const auto &[what, where] : all_)
            text += what + "   [" + where + "]\n";
        return text;
    }

private:
    std::map<std::string, std::string> all_;
};

std::vector<int> facesOf(const Json &result)
{
    std::vector<int> faces;
    for (const Json &die : result.at("dice"))
        faces.push_back(drawFromJson(die).value);
    return faces;
}

/// The ruling of an act on a state, with these faces.
Json ruled(const Resolver &resolver, const Json &state, const Json &input, const std::vector<int> &faces)
{
    const Json complete = resolver.complete(&state, input);
    if (const std::string refusal = resolver.refusal(state, complete); !refusal.empty())
        throw Error(refusal);
    EnteredDice source(faces);
    Dice dice(source);
    Json result = toJson(resolver.prepare(&state, complete)->rule(dice));
    source.finish();
    return result;
}

/// Would the rules let an entry be made otherwise like that?
bool allowed(const RandomGame &play, const Amending &amending)
{
    if (amending.drop)
        return true;
    try {
        const AmendPlace place = placeOf(play.entries, amending.n);
        const Resolver &resolver = play.game.ruleset().resolver(place.entry.act.at("resolver").get<std::string>());
        const Json complete = resolver.complete(&place.state, amending.input);
        (void)resolver.prepare(&place.state, complete);
        return resolver.refusal(place.state, complete).empty();
    } catch (const Error &) {
        return false;
    }
}

/// The fold of the list as it stands, each entry ruled again with its own dice. What is kept stays as it is.
void expectReplayed(const RandomGame &play, const std::string &where, Faults &faults)
{
    Json state = play.game.header().at("start");
    for (const StandingEntry &entry : standingHistory(play.entries)) {
        if (entry.struck())
            continue;
        const bool kept = !entry.marks.empty() && entry.marks.back().how == "kept";
        if (entry.kind == "act" && !kept) {
            const std::string id = entry.act.at("resolver").get<std::string>();
            try {
                const Json again = ruled(play.game.ruleset().resolver(id), state, entry.act.at("input"), facesOf(entry.result));
                if (again.at("changes") != entry.result.at("changes"))
                    faults.add(id + " is not what playing it on the amended list gives", where);
            } catch (const std::exception &problem) {
                faults.add(id + " cannot be played on the amended list: " + problem.what(), where);
            }
        }
        optio::apply(state, changesOf(entry));
    }
    if (state != play.game.state())
        faults.add("the amended state is not the fold of the amended list", where);
}

/// Every later entry played again where that can be done, struck where not.
void replayAll(const RandomGame &play, Amending &amending)
{
    for (std::size_t round = 0; round <= play.entries.size(); ++round) {
        const Amendment worked = amend(play.game.ruleset(), play.entries, amending);
        bool more = false;
        for (const Consequence &one : worked.consequences) {
            const AmendChoice wanted = one.replayable ? AmendChoice::replay : AmendChoice::drop;
            const auto [at, fresh] = amending.choices.emplace(one.n, wanted);
            more = more || fresh || at->second != wanted;
            at->second = wanted;
            if (fresh || more)
                break; // those behind it may need another one now
        }
        if (!more)
            return;
    }
}

void amendOne(RandomGame &play, Faults &faults, const std::string &place)
{
    std::vector<StandingEntry> acts;
    for (StandingEntry &entry : standingHistory(play.entries))
        if (entry.kind == "act" && !entry.struck())
            acts.push_back(std::move(entry));
    if (acts.empty())
        return;
    const StandingEntry &entry = play.chance.of(acts);
    const std::string id = entry.act.at("resolver").get<std::string>();
    Amending amending;
    amending.n = entry.n;
    amending.reason = "remembered otherwise";
    amending.drop = play.chance.once(3);
    const std::string where = place + ", entry " + std::to_string(entry.n) + (amending.drop ? " struck" : " made otherwise");
    if (!amending.drop) {
        const AmendPlace at = placeOf(play.entries, entry.n);
        try {
            amending.input = play.varied(play.game.ruleset().resolver(id), at.state, entry.act.at("input"));
        } catch (const Error &) {
            return;
        }
        if (!allowed(play, amending))
            return;
    }
    try {
        const Amendment kept = amend(play.game.ruleset(), play.entries, amending);
        (void)play.game.ruleset().view(kept.state, "");
        (void)play.game.ruleset().acts(kept.state);
        for (const Consequence &one : kept.consequences)
            if (one.before.empty() || one.after.empty())
                faults.add(id + ": a conflict without words", where);
        replayAll(play, amending);
        play.add(play.game.amend(amend(play.game.ruleset(), play.entries, amending), noon));
    } catch (const std::exception &problem) {
        if (std::string(problem.what()).find("changes nothing") == std::string::npos)
            faults.add("amending " + id + ": " + problem.what(), where);
        return;
    }
    expectReplayed(play, where, faults);
}

/// The input with the places for many filled in other words. (Another unit in a place for one is another act.)
std::vector<Json> spellings(const Resolver &resolver, const Json &state, const Json &input)
{
    std::vector<Json> all;
    for (const Slot &slot : resolver.slots()) {
        const auto found = input.find(slot.id);
        if (!slot.many || found == input.end() || !found->is_array() || found->empty())
            continue;
        const auto with = [&](Json value) {
            Json other = input;
            other[slot.id] = std::move(value);
            if (other != input)
                all.push_back(std::move(other));
        };
        Json everybody = Json::array();
        for (const Candidate &one : resolver.candidates(state, slot, input)) {
            Json pick = {{"unit", one.unit}};
            if (!one.part.empty())
                pick["part"] = one.part;
            with(Json::array({pick}));
            everybody.push_back(std::move(pick));
        }
        with(everybody);
        Json reversed = *found, twice = *found;
        std::reverse(reversed.begin(), reversed.end());
        twice.push_back(found->front());
        with(std::move(reversed));
        with(std::move(twice));
    }
    return all;
}

void otherWords(RandomGame &play, Faults &faults, const std::string &place)
{
    const Entry last = play.entries.back();
    const Json &result = last.json.at("result");
    const bool thrown =
        std::any_of(result.at("dice").begin(), result.at("dice").end(), [](const Json &die) { return die.at("from") == "rolled"; });
    if (!thrown || result.at("changes").empty())
        return;
    const Json &act = last.json.at("act");
    const Resolver &resolver = play.game.ruleset().resolver(act.at("resolver").get<std::string>());
    play.undo();
    for (const Json &input : spellings(resolver, play.game.state(), act.at("input")))
        try {
            const Json again = ruled(resolver, play.game.state(), input, facesOf(result));
            // The same act is what comes to the same with the same dice.
            if (again.at("changes") != result.at("changes") || again.at("sentence") != result.at("sentence"))
                continue;
            if (play.game.act(resolver.id(), input, {}, noon).json.at("result").at("dice") != result.at("dice"))
                faults.add(resolver.id() + " draws other dice in other words",
                           place + ": " + act.at("input").dump() + " and " + input.dump());
        } catch (const Error &) {
            continue; // other words that say something else
        }
    play.add(play.game.act(resolver.id(), act.at("input"), {}, noon));
}

} // namespace

class AmendGamesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRuleSet_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto &ruleset : supplied::registry().all())
            QTest::newRow(ruleset->id().c_str()) << QString::fromStdString(ruleset->id());
    }

    /// DESIGN.md "Amend": no list of a state is lost or doubled, and conflicts are marked.
    void everyRuleSet()
    {
        QFETCH(QString, id);
        const Ruleset &ruleset = supplied::registry().at(id.toStdString());
        Faults faults;
        for (int seed = 1; seed <= (test::deep() ? 20 : 1); ++seed) {
            RandomGame play(ruleset, static_cast<std::uint64_t>(seed));
            const std::string place = "seed " + std::to_string(seed);
            for (int n = 0; n < 32 && play.step(); ++n) {
                if (play.chance.once(2))
                    otherWords(play, faults, place);
                if (n % 8 == 7)
                    amendOne(play, faults, place);
            }
        }
        QVERIFY2(faults.text().empty(), ("\n" + faults.text()).c_str());
    }
};

OPTIO_TEST(AmendGamesTest)

} // namespace amend_games_test

#include "amend_games_test.moc"
