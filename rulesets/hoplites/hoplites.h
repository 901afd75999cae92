// SPDX-License-Identifier: GPL-3.0-or-later
// Hoplites: a battle of two lines of cards, played whole in the app. A turn is one side's: cards are drawn and played, units come up from
// the second line and move along the columns, missiles are shot, shock attacks are declared and then resolved. A shock attack compares the
// columns of both types, shifted by ground, flanks and support; each side throws and checks its quality, takes cohesion hits, withdraws or
// leaves the field; losses are counted as rout points against the rout level.
// To read: sheet.h (figures), state.h (a battle as plain numbers), legal.h (what may be done) and act.h (what an act is), play.h (doing
// it), combat/ (shooting, shock and their chances), view.h (what a side sees), players/ (the computer's generals), act_resolver.h (acts as
// the journal knows them), page/ (board, help, debriefing, print). The other rule sets go by RulesetOf and acts; this one by its own
// engine.
#pragma once

#include "rules/arena.h"
#include "rules/board.h"
#include "rules/debrief.h"
#include "rules/journal/moving_rules.h"
#include "rules/journal/seat_rules.h"
#include "rules/journal/secrets.h"
#include "rules/mail/mail_rules.h"
#include "rules/odds_map.h"
#include "rules/print/print.h"
#include "rules/ruleset_of.h"
#include "rulesets/hoplites/army/unit_table.h"
#include "rulesets/hoplites/sheet.h"
#include "rulesets/hoplites/state_json.h"

#include <memory>
#include <string>
#include <vector>

extern template class optio::RulesetOf<optio::hoplites::Sheet, optio::hoplites::Battle>;

namespace optio::hoplites {

/// Those of a period that there is.
bool isSupplied(const Sheet &sheet, const Json &army);

/// See the top of the file.
class Hoplites : public RulesetOf<Sheet, Battle>,
                 public Arena,
                 public BoardRules,
                 public Debriefer,
                 public UndoRules,
                 public mail::MailRules,
                 public OddsMapRules,
                 public exchange::FormatRules,
                 public PrintRules,
                 public SeatRules,
                 public MovingRules {
public:
    /// Reads the figures. Throws Error with file and line when they are faulty.
    explicit Hoplites(const FigureFolder &figures);

    std::string kind() const override { return "app"; }
    int turn(const Json &state) const override;
    std::vector<optio::Act> acts(const Json &state) const override;
    /// Without the other side's cards and hidden units (HOP-041), and without the order of one's own deck.
    Json seenBy(const Json &state, const std::string &side) const override;

    std::vector<std::string> players() const override;
    std::vector<Level> levels() const override;
    std::string usualLevel() const override;
    int peeks(const Json &state, const std::string &player, std::uint64_t seed, int times) const override;
    Json playGames(const Matches &matches, std::string *transcript) const override;
    std::unique_ptr<Debriefing> debriefing() const override;

    std::string actResolver() const override { return "act"; }
    std::string toAct(const Json &state) const override;
    std::string announcer(const Json &act) const override;
    Crowd crowd() const override;
    Json lay(const Json &state, const Json &what) const override;
    Json gestures(const Json &state) const override;
    Json help(const Json &state, const std::string &viewer, const std::string &thing) const override;
    std::vector<std::string> sounds(const Json &before, const Json &after, const Json &entry, const std::string &viewer) const override;
    const std::vector<Sound> &soundTable() const override { return sheet_.sounds; }
    std::unique_ptr<Thought> think(const Json &state, const std::string &player, std::uint64_t seed) const override;

    std::string undoBorder(const Json &now, const Json &before, const Json &entry) const override;
    std::optional<Json> movedValue(const std::string &path, const Json &from, const Json &to, const Json &now) const override;

    std::vector<Situation> oddsSituations() const override;
    std::vector<Json> oddsUnits(const Situation &situation) const override;
    std::optional<OddsSlots> oddsSlots(const Situation &situation, const Json &unit) const override;

    int mailEngine() const override;
    std::vector<mail::DataSet> mailContent() const override;
    std::vector<mail::FixedOption> mailOptions() const override;
    mail::SetUp mailSetUp(const Json &rosterA, const Json &rosterB, const Json &options) const override;
    Json mailChoices(const mail::SetUp &setUp) const override;
    std::string mailWord(const mail::SetUp &setUp, const std::string &id) const override;
    std::vector<mail::OrderGroup> mailOrderGroups(const mail::SetUp &setUp) const override;
    std::unique_ptr<mail::Referee> mailReferee() const override;
    std::unique_ptr<mail::Auditor> mailAuditor() const override;
    std::unique_ptr<mail::Seat> mailSeat() const override;

    std::vector<const exchange::Format *> formats() const override { return {&table_}; }

    std::vector<std::string> figureHeads() const override;
    std::vector<std::string> figuresOf(const Json &row) const override;
    std::vector<std::string> boxHeads() const override;
    PrintedSide printedSide(const Json &state, const SideView &view) const override;

private:
    UnitTable table_;
};

} // namespace optio::hoplites
