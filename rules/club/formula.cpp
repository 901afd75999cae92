// SPDX-License-Identifier: GPL-3.0-or-later
// Reads formulas by recursive descent, and works them out.
#include "rules/club/formula.h"

#include "rules/error.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>
#include <locale>
#include <map>
#include <sstream>

namespace optio::club {

namespace {

constexpr std::size_t mostText = 500;
constexpr int mostDepth = 40;

/// The functions and how many values each takes.
const std::map<std::string, std::size_t, std::less<>> &functions()
{
    static const std::map<std::string, std::size_t, std::less<>> all{{"min", 2},   {"max", 2},  {"if", 3}, {"round", 1},
                                                                     {"floor", 1}, {"ceil", 1}, {"abs", 1}};
    return all;
}

bool isNameLetter(char c) { return (c >= 'a' && c <= 'z') || c == '_'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

} // namespace

class FormulaReader {
public:
    FormulaReader(std::string_view text, const std::vector<std::string> &known, Formula &into) : text_(text), known_(known), into_(into) {}

    void run()
    {
        (void)either();
        blanks();
        if (at_ < text_.size())
            fail("there is something left over");
    }

private:
    [[noreturn]] void fail(const std::string &what) const
    {
        const std::string_view rest = text_.substr(std::min(at_, text_.size()), 20);
        throw Error(fmt::format("the formula cannot be read {}: {}", rest.empty() ? "at its end" : fmt::format("at \"{}\"", rest), what));
    }
    void blanks()
    {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n'))
            ++at_;
    }
    /// Takes a sign, or a word that ends there.
    bool take(std::string_view token)
    {
        blanks();
        if (text_.substr(at_, token.size()) != token)
            return false;
        const std::size_t end = at_ + token.size();
        if (isNameLetter(token.front()) && end < text_.size() && (isNameLetter(text_[end]) || isDigit(text_[end])))
            return false;
        at_ = end;
        return true;
    }
    std::size_t add(Formula::Node node)
    {
        into_.nodes_.push_back(std::move(node));
        return into_.nodes_.size() - 1;
    }
    template <class Next> std::size_t chain(const std::vector<std::string> &signs, const Next &next)
    {
        std::size_t left = next();
        for (bool more = true; more;) {
            more = false;
            for (const std::string &sign : signs)
                if (take(sign)) {
                    left = add({sign, 0, 0, {left, next()}});
                    more = true;
                    break;
                }
        }
        return left;
    }
    std::size_t either()
    {
        if (++depth_ > mostDepth)
            fail("brackets stand too deep within one another");
        const std::size_t node = chain({"or"}, [this] { return chain({"and"}, [this] { return turned(); }); });
        --depth_;
        return node;
    }
    /// "not" turns a whole comparison.
    std::size_t turned() { return take("not") ? add({"not", 0, 0, {turned()}}) : compared(); }
    std::size_t compared()
    {
        const std::size_t left = sum();
        for (const char *sign : {"<=", ">=", "==", "!=", "<", ">"})
            if (take(sign))
                return add({sign, 0, 0, {left, sum()}});
        return left;
    }
    std::size_t sum()
    {
        return chain({"+", "-"}, [this] { return chain({"*", "/"}, [this] { return one(); }); });
    }
    std::size_t one()
    {
        if (++depth_ > mostDepth)
            fail("it is too deep");
        const std::size_t node = single();
        --depth_;
        return node;
    }
    std::size_t single()
    {
        if (take("("))
            return closed(either());
        if (take("-"))
            return add({"negative", 0, 0, {one()}});
        blanks();
        if (at_ < text_.size() && isDigit(text_[at_]))
            return number();
        return named();
    }
    std::size_t closed(std::size_t node)
    {
        if (!take(")"))
            fail("a closing bracket is missing");
        return node;
    }
    std::size_t number()
    {
        std::size_t end = at_;
        while (end < text_.size() && isDigit(text_[end]))
            ++end;
        if (end < text_.size() && text_[end] == '.')
            while (++end < text_.size() && isDigit(text_[end])) {
            }
        std::istringstream read{std::string(text_.substr(at_, end - at_))}; // not every library has std::from_chars for it
        read.imbue(std::locale::classic());
        double value = 0;
        if (!(read >> value) || value > 1e6)
            fail("numbers go up to a million");
        at_ = end;
        return add({"number", value, 0, {}});
    }
    std::size_t named()
    {
        std::size_t end = at_;
        while (end < text_.size() && (isNameLetter(text_[end]) || (end > at_ && isDigit(text_[end]))))
            ++end;
        const std::string name(text_.substr(at_, end - at_));
        if (name.empty())
            fail("a number, a name or a bracket is wanted");
        if (const auto function = functions().find(name); function != functions().end()) {
            at_ = end;
            return called(name, function->second);
        }
        const auto found = std::find(known_.begin(), known_.end(), name);
        if (found == known_.end())
            fail("there is no such name" + allowedTail(name, known_));
        at_ = end;
        return add({"name", 0, static_cast<std::size_t>(found - known_.begin()), {}});
    }
    std::size_t called(const std::string &name, std::size_t count)
    {
        if (!take("("))
            fail(fmt::format("\"{}\" takes its values in brackets", name));
        std::vector<std::size_t> of{either()};
        while (of.size() < count) {
            if (!take(","))
                fail(fmt::format("\"{}\" takes {} values", name, count));
            of.push_back(either());
        }
        return closed(add({name, 0, 0, std::move(of)}));
    }

