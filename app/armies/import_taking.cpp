// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the chosen armies into the library, all or none, and takes the last import back.
#include "app/armies/import_model.h"

#include "app/armies/library_model.h"
#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/qt/slicer.h"
#include "app/services.h"

#include <algorithm>
#include <set>

namespace optio {

namespace {

/// As it is kept but for what is worked out anew.
Json withoutPins(Json roster)
{
    roster.erase("pinned");
    return roster;
}

} // namespace

void ImportModel::take()
{
    if (!isReady())
        return;
    taking_ = true;
    slicer_->start(writing(this));
    Q_EMIT changed();
}

Slices ImportModel::writing(ImportModel *model)
{
    Done done;
    std::exception_ptr fault;
    try {
        const Services &services = *model->services_;
        const std::unique_ptr<RosterWriting> all = model->library_->writing();
        for (const ImportArmy &army : model->plan_) {
            if (!army.taken())
                continue;
            Json roster = importedRoster(army);
            const std::optional<Json> there = services.store().roster(roster.at("id"));
            if (army.choice == "replace" && there)
                done.replaced.push_back(*there);
            else if (there || services.supplied(roster.at("id"))) // came there since the armies were shown
                roster["id"] = newId();
            model->library_->put(*all, roster);
            done.written.push_back(std::move(roster));
            co_yield Slices::Pause{};
        }
        co_yield Slices::Pause{.heavy = true};
        model->library_->end(*all);
    } catch (const std::exception &) {
        fault = std::current_exception();
    }
    co_return [model, done = std::move(done), fault]() mutable { model->wrote(std::move(done), fault); };
}

void ImportModel::wrote(Done done, const std::exception_ptr &fault)
{
    taking_ = false;
    services_->attempt([&] {
        if (fault)
            std::rethrow_exception(fault);
        for (const Json &mine : done.replaced)
            Q_EMIT library_->saved(textAt(mine, "id"));
        constexpr std::size_t mostNames = 12;
        QStringList names;
        for (std::size_t at = 0; at < std::min(mostNames, done.written.size()); ++at)
            names.append(textAt(done.written[at], "name"));
        const bool one = done.written.size() == 1;
        const QString text = one ? tr("%1 is imported.").arg(names.first()) : tr("%1 armies are imported.").arg(done.written.size());
        result_ = {
            {"text", text},
            {"detail",
             one ? QString() : names.join(QStringLiteral(", ")) + (done.written.size() > mostNames ? QStringLiteral(" …") : QString())},
            {"army", one ? textAt(done.written.front(), "id") : QString()}};
        done_ = std::move(done);
        const int number = ++imports_;
        services_->offerUndo(text, [this, number] { takeBack(number); });
    });
    Q_EMIT changed();
}

void ImportModel::undo()
{
    services_->attempt([this] { takeBack(imports_); });
}

void ImportModel::takeBack(int number)
{
    if (number != imports_ || done_.written.empty())
        return;
    std::vector<Json> restored;
    QStringList added, kept;
    std::set<std::string> shown; // not in the bin yet
    for (const RosterRow &row : services_->store().rosters())
        shown.insert(row.id);
    for (const Json &roster : done_.written) {
        const std::optional<Json> there = services_->store().roster(roster.at("id"));
        const auto before =
            std::find_if(done_.replaced.begin(), done_.replaced.end(), [&](const Json &one) { return one.at("id") == roster.at("id"); });
        if (!there || withoutPins(*there) != withoutPins(roster))
            kept.append(textAt(there ? *there : roster, "name")); // the player went on with it
        else if (before != done_.replaced.end())
            restored.push_back(*before);
        else if (shown.contains(roster.at("id")))
            added.append(textAt(roster, "id"));
    }
    library_->saveAll(restored);
    for (const Json &roster : restored)
        Q_EMIT library_->saved(textAt(roster, "id"));
    library_->bin(added, true);
    done_ = {};
    result_.clear();
    read();
    if (!kept.isEmpty())
        Q_EMIT services_->failed(
            tr("Not undone because it has changed since: %1. Everything else was undone.").arg(kept.join(QStringLiteral(", "))));
}

} // namespace optio
