// SPDX-License-Identifier: GPL-3.0-or-later
// Sorts the lines.
#include "app/board/staging_lines.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"

namespace optio {

QString turnKey(const BoardView &view, const QString &active)
{
    return view.battle["turn"].toString() + active + view.battle["round"].toString();
}

QStringList idsIn(const Json &input, const char *key)
{
    QStringList ids;
    if (const auto found = input.find(key); found != input.end()) {
        if (found->is_string())
            ids.append(qt(found->get<std::string>()));
        else if (found->is_array())
            for (const Json &one : *found)
                if (one.is_string())
                    ids.append(qt(one.get<std::string>()));
    }
    return ids;
}

void share(const QList<ToldLine> &lines, QList<Bout> &bouts)
{
    int now = 0;
    bool decided = false;
    for (const ToldLine &line : lines) {
        int next = now;
        if (!line.unit.isEmpty()) {
            for (int i = now; i < bouts.size() && next == now; ++i)
                if (i > now && (bouts[i].from + bouts[i].to).contains(line.unit) && !(bouts[now].from + bouts[now].to).contains(line.unit))
                    next = i;
        } else if (line.stage == QLatin1String("column") && decided && now + 1 < bouts.size()) {
            next = now + 1;
        }
        if (next != now)
            decided = false;
        now = next;
        decided = decided || (line.stage == QLatin1String("die") && line.unit.isEmpty());
        bouts[now].lines.append(line);
    }
}

} // namespace optio
