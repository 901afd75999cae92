// SPDX-License-Identifier: GPL-3.0-or-later
// The board: who plays, who looks, and how it goes on.
#include "app/board/board_model.h"

#include "app/board/board_game.h"
#include "app/board/opponent.h"
#include "app/board/opponents.h"
#include "app/board/staging_lines.h"
#include "app/engine.h"
#include "app/home/prefs.h"
#include "app/play/odds_view.h"
#include "app/qt/in_words.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "app/sides.h"
#include "rules/board.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace optio {

namespace {

constexpr int mostRecalled = 120;

/// What others did in their last turn, and which turn that was.
struct Recalled {
    QString turn;
    QList<StagedAct> acts;
};

/// Read back from the journal, from how the board looks now; `mine` tells the sides that play before this screen, `skipped` what is not
/// told.
Recalled recalled(const BoardGame &game, const BoardRules &rules, BoardView after, const std::string &viewer,
                  const std::function<bool(const QString &)> &mine, const std::function<bool(const Entry &)> &skipped)
{
    Recalled all;
    game.eachBack([&](const Entry &entry, const Json &then, const Json &) {
        const Json seen = toJson(game.ruleset().view(then, viewer));
        BoardView before(seen);
        const QString active = textAt(seen, "active"), turn = turnKey(before, active);
        const bool theirs = !active.isEmpty() && !mine(active);
        if (before.phase.isEmpty() || (!all.turn.isEmpty() && turn != all.turn) || all.acts.size() >= mostRecalled)
            return false;
        if (theirs)
            all.turn = turn;
        if (theirs && !skipped(entry))
            all.acts.prepend(
                staged(before, after, entry, qt(rules.toAct(then)), [](int, const QString &, const QString &) { return QVariantList(); }));
        after = std::move(before);
        return true;
    });
    return all;
}

} // namespace

BoardModel::BoardModel(Services *services, Prefs *prefs, QObject *parent)
    : QObject(parent), services_(services), prefs_(prefs), opponent_(new Opponent(this)), advice_(new Advice(this)),
      stage_(new Stage(this)), areas_(new RowsModel({"id", "side", "column", "ground", "groundName", "unit"}, this)),
      hand_(new RowsModel({"id", "thing", "label", "text", "unit"}, this)),
      tales_(new RowsModel({"id", "n", "side", "sentence", "dice", "steps"}, this))
{
    pause_.setSingleShot(true);
    connect(&pause_, &QTimer::timeout, this, &BoardModel::goOn);
    connect(opponent_, &Opponent::chosen, this, [this](const Json &act, const Json &considered) {
        advice_->note(considered, game_->ruleset().turn(state()));
        const bool announced = quick() && rules_ != nullptr && !rules_->announcer(act).empty();
        waiting_ = act;
        rest(pausing_ && !announced);
    });
    connect(opponent_, &Opponent::failed, services, &Services::failed);
    connect(stage_, &Stage::turned, this, &BoardModel::showAreas);
    connect(stage_, &Stage::finished, this, &BoardModel::afterStage);
    connect(prefs, &Prefs::turnBoardChanged, this, &BoardModel::changed);
    connect(prefs, &Prefs::quickAttackChanged, this, [this] {
        if (rules_ != nullptr)
            refresh();
    });
}

BoardModel::~BoardModel() = default;

const Json &BoardModel::state() const { return game_->state(); }

void BoardModel::begin(BoardGame *game, bool over)
{
    const auto *rules = dynamic_cast<const BoardRules *>(&game->ruleset());
    if (rules == nullptr)
        return;
    if (game_ != nullptr && game_ != game && !over)
        game_->close();
    else
        end(game_);
    game_ = game;
    rules_ = rules;
    connect(game_, &BoardGame::changed, this, &BoardModel::refresh);
    connect(game_, &BoardGame::playersChanged, this, &BoardModel::takePlayers);
    players_ = game_->players();
    open_.clear();
    handShown_ = !isShared();
    readOrder();
    tales_->update({});
    told_ = game_->toldFrom();
    heard_ = game_->length();
    pausing_ = skipping_ = busy_ = false;
    seen_ = -1;
    finishing_.clear();
    since_.start();
    refresh();
    // What happened before it was opened is told too; read after the first picture.
    QTimer::singleShot(0, this, [this] {
        if (rules_ == nullptr || isShared() || !happened_.isEmpty() || game_->showing() || game_->waits())
            return;
        services_->attempt([&] {
            Recalled last = recalled(
                *game_, *rules_, view_, utf8(viewer()), [this](const QString &side) { return human(side); },
                [this](const Entry &entry) { return passesOver(entry); });
            happenedIn_ = last.turn;
            happened_ = std::move(last.acts);
        });
        if (!happened_.isEmpty())
            Q_EMIT changed();
    });
}

