// SPDX-License-Identifier: GPL-3.0-or-later
// The draft of house rules: begun or taken up, edited step by step, and written only when it loads. Its lines are in house_draft_lines.cpp,
// the check of each step in house_draft_check.cpp.
#include "app/home/house_draft_model.h"

#include "app/engine.h"
#include "app/home/house_model.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "db/store.h"
#include "rulesets/houses.h"

#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace optio {

namespace {

constexpr std::size_t mostSteps = 500;

/// "Our club (2)" as an id: small letters, digits and "-".
std::string slug(const std::string &name)
{
    std::string id;
    for (const QChar c : qt(name).normalized(QString::NormalizationForm_KD).toLower())
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'))
            id += static_cast<char>(c.unicode());
        else if (!id.empty() && id.back() != '-' && !c.isMark())
            id += '-';
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    id.resize(std::min<std::size_t>(id.size(), 30));
    return id.empty() ? "house" : id;
}

} // namespace

HouseDraftModel::HouseDraftModel(Services *services, HouseModel *house)
    : QObject(house), services_(services), house_(house), rows_({"id", "kind", "place", "title", "rule", "section", "value", "shown",
                                                                 "book", "changed", "removed", "row", "fault", "step", "choices", "within"},
                                                                this),
      list_({"id", "key", "title", "changes"}, this)
{}

QString HouseDraftModel::ruleset() const { return isOpen() ? qt(now().extends()) : QString(); }

QString HouseDraftModel::rulesetName() const { return isOpen() ? services_->rulesetName(now().extends()) : QString(); }

QString HouseDraftModel::name() const { return isOpen() ? qt(now().name()) : QString(); }

QString HouseDraftModel::note() const { return isOpen() ? qt(now().note()) : QString(); }

void HouseDraftModel::setName(const QString &name)
{
    if (!isOpen() || name == this->name())
        return;
    HouseDraft next = now();
    next.rename(utf8(name.trimmed()));
    step(std::move(next), {});
}

void HouseDraftModel::setNote(const QString &note)
{
    if (!isOpen() || note == this->note())
        return;
    HouseDraft next = now();
    next.describe(utf8(note.trimmed()));
    step(std::move(next), {});
}

bool HouseDraftModel::begin(const QString &ruleset)
{
    return services_->attempt([&] {
        const std::filesystem::path folder = figuresOf(house_->rulesets(), utf8(ruleset));
        const std::string name = utf8(tr("%1, house rules").arg(services_->rulesetName(utf8(ruleset))));
        start(HouseDraft(folder, utf8(ruleset), slug(name), name), {}, false);
    });
}

bool HouseDraftModel::edit(const QString &file)
{
    if (isOpen() && file_ == file && dirty())
        return true; // it goes on where it was left
    return services_->attempt([&] {
        const std::string text = house_->textOf(file);
        const HouseRules rules = HouseRules::read(text, utf8(file));
        start(HouseDraft(figuresOf(house_->rulesets(), rules.extends), rules), file, hasComments(text));
    });
}

void HouseDraftModel::start(HouseDraft draft, const QString &file, bool comments)
{
    if (dirty())
        discard(); // which can be undone
    tables_ = houseTables(figuresOf(house_->rulesets(), draft.extends()));
    figures_.clear();
    for (const HouseTable &table : tables_)
        for (const HouseRow &row : table.rows)
            for (const HouseFigure &figure : row.figures)
                figures_.insert(qt(figure.id), &figure);
    saved_ = draft;
    history_ = {std::move(draft)};
    at_ = 0;
    file_ = file;
    comments_ = comments;
    table_ = filter_ = last_ = QString();
    onlyChanges_ = false;
    loaded_ = true;
    look();
    Q_EMIT shownChanged();
}

void HouseDraftModel::step(HouseDraft draft, const QString &place)
{
    if (draft == now())
        return;
    history_.resize(at_ + 1, now());
    history_.push_back(std::move(draft));
    if (history_.size() > mostSteps)
        history_.erase(history_.begin());
    at_ = history_.size() - 1;
    last_ = place;
    look();
    keep();
}

void HouseDraftModel::set(const QString &place, const QVariant &value)
{
    const HouseFigure *figure = figures_.value(place);
    if (figure == nullptr || !isOpen())
        return;
    Json wanted;
    if (figure->kind == HouseFigure::Kind::number) {
        bool isNumber = false;
        const double number = std::round(value.toDouble(&isNumber) * 1e6) / 1e6;
        if (!isNumber)
            return;
        if (number == std::round(number) && std::abs(number) < 1e15)
            wanted = static_cast<std::int64_t>(number);
        else
            wanted = number;
    } else if (figure->kind == HouseFigure::Kind::flag) {
        wanted = value.toBool();
    } else {
        wanted = utf8(value.toString().trimmed());
    }
    services_->attempt([&] {
        HouseDraft next = now();
        next.set(figure->id, wanted);
        step(std::move(next), place);
    });
}

