// SPDX-License-Identifier: GPL-3.0-or-later
// What another device did under an open form (LNK-20): the form stays as it is, what has changed in it is marked, and it cannot be rolled
// before each marked question has been looked at.
#include "app/engine.h"
#include "app/play/game_model.h"
#include "app/play/resolver_model.h"
#include "app/play/ruling_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

#include <algorithm>

namespace optio {

namespace {

/// Would whoever has read the one have to read the other again?
bool isOther(const Question &then, const Question &now)
{
    const auto same = [](const Choice &one, const Choice &other) { return one.value == other.value && one.label == other.label; };
    return then.kind != now.kind || then.label != now.label || then.value != now.value || then.least != now.least ||
           then.most != now.most || !std::ranges::equal(then.choices, now.choices, same);
}

} // namespace

/// Has the game gone on by another device since the form was shown? Then what it showed is remembered for a moment.
void ResolverModel::noteBefore()
{
    const int length = game_->isOpen() ? game_->game().length() : 0;
    const int since = std::exchange(seen_, length);
    if (!game_->isShared() || stage_ || length <= since)
        return;
    before_ = Before{form_, contestants_, bands_, refusal_.isEmpty()};
    services_->attempt([&] {
        QStringList sentences = meanwhile_.isEmpty() ? QStringList() : QStringList{meanwhile_};
        for (int n = std::max(since + 1, length - 1); n <= length; ++n) {
            const Json entry = game_->shown(game_->read(n)).json;
            QString sentence = entry.contains("result") ? spoken(entry.at("result").value("sentence", "")) : qt(entry.value("text", ""));
            sentences.append(withStop(sentence));
        }
        meanwhile_ = sentences.mid(std::max<qsizetype>(0, sentences.size() - 2)).join(u' ');
    });
}

/// Marks what is another than before.
void ResolverModel::takeMarks()
{
    if (!before_)
        return;
    const Before before = *std::exchange(before_, std::nullopt);
    if (!before.form.questions.empty())
        for (const Question &now : form_.questions) {
            const auto then = std::find_if(before.form.questions.begin(), before.form.questions.end(),
                                           [&](const Question &one) { return one.id == now.id; });
            if (then == before.form.questions.end())
                marks_[qt(now.id)] = QStringLiteral("new");
            else if (isOther(*then, now))
                marks_[qt(now.id)] = QStringLiteral("again");
        }
    for (QVariant &one : contestants_) {
        QVariantMap map = one.toMap();
        for (const QVariant &old : before.contestants) {
            const QVariantMap then = old.toMap();
            if (then["side"] == map["side"] && then["title"] == map["title"] && then["score"] != map["score"])
                scores_[map["side"].toString()] = then["score"].toString();
        }
    }
    if (before.bands != bands_ && !before.bands.isEmpty()) {
        QStringList words;
        for (const QVariant &one : before.bands)
            words.append(one.toMap()["label"].toString() + u' ' + one.toMap()["percent"].toString());
        oddsBefore_ = words.join(QStringLiteral(" · "));
    }
    if (marks_.isEmpty() && scores_.isEmpty() && oddsBefore_.isEmpty() && before.ready == refusal_.isEmpty())
        meanwhile_.clear(); // nothing here hangs on it
}

/// Puts the marks on the rows that are shown.
void ResolverModel::showMarks(QList<QVariantMap> &rows)
{
    takeMarks();
    for (QVariantMap &row : rows) {
        row["mark"] = marks_.value(row["id"].toString());
        if (!row["mark"].toString().isEmpty())
            row["idle"] = false; // it is not folded away before it was looked at
    }
    for (auto one = marks_.begin(); one != marks_.end();)
        one = std::any_of(rows.begin(), rows.end(), [&](const QVariantMap &row) { return row["id"] == one.key(); }) ? std::next(one)
                                                                                                                    : marks_.erase(one);
    for (QVariant &one : contestants_) {
        QVariantMap map = one.toMap();
        if (const QString was = scores_.value(map["side"].toString()); !was.isEmpty() && was != map["score"].toString())
            map["was"] = was;
        one = map;
    }
}

void ResolverModel::dropMarks()
{
    before_.reset();
    marks_.clear();
    scores_.clear();
    oddsBefore_.clear();
    meanwhile_.clear();
    seen_ = game_->isOpen() ? game_->game().length() : 0;
}

void ResolverModel::check(const QString &question)
{
    if (marks_.remove(question) > 0)
        recompute();
}

} // namespace optio
