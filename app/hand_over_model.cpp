// SPDX-License-Identifier: GPL-3.0-or-later
// Who looks at the screen.
#include "app/hand_over_model.h"

#include "app/desk.h"
#include "app/engine.h"
#include "app/game_model.h"
#include "app/json_qt.h"
#include "app/resolver_model.h"
#include "app/result_model.h"

namespace optio {

HandOverModel::HandOverModel(Desk *desk, GameModel *game, ResolverModel *resolver, ResultModel *result, QObject *parent)
    : QObject(parent), desk_(desk), game_(game), resolver_(resolver), result_(result)
{
    connect(game, &GameModel::pageWanted, this, &HandOverModel::handTo);
    connect(game, &GameModel::changed, this, &HandOverModel::refresh);
    connect(game, &GameModel::closing, this, [this] { look({}, {}); });
}

QString HandOverModel::name() const { return game_->sideName(to_.isEmpty() ? owner_ : to_); }

void HandOverModel::handTo(const QString &side)
{
    if (game_->isOpen() && (side == QLatin1String("a") || side == QLatin1String("b")))
        look(side, {});
}

void HandOverModel::look(const QString &to, const QString &owner)
{
    to_ = to;
    owner_ = owner;
    game_->setViewer(owner);
    refresh();
    Q_EMIT changed();
}

void HandOverModel::take()
{
    if (!to_.isEmpty())
        look({}, QString(to_));
}

void HandOverModel::cover()
{
    if (!owner_.isEmpty())
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
    if (!owner_.isEmpty())
        game_->actAt(at);
}

void HandOverModel::refresh()
{
    secrets_.clear();
    acts_.clear();
    if (!game_->isOpen() || owner_.isEmpty())
        return;
    const Ruleset &ruleset = game_->game().ruleset();
    const Json &state = game_->game().state();
    const Json view = ruleset.view(state, utf8(owner_));
    for (const Json &side : view.at("sides"))
        if (textAt(side, "id") == owner_)
            secrets_ = toList(side.value("secret", Json::array()));
    int at = 0;
    for (const Act &act : ruleset.acts(state)) {
        if (qt(ruleset.resolver(act.resolver).pageOf(state, act.input)) == owner_ &&
            ruleset.resolver(act.resolver).refusal(state, act.input).empty())
            acts_.append(QVariantMap{{"at", at}, {"resolver", qt(act.resolver)}, {"label", qt(act.label)}});
        ++at;
    }
    Q_EMIT changed();
}

} // namespace optio
