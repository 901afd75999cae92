// SPDX-License-Identifier: GPL-3.0-or-later
// The army editor: opening, saving, undo, the figures an army is pinned to, and what the screen is told. The changes themselves are in
// editor_changes.cpp.
#include "app/armies/editor_model.h"

#include "app/armies/editor_fields.h"
#include "app/armies/editor_troops.h"
#include "app/armies/library_model.h"
#include "app/armies/opening_hands.h"
#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "rules/roster/roster_update.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace optio {

namespace {

constexpr std::size_t mostUndo = 200;

QVariantList fieldViews(const Json &fields, const FieldPlace &place)
{
    QVariantList views;
    for (const Json &field : fields)
        if (fieldApplies(field, place))
            views.append(fieldView(field, place));
    return views;
}

/// What the rules say, without the place in the file that it may begin with: the screen shows the row.
QString findingText(const std::string &text)
{
    static const QRegularExpression place(QStringLiteral("^(/commands|unit)[^:\\s]*: "));
    QString sentence = qt(text).remove(place);
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

QString keyOf(std::size_t command) { return QStringLiteral("c%1").arg(command); }

QVariantMap lineOf(const QString &id, const QString &kind, const QVariantMap &row) { return {{"id", id}, {"kind", kind}, {"entry", row}}; }

} // namespace

EditorModel::EditorModel(Services *services, LibraryModel *library, QObject *parent)
    : QObject(parent), services_(services), library_(library), rows_(new RowsModel({"id", "kind", "entry"}, this))
{
    connect(library, &LibraryModel::removed, this, [this](const QString &gone) {
        if (gone == id())
            close();
    });
    connect(library, &LibraryModel::saved, this, [this](const QString &other) {
        if (other == id())
            open(other);
    });
}

QString EditorModel::id() const { return textAt(roster_, "id"); }

QString EditorModel::name() const { return textAt(roster_, "name"); }

QString EditorModel::ruleset() const { return textAt(roster_, "ruleset"); }

int EditorModel::limit() const { return roster_.is_object() ? roster_.value("limit", 0) : 0; }

bool EditorModel::picksTroops() const { return mainField(catalogueFields_) != nullptr; }

bool EditorModel::open(const QString &id)
{
    return services_->attempt([&] {
        Json roster = services_->roster(utf8(id));
        const Ruleset *ruleset = services_->findForRoster(roster.value("ruleset", ""));
        roster_ = std::move(roster);
        ruleset_ = ruleset;
        readOnly_ = ruleset == nullptr || services_->supplied(utf8(id));
        const Json catalogue = ruleset != nullptr ? ruleset->catalogue() : Json::object();
        catalogueFields_ = catalogue.value("fields", Json::array());
        catalogueArmyFields_ = ruleset != nullptr ? armyFieldsOf(*ruleset) : Json::array();
        oneCommand_ = catalogue.value("oneCommand", false);
        dealsHands_ = optio::dealsHands(catalogue);
        catalogueCommandFields_ = Json::array();
        for (const Json &field : catalogue.value("commandFields", Json::array()))
            if (field.value("key", "") != "name") // asked in the command's head
                catalogueCommandFields_.push_back(field);
        past_.clear();
        future_.clear();
        elsewhere_.clear();
        useView();
        refresh();
    });
}

void EditorModel::close()
{
    elsewhere_.clear();
    roster_ = nullptr;
    ruleset_ = nullptr;
    readOnly_ = true;
    catalogueFields_ = catalogueCommandFields_ = catalogueArmyFields_ = Json::array();
    oneCommand_ = dealsHands_ = false;
    past_.clear();
    future_.clear();
    refresh();
}

void EditorModel::useView() { view_.use(ruleset_, catalogueFields_, roster_.value("pinned", Json::array())); }

void EditorModel::refresh()
{
    static const Json none = Json::object();
    totals_.clear();
    findings_.clear();
    commands_.clear();
    fields_.clear();
    commandFields_.clear();
    armyFields_.clear();
    marks_ = {};
    totalsJson_ = Json::object();
    if (roster_.is_object()) {
        for (const Json &field : catalogueFields_)
            fields_.append(fieldView(field, placeOf(none)));
        for (const Json &field : catalogueCommandFields_)
            commandFields_.append(fieldView(field, placeOf(none)));
        armyFields_ = fieldViews(catalogueArmyFields_, placeOf(roster_));
        services_->attempt([this] { judge(); });
    }
    layRows();
    Q_EMIT changed();
}

void EditorModel::judge()
{
    if (ruleset_ == nullptr)
        return;
    totalsJson_ = ruleset_->totals(roster_);
    totals_ = toMap(totalsJson_);
    const std::vector<Finding> findings = ruleset_->check(roster_);
    for (const Finding &finding : findings)
        findings_.append(QVariantMap{{"severity", qt(finding.severity)},
                                     {"text", findingText(finding.text)},
                                     {"rule", qt(finding.rule)},
                                     {"where", qt(finding.where)}});
    marks_ = EditorMarks(findings);
}

void EditorModel::layRows()
{
    QList<QVariantMap> lines;
    static const Json none = Json::array();
    const Json &commands = roster_.is_object() ? roster_.at("commands") : none;
    if (roster_.is_object() && !readOnly_)
        lines.append(lineOf(QStringLiteral("head"), QStringLiteral("head"), {}));
    if (roster_.is_object())
        lines.append(lineOf(QStringLiteral("army"), QStringLiteral("army"), {}));
    for (std::size_t c = 0; c < commands.size(); ++c) {
        const Json &command = commands[c];
        const auto number = static_cast<int>(c);
        QList<QVariantMap> rows;
        QVariantList units;
        double points = 0;
        for (const Json &unit : command.at("units")) {
            QVariantMap row = view_.unit(unit);
            const QString key = keyOf(c) + QStringLiteral("u%1").arg(units.size());
            row.insert(QStringLiteral("command"), number);
            row.insert(QStringLiteral("place"), static_cast<int>(units.size()));
            marks_.mark(row, key);
            points += row.value(QStringLiteral("total")).toDouble();
            units.append(row);
            rows.append(lineOf(key, QStringLiteral("unit"), row));
        }
        Json bare = Json::object();
        for (const auto &[key, value] : command.items())
            if (key != "units")
                bare[key] = value;
        const QString kindText = choicesText(catalogueCommandFields_, placeOf(command));
        QVariantMap head{{"command", number},
                         {"name", textAt(command, "name")},
                         {"kindText", kindText},
                         {"asked", !catalogueCommandFields_.empty()},
                         {"facts", commandFacts(totalsJson_, c, points)},
                         {"rows", static_cast<int>(units.size())}};
        marks_.mark(head, keyOf(c));
        lines.append(lineOf(keyOf(c), QStringLiteral("command"), head));
        lines.append(rows);
        lines.append(lineOf(keyOf(c) + u'+', QStringLiteral("end"), {{"command", number}}));
        QVariantMap view = toMap(bare);
        view["units"] = units;
        view["values"] = fieldValues(bare);
        view["kindText"] = kindText;
        commands_.append(view);
    }
    if (roster_.is_object() && !readOnly_ && !(oneCommand_ && !commands.empty()))
        lines.append(lineOf(QStringLiteral("foot"), QStringLiteral("foot"), {}));
    rows_->update(lines);
}

bool EditorModel::pinnable() const { return ruleset_ != nullptr && qt(ruleset_->id()) == ruleset(); }

bool EditorModel::outdated() const { return roster_.is_object() && pinnable() && !isCurrent(*ruleset_, roster_); }

QString EditorModel::missingRules() const
{
    return roster_.is_object() && ruleset_ != nullptr && !pinnable() ? ruleset().section(u'+', 1) : QString();
}

void EditorModel::store(Json &next)
{
    if (!library_->saveOver(roster_, next))
        becomeCopy(next);
}

void EditorModel::becomeCopy(Json &next)
{
    const QString before = id(), old = name();
    const std::string number = newId(), title = utf8(library_->freeName(tr("%1 (my changes)").arg(old), ruleset()));
    const auto rename = [&](Json &roster) {
        roster["id"] = number;
        if (textAt(roster, "name") == old)
            roster["name"] = title;
    };
    Json copy = next;
    rename(copy);
    library_->save(copy);
    next = std::move(copy);
    // What can be taken back is taken back in the copy.
    rename(roster_);
    for (std::vector<Step> *steps : {&past_, &future_})
        for (Step &step : *steps)
            rename(step.roster);
    elsewhere_ = before;
    Q_EMIT turnedTo(textAt(next, "id"));
}

QVariantMap EditorModel::elsewhere() const
{
    if (elsewhere_.isEmpty() || !services_->hasStore())
        return {};
    const auto rows = services_->store().rosters();
    const auto theirs = std::find_if(rows.begin(), rows.end(), [this](const RosterRow &row) { return row.id == utf8(elsewhere_); });
    return {{"name", theirs == rows.end() ? QString() : qt(theirs->name)}, {"gone", theirs == rows.end()}};
}

void EditorModel::keepMine()
{
    elsewhere_.clear();
    Q_EMIT changed();
}

void EditorModel::takeTheirs()
{
    const QString theirs = elsewhere_, mine = id();
    if (theirs.isEmpty() || elsewhere().value("gone").toBool())
        return;
    library_->remove(mine);
    if (open(theirs))
        Q_EMIT turnedTo(theirs);
}

bool EditorModel::edit(const QString &what, const Change &change)
{
    return services_->attempt([&] {
        if (!roster_.is_object())
            throw Error("No army is open.");
        if (readOnly_)
            throw Error("A supplied army cannot be changed; duplicate it and change the copy.");
        Json changed = roster_;
        change(changed);
        if (changed == roster_)
            return;
        checkRosterForm(changed);
        if (pinnable() && isCurrent(*ruleset_, roster_))
            pinRoster(*ruleset_, changed);
        store(changed);
        past_.push_back({std::exchange(roster_, std::move(changed)), what, ++changes_});
        future_.clear();
        if (past_.size() > mostUndo)
            past_.erase(past_.begin());
        refresh();
    });
}

void EditorModel::editOffering(const QString &what, const QString &told, const Change &change)
{
    const int before = changes_;
    if (!edit(what, change) || changes_ == before)
        return;
    services_->offerUndo(told, [this, number = changes_, army = id()] {
        if (id() != army || past_.empty() || past_.back().number != number)
            throw Error("The army has been changed since; Undo at the top takes its changes back one by one.");
        undo();
    });
}

void EditorModel::step(std::vector<Step> &from, std::vector<Step> &to)
{
    if (from.empty())
        return;
    services_->attempt([&] {
        store(from.back().roster);
        Step done = std::move(from.back());
        from.pop_back();
        std::swap(roster_, done.roster);
        to.push_back(std::move(done));
        useView();
        refresh();
    });
}

void EditorModel::undo() { step(past_, future_); }

void EditorModel::redo() { step(future_, past_); }

QVariantList EditorModel::differences() const
{
    QVariantList list;
    services_->attempt([&] {
        if (!outdated())
            return;
        for (const RosterDifference &one : updatedRoster(*ruleset_, roster_).differences)
            list.append(QVariantMap{{"text", qt(one.text)}, {"where", qt(one.where)}});
    });
    return list;
}

void EditorModel::update()
{
    if (!outdated())
        return;
    edit(tr("update to the current rules data"), [this](Json &roster) { roster = updatedRoster(*ruleset_, roster).roster; });
}

FieldPlace EditorModel::placeOf(const Json &row) const { return {row, roster_, catalogueArmyFields_}; }

bool EditorModel::asksUnit(const Json &field, const Json &row) const
{
    if (fieldApplies(field, placeOf(row)))
        return true;
    const bool plain = field.value("key", "") == "count" || &field == mainField(catalogueFields_);
    return plain && ruleset_ != nullptr && !readable(*ruleset_, row);
}

const Json *EditorModel::unitField(const QString &key, const Json &row) const
{
    for (const Json &field : catalogueFields_)
        if (textAt(field, "key") == key && asksUnit(field, row))
            return &field;
    return nullptr;
}

QVariantMap EditorModel::unit(int command, int unit) const
{
    if (command < 0 || command >= commands_.size())
        return {};
    int before = 0, of = 0;
    for (int c = 0; c < commands_.size(); ++c) {
        const auto count = static_cast<int>(commands_.at(c).toMap().value(QStringLiteral("units")).toList().size());
        before += c < command ? count : 0;
        of += count;
    }
    const QVariantList units = commands_.at(command).toMap().value(QStringLiteral("units")).toList();
    if (unit < 0 || unit >= units.size())
        return {};
    QVariantMap row = units.at(unit).toMap();
    row["at"] = before + unit;
    row["of"] = of;
    return row;
}

QVariantList EditorModel::fieldsFor(int command, int unit) const
{
    QVariantList fields;
    services_->attempt([&] {
        const Json &row = unitOf(roster_, command, unit);
        for (const Json &field : catalogueFields_)
            if (asksUnit(field, row))
                fields.append(fieldView(field, placeOf(row)));
    });
    return fields;
}

QVariantList EditorModel::commandFieldsFor(int command) const
{
    QVariantList fields;
    services_->attempt([&] { fields = fieldViews(catalogueCommandFields_, placeOf(commandOf(roster_, command))); });
    return fields;
}

QVariantList EditorModel::openingHands(int hands) const
{
    QVariantList all;
    services_->attempt([&] {
        if (ruleset_ == nullptr)
            throw Error("No army is open.");
        all = optio::openingHands(*ruleset_, roster_, hands);
    });
    return all;
}

} // namespace optio
