// SPDX-License-Identifier: GPL-3.0-or-later
// The check values of play by e-mail (PBM-20 to PBM-37, M25), every row, and what holds of chains, draws and shuffles of any key.
#include "rules/mail/chain.h"
#include "rules/mail/values.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <algorithm>
#include <rapidcheck.h>
#include <set>
#include <sodium.h>

namespace mail_values_test {

using namespace optio::mail;

namespace {

const std::string game = "00112233445566778899aabbccddeeff";

/// 32 equal bytes.
std::string bytes(const char *digits)
{
    std::string text;
    for (int byte = 0; byte < 32; ++byte)
        text += digits;
    return text;
}
const std::string rootA = bytes("01"), rootB = bytes("02"), seedA = bytes("03"), handA = bytes("0a");

std::string keyOf(int turn) { return publicTurnKey(game, turn, chainValue(rootA, turn), chainValue(rootB, turn)); }
std::string hiddenKeyOf(int turn) { return privateTurnKey(game, turn, handA, chainValue(rootB, turn)); }
int drawn(const std::string &key, const std::string &slot, std::uint32_t m) { return static_cast<int>(SlotStream(key, slot).pick(m)); }

} // namespace

class MailValuesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void hashes_data();
    void hashes();
    void draws_data();
    void draws();
    void shuffle();
    void lines();
    void seals();
    void sodiumsOwnStream();
    void dieOfUnitAndPurpose();
    void everyValueIsDrawn();
    void chains();
    void secrets();
    void shufflesAreOrders();
    void contents();
};

void MailValuesTest::hashes_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const std::string &value, const char *expected) {
        QTest::newRow(name) << QString::fromStdString(value) << expected;
    };
    row("a[0] (PBM-22)", chainValue(rootA, 0), "d366dd1dcf16847b468cf8767ffab270f2d52d389fd62e85bbdac6fec965fe96");
    row("a[1]", chainValue(rootA, 1), "901063952acf20166a1ffc43e11aca0d20f3f7ce370762ba4a4da3f24db3321d");
    row("a[2]", chainValue(rootA, 2), "84c99439d03408dc81fb7802feb8040a8e382d9905cba8b52ec7729023417131");
    row("b[0]", chainValue(rootB, 0), "887d0b385214141c987ff6615cccba48ae7a32824cdd309218bbb20e3304dce1");
    row("b[1]", chainValue(rootB, 1), "3e9b0c30c00e1abca1b6404b5cf97d7fc0b7a890f18f784c12186c8b0cd6b747");
    row("K[1] (PBM-26)", keyOf(1), "d749c80441a5efb5202a87960b162c167f4c2bde1a0b263e412bb78a440528c0");
    row("K[7]", keyOf(7), "cebdbf4570201fb269bf0c2355e3303fe80c2752709cde313ab5585d9aa66eca");
    row("hand commitment of A (PBM-23)", handCommitment(game, handA), "a93853a9049cf4dfb91e9f29865a333f09a8652239b26a958a9403cd5918522b");
    row("P[1] of A (PBM-26)", hiddenKeyOf(1), "84ec5f2d0685b11643f9e1f9e6bbca2d7cc5db29333db1b54b18eacdeaac70ac");
    row("salt (PBM-37)", saltOf(handA, 7, 3), "5e0fb7cedd1e99d996158061ab2ad97fa71186669a1f00401caf3658d576df59");
    row("seal", sealOf(game, 7, 3, saltOf(handA, 7, 3), "A5"), "47f001533ab296f57478406e0bf78bd74efb3a175d68fa0cedc14e112e5e5f0c");
}

void MailValuesTest::hashes()
{
    QFETCH(QString, value);
    QFETCH(QString, expected);
    QCOMPARE(value, expected);
}

