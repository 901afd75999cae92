// SPDX-License-Identifier: GPL-3.0-or-later
// Questions asked by code, one after another, with their words taken from figures: for resolvers that are written as one function (see
// act.h). Where conditions in the figures say when a question applies, see asking.h.
#pragma once

#include "rules/figures/house.h"
#include "rules/ruling/form.h"

#include <string>
#include <utility>
#include <vector>

namespace optio {

/// A question's words; which of its choices are offered is the resolver's to say.
struct QuestionRow {
    std::string id, label, help, rule;
    std::vector<Choice> choices;
    bool decides = false; ///< see Question
};

/// The choices of a row: choices = [{ value, label, help }]; none when it has none.
std::vector<Choice> choicesOf(const Figure &row);
/// The rows "question" of questions.toml and of all files whose names end so, in the order of the names. Throws Error with file and line
/// for a faulty row or an id that is there twice.
std::vector<QuestionRow> readQuestionRows(const FigureFolder &from);

/// Each call asks a question and gives the answer that stands: the given one or the default. With `strict` an answer that is not allowed is
/// an Error, and finish() refuses answers to questions that were not asked.
class Asker {
public:
    /// `rows` and `answers` are kept by reference. Where nobody reads questions(), as when a ruling's odds are counted, `worded` is false:
    /// then only what was answered is looked up, and no question gets its words.
    Asker(const std::vector<QuestionRow> &rows, const Json &answers, bool strict, bool worded = true)
        : rows_(rows), answers_(answers), strict_(strict), worded_(worded)
    {}

    /// `row` is the question's id in the figures. `subject` is put behind it ("ct.status_a1.2"): a unit's or leader's id, or a side; "" for
    /// a question asked once. `name` stands for {unit}, `other` for {other}; a label without {unit} that is asked of several gets the name
    /// at its end.
    struct Of {
        std::string row, subject, side, name, other;
    };
    bool yesNo(const Of &of, bool standard);
    int count(const Of &of, int least, int most, int standard);
    /// Offers those choices of the row whose values are in `values`, in that order; a value the row does not have is an Error.
    std::string choice(const Of &of, const std::vector<std::string> &values, const std::string &standard);
    /// Offers the row's choices and then others: value and label.
    std::string pick(const Of &of, const std::vector<std::pair<std::string, std::string>> &others, const std::string &standard);
    /// What was asked; nothing where it is not worded.
    const std::vector<Question> &questions() const { return questions_; }
    /// Throws Error for answers that no question asked for.
    void finish() const;
    bool strict() const { return strict_; }

private:
    const QuestionRow &rowOf(const Of &of) const;
    Question made(const Of &of, QuestionKind kind) const;
    /// Is nothing answered, and does nobody want to know what was asked?
    bool allStandard() const { return !worded_ && !strict_ && answers_.empty(); }
    /// The answer to a question that `make` puts into words.
    template <class Make> Json settle(const Of &of, Json standard, const Make &make);

    const std::vector<QuestionRow> &rows_;
    const Json &answers_;
    bool strict_, worded_;
    std::vector<Question> questions_;
    std::vector<std::string> asked_; ///< ids of all
};

} // namespace optio
