// SPDX-License-Identifier: GPL-3.0-or-later
// People who watch a shared game in a browser (LNK-05).
#include "app/table/table_model.h"

namespace optio {

void TableModel::setLetsWatch(bool on)
{
    if (end_ && role() == QLatin1String("keeper") && on != letsWatch())
        end_->letWatch(on);
}

QString TableModel::watchAddress() const { return end_ && !stopping_.isActive() ? end_->watchAddresses().value(0) : QString(); }

} // namespace optio
