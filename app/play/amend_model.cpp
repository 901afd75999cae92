// SPDX-License-Identifier: GPL-3.0-or-later
// An entry being amended.
#include "app/play/amend_model.h"

#include "app/engine.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "rules/journal/journal_correction.h"
#include "rules/link/amend_told.h"
#include "rules/names.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace optio {

namespace {

constexpr int stillFor = 300, answeredWithin = 10'000; ///< ms; a guest may ask 50 things in 10 seconds (LNK-10)

/// What the acts are called that an entry needs before it.
QStringList labelsOf(const Json &needs)
{
    QStringList labels;
    for (const Json &act : needs)
        labels.append(spoken(textAt(act, "label")));
    return labels;
}

QList<QVariantMap> rowsOf(const Amendment &amendment)
{
    QList<QVariantMap> rows;
    for (const Consequence &one : amendment.consequences)
        rows.append({{"id", QString::number(one.n)},
                     {"n", one.n},
                     {"turn", one.turn},
                     {"what", qt(one.what)},
                     {"before", spoken(one.before)},
                     {"after", spoken(one.after)},
                     {"replayable", one.replayable},
                     {"choice", QString::fromLatin1(nameOf(one.choice))},
                     {"note", spoken(one.note)},
                     {"needs", labelsOf(one.needs)}});
    return rows;
}

/// Acts that an amendment puts before later entries, as they came out.
QVariantList insertedIn(const Amendment &amendment, const std::map<int, std::vector<Insertion>> &inserts)
{
    QVariantList rows;
    for (const Json &item : amendment.body.at("history"))
        if (const auto before = item.find("before"); before != item.end() && inserts.contains(item.at("n").get<int>()))
            for (std::size_t at = 0; at < before->size(); ++at)
                rows.append(QVariantMap{{"n", item.at("n").get<int>()},
                                        {"at", static_cast<int>(at)},
                                        {"sentence", spoken(textAt((*before)[at].at("result"), "sentence"))}});
    return rows;
}

bool allTyped(const std::vector<Draw> &dice)
{
    return std::all_of(dice.begin(), dice.end(), [](const Draw &draw) { return draw.from == Provenance::typed; });
}

std::vector<int> facesOf(const std::vector<Draw> &dice)
{
    std::vector<int> faces;
    for (const Draw &draw : dice)
        faces.push_back(draw.value);
    return faces;
}

} // namespace

AmendModel::AmendModel(Services *services, GameModel *game, QObject *parent)
    : QObject(parent), services_(services), game_(game), form_(new ResolverModel(services, game, this)),
      consequences_(new RowsModel({"id", "n", "turn", "what", "before", "after", "replayable", "choice", "note", "needs"}, this))
{
    for (QTimer *timer : {&asking_, &missing_})
        timer->setSingleShot(true);
    asking_.setInterval(stillFor);
    missing_.setInterval(answeredWithin);
    connect(&asking_, &QTimer::timeout, this, &AmendModel::askKeeper);
    connect(&missing_, &QTimer::timeout, this, [this] {
        ++asked_; // what comes now is too late
        takeWorked({}, utf8(tr("The tablet that keeps the game does not answer. Change something to ask again.")));
    });
    connect(form_, &ResolverModel::edited, this, &AmendModel::work);
    connect(game, &GameModel::closing, this, &AmendModel::cancel);
    // Whatever else happens to the game, what was worked out does not fit it any more.
    connect(game, &GameModel::changed, this, [this] {
        if (isOpen() && !applying_ && game_->isOpen() && game_->game().length() + 1 != static_cast<int>(entries_.size()))
            cancel();
    });
}