    std::string_view text_;
    const std::vector<std::string> &known_;
    Formula &into_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

Formula Formula::read(std::string_view text, const std::vector<std::string> &known)
{
    if (text.size() > mostText)
        throw Error(fmt::format("a formula has at most {} letters", mostText));
    Formula formula;
    formula.text_ = text;
    FormulaReader(text, known, formula).run();
    return formula;
}

double Formula::value(const Values &values) const
{
    const double value = valueOf(nodes_.size() - 1, values);
    if (!std::isfinite(value))
        throw Error(fmt::format("\"{}\" does not come to a finite number", text_));
    return value;
}

double Formula::valueOf(std::size_t node, const Values &values) const
{
    const Node &here = nodes_[node];
    const auto of = [&](std::size_t i) { return valueOf(here.of[i], values); };
    const std::string &op = here.op;
    if (op == "number")
        return here.number;
    if (op == "name")
        return values.at(here.name);
    if (op == "if")
        return of(0) != 0 ? of(1) : of(2);
    if (op == "and")
        return of(0) != 0 && of(1) != 0 ? 1 : 0;
    if (op == "or")
        return of(0) != 0 || of(1) != 0 ? 1 : 0;
    const double first = of(0);
    if (here.of.size() == 1) {
        if (op == "negative")
            return -first;
        if (op == "not")
            return first == 0 ? 1 : 0;
        if (op == "round")
            return std::floor(first + 0.5);
        return op == "floor" ? std::floor(first) : op == "ceil" ? std::ceil(first) : std::abs(first);
    }
    const double second = of(1);
    if (op == "/" && second == 0)
        throw Error(fmt::format("\"{}\" divides by zero", text_));
    switch (op[0]) {
    case '+':
        return first + second;
    case '-':
        return first - second;
    case '*':
        return first * second;
    case '/':
        return first / second;
    case '<':
        return (op == "<" ? first < second : first <= second) ? 1 : 0;
    case '>':
        return (op == ">" ? first > second : first >= second) ? 1 : 0;
    case '=':
        return first == second ? 1 : 0;
    case '!':
        return first != second ? 1 : 0;
    default:
        return op == "min" ? std::min(first, second) : std::max(first, second);
    }
}

} // namespace optio::club
