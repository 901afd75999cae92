// SPDX-License-Identifier: GPL-3.0-or-later
// Notes written with the program: what the form asks, what the journal gets of it, and what their writer may do with them later (ANC-111 to
// ANC-114, ANC-118 to ANC-121, ANC-123, ANC-130, ANC-131).
#include "rules/journal/journal.h"
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace ancients_sealing_test {

using namespace ancientstest;

namespace {

/// What its writer reads of a note.
std::string told(const Battle &battle, const KeptNote &kept)
{
    const NoteRules::WithoutDice told = rules().told(battle.json, kept);
    return told.title + (told.detail.empty() ? "" : ": " + told.detail);
}

Json sealing(const char *side, const std::string &answers, const Json &who = Json::array())
{
    return with({{"side", side}, {"who", who}}, answers);
}

/// Writes a note, has it sealed and announces it.
KeptNote write(Battle &battle, const Json &input)
{
    Sealing sealed = sealWritten(rules(), battle.json, "seal-note", input);
    battle.act("seal-note", sealed.input);
    return *sealed.kept;
}

std::string fault(const Battle &battle, const Json &input)
{
    try {
        sealWritten(rules(), battle.json, "seal-note", input);
        return {};
    } catch (const Error &error) {
        return error.what();
    }
}

/// The values offered for what a note says.
std::string kinds(const Battle &battle, const char *side)
{
    std::string all;
    for (const Question &question : rules().resolver("seal-note").form(&battle.json, {{"side", side}}).questions)
        if (question.id == "sl.kind")
            for (const Choice &choice : question.choices)
                all += (all.empty() ? "" : " ") + choice.value.get<std::string>();
    return all;
}

std::string asked(const Battle &battle, const Json &input)
{
    std::string all;
    for (const Question &question : rules().resolver("seal-note").form(&battle.json, input).questions)
        all += (all.empty() ? "" : " ") + question.id;
    return all;
}

Battle battle(const Json &options = Json::object()) { return Battle({"KN", "HI", "LI", "HI"}, {"HC", "HI", "HI", "LA_S"}, options, 3, 2); }

} // namespace

class AncientsSealingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void kindsOffered();
    void onlyItsSeal();
    void march();
    void hidden();
    void trick();
    void pages();
    void meet();
    void kept();
};

// ANC-112, ANC-114: the kinds a side may use, a false deployment for the defender alone.
void AncientsSealingTest::kindsOffered()
{
    ANCIENTS_TEXT(kinds(battle(), "a"), "hidden night_attack tactical_trick strategic_advantage march none");
    ANCIENTS_TEXT(kinds(battle(), "b"), "hidden false_deployment night_attack tactical_trick strategic_advantage march none");
    ANCIENTS_TEXT(kinds(battle({{"stratagems_b", "barbarian"}}), "b"), "hidden false_deployment night_attack strategic_advantage none");
    ANCIENTS_TEXT(kinds(battle({{"stratagems_b", "none"}}), "b"), "hidden none");
    QVERIFY(tells(fault(battle({{"stratagems_a", "barbarian"}}), sealing("a", R"("sl.kind":"march","sl.edge":"W")", {"a1.2"})), "sl.kind"));
    QVERIFY(tells(fault(battle().at("moves"), sealing("a", R"("sl.kind":"none")")), "ANC-021"));
    QVERIFY(tells(fault(battle(), with({{"who", Json::array()}})), "side"));
}

