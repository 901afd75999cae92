// SPDX-License-Identifier: GPL-3.0-or-later
// Which options a period leaves out.
#include "app/board/period_options.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"

#include <algorithm>

namespace optio {

bool saysNothing(const Json &catalogue, const QString &period, const Question &option)
{
    const auto periods = catalogue.find("periods");
    if (periods == catalogue.end())
        return false;
    for (const Json &one : *periods) {
        if (textAt(one, "id") == period) {
            const auto idle = one.find("idle");
            if (idle != one.end() && std::find(idle->begin(), idle->end(), option.id) != idle->end())
                return true;
        } else if (textAt(one, "name").startsWith(qt(option.topic))) {
            return true;
        }
    }
    return false;
}

} // namespace optio
