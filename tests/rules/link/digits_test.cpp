// SPDX-License-Identifier: GPL-3.0-or-later
// Joining without a link (LNK-02): six digits on both devices, the keeper's word, the seat's link. Both state machines over an in-memory
// wire, and somebody in the middle of it.
#include "rules/error.h"
#include "rules/link/admission.h"
#include "rules/link/link_text.h"
#include "rules/link/seeking.h"
#include "rules/link/session.h"
#include "tests/suite.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>
#include <set>

namespace digits_test {

using namespace optio;
using namespace optio::link;

namespace {

JoinLink seatOf(const KeyPair &keys) { return {{"192.168.1.20"}, usualPort, keys.open, link::newId(), std::string(16, 'd')}; }

/// A keeper's door, and a device that knocks on it.
struct Wire {
    KeyPair keys = newKeyPair();
    Admission admission;
    Seeking seeking{"Ben"};
    std::optional<Session> guest, keeper;
    int link = 0, changes = 0;
    std::string address = "192.168.1.7", admitted, refused;
    std::int64_t now = 1'000;

    void start()
    {
        seeking.start(now);
        run();
    }
    void open()
    {
        ++link;
        guest.emplace(Session::guest(""));
        keeper.emplace(Session::keeper(keys));
        (void)keeper->take(guest->greeting());
        QVERIFY(keeper->compares());
        const Admission::Door door = admission.knock(link, address, now);
        if (door != Admission::Door::open) {
            guest.reset();
            keeper.reset();
            return seeking.lost(door == Admission::Door::busy ? Seeking::End::busy : Seeking::End::shut, now);
        }
        (void)guest->take(keeper->greeting());
        seeking.answered();
        (void)keeper->take(guest->greeting());
        (void)guest->take(keeper->greeting());
        (void)keeper->take(guest->greeting());
        admission.compared(link, keeper->digits(), now);
        seeking.compared(guest->digits(), guest->keeperKey(), now);
    }
    void cut()
    {
        guest.reset();
        keeper.reset();
        admission.lost(link);
        seeking.lost(Seeking::End::gone, now);
        run();
    }
    void wait(std::int64_t ms)
    {
        now += ms;
        admission.tick(now);
        seeking.tick(now);
        run();
    }
    /// Carries until nobody has anything to say.
    void run()
    {
        for (bool more = true; more;) {
            more = false;
            for (const SeekEffect &effect : seeking.takeEffects()) {
                more = true;
                if (effect.kind == SeekEffect::Kind::connect)
                    open();
                else if (effect.kind == SeekEffect::Kind::send && guest)
                    admission.received(link, keeper->take(guest->lock(written(effect.message))).value(), now);
                else if (effect.kind == SeekEffect::Kind::close && guest) {
                    guest.reset();
                    admission.lost(link);
                } else if (effect.kind == SeekEffect::Kind::admitted)
                    admitted = effect.text;
                else if (effect.kind == SeekEffect::Kind::refused)
                    refused = effect.text;
            }
            for (const AdmissionEffect &effect : admission.takeEffects()) {
                more = true;
                if (effect.kind == AdmissionEffect::Kind::send && guest && effect.link == link)
                    seeking.received(guest->take(keeper->lock(written(effect.message))).value(), now);
                else if (effect.kind == AdmissionEffect::Kind::close && effect.link == link) {
                    guest.reset();
                    seeking.lost(Seeking::End::gone, now);
                }
                changes += effect.kind == AdmissionEffect::Kind::changed ? 1 : 0;
            }
        }
    }
};

/// What somebody does who knocks and says nothing more.
Admission::Door knockAlone(Admission &admission, int link, const std::string &address, std::int64_t now)
{
    const Admission::Door door = admission.knock(link, address, now);
    if (door == Admission::Door::open)
        admission.lost(link);
    return door;
}

bool isRefused(const std::function<void()> &what)
{
    try {
        what();
        return false;
    } catch (const Error &) {
        return true;
    }
}

} // namespace

class DigitsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void letIn();
    void bothHaveToCompare();
    void turnedAway();
    void minutesPass();
    void twoAtOnce();
    void nobodyIsWanted();
    void scanners();
    void nothingIsTriedAgain();
    void somebodyInBetween();
    void strangeTalk();
    void linksOfOthers();
    void typedAddresses();
};

