// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mail_desk.h"

#include "rules/mail/mail_text.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <array>
#include <utility>

namespace optio {

namespace {

constexpr int mostActs = 1'000'000; ///< more than a turn has: acts of an open turn are not looked at

std::vector<mail::Act> actsFrom(const std::vector<std::string> &lines)
{
    std::vector<mail::Act> acts;
    for (const std::string &line : lines)
        acts.push_back(std::get<mail::Act>(mail::readLine(line, 6)));
    return acts;
}

std::map<std::string, std::string> answersFrom(const Json &json, const char *what)
{
    static constexpr std::array<const char *, 5> groups{"SK", "LI", "CAV", "samurai", "other"};
    static constexpr std::array<const char *, 3> answers{"always", "never", "computer"};
    std::map<std::string, std::string> given;
    const Json named = json.value(what, Json::object());
    if (!named.is_object())
        throw Error(std::string("\"") + what + "\" must name groups and answers, not " + quoted(named) + " (PBM-40)", what);
    for (const auto &[group, answer] : named.items()) {
        const bool known = std::find(groups.begin(), groups.end(), group) != groups.end();
        if (!known || !answer.is_string() || std::find(answers.begin(), answers.end(), answer.get<std::string>()) == answers.end())
            throw Error("standing orders give SK, LI, CAV, samurai or other one of always, never and computer, not " + quoted(Json(group)) +
                            " " + quoted(answer) + " (PBM-40)",
                        what);
        given.emplace(group, answer.get<std::string>());
    }
    return given;
}

Error notPlayed(const std::string &ruleset) { return Error("\"" + ruleset + "\" is not played by e-mail", "ruleset"); }

const mail::MailRules *mailRulesOf(const Ruleset &ruleset) { return dynamic_cast<const mail::MailRules *>(&ruleset); }

/// A rule set that is played by e-mail.
struct Played {
    std::string ruleset;
    const mail::MailRules *rules;
};

/// The one whose rules data are those of a set-up, or else the first. Only those are read that the data name, as long as there are any.
Played playedBy(const mail::SetUp &setUp, const MailRulesets &rulesets)
{
    std::optional<Played> first;
    for (const bool named : {true, false}) {
        for (const std::string &id : rulesets.ids()) {
            const std::string prefix = id.substr(0, id.find('+')) + "/";
            if (named != std::any_of(setUp.content.begin(), setUp.content.end(),
                                     [&](const mail::DataSet &set) { return set.first.starts_with(prefix); }))
                continue;
            const mail::MailRules *rules = mailRulesOf(rulesets.at(id));
            if (rules != nullptr && rules->mailContent() == setUp.content)
                return {id, rules};
            if (rules != nullptr && !first)
                first = Played{id, rules};
        }
        if (first)
            return *first;
    }
    throw Error("no rule set here is played by e-mail", "ruleset");
}

/// PBM-46: the store is behind what has been shown; kept until the other player is told.
void noteRestored(MailBook &book, MailRow &row, const MailBook::Mark &reached, int turn)
{
    if (row.restored != 0 || book.mark(row.id) <= reached)
        return;
    book.setRestored(row.id, turn);
    row.restored = turn;
}

/// The open turn as it is on the disk: what could not be kept is told to nobody.
MailTold toldOf(const MailBook &book, const MailRow &row, const mail::Battle &battle)
{
    MailTold told{battle.file.hashes.back(), row.file, 0, {}, {}};
    const mail::Standing standing = mail::standingOf(battle);
    if (standing.phase == mail::Standing::Phase::playing && standing.active == row.side)
        told.acts = book.acts(row.id);
    if (!told.acts.empty()) {
        told.turn = standing.turn;
        told.value = mail::chainValue(row.secrets.root, standing.turn);
    }
    return told;
}

} // namespace

MailBook::Mark reachedIn(const mail::Battle &battle) { return {static_cast<int>(battle.turns.size()) + 1, 0}; }

MailState stateOf(const MailRow &row, const mail::Standing &standing)
{
    if (standing.phase == mail::Standing::Phase::over)
        return MailState::over;
    if (!row.dispute.empty())
        return MailState::disputed;
    if (standing.phase == mail::Standing::Phase::invited)
        return MailState::invited;
    return standing.active == row.side ? MailState::turn : MailState::waiting;
}

mail::Orders ordersFrom(const Json &json)
{
    if (!json.is_object() || std::any_of(json.items().begin(), json.items().end(),
                                         [](const auto &one) { return one.key() != "withdraw" && one.key() != "react"; }))
        throw Error("standing orders are an object with \"withdraw\" and \"react\", not " + quoted(json) + " (PBM-40)", "orders");
    return {answersFrom(json, "withdraw"), answersFrom(json, "react")};
}

Json toJson(const mail::Orders &orders) { return {{"withdraw", orders.withdraw}, {"react", orders.react}}; }

MailTable::MailTable(MailBook &book, const mail::MailRules &rules, MailRow row)
    : book_(book), row_(std::move(row)), battle_(mail::readBattle(row_.file))
{
    if (!battle_.acceptance)
        return;
    seat_ = rules.mailSeat();
    const mail::Standing now = standing();
    if (now.phase == mail::Standing::Phase::playing && now.active == row_.side)
        turn_.emplace(battle_, row_.side, row_.secrets, *seat_, actsFrom(book_.acts(row_.id)));
    else
        mail::follow(battle_, row_.side, row_.secrets, *seat_);
    noteRestored(book_, row_, reached(), static_cast<int>(battle_.turns.size()) + 1);
    book_.raiseMark(row_.id, reached());
}

MailBook::Mark MailTable::reached() const { return {reachedIn(battle_).first, turn_ ? static_cast<int>(turn_->lasting()) : 0}; }

mail::Orders MailTable::orders() const { return row_.orders.empty() ? mail::Orders{} : ordersFrom(parseJson(row_.orders, "the orders")); }

std::vector<std::string> MailTable::lines() const
{
    std::vector<std::string> lines;
    for (const mail::Act &act : turn_->acts())
        lines.push_back(mail::written(act));
    return lines;
}

// PBM-41: first the disk, then the mark, then whoever asked.
void MailTable::keep(const std::vector<std::string> &before, const std::string &now)
{
    book_.putActs(row_.id, row_.file, before, lines(), now);
    row_.changed = now;
    book_.raiseMark(row_.id, reached());
}

std::optional<std::string> MailTable::act(const mail::Act &act, const std::string &card, const std::string &now)
{
    if (!turn_)
        throw Error("it is not our turn in this battle", "battle");
    const std::vector<std::string> before = lines();
    if (const auto why = turn_->act(act, card); why)
        return why;
    keep(before, now);
    return std::nullopt;
}

void MailTable::undo(const std::string &now)
{
    if (!turn_)
        throw Error("it is not our turn in this battle", "battle");
    const std::vector<std::string> before = lines();
    turn_->undo();
    keep(before, now);
}

void MailTable::close(mail::TurnEnd end, const std::string &now)
{
    if (!turn_)
        throw Error("it is not our turn in this battle", "battle");
    if (row_.restored != 0)
        end.notes.emplace_back("restored", row_.restored);
    MailRow next = row_;
    next.orders = canonical(toJson(end.orders));
    next.restored = 0;
    next.changed = now;
    mail::Battle after = turn_->closed(std::move(end));
    next.file = after.file.text();
    book_.advance(next, row_.file, now);
    turn_.reset();
    battle_ = std::move(after);
    row_ = std::move(next);
    book_.raiseMark(row_.id, reached());
}

MailRow MailDesk::found(const std::string &id) const
{
    std::vector<MailRow> fits;
    for (MailRow &row : book_.battles())
        if (row.id.starts_with(id))
            fits.push_back(std::move(row));
    if (fits.size() != 1)
        throw Error(fits.empty() ? "there is no battle by e-mail \"" + id + "\""
                                 : "\"" + id + "\" begins the ids of several battles by e-mail",
                    "battle");
    return std::move(fits.front());
}

std::unique_ptr<MailTable> MailDesk::table(const std::string &id)
{
    MailRow row = found(id);
    const mail::MailRules &rules = rulesOf(row);
    return std::make_unique<MailTable>(book_, rules, std::move(row));
}

std::string MailDesk::houseNow(const std::string &ruleset) const
{
    const std::vector<std::string> ids = rulesets_.ids();
    const bool there = rulesets_.houseOf && std::find(ids.begin(), ids.end(), ruleset) != ids.end();
    return there ? rulesets_.houseOf(ruleset) : std::string();
}

const Ruleset &MailDesk::rulesetOf(const MailRow &row) const
{
    if (row.house.empty() || row.house == houseNow(row.ruleset))
        return rulesets_.at(row.ruleset);
    try {
        return rulesets_.ofHouse(row.house);
    } catch (const Error &error) {
        throw Error(std::string("the house rules that this battle began with no longer fit the rules data: ") + error.what(), "battle");
    }
}

const mail::MailRules &MailDesk::rulesOf(const MailRow &row) const
{
    if (const mail::MailRules *rules = mailRulesOf(rulesetOf(row)); rules != nullptr)
        return *rules;
    throw notPlayed(row.ruleset);
}

const mail::MailRules &MailDesk::rulesOf(const std::string &ruleset) const
{
    if (const mail::MailRules *rules = mailRulesOf(rulesets_.at(ruleset)); rules != nullptr)
        return *rules;
    throw notPlayed(ruleset);
}

MailRow MailDesk::invite(const std::string &ruleset, mail::SetUp setUp, const std::string &name, const std::string &now)
{
    const auto random = mail::systemRandomness();
    MailRow row;
    row.ruleset = ruleset;
    row.secrets = mail::newSecrets(random);
    row.id = setUp.game = mail::newGameId(random);
    row.house = houseNow(ruleset);
    if (const auto fault = rulesOf(ruleset).mailReferee()->faultOf(setUp); fault)
        throw Error(mail::illegalArmy(fault->army, fault->why).text, "armies");
    row.file = mail::invite(std::move(setUp), name, row.secrets).file.text();
    (void)mail::readBattle(row.file);
    row.changed = now;
    book_.add(row, now);
    return row;
}

MailDesk::Came MailDesk::opened(const std::string &bytes)
{
    Came came;
    try {
        const mail::SetUp setUp = mail::readLines(bytes).setUp();
        came.battle = setUp.game;
        const auto row = book_.battle(setUp.game);
        const Played played = row ? Played{row->ruleset, &rulesOf(*row)} : playedBy(setUp, rulesets_);
        came.ruleset = played.ruleset;
        // A battle that runs goes on by the data that it keeps; more than three lines are no invitation any more.
        const bool running = row && std::count(row->file.begin(), row->file.end(), '\n') > 3;
        const mail::Device device{
            played.rules->mailEngine(), running ? std::vector<mail::DataSet>() : played.rules->mailContent(),
            [&](const std::string &) { return row ? std::optional(mail::OwnCopy{row->file, row->side}) : std::nullopt; }};
        const auto referee = played.rules->mailReferee();
        came.verdict = mail::openFile(bytes, device, *referee);
    } catch (const mail::Faulty &faulty) {
        came.verdict.fault = faulty.fault();
    }
    return came;
}

MailDesk::Came MailDesk::open(std::string_view text, bool takeOver, const std::string &now)
{
    mail::FromMail arrived;
    try {
        arrived = mail::fromMail(text);
    } catch (const mail::Faulty &faulty) {
        Came came;
        came.verdict.fault = faulty.fault();
        return came;
    }
    Came came = opened(arrived.bytes);
    came.repaired = std::move(arrived.repaired);
    const mail::Verdict &verdict = came.verdict;
    auto row = book_.battle(came.battle);
    if (!row)
        return came;
    const mail::Battle own = mail::readBattle(row->file);
    if (own.acceptance && !own.result())
        noteRestored(book_, *row, {reachedIn(own).first, mostActs}, reachedIn(own).first);
    if (verdict.opening == mail::Opening::refused && verdict.fault && verdict.fault->effect == mail::Effect::disputed)
        book_.setDispute(row->id, verdict.fault->text, now, verdict.second);
    const bool good = verdict.opening == mail::Opening::news || verdict.opening == mail::Opening::acceptance ||
                      (verdict.opening == mail::Opening::takeOver && takeOver);
    mail::Battle battle = verdict.battle;
    // PBM-45: only a file that has passed every check is answered with our closing.
    const bool passed = good || verdict.opening == mail::Opening::known;
    if (passed && battle.result() && battle.closingOf(row->side) == nullptr) {
        battle = mail::withClosing(battle, row->side, mail::discardsOf(battle, row->side, row->secrets.hand), row->secrets);
        came.closed = true;
    }
    if (good || came.closed) {
        const std::string before = std::exchange(row->file, battle.file.text());
        book_.advance(*row, before, now, good ? verdict.second : std::nullopt);
        book_.raiseMark(row->id, reachedIn(battle));
    }
    return came;
}

MailRow MailDesk::accept(std::string_view text, const std::string &name, const std::string &now)
{
    const std::string bytes = mail::fromMail(text).bytes;
    const Came came = opened(bytes);
    if (came.verdict.fault)
        throw Error(came.verdict.fault->text, came.verdict.fault->rule);
    if (came.verdict.opening != mail::Opening::invitation || book_.battle(came.battle))
        throw Error("this file is no invitation that waits for an answer", "file");
    MailRow row;
    row.id = came.battle;
    row.ruleset = came.ruleset;
    row.house = houseNow(came.ruleset);
    row.side = mail::Side::b;
    row.secrets = mail::newSecrets(mail::systemRandomness());
    row.file = mail::accept(came.verdict.battle, name, row.secrets).file.text();
    (void)mail::readBattle(row.file);
    row.changed = now;
    book_.add(row, now);
    return row;
}

MailTold MailTable::told() const { return toldOf(book_, row_, battle_); }

MailTold MailDesk::told(const std::string &id) const
{
    const auto row = book_.battle(id);
    return row ? toldOf(book_, *row, mail::readBattle(row->file)) : MailTold();
}

MailVerified verifiedFile(std::string_view text, const MailRulesets &rulesets)
{
    MailVerified verified;
    try {
        const std::string bytes = mail::fromMail(text).bytes;
        const mail::SetUp setUp = mail::readLines(bytes).setUp();
        const mail::MailRules &rules = *playedBy(setUp, rulesets).rules;
        if (const std::string other = mail::differingRules(setUp, {rules.mailEngine(), {}, {}}, true); !other.empty())
            throw mail::Faulty(mail::otherRules(other));
        verified.verdict = mail::verifyFile(bytes, rules.mailReferee().get());
        if (!verified.verdict.fault && !verified.verdict.battle.closings.empty())
            verified.audit = mail::audited(verified.verdict.battle, rules.mailAuditor().get());
    } catch (const mail::Faulty &faulty) {
        verified.verdict.fault = faulty.fault();
    }
    return verified;
}

} // namespace optio
