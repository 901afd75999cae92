// SPDX-License-Identifier: GPL-3.0-or-later
// Forms: the questions a resolver asks, described so that one screen can draw them all.
#pragma once

#include "rules/json.h"

#include <string>
#include <vector>

namespace optio {

/// One answer to choose. `value` is what goes into the answers (text, number or object); `label` is what people read.
struct Choice {
    Json value;
    std::string label;
    std::string help;
};

enum class QuestionKind {
    yesNo,  ///< true or false
    choice, ///< one of `choices`
    count,  ///< a whole number least..most
};

/// A question that applies to the case at hand. Questions that do not apply are left out of the form.
struct Question {
    std::string id;    ///< "cc.going_a"
    std::string side;  ///< "a", "b", or "" for one that concerns both
    std::string label; ///< short: "Ground"
    std::string help;  ///< the whole question in a sentence, for tooltips and screen readers
    QuestionKind kind = QuestionKind::yesNo;
    std::vector<Choice> choices;
    int least = 0, most = 0;
    Json value;        ///< the answer given, or the default
    Json standard;     ///< the default
    std::string rule;  ///< "PUN-075"
    std::string topic; ///< of an option: the heading it stands under ("Setup"); empty for none
    /// Is the answer a choice of its `side`, and not what both see on the table? Where each side has a device, that side's is asked
    /// (LNK-23).
    bool decides = false;
    std::string needs; ///< of an option: another one, answered with yes or no, without which it says nothing; empty for none
};

/// Who takes part, as the form's head shows it.
struct Contestant {
    std::string side;     ///< "a" or "b"
    std::string unit;     ///< id of the unit in the game, empty outside one
    std::string title;    ///< "Spears (O)"
    std::string subtitle; ///< "Carthage · Hanno · general's element"
    std::string icon;     ///< name of a troop icon ("spears")
    std::string score;    ///< what it has before the dice: "+6"
};

/// A die the resolver will ask for, in order.
struct DieSlot {
    std::string side;       ///< "a", "b" or ""
    std::string label;      ///< "Carthage's combat die"
    std::vector<int> faces; ///< what can be typed: 1..6, 0..9, 2..5
};

struct Form {
    std::string resolver;
    std::string title;
    std::vector<Contestant> contestants;
    std::vector<Question> questions;
    std::vector<DieSlot> dice;
};

/// Checks one answer against its question: kind, range, allowed values. Throws Error naming the question and the allowed values.
void checkAnswer(const Question &question, const Json &answer);

/// The answers of `form` (each question's value) as an object id → value.
Json answersOf(const Form &form);

/// {"id","side","label","help","kind":"yesNo"|"choice"|"count","value","standard","rule"}, with {"decides":true} where it is, and
/// {"choices":[{"value","label","help"}]} of a choice or {"least","most"} of a count.
Json toJson(const Question &question);
/// {"resolver","title","contestants":[…],"questions":[…],"dice":[{"side","label","faces"}]}
Json toJson(const Form &form);

} // namespace optio