/// LNK-02: the same six digits on both, both players say so, and the guest has the link of its seat.
void DigitsTest::letIn()
{
    Wire wire;
    wire.start();
    QVERIFY(wire.admission.seeker() != nullptr);
    QCOMPARE(wire.seeking.state(), Seeking::State::comparing);
    QCOMPARE(wire.seeking.digits().size(), 6U);
    QCOMPARE(wire.admission.seeker()->digits, wire.seeking.digits());
    QCOMPARE(wire.admission.seeker()->name, std::string("Ben"));
    QCOMPARE(wire.changes, 1);
    wire.seeking.confirm();
    wire.run();
    QCOMPARE(wire.seeking.state(), Seeking::State::waiting);
    QVERIFY(wire.admitted.empty());
    const std::string link = textOf(seatOf(wire.keys));
    wire.admission.admit(link);
    wire.run();
    QCOMPARE(wire.admitted, link);
    QVERIFY(wire.refused.empty());
    QVERIFY(wire.admission.seeker() == nullptr && wire.changes == 2);
    // Another time there are other digits.
    std::set<std::string> seen{wire.seeking.digits()};
    for (int i = 0; i < 3; ++i) {
        Wire other;
        other.start();
        seen.insert(other.seeking.digits());
    }
    QVERIFY(seen.size() >= 3);
}

