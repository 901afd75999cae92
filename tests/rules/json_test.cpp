// SPDX-License-Identifier: GPL-3.0-or-later
// Reading JSON from outside: limits, duplicate keys, bad UTF-8 and malformed text refused with line and column; and the canonical form.
#include "rules/json.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <rapidcheck.h>

#include <functional>
#include <limits>

namespace json_test {

using namespace optio;

namespace {

std::string refusalOf(const std::string &text, JsonLimits limits = {})
{
    return refusal([&] { parseJson(text, "the input", limits); });
}

/// Any value with few, short parts; texts hold letters of one to four bytes, quotes and control characters.
rc::Gen<Json> anyJson(int depth)
{
    const auto text = rc::gen::map(rc::gen::container<std::vector<std::string>>(
                                       rc::gen::element<std::string>("a", "B", "\"", "\\", "/", "\n", "\x01", "é", "–", "🎲", " ")),
                                   [](const std::vector<std::string> &parts) {
                                       std::string whole;
                                       for (const std::string &part : parts)
                                           whole += part;
                                       return whole;
                                   });
    const auto leaf =
        rc::gen::oneOf(rc::gen::map(text, [](const std::string &value) { return Json(value); }),
                       rc::gen::map(rc::gen::arbitrary<std::int64_t>(), [](std::int64_t value) { return Json(value); }),
                       rc::gen::map(rc::gen::arbitrary<std::uint64_t>(), [](std::uint64_t value) { return Json(value); }),
                       rc::gen::map(rc::gen::arbitrary<bool>(), [](bool value) { return Json(value); }), rc::gen::just(Json(nullptr)),
                       rc::gen::map(rc::gen::arbitrary<std::int32_t>(), [](std::int32_t value) { return Json(value / 8.0); }));
    if (depth == 0)
        return leaf;
    const auto part = rc::gen::scale(0.5, rc::gen::lazy([depth] { return anyJson(depth - 1); }));
    return rc::gen::oneOf(
        leaf, rc::gen::map(rc::gen::container<std::vector<Json>>(part), [](const std::vector<Json> &parts) { return Json(parts); }),
        rc::gen::map(rc::gen::container<std::map<std::string, Json>>(text, part),
                     [](const std::map<std::string, Json> &parts) { return Json(parts); }));
}

std::string nested(int depth)
{
    return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
}

} // namespace

class JsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void placeOfAFault_data();
    void placeOfAFault();
    void badUtf8_data();
    void badUtf8();
    void depth();
    void size();
    void duplicateKeys();
    void values();
    void canonicalForm();
    void whatCannotBeWritten();
    void roundTrip();
    void anyBytes();
};

void JsonTest::placeOfAFault_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    QTest::newRow("empty") << ""
                           << "line 1, column 1";
    QTest::newRow("blank lines only") << "\n\n"
                                      << "line 2, column 1";
    QTest::newRow("misspelt literal") << "\n\n  trve"
                                      << "line 3, column 5";
    QTest::newRow("trailing comma") << "[1,\n2,]"
                                    << "line 2, column 3";
    QTest::newRow("missing colon") << "{\"a\" 1}"
                                   << "line 1, column 7";
    QTest::newRow("open text") << "\"abc"
                               << "line 1, column 4";
    QTest::newRow("open list") << "[1,2"
                               << "line 1, column 4";
    QTest::newRow("second value") << "{} {}"
                                  << "line 1, column 4";
    QTest::newRow("leading nought") << "01"
                                    << "line 1, column 2";
    QTest::newRow("number too large") << "[1e999]"
                                      << "line 1, column 7";
    QTest::newRow("comment") << "// none\n1"
                             << "line 1, column 1";
    QTest::newRow("control character in a text") << "[\"a\tb\"]"
                                                 << "line 1, column 4";
    QTest::newRow("columns count characters") << "[\"é–🎲\",nil]"
                                              << "line 1, column 9";
    QTest::newRow("half a surrogate pair") << "\"\\ud800\""
                                           << "line 1, column 8";
}

void JsonTest::placeOfAFault()
{
    QFETCH(QString, text);
    QFETCH(QString, place);
    const QString said = QString::fromStdString(refusalOf(text.toStdString()));
    QVERIFY2(said.startsWith("the input, " + place + ": "), qPrintable(said));
    QVERIFY2(!said.contains("json.exception") && !said.contains('\n'), qPrintable(said));
}

void JsonTest::badUtf8_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("lone continuation") << QByteArray("\x80");
    QTest::newRow("no such byte") << QByteArray("\xff");
    QTest::newRow("cut short") << QByteArray("\xe2\x82");
    QTest::newRow("overlong") << QByteArray("\xc0\xaf");
    QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80");
    QTest::newRow("past the last character") << QByteArray("\xf4\x90\x80\x80");
}

void JsonTest::badUtf8()
{
    QFETCH(QByteArray, bytes);
    for (const QByteArray &text : {QByteArray("[\"ab" + bytes + "\"]"), QByteArray("{\"" + bytes + "\":1}"), bytes}) {
        const std::string said = refusalOf(text.toStdString());
        QVERIFY2(said.starts_with("the input, line 1, column "), said.c_str());
        QCOMPARE(QString::fromStdString(said).toStdString(), said); // what was refused is not quoted back
    }
}

