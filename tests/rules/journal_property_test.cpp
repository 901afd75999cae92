// SPDX-License-Identifier: GPL-3.0-or-later
// What holds of a journal whatever happened in the game: replay, undo, dice that no other order makes better, and changes that are found.
#include "tests/rules/made_up_play.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <rapidcheck.h>

namespace rc {
template <> struct Arbitrary<optio::madeup::Step> {
    static Gen<optio::madeup::Step> arbitrary()
    {
        using optio::madeup::Step;
        return gen::build<Step>(gen::set(&Step::kind, gen::inRange(0, 8)), gen::set(&Step::a, gen::inRange(0, 3)),
                                gen::set(&Step::b, gen::inRange(0, 3)), gen::set(&Step::answer, gen::inRange(0, 4)),
                                gen::set(&Step::typed));
    }
};
} // namespace rc

namespace optio::madeup {
void showValue(const Step &step, std::ostream &os)
{
    os << "{" << step.kind << "," << step.a << "," << step.b << "," << step.answer << (step.typed ? ",typed}" : "}");
}
} // namespace optio::madeup

namespace journal_property_test {

using namespace optio;
using namespace optio::madeup;

namespace {

const MadeUp ruleset;

Play played(const std::vector<Step> &steps)
{
    Play play(ruleset);
    for (const Step &step : steps)
        play.take(step);
    return play;
}

using Texts = std::vector<std::string>;

} // namespace

class JournalPropertyTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void replayEqualsState()
    {
        QVERIFY(rc::check("replay of the lines gives the state", [](const std::vector<Step> &steps) {
            const Play play = played(steps);
            const std::vector<Entry> read = readJournal(play.text(), "the journal");
            Game again = Game::open(ruleset, read.front());
            for (std::size_t i = 1; i < read.size(); ++i)
                again.follow(read[i]);
            RC_ASSERT(again.state() == play.game.state());
            RC_ASSERT(again.standing() == play.game.standing());
            RC_ASSERT(again.snapshot() == play.game.snapshot());
        }));
    }

    void snapshotGoesOnLikeTheGame()
    {
        QVERIFY(rc::check("a game taken up from a snapshot writes the same next line", [](const std::vector<Step> &steps) {
            Play play = played(steps);
            const Json snapshot = parseJson(canonical(play.game.snapshot()), "the snapshot");
            Game again = Game::openAt(ruleset, play.entries.front(), snapshot);
            RC_ASSERT(again.state() == play.game.state());
            const Json input = Play::clashInput(0, 1, 2);
            RC_ASSERT(again.act("clash", input, {}, noon).line == play.game.act("clash", input, {}, noon).line);
        }));
    }

    void undoTakesBackWhatWasDone()
    {
        QVERIFY(rc::check("undo of any act or correction restores the state", [](const std::vector<Step> &steps, const Step &step) {
            Play play = played(steps);
            const Json before = play.game.state();
            const std::size_t standing = play.game.standing().size();
            play.take(step);
            if (play.game.standing().size() <= standing)
                return;
            play.undo();
            RC_ASSERT(play.game.state() == before);
            RC_ASSERT(play.game.standing().size() == standing);
        }));
    }

    void undoneToTheStartIsTheStart()
    {
        QVERIFY(rc::check("undoing all gives the start", [](const std::vector<Step> &steps) {
            Play play = played(steps);
            while (!play.game.standing().empty())
                play.undo();
            RC_ASSERT(play.game.state() == play.game.header().at("start"));
        }));
    }

    void undoFindsNoBetterDice()
    {
        QVERIFY(rc::check("the same act after undo draws the same dice", [](const std::vector<Step> &steps) {
            Play play = played(steps);
            const std::vector<int> first = faces(play.clash(1, 2, 0));
            play.undo();
            // Another answer, another remark: the dice hang on who meets whom.
            play.note("we look again");
            RC_ASSERT(faces(play.clash(1, 2, 3)) == first);
        }));
    }

    void orderFindsNoBetterDice()
    {
        QVERIFY(rc::check("acts in another order draw the same dice", [](const std::vector<std::pair<std::uint8_t, std::uint8_t>> &pairs) {
            std::map<std::string, std::vector<int>> seen;
            for (const bool backwards : {false, true}) {
                Play play(ruleset);
                std::vector<std::pair<int, int>> order;
                for (const auto &[a, b] : pairs)
                    order.emplace_back(a % 3, b % 3);
                if (backwards)
                    std::reverse(order.begin(), order.end());
                for (const auto &[a, b] : order) {
                    const Entry &entry = play.clash(a, b);
                    const auto [known, isNew] = seen.emplace(canonical(entry.json.at("key")), faces(entry));
                    RC_ASSERT(isNew != backwards);
                    RC_ASSERT(known->second == faces(entry));
                }
            }
        }));
    }

    void verifyAgreesWithWhatWasPlayed()
    {
        QVERIFY(rc::check("a journal as played has no findings", [](const std::vector<Step> &steps) {
            RC_ASSERT(whats(verifyJournal(ruleset, played(steps).entries)) == Texts{});
        }));
    }

    void anyChangedByteIsFound()
    {
        QVERIFY(rc::check("a changed byte in any line before the last is found",
                          [](std::vector<Step> steps, std::uint32_t where, std::uint8_t with) {
                              steps.push_back({0, 0, 0, 0, false});
                              std::string text = played(steps).text();
                              const std::size_t at = where % (text.rfind('\n', text.size() - 2) + 1);
                              const char replaced = static_cast<char>(' ' + with % 95);
                              RC_PRE(text[at] != '\n' && text[at] != replaced);
                              text[at] = replaced;
                              const std::string refused = refusal([&text] {
                                  if (!verifyJournal(ruleset, readJournal(text, "the journal")).empty())
                                      throw Error("found");
                              });
                              RC_ASSERT(!refused.empty());
                          }));
    }
};

OPTIO_TEST(JournalPropertyTest)

} // namespace journal_property_test

#include "journal_property_test.moc"
