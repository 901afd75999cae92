// SPDX-License-Identifier: GPL-3.0-or-later
// Opening turn files (PBM-50, PBM-51, PBM-55): every row of the table of faults, M26, and what is opened when nothing is wrong. After every
// refusal the own copy is as it was.
#include "tests/rules/mail/forge.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

namespace mail_open_test {

using namespace toy;

namespace {

QString text(const std::string &value) { return QString::fromStdString(value); }

/// A later turn of this table, as if it had been played on a copy of the device.
std::string played(const Table &table, std::uint64_t seed, const TurnEnd &end = {})
{
    Table copy = table;
    Dice chance(seed);
    return copy.turn(chance, end);
}

} // namespace

class MailOpenTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fromInvitationToTurn();
    void changedLine();
    void oldAndSame();
    void oldAndOver();
    void twoVersions();
    void otherDice();
    void brokenPromise();
    void otherRules();
    void blankInASignature();
    void unknownBattles();
    void secondAcceptance();
    void repeatedSecrets();
    void wrongMoment();
    void illegalArmy();
    void forbiddenAct();
    void restoredNote();
    void ownTwoVersions();
    void lostOwnTurns();
    void damagedStore();
};

// PBM-03, PBM-24, PBM-25.
void MailOpenTest::fromInvitationToTurn()
{
    Table anna(Side::a, "Anna", 1), ben(Side::b, "Ben", 2);
    anna.invite(setUp(newGameId(randomness(3))));
    const Verdict invited = ben.receive(anna.file);
    QCOMPARE(faultOf(invited), QString());
    QCOMPARE(invited.opening, Opening::invitation);
    QCOMPARE(invited.battle.setUp.title, std::string("Caf\xC3\xA9 \"Marathon\""));
    QCOMPARE(standingOf(invited.battle).phase, Standing::Phase::invited);
    ben.accept(anna.file);
    QCOMPARE(ben.receive(ben.file).opening, Opening::refused); // it is Anna's move
    const Verdict accepted = anna.receive(ben.file);
    QCOMPARE(accepted.opening, Opening::acceptance);
    QCOMPARE(accepted.firstNew, std::size_t{3});
    QCOMPARE(gameCode(accepted.battle.file.hashes[4]), gameCode(ben.battle().file.hashes[4]));
    QCOMPARE(standingOf(anna.battle()).active, Side::a);
    Dice chance(4);
    const Verdict news = ben.receive(anna.turn(chance));
    QCOMPARE(news.opening, Opening::news);
    QCOMPARE(news.firstNew, std::size_t{5});
    QCOMPARE(standingOf(ben.battle()).turn, 2);
    // Both know the keys of a closed turn, only its player those of the open one (PBM-24).
    QCOMPARE(publicKeyOfTurn(anna.battle(), 1), publicKeyOfTurn(ben.battle(), 1));
    QVERIFY(!publicKeyOfTurn(anna.battle(), 2));
    QVERIFY(!refused([&] { (void)keysOfOpenTurn(anna.battle(), Side::a, anna.secrets); }).isEmpty());
    QVERIFY(keysOfOpenTurn(ben.battle(), Side::b, ben.secrets).open != *publicKeyOfTurn(ben.battle(), 1));
}

// PBM-65, M26 (a).
void MailOpenTest::changedLine()
{
    Pair pair(6);
    const std::string seventh = played(pair.anna, 7);
    const std::size_t line = lineWith(seventh, 3, "\"index\":4");
    const auto digit = [](std::string text) { return with(text, "\"index\":4", "\"index\":5"); };
    QCOMPARE(refusedBy(pair.ben, edited(seventh, line, digit)),
             QString("PBM-65: Line %1 (turn 3) was changed after Anna signed it.").arg(line));
    const auto name = [](std::string text) { return with(text, "Athens", "Argos"); };
    QCOMPARE(refusedBy(pair.ben, edited(seventh, 2, name)), QString("PBM-65: Line 2 (set-up) was changed after Anna signed it."));
    const auto acceptance = [](std::string text) { return with(text, "Ben", "Bea"); };
    QCOMPARE(refusedBy(pair.ben, edited(seventh, 4, acceptance)), QString("PBM-65: Line 4 (acceptance) was changed after Ben signed it."));
    // In new lines nothing can be compared: the signature is named.
    const std::size_t last = linesOf(seventh).size();
    const auto offer = [](std::string text) { return with(text, "\"offer\":false", "\"offer\":true"); };
    QCOMPARE(refusedBy(pair.ben, edited(seventh, last - 1, offer)),
             QString("PBM-65: Line %1 (turn 7) was changed after Anna signed it.").arg(last));
    QCOMPARE(refusedBy(pair.ben, edited(seventh, last, [](std::string text) { return with(text, ":", ": "); })).left(6), QString("PBM-60"));
    QCOMPARE(pair.ben.receive(seventh).opening, Opening::news);
}

