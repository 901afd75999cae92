// SPDX-License-Identifier: GPL-3.0-or-later
// The shared desk of the view models.
#include "app/desk.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"

#include <QDateTime>

namespace optio {

Desk::Desk(std::vector<const Ruleset *> rulesets, std::unique_ptr<Store> store, const QString &fatal, QObject *parent)
    : QObject(parent), rulesets_(std::move(rulesets)), store_(std::move(store)), fatal_(fatal)
{}

Desk::~Desk() = default;

const Ruleset &Desk::ruleset(const std::string &id) const
{
    std::string known;
    for (const Ruleset *ruleset : rulesets_) {
        if (ruleset->id() == id)
            return *ruleset;
        known += (known.empty() ? "" : ", ") + ruleset->id();
    }
    if (const std::string missing = missingHouse(id); !missing.empty())
        throw Error("This is played by house rules, and " + missing +
                    " or faulty. Nothing is lost: put them back under Settings, House rules, and it opens as it was.");
    throw Error("This program does not have the rule set \"" + id + "\"; it has " + (known.empty() ? "none" : known) + ".");
}

void Desk::setRulesets(std::vector<const Ruleset *> rulesets)
{
    rulesets_ = std::move(rulesets);
    Q_EMIT rulesetsChanged();
}

const Ruleset *Desk::findForRoster(const std::string &id) const
{
    const Ruleset *base = nullptr;
    for (const Ruleset *ruleset : rulesets_) {
        if (ruleset->id() == id)
            return ruleset;
        if (ruleset->id() == baseOf(id))
            base = ruleset;
    }
    return base;
}

const Ruleset &Desk::forRoster(const std::string &id) const
{
    const Ruleset *found = findForRoster(id);
    return found != nullptr ? *found : ruleset(id);
}

QString Desk::rulesetName(const std::string &id) const
{
    for (const Ruleset *ruleset : rulesets_)
        if (ruleset->id() == id)
            return qt(ruleset->name());
    return qt(id);
}

Store &Desk::store() const
{
    if (!store_)
        throw Error(fatal_.isEmpty() ? "Nothing can be stored." : utf8(fatal_));
    return *store_;
}

Json Desk::roster(const std::string &id) const
{
    for (const Ruleset *ruleset : rulesets_)
        for (const Json &army : ruleset->armies())
            if (army.value("id", "") == id)
                return army;
    if (const std::optional<Json> stored = store().roster(id))
        return *stored;
    throw Error("There is no army \"" + id + "\" in the library.");
}

bool Desk::supplied(const std::string &id) const
{
    for (const Ruleset *ruleset : rulesets_)
        for (const Json &army : ruleset->armies())
            if (army.value("id", "") == id)
                return true;
    return false;
}

std::string Desk::now() { return utf8(QDateTime::currentDateTimeUtc().toString(Qt::ISODate)); }

bool Desk::attempt(const std::function<void()> &work)
{
    try {
        work();
        return true;
    } catch (const Error &error) {
        Q_EMIT failed(QString::fromUtf8(error.what()));
    } catch (const std::exception &error) {
        Q_EMIT failed(tr("That did not work, and nothing was changed (%1).").arg(QString::fromUtf8(error.what())));
    }
    return false;
}

void Desk::offerUndo(const QString &text, std::function<void()> undo)
{
    undo_ = std::move(undo);
    Q_EMIT undoable(text);
}

void Desk::undoLast()
{
    if (const auto undo = std::exchange(undo_, nullptr))
        attempt(undo);
}

} // namespace optio
