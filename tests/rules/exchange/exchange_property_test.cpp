// SPDX-License-Identifier: GPL-3.0-or-later
// Armies made at random from the catalogue of every rule set come back from every format that writes, as they were or as it said; and text
// typed with a small mistake is understood, or its place is told.
#include "rules/exchange/formats.h"
#include "rules/exchange/text.h"
#include "rules/roster/roster.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

#include <rapidcheck.h>

#include <algorithm>
#include <random>

namespace exchange_property_test {

using namespace optio;
using namespace optio::exchange;
using supplied::comparable;
using supplied::registry;
using supplied::rulesets;

namespace {

/// Each case draws one number; what it makes hangs on that alone.
std::mt19937 random_; // NOLINT: not secret
void draw() { random_.seed(*rc::gen::noShrink(rc::gen::arbitrary<std::uint32_t>())); }
int below(std::size_t n) { return n < 2 ? 0 : std::uniform_int_distribution<int>(0, static_cast<int>(n) - 1)(random_); }
bool oneIn(int n) { return below(static_cast<std::size_t>(n)) == 0; }

std::string asUtf8(std::uint32_t c)
{
    const auto tail = [c](unsigned shift) { return static_cast<char>(0x80U | (c >> shift & 0x3FU)); };
    if (c < 0x80)
        return {static_cast<char>(c)};
    if (c < 0x800)
        return {static_cast<char>(0xC0U | c >> 6U), tail(0)};
    if (c < 0x10000)
        return {static_cast<char>(0xE0U | c >> 12U), tail(6), tail(0)};
    return {static_cast<char>(0xF0U | c >> 18U), tail(12), tail(6), tail(0)};
}

/// A character that may stand in a name: of every script, joined or combining or from right to left, and all that formats give a meaning.
std::string character()
{
    static const std::string signs = " \"\\,;:=x3-(){}[]&|'/+@0#%*.!?<>_~^$`aZ";
    static const std::vector<std::pair<std::uint32_t, std::uint32_t>> ranges{
        {0x20, 0x7E},       {0xA0, 0x17F},      {0x300, 0x36F},     {0x370, 0x5FF},   {0x600, 0x6FF},
        {0x900, 0x97F},     {0x1100, 0x11FF},   {0x2000, 0x200D},   {0x2010, 0x2029}, {0x3040, 0x30FF},
        {0x4E00, 0x9FFF},   {0xE000, 0xE0FF},   {0xFDF0, 0xFDFF},   {0xFE00, 0xFE0F}, {0xFF00, 0xFFEF},
        {0x1F300, 0x1F6FF}, {0x10000, 0x10FFF}, {0xE0100, 0xE01EF}, {0xFFFD, 0xFFFF}, {0x10FFF0, 0x10FFFF}};
    while (true) {
        if (oneIn(3))
            return {signs[static_cast<std::size_t>(below(signs.size()))]};
        const auto &[first, last] = ranges[static_cast<std::size_t>(below(ranges.size()))];
        std::string text = asUtf8(first + static_cast<std::uint32_t>(below(last - first + 1)));
        if (oddCharacter(text) == 0)
            return text;
    }
}

/// A text of no more than `most` bytes; often short, sometimes as long as may be.
std::string someText(std::size_t least, std::size_t most)
{
    const std::size_t wanted = oneIn(10) ? most : static_cast<std::size_t>(below(std::min<std::size_t>(most, 24) + 1));
    std::string text;
    while (text.size() < wanted) {
        const std::string next = character();
        if (text.size() + next.size() > most)
            break;
        text += next;
    }
    return text.size() < least ? "n" : text;
}

Json someNumber(const Json &field)
{
    const int least = field.value("least", 0), most = field.value("most", 9999);
    return oneIn(4) ? Json(most) : oneIn(4) ? Json(least) : Json(least + below(static_cast<std::size_t>(most - least) + 1));
}

Json someValue(const Json &field)
{
    const std::string kind = field.value("kind", "text");
    const Json choices = field.value("choices", Json::array());
    const auto choice = [&] { return choices[static_cast<std::size_t>(below(choices.size()))]; };
    if (kind == "yesNo")
        return oneIn(2);
    if (kind == "count")
        return someNumber(field);
    if (kind == "longText") {
        std::string text = someText(0, 300);
        return oneIn(2) ? text + "\n" + someText(0, 100) : text;
    }
    if (choices.empty())
        return someText(0, 200);
    if (kind == "choice")
        return choice().at("value");
    if (kind == "flags") {
        Json flags = Json::array();
        for (const Json &one : choices)
            if (oneIn(2))
                flags.push_back(one.at("value"));
        return flags;
    }
    if (kind == "counts") {
        Json counts = Json::object();
        for (const Json &one : choices)
            if (oneIn(2))
                counts[one.at("value").get<std::string>()] = someNumber(one);
        return counts;
    }
    Json places = Json::array(); // "places"
    for (int i = below(4); i > 0; --i)
        places.push_back({{"area", 1 + below(9)}, {"kind", choice().at("value")}});
    return places;
}

/// Gives some of the fields a value, whether they apply or not: players change their minds.
void fill(Json &object, const Json &fields, int often)
{
    for (const Json &field : fields)
        if (below(100) < often && field.at("key") != "count")
            object[Json::json_pointer("/" + field.at("key").get<std::string>())] = someValue(field);
}

Json someArmy(const Ruleset &ruleset)
{
    const Json catalogue = ruleset.catalogue();
    Json army = newRoster(ruleset, someText(1, 200));
    army.update(catalogue.value("newArmy", Json::object()));
    fill(army, catalogue.value("armyFields", Json::array()), 50);
    army["name"] = someText(1, 200);
    army["limit"] = oneIn(5) ? 1'000'000 : below(1000);
    army["notes"] = oneIn(2) ? someText(0, 300) + "\n\n" + someText(0, 40) : someText(0, 300);
    const int commands = catalogue.value("oneCommand", false) ? 1 : below(5);
    army["commands"] = Json::array();
    for (int i = 0; i < commands; ++i) {
        Json command{{"name", someText(0, 200)}, {"units", Json::array()}};
        fill(command, catalogue.value("commandFields", Json::array()), 50);
        command["name"] = someText(0, 200);
        for (int units = below(5); units > 0; --units) {
            Json unit = ruleset.newUnit();
            fill(unit, catalogue.value("fields", Json::array()), 60);
            unit["count"] = oneIn(6) ? 9999 : oneIn(6) ? 0 : below(30);
            command["units"].push_back(unit);
        }
        army["commands"].push_back(command);
    }
    checkRosterForm(army);
    return army;
}

Json withPlainNames(Json army)
{
    const auto plain = [](Json &object, const std::string &otherwise) {
        if (object.contains("name"))
            object["name"] = std::string(trimmed(object["name"].get_ref<const std::string &>()));
        if (object.value("name", "") == "" && !otherwise.empty())
            object["name"] = otherwise;
    };
    plain(army, "n");
    for (Json &command : army["commands"]) {
        plain(command, "");
        for (Json &unit : command["units"])
            plain(unit, "");
    }
    return army;
}

/// A roster without the names of its rows.
Json nameless(Json roster)
{
    for (Json &command : roster["commands"])
        for (Json &unit : command["units"])
            unit.erase("name");
    return roster;
}

Import readBack(const Format &format, const std::string &text)
{
    return readArmies(format, {text, "the text", {}, Json::object()}, rulesets());
}

/// A line of units of a supplied army as plain text, with the place of the troops' name in it.
struct TroopLine {
    std::string text; ///< the whole army
    std::size_t line = 0, at = 0, size = 0;
    Json army;
};

bool isName(const Json &army, const std::string &text)
{
    for (const Json &command : army.at("commands"))
        for (const Json &unit : command.at("units"))
            if (unit.value("name", Json()) == text)
                return true;
    return false;
}

std::vector<TroopLine> troopLines()
{
    std::vector<TroopLine> all;
    for (const Ruleset *ruleset : rulesets())
        for (const Json &army : ruleset->armies()) {
            std::vector<Note> lost;
            const std::string text = textFormat().write({army}, rulesets(), lost);
            for (const exchange::Line &line : linesOf(text)) {
                const std::size_t times = line.text.find(" x ");
                if (times == std::string_view::npos || times > 4 || line.text.find('"') != std::string_view::npos)
                    continue;
                auto start = static_cast<std::size_t>(line.text.data() - text.data()) + times + 3;
                std::size_t end = std::min({text.find(',', start), text.find('\n', start), text.size()});
                if (isName(army, text.substr(start, end - start))) { // a name is free; the troops stand behind it
                    start = end + 2;
                    end = std::min({text.find(',', start), text.find('\n', start), text.size()});
                }
                all.push_back({text, line.number, start, end - start, army});
            }
        }
    return all;
}

} // namespace

class ExchangePropertyTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void armiesOfEveryRuleSetComeBack_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("format");
        for (const Ruleset *ruleset : rulesets())
            for (const Format *format : formatsOf(rulesets()))
                if (format->writes() && (format->ruleset().empty() || format->ruleset() == ruleset->id()))
                    QTest::addRow("%s as %s", ruleset->id().c_str(), format->id().c_str())
                        << QString::fromStdString(ruleset->id()) << QString::fromStdString(format->id());
    }

    void armiesOfEveryRuleSetComeBack()
    {
        QFETCH(QString, ruleset);
        QFETCH(QString, format);
        const Ruleset &rules = registry().at(ruleset.toStdString());
        const Format &form = formatNamed(rulesets(), format.toStdString());
        int whole = 0, less = 0, refused = 0;
        QVERIFY(rc::check("a generated army comes back", [&] {
            draw();
            Json army = someArmy(rules);
            if (!form.ruleset().empty()) // lists of other programs: blanks around a name are none of it
                army = withPlainNames(std::move(army));
            std::vector<Note> lost;
            std::string text;
            try {
                text = form.write({army}, rulesets(), lost);
            } catch (const Error &error) { // a format of one program cannot hold all; it says which and why
                RC_ASSERT(!form.ruleset().empty() || form.id() == "qr");
                RC_ASSERT(std::string(error.what()).find("exception") == std::string::npos);
                ++refused;
                return;
            }
            const Import back = readBack(form, text);
            RC_ASSERT(back.rosters.size() == 1U);
            if (!lost.empty() && form.id() != "dba-list") {
                ++less;
                return;
            }
            ++whole;
            if (form.ruleset().empty() && comparable(back.rosters[0]) != comparable(army))
                RC_FAIL(text + "\n" + canonical(comparable(back.rosters[0])) + "\n" + canonical(comparable(army)));
            // What belongs to one program: written anew it is the same, so that nothing more goes with each round. (The notation of
            // elements reads "3x4Bw (Gen)" as one general and two others, and writes it so.)
            if (!form.ruleset().empty()) {
                std::vector<Note> more;
                std::string before = text, again = form.write({back.rosters[0]}, rulesets(), more);
                if (form.id() == "dba-list") {
                    before = again;
                    again = form.write({readBack(form, again).rosters.at(0)}, rulesets(), more);
                }
                if (again != before)
                    RC_FAIL(text + "\n" + before + "\n" + again);
            }
        }));
        qInfo("%d whole, %d with something told as lost, %d refused", whole, less, refused);
    }

    void manyArmiesInOneFileComeBack()
    {
        QVERIFY(rc::check("several generated armies come back from one file", [&] {
            draw();
            std::vector<Json> armies;
            for (int i = 1 + below(4); i > 0; --i)
                armies.push_back(someArmy(*rulesets()[static_cast<std::size_t>(below(rulesets().size()))]));
            for (const Format *format : {&jsonFormat(), &textFormat(), &csvFormat(), &packedFormat()}) {
                std::vector<Note> lost;
                const std::string text = format->write(armies, rulesets(), lost);
                const Import back = readBack(*format, text);
                RC_ASSERT(back.rosters.size() == armies.size());
                for (std::size_t i = 0; i < armies.size(); ++i)
                    if (comparable(back.rosters[i]) != comparable(armies[i]))
                        RC_FAIL(text + "\n" + canonical(comparable(back.rosters[i])) + "\n" + canonical(comparable(armies[i])));
            }
        }));
    }

    void smallMistakesAreUnderstoodOrTold()
    {
        const std::vector<TroopLine> lines = troopLines();
        QVERIFY(lines.size() > 200);
        int understood = 0, told = 0;
        QVERIFY(rc::check("a mistake in a line of troops", [&] {
            draw();
            const TroopLine &line = lines[static_cast<std::size_t>(below(lines.size()))];
            std::string text = line.text;
            const std::size_t at = line.at + static_cast<std::size_t>(below(line.size));
            const int mistake = below(6);
            if (mistake == 0) // capitals
                for (std::size_t i = line.at; i < line.at + line.size; ++i)
                    text[i] = static_cast<char>(text[i] >= 'a' && text[i] <= 'z' ? text[i] - 32 : text[i]);
            else if (mistake == 1) // small letters
                for (std::size_t i = line.at; i < line.at + line.size; ++i)
                    text[i] = static_cast<char>(text[i] >= 'A' && text[i] <= 'Z' ? text[i] + 32 : text[i]);
            else if (mistake == 2) // blanks
                text.insert(line.at + line.size, "  "), text.insert(line.at, "  ");
            else if (mistake == 3 && at + 1 < line.at + line.size) // two letters change places
                std::swap(text[at], text[at + 1]);
            else if (mistake == 4) // a letter is missing
                text.erase(at, 1);
            else if (mistake == 5) // one is there twice
                text.insert(at, 1, text[at]);
            Import back;
            try {
                back = readBack(textFormat(), text);
            } catch (const Error &error) {
                if (std::string(error.what()).find("line " + std::to_string(line.line)) == std::string::npos)
                    RC_FAIL(text + "\n" + error.what());
                ++told;
                return;
            }
            // Words beside a row's own may be taken for its name.
            const bool same = nameless(comparable(back.rosters.at(0))) == nameless(comparable(line.army));
            const bool placed = std::any_of(back.notes.begin(), back.notes.end(),
                                            [&](const Note &note) { return note.line == line.line && note.column > 0; });
            if (mistake <= 2 && !same) // nobody calls that a mistake
                RC_FAIL(text + "\nline " + std::to_string(line.line));
            if (!same && !placed)
                RC_FAIL(text + "\nline " + std::to_string(line.line) + "\n" + canonical(back.rosters[0]));
            ++(same ? understood : told);
        }));
        qInfo("%d understood, %d told with their place", understood, told);
        QVERIFY(understood > told);
    }
};

OPTIO_TEST(ExchangePropertyTest)

} // namespace exchange_property_test

#include "exchange_property_test.moc"
