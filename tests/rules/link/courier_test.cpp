// SPDX-License-Identifier: GPL-3.0-or-later
// A battle by e-mail between two devices at one table (LNK-26): who may join, what is told and how often, broken connections (LNK-40,
// LNK-41), and its end. Both ends over a wire in memory, which may break at any message.
#include "rules/link/courier.h"
#include "rules/link/link_text.h"
#include "tests/suite.h"

#include <QtTest>

#include <deque>
#include <random>

namespace courier_test {

using namespace optio::link;

namespace {

constexpr const char *token = "0123456789abcdef0123456789abcdef";

Turns copyAt(int length) { return {"head " + std::to_string(length), "file " + std::to_string(length), 0, "", {}}; }

/// Both ends, and what is under way between them.
struct Wire {
    Courier host{Courier::Role::host, token, "Anna"}, guest{Courier::Role::guest, token, "Ben"};
    std::deque<std::string> toHost, toGuest;
    bool whole = false;  ///< is there a connection?
    bool mayOpen = true; ///< does the network carry one?
    int opened = 0, files = 0;
    std::vector<Turns> atHost, atGuest;
    std::vector<std::string> warned;
    std::int64_t now = 1'000;

    void start()
    {
        host.start(now);
        guest.start(now);
        run();
    }
    void cut()
    {
        whole = false;
        toHost.clear();
        toGuest.clear();
        host.lost(now);
        guest.lost(now);
    }
    void effectsOf(Courier &courier, std::deque<std::string> &out, std::vector<Turns> &heard)
    {
        for (std::vector<CourierEffect> effects = courier.takeEffects(); !effects.empty(); effects = courier.takeEffects())
            for (const CourierEffect &effect : effects)
                carry(effect, out, heard);
    }
    void carry(const CourierEffect &effect, std::deque<std::string> &out, std::vector<Turns> &heard)
    {
        if (effect.kind == CourierEffect::Kind::connect && mayOpen) {
            whole = true;
            ++opened;
            guest.connected(now);
        } else if (effect.kind == CourierEffect::Kind::connect) {
            guest.lost(now);
        } else if (effect.kind == CourierEffect::Kind::send && whole) {
            if (const auto *turns = std::get_if<Turns>(&effect.message))
                files += turns->file.empty() ? 0 : 1;
            out.push_back(written(effect.message));
        } else if (effect.kind == CourierEffect::Kind::turns) {
            heard.push_back(effect.turns);
        } else if (effect.kind == CourierEffect::Kind::warn) {
            warned.push_back(effect.text);
        }
    }
    /// Carries all that is to be carried.
    void run(int most = 1000)
    {
        for (int n = 0; n < most; ++n) {
            effectsOf(host, toGuest, atHost);
            effectsOf(guest, toHost, atGuest);
            if (!toHost.empty()) {
                const std::string text = std::move(toHost.front());
                toHost.pop_front();
                if (host.state() != Courier::State::connected && host.state() != Courier::State::greeting) {
                    if (!host.admits(text))
                        return cut();
                    host.connected(now);
                }
                host.received(text, now);
            } else if (!toGuest.empty()) {
                const std::string text = std::move(toGuest.front());
                toGuest.pop_front();
                guest.received(text, now);
            } else {
                return;
            }
        }
    }
    void pass(std::int64_t ms)
    {
        for (const std::int64_t end = now + ms; now < end;) {
            now += 100;
            host.tick(now);
            guest.tick(now);
            run();
        }
    }
};

} // namespace

class CourierTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsThereIsTold() // the file goes once, to the end that has another one
    {
        Wire wire;
        wire.host.have(copyAt(3), wire.now);
        wire.start();
        QVERIFY(wire.host.isConnected() && wire.guest.isConnected());
        QCOMPARE(wire.host.other(), std::string("Ben"));
        QCOMPARE(wire.guest.other(), std::string("Anna"));
        QCOMPARE(wire.files, 1);
        QCOMPARE(wire.atGuest.back(), copyAt(3));
        QVERIFY(!wire.host.isAlike());
        wire.guest.have(copyAt(3), wire.now); // it has been taken in
        wire.run();
        QVERIFY(wire.host.isAlike() && wire.guest.isAlike());
        wire.guest.have(copyAt(5), wire.now); // accepted
        wire.run();
        QCOMPARE(wire.files, 2);
        QCOMPARE(wire.atHost.back(), copyAt(5));
        wire.host.have(copyAt(5), wire.now);
        wire.run();
        Turns act = copyAt(5);
        act.turn = 1;
        act.value = std::string(64, 'a');
        act.acts = {"one"};
        wire.host.have(act, wire.now);
        wire.host.have(act, wire.now); // the same is not told again
        wire.run();
        act.file.clear();
        QCOMPARE(wire.atGuest.back(), act);
        const std::size_t heard = wire.atGuest.size();
        wire.host.have(act, wire.now);
        wire.run();
        QCOMPARE(wire.atGuest.size(), heard);
        QCOMPARE(wire.files, 2);
    }

