// SPDX-License-Identifier: GPL-3.0-or-later
// What the link says and with what it is locked: messages and frames (LNK-10, LNK-11), links and addresses (LNK-01, LNK-02), sessions and
// the six digits, shared dice (LNK-30).
#include "rules/journal/shared_dice.h"
#include "rules/link/amend_told.h"
#include "rules/link/link_text.h"
#include "rules/link/messages.h"
#include "rules/link/session.h"
#include "tests/suite.h"

#include <QtTest>

#include <functional>
#include <random>

namespace link_words_test {

using namespace optio;
using namespace optio::link;

namespace {

/// Both ends, greeted.
struct Pair {
    KeyPair keys = newKeyPair();
    Session guest, keeper = Session::keeper(keys);
    std::vector<std::string> wire; ///< what went over it
    explicit Pair(bool digits = false) : guest(Session::guest(digits ? "" : keys.open))
    {
        for (int step = 0; step < 8 && !(guest.ready() && keeper.ready()); ++step) {
            carry(guest, keeper);
            carry(keeper, guest);
        }
    }
    void carry(Session &from, Session &to)
    {
        if (const std::string frame = from.greeting(); !frame.empty()) {
            wire.push_back(frame);
            (void)to.take(frame);
        }
    }
};

std::string refusalOf(const std::function<void()> &what)
{
    try {
        what();
        return {};
    } catch (const Error &problem) {
        return problem.what();
    }
}

} // namespace

class LinkWordsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void messagesAreReadBack();
    void amendmentsAreReadBack();
    void strangeMessages();
    void longMessagesComeInFrames();
    void links();
    void nearAddresses();
    void sessionsLock();
    void strangersAndForgers();
    void sixDigits();
    void diceOfBoth();
};

void LinkWordsTest::messagesAreReadBack()
{
    link::Act act{.id = link::newId(),
                  .base = {3, std::string(64, 'a')},
                  .resolver = "clash",
                  .input = {{"a", "a1"}},
                  .dice = std::vector<int>{4, 2}};
    const auto read = readMessage(written(Message(act)));
    QVERIFY(read && std::holds_alternative<link::Act>(*read));
    QCOMPARE(written(*read), written(Message(act)));
    const auto look = readMessage(written(Message(Look{.kind = "odds", .id = "x", .resolver = "clash"})));
    QCOMPARE(std::get<Look>(look.value()).kind, std::string("odds"));
    QVERIFY(isId(act.id) && link::newId() != link::newId());
}

/// LNK-24: an amendment comes to the keeper as it was meant; what is none is refused.
void LinkWordsTest::amendmentsAreReadBack()
{
    Amending amending;
    amending.n = 41;
    amending.input = {{"answers", {{"uphill", true}}}};
    amending.typed = std::vector<int>{4, 2};
    amending.choices = {{43, AmendChoice::keep}, {44, AmendChoice::replay}, {45, AmendChoice::drop}};
    amending.inserts = {{44, {{"pursue", Json::object(), std::vector<int>{3}}, {"rally", Json::object(), std::nullopt}}}};
    const Amending back = amendingFrom(told(amending));
    QVERIFY(told(back) == told(amending));
    QCOMPARE(back.n, 41);
    QVERIFY(back.typed == amending.typed && back.choices == amending.choices && back.input == amending.input);
    QCOMPARE(back.inserts.at(44).size(), 2u);
    QVERIFY(back.inserts.at(44)[0].typed == std::vector<int>{3} && !back.inserts.at(44)[1].typed);
    Amending dropped;
    dropped.n = 2;
    dropped.drop = true;
    QVERIFY(amendingFrom(told(dropped)).drop);
    for (const Json &strange :
         {Json(), Json::array(), Json{{"n", "two"}}, Json{{"n", 2}, {"choices", {{{"n", 3}, {"choice", "perhaps"}}}}}})
        QVERIFY2(!refusalOf([&] { (void)amendingFrom(strange); }).empty(), strange.dump().c_str());
}

