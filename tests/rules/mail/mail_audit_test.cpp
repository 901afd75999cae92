// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of a battle that is over (PBM-45, PBM-72): what closings must open, and hands looked at with the decks known.
#include "tests/rules/mail/forge.h"
#include "tests/suite.h"

#include <QtTest>

namespace mail_audit_test {

using namespace toy;

namespace {

/// A battle of some turns that Ben has resigned, with no closing yet.
struct Over {
    explicit Over(int turns, std::uint64_t seed = 1) : pair(turns, seed)
    {
        if (&pair.active() == &pair.anna)
            pair.play();
        battle = withTurn(pair.ben.battle(), {}, {{}, Result{"A", "resign"}, false, {}}, pair.ben.secrets);
    }
    Battle closed(const std::vector<Closing::Discard> &ofAnna, const std::vector<Closing::Discard> &ofBen) const
    {
        return withClosing(withClosing(battle, Side::b, ofBen, pair.ben.secrets), Side::a, ofAnna, pair.anna.secrets);
    }
    Battle closed() const { return closed(pair.anna.discards, pair.ben.discards); }
    Pair pair;
    Battle battle;
};

QString auditOf(const Battle &battle)
{
    Game game;
    if (const Verdict verdict = verifyFile(battle.file.text(), &game); verdict.fault)
        return "not even a good file: " + faultOf(verdict);
    HandAuditor hands;
    const Audit audit = audited(battle, &hands);
    return QString::fromStdString((audit.fault ? audit.fault->rule + ": " : std::string()) + audit.text());
}

} // namespace

class MailAuditTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void honest();
    void withheld();
    void brokenCommitment();
    void sealsThatDoNotOpen();
    void notHeld();
    void stackedDeck();
    void openedWrongly();
    void lostNotes();
};

void MailAuditTest::honest()
{
    std::size_t discards = 0;
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        const Over over(24, seed);
        discards += over.pair.anna.discards.size() + over.pair.ben.discards.size();
        int dice = 0;
        for (const Turn &turn : over.battle.turns)
            for (const Act &act : turn.acts)
                dice += static_cast<int>(act.dice.size());
        QCOMPARE(auditOf(over.closed()), QString("Audit of %1 turns and %2 dice: no fault").arg(over.battle.turns.size()).arg(dice));
        QCOMPARE(audited(over.closed(), nullptr).text(), auditOf(over.closed()).toStdString());
    }
    QVERIFY(discards > 5);
}

// "Withhold the closing to escape the audit": visible, and the other is audited all the same.
void MailAuditTest::withheld()
{
    const Over over(12);
    const Battle one = withClosing(over.battle, Side::b, over.pair.ben.discards, over.pair.ben.secrets);
    QCOMPARE(auditOf(one), QString("Not audited: Anna has not sent the closing file."));
    QCOMPARE(auditOf(over.battle).left(13), QString("Not audited: "));
    Secrets other = over.pair.ben.secrets;
    other.hand = over.pair.ben.secrets.root;
    QVERIFY(auditOf(withClosing(over.battle, Side::b, {}, other)).startsWith("PBM-72"));
}

void MailAuditTest::brokenCommitment()
{
    const Over over(12);
    Secrets other = over.pair.ben.secrets;
    other.hand = newSecrets(randomness(5)).hand;
    QCOMPARE(auditOf(withClosing(over.battle, Side::b, over.pair.ben.discards, other)),
             QString("PBM-72: Audit: the secret in Ben's closing is not the one promised at the start."));
    // A copied commitment would be opened with the other's closing: therefore it never comes to a battle (PBM-34).
    QVERIFY(over.battle.setUp.promise.hand != over.battle.acceptance->promise.hand);
}

void MailAuditTest::sealsThatDoNotOpen()
{
    std::uint64_t seed = 1;
    while (Over(20, seed).pair.ben.discards.empty())
        ++seed;
    const Over over(20, seed);
    const auto &anna = over.pair.anna.discards, &ben = over.pair.ben.discards;
    const QString place = QString("PBM-72: Audit: in turn %1 Ben ").arg(ben[0].turn);
    auto changed = ben;
    changed[0].card = ben[0].card == "B1" ? "B2" : "B1";
    QCOMPARE(auditOf(over.closed(anna, changed)), place + QString("did not discard %1, as the closing says.").arg(changed[0].card.c_str()));
    changed = ben;
    changed.erase(changed.begin());
    QCOMPARE(auditOf(over.closed(anna, changed)), place + "discarded a card that the closing does not name.");
    changed = ben;
    changed.push_back(ben[0]);
    QCOMPARE(auditOf(over.closed(anna, changed)), place + "opens one discard twice.");
    changed = ben;
    changed.push_back({1, 1, "B1"}); // a turn of Anna's
    QCOMPARE(auditOf(over.closed(anna, changed)), QString("PBM-72: Audit: in turn 1 Ben opens a discard that was not made."));
}

