// SPDX-License-Identifier: GPL-3.0-or-later
// Edits house rules step by step, checks each step, and writes what loads.
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
const std::string draftName = "house-rules.toml"; ///< what messages of the reader call it; taken off before they are shown

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

int lineAt(const std::string &where)
{
    const std::size_t colon = where.find(':');
    return colon == std::string::npos ? 0 : std::atoi(where.c_str() + colon + 1);
}

/// The place in a house file that stands on the last line up to `line`.
void findPlace(const Figure &figure, const std::string &place, const std::string &mark, int line, std::pair<int, std::string> &best)
{
    const int own = lineAt(figure.where());
    if (!place.empty() && own > 0 && own <= line && own >= best.first)
        best = {own, place};
    if (figure.isTable()) {
        for (const std::string &key : figure.keys())
            if (const Figure &part = figure.at(key); part.isTable() || part.isArray())
                findPlace(part, place.empty() ? key : place + mark + key, mark == "/" ? "." : mark, line, best);
            else if (!place.empty() && lineAt(part.where()) <= line && lineAt(part.where()) >= best.first)
                best = {lineAt(part.where()), place + (mark == "." && place.find('/') == std::string::npos ? "/" : mark) + key};
    } else if (figure.isArray()) {
        for (const Figure &row : figure.items())
            if (row.isTable() && row.has("id"))
                findPlace(row, place + "/" + row.at("id").text(), "/", line, best);
    }
}