bool AmendModel::start(int n)
{
    cancel();
    return services_->attempt([&] {
        if (!game_->isOpen())
            throw Error("No game is open.");
        game_->expectAmendable();
        std::vector<Entry> entries = game_->everything();
        AmendPlace place = placeOf(entries, n);
        if (place.entry.kind == "act") {
            const Json &act = place.entry.act;
            const bool shown = typed(place.entry);
            form_->startOn(place.state, act.at("resolver").get<std::string>(), act.at("input"),
                           shown ? facesOf(place.entry.dice) : std::vector<int>());
        } else {
            values_ = valuesOf(place.entry.result);
        }
        entries_ = std::move(entries);
        place_ = std::move(place);
        try {
            first_ = place_->entry.kind == "act" ? form_->answered() : values_;
        } catch (const Error &) {
            first_ = nullptr; // the form does not fit today; any answer is another one
        }
        work();
    });
}

bool AmendModel::typed(const StandingEntry &entry) { return entry.kind == "act" && !entry.rolled && allTyped(entry.dice); }

bool AmendModel::typed() const { return isOpen() && typed(place_->entry); }

QString AmendModel::before() const { return isOpen() ? spoken(textAt(place_->entry.result, "sentence")) : QString(); }

QString AmendModel::after() const { return worked_ && !strike_ ? spoken(worked_->after) : QString(); }

QVariantList AmendModel::counters() const
{
    QVariantList shown;
    if (!isOpen() || place_->entry.kind != "correct")
        return shown;
    for (Json counter : countersOf(game_->game().ruleset(), place_->state)) {
        const std::string path = counter.at("path").get<std::string>();
        if (!values_.contains(path))
            continue;
        counter["value"] = values_.at(path);
        shown.append(toVariant(counter));
    }
    return shown;
}

void AmendModel::setStrike(bool strike)
{
    if (strike == strike_)
        return;
    strike_ = strike;
    work();
}

void AmendModel::setReason(const QString &reason)
{
    if (reason == reason_)
        return;
    reason_ = reason;
    Q_EMIT changed();
}

void AmendModel::setValue(const QString &path, const QVariant &value)
{
    if (!isOpen() || !values_.contains(utf8(path)))
        return;
    values_[utf8(path)] = fromVariant(value);
    work();
}

void AmendModel::setChoice(int n, const QString &choice)
{
    services_->attempt([&] {
        choices_[n] = amendChoiceFrom(utf8(choice));
        work();
    });
}

bool AmendModel::insert(int n, int which)
{
    return services_->attempt([&] {
        if (!worked_)
            return;
        for (const Consequence &one : worked_->consequences) {
            if (one.n != n || which < 0 || static_cast<std::size_t>(which) >= one.needs.size())
                continue;
            const Json &act = one.needs[static_cast<std::size_t>(which)];
            const auto before = inserts_;
            inserts_[n].push_back({act.at("resolver").get<std::string>(), act.at("input"), {}});
            if (game_->isWorkedOutElsewhere()) {
                insertsBefore_ = before;
                inserting_ = true;
                return work();
            }
            try {
                optio::amend(game_->game().ruleset(), entries_, amending());
            } catch (const Error &) {
                inserts_ = before;
                throw;
            }
            work();
            return;
        }
    });
}

void AmendModel::takeOut(int n, int at)
{
    const auto found = inserts_.find(n);
    if (found == inserts_.end() || at < 0 || static_cast<std::size_t>(at) >= found->second.size())
        return;
    found->second.erase(found->second.begin() + at);
    if (found->second.empty())
        inserts_.erase(found);
    work();
}

bool AmendModel::untouched() const
{
    if (strike_)
        return false;
    if (place_->entry.kind == "correct")
        return values_ == first_;
    const auto faces = form_->typedFaces();
    return form_->answered() == first_ && (!faces || *faces == facesOf(place_->entry.dice));
}

Amending AmendModel::amending() const
{
    Amending amending;
    amending.n = n();
    amending.choices = choices_;
    amending.inserts = inserts_;
    amending.reason = utf8(reason_.trimmed());
    amending.lenient = true;
    amending.drop = strike_;
    if (strike_)
        return amending;
    if (place_->entry.kind == "correct") {
        amending.values = values_;
        return amending;
    }
    amending.input = form_->answered();
    if (const auto faces = form_->typedFaces(); faces && typed() && *faces != facesOf(place_->entry.dice))
        amending.typed = faces;
    return amending;
}

