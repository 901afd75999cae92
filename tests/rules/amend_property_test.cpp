// SPDX-License-Identifier: GPL-3.0-or-later
// What holds of amendments in any game: the journal stays whole, no dice change, and all can be undone.
#include "tests/rules/amending.h"
#include "tests/rules/made_up_volley.h"
#include "tests/suite.h"

#include <QtTest>

#include <rapidcheck.h>

namespace amend_property_test {

using namespace optio;
using namespace optio::madeup;
using namespace amendtest;

namespace {

const Camp ruleset;
const Camp frail(Edition{1, false, 2}); ///< counters of two steps

Json folded(const Play &play)
{
    Json state = play.game.header().at("start");
    for (const StandingEntry &entry : standingHistory(play.entries))
        optio::apply(state, changesOf(entry));
    return state;
}

/// A step of a game with amendments: kinds 0..7 as in Step, 8 amend eagerness, 9 strike.
struct Turn {
    Step step;
    int which = 0;   ///< which of the entries that stand
    int choices = 0; ///< three ways for each consequence
};

void amendSomething(Play &play, const Turn &turn)
{
    const std::vector<StandingEntry> history = standingHistory(play.entries);
    if (history.empty())
        return;
    const StandingEntry &entry = history[static_cast<std::size_t>(turn.which) % history.size()];
    if (entry.struck())
        return;
    Amending amending = turn.step.kind == 9 ? strike(entry.n) : plus(entry.n, turn.step.answer);
    if (entry.kind == "correct" && !amending.drop) {
        amending.input = nullptr;
        amending.values = {{Play::path(turn.step.a), turn.step.answer}};
    } else if (entry.kind == "act" && entry.act.at("resolver") == "pass") {
        amending = strike(entry.n);
    }
    Amendment preview;
    try {
        preview = worked(play, amending);
    } catch (const Error &) {
        return; // it changes nothing
    }
    int rest = turn.choices;
    // One choice may undo the need of another, so each is made on what the others left.
    for (std::size_t i = 0; i < preview.consequences.size(); ++i, rest /= 3) {
        const Consequence &met = preview.consequences[i];
        const AmendChoice choice = static_cast<AmendChoice>(rest % 3);
        if (choice == AmendChoice::replay && !met.replayable)
            continue;
        amending.choices[met.n] = choice;
        for (auto later = amending.choices.upper_bound(met.n); later != amending.choices.end();)
            later = amending.choices.erase(later);
        preview = worked(play, amending);
    }
    const Json before = play.game.state();
    const Json snapshot = canonical(play.game.snapshot());
    const std::vector<StandingEntry> stood = standingHistory(play.entries);
    play.amend(amending);
    RC_ASSERT(play.game.state() == preview.state);
    RC_ASSERT(folded(play) == preview.state);
    Play other = play;
    other.undo();
    RC_ASSERT(other.game.state() == before);
    const std::vector<StandingEntry> again = standingHistory(other.entries);
    RC_ASSERT(again.size() == stood.size());
    for (std::size_t i = 0; i < stood.size(); ++i)
        RC_ASSERT(again[i].result == stood[i].result && again[i].act == stood[i].act && again[i].struck() == stood[i].struck());
}

Play played(const std::vector<Turn> &turns, const Ruleset &rules)
{
    Play play(rules);
    for (const Turn &turn : turns) {
        if (turn.step.kind >= 8) {
            amendSomething(play, turn);
            continue;
        }
        try {
            play.take(turn.step);
        } catch (const Error &) {
            continue; // off the table, or more than the counter may be
        }
    }
    return play;
}

} // namespace

} // namespace amend_property_test

namespace rc {
template <> struct Arbitrary<amend_property_test::Turn> {
    static Gen<amend_property_test::Turn> arbitrary()
    {
        using amend_property_test::Turn;
        using optio::madeup::Step;
        const auto step =
            gen::build<Step>(gen::set(&Step::kind, gen::inRange(0, 10)), gen::set(&Step::a, gen::inRange(0, 3)),
                             gen::set(&Step::b, gen::inRange(0, 3)), gen::set(&Step::answer, gen::inRange(0, 4)), gen::set(&Step::typed));
        return gen::build<Turn>(gen::set(&Turn::step, step), gen::set(&Turn::which, gen::inRange(0, 100)),
                                gen::set(&Turn::choices, gen::inRange(0, 729)));
    }
};
} // namespace rc

namespace amend_property_test {

namespace {
void showValue(const Turn &turn, std::ostream &os)
{
    os << "{{" << turn.step.kind << "," << turn.step.a << "," << turn.step.b << "," << turn.step.answer << "," << turn.step.typed << "},"
       << turn.which << "," << turn.choices << "}";
}
} // namespace

class AmendPropertyTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void amendmentsKeepTheJournalWhole()
    {
        for (const Camp *rules : {&ruleset, &frail})
            QVERIFY(rc::check("state = fold of the history as it stands = replay; verify agrees; undo restores",
                              [rules](const std::vector<Turn> &turns) {
                                  const Play play = played(turns, *rules);
                                  RC_ASSERT(folded(play) == play.game.state());
                                  const std::vector<Entry> read = readJournal(play.text(), "the journal");
                                  Game again = Game::open(*rules, read.front());
                                  for (std::size_t i = 1; i < read.size(); ++i)
                                      again.follow(read[i]);
                                  RC_ASSERT(again.snapshot() == play.game.snapshot());
                                  RC_ASSERT(Game::openAt(*rules, read.front(), again.snapshot()).snapshot() == again.snapshot());
                                  RC_ASSERT(findings(play) == std::string());
                                  RC_ASSERT(!battleReport(*rules, play.entries).empty());
                              }));
    }

    void amendmentsNeverChangeDice()
    {
        QVERIFY(rc::check("every act has the dice it was done with", [](const std::vector<Turn> &turns) {
            const Play play = played(turns, ruleset);
            for (const StandingEntry &entry : standingHistory(play.entries))
                if (entry.kind == "act")
                    RC_ASSERT(facesOf(entry.result) == faces(play.entries[static_cast<std::size_t>(entry.n)]));
        }));
    }

    void undoneToTheStartIsTheStart()
    {
        QVERIFY(rc::check("undoing all, amendments too, gives the start", [](const std::vector<Turn> &turns) {
            Play play = played(turns, frail);
            while (!play.game.standing().empty())
                play.undo();
            RC_ASSERT(play.game.state() == play.game.header().at("start"));
            RC_ASSERT(play.game.amendments().empty());
        }));
    }

    void differenceLeadsFromOneStateToTheOther()
    {
        QVERIFY(rc::check("difference", [](const std::vector<Turn> &one, const std::vector<Turn> &other) {
            const Json from = played(one, ruleset).game.state(), to = played(other, ruleset).game.state();
            Json state = from;
            optio::apply(state, difference(from, to));
            RC_ASSERT(state == to);
            optio::apply(state, inverse(difference(from, to)));
            RC_ASSERT(state == from);
        }));
    }
};

OPTIO_TEST(AmendPropertyTest)

} // namespace amend_property_test

#include "amend_property_test.moc"