/// LNK-11: unknown kinds and fields are passed over, another version is refused with both named.
void LinkWordsTest::strangeMessages()
{
    QVERIFY(!readMessage(R"({"v":1,"t":"dance","steps":3})"));
    QVERIFY(readMessage(R"({"v":1,"t":"alive","mood":"good"})"));
    const std::string why = refusalOf([] { (void)readMessage(R"({"v":7,"t":"alive"})"); });
    QVERIFY2(why.find("version 7") != std::string::npos && why.find("version 1") != std::string::npos, why.c_str());
    for (const char *text : {"", "[]", "7", "{", R"({"t":"alive"})", R"({"v":1})", R"({"v":1,"t":7})", R"({"v":1,"t":"ruled","n":"x"})"})
        QVERIFY2(!refusalOf([&] { (void)readMessage(text); }).empty(), text);
}

void LinkWordsTest::longMessagesComeInFrames()
{
    const std::string text(3'000'000, 'x');
    const std::vector<std::string> frames = framesOf(text);
    QCOMPARE(frames.size(), 3U);
    Assembler assembler;
    std::optional<std::string> whole;
    for (const std::string &frame : frames) {
        QVERIFY(frame.size() <= mostFrameBytes && !whole);
        whole = assembler.take(frame);
    }
    QVERIFY(whole == text);
    QCOMPARE(framesOf("").size(), 1U);
    QVERIFY(!refusalOf([&] { (void)assembler.take(""); }).empty());
    QVERIFY(!refusalOf([&] { (void)assembler.take("\2no"); }).empty());
    QVERIFY(!refusalOf([&] {
                 for (int i = 0; i < 20; ++i)
                     (void)assembler.take("\1" + std::string(1'000'000, 'x'));
             }).empty());
}

/// LNK-02
void LinkWordsTest::links()
{
    const JoinLink link{
        {"192.168.1.20", "fe80::1%wlan0", "tablet.local"}, 40123, std::string(64, 'c'), link::newId(), std::string(16, 'd')};
    QVERIFY(joinLinkFrom(textOf(link)) == link);
    QVERIFY(joinLinkFrom("Join us: <" + textOf(link) + "> tonight") == link);
    QVERIFY(joinLinkFrom(textOf(link) + "&new=1") == link);
    for (const std::string &text : {std::string("https://example.org"), textOf(link).substr(0, 90), std::string("optio:join?g=1&p=0"),
                                    std::string("optio:join?") + std::string(3000, 'x')})
        QVERIFY2(!refusalOf([&] { (void)joinLinkFrom(text); }).empty(), text.c_str());
}

/// LNK-01
void LinkWordsTest::nearAddresses()
{
    for (const char *near : {"127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.0.7", "169.254.1.1", "::1", "fe80::1",
                             "fe80::1%eth0", "fd12::1", "::ffff:192.168.1.1"})
        QVERIFY2(isNear(near), near);
    for (const char *far : {"8.8.8.8", "172.32.0.1", "172.15.0.1", "192.169.0.1", "11.0.0.1", "2001:db8::1", "::ffff:8.8.8.8", "fec0::1",
                            "tablet.local", "", "0.0.0.0", "::"})
        QVERIFY2(!isNear(far), far);
}

/// LNK-10
void LinkWordsTest::sessionsLock()
{
    Pair pair;
    QVERIFY(pair.guest.ready() && pair.keeper.ready() && pair.keeper.digits().empty());
    for (const std::string &text : {std::string("a frame"), std::string(), std::string("another")}) {
        const std::string locked = pair.guest.lock(text);
        QVERIFY(text.empty() || locked.find(text) == std::string::npos);
        QVERIFY(pair.keeper.take(locked) == text);
        QVERIFY(pair.guest.take(pair.keeper.lock(text)) == text);
    }
    QCOMPARE(keyPairFrom(pair.keys.secret).open, pair.keys.open);
}

