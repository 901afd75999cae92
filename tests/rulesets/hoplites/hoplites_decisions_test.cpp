// SPDX-License-Identifier: GPL-3.0-or-later
// What was decided after play: how long a battle lasts, how far undo goes, what players read, which dice an act has, and which states from
// outside are read.
#include "rulesets/hoplites/acts.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/state_json.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <random>
#include <regex>

namespace hoplites_decisions_test {

using namespace hoplitestest;
using optio::hoplites::Act;

namespace {

const Hoplites &rules()
{
    static const Hoplites hoplites{FigureFolder(figuresFolder())};
    return hoplites;
}

Json battle(const Ground &f) { return toJson(sheet(), f.state, f.names); }

Json deedOf(const char *act, std::initializer_list<std::pair<const char *, Json>> more)
{
    Json deed = Json::object({{"act", act}});
    for (const auto &[key, value] : more)
        deed[key] = value;
    return deed;
}

/// Does the act with these faces, and tells the border that taking it back would cross.
std::string border(Ground &f, const Json &deed, std::vector<int> faces = {})
{
    const Json before = battle(f);
    const GameAct resolver = actNamed(sheet(), "act");
    const Json input = resolver.complete(&before, Json::object({{"do", deed}}));
    EnteredDice source(std::move(faces));
    Dice dice(source);
    const Ruling ruling = resolver.prepare(&before, input)->rule(dice);
    source.finish();
    Json now = before;
    optio::apply(now, ruling.changes);
    f.state = stateFromJson(sheet(), now);
    const Json did = Json::object({{"resolver", "act"}, {"input", input}});
    return rules().undoBorder(now, before, Json::object({{"act", did}, {"result", optio::toJson(ruling)}}));
}

/// Both sides hold a card, so that each Draw phase waits for them.
void holdCards(Ground &f)
{
    f.card(0, Card::rally);
    f.card(1, Card::rally);
}

std::vector<int> modifiersIn(const Narration &narration)
{
    std::vector<int> values;
    for (const Line &line : narration.lines)
        if (line.stage == "modifier")
            values.push_back(line.value);
    return values;
}

bool told(const Narration &narration, const std::string &text)
{
    return std::any_of(narration.lines.begin(), narration.lines.end(),
                       [&](const Line &line) { return line.label.find(text) != std::string::npos; });
}

/// Every number in a state, as pointers.
void numbersIn(const Json &json, const std::string &path, std::vector<std::string> &paths)
{
    if (json.is_number())
        paths.push_back(path);
    else if (json.is_object())
        for (auto it = json.begin(); it != json.end(); ++it)
            numbersIn(*it, path + "/" + it.key(), paths);
    else if (json.is_array())
        for (std::size_t i = 0; i < json.size(); ++i)
            numbersIn(json[i], path + "/" + std::to_string(i), paths);
}

} // namespace

class HoplitesDecisionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoHundredRounds() // HOP-340: then it is a draw
    {
        QCOMPARE(int(stateFromJson(sheet(), rules().start(army("carthage"), army("greeks"), Json::object())).longest), 200);
        for (const int round : {199, 200}) {
            Ground f;
            f.put(0, "HI", 7, 6, 5), f.put(1, "HI", 7, 6, 9);
            f.state.round = static_cast<Byte>(round);
            f.state.phase = Phase::draw;
            f.state.active = 1;
            f.state.second = true;
            f.with({}, [](Play &play) { endPhase(play); });
            QCOMPARE(f.state.over(), round == 200);
            if (f.state.over())
                QCOMPARE(int(f.state.winner), 2);
        }
    }

    void answersAreBorders() // HOP-006: no die of the other side's answer, and nothing hidden shown
    {
        Ground f;
        holdCards(f);
        f.state.phase = Phase::play;
        const int hi = f.hand(0, "HI", 7, 6), ar = f.put(1, "SK-AR", 4, 1, 5, "A");
        const Json play = deedOf("play", {{"unit", unitId(0, hi)}, {"column", 5}});
        QCOMPARE(border(f, play), std::string());
        QCOMPARE(border(f, deedOf("react", {{"unit", unitId(1, ar)}, {"answer", false}})), std::string()); // phases pass by themselves
        QCOMPARE(f.state.phase, Phase::draw);
        Ground g;
        holdCards(g);
        g.state.phase = Phase::play;
        g.hand(0, "HI", 7, 6), g.put(1, "SK-AR", 4, 1, 5, "A");
        border(g, play);
        QVERIFY(border(g, deedOf("react", {{"unit", unitId(1, ar)}, {"answer", true}}), {5}).find("answer") != std::string::npos);
        Ground h; // the same by a habit
        holdCards(h);
        h.state.phase = Phase::play;
        h.side(1).habits = 0xFF;
        h.hand(0, "HI", 7, 6), h.put(1, "SK-AR", 4, 1, 5, "A");
        QVERIFY(border(h, play, {5}).find("HOP-006") != std::string::npos);
    }

