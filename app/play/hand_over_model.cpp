// SPDX-License-Identifier: GPL-3.0-or-later
// Who looks at the screen.
#include "app/play/hand_over_model.h"

#include "app/engine.h"
#include "app/play/game_model.h"
#include "app/play/game_view.h"
#include "app/play/resolver_model.h"
#include "app/play/result_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

namespace optio {

HandOverModel::HandOverModel(Services *services, GameModel *game, ResolverModel *resolver, ResultModel *result, QObject *parent)
    : QObject(parent), services_(services), game_(game), resolver_(resolver), result_(result)
{
    connect(game, &GameModel::pageWanted, this, &HandOverModel::want);
    connect(game, &GameModel::ruled, this, [this] {
        if (passing_)
            look({}, {}); // the form closes by itself
    });
    connect(resolver, &ResolverModel::openChanged, this, [this] { passing_ = passing_ && resolver_->isOpen(); });
    connect(game, &GameModel::changed, this, &HandOverModel::refresh);
    connect(game, &GameModel::closing, this, [this] { look({}, {}); });
}

QString HandOverModel::name() const { return game_->sideName(to_.isEmpty() ? owner_ : to_); }

void HandOverModel::handTo(const QString &side)
{
    if (!game_->isOpen() || (side != QLatin1String("a") && side != QLatin1String("b")))
        return;
    if (game_->seat().isEmpty())
        look(side, {});
    else if (game_->seat() == side) // nobody else has this device
        look({}, side);
}

void HandOverModel::want(const QString &side, const QString &resolver, const QVariantMap &input)
{
    handTo(side);
    if (to_ == side && game_->opensStraight(side, utf8(resolver))) {
        straight_ = resolver;
        begun_ = input;
    }
}

void HandOverModel::holdAt(int at)
{
    game_->actAt(at);
    if (!straight_.isEmpty())
        take();
}

void HandOverModel::look(const QString &to, const QString &owner)
{
    straight_.clear();
    passing_ = passing_ && !(to.isEmpty() && owner.isEmpty());
    to_ = to;
    owner_ = owner;
    game_->setViewer(owner);
    refresh();
    Q_EMIT changed();
}

void HandOverModel::take()
{
    if (to_.isEmpty())
        return;
    const QString resolver = straight_;
    look({}, QString(to_));
    if (resolver.isEmpty())
        return;
    passing_ = true;
    game_->settle(resolver, begun_);
}

void HandOverModel::cover()
{
    if (!owner_.isEmpty() && game_->seat().isEmpty())
        look(QString(owner_), {});
}

void HandOverModel::done()
{
    if (isOpen()) {
        resolver_->close();
        result_->accept();
    }
    look({}, {});
}

void HandOverModel::actAt(int at)
{
    if (owner_.isEmpty() || at < 0 || static_cast<std::size_t>(at) >= offered_.size())
        return;
    const Act act = offered_[static_cast<std::size_t>(at)];
    if (qt(game_->game().ruleset().resolver(act.resolver).pageOf(game_->game().state(), act.input)) != owner_)
        done();
    game_->settle(qt(act.resolver), toMap(act.input));
}

void HandOverModel::offer(Act act)
{
    acts_.append(QVariantMap{{"at", static_cast<int>(offered_.size())}, {"resolver", qt(act.resolver)}, {"label", spoken(act.label)}});
    offered_.push_back(std::move(act));
}

void HandOverModel::refreshNotes()
{
    const Json &state = game_->game().state();
    const auto *rules = dynamic_cast<const NoteRules *>(&game_->game().ruleset());
    if (rules == nullptr)
        return;
    services_->attempt([&] {
        const std::vector<KeptNote> notes = game_->notes();
        QVariantList rows;
        for (const KeptNote &kept : notes)
            if (qt(kept.side) == owner_)
                if (const NoteRules::WithoutDice told = rules->told(state, kept); !told.title.empty())
                    rows.append(
                        QVariantMap{{"label", spoken(told.title)},
                                    {"text", tr("%1 Seal %2…").arg(spoken(told.detail), qt(kept.note.seal.substr(0, 12))).trimmed()}});
        const int sealed = rules->sealedNotes(state, utf8(owner_)), elsewhere = sealed - static_cast<int>(rows.size());
        if (elsewhere > 0)
            rows.append(QVariantMap{{"label", tr("%n note(s) written elsewhere", nullptr, elsewhere)},
                                    {"text", tr("Their text is not kept on this device. Whoever keeps it opens them with optio-cli.")}});
        if (!rows.empty())
            secrets_.append(QVariantMap{{"title", tr("Sealed notes")}, {"rows", rows}});
        for (Act &act : rules->noteActs(state, notes, utf8(owner_)))
            if (game_->game().ruleset().resolver(act.resolver).refusal(state, act.input).empty())
                offer(std::move(act));
    });
}

void HandOverModel::refresh()
{
    secrets_.clear();
    acts_.clear();
    offered_.clear();
    if (!game_->isOpen() || owner_.isEmpty())
        return;
    const Ruleset &ruleset = game_->game().ruleset();
    const Json &state = game_->game().state();
    secrets_ = secretsView(ruleset, state, owner_);
    for (Act &act : ruleset.acts(state))
        if (qt(ruleset.resolver(act.resolver).pageOf(state, act.input)) == owner_ &&
            ruleset.resolver(act.resolver).refusal(state, act.input).empty())
            offer(std::move(act));
    refreshNotes();
    Q_EMIT changed();
}

} // namespace optio