// "Play a card one does not hold": nobody sees it while the battle lasts, the audit does.
void MailAuditTest::notHeld()
{
    Pair pair(0);
    Table &anna = pair.anna;
    int caught = 0;
    for (int card = 1; card <= 8; ++card) {
        const Battle played = withTurn(anna.battle(), {plays(cardId(Side::a, card))}, {{}, Result{"B", "resign"}, false, {}}, anna.secrets);
        const Battle closed = withClosing(withClosing(played, Side::a, {}, anna.secrets), Side::b, {}, pair.ben.secrets);
        const QString audit = auditOf(closed);
        if (audit == QString("PBM-72: Audit: in turn 1 a player played A%1, which he did not hold.").arg(card))
            ++caught;
        else
            QCOMPARE(audit, QString("Audit of 1 turn and 0 dice: no fault"));
    }
    QCOMPARE(caught, 4); // eight cards, four of them in hand
}

// "Stack the deck": whoever draws what he likes plays what his deck did not give him.
void MailAuditTest::stackedDeck()
{
    Pair pair(0);
    Table &anna = pair.anna;
    const TurnKeys keys = keysOfOpenTurn(anna.battle(), Side::a, anna.secrets);
    Hand hand;
    hand.begin(anna.battle().setUp);
    hand.beginTurn(1, keys.hidden);
    const std::string top = hand.deck.front(), bottom = hand.deck.back();
    for (const auto &[card, honest] : {std::pair{top, true}, std::pair{bottom, false}}) {
        Act draw;
        draw.what = "draw";
        const Battle played = withTurn(anna.battle(), {draw, plays(card)}, {{}, Result{"B", "resign"}, false, {}}, anna.secrets);
        const QString audit = auditOf(withClosing(withClosing(played, Side::a, {}, anna.secrets), Side::b, {}, pair.ben.secrets));
        QCOMPARE(audit.startsWith("PBM-72: Audit: in turn 1 a player played"), !honest);
    }
}

// A discard that opens to a card that was not in hand, and a hand grown too large.
void MailAuditTest::openedWrongly()
{
    Pair pair(0);
    Table &anna = pair.anna;
    const TurnKeys keys = keysOfOpenTurn(anna.battle(), Side::a, anna.secrets);
    Hand hand;
    hand.begin(anna.battle().setUp);
    hand.beginTurn(1, keys.hidden);
    const std::string card = hand.deck.back(), game = anna.battle().setUp.game;
    Act discard;
    discard.what = "discard";
    discard.with = {{"seal", sealOf(game, 1, 1, saltOf(anna.secrets.hand, 1, 1), card)}};
    const TurnEnd end{{}, Result{"B", "resign"}, false, {}};
    const auto closed = [&](const Battle &battle, const std::vector<Closing::Discard> &discards) {
        return withClosing(withClosing(battle, Side::a, discards, anna.secrets), Side::b, {}, pair.ben.secrets);
    };
    QCOMPARE(auditOf(closed(withTurn(anna.battle(), {discard}, end, anna.secrets), {{1, 1, card}})),
             QString("PBM-72: Audit: in turn 1 a player discarded %1, which he did not hold.").arg(card.c_str()));
    Act draw;
    draw.what = "draw";
    QCOMPARE(auditOf(closed(withTurn(anna.battle(), {draw, draw, draw, draw}, end, anna.secrets), {})),
             QString("PBM-72: Audit: in turn 1 a player held more than 7 cards."));
}

// PBM-37: an owner whose store was restored finds his later discards by trying his hand against the seals.
void MailAuditTest::lostNotes()
{
    std::uint64_t seed = 1;
    while (Over(20, seed).pair.ben.discards.empty())
        ++seed;
    const Over over(20, seed);
    std::size_t found = 0;
    for (const Table *table : {&over.pair.anna, &over.pair.ben}) {
        std::vector<std::string> cards;
        for (int card = 1; card <= 8; ++card)
            cards.push_back(cardId(table->side, card));
        for (const Closing::Discard &discard : table->discards) {
            const auto &acts = over.battle.turns.at(static_cast<std::size_t>(discard.turn) - 1).acts;
            const Act &act = acts.at(static_cast<std::size_t>(discard.act) - 1);
            const std::string &game = over.battle.setUp.game;
            QCOMPARE(cardUnderSeal(game, act, table->secrets.hand, cards), std::optional(discard.card));
            QVERIFY(!cardUnderSeal(game, act, table->secrets.root, cards));
            ++found;
        }
    }
    QVERIFY(found > 0);
    QVERIFY(!cardUnderSeal(over.battle.setUp.game, Act(), over.pair.anna.secrets.hand, {"A1"}));
}

OPTIO_TEST(MailAuditTest)
} // namespace mail_audit_test
#include "mail_audit_test.moc"