void JsonTest::depth()
{
    QCOMPARE(parseJson(nested(64), "the input").size(), std::size_t(1));
    const std::string said = refusalOf(nested(65));
    QVERIFY2(said.find("column 65: nested too deeply; at most 64 levels") != std::string::npos, said.c_str());
    QVERIFY(refusalOf(std::string(1'000'000, '[')).find("nested too deeply") != std::string::npos);
    QVERIFY(refusalOf("{\"a\":{\"b\":[1]}}", {1000, 2}).find("nested too deeply") != std::string::npos);
    parseJson("{\"a\":{\"b\":1}}", "the input", {1000, 2});
}

void JsonTest::size()
{
    const std::string most = "\"" + std::string((8u << 20) - 2, 'x') + "\"";
    QCOMPARE(parseJson(most, "the input").get<std::string>().size(), most.size() - 2);
    QCOMPARE(refusalOf(most + " "), std::string("the input is too large: 8388609 bytes; at most 8388608 are allowed"));
    QVERIFY(refusalOf("[1]", {2, 8}).find("at most 2 are allowed") != std::string::npos);
}

void JsonTest::duplicateKeys()
{
    const std::string said = refusalOf("{\"a\":1,\n \"b\":{\"x\":1,\"x\":2}}");
    QCOMPARE(said, std::string("the input, line 2, column 15: the key \"x\" stands twice in one object; each may stand once"));
    QVERIFY(refusalOf("{\"a\":{},\"a\":{}}").find("\"a\" stands twice") != std::string::npos);
    QVERIFY(refusalOf("{\"a\":1,\"\\u0061\":2}").find("\"a\" stands twice") != std::string::npos);
    QCOMPARE(parseJson("[{\"a\":1},{\"a\":{\"a\":2}}]", "the input").size(), std::size_t(2));

    std::string key;
    for (int i = 0; i < 1000; ++i)
        key += "é";
    const std::string huge = refusalOf("{\"" + key + "\":1,\"" + key + "\":2}");
    QVERIFY(huge.size() < 200);
    QCOMPARE(QString::fromStdString(huge).toStdString(), huge);
}

void JsonTest::values()
{
    QCOMPARE(parseJson("18446744073709551615", "n").get<std::uint64_t>(), std::numeric_limits<std::uint64_t>::max());
    QCOMPARE(parseJson("-9223372036854775808", "n").get<std::int64_t>(), std::numeric_limits<std::int64_t>::min());
    QVERIFY(parseJson(" { } ", "n").is_object());
    QVERIFY(parseJson("\xEF\xBB\xBF[]", "n").is_array());
    const Json value = parseJson(R"({"b":[1,-2,2.5,true,false,null,"é\n"],"a":{}})", "n");
    QVERIFY(value == Json({{"b", {1, -2, 2.5, true, false, nullptr, "é\n"}}, {"a", Json::object()}}));
}

void JsonTest::canonicalForm()
{
    QCOMPARE(canonical(parseJson("{ \"b\" : [ 1 , 2 ],\n\"a\":\"\\u00e9\\n\", \"B\":null, \"é\":1.5 }", "n")),
             std::string(R"({"B":null,"a":"é\n","b":[1,2],"é":1.5})"));
    QCOMPARE(canonical(Json::object()) + canonical(Json::array()), std::string("{}[]"));
    QCOMPARE(canonical({1.0, -0.0, 1e3, 0.1, 18446744073709551615u}), std::string("[1,0,1000,0.1,18446744073709551615]"));
}

void JsonTest::whatCannotBeWritten()
{
    QVERIFY(refusal([] { canonical("\xff"); }).find("UTF-8") != std::string::npos);
    QVERIFY(refusal([] { canonical({{"\xff", 1}}); }).find("UTF-8") != std::string::npos);
    QVERIFY(refusal([] { canonical(std::numeric_limits<double>::infinity()); }).find("not finite") != std::string::npos);
}

void JsonTest::roundTrip()
{
    QVERIFY(rc::check("what is written reads back equal, and is written the same again", [] {
        const Json value = *rc::gen::resize(16, anyJson(3));
        const std::string text = canonical(value);
        const Json again = parseJson(text, "the text");
        RC_ASSERT(again == value);
        RC_ASSERT(canonical(again) == text);
        RC_ASSERT(canonical(parseJson(value.dump(2), "the text")) == text);
    }));
}

void JsonTest::anyBytes()
{
    QVERIFY(rc::check("any text is either read or refused with a sentence in UTF-8", [] {
        const auto text = *rc::gen::container<std::string>(rc::gen::oneOf(
            rc::gen::arbitrary<char>(), rc::gen::element('{', '}', '[', ']', '"', ':', ',', '1', '-', 'e', '.', '\\', 'u', '\n')));
        try {
            canonical(parseJson(text, "the input"));
        } catch (const Error &error) {
            const std::string said = error.what();
            RC_ASSERT(said.starts_with("the input, line "));
            RC_ASSERT(QString::fromStdString(said).toStdString() == said);
        }
    }));
}

OPTIO_TEST(JsonTest)

} // namespace json_test

#include "json_test.moc"
