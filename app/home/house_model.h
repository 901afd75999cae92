// SPDX-License-Identifier: GPL-3.0-or-later
// App.house: the house files in use, what each changes, adding and removing them.
#pragma once

#include "app/home/house_draft_model.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace optio {

class Services;
class Registry;
class Ruleset;
struct House;

class HouseModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Can there be house rules at all (is there a folder for them)?
    Q_PROPERTY(bool available READ available NOTIFY changed)
    /// [{file,ruleset,name,note,extendsName,count,fault}], by file name. A faulty file is left out of the rule sets.
    Q_PROPERTY(QVariantList files READ files NOTIFY changed)
    /// Files that were removed and can be put back: [{file,name}].
    Q_PROPERTY(QVariantList removed READ removed NOTIFY changed)
    /// Rule sets that house rules can change: [{id,name}].
    Q_PROPERTY(QVariantList bases READ bases NOTIFY changed)
    /// A file that was looked at and not yet taken: {name,note,ruleset,extendsName,replaces,same,fault,changes}; empty without one.
    Q_PROPERTY(QVariantMap found READ found NOTIFY foundChanged)
    Q_PROPERTY(optio::HouseDraftModel *draft READ draft CONSTANT)
public:
    explicit HouseModel(Services *services, QObject *parent = nullptr);
    ~HouseModel() override;

    /// Keeps house files in `folder` and their rule sets in `registry`.
    void use(std::shared_ptr<Registry> registry, const std::filesystem::path &rulesets, const std::filesystem::path &folder);

    /// Reads the files in the folder again.
    void read();

    bool available() const { return registry_ != nullptr; }
    QVariantList files() const;
    QVariantList removed() const;
    QVariantList bases() const;
    QVariantMap found() const { return found_; }
    HouseDraftModel *draft() const { return draft_; }

    /// The rule sets with the house files in use.
    const Registry &registry() const { return *registry_; }
    const std::filesystem::path &folder() const { return folder_; }
    const std::filesystem::path &rulesets() const { return rulesets_; }
    /// The text of a file in use. Throws Error.
    std::string textOf(const QString &file) const;
    /// Puts a text into the folder under this name and uses it; emits undoable(). Throws Error, changing nothing.
    void keep(const std::string &text, const QString &file);

    /// One of files(); empty when there is none of that name.
    Q_INVOKABLE QVariantMap find(const QString &file) const;
    /// What it changes: [{title,rule,what,text}], `what` one of "changed", "added" and "removed".
    Q_INVOKABLE QVariantList changes(const QString &file) const;
    /// Checks a file and copies it into the folder, in the place of one with the same id; emits undoable(). Gives its name there, or ""
    /// after failed().
    Q_INVOKABLE QString add(const QUrl &file);
    /// Reads a file and shows in `found` what it is and does, without taking it. False after failed().
    Q_INVOKABLE bool look(const QUrl &file);
    /// Takes the file that was looked at; emits undoable(). Gives its name in the folder, or "" after failed().
    Q_INVOKABLE QString take();
    Q_INVOKABLE void letGo();
    /// Puts a whole table of the book into the folder, as a house file that changes nothing yet (DAT-04); emits undoable(). Gives the
    /// file's name, or "" after failed().
    Q_INVOKABLE QString copyTable(const QString &ruleset, const QString &table);
    /// Writes a file in use as it stands to where the players want it.
    Q_INVOKABLE bool exportTo(const QString &file, const QUrl &target);
    /// The name to share it under: "our-club.toml".
    Q_INVOKABLE QString suggested(const QString &file) const;
    /// Back to default: puts a file aside; emits undoable().
    Q_INVOKABLE bool remove(const QString &file);
    Q_INVOKABLE bool putBack(const QString &file);

Q_SIGNALS:
    void changed();
    void foundChanged();

private:
    const House *at(const QString &file) const;
    QString takeText(const std::string &text, const std::string &name);
    std::filesystem::path aside(const QString &file = {}) const;
    void install(const std::string &text, const std::filesystem::path &target);
    void putAside(const std::filesystem::path &file);
    void bringBack(const std::filesystem::path &file);
    void tell();
    const Ruleset &made(const std::string &text);

    Services *services_;
    std::shared_ptr<Registry> registry_;
    std::filesystem::path rulesets_, folder_;
    HouseDraftModel *draft_;
    std::map<std::string, std::unique_ptr<Ruleset>> begun_; ///< of battles under way, by the text of their house rules
    QVariantMap found_;
    std::string foundText_, foundName_;
};

} // namespace optio
