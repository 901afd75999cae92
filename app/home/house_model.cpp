// SPDX-License-Identifier: GPL-3.0-or-later
// The house files of the data folder.
#include "app/home/house_model.h"

#include "app/engine.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "db/zip_file.h"
#include "rules/figures/house_copy.h"
#include "rulesets/houses.h"

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
    for (const std::filesystem::path &place : {from, to})
        settleFolder(place.parent_path());
}

QVariantList changesView(const std::vector<HouseChange> &changes)
{
    QVariantList list;
    for (const HouseChange &change : changes)
        list.append(QVariantMap{{"title", spoken(change.label.empty() ? change.table : change.label)},
                                {"rule", qt(change.rule)},
                                {"what", qt(change.what)},
                                {"text", spoken(wordsOf(change))}});
    return list;
}

} // namespace

HouseModel::HouseModel(Services *services, QObject *parent)
    : QObject(parent), services_(services), draft_(new HouseDraftModel(services, this))
{}

HouseModel::~HouseModel() { services_->setHouses({}); }

const Ruleset &HouseModel::made(const std::string &text)
{
    std::unique_ptr<Ruleset> &ruleset = begun_[text];
    if (!ruleset)
        ruleset = readHouse(rulesets_, HouseRules::read(text, "house rules"), "house rules");
    return *ruleset;
}

void HouseModel::use(std::shared_ptr<Registry> registry, const std::filesystem::path &rulesets, const std::filesystem::path &folder)
{
    registry_ = std::move(registry);
    rulesets_ = rulesets;
    folder_ = folder;
    services_->setHouses({[this](const std::string &ruleset) {
                              for (const House &house : registry_->houses())
                                  if (house.id == ruleset && house.fault.empty())
                                      return bytesOfFile(house.file);
                              return std::string();
                          },
                          [this](const std::string &text) -> const Ruleset & { return made(text); }});
    draft_->resume();
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
                                    {"extendsName", house.extends.empty() ? QString() : services_->rulesetName(house.extends)},
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
    const House *house = at(file);
    return house != nullptr ? changesView(house->changes) : QVariantList();
}

QVariantList HouseModel::bases() const
{
    QVariantList list;
    if (registry_)
        for (const auto &ruleset : registry_->all())
            if (ruleset->base() == ruleset->id())
                list.append(QVariantMap{{"id", qt(ruleset->id())}, {"name", qt(ruleset->name())}});
    return list;
}

std::string HouseModel::textOf(const QString &file) const
{
    const House *house = at(file);
    if (house == nullptr)
        throw Error("There is no house file \"" + utf8(file) + "\".");
    return readFile(QUrl::fromLocalFile(qt(house->file.string())), largestFile);
}

QString HouseModel::suggested(const QString &file) const
{
    const House *house = at(file);
    return house == nullptr || house->id.empty() ? file : qt(house->id.substr(house->id.find('+') + 1)) + QStringLiteral(".toml");
}

bool HouseModel::exportTo(const QString &file, const QUrl &target)
{
    return services_->attempt([&] { writeFile(target, textOf(file)); });
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
    services_->lookAgain();
    Q_EMIT changed();
}