QString withCapital(QString sentence)
{
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence.isEmpty() || sentence.endsWith(u'.') ? sentence : sentence + u'.';
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

QString HouseDraftModel::tableTitle() const
{
    const auto table = std::find_if(tables_.begin(), tables_.end(), [&](const HouseTable &one) { return qt(one.id) == table_; });
    return table == tables_.end() ? QString() : qt(table->title);
}

void HouseDraftModel::setTable(const QString &table)
{
    table_ = table;
    show();
    Q_EMIT shownChanged();
}

void HouseDraftModel::setFilter(const QString &filter)
{
    filter_ = filter;
    show();
    Q_EMIT shownChanged();
}

void HouseDraftModel::setOnlyChanges(bool only)
{
    onlyChanges_ = only;
    show();
    Q_EMIT shownChanged();
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

void HouseDraftModel::look()
{
    counts_.clear();
    for (const HouseTable &table : tables_) {
        if (!now().touches(table.id))
            continue;
        int count = 0;
        for (const HouseRow &row : table.rows)
            if (!row.id.empty() && now().removed(row.id))
                ++count;
            else
                for (const HouseFigure &figure : row.figures)
                    count += now().changed(figure.id) ? 1 : 0;
        counts_.insert(qt(table.id), count);
    }
    QList<QVariantMap> list;
    for (const HouseTable &table : tables_)
        list.append({{"id", qt(table.id)}, {"key", qt(table.id)}, {"title", qt(table.title)}, {"changes", counts_.value(qt(table.id))}});
    list_.update(list);
    check();
    show();
    Q_EMIT changed();
}

void HouseDraftModel::check()
{
    fault_.clear();
    faultPlace_.clear();
    changes_ = added_ = 0;
    for (const int count : std::as_const(counts_))
        changes_ += count;
    if (now().name().empty()) {
        fault_ = tr("Give the house rules a name.");
        return;
    }
    const std::string toml = now().toml();
    try {
        const std::vector<HouseChange> found = tryHouse(house_->rulesets(), HouseRules::read(toml, draftName), draftName);
        added_ =
            static_cast<int>(std::count_if(found.begin(), found.end(), [](const HouseChange &change) { return change.what == "added"; }));
        changes_ = std::max(changes_, static_cast<int>(found.size()));
        loaded_ = true;
    } catch (const Error &error) {
        faultPlace_ = placeAt(toml, error.field());
        if (faultPlace_.isEmpty() && loaded_)
            faultPlace_ = last_;
        QString sentence = QString::fromUtf8(error.what());
        if (const QString place = qt(error.field()) + QStringLiteral(": "); sentence.startsWith(place))
            sentence = sentence.mid(place.size());
        else if (const QString file = qt(draftName) + QStringLiteral(": "); sentence.startsWith(file))
            sentence = sentence.mid(file.size());
        fault_ = withCapital(sentence);
        loaded_ = false;
    }
}

QString HouseDraftModel::placeAt(const std::string &toml, const std::string &where) const
{
    if (where.rfind(draftName + ":", 0) != 0)
        return {};
    std::pair<int, std::string> best{0, {}};
    findPlace(readFigures(toml, draftName), "", ".", lineAt(where), best);
    const QString place = qt(best.second);
    // The last change, when it stands there; otherwise the place itself, if a line shows it.
    if (!last_.isEmpty() && (last_.startsWith(place) || place.startsWith(last_)))
        return last_;
    return place;
}

bool HouseDraftModel::shows(const HouseTable &table, const HouseRow &row, const HouseFigure *figure) const
{
    const QString text = qt(table.title + " " + row.title + (figure != nullptr ? " " + figure->title : std::string()));
    const QStringList words = filter_.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

QVariantMap HouseDraftModel::line(const HouseTable &table, const HouseRow &row) const
{
    const bool gone = now().touches(table.id) && now().removed(row.id), changed = now().touches(table.id) && now().changed(row.id);
    return {{"id", qt(row.id)},          {"kind", "row"},
            {"place", qt(row.id)},       {"title", qt(row.title)},
            {"rule", qt(row.rule)},      {"section", qt(table.title)},
            {"changed", changed},        {"removed", gone},
            {"row", qt(row.id)},         {"value", 0},
            {"shown", QString()},        {"step", 1},
            {"choices", QVariantList()}, {"book", QString()},
            {"within", false},           {"fault", !fault_.isEmpty() && faultPlace_ == qt(row.id) ? fault_ : QString()}};
}

QVariantMap HouseDraftModel::figureLine(const HouseTable &table, const HouseRow &row, const HouseFigure &figure, bool touched) const
{
    static const char *const kinds[] = {"number", "flag", "choice", "text"};
    const bool alone = !row.id.empty() && row.figures.size() == 1;
    const Json value = touched ? now().value(figure.id) : figure.book;
    const bool changed = touched && now().changed(figure.id);
    QVariantList choices;
    for (const auto &[known, label] : figure.choices)
        choices.append(QVariantMap{{"value", qt(known)}, {"label", label.empty() ? tr("none") : qt(label)}});
    const QString place = alone ? qt(row.id) : qt(figure.id);
    const bool faulty = !fault_.isEmpty() && (faultPlace_ == qt(figure.id) || (alone && faultPlace_ == place) ||
                                              qt(figure.id).startsWith(faultPlace_ + QStringLiteral(".")));
    return {{"id", place},
            {"kind", kinds[static_cast<int>(figure.kind)]},
            {"place", qt(figure.id)},
            {"title", alone ? qt(row.title) : qt(figure.title)},
            {"rule", alone || row.id.empty() ? qt(row.rule) : QString()},
            {"section", qt(table.title)},
            {"value", toVariant(value)},
            {"shown", qt(shownValue(figure, value))},
            {"book", changed ? qt(shownValue(figure, figure.book)) : QString()},
            {"changed", changed},
            {"removed", false},
            {"row", alone ? qt(row.id) : QString()},
            {"fault", faulty && faultPlace_ != QString() ? fault_ : QString()},
            {"step", figure.step},
            {"choices", choices},
            {"within", !row.id.empty() && !alone}};
}

void HouseDraftModel::show()
{
    QList<QVariantMap> lines;
    const bool all = !filter_.trimmed().isEmpty() || onlyChanges_;
    for (const HouseTable &table : tables_) {
        if (!isOpen() || (!all && qt(table.id) != table_) || (onlyChanges_ && counts_.value(qt(table.id)) == 0))
            continue;
        const bool touched = now().touches(table.id);
        for (const HouseRow &row : table.rows) {
            const bool whole = shows(table, row, nullptr);
            const bool gone = touched && !row.id.empty() && now().removed(row.id);
            QList<QVariantMap> figures;
            for (const HouseFigure &figure : row.figures)
                if (!gone && (whole || shows(table, row, &figure)) && (!onlyChanges_ || (touched && now().changed(figure.id))))
                    figures.append(figureLine(table, row, figure, touched));
            const bool wanted = onlyChanges_ ? gone && whole : whole;
            if (!row.id.empty() && (gone || row.figures.size() != 1) && (wanted || !figures.isEmpty()))
                lines.append(line(table, row));
            lines += figures;
        }
    }
    rows_.update(lines);
}

int HouseDraftModel::showFault()
{
    const std::string place = utf8(faultPlace_);
    for (const HouseTable &table : tables_)
        if (place.rfind(table.id + "/", 0) == 0) {
            filter_.clear();
            onlyChanges_ = false;
            setTable(qt(table.id));
            for (int row = 0; row < rows_.count(); ++row)
                if (!rows_.get(row).value("fault").toString().isEmpty())
                    return row;
        }
    return -1;
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