    void ownDiceAreNoBorder() // HOP-006: the same act has the same dice
    {
        Ground f;
        holdCards(f);
        f.state.phase = Phase::missile;
        const int ar = f.put(0, "SK-AR", 4, 1, 5, "A"), hi = f.put(1, "HI", 7, 6, 5);
        QCOMPARE(border(f, deedOf("shoot", {{"unit", unitId(0, ar)}, {"target", unitId(1, hi)}}), {3}), std::string());
        Ground g; // what comes to light is one
        holdCards(g);
        g.state.phase = Phase::move;
        const int mi = g.put(0, "MI", 5, 5, 7), li = g.put(1, "LI", 5, 4, 5, "J");
        g.unit(1, li).set(hidden);
        g.side(1).hiding = bit(4);
        g.state.preferences = fogOfWar;
        const std::string why = border(g, deedOf("move", {{"unit", unitId(0, mi)}, {"column", 6}}));
        QVERIFY2(why.find("come to light") != std::string::npos, why.c_str());
    }

    void emptyPhases() // PRF-11, PRF-34: shown to the sides that the act names, passed over for others; one used up ends by itself
    {
        const GameAct resolver = actNamed(sheet(), "act");
        const auto doIt = [&](Ground &f, const Json &deed, const Json &stops) {
            const Json before = battle(f);
            Json input = Json::object({{"do", deed}});
            if (!stops.is_null())
                input["stops"] = stops;
            const Json whole = resolver.complete(&before, input);
            EnteredDice source({});
            Dice dice(source);
            Json now = before;
            optio::apply(now, resolver.prepare(&before, whole)->rule(dice).changes);
            f.state = stateFromJson(sheet(), now);
            return whole;
        };
        const Json next = deedOf("next", {});
        const auto begin = [](Ground &f) {
            f.state.phase = Phase::play;
            f.hand(0, "HI", 7, 6);
            holdCards(f);
        };
        Ground shown;
        begin(shown);
        std::vector<Phase> seen;
        while (shown.state.phase != Phase::draw && seen.size() < 9) {
            doIt(shown, next, Json::array({"a"}));
            seen.push_back(shown.state.phase);
        }
        QCOMPARE(seen, (std::vector<Phase>{Phase::move, Phase::missile, Phase::shock, Phase::rally, Phase::draw}));
        for (const Json &stops : {Json(), Json::array(), Json::array({"b"})}) {
            Ground skipped;
            begin(skipped);
            QVERIFY(doIt(skipped, next, stops).contains("stops") == (stops.is_array() && !stops.empty()));
            QCOMPARE(skipped.state.phase, Phase::draw);
        }
        Ground used; // the only unit comes up: the Play phase is over, the Move phase, in which it cannot move, is shown
        begin(used);
        doIt(used, deedOf("play", {{"unit", "a1"}, {"column", 5}}), Json::array({"b", "a"}));
        QCOMPARE(used.state.phase, Phase::move);
        // The dice are those of the act, whoever stops where.
        QCOMPARE(actParticipants({{"do", next}, {"stops", {"a"}}}), actParticipants({{"do", next}}));
        for (const Json &faulty : {Json("c"), Json(1), Json::array({"a", 2}), Json::object()})
            QVERIFY_THROWS_EXCEPTION(Error, stopsFrom({{"stops", faulty}}));
    }

    void theWordIsRout() // "route" is shown as "rout"; ids and data keep it
    {
        const std::regex route("\\b[Rr]oute (points?|levels?|values?|total)");
        const Json carthage = army("carthage");
        for (const std::string &text : {rules().catalogue().dump(), rules().reference().dump(), rules().charts().dump(),
                                        rules().totals(carthage).dump(), rules().figureHeads().front()})
            QVERIFY(!std::regex_search(text, route));
        for (const Question &option : rules().options())
            QVERIFY(!std::regex_search(option.label + option.help, route));
    }

    void oneSpelling() // HOP-002: an attack has the same dice however its units are named and whoever leads it
    {
        const GameAct resolver = actNamed(sheet(), "act");
        const auto key = [&](std::initializer_list<const char *> attackers, std::initializer_list<const char *> ways, const char *lead) {
            Json deed =
                deedOf("attack", {{"attackers", Json::array()}, {"defenders", Json::array({"b3", "b12"})}, {"flank", Json::array()}});
            for (const char *unit : attackers)
                deed["attackers"].push_back(unit);
            for (const char *way : ways)
                deed["flank"].push_back(way);
            if (*lead != 0)
                deed["lead"] = lead;
            return resolver.participants(Json::object({{"do", deed}}));
        };
        QCOMPARE(key({"a10", "a2"}, {"button", "front"}, "a2"), key({"a2", "a10"}, {"front", "button"}, ""));
        QCOMPARE(key({"a10", "a2"}, {"button", "front"}, "a10"), key({"a10", "a2"}, {"button", "front"}, "a2"));
        QVERIFY(key({"a10", "a2"}, {"button", "front"}, "") != key({"a10", "a2"}, {"front", "button"}, ""));
    }

