// SPDX-License-Identifier: GPL-3.0-or-later
// An amendment asked for: {"n","input","values","drop","dice","choices":[{"n","choice"}],"inserts":[{"n","resolver","input","dice"}]}
#include "rules/link/amend_told.h"

#include "rules/fields.h"
#include "rules/limits.h"

namespace optio::link {

namespace {

struct ChoiceTold {
    int n = 0;
    std::string choice{};
};
OPTIO_FIELDS(ChoiceTold, n, choice)

struct InsertTold {
    int n = 0;
    std::string resolver{};
    Json input{};
    std::optional<std::vector<int>> dice{};
};
OPTIO_FIELDS(InsertTold, n, resolver, input, dice)

struct AmendTold {
    int n = 0;
    Json input{}, values{};
    bool drop = false;
    std::optional<std::vector<int>> dice{};
    std::vector<ChoiceTold> choices{};
    std::vector<InsertTold> inserts{};
};
template <class F> void fields(F &f, AmendTold &v)
{
    f("n", v.n);
    f("input", v.input, limit::sparse);
    f("values", v.values, limit::sparse);
    f("drop", v.drop, limit::sparse);
    f("dice", v.dice);
    f("choices", v.choices, limit::sparse);
    f("inserts", v.inserts, limit::sparse);
}

struct ConsequenceTold {
    int n = 0, turn = 0;
    std::string what{}, choice{};
    bool replayable = false;
    std::string before{}, after{}, note{};
    Json needs{};
};
template <class F> void fields(F &f, ConsequenceTold &v)
{
    f("n", v.n);
    f("turn", v.turn);
    f("what", v.what);
    f("choice", v.choice);
    f("replayable", v.replayable);
    f("before", v.before);
    f("after", v.after);
    f("note", v.note, limit::sparse);
    f("needs", v.needs, limit::sparse);
}

struct AmendmentTold {
    std::string before{}, after{};
    std::vector<ConsequenceTold> consequences{};
    Json body{};
};
OPTIO_FIELDS(AmendmentTold, before, after, consequences, body)

} // namespace

Json told(const Amending &amending)
{
    AmendTold told{amending.n, amending.input, amending.values, amending.drop, amending.typed, {}, {}};
    for (const auto &[n, choice] : amending.choices)
        told.choices.push_back({n, nameOf(choice)});
    for (const auto &[n, inserts] : amending.inserts)
        for (const Insertion &one : inserts)
            told.inserts.push_back({n, one.resolver, one.input, one.typed});
    return FieldsOut::write(told);
}

Amending amendingFrom(const Json &json)
{
    AmendTold told;
    FieldsIn in(json, FieldPlace("amend"));
    fields(in, told);
    Amending amending;
    amending.n = told.n;
    amending.input = told.input;
    amending.values = told.values;
    amending.drop = told.drop;
    amending.typed = told.dice;
    for (const ChoiceTold &one : told.choices)
        amending.choices[one.n] = amendChoiceFrom(one.choice);
    for (const InsertTold &one : told.inserts)
        amending.inserts[one.n].push_back({one.resolver, one.input, one.dice});
    return amending;
}

Json told(const Amendment &amendment)
{
    AmendmentTold told{amendment.before, amendment.after, {}, amendment.body};
    for (const Consequence &one : amendment.consequences)
        told.consequences.push_back(
            {one.n, one.turn, one.what, nameOf(one.choice), one.replayable, one.before, one.after, one.note, one.needs});
    return FieldsOut::write(told);
}

Amendment amendmentFrom(const Json &json)
{
    AmendmentTold told;
    FieldsIn in(json, FieldPlace("amendment"));
    fields(in, told);
    if (!told.body.is_object() || !told.body.contains("history") || !told.body.at("history").is_array() || !told.body.contains("result"))
        throw Error("the keeper's answer is no amendment", "body");
    Amendment amendment;
    amendment.before = told.before;
    amendment.after = told.after;
    for (const ConsequenceTold &one : told.consequences)
        amendment.consequences.push_back(
            {one.n, one.turn, one.what, amendChoiceFrom(one.choice), one.replayable, one.before, one.after, one.note, one.needs});
    amendment.body = told.body;
    return amendment;
}

} // namespace optio::link
