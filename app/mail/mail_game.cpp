// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mail/mail_game.h"

#include "app/board/opponents.h"
#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "app/sides.h"
#include "rules/board.h"

#include <QScopeGuard>

#include <algorithm>
#include <exception>
#include <iterator>

namespace optio {

namespace {

QString idOf(mail::Side side) { return side == mail::Side::a ? QStringLiteral("a") : QStringLiteral("b"); }

/// What the seat has just done, as a journal of the rule set would have it.
Entry entryOf(const Ruleset &ruleset, const mail::Seat &seat, int n)
{
    Json lines = Json::array();
    for (const Line &line : seat.lines())
        lines.push_back(toJson(line));
    Entry entry;
    entry.n = n;
    entry.kind = "act";
    entry.json = {{"act", {{"resolver", dynamic_cast<const BoardRules &>(ruleset).actResolver()}, {"input", {{"do", seat.lastAct()}}}}},
                  {"result", {{"sentence", seat.sentence()}, {"lines", lines}}}};
    return entry;
}

std::string noteKey(const std::string &battle, const std::string &key) { return "mail/" + battle + "/" + key; }

} // namespace

MailGame::MailGame(Services *services, QObject *parent) : BoardGame(parent), services_(services) {}

MailGame::~MailGame() = default;

void MailGame::open(std::unique_ptr<MailTable> table, const mail::MailRules &rules, const Ruleset &ruleset)
{
    if (!table->battle().acceptance)
        throw Error("this battle begins when the invitation has been accepted");
    close();
    ruleset_ = &ruleset;
    rules_ = &rules;
    table_ = std::move(table);
    readAll();
    // What came is shown before the own turn, unless that has been begun already.
    const bool begun = table_->turn() != nullptr && !table_->turn()->acts().empty();
    at_ = begun ? shown_.size() : 0;
    taken_ = begun || (shown_.empty() && table_->turn() == nullptr);
    if (over() && shown_.empty())
        taken_ = true;
    Q_EMIT opened();
    Q_EMIT changed(); // for a page of the board that was made before
}

void MailGame::readAll()
{
    readShown(*rules_);
    state_ = table_->seat()->state();
    before_ = state_;
    readOwn();
}

void MailGame::renew(std::unique_ptr<MailTable> table)
{
    const std::unique_ptr<mail::ToldTurn> told = std::move(told_);
    const std::size_t seen = at_;
    table_ = std::move(table);
    readAll();
    const std::vector<mail::Turn> &turns = table_->battle().turns;
    std::size_t same = 0;
    if (told && !turns.empty() && turns.back().number() == told->turn())
        while (same < std::min(turns.back().acts.size(), told->lines().size()) &&
               mail::written(turns.back().acts[same]) == told->lines()[same])
            ++same;
    at_ = std::min({seen, same, shown_.size()});
    taken_ = shown_.empty() && table_->turn() == nullptr;
    Q_EMIT changed();
}

void MailGame::hear(int turn, const std::string &value, const std::vector<std::string> &acts)
{
    if (!isOpen() || over() || table_->turn() != nullptr)
        return;
    const bool same = live() && told_->turn() == turn && told_->value() == value;
    if (turn == 0 ? !live() : same && told_->lines() == acts)
        return;
    if (!same) {
        std::unique_ptr<mail::ToldTurn> told;
        if (turn != 0)
            told = std::make_unique<mail::ToldTurn>(*rules_, table_->battle(), table_->row().side, table_->row().secrets, turn, value);
        told_ = std::move(told);
        shown_.clear();
        at_ = 0;
        diceShown_ = 0;
        first_ = state_;
    }
    taken_ = true;
    std::exception_ptr fault;
    try {
        playTold(acts);
    } catch (...) { // what was good of it is shown
        fault = std::current_exception();
    }
    Q_EMIT changed();
    if (fault)
        std::rethrow_exception(fault);
}

void MailGame::playTold(const std::vector<std::string> &acts)
{
    if (!live())
        return;
    std::vector<Shown> played;
    const auto settle = qScopeGuard([&] {
        shown_.resize(told_->lines().size() - played.size());
        at_ = std::min(at_, shown_.size());
        std::move(played.begin(), played.end(), std::back_inserter(shown_));
    });
    told_->play(acts, [&](const mail::Seat &seat, const mail::Act &act) {
        played.push_back({entryOf(*ruleset_, seat, act.number), seat.state()});
    });
}

/// The last turn, if the other player made it.
void MailGame::readShown(const mail::MailRules &rules)
{
    shown_.clear();
    diceShown_ = 0;
    const mail::Battle &battle = table_->battle();
    const MailRow &row = table_->row();
    if (battle.turns.empty() || battle.turns.back().block.side == row.side)
        return;
    const int last = battle.turns.back().number();
    const auto seat = rules.mailSeat();
    Json state;
    mail::follow(battle, row.side, row.secrets, *seat, [&](const mail::Act &act) {
        if (act.turn == last) {
            diceShown_ += static_cast<int>(act.dice.size());
            shown_.push_back({entryOf(*ruleset_, *seat, static_cast<int>(shown_.size()) + 1), seat->state()});
        } else if (act.turn == last - 1) {
            state = seat->state();
        }
    });
    // Before the first act of the first turn there is only what that turn made of it.
    first_ = state.is_null() && !shown_.empty() ? shown_.front().state : state;
}

/// The acts of the open turn, as they are told.
void MailGame::readOwn()
{
    own_.clear();
    const mail::OpenTurn *turn = table_->turn();
    if (turn == nullptr || turn->acts().empty())
        return;
    // A second seat plays them once more: the first one stands where they have led.
    const auto seat = rules_->mailSeat();
    const mail::OpenTurn again(table_->battle(), table_->row().side, table_->row().secrets, *seat, turn->acts(),
                               [&] { own_.push_back(entryOf(*ruleset_, *seat, static_cast<int>(shown_.size() + own_.size()) + 1)); });
}

QString MailGame::id() const { return isOpen() ? qt(table_->row().id) : QString(); }

bool MailGame::over() const { return table_->standing().phase == mail::Standing::Phase::over; }

QString MailGame::stage() const
{
    if (!isOpen())
        return {};
    if (showing())
        return QStringLiteral("showing");
    if (!taken_)
        return QStringLiteral("shown");
    if (over())
        return QStringLiteral("over");
    if (table_->turn() == nullptr)
        return QStringLiteral("waiting");
    return table_->seat()->finished() ? QStringLiteral("finished") : QStringLiteral("turn");
}

QString MailGame::opponent() const
{
    return isOpen() ? qt(mail::shortName(table_->battle().nameOf(mail::otherOf(table_->row().side)))) : QString();
}

int MailGame::turn() const { return isOpen() ? table_->standing().turn : 0; }

QString MailGame::code() const
{
    if (!isOpen())
        return {};
    const mail::Battle &battle = table_->battle();
    return qt(mail::gameCode(battle.file.hashes[battle.blocks[1].last]));
}

QString MailGame::dice() const
{
    if (!isOpen() || shown_.empty() || live())
        return {};
    return diceShown_ == 0 ? tr("Dice: sealed, none thrown") : tr("Dice: sealed, %1 of %1 verified").arg(diceShown_);
}

bool MailGame::drawOffered() const
{
    return isOpen() && table_->turn() != nullptr && table_->turn()->acts().empty() && table_->standing().drawOffered;
}

QVariantList MailGame::orders() const
{
    QVariantList list;
    if (!isOpen())
        return list;
    const mail::Orders given = table_->orders();
    for (const char *kind : {"withdraw", "react"})
        for (const mail::OrderGroup &group : rules_->mailOrderGroups(table_->battle().setUp)) {
            const auto &answers = std::string(kind) == "withdraw" ? given.withdraw : given.react;
            const auto found = answers.find(group.id);
            list.append(QVariantMap{{"id", qt(std::string(kind) + "/" + group.id)},
                                    {"kind", QString::fromLatin1(kind)},
                                    {"label", spoken(group.label)},
                                    {"value", found == answers.end() ? QStringLiteral("computer") : qt(found->second)}});
        }
    return list;
}

void MailGame::takeUp()
{
    if (!isOpen() || taken_)
        return;
    at_ = shown_.size();
    taken_ = true;
    Q_EMIT changed();
}

void MailGame::showAgain()
{
    if (!isOpen() || shown_.empty())
        return;
    at_ = 0;
    taken_ = false;
    Q_EMIT changed();
}

void MailGame::showNext()
{
    if (!showing())
        return;
    before_ = state();
    ++at_;
    Q_EMIT changed();
}

bool MailGame::send(const QVariantMap &orders, const QString &how)
{
    const bool sent = isOpen() && services_->attempt([&] {
        mail::TurnEnd end;
        for (auto one = orders.begin(); one != orders.end(); ++one) {
            const QString kind = one.key().section(u'/', 0, 0), group = one.key().section(u'/', 1);
            auto &answers = kind == QLatin1String("withdraw") ? end.orders.withdraw : end.orders.react;
            if (const QString value = one->toString(); value != QLatin1String("computer"))
                answers[utf8(group)] = utf8(value);
        }
        end.offer = how == QLatin1String("offer");
        if (how == QLatin1String("accept")) {
            if (!drawOffered())
                throw Error("A draw is accepted before the first act of the turn after it was offered.");
            end.result = mail::Result{"draw", "agreed"};
        } else if (how == QLatin1String("resign")) {
            end.result = mail::Result{mail::letterOf(mail::otherOf(table_->row().side)), "resign"};
        }
        table_->close(std::move(end), Services::now());
        own_.clear();
        shown_.clear();
        at_ = 0;
        taken_ = true;
    });
    if (sent)
        Q_EMIT changed();
    return sent;
}

QString MailGame::title() const { return isOpen() ? qt(table_->battle().setUp.title) : QString(); }

const Json &MailGame::state() const
{
    if (showing() || ((!taken_ || live()) && at_ > 0))
        return at_ == 0 ? first_ : shown_[at_ - 1].state;
    return state_;
}

QVariantMap MailGame::ended() const
{
    if (!isOpen() || showing())
        return {{"over", false}};
    QVariantMap ended = toMap(ruleset_->ended(state_));
    const auto result = table_->battle().result();
    if (ended["over"].toBool() || !result)
        return ended;
    const QString winner = result->winner == "A" ? QStringLiteral("a") : result->winner == "B" ? QStringLiteral("b") : QString();
    const auto nameOf = [&](const QString &side) {
        return qt(mail::shortName(table_->battle().nameOf(side == QLatin1String("a") ? mail::Side::a : mail::Side::b)));
    };
    const QString text = result->by == "resign"   ? tr("%1 resigns. Victory for %2.").arg(nameOf(otherSide(winner)), sideName(winner))
                         : result->by == "agreed" ? tr("The battle is drawn: both players agreed.")
                                                  : tr("Victory for %1: nobody is left on the other side.").arg(sideName(winner));
    return {{"over", true}, {"winner", winner}, {"text", text}};
}

QString MailGame::sideName(const QString &side) const
{
    return isOpen() ? qt(table_->battle().setUp.armies[side == QLatin1String("b") ? 1 : 0].name) : QString();
}

QVariantMap MailGame::players() const
{
    const QString own = idOf(table_->row().side);
    return {{own, QString::fromLatin1(human)}, {otherSide(own), QString()}};
}

int MailGame::length() const { return static_cast<int>(at_ + (taken_ ? own_.size() : 0)); }

Entry MailGame::entry(int n) const
{
    const auto place = static_cast<std::size_t>(n) - 1;
    return place < shown_.size() ? shown_[place].entry : own_.at(place - shown_.size());
}

Entry MailGame::lastEntry() const { return entry(length()); }

bool MailGame::perform(const Json &act, const Json & /*stops*/, bool /*asking*/)
{
    const mail::Seat::Choice choice = table_->seat()->choiceOf(act);
    before_ = table_->seat()->state();
    const std::size_t done = table_->turn() == nullptr ? 0 : table_->turn()->acts().size();
    if (const auto why = table_->act(choice.act, choice.card, Services::now()); why)
        throw Error(*why);
    state_ = table_->seat()->state();
    if (table_->turn()->acts().size() == done + 1)
        own_.push_back(entryOf(*ruleset_, *table_->seat(), static_cast<int>(shown_.size() + own_.size()) + 1));
    else
        readOwn(); // with the answers of the side that is absent
    Q_EMIT changed();
    return true;
}

bool MailGame::mayUndo(const QString &side) const
{
    return isOpen() && table_->turn() != nullptr && side == idOf(table_->row().side) && table_->turn()->undoable(nullptr) > 0;
}

QString MailGame::undoRefusal() const
{
    std::string why;
    if (!isOpen() || table_->turn() == nullptr || table_->turn()->undoable(&why) > 0)
        return tr("There is nothing of your own to undo.");
    return tr("This cannot be undone: %1.").arg(qt(why));
}

QString MailGame::undoText() const { return mayUndo(isOpen() ? idOf(table_->row().side) : QString()) ? tr("Undo") : QString(); }

void MailGame::undo()
{
    const bool undone = isOpen() && services_->attempt([&] {
        table_->undo(Services::now());
        state_ = table_->seat()->state();
        readOwn();
    });
    if (undone)
        Q_EMIT changed();
}

std::string MailGame::kept(const std::string &key) const { return services_->store().preference(noteKey(table_->row().id, key), ""); }

void MailGame::keep(const std::string &key, const std::string &text)
{
    services_->store().setPreference(noteKey(table_->row().id, key), text);
}

void MailGame::close()
{
    if (!isOpen())
        return;
    Q_EMIT closing();
    told_.reset();
    table_.reset();
    ruleset_ = nullptr;
    rules_ = nullptr;
    shown_.clear();
    own_.clear();
    at_ = 0;
    taken_ = false;
    first_ = state_ = before_ = Json();
    Q_EMIT changed();
}

} // namespace optio