// PBM-62, PBM-63, M26 (b) and (c).
void MailOpenTest::oldAndSame()
{
    Pair pair(6);
    QCOMPARE(refusedBy(pair.ben, pair.sent[5]), QString("PBM-63: This is an old file (turn 5); the battle is at turn 7."));
    QCOMPARE(refusedBy(pair.ben, pair.sent[0]), QString("PBM-63: This is an old file (from before turn 1); the battle is at turn 7."));
    QCOMPARE(refusedBy(pair.ben, pair.sent[6]), QString("PBM-62: You have already sent this turn; it is Anna's move."));
    const Verdict again = pair.anna.receive(pair.sent[6]);
    QCOMPARE(faultOf(again), QString());
    QCOMPARE(again.opening, Opening::known);
    QCOMPARE(again.firstNew, again.battle.file.count());
}

// PBM-63 of a battle that is over.
void MailOpenTest::oldAndOver()
{
    Pair pair(6);
    Table anna = pair.anna, ben = pair.ben;
    anna.close({}, {{}, Result{"B", "resign"}, false, {}});
    const std::string last = anna.file;
    QCOMPARE(ben.receive(last).opening, Opening::news);
    QCOMPARE(refusedBy(ben, pair.sent[5]), QString("PBM-63: This is an old file (turn 5); the battle ended in turn 7."));
    const std::string closed = ben.closing();
    QCOMPARE(refusedBy(ben, last), QString("PBM-63: You already have this file, and the battle is over. Only your closing is newer; Anna "
                                           "needs that for the audit."));
    QCOMPARE(anna.receive(closed).opening, Opening::news);
    QCOMPARE(refusedBy(anna, last),
             QString("PBM-63: You already have this file, and the battle is over. Only Ben's closing has come since."));
}

// PBM-66, M26 (d).
void MailOpenTest::twoVersions()
{
    Pair pair(6);
    const std::string one = played(pair.anna, 7), two = played(pair.anna, 8, {{}, {}, true, {}});
    QVERIFY(one != two);
    QCOMPARE(pair.ben.receive(one).opening, Opening::news);
    const Verdict verdict = pair.ben.receive(two);
    QCOMPARE(faultOf(verdict),
             QString("PBM-66: Anna has sent two different versions of turn 7. The first one counts; both are kept as proof."));
    QCOMPARE(verdict.fault->effect, Effect::disputed);
    QCOMPARE(pair.ben.file, one);
    QVERIFY(verdict.second && verdict.second->side == Side::a && verdict.second->part.turn == 7);
    QCOMPARE(verdict.second->file, two);
    // Of a file that goes on from it, what proves it is enough.
    Table ben = pair.ben, anna = pair.anna;
    ben.file = anna.file = two;
    Dice chance(9);
    const Verdict later = pair.ben.receive(ben.turn(chance));
    QCOMPARE(faultOf(later).left(6), QString("PBM-66"));
    QCOMPARE(later.second->file, two);
    QVERIFY(!verifyFile(later.second->file).fault);
    // Whoever doctors the second version proves nothing.
    QCOMPARE(refusedBy(pair.ben, edited(two, linesOf(two).size(), [](std::string t) { return with(t, "\"}", "\" }"); })).left(6),
             QString("PBM-65"));
    QCOMPARE(refusedBy(pair.ben, edited(two, linesOf(two).size() - 1, [](std::string t) { return with(t, "true", "false"); })).left(6),
             QString("PBM-65"));
}

