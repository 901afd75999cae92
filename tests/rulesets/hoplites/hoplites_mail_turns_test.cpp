// SPDX-License-Identifier: GPL-3.0-or-later
// A turn by e-mail is one player's alone: one file, in which the absent side is answered for, and whose dice hang on who acts and not on
// the order (PBM-02, PBM-11, PBM-12); and what is told of a battle's options before it begins (PBM-06).
#include "rules/mail/shown_options.h"
#include "tests/rulesets/hoplites/hoplites_mail.h"
#include "tests/suite.h"

#include <QtTest>

#include <algorithm>
#include <map>

namespace hoplites_mail_turns_test {

using namespace hoplitesmail;

namespace {

bool isAnswer(const Act &act) { return act.what == "react" || act.what == "withdraw"; }

QString faultOf(const Verdict &verdict)
{
    return verdict.fault ? QString::fromStdString(verdict.fault->rule + ": " + verdict.fault->text) : QString();
}

/// Does two things in an order, behind the acts of an open turn; gives the dice of both, in the order drawn. Empty when that cannot be.
std::vector<SlotDie> diceOf(const Battle &battle, const Table &from, const std::vector<Act> &before, const Seat::Choice &one,
                            const Seat::Choice &two)
{
    const auto seat = hoplites().mailSeat();
    OpenTurn open(battle, from.side, from.secrets, *seat, before);
    for (const Seat::Choice *choice : {&one, &two})
        if (open.act(choice->act, choice->card))
            return {};
    std::vector<SlotDie> dice;
    for (std::size_t at = before.size(); at < open.acts().size(); ++at)
        dice.insert(dice.end(), open.acts()[at].dice.begin(), open.acts()[at].dice.end());
    return dice;
}

} // namespace

class HoplitesMailTurnsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoIsAbsentIsAnsweredForByTheComputer() // PBM-02: as long as he has ordered nothing else
    {
        Orders computer;
        for (const char *group : {"SK", "LI", "CAV", "samurai", "other"})
            computer.withdraw[group] = computer.react[group] = "computer";
        int answers = 0;
        Pair silent(setUp("parthia", "gauls"), 4), asked(setUp("parthia", "gauls"), 4);
        for (int turn = 1; turn <= 20 && !silent.anna.over(); ++turn) {
            QCOMPARE(faultOf(silent.passive().receive(silent.active().turn())), QString());
            QCOMPARE(faultOf(asked.passive().receive(asked.active().turn(computer))), QString());
        }
        const Battle one = silent.anna.battle(), two = asked.anna.battle();
        QCOMPARE(one.turns.size(), two.turns.size());
        for (std::size_t turn = 0; turn < one.turns.size(); ++turn) {
            QCOMPARE(one.turns[turn].acts.size(), two.turns[turn].acts.size());
            for (std::size_t at = 0; at < one.turns[turn].acts.size(); ++at) {
                const Act &act = one.turns[turn].acts[at];
                QCOMPARE(written(act), written(two.turns[turn].acts[at]));
                if (!isAnswer(act))
                    continue;
                ++answers; // of the side whose turn it is not
                QVERIFY((act.with.at("unit").get<std::string>()[0] == 'a') != (one.turns[turn].block.side == Side::a));
            }
        }
        QVERIFY(answers > 5);
    }

    void aPlayerTurnIsOneFile() // PBM-11: however often the absent side is asked in it
    {
        Pair pair(setUp("parthia", "gauls"), 4);
        int answered = 0;
        for (int turn = 1; turn <= 12 && !pair.anna.over(); ++turn) {
            Table &from = pair.active(), &to = pair.passive();
            const std::string before = to.file, file = from.turn();
            QVERIFY(file.starts_with(before)); // nothing came from the other meanwhile
            QCOMPARE(faultOf(to.receive(file)), QString());
            const Battle battle = to.battle();
            QCOMPARE(battle.turns.size(), static_cast<std::size_t>(turn));
            QCOMPARE(battle.blocks.size(), static_cast<std::size_t>(turn) + 2); // each signed once
            QVERIFY(battle.turns.back().block.side == sideOfTurn(turn));
            answered += std::any_of(battle.turns.back().acts.begin(), battle.turns.back().acts.end(), isAnswer) ? 1 : 0;
        }
        QVERIFY(answered > 2);
    }

    void aDieBelongsToUnitAndPurpose() // PBM-10, PBM-12, PBM-28: another order of acts draws no other dice
    {
        int pairs = 0, moved = 0;
        for (const auto &[a, b] : {std::pair{"parthia", "gauls"}, std::pair{"carthage", "republican-rome"}}) {
            Pair pair(setUp(a, b), 5);
            for (int turn = 1; turn <= 16 && !pair.anna.over(); ++turn) {
                Table &from = pair.active(), &to = pair.passive();
                const Battle battle = from.battle();
                const auto seat = hoplites().mailSeat();
                OpenTurn open(battle, from.side, from.secrets, *seat, {});
                while (!seat->finished()) {
                    const auto choices = seat->choices();
                    const Seat::Choice *first = nullptr, *second = nullptr;
                    for (const Seat::Choice &choice : choices) {
                        if (choice.act.what != "shoot")
                            continue;
                        if (first == nullptr)
                            first = &choice;
                        else if (second == nullptr && choice.act.with.at("unit") != first->act.with.at("unit"))
                            second = &choice;
                    }
                    if (second != nullptr) {
                        const auto one = diceOf(battle, from, open.acts(), *first, *second),
                                   two = diceOf(battle, from, open.acts(), *second, *first);
                        std::map<std::string, int> values;
                        for (const SlotDie &die : one)
                            values[die.slot] = die.value;
                        int common = 0;
                        for (const SlotDie &die : two)
                            if (values.contains(die.slot)) {
                                QCOMPARE(die.value, values.at(die.slot));
                                ++common;
                            }
                        pairs += common > 1 ? 1 : 0;
                        moved += common > 1 && one.front().value != two.front().value ? 1 : 0; // in a row of dice it would be the same
                    }
                    const auto &choice = choices.at(seat->chosenBy("greedy", from.chance()));
                    QVERIFY(!open.act(choice.act, choice.card));
                }
                from.file = open.closed({}).file.text();
                QCOMPARE(faultOf(to.receive(from.file)), QString());
            }
        }
        QVERIFY2(pairs > 10 && moved > 5, qPrintable(QString("%1 pairs, %2 moved").arg(pairs).arg(moved)));
    }

    void optionsAreTold() // PBM-06
    {
        const Json chosen = {{"pursuit", true}, {"ground_woods", true}, {"percent_b", 55}, {"extra_cohesion", 2}};
        for (const Json &options : {Json(Json::object()), chosen}) {
            const std::vector<optio::Question> shown = shownOptions(hoplites(), setUp("carthage", "gauls", options));
            std::map<std::string, Json> changed;
            for (const optio::Question &option : shown) {
                if (isChanged(option))
                    changed[option.id] = option.value;
                QVERIFY(option.id != "fog" && option.id != "variable_initiative"); // settled by itself (PBM-05)
            }
            QCOMPARE(changed.size(), options.size());
            for (const auto &[id, value] : options.items())
                QVERIFY2(changed.at(id) == value, id.c_str());
        }
    }
};

OPTIO_TEST(HoplitesMailTurnsTest)

} // namespace hoplites_mail_turns_test

#include "hoplites_mail_turns_test.moc"
