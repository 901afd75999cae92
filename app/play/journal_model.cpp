// SPDX-License-Identifier: GPL-3.0-or-later
// The journal's list.
#include "app/play/journal_model.h"

#include "app/engine.h"
#include "app/play/ruling_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

#include <algorithm>

namespace optio {

namespace {

enum Role { number = Qt::UserRole, kind, turn, sentence, detail, time, undone, dice, mark };

} // namespace

JournalModel::JournalModel(Services *services, QObject *parent) : QAbstractListModel(parent), services_(services) {}

int JournalModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : static_cast<int>(rows_.size()); }

QVariant JournalModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = rows_[rows_.size() - 1 - static_cast<std::size_t>(index.row())];
    const Amended *now = amended(row);
    switch (role) {
    case Role::number:
        return row.n;
    case Role::kind:
        return row.kind;
    case Role::turn:
        return row.turn.isEmpty() || turnWord_.isEmpty() ? spoken(row.turn) : spoken(turnWord_ + u' ' + row.turn);
    case Role::sentence:
        return now && !now->sentence.isEmpty() ? now->sentence : row.sentence;
    case Role::detail:
        return now && row.whole && !now->sentence.isEmpty() && row.kind == QLatin1String("act") ? now->detail : row.detail;
    case Role::time:
        return row.time;
    case Role::undone:
        return undoneBy_.contains(row.n);
    case Role::dice:
        return now && row.whole && !now->dice.isEmpty() ? now->dice : row.dice;
    case Role::mark:
        return now ? now->mark : QString();
    default:
        return {};
    }
}

QHash<int, QByteArray> JournalModel::roleNames() const
{
    return {{Role::number, "n"},  {Role::kind, "kind"},     {Role::turn, "turn"}, {Role::sentence, "sentence"}, {Role::detail, "detail"},
            {Role::time, "time"}, {Role::undone, "undone"}, {Role::dice, "dice"}, {Role::mark, "mark"}};
}

bool JournalModel::canFetchMore(const QModelIndex &parent) const { return !parent.isValid() && oldest_ > 1; }

void JournalModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    std::vector<Row> older;
    const int first = std::max(1, oldest_ - page);
    const bool read = services_->attempt([&] {
        // Newest first, so that an undo is met before what it took back.
        std::vector<StoredLine> lines = services_->store().lines(gameId_, first, oldest_ - 1);
        for (auto line = lines.rbegin(); line != lines.rend(); ++line)
            older.push_back(this->read(parseEntry(line->line, line->n)));
    });
    if (!read || older.empty()) {
        oldest_ = 1; // ask no more: the failure has been told
        return;
    }
    const int count = rowCount();
    beginInsertRows({}, count, count + static_cast<int>(older.size()) - 1);
    rows_.insert(rows_.begin(), std::make_move_iterator(older.rbegin()), std::make_move_iterator(older.rend()));
    oldest_ = first;
    endInsertRows();
}

void JournalModel::open(const std::string &gameId, int length)
{
    beginResetModel();
    gameId_ = gameId;
    length_ = length;
    oldest_ = length + 1;
    rows_.clear();
    undoneBy_.clear();
    amended_.clear();
    endResetModel();
    Q_EMIT lengthChanged();
}

void JournalModel::close() { open({}, 0); }

void JournalModel::add(const Entry &entry)
{
    // An amendment, and the undo of one, change what older rows say: the list is read anew.
    bool reread = entry.kind == "amend";
    if (entry.kind == "undo")
        services_->attempt([&] {
            const int of = entry.json.value("of", 0);
            for (const StoredLine &line : services_->store().lines(gameId_, of, of))
                reread = parseEntry(line.line, of).kind == "amend";
        });
    if (reread) {
        open(gameId_, entry.n);
        return;
    }
    beginInsertRows({}, 0, 0);
    rows_.push_back(read(entry));
    length_ = entry.n;
    endInsertRows();
    if (entry.kind == "undo") {
        const int of = entry.json.value("of", 0);
        const int row = length_ - of;
        if (row < rowCount())
            Q_EMIT dataChanged(index(row), index(row), {Role::undone});
    }
    Q_EMIT lengthChanged();
}

JournalModel::Row JournalModel::read(const Entry &written)
{
    const Entry entry = shown_ ? shown_(written) : written;
    const Json none = Json::object();
    const Json &result = entry.json.contains("result") ? entry.json.at("result") : none;
    if (entry.kind == "undo")
        undoneBy_.insert(entry.json.value("of", 0), entry.n);
    else if (entry.kind == "amend" && !undoneBy_.contains(entry.n))
        readAmendment(entry);
    Row row;
    row.n = entry.n;
    row.kind = qt(entry.kind);
    row.turn = entry.json.contains("turn") ? toVariant(entry.json.at("turn")).toString() : QString();
    row.sentence = spoken(textAt(result, "sentence"));
    row.detail = entry.kind == "correct" || entry.kind == "amend" ? textAt(entry.json, "reason") : spoken(textAt(result, "comparison"));
    if (row.sentence.isEmpty())
        row.sentence = entry.json.contains("keeper") ? spoken(entry.json.value("text", "")) : textAt(entry.json, "text");
    row.time = textAt(entry.json, "time");
    row.dice = diceText(result);
    row.whole = entry.json == written.json;
    return row;
}

/// Newest entries are read first, so the first word on an entry is the last that was said of it.
void JournalModel::readAmendment(const Entry &entry)
{
    for (const Json &item : entry.json.at("history")) {
        const int n = item.at("n").get<int>();
        const QString how = textAt(item, "how");
        const Json result = item.value("result", Json::object());
        Amended &one = amended_[n];
        if (one.mark.isEmpty() && how != QLatin1String("same"))
            one.mark = how;
        if (one.sentence.isEmpty() && how != QLatin1String("kept")) {
            one.sentence = spoken(textAt(result, "sentence"));
            one.detail = spoken(textAt(result, "comparison"));
            one.dice = diceText(result);
        }
    }
}

const JournalModel::Amended *JournalModel::amended(const Row &row) const
{
    const auto found = amended_.constFind(row.n);
    return found == amended_.cend() || undoneBy_.contains(row.n) ? nullptr : &*found;
}

} // namespace optio
