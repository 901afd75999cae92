// SPDX-License-Identifier: GPL-3.0-or-later
// Army files that are wrong: hundreds of them, made here, each with what is wrong with it.
#pragma once

#include "db/zip_file.h"
#include "rules/exchange/formats.h"
#include "rules/exchange/packed.h"
#include "rules/roster/roster.h"
#include "tests/supplied.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace optio::malformed {

using namespace optio::exchange;

using supplied::registry;
using supplied::rulesets;

inline Json army() { return Json::parse(rosterFile(registry().at("dbm"), registry().at("dbm").armies()[0])); }

/// A file of many, with what it is for the test's own message.
using Bad = std::vector<std::pair<std::string, std::string>>;

inline std::string changed(const std::string &pointer, const Json &value)
{
    Json json = army();
    json[Json::json_pointer(pointer)] = value;
    return json.dump();
}

inline std::string utf8(std::uint32_t character)
{
    std::string text;
    if (character < 0x80)
        return {static_cast<char>(character)};
    if (character < 0x800)
        text = {static_cast<char>(0xC0U | character >> 6U)};
    else
        text = {static_cast<char>(0xE0U | character >> 12U), static_cast<char>(0x80U | (character >> 6U & 0x3FU))};
    return text + static_cast<char>(0x80U | (character & 0x3FU));
}

inline void addTruncated(Bad &bad, const std::string &what, const std::string &whole, std::size_t times)
{
    for (std::size_t i = 1; i <= times; ++i)
        bad.emplace_back(what + " cut off", whole.substr(0, whole.size() * i / (times + 1)));
}

