// SPDX-License-Identifier: GPL-3.0-or-later
// Reads armies from plain text, line by line: a title, lines of the head, commands, rows. What is not understood is told with line and
// column, and kept in the army's notes.
#pragma once

#include "rules/exchange/text.h"
#include "rules/exchange/vocabulary.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace optio::exchange {

/// Letters, digits and underscores, beginning with a letter.
bool isPlainKey(std::string_view text);
/// Would a line of this text be taken for an army's title?
bool isTitle(std::string_view text);

/// See the top of the file.
class TextReader {
public:
    TextReader(const Source &source, const Rulesets &rulesets) : source_(source), rulesets_(rulesets) {}
    Import read();

private:
    void readArmy(const std::vector<Line> &lines);
    void readHead(Json &roster, const Line &line, std::string_view key, std::string_view value, bool exact);
    void readCommand(Json &roster, const Line &line, const Words *words);
    void readRow(Json &roster, const Line &line, const Words *words);
    void keep(Json &roster, const Line &line, const std::string &why);
    const Ruleset *rulesIn(const std::vector<Line> &lines);
    const Ruleset *guessed(const std::vector<Line> &lines);
    const Words &wordsOf(const Ruleset &ruleset);
    void tell(const std::string &text, const Line &line, std::size_t at = 0);

    const Source &source_;
    const Rulesets &rulesets_;
    Import import_;
    std::map<std::string, std::unique_ptr<Words>> words_;
};

} // namespace optio::exchange
