// SPDX-License-Identifier: GPL-3.0-or-later
// The open campaign.
#include "app/home/campaign_model.h"

#include "app/engine.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "db/campaign.h"

#include <map>
#include <utility>

namespace optio {

namespace {

/// "Heavy infantry 4" → "Heavy infantry": units of a kind are numbered.
QString kindName(const QString &unit)
{
    const auto space = unit.lastIndexOf(u' ');
    bool number = false;
    unit.mid(space + 1).toInt(&number);
    return space > 0 && number ? unit.left(space) : unit;
}

QString detailOf(const Json &unit)
{
    const QString points = CampaignModel::tr("%1 points").arg(unit.at("value").get<int>()), notation = textAt(unit, "notation");
    return notation.isEmpty() ? points : notation + QStringLiteral(" · ") + points;
}

/// Units of one key are alike.
std::string kindKey(const Json &unit)
{
    return unit.at("kind").get<std::string>() + " " + unit.at("row").get<std::string>() + " " + unit.at("notation").get<std::string>() +
           " " + std::to_string(unit.at("value").get<int>()) + " " + utf8(kindName(textAt(unit, "name")));
}

/// The battle fought last or being fought; null when there is none.
const Json *lastBattle(const Json &state)
{
    const Json &battles = state.at("battles");
    return battles.empty() ? nullptr : &std::prev(battles.end()).value();
}

} // namespace

CampaignModel::CampaignModel(Services *services, GamesModel *games, GameModel *game, QObject *parent)
    : QObject(parent), services_(services), games_(games), open_(game)
{
    connect(game, &GameModel::opened, this, &CampaignModel::tellPlace);
    connect(game, &GameModel::changed, this, [this] {
        if (open_->isOpen())
            return;
        tellPlace();
        if (campaign_)
            refresh(); // the game may be of its battle
    });
}

CampaignModel::~CampaignModel() = default;

QString CampaignModel::id() const { return campaign_ ? qt(campaign_->id()) : QString(); }

QString CampaignModel::ruleset() const { return campaign_ ? textAt(campaign_->header(), "ruleset") : QString(); }

QString CampaignModel::name() const { return campaign_ ? textAt(campaign_->header(), "name") : QString(); }

CampaignBook &CampaignModel::book() const
{
    if (!book_)
        book_ = std::make_unique<CampaignBook>(services_->store().folder());
    return *book_;
}

const CampaignRules &CampaignModel::rulesOf(const std::string &ruleset) const
{
    const auto *rules = dynamic_cast<const CampaignRules *>(&services_->ruleset(ruleset));
    if (rules == nullptr)
        throw Error("The rule set \"" + ruleset + "\" knows no campaigns.");
    return *rules;
}

void CampaignModel::begin(const std::string &ruleset, const std::string &name, const Json &rosterA, const Json &rosterB,
                          const Json &options)
{
    Campaign campaign = Campaign::start(rulesOf(ruleset), ruleset, name, rosterA, rosterB, options, newGameKey(), Services::now());
    book().add(campaign, Services::now());
    campaign_ = std::move(campaign);
    refresh();
}

void CampaignModel::open(const std::string &id)
{
    campaign_ = stored(id);
    refresh();
}

void CampaignModel::close()
{
    if (!campaign_)
        return;
    campaign_.reset();
    view_.clear();
    game_.clear();
    for (QVariantList *list : {&armies_, &fielded_, &fieldedKinds_, &instructions_, &history_, &changedGames_})
        list->clear();
    undoText_.clear();
    Q_EMIT changed();
}

Campaign CampaignModel::stored(const std::string &id) const { return Campaign::open(rulesOf(book().rulesetOf(id)), book().lines(id)); }

CampaignEntry CampaignModel::ruled(const QString &kind, const QVariantMap &input, const QVariantList &dice) const
{
    if (!campaign_)
        throw Error("No campaign is open.");
    std::optional<std::vector<int>> typed;
    if (!dice.isEmpty()) {
        typed.emplace();
        for (const QVariant &face : dice)
            typed->push_back(face.toInt());
    }
    return campaign_->act(utf8(kind), fromVariant(input), typed, Services::now());
}

QVariantMap CampaignModel::tryOut(const QString &kind, const QVariantMap &input, const QVariantList &dice) const
{
    try {
        const CampaignEntry entry = ruled(kind, input, dice);
        const Json &result = entry.json.at("result");
        const bool open = result.value("dice", Json::array()).empty() || !dice.isEmpty();
        Campaign after = *campaign_;
        after.follow(entry);
        QVariantMap told{{"refusal", QString()},
                         {"totals", toMap(result.value("totals", Json::object()))},
                         {"lines", open ? toList(result.value("lines", Json::array())) : QVariantList()},
                         {"sentence", open ? textAt(result, "sentence") : QString()}};
        if (const Json *battle = lastBattle(after.state()); battle != nullptr) {
            told["winner"] = open ? textAt(*battle, "winner") : QString();
            told["outcomes"] = toMap(battle->at("fielded"));
        }
        return told;
    } catch (const Error &error) {
        // The form shows where it is; the name of the field in front is for files.
        const QString sentence = QString::fromUtf8(error.what()), field = qt(error.field()) + QStringLiteral(": ");
        return {{"refusal", spoken(field.size() > 2 && sentence.startsWith(field) ? sentence.mid(field.size()) : sentence)}};
    }
}

bool CampaignModel::act(const QString &kind, const QVariantMap &input, const QVariantList &dice)
{
    return services_->attempt([&] {
        const CampaignEntry entry = ruled(kind, input, dice);
        store(entry);
        services_->offerUndo(textAt(entry.json.at("result"), "sentence"), [this, id = campaign_->id(), n = entry.n] {
            if (!campaign_ || campaign_->id() != id || campaign_->lines().back().n != n)
                throw Error("Something else has happened since; undo that first.");
            undo();
        });
    });
}

void CampaignModel::undo()
{
    services_->attempt([&] {
        if (!campaign_)
            throw Error("No campaign is open.");
        store(campaign_->undo(Services::now()));
    });
}

void CampaignModel::store(const CampaignEntry &entry)
{
    Campaign after = *campaign_;
    after.follow(entry);
    book().append(after, Services::now());
    campaign_ = std::move(after);
    refresh();
}

void CampaignModel::refresh()
{
    view_ = toMap(campaignPage(*campaign_));
    undoText_ = view_["undo"].toString().section(QStringLiteral(". "), 0, 0); // the rest tells why
    while (undoText_.endsWith(u'.'))
        undoText_.chop(1);
    if (!undoText_.isEmpty())
        undoText_ = tr("Undo: %1").arg(undoText_);
    tellArmies();
    tellFielded();
    tellHistory();
    tellGames();
    tellPlace();
    Q_EMIT changed();
}

void CampaignModel::tellArmies()
{
    struct Kind {
        QString label, detail, kind;
        QVariantList left;
        int lost = 0;
    };
    armies_.clear();
    const Json &state = campaign_->state();
    for (const auto &[side, player] : state.at("players").items()) {
        std::vector<std::string> order;
        std::map<std::string, Kind> kinds;
        for (const auto &[id, unit] : state.at("units").items()) {
            if (unit.at("side") != side)
                continue;
            const std::string key = kindKey(unit);
            if (!kinds.contains(key)) {
                order.push_back(key);
                kinds[key] = {kindName(textAt(unit, "name")), detailOf(unit), textAt(unit, "kind"), {}, 0};
            }
            if (unit.at("status") == "available")
                kinds[key].left.append(qt(id));
            else
                ++kinds[key].lost;
        }
        QVariantList rows;
        for (const std::string &key : order) {
            const Kind &kind = kinds[key];
            rows.append(QVariantMap{{"id", qt(key)},
                                    {"label", kind.label},
                                    {"detail", kind.detail},
                                    {"kind", kind.kind},
                                    {"units", kind.left},
                                    {"lost", kind.lost}});
        }
        armies_.append(QVariantMap{{"side", qt(side)}, {"name", textAt(player, "name")}, {"kinds", rows}});
    }
}

void CampaignModel::tellFielded()
{
    fielded_.clear();
    fieldedKinds_.clear();
    const Json &state = campaign_->state();
    const Json *battle = lastBattle(state);
    if (battle == nullptr || battle->value("fought", false))
        return;
    std::vector<std::string> order;
    std::map<std::string, QVariantMap> kinds;
    for (const auto &[id, outcome] : battle->at("fielded").items()) {
        const Json &unit = state.at("units").at(id);
        const QString side = textAt(unit, "side"), name = textAt(unit, "name"), detail = detailOf(unit), kind = textAt(unit, "kind");
        fielded_.append(QVariantMap{{"id", qt(id)}, {"side", side}, {"name", name}, {"detail", detail}, {"kind", kind}});
        const std::string key = utf8(side) + " " + kindKey(unit);
        if (!kinds.contains(key)) {
            order.push_back(key);
            kinds[key] = {{"id", qt(key)}, {"side", side}, {"label", kindName(name)}, {"detail", detail}, {"kind", kind}};
        }
        for (const auto &[list, value] : {std::pair{"units", qt(id)}, {"names", name}})
            kinds[key][list] = kinds[key][list].toList() << value;
    }
    for (const std::string &key : order)
        fieldedKinds_.append(kinds[key]);
}

void CampaignModel::tellHistory()
{
    history_.clear();
    instructions_.clear();
    std::vector<int> undone;
    bool told = false; // what is to be done now comes from the last act that stands
    const std::vector<CampaignEntry> &lines = campaign_->lines();
    for (auto entry = lines.rbegin(); entry != lines.rend() && entry->n > 0; ++entry) {
        if (entry->json.at("kind") == "undo") {
            undone.push_back(entry->json.at("of").get<int>());
            continue;
        }
        const Json &result = entry->json.at("result");
        const bool gone = std::find(undone.begin(), undone.end(), entry->n) != undone.end();
        history_.append(
            QVariantMap{{"n", entry->n}, {"text", textAt(result, "sentence")}, {"time", textAt(entry->json, "time")}, {"undone", gone}});
        if (gone || std::exchange(told, true))
            continue;
        const Json outcomes = result.value("outcome", Json::object());
        for (const auto &[side, outcome] : outcomes.items())
            if (const QString instruction = textAt(outcome, "instruction"); !instruction.isEmpty())
                instructions_.append(QVariantMap{{"side", qt(side)}, {"text", instruction}});
    }
}

} // namespace optio