bool HouseDraftModel::type(const QString &place, const QString &text)
{
    constexpr double most = 20000;
    QString plain = text.simplified();
    plain.replace(u',', u'.').replace(QChar(0x2212), u'-').replace(QStringLiteral("½"), QStringLiteral(".5"));
    if (!plain.contains(QRegularExpression(QStringLiteral("[0-9]"))))
        plain.clear();
    bool isNumber = false;
    const double number = QLocale::c().toDouble(plain, &isNumber);
    return services_->attempt([&] {
        if (!isNumber || plain.contains(u'e', Qt::CaseInsensitive))
            throw Error(utf8(tr("\"%1\" is not a number. Type one such as 12, -1 or 2.5.").arg(text.trimmed())));
        if (std::abs(number) > most)
            throw Error(utf8(tr("%1 is too large; a value may be at most %2.").arg(text.trimmed()).arg(most)));
        set(place, number);
    });
}

void HouseDraftModel::restore(const QString &place)
{
    if (!isOpen())
        return;
    services_->attempt([&] {
        HouseDraft next = now();
        if (place.isEmpty())
            next.clear();
        else
            next.unset(utf8(place));
        step(std::move(next), place);
    });
}

void HouseDraftModel::removeRow(const QString &place)
{
    if (!isOpen())
        return;
    services_->attempt([&] {
        HouseDraft next = now();
        next.remove(utf8(place));
        step(std::move(next), place);
    });
}

void HouseDraftModel::undo()
{
    if (!canUndo())
        return;
    --at_;
    last_.clear();
    look();
    keep();
}

void HouseDraftModel::redo()
{
    if (!canRedo())
        return;
    ++at_;
    last_.clear();
    look();
    keep();
}

int HouseDraftModel::underWay() const
{
    if (!isOpen() || file_.isEmpty() || !services_->hasStore())
        return 0;
    const std::string id = saved_->extends() + "+" + saved_->id();
    const std::vector<GameRow> games = services_->store().games();
    return static_cast<int>(
        std::count_if(games.begin(), games.end(), [&](const GameRow &game) { return game.ruleset == id && !game.over; }));
}

std::string HouseDraftModel::freshId(const std::string &name) const
{
    const std::string wanted = slug(name);
    std::string id = wanted;
    const auto taken = [&] {
        const auto &houses = house_->registry().houses();
        return std::any_of(houses.begin(), houses.end(), [&](const House &house) { return house.id == now().extends() + "+" + id; }) ||
               std::filesystem::exists(house_->folder() / (now().extends() + "+" + id + ".toml"));
    };
    for (int n = 2; taken(); ++n)
        id = wanted + "-" + std::to_string(n);
    return id;
}

bool HouseDraftModel::save(bool copy)
{
    return isOpen() && services_->attempt([&] {
        if (!fault_.isEmpty())
            throw Error("These house rules do not load yet, so nothing was written: " + utf8(fault_));
        HouseDraft next = now();
        const bool fresh = copy || file_.isEmpty();
        if (copy && !file_.isEmpty() && next.name() == saved_->name())
            next.rename(utf8(tr("%1 (copy)").arg(name())));
        if (fresh)
            next.setId(freshId(next.name()));
        const QString file = fresh ? qt(next.extends() + "+" + next.id() + ".toml") : file_;
        house_->keep(next.toml(), file);
        history_ = {next};
        saved_ = std::move(next);
        at_ = 0;
        file_ = file;
        comments_ = false;
        last_.clear();
        look();
        keep();
    });
}

void HouseDraftModel::drop()
{
    history_.clear();
    at_ = 0;
    tables_.clear();
    figures_.clear();
    rows_.update({});
    list_.update({});
    file_.clear();
    keep();
}

void HouseDraftModel::discard()
{
    if (!isOpen())
        return;
    const bool lost = dirty();
    const QString name = this->name(), file = file_;
    const bool comments = comments_;
    const HouseDraft draft = now(), saved = *saved_;
    drop();
    Q_EMIT changed();
    if (lost)
        services_->offerUndo(tr("Changes to %1 discarded").arg(name), [this, draft, saved, file, comments] {
            start(saved, file, comments);
            step(draft, {});
        });
}

void HouseDraftModel::leave()
{
    if (isOpen() && !dirty()) {
        drop();
        Q_EMIT changed();
    }
}

void HouseDraftModel::keep() const
{
    const QString path = qt((house_->folder() / "draft.json").string());
    if (!dirty()) {
        QFile::remove(path);
        return;
    }
    services_->attempt([&] {
        std::error_code failed;
        std::filesystem::create_directories(house_->folder(), failed);
        writeFile(QUrl::fromLocalFile(path),
                  canonical({{"file", utf8(file_)}, {"toml", now().toml()}, {"saved", saved_->toml()}, {"comments", comments_}}));
    });
}

void HouseDraftModel::resume()
{
    const QString path = qt((house_->folder() / "draft.json").string());
    if (!QFile::exists(path))
        return;
    try {
        const Json left = parseJson(readFile(QUrl::fromLocalFile(path), 4 << 20), "the draft");
        const HouseRules draft = HouseRules::read(left.at("toml").get<std::string>(), draftName);
        const std::filesystem::path folder = figuresOf(house_->rulesets(), draft.extends);
        const HouseDraft saved(folder, HouseRules::read(left.at("saved").get<std::string>(), draftName));
        start(saved, textAt(left, "file"), left.value("comments", false));
        step(HouseDraft(folder, draft), {});
    } catch (const std::exception &) {
        QFile::remove(path); // a draft that cannot be read is none
    }
}

} // namespace optio