void HouseModel::install(const std::string &text, const std::filesystem::path &target)
{
    std::error_code failed;
    std::filesystem::create_directories(folder_, failed);
    writeFile(QUrl::fromLocalFile(qt(target.string())), text);
    registry_->removeHouse(target);
    registry_->addHouseOrFault(target); // it was tried before, or is an old one that is put back as it was
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

void HouseModel::keep(const std::string &text, const QString &file)
{
    const std::filesystem::path target = folder_ / utf8(file);
    const QString name = qt(HouseRules::read(text, utf8(file)).name);
    const bool replaces = at(file) != nullptr;
    const std::string before = replaces ? textOf(file) : std::string();
    install(text, target);
    const auto look = [this, file] {
        if (draft_->isOpen() && draft_->file() == file)
            at(file) == nullptr ? draft_->discard() : static_cast<void>(draft_->edit(file));
    };
    if (replaces)
        services_->offerUndo(tr("%1 saved").arg(name), [this, before, target, look] {
            install(before, target);
            look();
        });
    else
        services_->offerUndo(tr("%1 added").arg(name), [this, target, look] {
            putAside(target);
            look();
        });
}

QString HouseModel::takeText(const std::string &text, const std::string &name)
{
    if (!registry_)
        throw Error("There is no folder for house rules.");
    const HouseRules rules = HouseRules::read(text, name);
    (void)tryHouse(rulesets_, rules, name); // before anything is touched
    const std::string id = rules.extends + "+" + rules.id;
    const auto same =
        std::find_if(registry_->houses().begin(), registry_->houses().end(), [&](const House &house) { return house.id == id; });
    const QString file = same != registry_->houses().end() ? nameOf(same->file) : qt(id + ".toml");
    keep(text, file);
    return file;
}

QString HouseModel::add(const QUrl &file)
{
    QString added;
    services_->attempt([&] { added = takeText(readFile(file, largestFile), utf8(file.fileName())); });
    return added;
}

QString HouseModel::copyTable(const QString &ruleset, const QString &table)
{
    QString added;
    services_->attempt([&] {
        HouseRules head;
        head.extends = utf8(ruleset);
        head.id = "copy-of-" + utf8(table).substr(0, 40);
        for (char &c : head.id)
            c = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : '-';
        head.name = utf8(tr("%1: copy of %2").arg(services_->rulesetName(head.extends), table));
        for (const House &house : registry_->houses())
            if (house.id == head.extends + "+" + head.id)
                throw Error("There is a copy of this table already: \"" + house.file.filename().string() + "\".");
        added = takeText(commentedCopy(figuresOf(rulesets_, head.extends), utf8(table), head), head.id + ".toml");
    });
    return added;
}

bool HouseModel::look(const QUrl &file)
{
    return services_->attempt([&] {
        if (!registry_)
            throw Error("There is no folder for house rules.");
        letGo();
        const std::string name = utf8(file.fileName()), text = readFile(file, largestFile);
        QVariantMap found{{"file", file.fileName()}, {"name", file.fileName()}, {"fault", QString()}, {"same", false}};
        try {
            const HouseRules rules = HouseRules::read(text, name);
            found.insert({{"name", qt(rules.name)}, {"note", qt(rules.note)}, {"ruleset", qt(rules.extends)}});
            const std::vector<HouseChange> changes = tryHouse(rulesets_, rules, name);
            found.insert({{"extendsName", services_->rulesetName(rules.extends)}, {"changes", changesView(changes)}});
            for (const House &house : registry_->houses())
                if (house.id == rules.extends + "+" + rules.id)
                    found.insert({{"replaces", qt(house.name)}, {"same", textOf(nameOf(house.file)) == text}});
            foundText_ = text;
            foundName_ = name;
        } catch (const Error &error) {
            const QString sentence = qt(error.what());
            found.insert("fault", sentence.contains(QStringLiteral("not valid TOML"))
                                      ? tr("%1 is not a house-rules file (%2).").arg(file.fileName(), sentence)
                                      : spoken(sentence));
        }
        found_ = found;
        Q_EMIT foundChanged();
    });
}

QString HouseModel::take()
{
    QString added;
    services_->attempt([&] {
        if (foundName_.empty())
            throw Error("No house-rules file has been chosen.");
        added = takeText(foundText_, foundName_);
        letGo();
    });
    return added;
}

void HouseModel::letGo()
{
    found_.clear();
    foundText_.clear();
    foundName_.clear();
    Q_EMIT foundChanged();
}

bool HouseModel::remove(const QString &file)
{
    return services_->attempt([&] {
        const House *house = at(file);
        if (house == nullptr)
            throw Error("There is no house file \"" + utf8(file) + "\".");
        const std::filesystem::path path = house->file;
        const QString name = qt(house->name);
        const bool faulty = !house->fault.empty();
        putAside(path);
        services_->offerUndo(tr("%1 removed").arg(name), [this, path, faulty] {
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
    return services_->attempt([&] {
        const QVariantList known = removed();
        if (std::none_of(known.begin(), known.end(), [&](const QVariant &one) { return one.toMap().value("file").toString() == file; }))
            throw Error("No house file \"" + utf8(file) + "\" was removed.");
        bringBack(folder_ / utf8(file));
    });
}

} // namespace optio