// ANC-111, ANC-112: nothing of the note reaches the state or the journal; the note is what was sealed.
void AncientsSealingTest::onlyItsSeal()
{
    Battle one = battle();
    const Json input = sealing("a", R"("sl.kind":"strategic_advantage")");
    GameSetup setup;
    setup.rosterA = army("Romans", {"KN", "HI"}, 2);
    setup.rosterB = army("Gauls", {"HI", "HI"}, 2);
    setup.options = Json::object();
    setup.key = gameKeyFromSeed(1);
    setup.created = "2026-01-01T00:00:00Z";
    const Game game = Game::start(rules(), setup);
    try {
        game.act("seal-note", input, std::nullopt, setup.created);
        QFAIL("an open note went into the journal");
    } catch (const Error &error) {
        QVERIFY(tells(error.what(), "seal"));
    }
    const Sealing sealed = sealWritten(rules(), game.state(), "seal-note", input);
    const Entry entry = game.act("seal-note", sealed.input, std::nullopt, setup.created);
    QVERIFY(!tells(entry.line, "strategic") && tells(entry.line, sealed.kept->note.seal));
    ANCIENTS_TEXT(sealed.kept->note.text, R"({"kind":"strategic_advantage"})");
    ANCIENTS_TEXT(opened(toJson(sealed.kept->note), sealed.kept->note.seal), sealed.kept->note.text);
    // Other acts are left as they are.
    const Sealing other = sealWritten(rules(), one.json, "keep-off", with({{"who", {"a1.1"}}}));
    QVERIFY(!other.kept && other.input == with({{"who", {"a1.1"}}}));
    // A bluff and a stratagem sound alike.
    Battle two = one;
    const std::string first = one.act("seal-note", sealWritten(rules(), one.json, "seal-note", input).input).sentence;
    ANCIENTS_TEXT(two.act("seal-note", sealWritten(rules(), two.json, "seal-note", sealing("a", R"("sl.kind":"none")")).input).sentence,
                  first);
}

// ANC-119 to ANC-121: an edge and units worth half the army at most; it comes on when it is due, by the note that is kept.
void AncientsSealingTest::march()
{
    Battle one = battle();
    const std::string west = R"("sl.kind":"march","sl.edge":"W")";
    QVERIFY(tells(fault(one, sealing("a", west)), "name the units"));
    QVERIFY(tells(fault(one, sealing("a", west, {"b1.1"})), "Gauls"));
    QVERIFY(tells(fault(one, sealing("a", west, {"a1.5"})), "camp"));
    QVERIFY(tells(fault(one, sealing("a", west, {"a1.1", "a1.2", "a1.4"})), "at most half"));
    const KeptNote kept = write(one, sealing("a", west, {"a1.2", "a1.3"}));
    ANCIENTS_TEXT(
        told(one, kept),
        "March from the W edge, a flank march: HI 1, LI. Keep them off the map before the battle starts. A leader is given for it.");
    one.act("keep-off", with({{"who", {"a1.2", "a1.3"}}}));
    ANCIENTS_TEXT(told(one, kept), "March from the W edge, a flank march: HI 1, LI. A leader is given for it.");
    QVERIFY(rules().noteActs(one.json, {kept}, "a").empty());
    one.at("arrivals", "b", 3).pips(2);
    QVERIFY(rules().noteActs(one.json, {kept}, "a").empty()); // not in the enemy's turn
    one.at("arrivals", "a", 3).pips(2);
    QVERIFY(rules().noteActs(one.json, {kept}, "b").empty() && rules().noteActs(one.json, {kept}, "").empty());
    const std::vector<Act> acts = rules().noteActs(one.json, {kept}, "a");
    QCOMPARE(acts.size(), std::size_t{1});
    ANCIENTS_TEXT(acts[0].resolver, "arrive");
    QVERIFY(tells(one.act("arrive", with(acts[0].input)).sentence, "2 units of Romans come on from the W edge"));
    ANCIENTS_TEXT(told(one, kept), "");
    QCOMPARE(rules().sealedNotes(one.json, "a"), 0);
}

// ANC-130, ANC-131: one unit and its hex, which its writer reads again when it comes out.
void AncientsSealingTest::hidden()
{
    Battle one = battle();
    ANCIENTS_TEXT(asked(one, sealing("b", R"("sl.kind":"hidden")")), "sl.kind sl.column sl.row");
    QVERIFY(tells(fault(one, sealing("b", R"("sl.kind":"hidden")", {"b1.2", "b1.3"})), "one unit"));
    const KeptNote kept = write(one, sealing("b", R"("sl.kind":"hidden","sl.column":4,"sl.row":11)", {"b1.4"}));
    ANCIENTS_TEXT(one.state().side("b").notes[0].what, "hidden");
    QVERIFY(tells(told(one, kept), "LA_S hide: On its hex: column 4, row 11."));
    one.act("keep-off", with({{"who", {"b1.4"}}}));
    one.at("moves", "b");
    const std::vector<Act> acts = rules().noteActs(one.json, {kept}, "b");
    QCOMPARE(acts.size(), std::size_t{1});
    const Ruling ruling = one.act("reveal", with(acts[0].input));
    QVERIFY(tells(toJson(ruling).dump(), "on its hex (column 4, row 11)"));
    QVERIFY(one.of("b1.4").onMap());
    const KeptNote nowhere = {"a", seal(R"({"kind":"hidden","unit":"a1.1"})")};
    ANCIENTS_TEXT(told(one, nowhere), ""); // never announced
}