/// LNK-02: the guest's player compares too, whoever is quicker: a false keeper lets in everybody.
void DigitsTest::bothHaveToCompare()
{
    Wire wire;
    wire.start();
    wire.admission.admit(textOf(seatOf(wire.keys)));
    wire.run();
    QVERIFY(wire.admitted.empty());
    QCOMPARE(wire.seeking.state(), Seeking::State::comparing);
    wire.wait(1'000); // the keeper has closed the link by now
    wire.seeking.confirm();
    wire.run();
    QVERIFY(!wire.admitted.empty());
    Wire idle;
    idle.start();
    idle.admission.admit(textOf(seatOf(idle.keys)));
    idle.run();
    idle.wait(70'000);
    QVERIFY(idle.admitted.empty() && !idle.refused.empty());
    Wire unlike;
    unlike.start();
    unlike.seeking.leave(); // his digits are others
    unlike.run();
    QVERIFY(unlike.admission.seeker() == nullptr);
    unlike.admission.admit(textOf(seatOf(unlike.keys)));
    unlike.run();
    QVERIFY(unlike.admitted.empty());
}

/// LNK-02: the keeper's player says no.
void DigitsTest::turnedAway()
{
    Wire wire;
    wire.start();
    wire.seeking.confirm();
    wire.admission.turnAway("The other tablet did not let this one in");
    wire.run();
    QCOMPARE(wire.refused, std::string("The other tablet did not let this one in"));
    QVERIFY(wire.admitted.empty() && wire.admission.seeker() == nullptr);
    wire.seeking.confirm();
    wire.wait(100'000);
    QVERIFY(wire.admitted.empty());
    wire.start(); // it may ask again
    QVERIFY(wire.admission.seeker() != nullptr);
}

/// LNK-02: whom nobody answers within a minute is told so; and whoever finds nobody looks for a minute and no longer.
void DigitsTest::minutesPass()
{
    Wire wire;
    wire.start();
    QVERIFY(wire.admission.nextTick() == wire.now + seekWithin);
    wire.wait(seekWithin - 1);
    QVERIFY(wire.refused.empty() && wire.admission.seeker() != nullptr);
    wire.wait(1);
    QVERIFY2(wire.refused.find("within a minute") != std::string::npos, wire.refused.c_str());
    QVERIFY(wire.admission.seeker() == nullptr);
    Seeking alone("Ben");
    alone.start(0);
    int tries = 0;
    std::string refused;
    for (std::int64_t now = 0; now < 200'000; now += 500) {
        for (const SeekEffect &effect : alone.takeEffects()) {
            if (effect.kind == SeekEffect::Kind::connect) {
                ++tries;
                alone.lost(Seeking::End::gone, now);
            } else if (effect.kind == SeekEffect::Kind::refused) {
                refused = effect.text;
            }
        }
        alone.tick(now);
    }
    QVERIFY2(tries > 20 && tries < 40, qPrintable(QString::number(tries)));
    QCOMPARE(refused, std::string("Nobody answers at that address"));
    QVERIFY(alone.foundNobody() && !wire.seeking.foundNobody());
    QCOMPARE(alone.nextTick(), std::numeric_limits<std::int64_t>::max());
}

/// LNK-02: the second waits until the first is done, and knows nothing of any digits meanwhile.
void DigitsTest::twoAtOnce()
{
    Wire wire;
    QVERIFY(wire.admission.knock(100, "192.168.1.8", wire.now) == Admission::Door::open);
    wire.admission.compared(100, "123456", wire.now);
    wire.admission.received(100, written(Message(Seek{"optio", "1", "Cleo"})), wire.now);
    QCOMPARE(wire.admission.seeker()->name, std::string("Cleo"));
    wire.start();
    QCOMPARE(wire.seeking.state(), Seeking::State::busy);
    QVERIFY(wire.seeking.digits().empty());
    QCOMPARE(wire.admission.seeker()->name, std::string("Cleo"));
    wire.wait(2'000);
    QCOMPARE(wire.seeking.state(), Seeking::State::busy);
    wire.admission.turnAway("no");
    wire.wait(2'000);
    QCOMPARE(wire.seeking.state(), Seeking::State::comparing);
    QCOMPARE(wire.admission.seeker()->name, std::string("Ben"));
}

/// LNK-02: a keeper that lets nobody in so says that, and takes back what is asked just now.
void DigitsTest::nobodyIsWanted()
{
    Wire wire;
    wire.admission.setOpen(false);
    wire.start();
    QVERIFY2(wire.refused.find("lets nobody in") != std::string::npos, wire.refused.c_str());
    wire.admission.setOpen(true);
    wire.start();
    QVERIFY(wire.admission.seeker() != nullptr);
    wire.refused.clear();
    wire.admission.setOpen(false);
    wire.run();
    QVERIFY(wire.admission.seeker() == nullptr && !wire.refused.empty());
}

/// LNK-02, LNK-10: who only knocks is forgotten after five seconds, and no address, nor all of them together, learns digits often.
void DigitsTest::scanners()
{
    Wire held;
    QVERIFY(held.admission.knock(50, "192.168.1.66", held.now) == Admission::Door::open);
    held.start();
    QCOMPARE(held.seeking.state(), Seeking::State::busy);
    for (int second = 0; second < 8; ++second)
        held.wait(1'000);
    QCOMPARE(held.seeking.state(), Seeking::State::comparing);
    Admission admission;
    int link = 0, opened = 0;
    for (int i = 0; i < 1'000; ++i)
        opened += knockAlone(admission, ++link, "192.168.1.66", 10 * i) == Admission::Door::open ? 1 : 0;
    QCOMPARE(opened, static_cast<int>(mostOfOne));
    QVERIFY2(knockAlone(admission, ++link, "192.168.1.7", 10'000) == Admission::Door::open, "one scanner does not keep another away");
    for (int i = 0; i < 1'000; ++i)
        opened += knockAlone(admission, ++link, "192.168.2." + std::to_string(i), 10'000 + i) == Admission::Door::open ? 1 : 0;
    QCOMPARE(opened, static_cast<int>(mostAttempts) - 1);
    QVERIFY(knockAlone(admission, ++link, "192.168.1.7", 11'000) == Admission::Door::busy);
    QVERIFY(knockAlone(admission, ++link, "192.168.1.7", 11'000 + attemptsWithin) == Admission::Door::open);
}

/// LNK-02: once the digits can be known nothing begins anew without the player, on either end.
void DigitsTest::nothingIsTriedAgain()
{
    Wire wire;
    wire.start();
    wire.cut();
    QVERIFY2(wire.refused.find("ask again") != std::string::npos, wire.refused.c_str());
    QVERIFY(wire.admission.seeker() == nullptr);
    const int link = wire.link;
    wire.wait(5'000);
    QCOMPARE(wire.link, link);
    Seeking early("Ben"); // the other end has answered, and hung up before any digits were shown
    early.start(0);
    (void)early.takeEffects();
    early.answered();
    early.lost(Seeking::End::busy, 10);
    early.tick(10'000);
    for (const SeekEffect &effect : early.takeEffects())
        QVERIFY(effect.kind != SeekEffect::Kind::connect);
}

/// LNK-02: whoever stands between both, with keys of their own, has each of them show other digits; by no choice of theirs can they be made
/// equal.
void DigitsTest::somebodyInBetween()
{
    int equal = 0;
    for (int i = 0; i < 300; ++i) {
        const KeyPair keys = newKeyPair();
        Session guest = Session::guest(""), keeper = Session::keeper(keys);
        Session asKeeper = Session::keeper(newKeyPair()), asGuest = Session::guest("");
        (void)asKeeper.take(guest.greeting());
        (void)keeper.take(asGuest.greeting());
        (void)asGuest.take(keeper.greeting());
        (void)guest.take(asKeeper.greeting());
        (void)asKeeper.take(guest.greeting());
        (void)keeper.take(asGuest.greeting());
        (void)guest.take(asKeeper.greeting());
        (void)asGuest.take(keeper.greeting());
        (void)asKeeper.take(guest.greeting());
        (void)keeper.take(asGuest.greeting());
        QVERIFY(guest.ready() && keeper.ready()); // everything works, but
        QVERIFY(guest.keeperKey() != keys.open);
        equal += guest.digits() == keeper.digits() ? 1 : 0;
    }
    QVERIFY2(equal <= 1, "one in a million of each");
    // The keeper's answer with the key exchanged, or its random bytes: the guest would show what the keeper does not.
    for (const std::size_t at : {std::size_t{0}, std::size_t{40}}) {
        Session guest = Session::guest(""), keeper = Session::keeper(newKeyPair());
        (void)keeper.take(guest.greeting());
        std::string answer = keeper.greeting();
        answer[at] = static_cast<char>(answer[at] ^ 1);
        (void)guest.take(answer);
        (void)keeper.take(guest.greeting());
        QVERIFY(guest.digits() != keeper.digits());
    }
    // Without a promise, or with one kept in a changed way: nothing.
    for (const std::size_t at : {std::size_t{0}, std::size_t{40}}) {
        Session guest = Session::guest(""), keeper = Session::keeper(newKeyPair());
        (void)keeper.take(guest.greeting());
        (void)guest.take(keeper.greeting());
        std::string opened = guest.greeting();
        opened[at] = static_cast<char>(opened[at] ^ 1);
        QVERIFY(isRefused([&] { (void)keeper.take(opened); }));
        QVERIFY(keeper.digits().empty());
    }
}

/// LNK-10: a device without a seat says its name and nothing else; a name is a name.
void DigitsTest::strangeTalk()
{
    const auto talk = [](const std::vector<std::string> &texts) {
        Admission admission;
        (void)admission.knock(1, "10.0.0.1", 0);
        admission.compared(1, "000042", 0);
        for (const std::string &text : texts)
            admission.received(1, text, 0);
        return admission;
    };
    const std::string seek = written(Message(Seek{"optio", "1", "Ben"}));
    QVERIFY(talk({seek}).seeker() != nullptr);
    QCOMPARE(talk({seek}).seeker()->digits, std::string("000042"));
    QVERIFY(talk({R"({"v":1,"t":"dance"})", seek}).seeker() != nullptr); // LNK-11: passed over
    for (const std::string &text :
         {std::string("nonsense"), std::string("[]"), std::string(R"({"v":2,"t":"seek"})"), std::string(R"({"v":1,"t":"seek","name":7})"),
          written(Message(Hello{})), written(Message(link::Act{.id = link::newId()})), seek}) {
        Admission admission = talk({seek, text});
        QVERIFY2(admission.seeker() == nullptr, text.c_str());
        const std::vector<AdmissionEffect> effects = admission.takeEffects();
        QVERIFY(std::any_of(effects.begin(), effects.end(),
                            [](const AdmissionEffect &one) { return one.kind == AdmissionEffect::Kind::close; }));
    }
    Admission early; // before the link is locked nothing is heard
    (void)early.knock(1, "10.0.0.1", 0);
    early.received(1, seek, 0);
    QVERIFY(early.seeker() == nullptr);
    QCOMPARE(talk({written(Message(Seek{"optio", "1", "A\nB\x7f\tC"}))}).seeker()->name, std::string("ABC"));
    std::string longName;
    for (int i = 0; i < 60; ++i)
        longName += "ä";
    const std::string cut = talk({written(Message(Seek{"optio", "1", longName}))}).seeker()->name;
    QCOMPARE(QString::fromStdString(cut), QStringLiteral("ä").repeated(30));
}

/// LNK-01, LNK-02: the link that comes must be of the key that the digits were made of, and lead nowhere else.
void DigitsTest::linksOfOthers()
{
    const auto told = [](const std::function<void(JoinLink &)> &change) {
        Wire wire;
        wire.start();
        wire.seeking.confirm();
        JoinLink link = seatOf(wire.keys);
        change(link);
        wire.admission.admit(textOf(link));
        wire.run();
        return std::pair(wire.admitted, wire.refused);
    };
    QVERIFY(!told([](JoinLink &) {}).first.empty());
    QVERIFY2(told([](JoinLink &link) { link.key = newKeyPair().open; }).second.find("another keeper") != std::string::npos, "another key");
    QVERIFY2(told([](JoinLink &link) { link.addresses = {"8.8.8.8"}; }).second.find("out of this network") != std::string::npos,
             "far away");
    QVERIFY(told([](JoinLink &link) { link.token = "short"; }).first.empty());
}

/// LNK-02: what is typed, and what is no address of this network.
void DigitsTest::typedAddresses()
{
    const auto read = [](const char *text) { return typedAddressFrom(text); };
    QVERIFY(read("192.168.1.20") == (TypedAddress{"192.168.1.20", usualPort}));
    QVERIFY(read(" 192.168.1.20:4012\n") == (TypedAddress{"192.168.1.20", 4012}));
    QVERIFY(read("tablet.local") == (TypedAddress{"tablet.local", usualPort}));
    QVERIFY(read("Annas-Tablet.lan:80") == (TypedAddress{"Annas-Tablet.lan", 80}));
    QVERIFY(read("fd12::1") == (TypedAddress{"fd12::1", usualPort}));
    QVERIFY(read("[fe80::1%wlan0]:4012") == (TypedAddress{"fe80::1%wlan0", 4012}));
    QVERIFY(read("[fd12::1]") == (TypedAddress{"fd12::1", usualPort}));
    for (const char *text : {"", " ", "8.8.8.8", "192.168.1", "192.168.1.20:", "192.168.1.20:0", "192.168.1.20:70000", "192.168.1.20:x",
                             "[fd12::1", "[fd12::1]4", "2001:db8::1", "example.org", "nonsense", "192.168.1.local:", "table.example.com:80",
                             "two words", "http://192.168.1.20/", ".local"})
        QVERIFY2(isRefused([&] { (void)typedAddressFrom(text); }), text);
    for (const TypedAddress &one : {TypedAddress{"192.168.1.20", usualPort}, TypedAddress{"192.168.1.20", 4012},
                                    TypedAddress{"fd12::1", 4012}, TypedAddress{"fd12::1", usualPort}})
        QVERIFY2(typedAddressFrom(textOf(one)) == one, textOf(one).c_str());
}

OPTIO_TEST(DigitsTest)

} // namespace digits_test

#include "digits_test.moc"
