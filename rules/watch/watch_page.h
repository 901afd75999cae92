// SPDX-License-Identifier: GPL-3.0-or-later
// What people who watch a game read of it, from three metres (LNK-50): whose turn and phase, what is left to spend, losses against breaking
// points, who is about to break, the last rulings with their dice and chances, and the curve of the battle. It is made of what both sides
// may see and of nothing else (LNK-14), for any rule set: from its view, its printed breaking points and the journal.
#pragma once

#include "rules/journal/amend.h"
#include "rules/view.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace optio {

class Ruleset;

/// Losses against a breaking point, as a bar.
struct WatchBar {
    std::string name{};               ///< of the army or command; of an army's bar what is counted where it is not elements: "Morale"
    double done = 0, of = 0;          ///< `of` is 0 where the rule set says of no breaking point; `done` are elements lost then
    std::string doneText{}, ofText{}; ///< "11½"
    std::string word{};               ///< what has become of it: "demoralised"; "" while it holds
    bool full() const { return of > 0 && done >= of; }
};
OPTIO_FIELDS(WatchBar, name, done, of, doneText, ofText, word)

/// What a command of the side whose turn it is may still spend.
struct WatchPool {
    std::string name{}, label{}; ///< "Hanno", "PIPs"
    int left = 0, total = 0;
};
OPTIO_FIELDS(WatchPool, name, label, left, total)

/// An army.
struct WatchSide {
    std::string id{}, name{};
    WatchBar army{};
    std::vector<WatchBar> parts{}; ///< its commands, and whatever else breaks by itself
    std::vector<WatchPool> pools{};
    std::vector<std::string> facts{}; ///< what is to be known besides: "general lost"
};
OPTIO_FIELDS(WatchSide, id, name, army, parts, pools, facts)

/// Who is about to break.
struct WatchWarning {
    std::string side{}, text{}, detail{};
    Tone tone = Tone::none;
    std::optional<ChanceView> chance{};
};
OPTIO_FIELDS(WatchWarning, side, text, detail, tone, chance)

/// A ruling.
struct WatchRuling {
    struct Die {
        std::string side{}; ///< the army it was thrown for; "" for neither
        int faces = 6, value = 0;
        int pool = 0; ///< dice of a pool of which `value` hit, where nobody said what each showed; otherwise 0
    };
    struct Total {
        std::string side{}, name{}; ///< the army, and the commander or army it is called by
        int value = 0;
    };
    int n = 0; ///< of its entry
    std::string sentence{};
    std::vector<Die> dice{};
    int more = 0; ///< dice that are not among `dice`, since there were too many
    std::vector<Total> totals{};
    std::optional<ChanceView> chance{}; ///< that it came out so; none where it was certain
};
OPTIO_FIELDS(WatchRuling::Die, side, faces, value, pool)
OPTIO_FIELDS(WatchRuling::Total, side, name, value)
OPTIO_FIELDS(WatchRuling, n, sentence, dice, more, totals, chance)

/// What both sides had lost at the end of each turn, the last one as it stands now.
struct WatchCurve {
    struct Point {
        int turn = 0;
        double a = 0, b = 0;
    };
    struct Mark {
        int turn = 0;
        std::string side{}, text{}; ///< whose, and who broke: "Paullus"
    };
    bool measured = false; ///< as the rule set counts towards its breaking points; otherwise by elements
    std::vector<Point> points{};
    std::vector<Mark> marks{};
    double a = 0, b = 0; ///< where the armies break; 0 for nowhere
};
OPTIO_FIELDS(WatchCurve::Point, turn, a, b)
OPTIO_FIELDS(WatchCurve::Mark, turn, side, text)
OPTIO_FIELDS(WatchCurve, measured, points, marks, a, b)

/// The whole page.
struct WatchPage {
    int n = 0; ///< of the last entry
    std::string ruleset{};
    std::string side{}, name{};          ///< whose turn it is; "" for both
    std::string turn{}, phase{}, step{}; ///< "bound 7", "Combat", and what is going on within it where that says more
    std::string weather{};
    std::vector<WatchSide> sides{};
    std::vector<WatchWarning> warnings{}; ///< the nearest first
    std::vector<WatchRuling> rulings{};   ///< the newest first
    WatchCurve curve{};
    bool over = false;
    std::string ended{}, winner{}; ///< the sentence at the end, and "a", "b" or ""
};
OPTIO_FIELDS(WatchPage, n, ruleset, side, name, turn, phase, step, weather, sides, warnings, rulings, curve, over, ended, winner)

/// Follows a game entry by entry and makes the page of where it stands. The entries are those that a seat has, stubs among them; what is
/// secret in them is not told even where they hold it.
class WatchTeller {
public:
    static constexpr std::size_t mostRulings = 3, mostDice = 8;

    /// `ruleset` must outlive it.
    explicit WatchTeller(const Ruleset &ruleset) : ruleset_(ruleset) {}

    /// Takes up a game: its header and all entries there are. Throws Error for a journal that does not hold together.
    void begin(const std::vector<Entry> &entries);
    /// One entry more. False when it changes what was before it: begin() is wanted then.
    bool follow(const Entry &entry);
    /// The page as the game stands.
    WatchPage page() const;
    int length() const { return n_; }

private:
    void fold(const StandingEntry &entry, bool tells);
    bool tellable(const StandingEntry &entry) const;
    WatchRuling told(const StandingEntry &entry) const;
    int lost() const; ///< elements of both armies
    void measure(WatchCurve &curve, int turn) const;

    const Ruleset &ruleset_;
    Json state_;
    int n_ = 0;
    std::vector<WatchRuling> rulings_; ///< the newest last
    WatchCurve curve_;                 ///< of the turns that are over
};

/// The page with what the rule set says in other words, in another language say. Names that players gave stay as they are.
WatchPage spokenPage(WatchPage page, const std::function<std::string(const std::string &)> &say);
/// The page of a whole journal.
WatchPage watchPage(const Ruleset &ruleset, const std::vector<Entry> &entries);

} // namespace optio