void BoardModel::takePlayers()
{
    stopOthers();
    letGo();
    players_ = game_->players();
    to_.clear();
    open_.clear();
    handShown_ = !isShared();
    happened_.clear();
    seen_ = -1; // what is seen now was not seen before
    refresh();
}

void BoardModel::end(const BoardGame *game)
{
    if (game_ == nullptr || game_ != game)
        return;
    stopOthers();
    advice_->clear();
    happened_.clear();
    disconnect(game_, nullptr, this, nullptr);
    game_ = nullptr;
    rules_ = nullptr;
    view_ = BoardView();
    for (RowsModel *rows : {areas_, hand_, tales_})
        rows->update({});
    active_.clear();
    acting_.clear();
    to_.clear();
    onTheSpot_ = false;
    gestures_.clear();
    sources_.clear();
    question_.clear();
    undoable_ = false;
    letGo();
    Q_EMIT zonesChanged();
    Q_EMIT changed();
}

void BoardModel::close()
{
    if (game_ != nullptr)
        game_->close();
}

QString BoardModel::title() const { return game_ == nullptr ? QString() : game_->title(); }
QString BoardModel::rulesetId() const { return game_ == nullptr ? QString() : qt(game_->ruleset().id()); }
QVariantMap BoardModel::ended() const { return game_ == nullptr ? QVariantMap() : game_->ended(); }
bool BoardModel::showing() const { return game_ != nullptr && game_->showing(); }

bool BoardModel::human(const QString &side) const { return players_.value(side).toString() == QLatin1String(optio::human); }

bool BoardModel::isShared() const { return human(QStringLiteral("a")) && human(QStringLiteral("b")); }

/// Whose secrets are shown.
QString BoardModel::viewer() const
{
    if (isShared())
        return onTheSpot_ ? QString() : open_;
    if (game_ != nullptr && game_->seesAll())
        return acting_;
    return human(QStringLiteral("a")) ? QStringLiteral("a") : human(QStringLiteral("b")) ? QStringLiteral("b") : QString();
}

bool BoardModel::isApart() const { return game_ != nullptr && game_->apart(); }

QString BoardModel::awaited() const
{
    const bool elsewhere = rules_ != nullptr && !human(acting_) && players_.value(acting_).toString().isEmpty();
    return elsewhere && !game_->guided() && !game_->waits() && !awaits() && !stage_->isRunning() ? acting_ : QString();
}

QString BoardModel::awaitedFor() const
{
    if (awaited().isEmpty())
        return {};
    return prompt_ == QLatin1String("react")        ? tr("reaction fire")
           : prompt_ == QLatin1String("withdraw")   ? tr("withdrawal")
           : prompt_ == QLatin1String("initiative") ? tr("initiative")
           : prompt_ == QLatin1String("bout")       ? tr("challenge")
                                                    : QString();
}

QString BoardModel::nearSide() const
{
    if (isShared())
        return prefs_->turnBoard() && active_ == QLatin1String("b") ? QStringLiteral("b") : QStringLiteral("a");
    return human(QStringLiteral("a")) || !human(QStringLiteral("b")) ? QStringLiteral("a") : QStringLiteral("b");
}

QString BoardModel::holder() const { return isShared() ? open_ : game_ != nullptr && game_->seesAll() ? acting_ : nearSide(); }

bool BoardModel::handShown() const
{
    return game_ != nullptr && !viewer().isEmpty() && handShown_ && (!game_->showing() || game_->handStays()) && !game_->waits();
}

