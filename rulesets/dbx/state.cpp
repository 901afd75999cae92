// SPDX-License-Identifier: GPL-3.0-or-later
// Rows as JSON.
#include "rulesets/dbx/state.h"

#include "rules/sides.h"

namespace optio::dbx {

template <class F> void fields(F &f, Marked &v)
{
    f.besides(v.marks);
    f("count", v.count, limit::needed, limit::from(0, mostInRow));
}

template <class F> void fields(F &f, Unit &v)
{
    static const std::vector<std::string> sides(sideId.begin(), sideId.end());
    f.besides(v.row);
    f("side", v.side, limit::needed, limit::oneOf(sides));
    f("command", v.command);
    f("count", v.count, limit::needed, limit::from(0, mostInRow));
    f("lost", v.lost, limit::needed, limit::from(0, mostInRow));
    f("marks", v.marks, limit::longest(500));
}

namespace {

/// The marks that are more than true.
struct MarkShape {
    int marches = 0;
    std::string contact;
};

template <class F> void fields(F &f, MarkShape &v)
{
    f("marches", v.marches, limit::from(0, 99));
    f("contact", v.contact, limit::longest(100));
}

} // namespace

void checkMarks(const Unit &unit)
{
    for (std::size_t i = 0; unit.marks && i < unit.marks->size(); ++i) {
        MarkShape shape;
        FieldsIn::read(shape, unit.marks->at(i).marks, "state/units/" + unit.id + "/marks/" + std::to_string(i));
    }
}

template void fields(FieldsIn &f, Marked &v);
template void fields(FieldsOut &f, Marked &v);
template void fields(FieldsIn &f, Unit &v);
template void fields(FieldsOut &f, Unit &v);

} // namespace optio::dbx