// PBM-68, M26 (e).
void MailOpenTest::otherDice()
{
    Pair pair(6);
    std::string seventh;
    Turn turn;
    for (std::uint64_t seed = 1; !std::any_of(turn.acts.begin(), turn.acts.end(), [](const Act &act) { return !act.dice.empty(); });
         ++seed) {
        seventh = played(pair.anna, seed);
        turn = readBattle(seventh).turns.back();
    }
    const std::size_t acts = turn.acts.size();
    for (std::size_t act = 0; act < acts; ++act) {
        if (turn.acts[act].dice.empty())
            continue;
        const SlotDie die = turn.acts[act].dice[0];
        const auto forge = [&](auto change) { return refusedBy(pair.ben, resigned(seventh, pair.anna, acts - act + 1, change)); };
        const QString place = QString("PBM-68: Turn 7, act %1: the file says ").arg(act + 1);
        const QString right = QString(", the battle's dice say %1 for %2.").arg(die.value).arg(text(die.slot));
        QCOMPARE(forge([](auto &line) { line["dice"][0][1] = 18; }), place + QString("18 for %1").arg(text(die.slot)) + right);
        QCOMPARE(forge([](auto &line) { line["dice"][0][0] = "missile|A1|9"; }),
                 place + QString("%1 for missile|A1|9").arg(die.value) + right);
        QVERIFY(forge([](auto &line) { line["dice"] = nlohmann::ordered_json::array(); }).contains(place + "no die" + right));
        QVERIFY(forge([](auto &line) { line["dice"].push_back({"crt|A1|1", 3}); }).contains("the battle's dice say no die"));
        return;
    }
    QFAIL("nobody shot");
}

// PBM-67, M26 (f).
void MailOpenTest::brokenPromise()
{
    Pair pair(6);
    const std::string seventh = played(pair.anna, 7);
    const QString sentence = "PBM-67: The secret value of turn 7 does not fit Anna's promise at the start.";
    const auto forged = [&](const std::string &value, int index) {
        return resigned(seventh, pair.anna, 1, [&](auto &line) {
            line["value"] = value;
            line["index"] = index;
        });
    };
    QCOMPARE(refusedBy(pair.ben, forged(std::string(64, '7'), 8)), sentence);
    QCOMPARE(refusedBy(pair.ben, forged(chainValue(pair.anna.secrets.root, 9), 9)), sentence); // a value too late
    QCOMPARE(refusedBy(pair.ben, forged(chainValue(pair.anna.secrets.root, 7), 8)), sentence); // too early
    QCOMPARE(refusedBy(pair.ben, forged(chainValue(pair.anna.secrets.root, 8), 8)), QString());

    Pair begun(0);
    Table anna(Side::a, "Anna", 11), ben(Side::b, "Ben", 12);
    anna.invite(setUp(begun.anna.battle().setUp.game));
    ben.accept(anna.file);
    const std::string wrong = resigned(ben.file, ben, 1, [](auto &line) { line["accept"]["value"] = std::string(64, '1'); });
    QCOMPARE(refusedBy(anna, wrong), QString("PBM-67: The secret value of turn 1 does not fit Ben's promise at the start."));
}

// PBM-61, M26 (g).
void MailOpenTest::otherRules()
{
    Table anna(Side::a, "Anna", 1);
    SetUp other = setUp(newGameId(randomness(3)));
    other.engine = 13;
    other.content = {{"hoplites", std::string(64, 'c')}, {"hoplites/club", std::string(64, 'b')}};
    anna.invite(other);
    Table ben(Side::b, "Ben", 2);
    QCOMPARE(
        refusedBy(ben, anna.file),
        text("PBM-61: This battle was started with different rules (engine 13 / 12, rules data 'hoplites', rules data 'hoplites/club', "
             "rules data 'hoplites/house \xC3\xA9'). Both players need the same. Nothing was changed."));
    // A running battle keeps its data: house rules added here are no fault (DAT-15), another engine is.
    Pair pair(2);
    Game game;
    Device device = pair.ben.device();
    device.content.clear();
    const std::string third = played(pair.anna, 1);
    QCOMPARE(faultOf(openFile(third, device, game)), QString());
    device.engine = 11;
    QVERIFY(faultOf(openFile(third, device, game)).contains("(engine 12 / 11)"));
}

