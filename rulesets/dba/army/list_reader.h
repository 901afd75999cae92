// SPDX-License-Identifier: GPL-3.0-or-later
// Makes armies of the lists of a text. What a list leaves open is asked; nothing of it is left out without a note.
#pragma once

#include "rules/exchange/format.h"
#include "rulesets/dba/army/list_lines.h"

#include <string>
#include <vector>

namespace optio::dba {

/// See the top of the file.
class ListReader {
public:
    ListReader(const exchange::Source &source, const Ruleset &ruleset, const ListCodes &codes)
        : source_(source), ruleset_(ruleset), codes_(codes)
    {}

    void read(const FoundList &list);
    /// What was read.
    exchange::Import take() { return std::move(import_); }

private:
    void tell(const std::string &text, std::string_view at);
    void readPart(const ListPart &part);
    void readTerm(const ListPart &part, const ListTerm &term, bool &general);
    void checkTerms(const ListPart &part);
    void add(const ListOffer &offer, int count, bool general, const std::string &remark);
    void askGeneral();
    std::string troopsOf(const ListOffer &offer, std::string &remark);

    int ask(Question question);
    std::size_t which(const char *what, const std::string &label, const std::vector<std::string> &texts);
    int howMany(const std::string &label, const ListTimes &times);
    std::string idOf(const char *what) const;

    const exchange::Source &source_;
    const Ruleset &ruleset_;
    const ListCodes &codes_;
    exchange::Import import_;
    exchange::Line line_;
    Json units_;
    int number_ = 0; ///< of the questions, those too that are not asked
    bool camp_ = false, full_ = false;
};

} // namespace optio::dba