// ANC-118: the codes that are there.
void AncientsSealingTest::trick()
{
    Battle one = battle();
    ANCIENTS_TEXT(asked(one, sealing("a", R"("sl.kind":"tactical_trick")")), "sl.kind sl.own sl.enemy");
    QVERIFY(tells(fault(one, sealing("a", R"("sl.kind":"tactical_trick","sl.own":"HI","sl.enemy":"EL")")), "sl.enemy"));
    const KeptNote kept = write(one, sealing("a", R"("sl.kind":"tactical_trick","sl.own":"HI","sl.enemy":"HC")"));
    ANCIENTS_TEXT(told(one, kept), "Tactical trick: Own HI against HC. A leader is given for it.");
    one.at("combat", "b");
    one.act("reveal", with(rules().noteActs(one.json, {kept}, "a").at(0).input));
    QCOMPARE(one.state().tricks.size(), std::size_t{1});
}

// Notes are written and chosen on their owner's page; opened before all.
void AncientsSealingTest::pages()
{
    Battle one = battle();
    const auto page = [&](const char *resolver, const Json &input) { return rules().resolver(resolver).pageOf(one.json, input); };
    const auto keeps = [&](std::size_t side) { return toJson(rules().view(one.json, "")).at("sides").at(side).at("private").get<bool>(); };
    ANCIENTS_TEXT(page("seal-note", {{"side", "b"}}), "b");
    QVERIFY(keeps(0) && keeps(1));
    write(one, sealing("a", R"("sl.kind":"none")"));
    one.at("arrivals", "a", 3);
    QVERIFY(keeps(0) && !keeps(1));
    ANCIENTS_TEXT(page("reveal", {{"side", "a"}}), "a");
    ANCIENTS_TEXT(page("reveal", with({{"side", "a"}, {"note", Json::object()}})), "");
    ANCIENTS_TEXT(page("arrive", Json::object()), "a");
    one.at("arrivals", "b", 3);
    ANCIENTS_TEXT(page("arrive", Json::object()), ""); // nothing is sealed: the form says so
}

// ANC-123: two marches by the same flank edge meet, found by the notes of both; otherwise nothing is told of either.
void AncientsSealingTest::meet()
{
    for (const char *edge : {"W", "E"}) {
        Battle one = battle();
        const KeptNote ours = write(one, sealing("a", R"("sl.kind":"march","sl.edge":"W")", {"a1.2"}));
        const KeptNote theirs = write(one, sealing("b", std::string(R"("sl.kind":"march","sl.edge":")") + edge + '"', {"b1.2"}));
        one.act("keep-off", with({{"who", {"a1.2", "b1.2"}}}));
        one.at("arrivals", "a", 3);
        const std::vector<Act> acts = rules().noteActs(one.json, {ours, theirs}, "");
        QCOMPARE(acts.empty(), edge == std::string("E"));
        if (!acts.empty())
            QVERIFY(tells(one.act("meet", with(acts[0].input)).sentence, "meet in a second battle"));
    }
}

void AncientsSealingTest::kept()
{
    const std::vector<KeptNote> notes = {{"a", seal("one")}, {"b", seal("two")}};
    const std::vector<KeptNote> again = keptNotes(toJson(notes));
    QCOMPARE(again.size(), std::size_t{2});
    ANCIENTS_TEXT(again[1].side + again[1].note.text + again[1].note.seal, "btwo" + notes[1].note.seal);
    for (const Json &bad : {Json::object(), Json::array({1}), Json::array({Json{{"side", "a"}, {"text", "one"}}})})
        QVERIFY_EXCEPTION_THROWN(keptNotes(bad), Error);
}

OPTIO_TEST(AncientsSealingTest)
} // namespace ancients_sealing_test
#include "ancients_sealing_test.moc"