// PBM-36, M26 (h): the signature still holds, but its line has not its one form.
void MailOpenTest::blankInASignature()
{
    Pair pair(6);
    const std::string seventh = played(pair.anna, 7);
    const std::size_t line = readBattle(seventh).turns[4].block.last + 1;
    for (const auto &[what, by] : {std::pair{"\":\"", "\": \""}, std::pair{"}", " }"}, std::pair{"{", "{ "}})
        QCOMPARE(refusedBy(pair.ben, edited(seventh, line, [&](std::string t) { return with(t, what, by); })),
                 QString("PBM-65: Line %1 (turn 5) was changed after Anna signed it.").arg(line));
}

// PBM-64.
void MailOpenTest::unknownBattles()
{
    Pair pair(3);
    Table stranger(Side::b, "Cleo", 9);
    for (const std::string &file : pair.sent)
        QCOMPARE(refusedBy(stranger, file), QString("PBM-64: This file belongs to a battle this device does not know."));
    Table anna(Side::a, "Anna", 1);
    const std::string invitation = anna.invite(setUp(newGameId(randomness(3))));
    QCOMPARE(refusedBy(anna, invitation), QString("PBM-64: This is your own invitation; send it to your opponent."));
    Table ben(Side::b, "Ben", 2);
    anna.receive(ben.accept(invitation));
    QCOMPARE(refusedBy(anna, invitation), QString("PBM-64: This is your own invitation; send it to your opponent."));
}

// PBM-76: whoever signed it.
void MailOpenTest::secondAcceptance()
{
    Table anna(Side::a, "Anna", 1), ben(Side::b, "Ben", 2), again(Side::b, "Ben", 3), cleo(Side::b, "Cleo", 4);
    const std::string invitation = anna.invite(setUp(newGameId(randomness(3))));
    anna.receive(ben.accept(invitation));
    QCOMPARE(refusedBy(anna, cleo.accept(invitation)), QString("PBM-76: You are already playing this battle with Ben."));
    QCOMPARE(refusedBy(anna, again.accept(invitation)), QString("PBM-76: You are already playing this battle with Ben."));
    Dice chance(5);
    anna.turn(chance);
    QCOMPARE(refusedBy(anna, cleo.file), QString("PBM-76: You are already playing this battle with Ben."));
}

// PBM-34, PBM-76.
void MailOpenTest::repeatedSecrets()
{
    Table anna(Side::a, "Anna", 1);
    const std::string invitation = anna.invite(setUp(newGameId(randomness(3))));
    for (const char *part : {"seed", "root", "hand"}) {
        Table copier(Side::b, "Ben", 2);
        (part == std::string("seed")   ? copier.secrets.seed
         : part == std::string("root") ? copier.secrets.root
                                       : copier.secrets.hand) = part == std::string("seed")   ? anna.secrets.seed
                                                                : part == std::string("root") ? anna.secrets.root
                                                                                              : anna.secrets.hand;
        copier.accept(invitation);
        QCOMPARE(refusedBy(anna, copier.file),
                 QString("PBM-76: This acceptance repeats the inviter's secret values; the battle cannot begin."));
        QVERIFY(verifyFile(copier.file).fault);
    }
}

// PBM-70.
void MailOpenTest::wrongMoment()
{
    Pair pair(6);
    Table anna = pair.anna;
    Dice chance(9);
    Lines lines = linesOf(anna.turn(chance));
    const std::size_t before = linesOf(pair.anna.file).size();
    // Her turn 7 said to be turn 9, and turn 7 twice.
    Lines ninth(lines.begin(), lines.end() - 1), twice = lines;
    for (std::size_t line = before; line < ninth.size(); ++line)
        ninth[line] = remade(ninth[line], [](auto &json) { json[json.contains("end") ? "end" : "turn"] = 9; });
    const std::string &game = pair.anna.battle().setUp.game;
    QCOMPARE(refusedBy(pair.ben, signedBy(ninth, anna, Side::a, game)),
             QString("PBM-70: Turn 7 is missing; this file continues with turn 9."));
    twice.insert(twice.end(), lines.begin() + static_cast<std::ptrdiff_t>(before), lines.end() - 1);
    QCOMPARE(refusedBy(pair.ben, signedBy(twice, anna, Side::a, game)), QString("PBM-70: It is not Anna's turn."));
    // A turn behind the end of the battle.
    Table resigned = pair.anna;
    const Battle over = withTurn(resigned.battle(), {}, {{}, Result{"B", "resign"}, false, {}}, resigned.secrets);
    QCOMPARE(pair.ben.receive(over.file.text()).opening, Opening::news);
    Lines more = linesOf(over.file.text());
    more.push_back(written(End{8, {}, 9, chainValue(pair.ben.secrets.root, 9), {}, false, {}}));
    QCOMPARE(refusedBy(pair.anna, signedBy(more, pair.ben, Side::b, game)), QString("PBM-70: The battle is over; turn 8 cannot follow."));
}

