// SPDX-License-Identifier: GPL-3.0-or-later
// A battle as it can be told: its journal turn by turn, what was lost by when, and what the dice gave. The reports in Markdown and HTML are
// written from it.
#pragma once

#include "rules/journal/journal.h"
#include "rules/luck/luck.h"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace optio {

class Ruleset;

/// What an entry tells. All texts are plain.
struct StoryItem {
    enum class Kind {
        act,
        gone, ///< taken back or voided: `remark` says why
        note,
        put, ///< put before the next one by an amendment
    };
    int n = 0;
    Kind kind = Kind::act;
    std::string side; ///< whose turn it was
    std::string sentence;
    std::string remark;                                       ///< how it came to be otherwise than it was written
    std::string comparison;                                   ///< "5 against 8"
    std::string dice;                                         ///< "die of Carthage 5, die of Rome 2"
    std::vector<std::pair<std::string, std::string>> reasons; ///< by army's name ("" for none): "+3 knights, …"
    std::string rule;                                         ///< of the outcome
    bool byHand = false;                                      ///< corrected by hand; `comparison` is the reason then
    bool secret = false;                                      ///< only its sentence may be told yet
    std::array<int, 2> lost{};                                ///< elements that each side had lost after it
};

/// A turn.
struct StoryTurn {
    std::string title; ///< "Bound 4"
    std::string side;  ///< whose it was: "a", "b" or ""
    std::vector<StoryItem> items;
    std::array<int, 2> lost{};      ///< elements that each side had lost at its end
    std::array<double, 2> toward{}; ///< how near each army was to its breaking point by then, in the rule set's own measure
};

/// What became of a command.
struct StoryGroup {
    std::string side, name;
    int had = 0, lost = 0;
};

/// The language of a report. The engine's is English; whoever has another one tells by `tell` what a sentence or word of it is there.
struct ReportWords {
    std::string language = "en"; ///< its code, for the page
    char point = '.';            ///< before decimals
    std::function<std::string(const std::string &)> tell = {};
    std::string told(const std::string &english) const { return tell ? tell(english) : english; }
    /// With so many decimals.
    std::string number(double value, int decimals) const;
};

struct BattleStory {
    ReportWords words;                  ///< set by tellIn()
    std::array<std::string, 2> armies;  ///< as their rosters are called
    std::array<std::string, 2> names;   ///< as the game calls them
    std::string ruleset, created, last; ///< name of the rule set; when it was begun, and when the last entry was made (ISO 8601)
    std::vector<StoryTurn> turns;
    std::vector<StoryGroup> groups;
    std::array<double, 2> breaksAt{}; ///< where StoryTurn::toward breaks each army; 0 where the rule set does not say
    bool over = false;
    bool open = false;         ///< may the whole journal be shown: is there no secret in it?
    std::string ended, winner; ///< the sentence at the end, and "a", "b" or ""
    int entries = 0;
    int rolled = 0;           ///< dice of the app that stand
    bool table = true;        ///< beside a table (and not in the app)
    Luck luck;                ///< set by whoever wants it told
    std::map<int, int> faces; ///< six-sided dice of the program, by face, of games beside a table
    struct {
        int dice = 0, hits = 0;
        double expected = 0;
    } pools; ///< those that were typed as hits

    /// Does the rule set say what breaks an army? Then losses are measured as it counts them, otherwise by elements.
    bool measured() const { return breaksAt[0] > 0 || breaksAt[1] > 0; }
    /// What a side had lost by the end of a turn (its place in `turns`), so measured; and the most that either ever had.
    double lostAt(std::size_t turn, std::size_t side) const { return measured() ? turns[turn].toward[side] : turns[turn].lost[side]; }
    double mostLost() const;
};

/// A photograph of the table.
struct ReportPhoto {
    int n = 0; ///< after which entry it stands; 0 for the head of the report
    std::string caption;
    std::string jpeg; ///< its bytes
};

/// What is left out of a report and what is added before it is shared.
struct ReportWish {
    bool dice = true;                  ///< faces and reasons under each result
    bool plain = true;                 ///< acts without dice: moves, orders, steps
    bool notes = true;                 ///< the players' remarks
    bool undone = true;                ///< what was taken back or voided
    bool game = true;                  ///< the journal, where it may be in it
    std::map<int, std::string> edited; ///< notes as they are to be read, by their entries; "" leaves one out
    std::vector<ReportPhoto> photos;
    /// Does it tell everything? Otherwise the page does not carry the journal, which would tell what was left out.
    bool hidesNotes() const { return !notes || !edited.empty(); }
};
/// Tells what the engine said in a story in another language, and the report in it; names, notes and reasons that players gave stay.
void tellIn(BattleStory &story, const ReportWords &words);
/// Leaves out of a story what is not wanted; edits its notes.
void tailor(BattleStory &story, const ReportWish &wish);

/// Tells a journal. With `all` also what one side alone may know while the game goes on. Throws Error for one that does not fit its rule
/// set.
BattleStory storyOf(const Ruleset &ruleset, const std::vector<Entry> &entries, bool all);
/// The same an entry at a time: all that tellNext() finds, then take(). What it is given must outlive it.
class StoryTeller {
public:
    StoryTeller(const Ruleset &ruleset, const std::vector<Entry> &entries, bool all);
    ~StoryTeller();
    StoryTeller(const StoryTeller &) = delete;
    StoryTeller &operator=(const StoryTeller &) = delete;

    /// Tells one entry. False when there is none left.
    bool tellNext();
    BattleStory take();

private:
    class Telling;
    std::unique_ptr<Telling> telling_;
};

/// The battle as one page of HTML that needs nothing else: no scripts, no network. `check` is verifyJournal()'s finding of it, and with
/// `journal`, its lines, the page carries the game, which journalIn() takes out again.
std::string battlePage(const BattleStory &story, const std::vector<VerifyFinding> &check, std::string_view journal,
                       const std::vector<ReportPhoto> &photos = {});
/// The same of a journal, which the page carries when there is no secret in it, no note was changed, and it is wanted.
std::string battlePage(const Ruleset &ruleset, const std::vector<Entry> &entries, bool all, const ReportWish &wish = {},
                       const ReportWords &words = {});
/// The battle in Markdown; as plain text.
std::string battleMarkdown(const BattleStory &story);
std::string battleText(const BattleStory &story);
/// The journal that a page carries; empty for any other text. Throws Error for one that is damaged.
std::string journalIn(std::string_view page);
/// A text that is to be read as a journal: of a page what it carries, any other as it is.
std::string journalText(std::string text);

} // namespace optio