inline Bad wrongTypes()
{
    Bad bad;
    const Json empty = Json::object(), list = Json::array();
    for (const char *key : {"/ruleset", "/name", "/id", "/data", "/notes", "/commands/0/name"})
        for (const Json &value : {Json(7), Json(nullptr), Json(true), empty, list, Json(1.5)})
            bad.emplace_back(std::string(key) + " of the wrong type", changed(key, value));
    for (const char *key : {"/commands", "/commands/0/units"})
        for (const Json &value : {Json(7), Json(nullptr), Json(true), empty, Json("x")})
            bad.emplace_back(std::string(key) + " of the wrong type", changed(key, value));
    for (const char *key : {"/commands/0", "/commands/0/units/0", "/commands/1/units/1"})
        for (const Json &value : {Json(7), Json(nullptr), Json(true), list, Json("x")})
            bad.emplace_back(std::string(key) + " of the wrong type", changed(key, value));
    for (const char *key : {"/limit", "/commands/0/units/0/count"})
        for (const Json &value : {Json(-1), Json(1.5), Json(1e300), Json(9'999'999'999LL), Json("12"), Json(nullptr), Json(true), list})
            bad.emplace_back(std::string(key) + " out of range", changed(key, value));
    for (const Json &value : {Json(0), Json(2), Json(99), Json("1"), Json(nullptr), Json(1.5), list})
        bad.emplace_back("/format of another form", changed("/format", value));
    return bad;
}

inline Bad oddCharacters()
{
    Bad bad;
    std::vector<std::uint32_t> odd{0x7F, 0x80, 0x85, 0x9F, 0xFEFF};
    for (std::uint32_t c = 1; c < 0x20; ++c)
        if (c != '\n' && c != '\t')
            odd.push_back(c);
    for (std::uint32_t c = 0x202A; c <= 0x202E; ++c)
        odd.push_back(c);
    for (std::uint32_t c = 0x2066; c <= 0x2069; ++c)
        odd.push_back(c);
    for (const std::uint32_t c : odd) {
        bad.emplace_back("a control character in the army's name", changed("/name", "Ro" + utf8(c) + "me"));
        if (c % 4 == 2)
            bad.emplace_back("a control character in a row", changed("/commands/0/units/0/name", utf8(c)));
        if (c % 8 == 2)
            bad.emplace_back("a control character in a key", changed("/vendor", Json{{"a" + utf8(c), 1}}));
    }
    for (const char *bytes : {"\xFF", "\xC0\xAF", "\xE2\x82", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\x80", "\xF0\x80\x80\x80"}) {
        std::string text = army().dump();
        bad.emplace_back("bad UTF-8", text.replace(text.find("Macedon"), 3, bytes));
        bad.emplace_back("bad UTF-8 in plain text", std::string("Rome\nRules: dbm\n1 x ") + bytes + "\n");
    }
    return bad;
}

inline Bad tooMuch()
{
    Bad bad;
    for (const std::size_t depth : {65UL, 100UL, 100'000UL}) {
        bad.emplace_back("deep lists", std::string("{\"name\":") + std::string(depth, '['));
        std::string objects;
        for (std::size_t i = 0; i < depth; ++i)
            objects += "{\"a\":";
        bad.emplace_back("deep objects", objects);
        std::string closed = "{\"format\":1,\"x\":" + std::string(depth, '[') + std::string(depth, ']') + "}";
        bad.emplace_back("deep and closed", closed);
    }
    bad.emplace_back("50 MB", "{\"name\":\"" + std::string(50U << 20U, 'x') + "\"}");
    bad.emplace_back("50 MB of text", std::string(50U << 20U, 'x'));
    bad.emplace_back("a huge number", R"({"format":1e999,"name":"x"})");
    bad.emplace_back("a huge whole number", R"({"format":123456789012345678901234567890})");
    bad.emplace_back("a long name", changed("/name", std::string(201, 'n')));
    bad.emplace_back("long notes", changed("/notes", std::string(20'001, 'n')));
    bad.emplace_back("too many commands", changed("/commands", Json(std::vector<Json>(101, Json{{"name", ""}, {"units", Json::array()}}))));
    bad.emplace_back("too many rows", changed("/commands/0/units", Json(std::vector<Json>(501, Json::object()))));
    std::string rows = "Mine\nRules: dbm\n", table = "count,type\n", xml = "<army><rows>";
    for (int i = 0; i < 100'000; ++i) {
        rows += "1 x a" + std::to_string(i) + "\n";
        table += "1,a" + std::to_string(i) + "\n";
        xml += "<row quantity=\"1\" type=\"a\" adjustment=\"b\" cmdQty0=\"1\"/>";
    }
    bad.emplace_back("a hundred thousand rows of text", rows);
    bad.emplace_back("a hundred thousand rows of a table", table);
    bad.emplace_back("a hundred thousand rows of XML", xml + "</rows></army>");
    bad.emplace_back("too many armies", Json{{"format", 1}, {"armies", std::vector<Json>(2001, army())}}.dump());
    return bad;
}

/// A zip archive with one member.
inline std::string zipped(const std::string &member, const std::string &bytes)
{
    const Workshop workshop;
    const std::filesystem::path in = workshop.folder() / "in", out = workshop.folder() / "out";
    writeText(in, bytes);
    writeZip(out, {{member, in}});
    std::ifstream stream(out, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

inline Bad archives()
{
    Bad bad;
    const std::string ros = "<roster name=\"x\"><forces/></roster>";
    bad.emplace_back("an archive that never ends", zipped("a.ros", std::string(200U << 20U, ' ')));
    bad.emplace_back("an archive of something else", zipped("a.txt", ros));
    bad.emplace_back("an archive with a way out", zipped("../../a.txt", ros));
    addTruncated(bad, "an archive", zipped("a.ros", ros + std::string(4000, ' ')), 15);
    return bad;
}

inline Bad otherFormats()
{
    std::vector<Note> lost;
    const std::string xml = formatNamed(rulesets(), "peltast").write({registry().at("dbm").armies()[0]}, rulesets(), lost);
    const std::string code = qrFormat().write({registry().at("dba").armies()[0]}, rulesets(), lost);
    const std::string line = packedFormat().write({registry().at("dba").armies()[0]}, rulesets(), lost);
    Bad bad;
    addTruncated(bad, "a Peltast list", xml.substr(xml.find("<army")), 15);
    addTruncated(bad, "a QR code's text", code, 15);
    addTruncated(bad, "a packed line", line, 15);
    bad.emplace_back("a code of nothing", "OPTIO1:");
    bad.emplace_back("letters that base45 has not", "OPTIO1:äöü");
    bad.emplace_back("small letters in base45", "OPTIO1:abcdef");
    bad.emplace_back("a code of no army", "optio1:" + toBase64Url(packed("[1,2]")));
    bad.emplace_back("a code of no JSON", "optio1:" + toBase64Url(packed("hello")));
    bad.emplace_back("a code that never ends", "optio1:" + toBase64Url(packed(std::string(40'000'000, '['))));
    bad.emplace_back("XML of something else", "<roster2/>");
    bad.emplace_back("a roster of nothing", "<roster name=\"x\"");
    bad.emplace_back("a zip of nothing", std::string("PK\x03\x04", 4) + std::string(100, 'x'));
    bad.emplace_back("a table with an open quote", "count,type\n1,\"Kn\n");
    bad.emplace_back("a table with a title twice", "count,type,type\n1,Kn,Bd\n");
    bad.emplace_back("a table with too many cells", "count,type\n1" + std::string(600, ',') + "\n");
    bad.emplace_back("a table without rows", "count,type\n");
    bad.emplace_back("a table for no rule set", "count,type,army.ruleset\n1,Kn,chess\n");
    bad.emplace_back("a unit table without size", "Kind\tTQ\nPH\t7\n");
    bad.emplace_back("nothing", "");
    bad.emplace_back("blanks", " \n\t\r\n");
    bad.emplace_back("a letter home", "Dear Quintus,\n\nall is well here.\n");
    bad.emplace_back("a NUL", std::string("Rome\0\n1 x Kn", 12));
    bad.emplace_back("no object", "[]");
    bad.emplace_back("a number", "7");
    bad.emplace_back("an unknown rule set", changed("/ruleset", "chess"));
    bad.emplace_back("a key twice", R"({"format":1,"format":1,"ruleset":"dbm","name":"x","commands":[]})");
    bad.emplace_back("armies that are none", R"({"format":1,"armies":7})");
    bad.emplace_back("armies of a later form", R"({"format":2,"armies":[]})");
    bad.emplace_back("no armies", R"({"format":1,"armies":[]})");
    return bad;
}

/// All of them.
inline Bad badArmies()
{
    Bad bad;
    addTruncated(bad, "an army file", army().dump(2), 80);
    for (const Bad &more : {wrongTypes(), oddCharacters(), tooMuch(), archives(), otherFormats()})
        bad.insert(bad.end(), more.begin(), more.end());
    return bad;
}

} // namespace optio::malformed