void MailValuesTest::draws_data()
{
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("expected");
    const auto row = [](const char *name, int value, int expected) { QTest::newRow(name) << value << expected; };
    row("K[1] missile|A7|1 (PBM-27)", drawn(keyOf(1), "missile|A7|1", 10), 8);
    row("K[7] missile|A7|1", drawn(keyOf(7), "missile|A7|1", 10), 5);
    row("tqcheck|A7|1", drawn(keyOf(7), "tqcheck|A7|1", 10), 2);
    row("crt|A7|1", drawn(keyOf(7), "crt|A7|1", 10), 3);
    row("missile|B3|1", drawn(keyOf(7), "missile|B3|1", 10), 4);
    row("missile|B3|2", drawn(keyOf(7), "missile|B3|2", 10), 7);
    row("pick 24 duel.pick|-|1", drawn(keyOf(7), "duel.pick|-|1", 24), 17);
    row("pick 23 duel.pick|-|2", drawn(keyOf(7), "duel.pick|-|2", 23), 11);
    row("terrain.kind|-|1 of 2 (PBM-31)", drawn(keyOf(1), "terrain.kind|-|1", 2), 1);
    row("terrain.place|-|1 of 3", drawn(keyOf(1), "terrain.place|-|1", 3), 2);
    const int places[] = {5, 3, 6, 2};
    const char *const names[] = {"terrain.place|-|2 of 9", "terrain.place|-|3 of 8", "terrain.place|-|4 of 7", "terrain.place|-|5 of 6"};
    for (int place = 0; place < 4; ++place)
        row(names[place], drawn(keyOf(1), slotText("terrain.place", "-", place + 2), static_cast<std::uint32_t>(9 - place)), places[place]);
    TurnDice hidden(hiddenKeyOf(7));
    row("P[7] pursuit.level|A7|1, a d4 (PBM-29)", hidden.d4("pursuit.level", "A7"), 3);
}

void MailValuesTest::draws()
{
    QFETCH(int, value);
    QFETCH(int, expected);
    QCOMPARE(value, expected);
}

// PBM-30.
void MailValuesTest::shuffle()
{
    std::vector<std::string> deck;
    for (int card = 1; card <= 10; ++card)
        deck.push_back("A" + std::to_string(card));
    const std::vector<std::string> expected{"A8", "A2", "A1", "A6", "A5", "A7", "A9", "A10", "A3", "A4"};
    QVERIFY(shuffled(deck, hiddenKeyOf(1), Side::a) == expected);
    QVERIFY(shuffled(deck, hiddenKeyOf(1), Side::b) != expected);
}

// PBM-36, PBM-25.
void MailValuesTest::lines()
{
    const std::string first = lineHash("", R"({"format":"optio-pbem","v":1})");
    QCOMPARE(first, std::string("8b8283918606101ed4c25ff079be4f92e1e58ce0f310dffc2690b4925e898055"));
    const std::string second = lineHash(first, R"({"x":1})");
    QCOMPARE(second, std::string("eeb743a3e9da3ec9d556cb4c1bf090349ab76945eca392d215651569c27c0dfe"));
    const std::string signature = signatureLine(seedA, game, Side::a, second);
    QCOMPARE(signature, std::string(R"({"sig":"6fb376e39206888dee8efab0a052c3460ad39f246dc5860968a8cfeefeb9c142)"
                                    R"(88742a393546ed401c4c46c6c27d977d41c13612393c9aca4148c4711a1c5b07"})"));
    QCOMPARE(signature.size(), std::size_t{138});
    QVERIFY(holds(signature, publicKeyOf(seedA), game, Side::a, second));
    QVERIFY(!holds(signature, publicKeyOf(seedA), game, Side::b, second));
    QVERIFY(!holds(signature, publicKeyOf(seedA), game, Side::a, first));
    QVERIFY(!holds(signature, publicKeyOf(rootA), game, Side::a, second));
    const std::string third = lineHash(second, signature);
    QCOMPARE(third, std::string("70b20c4e0afdac19262c58fd2e5ad2a4c6533f5aa9f1303e6ca2ace6844e591b"));
    QCOMPARE(gameCode(third), std::string("69b9 542b 57d5 f470"));
}

// PBM-37: another secret, act or card gives another seal.
void MailValuesTest::seals()
{
    std::set<std::string> seals;
    for (const int turn : {7, 9})
        for (const int act : {1, 3})
            for (const char *card : {"A5", "A6"})
                for (const std::string &hand : {handA, rootA})
                    seals.insert(sealOf(game, turn, act, saltOf(hand, turn, act), card));
    QCOMPARE(seals.size(), std::size_t{16});
}

// PBM-27: the words are those of randombytes_buf_deterministic(), beyond one block too.
void MailValuesTest::sodiumsOwnStream()
{
    const std::string text = "optio-pbem-1|draw|" + keyOf(3) + "|crt|A1|1";
    std::array<unsigned char, randombytes_SEEDBYTES> seed{};
    crypto_generichash(seed.data(), seed.size(), reinterpret_cast<const unsigned char *>(text.data()), text.size(), nullptr, 0);
    std::array<unsigned char, 400> stream{};
    randombytes_buf_deterministic(stream.data(), stream.size(), seed.data());
    SlotStream draws(keyOf(3), "crt|A1|1");
    for (std::size_t at = 0; at < stream.size(); at += 4) {
        const std::uint32_t word =
            stream[at] | stream[at + 1] << 8U | stream[at + 2] << 16U | static_cast<std::uint32_t>(stream[at + 3]) << 24U;
        QCOMPARE(draws.pick(1U << 16U), word % (1U << 16U));
    }
}