bool BoardModel::mine() const { return decides() && !stage_->isRunning(); }

bool BoardModel::decides() const
{
    if (rules_ == nullptr || !human(acting_) || !to_.isEmpty() || game_->showing() || game_->waits() || game_->locked())
        return false;
    return !isShared() || onTheSpot_ || open_ == acting_;
}

bool BoardModel::quick() const { return prefs_->quickAttack() && !isApart(); }

bool BoardModel::computersTurn() const
{
    return rules_ != nullptr && !acting_.isEmpty() && !human(acting_) && !players_.value(acting_).toString().isEmpty();
}

bool BoardModel::computing() const { return awaits() || (stage_->isRunning() && !stage_->isOwn()); }

QString BoardModel::name() const { return game_ == nullptr ? QString() : game_->sideName(to_); }

QString BoardModel::handsTo() const
{
    if (!isShared() || active_.isEmpty() || !view_.battle["next"].toString().isEmpty())
        return {};
    return game_->sideName(otherSide(active_));
}

void BoardModel::refresh()
{
    const Ruleset &ruleset = game_->ruleset();
    const Json &state = game_->state();
    advice_->drop();
    const QString before = active_, phase = view_.phase, decided = acting_, watched = viewer();
    const BoardView looked = view_;
    const int known = std::exchange(seen_, game_->length());
    acting_ = qt(rules_->toAct(state));
    Json seen = toJson(ruleset.view(state, utf8(viewer())));
    active_ = textAt(seen, "active");
    question_.clear();
    const QString prompt = prompt_ = textAt(seen, "prompt"), asked = viewer();
    // Between two players secret choices, and turns, are each one's own.
    onTheSpot_ = false;
    if (isShared() && !acting_.isEmpty()) {
        onTheSpot_ =
            !active_.isEmpty() && acting_ != active_ && !prompt.isEmpty() && prompt != QLatin1String("initiative") && to_.isEmpty();
        if (active_.isEmpty())
            open_.clear();
        else if (onTheSpot_)
            handShown_ = false; // whoever answers looks on
        else if (open_ != acting_ && to_ != acting_) {
            open_.clear();
            handShown_ = false;
            to_ = acting_;
        }
    }
    if (acting_.isEmpty() && game_->ended()["over"].toBool())
        to_.clear();
    if (viewer() != asked)
        seen = toJson(ruleset.view(state, utf8(viewer())));
    view_ = BoardView(seen);
    if (quick() && !active_.isEmpty() && !human(active_))
        view_.attacks.clear();
    stageNew(looked, known, before, decided, watched);
    if (looked.zones != view_.zones)
        Q_EMIT zonesChanged();
    showAreas();
    showHandNow();
    gestures_ = decides() ? toList(rules_->gestures(state)) : QVariantList();
    QStringList sources;
    for (const QVariant &gesture : std::as_const(gestures_))
        if (const QString from = gesture.toMap()["from"].toString(); !sources.contains(from))
            sources.append(from);
    sources_ = sources;
    if (!picked_.isEmpty() && !sources_.contains(picked_))
        picked_.clear();
    forming_.clear();
    asking_.clear();
    ways_.clear();
    lead_.clear();
    if (!prompt.isEmpty() && decides()) {
        const QVariantMap yes = lay({{"answer", true}}), no = lay({{"answer", false}});
        question_ = {{"side", acting_},         {"question", yes["question"]}, {"yes", yes["label"]},
                     {"no", no["label"]},       {"chances", yes["chances"]},   {"lines", yes["lines"]},
                     {"stakes", yes["stakes"]}, {"refusal", yes["refusal"]},   {"name", game_->sideName(acting_)},
                     {"named", yes["named"]}};
    }
    // Drawing and ending the turn in one tap, while somebody before this screen may act, in a lesson in the last phase only: what is to be
    // decided before ("refusal", "later": in a phase to come), what it passes over ("text"), "draws", and who gets the tablet ("to").
    if (decides() && prompt.isEmpty() && acting_ == active_ && (!game_->guided() || view_.battle["next"].toString().isEmpty())) {
        QVariantMap ending = lay({{"press", "draw"}});
        ending["to"] = isShared() ? game_->sideName(otherSide(active_)) : QString();
        view_.battle["ending"] = ending;
    }
    touchedBy_ = decided;
    tellNew();
    hearNew();
    undoable_ = isApart() ? !game_->locked() && !game_->showing() && game_->mayUndo(viewer())
                          : decides() && !active_.isEmpty() && game_->mayUndo(acting_);
    pausing_ = before == active_ && phase == view_.phase;
    Q_EMIT pickedChanged();
    Q_EMIT changed();
    if (!finishing_.isEmpty() && !busy_ && !game_->locked())
        QTimer::singleShot(0, this, &BoardModel::finishTurn);
    advance();
}

