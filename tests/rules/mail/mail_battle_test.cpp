// SPDX-License-Identifier: GPL-3.0-or-later
// Whole battles by files between two devices: with files sent again, twice, in the wrong order and through mail programs; and one that is
// kept in golden/toy.optio-turn, for other programs to check (tests/rules/mail/mail_verifier_test.py).
//
// After an intended change of the format write it anew with OPTIO_GOLDEN=write.
#include "rules/mail/mail_text.h"
#include "tests/deep.h"
#include "tests/rules/mail/forge.h"
#include "tests/suite.h"

#include <QtTest>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace mail_battle_test {

using namespace toy;

namespace {

Orders someOrders(Dice &chance)
{
    static const std::array<const char *, 3> answers{"always", "never", "computer"};
    return {{{"SK", answers[chance() % 3]}}, {{"SK", answers[chance() % 3]}}};
}

/// A file as it comes out of a mail: as the attachment, or out of a text that was quoted and wrapped.
std::string mailed(const std::string &file, Dice &chance)
{
    if (chance() % 3 == 0)
        return file;
    std::istringstream lines(mailText(file));
    std::string mail = "Hello,\nmy turn.\n\n", line;
    while (std::getline(lines, line))
        mail += "> " + line + (chance() % 4 == 0 ? " \r\n" : "\r\n");
    return fromMail(mail + "\r\n-- \r\nbye").bytes;
}

/// One turn of a battle, with everything that happens to mails on the way.
void turnByMail(Pair &pair)
{
    Table &from = pair.active(), &to = pair.passive();
    Dice &chance = pair.chance;
    const std::string before = from.file;
    pair.sent.push_back(from.turn(chance, {someOrders(chance), {}, false, {}}));
    const std::string &file = pair.sent.back();
    QCOMPARE(from.battle().file.text(), file); // sent again it is the same (PBM-04)
    if (chance() % 3 == 0)                     // an older mail comes late
        QVERIFY(refusedBy(to, mailed(pair.sent[chance() % (pair.sent.size() - 1)], chance)).startsWith("PBM-6"));
    QCOMPARE(to.receive(mailed(file, chance)).opening, Opening::news);
    if (chance() % 3 == 0) // it comes twice
        QCOMPARE(to.receive(mailed(file, chance)).opening, Opening::known);
    if (chance() % 3 == 0) // and to whom it came from
        QCOMPARE(refusedBy(from, mailed(file, chance)).left(6), QString("PBM-62"));
    QCOMPARE(to.file, from.file);
    QVERIFY(before != from.file);
}

/// Resigned by whose turn it is, closed by both.
void endByMail(Pair &pair)
{
    Table &from = pair.active(), &to = pair.passive();
    const std::string last = from.close({}, {{}, Result{letterOf(to.side), "resign"}, false, {}});
    QCOMPARE(to.receive(mailed(last, pair.chance)).opening, Opening::news);
    QCOMPARE(from.receive(mailed(to.closing(), pair.chance)).opening, Opening::news);
    QCOMPARE(from.file, to.file);
}

} // namespace

class MailBattleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sixtyTurns_data();
    void sixtyTurns();
    void golden();
};

void MailBattleTest::sixtyTurns_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= (optio::test::deep() ? 20 : 2); ++seed)
        QTest::addRow("battle %d", seed) << seed;
}

// PBM-39: a battle of 60 turns stays under 1 MiB.
void MailBattleTest::sixtyTurns()
{
    QFETCH(int, seed);
    Pair pair(0, static_cast<std::uint64_t>(seed));
    for (int turn = 1; turn <= 60; ++turn) {
        turnByMail(pair);
        QCOMPARE(standingOf(pair.anna.battle()).turn, turn + 1);
        if (QTest::currentTestFailed())
            return;
    }
    endByMail(pair);
    QVERIFY(pair.anna.file.size() < 1U << 20U);
    Game game;
    QCOMPARE(faultOf(verifyFile(pair.anna.file, &game)), QString());
    HandAuditor hands;
    QVERIFY(audited(pair.anna.battle(), &hands).text().starts_with("Audit of 61 turns and "));
    QVERIFY(audited(pair.anna.battle(), &hands).text().ends_with("no fault"));
}

void MailBattleTest::golden()
{
    Pair pair(0, 2026);
    for (int turn = 1; turn <= 30; ++turn)
        pair.play({someOrders(pair.chance),
                   {},
                   turn == 5,
                   turn == 9 ? std::vector<std::pair<std::string, int>>{{"restored", 9}} : std::vector<std::pair<std::string, int>>{}});
    endByMail(pair);
    const std::filesystem::path path = std::filesystem::path(std::getenv("OPTIO_TESTS")) / "golden/toy.optio-turn";
    if (const char *write = std::getenv("OPTIO_GOLDEN"); write != nullptr && std::string(write) == "write")
        std::ofstream(path, std::ios::binary) << pair.anna.file;
    std::ifstream in(path, std::ios::binary);
    const std::string kept((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    QCOMPARE(QString::fromStdString(pair.anna.file), QString::fromStdString(kept));
}

OPTIO_TEST(MailBattleTest)
} // namespace mail_battle_test
#include "mail_battle_test.moc"
