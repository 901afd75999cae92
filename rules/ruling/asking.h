// SPDX-License-Identifier: GPL-3.0-or-later
// Questions as figures describe them, and the interview that asks them: each is asked when its condition holds on the facts so far, and
// its answer says more facts. A rule set with two sides asks for each of them; one with a single subject uses side 0 only.
#pragma once

#include "rules/figures/table.h"
#include "rules/ruling/form.h"

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace optio {

/// What an answer says: a word for a field, or an addition to a count.
struct Said {
    enum class Whose { self, foe, a, b } whose = Whose::self;
    int field = -1, word = 0;
    int count = -1, add = 0;
};

/// One answer to choose.
struct Answer {
    Json value;
    std::string label;
    std::vector<Said> says;
};

/// A row of questions:
/// { id, kind = "yesNo" | "choice" | "count" | "own", label, help, rule, per = "side" or side = "a" | "b", one_side, place,
///   shown = [{ when, unless }], choices = [{ value, label, self, foe, a, b }] | yes, no = { self, … } | least, most, each = { self, … },
///   standard, refused, refused_rule, number }
/// `self`, `foe`, `a`, `b` hold what the answer says of whom: { field = "word", count = 1 }. `place` orders the form; without one all stand
/// as they are asked. A question of kind "own" is the rule set's to answer (see Subject); its `number` is the rule set's too.
struct Asking {
    enum class Kind { yesNo, choice, count, own } kind = Kind::yesNo;
    std::string id;                 ///< "cc.going"
    std::array<std::string, 2> ids; ///< with the side: "cc.going_a"; both alike for a question that concerns both
    bool asked[2] = {true, false};  ///< for which sides it is asked; a question for both stands under a
    bool perSide = false;
    bool oneSide = false; ///< once a side has answered otherwise than usual, the other is not asked
    int place = 0;
    std::string label, help, rule;
    std::string refused, refusedRule; ///< why it does not apply, when it does not
    std::vector<Answer> answers;      ///< yesNo: no and yes; count: one, its effects once for each
    int standard = 0;                 ///< number of the default answer, or the default count
    int least = 0, most = 0;
    int number = 0;
    std::vector<Condition> shown; ///< asked when one holds; empty: always

    bool applies(const Facts &facts) const;
};

/// Reads the questions whose id begins with `prefix`. `count` gives the number of a count by its name; without it there are no counts.
/// Throws Error with file and line for an unknown key, field, word or kind.
std::vector<Asking> readQuestions(const Figure &rows, const std::string &prefix, const Vocabulary &vocabulary,
                                  const std::function<int(const std::string &)> &count = {});
/// Conditions of a list of { when, unless } under `key`; empty when there is none.
std::vector<Condition> readConditions(const Figure &row, const std::string &key, const Vocabulary &vocabulary);
/// Does one of them hold, or are there none?
bool anyHolds(const std::vector<Condition> &conditions, const Facts &facts);

/// What an interview is about.
class Subject {
public:
    virtual ~Subject() = default;
    virtual const Facts &facts(int side) const = 0;
    /// Sets a fact of a side.
    virtual void say(int side, int field, int word) = 0;
    /// Adds to a count of a side.
    virtual void add(int /*side*/, int /*count*/, int /*by*/) {}
    /// Takes the answer to a question of kind "own"; null: none was given. Gives the answer that stands. Throws Error for one that is not
    /// allowed.
    virtual Json answer(const Asking & /*asking*/, int /*side*/, const Json * /*given*/) { return {}; }
};

/// A single subject without counts: facts alone.
class PlainSubject : public Subject {
public:
    explicit PlainSubject(Facts &facts) : facts_(facts) {}
    const Facts &facts(int) const override { return facts_; }
    void say(int, int field, int word) override { facts_[field] = static_cast<std::uint8_t>(word); }

private:
    Facts &facts_;
};

/// Receives every question that applies, with the answer that stands.
using Asked = std::function<void(const Asking &, int side, const Json &value)>;

/// Goes through the questions in order. With `strict` an answer that is not allowed, does not apply or is not known is an Error naming it;
/// otherwise such answers give way to the default.
void interview(const std::vector<Asking> &questions, Subject &subject, const Json &answers, bool strict, const Asked &asked = {});

/// The default answer of a question; null for an own one.
Json standardOf(const Asking &asking);
/// The question as a form shows it. `names`: what {a} and {b} in its choices stand for. An own question comes without choices.
Question questionOf(const Asking &asking, int side, const Json &value, const std::array<std::string, 2> &names = {"A", "B"});

/// The object under "answers" of an input; an empty one when there is none. Throws Error when it is something else.
const Json &answersIn(const Json &input);
/// Throws Error for an input that is no object or has a key that is not in `keys`.
void onlyKeys(const Json &input, const std::vector<std::string> &keys);

/// `text` with {name} replaced for each pair.
std::string fill(std::string text, std::initializer_list<std::pair<std::string_view, std::string_view>> values);

} // namespace optio
