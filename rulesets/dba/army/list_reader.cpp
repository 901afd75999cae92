// SPDX-License-Identifier: GPL-3.0-or-later
// Makes armies of lists.
#include "rulesets/dba/army/list_reader.h"

#include "rules/roster/roster.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <fmt/core.h>

namespace optio::dba {

namespace {

constexpr std::size_t mostQuestions = 200;
constexpr std::size_t mostNotes = 4000;  ///< letters of an army's notes
constexpr std::size_t longestName = 200; ///< of an army
constexpr int wholeArmy = 12;

/// Offers without those that are there before: "3Kn or 4Kn" is no choice.
std::vector<ListOffer> distinct(const std::vector<ListOffer> &offers)
{
    std::vector<ListOffer> all;
    for (const ListOffer &one : offers)
        if (std::none_of(all.begin(), all.end(), [&](const ListOffer &other) {
                return other.code.known == one.code.known && other.code.type == one.code.type && other.code.remark == one.code.remark;
            }))
            all.push_back(one);
    return all;
}

std::string joined(const std::string &a, const std::string &b) { return a + (a.empty() || b.empty() ? "" : ", ") + b; }

std::string quotedText(std::string_view text) { return quoted(Json(std::string(text))); }

} // namespace

void ListReader::tell(const std::string &text, std::string_view at)
{
    if (import_.notes.size() < exchange::mostTold)
        import_.notes.push_back(
            {text, line_.number, exchange::columnOf(line_.text, static_cast<std::size_t>(at.data() - line_.text.data()))});
}

void ListReader::read(const FoundList &list)
{
    if (import_.rosters.size() >= exchange::mostArmies)
        throw Error(source_.what + " holds too many lists");
    units_ = Json::array();
    camp_ = false;
    std::string name = list.name.empty() ? "An army" : list.name, notes;
    if (name.size() > longestName) { // all of it stands in the notes
        notes = name.substr(0, mostNotes);
        std::size_t end = longestName;
        while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80)
            --end;
        name.erase(end);
        while (!notes.empty() && notes.size() == mostNotes && (static_cast<unsigned char>(notes.back()) & 0x80U) != 0)
            notes.pop_back();
    }
    for (const ListPiece &remark : list.remarks) {
        line_ = remark.line;
        tell("this line is no troops: " + quotedText(remark.text) + "; it is kept in the army's notes", remark.text);
        if (notes.size() + remark.text.size() < mostNotes)
            notes += (notes.empty() ? "" : "\n") + std::string(remark.text);
    }
    for (const ListPiece &row : list.rows) {
        line_ = row.line;
        for (const std::string_view text : listPartsOf(row.text))
            readPart(listPartFrom(codes_, text));
    }
    askGeneral();
    Json command{{"name", ""}, {"units", std::move(units_)}};
    if (camp_)
        command["camp"] = true;
    Json roster{{"format", 1},
                {"ruleset", ruleset_.id()},
                {"data", ruleset_.data()},
                {"name", name},
                {"limit", 0},
                {"commands", Json::array({std::move(command)})}};
    if (!notes.empty())
        roster["notes"] = notes;
    import_.rosters.push_back(std::move(roster));
}

std::string ListReader::idOf(const char *what) const { return fmt::format("list.{}.{}", what, number_ + 1); }

int ListReader::ask(Question question)
{
    ++number_;
    if (import_.questions.size() >= mostQuestions) {
        if (!full_)
            tell(fmt::format("from here on choices are not asked, for there are more than {}: the first of each is taken", mostQuestions),
                 line_.text);
        full_ = true;
        return question.standard.get<int>();
    }
    question.value = source_.answers.value(question.id, question.standard);
    checkAnswer(question, question.value);
    import_.questions.push_back(std::move(question));
    return import_.questions.back().value.get<int>();
}

std::size_t ListReader::which(const char *what, const std::string &label, const std::vector<std::string> &texts)
{
    Question question;
    question.id = idOf(what);
    question.label = label;
    question.help = "The list lets you take the one or the other.";
    question.kind = QuestionKind::choice;
    for (std::size_t i = 0; i < texts.size(); ++i)
        question.choices.push_back({static_cast<int>(i), texts[i], {}});
    question.standard = 0;
    return static_cast<std::size_t>(ask(std::move(question)));
}

int ListReader::howMany(const std::string &label, const ListTimes &times)
{
    if (times.least == times.most)
        return times.most;
    Question question;
    question.id = idOf("count");
    question.label = label;
    question.help = "How many of them?";
    question.kind = QuestionKind::count;
    question.least = times.least;
    question.most = times.most;
    question.standard = times.least;
    return ask(std::move(question));
}

/// Tells what of a part is not understood, whether it is taken or not.
void ListReader::checkTerms(const ListPart &part)
{
    for (const ListBundle &bundle : part.bundles)
        for (const ListTerm &term : bundle.terms) {
            for (const ListOffer &offer : term.offers) {
                if (offer.code.known)
                    continue;
                const std::string near = codes_.nearest(offer.text);
                tell("there are no such troops: " + quotedText(offer.text) +
                         (near.empty() ? "" : "; did you mean " + codes_.nameOf(near) + " (" + near + ")?") + "; the row is kept as it is",
                     offer.text);
            }
            for (const std::string_view strange : term.strange)
                tell(quotedText(strange) + " is not understood and is kept with the row", strange);
        }
}

