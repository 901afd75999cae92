// SPDX-License-Identifier: GPL-3.0-or-later
// Reads scoring schemes, tries them on all kinds of results, and scores games.
#include "rules/club/scheme.h"

#include "rules/figures/figure_limits.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <fmt/core.h>

namespace optio::club {

namespace {

constexpr std::size_t mostSchemeBytes = 20'000;

const std::vector<std::string> &formulaNames()
{
    static const std::vector<std::string> names{"won",           "drawn",
                                                "beaten",        "destroyed",
                                                "lost",          "elements_destroyed",
                                                "elements_lost", "generals_destroyed",
                                                "generals_lost", "camps_taken",
                                                "camps_lost",    "share_destroyed",
                                                "share_lost",    "broke",
                                                "broken",        "score",
                                                "other_score"};
    return names;
}

Formula formulaAt(const Figure &scheme, const char *key)
{
    const Figure &text = scheme.at(key);
    try {
        return Formula::read(text.text(), formulaNames());
    } catch (const Error &error) {
        text.fail(error.what());
    }
}

int numberAt(const Figure &scheme, const char *key, int otherwise, int least, int most)
{
    if (!scheme.has(key))
        return otherwise;
    const std::int64_t value = scheme.at(key).integer();
    if (value < least || value > most)
        scheme.at(key).fail(fmt::format("\"{}\" must be from {} to {}, not {}", key, least, most, value));
    return static_cast<int>(value);
}

bool wordAt(const Figure &scheme, const char *key, const char *yes, const char *no)
{
    const std::string word = scheme.text(key, no);
    if (word != yes && word != no)
        scheme.at(key).fail(fmt::format("\"{}\" must be \"{}\" or \"{}\", not {}", key, yes, no, quoted(Json(word))));
    return word == yes;
}

std::string lineAt(const Figure &scheme, const char *key, std::size_t most)
{
    const std::string text = scheme.at(key).text();
    if (text.empty() || text.size() > most || std::any_of(text.begin(), text.end(), [](unsigned char c) { return c < ' '; }))
        scheme.at(key).fail(fmt::format("\"{}\" must be one line of 1 to {} letters", key, most));
    return text;
}

int worthOf(const Taken &taken, const std::array<int, 3> &worth)
{
    return taken.elements * worth[0] + taken.generals * worth[1] + taken.camps * worth[2];
}

} // namespace

/// What trying a scheme out needs of its file.
class SchemeReading {
public:
    explicit SchemeReading(const Figure &scheme) : scheme_(scheme) {}
    [[noreturn]] void fail(const std::string &sentence) const { scheme_.at("points").fail(sentence); }

private:
    const Figure &scheme_;
};

Scheme Scheme::read(std::string_view toml, const std::string &name)
{
    if (toml.size() > mostSchemeBytes)
        throw Error(fmt::format("{}: a scheme has at most {} bytes", name, mostSchemeBytes), name);
    const Figure file = readFigures(toml, name, {8, 500});
    return file.whole([&](const Figure &scheme) {
        Scheme made;
        made.text_ = toml;
        made.id_ = lineAt(scheme, "id", 60);
        made.name_ = lineAt(scheme, "name", 80);
        made.note_ = scheme.text("note", "");
        made.points_ = formulaAt(scheme, "points");
        made.win_ = formulaAt(scheme, "win");
        if (scheme.has("worth"))
            scheme.at("worth").whole([&](const Figure &worth) {
                made.worth_ = {numberAt(worth, "element", 1, 0, 100), numberAt(worth, "general", 0, 0, 100),
                               numberAt(worth, "camp", 0, 0, 100)};
            });
        made.largest_ = {numberAt(scheme, "elements", 100, 1, 500), numberAt(scheme, "generals", 10, 0, 20),
                         numberAt(scheme, "camps", 10, 0, 20)};
        made.least_ = numberAt(scheme, "least", 0, 0, 1000) * onePoint;
        (void)scheme.at("most");
        made.most_ = numberAt(scheme, "most", 0, 1, 1000) * onePoint;
        const Figure &bye = scheme.at("bye");
        made.byeIsMean_ = bye.kind() == Figure::Kind::text;
        if (made.byeIsMean_ && bye.text() != "mean")
            bye.fail("\"bye\" must be a number of points or \"mean\"");
        made.bye_ = numberAt(scheme, made.byeIsMean_ ? "bye_first" : "bye", 0, 0, made.most_ / onePoint) * onePoint;
        made.typedPoints_ = wordAt(scheme, "typed", "points", "score");
        made.aheadWins_ = wordAt(scheme, "clock", "ahead", "draw");
        for (const Figure &tie : scheme.at("ties").items()) {
            try {
                made.ties_.push_back(fromWord<Tie>(Json(tie.text()), FieldPlace("ties")));
            } catch (const Error &error) {
                tie.fail(error.what());
            }
            if (std::count(made.ties_.begin(), made.ties_.end(), made.ties_.back()) > 1)
                tie.fail("a way to settle ties stands twice");
        }
        made.tryOut(SchemeReading(scheme));
        return made;
    });
}

bool Scheme::reads(std::string_view name) const
{
    const auto isIn = [name](const std::string &formula) {
        const auto part = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
        for (std::size_t at = formula.find(name); at != std::string::npos; at = formula.find(name, at + 1))
            if ((at == 0 || !part(formula[at - 1])) && (at + name.size() == formula.size() || !part(formula[at + name.size()])))
                return true;
        return false;
    };
    return isIn(points_.text()) || isIn(win_.text());
}

std::array<int, 3> Scheme::counts() const
{
    const bool worth = reads("destroyed") || reads("lost");
    const bool shares = reads("share_destroyed") || reads("share_lost");
    const bool elements = (worth && worth_[0] > 0) || shares || reads("elements_destroyed") || reads("elements_lost");
    const bool generals = (worth && worth_[1] > 0) || reads("generals_destroyed") || reads("generals_lost");
    const bool camps = (worth && worth_[2] > 0) || reads("camps_taken") || reads("camps_lost");
    return {elements || generals ? largest_[0] : 0, generals ? largest_[1] : 0, camps ? largest_[2] : 0};
}

void Scheme::tryOut(const SchemeReading &reading) const
{
    const auto some = [](int largest) {
        std::vector<int> tried;
        for (const int n : {0, 1, 4, largest})
            if (n <= largest && std::find(tried.begin(), tried.end(), n) == tried.end())
                tried.push_back(n);
        return tried;
    };
    std::vector<Taken> sides;
    for (const int elements : some(largest_[0]))
        for (const int generals : {0, largest_[1]})
            for (const int camps : {0, largest_[2]})
                if (generals <= elements && generals <= largest_[1] && camps <= largest_[2])
                    sides.push_back({elements, generals, camps});
    const auto tried = [&](const Result &result, const std::string &what) {
        try {
            (void)score(result);
        } catch (const Error &error) {
            reading.fail(fmt::format("for {} the scheme gives no points that can stand: {}", what, error.what()));
        }
    };
    Result result;
    result.won = true;
    result.strength = {largest_[0], largest_[0]};
    for (const Taken &a : sides)
        for (const Taken &b : sides)
            for (const Winner winner : {Winner::none, Winner::a})
                for (const int broken : {0, 1, 2, 3}) {
                    result.taken = {a, b};
                    result.winner = winner;
                    result.broken = {(broken & 1) != 0, (broken & 2) != 0};
                    tried(result, shortForm(result));
                    if (broken == 0) {
                        result.won = false;
                        tried(result, shortForm(result));
                        result.won = true;
                    }
                }
    if (!typedPoints_)
        for (const std::array<int, 2> score :
             {std::array{0, 0}, std::array{1, 0}, std::array{12, 8}, std::array{9999, 0}, std::array{9999, 9999}}) {
            Result typed;
            typed.score = score;
            tried(typed, shortForm(typed));
        }
}

Values Scheme::valuesOf(const Result &result, std::size_t side) const
{
    const std::size_t other = 1 - side;
    const std::array<Taken, 2> taken = result.taken.value_or(std::array<Taken, 2>{});
    const Taken &mine = taken[side], &theirs = taken[other];
    const Winner me = side == 0 ? Winner::a : Winner::b;
    const auto flag = [](bool is) { return is ? 1.0 : 0.0; };
    const auto share = [&](const Taken &gone, std::size_t army) {
        return result.strength ? std::min(1.0, static_cast<double>(gone.elements) / (*result.strength)[army]) : 0.0;
    };
    return {flag(result.winner == me), // in the order of formulaNames()
            flag(result.winner == Winner::none),
            flag(result.winner != me && result.winner != Winner::none),
            static_cast<double>(worthOf(mine, worth_)),
            static_cast<double>(worthOf(theirs, worth_)),
            static_cast<double>(mine.elements),
            static_cast<double>(theirs.elements),
            static_cast<double>(mine.generals),
            static_cast<double>(theirs.generals),
            static_cast<double>(mine.camps),
            static_cast<double>(theirs.camps),
            share(mine, other),
            share(theirs, side),
            flag(result.broken[other]),
            flag(result.broken[side]),
            result.score ? static_cast<double>((*result.score)[side]) : 0,
            result.score ? static_cast<double>((*result.score)[other]) : 0};
}

Points Scheme::pointsOf(const Values &values) const
{
    const double value = points_.value(values) * onePoint;
    if (value < least_ - 0.5 || value > most_ + 0.5)
        throw Error(fmt::format("{:.6g} points lie outside of {} to {}", value / onePoint, pointsText(least_), pointsText(most_)),
                    "result");
    return static_cast<Points>(std::lround(value));
}

Scored Scheme::score(const Result &given) const
{
    Result result = given;
    if (result.taken)
        for (const Taken &taken : *result.taken)
            if (taken.elements > largest_[0] || taken.generals > largest_[1] || taken.camps > largest_[2])
                throw Error(fmt::format("by the scheme \"{}\" a side can lose at most {} elements, {} {} and {} {}", name_, largest_[0],
                                        largest_[1], largest_[1] == 1 ? "general" : "generals", largest_[2],
                                        largest_[2] == 1 ? "camp" : "camps"),
                            "result");
    if (result.taken && !result.strength && points_.text().find("share_") != std::string::npos)
        throw Error(
            fmt::format("the scheme \"{}\" divides by the share of each army that was lost: say how many elements both armies had", name_),
            "strength");
    if (!result.won) {
        result.winner = Winner::none;
        if (result.score && typedPoints_)
            result.winner = (*result.score)[0] == (*result.score)[1]  ? Winner::none
                            : (*result.score)[0] > (*result.score)[1] ? Winner::a
                                                                      : Winner::b;
        else if (!result.unfinished || aheadWins_) {
            const bool a = win_.value(valuesOf(result, 0)) != 0, b = win_.value(valuesOf(result, 1)) != 0;
            result.winner = a == b ? Winner::none : a ? Winner::a : Winner::b;
        }
    }
    Scored scored;
    scored.winner = result.winner;
    for (std::size_t side = 0; side < 2; ++side) {
        if (result.taken)
            scored.destroyed[side] = worthOf((*result.taken)[side], worth_);
        if (result.score && typedPoints_) {
            scored.points[side] = (*result.score)[side] * onePoint;
            if (scored.points[side] < least_ || scored.points[side] > most_)
                throw Error(fmt::format("{} points lie outside of {} to {}", (*result.score)[side], pointsText(least_), pointsText(most_)),
                            "result");
        } else {
            scored.points[side] = pointsOf(valuesOf(result, side));
        }
    }
    return scored;
}

std::filesystem::path schemesFolder(const std::filesystem::path &rulesets) { return rulesets.parent_path() / "club" / "schemes"; }

std::vector<Scheme> suppliedSchemes(const std::filesystem::path &rulesets)
{
    std::vector<std::filesystem::path> files;
    std::error_code none;
    for (std::filesystem::directory_iterator it(schemesFolder(rulesets), none), end; !none && it != end; it.increment(none))
        if (it->path().extension() == ".toml")
            files.push_back(it->path());
    std::sort(files.begin(), files.end());
    std::vector<Scheme> schemes;
    for (const std::filesystem::path &file : files)
        schemes.push_back(Scheme::read(bytesOfFile(file, mostSchemeBytes), file.filename().string()));
    return schemes;
}

std::string pointsText(Points points)
{
    std::string text = fmt::format("{}{}.{:03}", points < 0 ? "-" : "", std::abs(points) / onePoint, std::abs(points) % onePoint);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.')
        text.pop_back();
    return text;
}

} // namespace optio::club