void AmendModel::work()
{
    if (!isOpen())
        return;
    worked_.reset();
    refusal_.clear();
    try {
        working_ = false;
        ++asked_;
        asking_.stop();
        missing_.stop();
        if (untouched()) {
            refusal_ = tr("Nothing is changed yet.");
        } else if (game_->isWorkedOutElsewhere()) {
            working_ = true;
            refusal_ = tr("The tablet that keeps the game is working out what follows.");
            asking_.start();
        } else
            worked_ = optio::amend(game_->game().ruleset(), entries_, amending());
    } catch (const Error &error) {
        refusal_ = spoken(error.what());
    } catch (const Json::exception &) {
        refusal_ = tr("The journal does not fit its rule set.");
    }
    if (!working_) // until the answer is here the rows stay, so that nothing jumps under a finger
        show();
    Q_EMIT changed();
}

void AmendModel::show()
{
    consequences_->update(worked_ ? rowsOf(*worked_) : QList<QVariantMap>());
    inserted_ = worked_ ? insertedIn(*worked_, inserts_) : QVariantList();
}

/// A guest's device has no key to draw dice by: the keeper's works it out.
void AmendModel::askKeeper()
{
    missing_.start();
    const int mine = ++asked_;
    try {
        game_->workOut(amending(), [guard = QPointer(this), mine](const Json &told, const std::string &refusal) {
            if (guard && guard->asked_ == mine)
                guard->takeWorked(told, refusal);
        });
    } catch (const Error &error) { // the keeper is gone
        takeWorked({}, error.what());
    }
}

void AmendModel::takeWorked(const Json &told, const std::string &refusal)
{
    if (!isOpen() || !working_)
        return;
    working_ = false;
    missing_.stop();
    refusal_.clear();
    try {
        if (refusal.empty())
            worked_ = link::amendmentFrom(told);
        else
            refusal_ = spoken(refusal);
        show();
    } catch (const std::exception &error) { // Error, and what nlohmann_json throws
        worked_.reset();
        refusal_ = spoken(error.what());
    }
    if (std::exchange(inserting_, false) && !worked_) {
        inserts_ = std::exchange(insertsBefore_, {});
        Q_EMIT services_->failed(refusal_);
        return work();
    }
    Q_EMIT changed();
}

bool AmendModel::apply()
{
    if (!isOpen())
        return false;
    applying_ = true;
    const bool applied = services_->attempt([this] {
        if (!worked_)
            throw Error(utf8(refusal_));
        if (game_->isWorkedOutElsewhere()) {
            Amending asked = amending();
            asked.choices.clear(); // the keeper takes no choice that cannot be made
            for (const Consequence &one : worked_->consequences)
                asked.choices[one.n] = one.choice;
            game_->amend(asked, *worked_);
            return; // it comes when the other has agreed
        }
        const Amendment amendment = optio::amend(game_->game().ruleset(), entries_, amending()); // with the reason as it is now
        const int n = game_->amend(amending(), amendment);
        if (n == 0)
            return; // the other device is asked
        services_->offerUndo(spoken(textAt(amendment.body.at("result"), "sentence")), [this, n] {
            if (game_->isOpen() && game_->canUndo() && game_->game().standing().back() == n)
                game_->takeBack();
            else
                throw Error("Something else has happened since; undo that first.");
        });
    });
    applying_ = false;
    if (applied)
        cancel();
    return applied;
}

void AmendModel::cancel()
{
    const bool was = isOpen();
    asking_.stop();
    missing_.stop();
    ++asked_;
    inserting_ = working_ = false;
    insertsBefore_.clear();
    place_.reset();
    entries_.clear();
    worked_.reset();
    choices_.clear();
    inserts_.clear();
    inserted_.clear();
    strike_ = false;
    first_ = values_ = nullptr;
    reason_.clear();
    refusal_.clear();
    consequences_->update({});
    form_->close();
    if (was)
        Q_EMIT changed();
}

} // namespace optio