void ListReader::readPart(const ListPart &part)
{
    if (part.camp) {
        camp_ = true;
        return;
    }
    checkTerms(part);
    if (part.bundles.empty()) {
        if (part.general && !units_.empty() && !units_.back().contains("role")) { // "4x4Bd, general" says it of what stands before it
            Json &before = units_.back();
            const int count = before.at("count").get<int>();
            Json rest = before;
            before["count"] = 1;
            before["role"] = "general";
            rest["count"] = count - 1;
            if (count > 1)
                units_.push_back(std::move(rest));
        } else {
            tell("this is no troops and is left out: " + quotedText(part.text), part.text);
        }
        return;
    }
    // A list names the general first, as a rule without a number: "3Bd, 8x4Bw".
    bool general = part.general || (units_.empty() && !part.counted);
    std::size_t taken = 0;
    if (part.bundles.size() > 1) {
        std::vector<std::string> texts;
        for (const ListBundle &bundle : part.bundles)
            texts.emplace_back(bundle.text);
        taken = which("either", std::string(part.text), texts);
    }
    for (const ListTerm &term : part.bundles[taken].terms)
        readTerm(part, term, general);
}

void ListReader::readTerm(const ListPart &part, const ListTerm &term, bool &general)
{
    const std::vector<ListOffer> offers = distinct(term.offers);
    const std::string label(part.text);
    std::string remark = term.remark;
    for (const std::string_view strange : term.strange)
        remark = joined(remark, std::string(strange));
    ListTimes times = term.times;
    if (times.most == 0)
        times.least = times.most = 1;
    int left = howMany(label, times);
    std::vector<int> counts(offers.size(), 0);
    if (left == 1 && offers.size() > 1) {
        std::vector<std::string> texts;
        for (const ListOffer &offer : offers)
            texts.emplace_back(offer.text);
        counts[which("of", label, texts)] = 1;
        left = 0;
    }
    for (std::size_t i = 1; i < offers.size() && left > 0; ++i) { // any mixture: how many of each but the first
        Question question;
        question.id = idOf("of");
        question.label = fmt::format("{}: how many {}?", label, offers[i].text);
        question.help = "The list lets you mix these.";
        question.kind = QuestionKind::count;
        question.most = left;
        question.standard = 0;
        counts[i] = ask(std::move(question));
        left -= counts[i];
    }
    counts[0] += left;
    // The general's is one element: the first that was taken.
    for (std::size_t i = 0; i < offers.size(); ++i) {
        if (general && counts[i] > 0) {
            add(offers[i], 1, true, remark);
            --counts[i];
            general = false;
        }
        add(offers[i], counts[i], false, remark);
    }
}

/// The type of an element that was taken; a post of a general, or a slip of the pen, is asked for.
std::string ListReader::troopsOf(const ListOffer &offer, std::string &remark)
{
    Question question;
    question.kind = QuestionKind::choice;
    if (offer.code.asks) {
        question.id = idOf("fights");
        question.label = fmt::format("{}: fights as", offer.text);
        question.help = "The list puts the general on foot or in a litter among his guard. Which troops does that element fight as?";
        for (std::size_t i = 0; i < codes_.types().size(); ++i)
            question.choices.push_back({static_cast<int>(i), codes_.nameOf(codes_.types()[i]), {}});
        question.standard = 0; // the first of the catalogue are blades
        const std::size_t chosen = static_cast<std::size_t>(ask(std::move(question)));
        return codes_.types()[chosen];
    }
    const std::string near = offer.code.known ? std::string() : codes_.nearest(offer.text);
    if (near.empty())
        return offer.code.type;
    question.id = idOf("meant");
    question.label = fmt::format("{}: did you mean {}?", offer.text, codes_.nameOf(near));
    question.help = "There are no troops of this name.";
    question.choices = {{0, "keep " + quotedText(offer.text), {}}, {1, codes_.nameOf(near), {}}};
    question.standard = 0;
    if (ask(std::move(question)) == 0)
        return offer.code.type;
    const std::size_t down = offer.text.find("//");
    if (down != std::string_view::npos)
        remark = joined(std::string(offer.text.substr(down)), remark);
    return near;
}

void ListReader::add(const ListOffer &offer, int count, bool general, const std::string &remark)
{
    if (count <= 0)
        return;
    exchange::checkRoom(units_, source_.what);
    std::string said = joined(offer.code.remark, remark);
    Json unit{{"type", troopsOf(offer, said)}, {"count", count}};
    if (general)
        unit["role"] = "general";
    if (!said.empty())
        unit["remark"] = said;
    units_.push_back(std::move(unit));
}

/// A whole army of which nobody is said to be the general.
void ListReader::askGeneral()
{
    int elements = 0;
    for (const Json &unit : units_) {
        if (unit.contains("role"))
            return;
        elements += unit.at("count").get<int>();
    }
    if (elements != wholeArmy)
        return;
    Question question;
    question.id = idOf("general");
    question.label = "General's element";
    question.help = "The list does not say which element is the general's; most lists name it first.";
    question.kind = QuestionKind::choice;
    for (std::size_t i = 0; i < units_.size(); ++i)
        question.choices.push_back({static_cast<int>(i), codes_.nameOf(units_[i].at("type").get<std::string>()), {}});
    question.choices.push_back({-1, "none of them", {}});
    question.standard = 0;
    const int chosen = ask(std::move(question));
    if (chosen < 0)
        return;
    Json &unit = units_[static_cast<std::size_t>(chosen)];
    const int count = unit.at("count").get<int>();
    Json rest = unit;
    unit["role"] = "general";
    unit["count"] = 1;
    rest["count"] = count - 1;
    if (count > 1)
        units_.insert(units_.begin() + chosen + 1, std::move(rest));
}

} // namespace optio::dba
