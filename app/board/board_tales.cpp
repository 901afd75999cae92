// SPDX-License-Identifier: GPL-3.0-or-later
// What happened on the board, told entry by entry, and the units it touched.
#include "app/board/board_game.h"
#include "app/board/board_model.h"

#include "app/engine.h"
#include "app/home/prefs.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "rules/board.h"

#include <algorithm>

namespace optio {

namespace {

constexpr int mostTales = 60;

/// The units that an act names, at whatever depth.
QStringList unitsIn(const Json &act)
{
    QStringList units;
    if (act.is_string()) {
        const QString text = qt(act.get<std::string>());
        bool number = false;
        (void)text.mid(1).toInt(&number);
        if (number && (text.startsWith(u'a') || text.startsWith(u'b')))
            units.append(text);
    } else if (act.is_structured()) {
        for (const Json &part : act)
            units += unitsIn(part);
    }
    return units;
}

} // namespace

bool BoardModel::passesOver(const Entry &entry) const
{
    if (!quick() || !entry.json.contains("act"))
        return false;
    const Json input = entry.json.at("act").value("input", Json::object()), result = entry.json.value("result", Json::object());
    const Json lines = result.value("lines", Json::array());
    if (!input.contains("do") ||
        std::any_of(lines.begin(), lines.end(), [](const Json &line) { return textAt(line, "stage") == QLatin1String("die"); }))
        return false; // a die that fell over it is told
    const std::string by = rules_->announcer(input.at("do"));
    return !by.empty() && !human(qt(by));
}

void BoardModel::tellNew()
{
    const int length = game_->length();
    if (told_ == length)
        return;
    QList<QVariantMap> tales = tales_->rows();
    if (told_ > length) { // some were taken back, or are shown once more
        tales.removeIf([&](const QVariantMap &tale) { return tale["n"].toInt() > length; });
        told_ = tales.isEmpty() ? game_->toldFrom() : length;
        touched_.clear();
    }
    told_ = std::max(told_, length - mostTales);
    services_->attempt([&] {
        while (told_ < length) {
            const Entry entry = game_->entry(++told_);
            if (entry.kind != "act" && entry.kind != "undo")
                continue;
            const Json result = entry.json.value("result", Json::object());
            QVariantList dice, steps;
            QString side;
            for (const Json &line : result.value("lines", Json::array())) {
                const bool die = textAt(line, "stage") == QLatin1String("die");
                if (side.isEmpty())
                    side = textAt(line, "side");
                if (die)
                    dice.append(line.value("value", 0));
                steps.append(QVariantMap{{"side", textAt(line, "side")},
                                         {"label", spoken(textAt(line, "label"))},
                                         {"value", line.value("value", 0)},
                                         {"rule", textAt(line, "rule")},
                                         {"die", die}});
            }
            if (passesOver(entry))
                continue;
            touched_ = unitsIn(entry.json.value("act", Json::object()));
            const QString sentence = entry.kind == "undo" ? tr("Undone.") : spoken(textAt(result, "sentence"));
            tales.append({{"id", QString::number(entry.n)},
                          {"n", entry.n},
                          {"side", side},
                          {"sentence", sentence},
                          {"dice", dice},
                          {"steps", steps}});
        }
    });
    if (tales.size() > mostTales)
        tales.remove(0, tales.size() - mostTales);
    tales_->update(tales);
}

} // namespace optio
