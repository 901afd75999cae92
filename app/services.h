// SPDX-License-Identifier: GPL-3.0-or-later
// What all view models share: the rule sets, the store, and the two ways to speak to the user (a failure, an undo to offer).
#pragma once

#include "rules/json.h"
#include "rules/ruleset_face.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace optio {

struct MailRulesets;
class Registry;
class Ruleset;
class Store;

/// Key of a game's note that holds the text of its house rules.
constexpr const char *houseNote = "house";

class Services : public QObject {
    Q_OBJECT
public:
    /// The rule sets are these, or those of a registry, which are read when they are asked for: one alone where only one is. Without a
    /// store
    /// (`fatal` says why) everything that needs it is refused with that sentence.
    Services(std::vector<const Ruleset *> rulesets, std::shared_ptr<const Registry> registry, std::unique_ptr<Store> store,
             const QString &fatal, QObject *parent = nullptr);
    ~Services() override;

    /// All of them, but those that cannot be read: unread() tells of these.
    const std::vector<const Ruleset *> &rulesets() const;
    /// Why a rule set could not be read, which is asked of those that have been asked for; empty when all is well.
    const std::string &unread() const { return unread_; }
    /// House rules came or went, or what is stored is another library: everyone looks again. Rule sets that are in use must live on.
    void lookAgain();
    /// Everyone tells what is from the rule sets anew: another language is spoken.
    void retell();
    /// The ids of all rule sets.
    std::vector<std::string> rulesetIds() const;
    /// Null when there is none, or when it cannot be read: unread() tells of that.
    const Ruleset *find(const std::string &id) const;
    /// What they are called, without reading their figures; those that cannot be read are left out.
    std::vector<RulesetFace> faces() const;
    /// The same of one; nothing when there is none, or when it cannot be read.
    std::optional<RulesetFace> face(const std::string &id) const;
    /// Throws Error naming the rule set when the program does not have it.
    const Ruleset &ruleset(const std::string &id) const;
    /// The rule set that can tell about a roster: its own, or the one under it when its house rules are missing; null when there is none.
    const Ruleset *findForRoster(const std::string &id) const;
    /// The same; throws Error when there is none.
    const Ruleset &forRoster(const std::string &id) const;
    /// How house rules in use are read, and the rule set that their text makes (which lives on); for battles that keep what they began
    /// with.
    struct Houses {
        std::function<std::string(const std::string &ruleset)> textOf; ///< "" where there are none
        std::function<const Ruleset &(const std::string &text)> rulesetOf;
    };
    void setHouses(Houses houses) { houses_ = std::move(houses); }
    /// A battle that is fought in the program keeps the house rules that it begins with (DAT-15).
    void keepRules(const std::string &game, const Ruleset &ruleset);
    /// The rule set of a stored game: with the house rules that it keeps, or else as it is now. Throws Error where there is none.
    const Ruleset &rulesetOfGame(const std::string &game) const;
    /// The rule sets and house rules as battles by e-mail ask for them, who keep what they began with by themselves.
    MailRulesets mailRulesets() const;
    /// Its name, or the id itself when the program does not have it.
    QString rulesetName(const std::string &id) const;
    bool hasStore() const { return store_ != nullptr; }
    /// Throws Error when it could not be opened.
    Store &store() const;
    /// A supplied or stored roster. Throws Error when there is none of that id.
    Json roster(const std::string &id) const;
    /// Is it one of a rule set's own armies?
    bool supplied(const std::string &id) const;
    /// The present time, ISO 8601, UTC.
    static std::string now();
    /// What this device calls itself to others as long as nobody has named it.
    static std::string deviceName();

    /// Does `work`; what it throws becomes failed(). False when it threw.
    bool attempt(const std::function<void()> &work);
    /// Tells what was done and how to take it back.
    void offerUndo(const QString &text, std::function<void()> undo);
    void undoLast();

Q_SIGNALS:
    /// What rule sets say is to be asked for again: they are others, or another language is spoken.
    void rulesetsChanged();
    /// They are others; battles that were made with the ones before must go.
    void rulesetsReplaced();
    void failed(const QString &sentence);
    /// What failed last could not be saved; and something is saved again.
    void diskFailed();
    void diskMended();
    void undoable(const QString &text);

private:
    std::shared_ptr<const Registry> registry_;
    mutable std::vector<const Ruleset *> rulesets_; ///< with a registry empty until all are asked for
    mutable std::string unread_;
    std::unique_ptr<Store> store_;
    QString fatal_;
    std::function<void()> undo_;
    Houses houses_;
    bool diskFails_ = false;
};

} // namespace optio
