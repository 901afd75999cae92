// SPDX-License-Identifier: GPL-3.0-or-later
// The army editor: opening, saving, undo, and the figures an army is pinned to. The changes are in editor_changes.cpp, what is shown of
// them in editor_lines.cpp.
#include "app/armies/editor_model.h"

#include "app/armies/editor_fields.h"
#include "app/armies/editor_troops.h"
#include "app/armies/library_model.h"
#include "app/armies/opening_hands.h"
#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "rules/roster/roster_update.h"

#include <algorithm>
#include <utility>

namespace optio {

namespace {

constexpr std::size_t mostUndo = 200;

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