// PBM-28, M25: a die belongs to its unit and purpose, whatever else is drawn before; only repeated draws go by order.
void MailValuesTest::dieOfUnitAndPurpose()
{
    TurnDice first(keyOf(7)), later(keyOf(7));
    QCOMPARE(first.die("missile", "A7"), 5);
    later.die("missile", "A1");
    later.die("crt", "A7");
    later.pick(24, "duel.pick", "-");
    QCOMPARE(later.die("missile", "A7"), 5);
    QCOMPARE(later.die("missile", "B3"), 4);
    QCOMPARE(later.die("missile", "B3"), 7);
    const auto taken = later.taken();
    QCOMPARE(taken.size(), std::size_t{6});
    QCOMPARE(taken.back().slot, std::string("missile|B3|2"));
    QVERIFY(later.taken().empty());
    QVERIFY(!refused([&] { later.pick(0, "overflow", "-"); }).isEmpty());
}

void MailValuesTest::everyValueIsDrawn()
{
    for (const int m : {1, 3, 7, 10, 36}) {
        std::vector<int> counts(static_cast<std::size_t>(m));
        TurnDice dice(keyOf(5));
        for (int draw = 0; draw < 400 * m; ++draw)
            ++counts[static_cast<std::size_t>(dice.pick(m, "ai.try", "A1"))];
        for (const int count : counts)
            QVERIFY(count > 300 && count < 500);
    }
}

// PBM-22, PBM-67: a value leads to all before it, by as many steps as lie between, and by no other number.
void MailValuesTest::chains()
{
    const std::string tenth = chainValue(rootA, 10);
    QVERIFY(leadsTo(tenth, 2, chainValue(rootA, 8)));
    QVERIFY(!leadsTo(tenth, 1, chainValue(rootA, 8)));
    QVERIFY(!leadsTo(chainValue(rootB, 10), 2, chainValue(rootA, 8)));
    QCOMPARE(chainValue(rootA, 2000), rootA);
    QVERIFY(!refused([] { chainValue(rootA, 2001); }).isEmpty());
    QVERIFY(!refused([] { chainValue(rootA, -1); }).isEmpty());
}

// PBM-21: made from the given source alone, and never twice the same from the system's.
void MailValuesTest::secrets()
{
    std::uint8_t next = 0;
    const Secrets counted = newSecrets([&](std::span<std::uint8_t> made) { std::fill(made.begin(), made.end(), ++next); });
    QCOMPARE(counted.seed, rootA);
    QCOMPARE(counted.root, rootB);
    QCOMPARE(counted.hand, seedA);
    const Secrets one = newSecrets(systemRandomness()), two = newSecrets(systemRandomness());
    QCOMPARE((std::set<std::string>{one.seed, one.root, one.hand, two.seed, two.root, two.hand}.size()), std::size_t{6});
    QVERIFY(isHex(newGameId(systemRandomness()), 32));
    QVERIFY(!isHex("ABCD", 4) && !isHex("abc", 4) && !isHex("abcg", 4));
}

void MailValuesTest::shufflesAreOrders()
{
    QVERIFY(rc::check("a shuffled deck has the same cards (PBM-30)", [] {
        const auto count = *rc::gen::inRange(0, 60);
        const auto turn = *rc::gen::inRange(1, 40);
        std::vector<std::string> deck;
        for (int card = 1; card <= count; ++card)
            deck.push_back("B" + std::to_string(card));
        auto order = shuffled(deck, hiddenKeyOf(turn), Side::b);
        std::sort(order.begin(), order.end());
        std::sort(deck.begin(), deck.end());
        RC_ASSERT(order == deck);
    }));
}

// PBM-53.
void MailValuesTest::contents()
{
    QCOMPARE(contentHash({}), hashOf("optio-pbem-1|content"));
    QCOMPARE(contentHash({{"a", "00"}, {"b", "11"}}), hashOf("optio-pbem-1|content|a|00|b|11"));
}

OPTIO_TEST(MailValuesTest)
} // namespace mail_values_test
#include "mail_values_test.moc"