// PBM-71.
void MailOpenTest::illegalArmy()
{
    Table anna(Side::a, "Anna", 1), ben(Side::b, "Ben", 2);
    anna.invite(setUp(newGameId(randomness(3)), 99, 13));
    QCOMPARE(refusedBy(ben, anna.file), QString("PBM-71: The army 'Athens' is not allowed: it has more than 12 units."));
}

// PBM-69.
void MailOpenTest::forbiddenAct()
{
    Pair pair(6);
    Table anna = pair.anna;
    Act act;
    act.what = "rest";
    QCOMPARE(refusedBy(pair.ben, anna.close({act, plays("B1")})), QString("PBM-69: Turn 7, act 2 is not allowed: this unit cannot enter."));
}

// PBM-46, PBM-73.
void MailOpenTest::restoredNote()
{
    Pair pair(6);
    const Verdict verdict = pair.ben.receive(played(pair.anna, 7, {{}, {}, false, {{"restored", 7}}}));
    QCOMPARE(verdict.opening, Opening::news);
    QCOMPARE(verdict.notes.size(), std::size_t{1});
    QCOMPARE(text(verdict.notes[0].text), QString("Anna's game was restored from an older copy during turn 7."));
    QCOMPARE(verdict.notes[0].effect, Effect::information);
}

// PBM-55, PBM-77.
void MailOpenTest::ownTwoVersions()
{
    Pair pair(6);
    Table again = pair.anna; // her store before turn 7, to be restored
    pair.play();
    pair.play();
    Dice other(77);
    again.turn(other, {{}, {}, true, {}});
    QVERIFY(again.file != pair.sent[7]);
    const std::string kept = again.file;
    const Verdict verdict = again.receive(pair.sent[8]);
    QCOMPARE(faultOf(verdict),
             QString("PBM-77: You have sent two different versions of turn 7. Ben goes on from the other one. Take it over?"));
    QCOMPARE(verdict.opening, Opening::takeOver);
    QCOMPARE(verdict.fault->effect, Effect::asks);
    QCOMPARE(again.file, kept);
    QVERIFY(verdict.second && verdict.second->side == Side::a && verdict.second->part.turn == 7);
    QCOMPARE(verdict.second->file, kept);
    QCOMPARE(verdict.battle.file.text(), pair.sent[8]);
    // It is taken over only if it is good throughout.
    const std::string wrong = resigned(pair.sent[8], pair.ben, 1, [](auto &line) { line["value"] = std::string(64, '2'); });
    QCOMPARE(refusedBy(again, wrong), QString("PBM-67: The secret value of turn 8 does not fit Ben's promise at the start."));
    // And only with her signature under it.
    const std::size_t line = lineWith(pair.sent[8], 7, "\"end\":7");
    QCOMPARE(refusedBy(again, edited(pair.sent[8], line, [](std::string t) { return with(t, "[]}", "[[\"restored\",7]]}"); })).left(6),
             QString("PBM-65"));
}

// PBM-51: what the own store has lost comes back from the other's file.
void MailOpenTest::lostOwnTurns()
{
    Pair pair(4);
    Table restored = pair.anna;
    pair.play();
    pair.play();
    const Verdict verdict = restored.receive(pair.sent[6]);
    QCOMPARE(verdict.opening, Opening::news);
    QCOMPARE(restored.file, pair.anna.file);
}

// What is wrong with the own copy is not said of the file.
void MailOpenTest::damagedStore()
{
    Pair pair(4);
    pair.ben.file = edited(pair.ben.file, 6, [](auto) { return "{}"; });
    Device device = pair.ben.device();
    device.copyOf = [&](const std::string &) { return std::optional(OwnCopy{pair.ben.file, Side::b}); };
    Game game;
    QCOMPARE(refused([&] { (void)openFile(pair.anna.file, device, game); }),
             QString("the copy of this battle on this device is damaged at line 6"));
}

OPTIO_TEST(MailOpenTest)
} // namespace mail_open_test
#include "mail_open_test.moc"