/// Another key, a frame altered, repeated, left out, or of another link: refused.
void LinkWordsTest::strangersAndForgers()
{
    Session guest = Session::guest(newKeyPair().open), keeper = Session::keeper(newKeyPair());
    (void)keeper.take(guest.greeting());
    (void)guest.take(keeper.greeting());
    (void)keeper.take(guest.greeting());
    QVERIFY2(!refusalOf([&] { (void)keeper.take(guest.lock("hello")); }).empty(), "the guest meant another keeper");
    const auto refused = [](const std::function<std::string(Pair &, const std::string &)> &forge) {
        Pair pair;
        const std::string frame = pair.guest.lock("hello");
        return !refusalOf([&] { (void)pair.keeper.take(forge(pair, frame)); }).empty();
    };
    QVERIFY(refused([](Pair &, std::string frame) { return frame.front() ^= 1, frame; }));
    QVERIFY(refused([](Pair &, const std::string &frame) { return frame.substr(1); }));
    QVERIFY(refused([](Pair &pair, const std::string &frame) { return (void)pair.keeper.take(frame), frame; }));
    QVERIFY(refused([](Pair &pair, const std::string &) { return pair.guest.lock("the second"); }));
    QVERIFY(refused([](Pair &, const std::string &) { return Pair().guest.lock("hello"); }));
    QVERIFY(refused([](Pair &, const std::string &) { return std::string(); }));
    // All that went over a link, played again to the same keeper.
    Pair pair;
    const std::string hello = pair.guest.lock("hello");
    Session again = Session::keeper(pair.keys);
    (void)again.take(pair.wire.at(0));
    (void)again.greeting();
    (void)again.take(pair.wire.at(2));
    QVERIFY2(!refusalOf([&] { (void)again.take(hello); }).empty(), "a recording is not a guest");
    std::mt19937_64 random(7);
    for (int i = 0; i < 20'000; ++i) { // whatever comes first is refused or waited for, and nothing breaks
        Session one = Session::keeper(pair.keys);
        std::string frame((i % 3 == 0 ? 43 : random() % 120), '\0');
        for (char &byte : frame)
            byte = static_cast<char>(random());
        if (i % 4 == 0)
            frame = "optio-link1" + frame;
        (void)refusalOf([&] { (void)one.take(frame); });
        QVERIFY(!one.ready());
    }
}

/// LNK-02: where nothing could be scanned both see the same six digits, and nobody between them can choose them.
void LinkWordsTest::sixDigits()
{
    Pair pair(true);
    QVERIFY(pair.guest.ready() && pair.keeper.ready());
    QCOMPARE(pair.guest.digits().size(), 6U);
    QCOMPARE(pair.guest.digits(), pair.keeper.digits());
    QCOMPARE(pair.guest.keeperKey(), pair.keys.open);
    QVERIFY(pair.keeper.take(pair.guest.lock("hello")) == "hello");
    Session keeper = Session::keeper(pair.keys), guest = Session::guest(""), other = Session::guest("");
    (void)keeper.take(guest.greeting());
    const std::string answer = keeper.greeting();
    (void)other.take(answer);
    QVERIFY2(!refusalOf([&] { (void)keeper.take(other.greeting()); }).empty(), "a key that was not promised");
}

/// LNK-30
void LinkWordsTest::diceOfBoth()
{
    const GameKey game = gameKeyFromSeed(1), other = gameKeyFromSeed(2);
    const ActKey key{3, "clash", {"a1", "b1"}, 0};
    SharedDice shared{.keeper = "a", .value = sharedValue(game, key.text()), .other = sharedValue(other, key.text())};
    shared.promise = promiseOf(shared.value);
    const GameKey both = sharedKey(game, shared);
    QVERIFY(both != game && both == sharedKey(game, shared));
    QVERIFY(diceKeyOf(game, {{"shared", FieldsOut::write(shared)}}) == both && diceKeyOf(game, Json::object()) == game);
    SharedDice changed = shared;
    changed.other = sharedValue(other, "another act");
    QVERIFY(sharedKey(game, changed) != both);
    changed = shared;
    changed.value = shared.other;
    QVERIFY2(refusalOf([&] { (void)sharedKey(game, changed); }).find("promised") != std::string::npos, "a promise is kept");
    changed = shared;
    changed.other = "none";
    QVERIFY(!refusalOf([&] { (void)sharedKey(game, changed); }).empty());
}

OPTIO_TEST(LinkWordsTest)

} // namespace link_words_test

#include "link_words_test.moc"
