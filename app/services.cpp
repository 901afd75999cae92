// SPDX-License-Identifier: GPL-3.0-or-later
// What all view models share.
#include "app/services.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "db/commits.h"
#include "db/mail_desk.h"
#include "rules/disk_error.h"

#include <QDateTime>
#include <QSysInfo>

#include <algorithm>
#include <new>

namespace optio {

Services::Services(std::vector<const Ruleset *> rulesets, std::shared_ptr<const Registry> registry, std::unique_ptr<Store> store,
                   const QString &fatal, QObject *parent)
    : QObject(parent), registry_(std::move(registry)), rulesets_(std::move(rulesets)), store_(std::move(store)), fatal_(fatal)
{}

Services::~Services() = default;

const std::vector<const Ruleset *> &Services::rulesets() const
{
    if (rulesets_.empty() && registry_)
        for (const std::string &id : registry_->ids())
            if (const Ruleset *ruleset = find(id))
                rulesets_.push_back(ruleset);
    return rulesets_;
}

std::vector<std::string> Services::rulesetIds() const
{
    if (registry_)
        return registry_->ids();
    std::vector<std::string> ids;
    for (const Ruleset *ruleset : rulesets_)
        ids.push_back(ruleset->id());
    return ids;
}

const Ruleset *Services::find(const std::string &id) const
{
    try {
        if (registry_)
            return registry_->find(id);
    } catch (const std::exception &fault) {
        unread_ = fault.what();
        return nullptr;
    }
    const auto place = std::find_if(rulesets_.begin(), rulesets_.end(), [&](const Ruleset *one) { return one->id() == id; });
    return place == rulesets_.end() ? nullptr : *place;
}

std::vector<RulesetFace> Services::faces() const
{
    std::vector<RulesetFace> all;
    for (const std::string &id : rulesetIds())
        if (std::optional<RulesetFace> one = face(id))
            all.push_back(*std::move(one));
    return all;
}

std::optional<RulesetFace> Services::face(const std::string &id) const
{
    if (!registry_) {
        const Ruleset *ruleset = find(id);
        return ruleset == nullptr ? std::nullopt : std::optional(RulesetFace{id, ruleset->name(), ruleset->summary(), ruleset->kind()});
    }
    try {
        const RulesetFace *found = registry_->face(id);
        return found == nullptr ? std::nullopt : std::optional(*found);
    } catch (const std::exception &fault) {
        unread_ = fault.what();
        return std::nullopt;
    }
}

const Ruleset &Services::ruleset(const std::string &id) const
{
    if (const Ruleset *found = find(id))
        return *found;
    std::string known;
    for (const std::string &one : rulesetIds())
        known += (known.empty() ? "" : ", ") + one;
    if (const std::string missing = missingHouse(id); !missing.empty())
        throw Error("This is played by house rules, and " + missing +
                    " or faulty. Nothing is lost: put them back under Settings, House rules, and it opens as it was.");
    throw Error("This program does not have the rule set \"" + id + "\"; it has " + (known.empty() ? "none" : known) + ".");
}

void Services::keepRules(const std::string &game, const Ruleset &ruleset)
{
    if (ruleset.kind() == "app" && houses_.textOf)
        if (const std::string text = houses_.textOf(ruleset.id()); !text.empty())
            store().setGameNote(game, houseNote, text);
}

const Ruleset &Services::rulesetOfGame(const std::string &game) const
{
    const std::vector<StoredLine> lines = store().lines(game, 0, 0);
    if (lines.empty())
        throw Error("There is no such game.");
    const std::string id = parseEntry(lines.front().line, 0).json.value("ruleset", ""), text = store().gameNote(game, houseNote);
    if (!text.empty() && houses_.rulesetOf && houses_.textOf(id) != text) {
        try {
            return houses_.rulesetOf(text);
        } catch (const Error &) {
            // they no longer fit the figures under them: those of now, if there are any
        }
    }
    return ruleset(id);
}

MailRulesets Services::mailRulesets() const
{
    return {[this] { return rulesetIds(); }, [this](const std::string &id) -> const Ruleset & { return ruleset(id); },
            [this](const std::string &id) { return houses_.textOf ? houses_.textOf(id) : std::string(); },
            [this](const std::string &text) -> const Ruleset & {
                if (!houses_.rulesetOf)
                    throw Error("house rules cannot be read now");
                return houses_.rulesetOf(text);
            }};
}

void Services::lookAgain()
{
    if (registry_)
        rulesets_.clear();
    Q_EMIT rulesetsReplaced();
    Q_EMIT rulesetsChanged();
}

void Services::retell() { Q_EMIT rulesetsChanged(); }

const Ruleset *Services::findForRoster(const std::string &id) const
{
    const Ruleset *found = find(id);
    return found != nullptr ? found : find(baseOf(id));
}

const Ruleset &Services::forRoster(const std::string &id) const
{
    const Ruleset *found = findForRoster(id);
    return found != nullptr ? *found : ruleset(id);
}

QString Services::rulesetName(const std::string &id) const
{
    const std::optional<RulesetFace> found = face(id);
    return qt(found ? found->name : id);
}

Store &Services::store() const
{
    if (!store_)
        throw Error(fatal_.isEmpty() ? "Nothing can be stored." : utf8(fatal_));
    return *store_;
}

Json Services::roster(const std::string &id) const
{
    for (const Ruleset *ruleset : rulesets())
        for (const Json &army : ruleset->armies())
            if (army.value("id", "") == id)
                return army;
    if (const std::optional<Json> stored = store().roster(id))
        return *stored;
    throw Error("There is no army \"" + id + "\" in the library.");
}

bool Services::supplied(const std::string &id) const
{
    for (const Ruleset *ruleset : rulesets())
        for (const Json &army : ruleset->armies())
            if (army.value("id", "") == id)
                return true;
    return false;
}

std::string Services::deviceName()
{
    const std::string host = QSysInfo::machineHostName().toStdString();
    return host.empty() ? "Tablet" : host;
}

std::string Services::now() { return utf8(QDateTime::currentDateTimeUtc().toString(Qt::ISODate)); }

bool Services::attempt(const std::function<void()> &work)
{
    const std::uint64_t saved = commitsDone();
    try {
        work();
        if (diskFails_ && commitsDone() != saved) {
            diskFails_ = false;
            Q_EMIT diskMended();
        }
        return true;
    } catch (const DiskError &error) {
        diskFails_ = true;
        Q_EMIT failed(spoken(error.what()));
        Q_EMIT diskFailed();
    } catch (const Error &error) {
        Q_EMIT failed(spoken(error.what()));
    } catch (const std::bad_alloc &) {
        Q_EMIT failed(tr("There is not enough memory for this; close other programs and do it again."));
    } catch (const std::exception &error) {
        qInfo("Unexpected: %s", error.what()); // for the log: nobody can do anything with the words of a library
        Q_EMIT failed(tr("That did not work, and nothing was changed. Please report what you did."));
    }
    return false;
}

void Services::offerUndo(const QString &text, std::function<void()> undo)
{
    undo_ = std::move(undo);
    Q_EMIT undoable(text);
}

void Services::undoLast()
{
    if (const auto undo = std::exchange(undo_, nullptr))
        attempt(undo);
}

} // namespace optio