    void nobodyElseJoins() // without the token, and by another first word
    {
        Wire wire;
        wire.start();
        Hello hello;
        hello.token = std::string(32, '0');
        QVERIFY(!wire.host.admits(written(hello)));
        hello.token.clear();
        QVERIFY(!wire.host.admits(written(hello)));
        QVERIFY(!wire.host.admits(written(copyAt(3))));
        hello.token = token;
        QVERIFY(wire.host.admits(written(hello)));
        QVERIFY(!wire.guest.admits(written(hello)));
        wire.host.stop("enough", wire.now);
        QVERIFY(!wire.host.admits(written(hello)));
    }

    void aBrokenConnectionComesBack() // LNK-40: by itself, in half a second, then in up to five; nothing has been lost
    {
        Wire wire;
        wire.host.have(copyAt(5), wire.now);
        wire.guest.have(copyAt(5), wire.now);
        wire.start();
        wire.cut();
        wire.host.have(copyAt(7), wire.now);
        wire.pass(600);
        QCOMPARE(wire.opened, 2);
        QCOMPARE(wire.atGuest.back(), copyAt(7));
        wire.guest.have(copyAt(7), wire.now);
        wire.run();
        QVERIFY(wire.host.isAlike());
        wire.mayOpen = false;
        wire.cut();
        wire.pass(60'000);
        QVERIFY(!wire.guest.isConnected());
        wire.mayOpen = true;
        wire.guest.wake(wire.now);
        wire.run();
        QVERIFY(wire.guest.isConnected());
    }

    void silenceIsNoConnection() // LNK-10
    {
        Wire wire;
        wire.start();
        wire.pass(60'000); // signs of life go to and fro
        QCOMPARE(wire.opened, 1);
        QVERIFY(wire.host.isConnected());
        wire.host.tick(wire.now + silence + 1);
        QVERIFY(!wire.host.isConnected());
    }

    void theEndIsTheEnd()
    {
        for (const bool byHost : {true, false}) {
            Wire wire;
            wire.start();
            (byHost ? wire.host : wire.guest).stop("Anna has stopped it", wire.now);
            wire.run();
            QVERIFY(wire.host.state() == Courier::State::gone);
            QVERIFY(wire.guest.state() == Courier::State::gone);
            QCOMPARE((byHost ? wire.guest : wire.host).reason(), std::string("Anna has stopped it"));
            wire.pass(30'000);
            QCOMPARE(wire.opened, 1);
        }
    }

    void rubbishEndsTheConnectionAlone()
    {
        Wire wire;
        wire.host.have(copyAt(3), wire.now);
        wire.start();
        for (const char *text : {"", "{}", "{\"v\":1,\"t\":\"turns\",\"head\":7}", "{\"v\":2,\"t\":\"turns\"}"}) {
            wire.host.received(text, wire.now);
            wire.cut();
            wire.pass(5'100);
            QVERIFY(wire.host.isConnected() && wire.guest.isConnected());
        }
        QCOMPARE(wire.warned.size(), std::size_t{4});
    }

    void anyGame() // copies that grow in turns, over a wire that breaks anywhere: both ends have all in the end, and no file goes round in
                   // circles
    {
        for (std::uint32_t seed = 1; seed <= 300; ++seed) {
            std::mt19937 dice(seed);
            Wire wire;
            int length = 3;
            bool host = true; // whose turn it is
            wire.host.have(copyAt(length), wire.now);
            wire.start();
            std::size_t readHost = 0, readGuest = 0;
            std::array<int, 2> has{length, 0};
            const auto read = [&](std::vector<Turns> &heard, std::size_t &from, int &own, Courier &courier) {
                for (; from < heard.size(); ++from)
                    if (!heard[from].file.empty())
                        if (const int told = std::stoi(heard[from].file.substr(5)); told > own)
                            courier.have(copyAt(own = told), wire.now);
            };
            for (int step = 0; step < 60; ++step) {
                wire.run(static_cast<int>(dice() % 6));
                if (dice() % 8 == 0)
                    wire.cut();
                read(wire.atHost, readHost, has[0], wire.host);
                read(wire.atGuest, readGuest, has[1], wire.guest);
                if (has[host ? 0 : 1] == length && dice() % 2 == 0) {
                    ++length;
                    has[host ? 0 : 1] = length;
                    (host ? wire.host : wire.guest).have(copyAt(length), wire.now);
                    host = !host;
                }
                wire.now += 700;
                wire.host.tick(wire.now);
                wire.guest.tick(wire.now);
            }
            for (int n = 0; n < 20; ++n) {
                wire.pass(1'000);
                read(wire.atHost, readHost, has[0], wire.host);
                read(wire.atGuest, readGuest, has[1], wire.guest);
            }
            QCOMPARE(has[0], length);
            QCOMPARE(has[1], length);
            QVERIFY(wire.host.isAlike() && wire.guest.isAlike());
            QVERIFY(wire.warned.empty());
            QVERIFY(wire.files <= 2 * (length + wire.opened));
        }
    }

    void theLinkSaysWhatItIs() // LNK-02
    {
        const JoinLink link{{"192.168.1.20"}, usualPort, std::string(64, 'a'), token, std::string(16, 'b'), true};
        QCOMPARE(joinLinkFrom(textOf(link)), link);
        JoinLink shared = link;
        shared.mail = false;
        QVERIFY(!joinLinkFrom(textOf(shared)).mail);
    }
};

OPTIO_TEST(CourierTest)

} // namespace courier_test

#include "courier_test.moc"