    void reasonsAreNamed() // HOP-904, HOP-T02, HOP-481, HOP-454: each modifier by itself, TQ beside the die
    {
        Ground f;
        f.state.phase = Phase::missile;
        const int ar = f.put(0, "SK-AR", 4, 1, 5, "A"), cat = f.put(1, "HC-CAT", 7, 4, 5);
        f.ground(1, 5, "woods");
        f.with({1}, [&](Play &play) { shoot(play, 0, ar, cat, false); });
        QCOMPARE(modifiersIn(f.narration), (std::vector<int>{2, 1}));
        QVERIFY(told(f.narration, "Woods"));
        Ground g;
        g.side(0).rules = ferocity;
        const int bi = g.put(0, "BI", 6, 6, 5);
        g.with({8}, [&](Play &play) { strikeBehind(play, bi); });
        QVERIFY(told(g.narration, "check against 6, die -2 Ferocity"));
        Ground h;
        const int ca = h.put(0, "CA", 5, 4, 5, "A"), hc = h.put(1, "HC", 7, 4, 5);
        h.shock(Ground::attackAct({ca}, {hc}), {3, 6, 7});
        QVERIFY(told(h.narration, "check against 7, TQ -2 attacked by camels: failed by 1"));
    }

    void engagedHoldTheirFire() // HOP-431: the refusal names what shuts the shot out
    {
        Ground f;
        f.state.phase = Phase::missile;
        f.state.preferences = engagedHoldFire;
        const int ar = f.put(0, "LI", 4, 5, 5, "A"), hi = f.put(1, "HI", 7, 6, 5);
        f.unit(0, ar).set(engaged);
        const Why why = f.why(make(Deed::shoot, ar, hi));
        QVERIFY(sentenceOf(sheet(), why).find("Engaged") != std::string::npos);
    }

    void refusalsNameTheWay() // HOP-931, HOP-301, HOP-302, HOP-427: which phase, which question
    {
        Ground f;
        f.names.army = {"First", "Second"};
        const int ar = f.put(0, "LI", 4, 5, 5, "A"), hi = f.put(1, "HI", 7, 6, 5);
        const Act shot = make(Deed::shoot, ar, hi);
        const auto said = [&](const Act &act) {
            return QString::fromStdString(refusalOf(sheet(), f.state, act, f.names, whyNot(sheet(), f.state, act, f.state.toAct())));
        };
        QVERIFY(said(shot).contains("Missile phase") && said(shot).contains("Shock phase") && said(shot).contains("HOP-301"));
        f.state.phase = Phase::move;
        f.state.noShock = NoShock::setup;
        QVERIFY(said(Ground::attackAct({ar}, {hi})).contains("no Shock phase"));
        f.state.prompt = Prompt::react;
        f.state.asked = 1;
        f.state.target = static_cast<Byte>(ar);
        f.state.asking = bit(4);
        QVERIFY(said(shot).contains("HI 1") && said(shot).contains("HOP-427"));
        f.state.prompt = Prompt::none;
        QVERIFY(said(make(Deed::react, hi, 1)).contains("Nobody is asked"));
    }

    void namesAreToldApart() // one sentence, two units of one name
    {
        Names names;
        names.army = {"Rome", "Carthage"};
        names.units = {std::vector<std::string>{"Archers 1", "Horse"}, {"Archers 1", ""}};
        const Names told = apart(names);
        QCOMPARE(told.units[0], (std::vector<std::string>{"Archers 1 of Rome", "Horse"}));
        QCOMPARE(told.units[1], (std::vector<std::string>{"Archers 1 of Carthage", ""}));
    }

    void statesFromOutside() // HOP-932: read and shown, or refused; never more
    {
        const Json start = rules().start(army("carthage"), army("gauls"), Json::object());
        Ground f;
        f.put(0, "HI", 7, 6, 5), f.put(0, "LC", 6, 4, 4, "J"), f.put(1, "MI", 6, 5, 5);
        f.hand(0, "MI", 5, 4), f.second(1, "HI", 7, 6, false);
        f.state.attacks[0].attackers[0] = 0;
        f.state.attacks[0].defenders[0] = 0;
        f.state.attackCount = 1;
        const Json fight = battle(f);
        std::mt19937 random(932);
        int read = 0, refused = 0;
        for (const Json &whole : {start, fight}) {
            std::vector<std::string> paths;
            numbersIn(whole, "", paths);
            for (int i = 0; i < 250; ++i) {
                Json state = whole;
                for (int j = 0; j < 2; ++j) {
                    constexpr int values[] = {-1, 0, 1, 2, 3, 8, 9, 40, 63, 64, 200, 254, 255, 256, 65535, 70000};
                    state[Json::json_pointer(paths[random() % paths.size()])] = values[random() % std::size(values)];
                }
                try {
                    for (const char *side : {"a", "b", ""})
                        (void)rules().view(state, side);
                    (void)rules().acts(state);
                    (void)rules().ended(state);
                    (void)rules().counters(state);
                    (void)rules().gestures(state);
                    (void)rules().lay(state, Json::object({{"attack", 0}}));
                    ++read;
                } catch (const Error &) {
                    ++refused;
                }
            }
        }
        QVERIFY(read > 20);
        QVERIFY(refused > 100);
    }
};

OPTIO_TEST(HoplitesDecisionsTest)

} // namespace hoplites_decisions_test

#include "hoplites_decisions_test.moc"