void BoardModel::advance()
{
    if (!awaits())
        skipping_ = false;
    if (!awaits() || busy_ || opponent_->thinking() || pause_.isActive())
        return;
    if (showing() || !waiting_.is_null())
        return rest(true);
    opponent_->think(*rules_, state(), utf8(players_[acting_].toString()), static_cast<std::uint64_t>(game_->length()));
}

/// Before the next act of somebody else, as long as the players like it.
void BoardModel::rest(bool pausing)
{
    if (stage_->isRunning())
        return; // goes on from afterStage()
    const int rest = pausing && !skipping_ ? prefs_->pause() - static_cast<int>(since_.elapsed()) : 0;
    pause_.start(std::max(0, rest)); // at once, too, a picture of what was done comes first
}

void BoardModel::goOn()
{
    if (showing()) {
        since_.start();
        return game_->showNext();
    }
    playComputers(std::exchange(waiting_, Json()));
}

void BoardModel::askHint()
{
    if (mine())
        advice_->ask(game_->ruleset(), state(), static_cast<std::uint64_t>(game_->length()));
}

void BoardModel::playComputers(const Json &act)
{
    if (rules_ == nullptr || act.is_null())
        return;
    if (!quick() || rules_->announcer(act).empty())
        since_.start();
    play(act);
}

void BoardModel::play(const Json &act)
{
    const bool own = human(acting_);
    const bool done = services_->attempt([&] {
        busy_ = true;
        if (!game_->perform(act, stopsAt(), own && !active_.isEmpty()))
            busy_ = false;
    });
    // What could not be written down is not tried again unasked.
    if (std::exchange(busy_, false) && done)
        advance();
}

Json BoardModel::stopsAt() const
{
    Json sides = Json::array();
    for (const char *side : {"a", "b"})
        if (!prefs_->skipEmpty() && human(QLatin1String(side)))
            sides.push_back(side);
    return sides;
}

QString BoardModel::undoText() const { return game_ == nullptr ? QString() : game_->undoText(); }

void BoardModel::skip()
{
    if (!awaits())
        return stage_->finish();
    skipping_ = true;
    stage_->finish();
    if (pause_.isActive()) {
        pause_.stop();
        goOn();
    }
    advance();
    Q_EMIT changed();
}

void BoardModel::take()
{
    if (to_.isEmpty())
        return;
    open_ = to_;
    to_.clear();
    handShown_ = false;
    refresh();
}

void BoardModel::done()
{
    to_.clear();
    open_.clear();
    Q_EMIT leaving();
}

QVariantMap BoardModel::help(const QString &thing) const
{
    QVariantMap help;
    if (rules_ != nullptr)
        services_->attempt([&] { help = inWords(toMap(rules_->help(state(), utf8(viewer()), utf8(thing)))).toMap(); });
    return help;
}

QVariantMap BoardModel::attack(int index) const
{
    if (index >= view_.attacks.size())
        return {};
    QVariantMap laid = lay({{"attack", index}});
    QVariantList chances = laid["chances"].toList();
    for (QVariant &chance : chances) {
        QVariantMap one = chance.toMap();
        one["fraction"] = readable(one["fraction"].toString());
        chance = one;
    }
    laid["chances"] = chances;
    return laid;
}

QVariantMap BoardModel::lay(const QVariantMap &what) const
{
    QVariantMap laid;
    if (rules_ != nullptr)
        services_->attempt([&] { laid = inWords(toMap(rules_->lay(state(), fromVariant(what)))).toMap(); });
    return laid;
}

} // namespace optio
