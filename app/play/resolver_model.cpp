// SPDX-License-Identifier: GPL-3.0-or-later
// The open form: what is asked and answered, and how it is kept. Who takes part is in resolver_places.cpp, its odds in resolver_odds.cpp,
// its dice in resolver_dice.cpp.
#include "app/play/resolver_model.h"

#include "app/engine.h"
#include "app/play/form_view.h"
#include "app/play/game_model.h"
#include "app/play/game_view.h"
#include "app/play/ruling_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "rules/ruling/die_side.h"

#include <algorithm>

namespace optio {

namespace {

constexpr int keepAfter = 250; ///< milliseconds of quiet before the form is written down
const char *const formNote = "form";

QStringList questionKeys()
{
    return {"id",    "side",     "label", "help",   "kind", "choices", "least", "most",
            "value", "standard", "rule",  "effect", "tone", "idle",    "mark"};
}

} // namespace

ResolverModel::ResolverModel(Services *services, GameModel *game, QObject *parent)
    : QObject(parent), services_(services), game_(game), questions_(new RowsModel(questionKeys(), this))
{
    later_.setSingleShot(true);
    later_.setInterval(keepAfter);
    connect(&later_, &QTimer::timeout, this, &ResolverModel::keep);
    connect(game, &GameModel::changed, this, [this] {
        if (isOpen() && game_->isOpen() && !rolling_ && !sent_ && !stage_) {
            noteBefore();
            recompute();
            touch(); // the note holds the length of the journal
        }
    });
    // After the card of the ruling, so that the page is not uncovered in between.
    connect(
        game, &GameModel::ruled, this,
        [this] {
            if (sent_)
                clear();
        },
        Qt::QueuedConnection);
    connect(game, &GameModel::givenUp, this, [this] {
        if (!std::exchange(sent_, false) || !isOpen())
            return;
        noteBefore();
        recompute();
        touch();
    });
    connect(game, &GameModel::closing, this, [this] {
        keep();
        clear();
    });
}

QString ResolverModel::verb() const
{
    return resolver_ == nullptr || !game_->isOpen() ? QString() : spoken(game_->game().ruleset().verb(resolver_->id()));
}

QString ResolverModel::subtitle() const
{
    if (!isOpen())
        return {};
    const QString name = game_->sideName(game_->active());
    return name.isEmpty() ? game_->turnHead() : game_->turnHead() + QStringLiteral(" · ") + name;
}

QString ResolverModel::rule() const { return isOpen() ? qt(resolver_->rule()) : QString(); }

void ResolverModel::start(const std::string &resolver, const Json &input, const std::vector<int> &typed)
{
    if (!game_->isOpen())
        throw Error("No game is open.");
    stage_.reset();
    resolver_ = &game_->game().ruleset().resolver(resolver);
    input_ = input;
    picked_ = game_->picked();
    if (!input_.contains("answers"))
        input_["answers"] = Json::object();
    typed_ = typed;
    asHits_ = usesPools(typed, game_->typesDice());
    begin();
    touch();
}

void ResolverModel::startOn(const Json &state, const std::string &resolver, const Json &input, const std::vector<int> &typed)
{
    const Ruleset &ruleset = game_->game().ruleset();
    resolver_ = &ruleset.resolver(resolver);
    picked_.clear();
    stage_ = Stage{state, GameView(ruleset.view(state, ""))};
    input_ = input;
    typed_ = typed;
    asHits_ = usesPools(typed, game_->typesDice());
    begin();
}

void ResolverModel::begin()
{
    Q_EMIT started();
    dropMarks();
    forced_.clear();
    readNames();
    recompute();
    fillDue();
    Q_EMIT openChanged();
}

Json ResolverModel::answered() const
{
    if (!refusal_.isEmpty())
        throw Error(utf8(refusal_));
    return completeInput();
}

Json ResolverModel::entered() const
{
    Json input = input_;
    input["answers"] = answersOf(form_);
    return input;
}

std::vector<std::string> ResolverModel::questionsAbout(const QString &side, bool common) const
{
    std::vector<std::string> ids;
    for (const Question &one : form_.questions)
        if (one.side.empty() ? common : screenSide(qt(one.side), cross_) == side)
            ids.push_back(one.id);
    return ids;
}

bool ResolverModel::asksChoiceOf(const QString &side) const
{
    return std::any_of(form_.questions.begin(), form_.questions.end(),
                       [&](const Question &one) { return one.decides && screenSide(qt(one.side), cross_) == side; });
}

std::optional<std::vector<int>> ResolverModel::typedFaces() const
{
    const bool all = !typed_.empty() && std::find(typed_.begin(), typed_.end(), noFace) == typed_.end();
    return all ? std::optional(typed_) : std::nullopt;
}

const Json &ResolverModel::state() const { return stage_ ? stage_->state : game_->game().state(); }

const GameView &ResolverModel::view() const { return stage_ ? stage_->view : game_->view(); }

void ResolverModel::close()
{
    if (!isOpen())
        return;
    const bool staged = stage_.has_value();
    clear();
    if (game_->isOpen() && !staged)
        services_->attempt([this] { services_->store().setGameNote(game_->gameId(), formNote, ""); });
}

void ResolverModel::clear()
{
    later_.stop();
    dirty_ = sent_ = false;
    stage_.reset();
    resolver_ = nullptr;
    form_ = {};
    ready_.reset();
    dieSlots_.clear();
    typed_.clear();
    const bool secret = !secrets_.isEmpty();
    secrets_.clear();
    Q_EMIT openChanged();
    if (secret)
        Q_EMIT changed(); // a form that is put away holds nobody's hand
}

void ResolverModel::touch()
{
    if (stage_) {
        Q_EMIT edited();
        return;
    }
    dirty_ = true;
    later_.start();
}

void ResolverModel::keep()
{
    if (!dirty_ || !isOpen() || !game_->isOpen())
        return;
    dirty_ = false;
    const Json note{{"resolver", resolver_->id()}, {"input", input_}, {"typed", typed_}, {"length", game_->game().length()}};
    services_->attempt([&] { services_->store().setGameNote(game_->gameId(), formNote, canonical(note)); });
}

void ResolverModel::restore()
{
    const std::string text = services_->store().gameNote(game_->gameId(), formNote);
    if (text.empty())
        return;
    try {
        const Json note = parseJson(text, "the form last open");
        // A form written down before the last entry belongs to a ruling that was made.
        if (note.at("length") != game_->game().length())
            return;
        const std::string resolver = note.at("resolver").get<std::string>();
        if (!game_->game().ruleset().resolver(resolver).pageOf(game_->game().state(), note.at("input")).empty())
            game_->ask(resolver, note.at("input")); // first the tablet is handed over
        else
            start(note.at("resolver").get<std::string>(), note.at("input"), note.at("typed").get<std::vector<int>>());
    } catch (const std::exception &) {
        clear(); // of another program version: the form opens empty when asked for
    }
}

void ResolverModel::recompute()
{
    const QVariantList slots = std::exchange(slots_, {}), contestants = std::exchange(contestants_, {});
    prospects_.clear();
    placing_.clear();
    const QVariantList bands = std::exchange(bands_, {}), atLeast = std::exchange(atLeast_, {});
    const QVariantMap preview = std::exchange(preview_, {});
    QList<QVariantMap> rows;
    workOut(rows);
    showMarks(rows);
    for (QVariantMap &row : rows)
        row["side"] = screenSide(row["side"].toString(), cross_);
    questions_->update(rows);
    if (slots != slots_)
        Q_EMIT slotsChanged();
    if (contestants != contestants_)
        Q_EMIT contestantsChanged();
    if (bands != bands_)
        Q_EMIT bandsChanged();
    if (atLeast != atLeast_)
        Q_EMIT atLeastChanged();
    if (preview != preview_)
        Q_EMIT previewChanged();
    Q_EMIT changed();
    fitDice();
}

void ResolverModel::workOut(QList<QVariantMap> &rows)
{
    const Json &state = this->state();
    form_ = {};
    ready_.reset();
    refusal_.clear();
    secrets_.clear();
    title_ = spoken(resolver_->title());
    try {
        if (const QString &viewer = game_->viewer(); !stage_ && !viewer.isEmpty() && qt(resolver_->pageOf(state, input_)) == viewer)
            secrets_ = secretsView(game_->game().ruleset(), state, viewer);
        if (const QStringList missing = showSlots(); !missing.isEmpty()) {
            // A place nobody can take is told first; the rule set may know why.
            const auto empty = std::find_if(slots_.begin(), slots_.end(), [&](const QVariant &slot) {
                const QVariantMap one = slot.toMap();
                return one["many"].toBool() && one["candidates"].toList().isEmpty() && missing.contains(one["label"].toString());
            });
            if (const std::string refusal = empty == slots_.end() ? "" : resolver_->refusal(state, input_); !refusal.empty())
                throw Error(refusal);
            const bool nobody = empty != slots_.end() && missing.size() == 1;
            throw Error(utf8((nobody ? tr("Nobody can be chosen now: %1") : tr("Choose: %1")).arg(missing.join(QStringLiteral(", ")))));
        }
        form_ = resolver_->form(&state, input_);
        cross_ = crossed(form_, [this](const std::string &unit) { return utf8(view().sideOf(qt(unit))); });
        if (answerByPicked())
            form_ = resolver_->form(&state, input_);
        title_ = spoken(form_.title);
        for (const Contestant &one : form_.contestants)
            contestants_.append(QVariantMap{{"side", screenSide(qt(one.side), cross_)},
                                            {"title", spoken(one.title)},
                                            {"subtitle", spoken(one.subtitle)},
                                            {"icon", qt(one.icon)},
                                            {"score", qt(one.score)}});
        for (const Question &question : form_.questions)
            rows.append(questionView(question));
        refusal_ = refusalView(*resolver_, resolver_->refusal(state, input_));
        showPlacing();
        if (form_.dice.empty())
            showPreview();
        if (preview_.isEmpty())
            showOdds(rows);
        else
            completeInput(); // it says what does not fit
    } catch (const Error &error) {
        refusal_ = refusalView(*resolver_, error.what());
    }
}

/// Where it is asked which enemy, the one that was picked on the game's page answers, each once.
bool ResolverModel::answerByPicked()
{
    bool answered = false;
    for (const Question &question : form_.questions)
        for (auto unit = picked_.begin(); unit != picked_.end() && question.kind == QuestionKind::choice; ++unit)
            if (!question.side.empty() && view().sideOf(*unit) != screenSide(qt(question.side), cross_) &&
                !input_["answers"].contains(question.id) &&
                std::any_of(question.choices.begin(), question.choices.end(),
                            [&](const Choice &one) { return one.value == utf8(*unit); })) {
                input_["answers"][question.id] = utf8(*unit);
                picked_.erase(unit);
                answered = true;
                break;
            }
    return answered;
}

Json ResolverModel::completeInput() const { return resolver_->complete(&state(), entered()); }

bool ResolverModel::single() const
{
    return isOpen() && resolver_->slots().empty() && form_.dice.empty() && form_.questions.size() == 1 &&
           form_.questions.front().kind == QuestionKind::choice && form_.contestants.empty() && placing_.isEmpty();
}

void ResolverModel::setAnswer(const QString &question, const QVariant &value)
{
    services_->attempt([&] {
        const auto asked =
            std::find_if(form_.questions.begin(), form_.questions.end(), [&](const Question &one) { return qt(one.id) == question; });
        if (asked == form_.questions.end())
            throw Error("This form does not ask \"" + utf8(question) + "\".");
        const Json answer = answerFrom(*asked, value);
        checkAnswer(*asked, answer);
        input_["answers"][asked->id] = answer;
        marks_.remove(question);
        recompute();
        touch();
    });
}

} // namespace optio
