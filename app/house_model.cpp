// SPDX-License-Identifier: GPL-3.0-or-later
// The house files of the data folder.
#include "app/house_model.h"

#include "app/desk.h"
#include "app/engine.h"
#include "app/files.h"
#include "app/json_qt.h"

#include <QFileInfo>

#include <algorithm>

namespace optio {

namespace {

constexpr qint64 largestFile = 1 << 20;

QString nameOf(const std::filesystem::path &file) { return qt(file.filename().string()); }

void move(const std::filesystem::path &from, const std::filesystem::path &to)
{
    std::error_code failed;
    std::filesystem::create_directories(to.parent_path(), failed);
    std::filesystem::rename(from, to, failed);
    if (failed)
        throw Error("The house file \"" + from.filename().string() + "\" could not be moved: " + failed.message() + ".");
}

} // namespace

HouseModel::HouseModel(Desk *desk, QObject *parent) : QObject(parent), desk_(desk) {}

void HouseModel::use(std::shared_ptr<Registry> registry, const std::filesystem::path &rulesets, const std::filesystem::path &folder)
{
    registry_ = std::move(registry);
    rulesets_ = rulesets;
    folder_ = folder;
    Q_EMIT changed();
}

void HouseModel::read()
{
    if (!registry_)
        return;
    while (!registry_->houses().empty())
        registry_->removeHouse(std::filesystem::path(registry_->houses().front().file));
    registry_->addHouses(folder_);
    tell();
}

QVariantList HouseModel::files() const
{
    QVariantList list;
    if (registry_)
        for (const House &house : registry_->houses())
            list.append(QVariantMap{{"file", nameOf(house.file)},
                                    {"ruleset", qt(house.id)},
                                    {"name", qt(house.name)},
                                    {"note", qt(house.note)},
                                    {"extendsName", house.extends.empty() ? QString() : desk_->rulesetName(house.extends)},
                                    {"count", static_cast<int>(house.changes.size())},
                                    {"fault", qt(house.fault)}});
    std::stable_sort(list.begin(), list.end(), [](const QVariant &one, const QVariant &two) {
        return one.toMap().value("file").toString() < two.toMap().value("file").toString();
    });
    return list;
}

QVariantList HouseModel::removed() const
{
    QVariantList list;
    std::error_code none;
    if (registry_)
        for (const auto &entry : std::filesystem::directory_iterator(aside(), none)) {
            if (entry.path().extension() != ".toml")
                continue;
            QString name = nameOf(entry.path());
            try {
                name = qt(HouseRules::read(entry.path()).name);
            } catch (const Error &) {
                // a faulty one goes by the name of its file
            }
            list.append(QVariantMap{{"file", nameOf(entry.path())}, {"name", name}});
        }
    std::sort(list.begin(), list.end(), [](const QVariant &one, const QVariant &two) {
        return one.toMap().value("file").toString() < two.toMap().value("file").toString();
    });
    return list;
}

QVariantMap HouseModel::find(const QString &file) const
{
    const QVariantList all = files();
    for (const QVariant &one : all)
        if (one.toMap().value("file").toString() == file)
            return one.toMap();
    return {};
}

QVariantList HouseModel::changes(const QString &file) const
{
    QVariantList list;
    if (const House *house = at(file))
        for (const HouseChange &change : house->changes)
            list.append(QVariantMap{{"title", qt(change.label.empty() ? change.table : change.label)},
                                    {"rule", qt(change.rule)},
                                    {"what", qt(change.what)},
                                    {"text", qt(wordsOf(change))}});
    return list;
}

const House *HouseModel::at(const QString &file) const
{
    if (registry_)
        for (const House &house : registry_->houses())
            if (nameOf(house.file) == file)
                return &house;
    return nullptr;
}

std::filesystem::path HouseModel::aside(const QString &file) const { return folder_ / "removed" / utf8(file); }

void HouseModel::tell()
{
    std::vector<const Ruleset *> rulesets;
    for (const auto &ruleset : registry_->all())
        rulesets.push_back(ruleset.get());
    desk_->setRulesets(std::move(rulesets));
    Q_EMIT changed();
}

void HouseModel::install(const std::string &text, const std::filesystem::path &target)
{
    std::error_code failed;
    std::filesystem::create_directories(folder_, failed);
    writeFile(QUrl::fromLocalFile(qt(target.string())), text);
    registry_->removeHouse(target);
    registry_->addHouse(target);
    tell();
}

void HouseModel::putAside(const std::filesystem::path &file)
{
    move(file, aside(nameOf(file)));
    registry_->removeHouse(file);
    tell();
}

void HouseModel::bringBack(const std::filesystem::path &file)
{
    if (std::filesystem::exists(file))
        throw Error("There are house rules in a file \"" + file.filename().string() + "\" again; remove those first.");
    (void)Registry(rulesets_).addHouse(aside(nameOf(file))); // a faulty one stays aside
    move(aside(nameOf(file)), file);
    registry_->addHouse(file);
    tell();
}

QString HouseModel::add(const QUrl &file)
{
    QString added;
    desk_->attempt([&] {
        if (!registry_)
            throw Error("There is no folder for house rules.");
        const std::string text = readFile(file, largestFile);
        const HouseRules rules = HouseRules::read(text, utf8(file.fileName()));
        // Checked by itself before anything is touched; this refuses a rule set that does not exist, too.
        (void)Registry(rulesets_).addHouse(utf8(file.toLocalFile()));
        const std::string id = rules.extends + "+" + rules.id;
        const auto same =
            std::find_if(registry_->houses().begin(), registry_->houses().end(), [&](const House &house) { return house.id == id; });
        const bool replaces = same != registry_->houses().end();
        const std::filesystem::path target = replaces ? same->file : folder_ / (id + ".toml");
        std::string before;
        if (replaces)
            before = readFile(QUrl::fromLocalFile(qt(target.string())), largestFile);
        install(text, target);
        added = nameOf(target);
        if (replaces)
            desk_->offerUndo(tr("%1 replaced").arg(qt(rules.name)), [this, before, target] { install(before, target); });
        else
            desk_->offerUndo(tr("%1 added").arg(qt(rules.name)), [this, target] { putAside(target); });
    });
    return added;
}

bool HouseModel::remove(const QString &file)
{
    return desk_->attempt([&] {
        const House *house = at(file);
        if (house == nullptr)
            throw Error("There is no house file \"" + utf8(file) + "\".");
        const std::filesystem::path path = house->file;
        const QString name = qt(house->name);
        const bool faulty = !house->fault.empty();
        putAside(path);
        desk_->offerUndo(tr("%1 removed").arg(name), [this, path, faulty] {
            if (!faulty)
                return bringBack(path);
            move(aside(nameOf(path)), path);
            registry_->addHouseOrFault(path);
            tell();
        });
    });
}

bool HouseModel::putBack(const QString &file)
{
    return desk_->attempt([&] {
        const QVariantList known = removed();
        if (std::none_of(known.begin(), known.end(), [&](const QVariant &one) { return one.toMap().value("file").toString() == file; }))
            throw Error("No house file \"" + utf8(file) + "\" was removed.");
        bringBack(folder_ / utf8(file));
    });
}

} // namespace optio
