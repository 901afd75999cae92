// SPDX-License-Identifier: GPL-3.0-or-later
// A test for each row of PBM-10 that can be tried without an app: the cheat is prevented, or named with the player and the place.
#include "tests/rules/mail/forge.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace mail_cheats_test {

using namespace toy;
using Text = std::function<std::string(std::string)>;

namespace {

/// A battle in which turn 7 is on its way to Ben, with a shot in it.
struct Sent {
    Sent()
    {
        while (!hasShot()) {
            Table copy = pair.anna;
            Dice chance(++seed);
            file = copy.turn(chance);
        }
    }
    bool hasShot() const { return !file.empty() && lineWith(file, 7, "missile|") != 0; }
    Pair pair{6};
    std::uint64_t seed = 0;
    std::string file;
};

} // namespace

class MailCheatsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void editedFiles_data();
    void editedFiles();
    void chosenDice();
    void triedAgain();
    void otherOrder();
    void secondVersion();
    void doctoredVersion();
    void staleForeignOutOfOrder();
    void signedByTheOther();
    void stackedDeck();
    void secretsStaySecret();
    void copiedCommitment();
    void strongArmyLater();
    void restoredBackup();
};

// "Edit a file (units, dice, armies, options)".
void MailCheatsTest::editedFiles_data()
{
    QTest::addColumn<int>("turn");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("by");
    QTest::addColumn<QString>("part");
    const auto row = [](const char *name, int turn, const char *where, const char *what, const char *by, const char *part) {
        QTest::newRow(name) << turn << QString(where) << QString(what) << QString(by) << QString(part);
    };
    row("a unit's TQ", 0, "setup", "\"LI\",5", "\"LI\",9", "Line 2 (set-up) was changed after Anna");
    row("a unit more", 0, "setup", "\"cards\":[", "\"cards\":[[\"X\",\"SK\",\"LI\",5,4,\"J\",[],\"\"],",
        "Line 2 (set-up) was changed after Anna");
    row("an army's leader", 0, "setup", "\"Leader of Sparta\",5", "\"Leader of Sparta\",9", "Line 2 (set-up) was changed after Anna");
    row("an option", 0, "setup", "\"fogOfWar\":false", "\"fogOfWar\":true", "Line 2 (set-up) was changed after Anna");
    row("the percents", 0, "setup", "[50,50]", "[50,60]", "Line 2 (set-up) was changed after Anna");
    row("a die of a turn that is new", 7, "missile|", "|1\",", "|1\",1", "(turn 7) was changed after Anna");
    row("the end of an old turn", 4, "\"end\"", "\"offer\":false", "\"offer\":true", "(turn 4) was changed after Ben");
    row("an old act", 3, "\"act\":1", "\"do\":\"", "\"do\":\"un", "(turn 3) was changed after Anna");
}

void MailCheatsTest::editedFiles()
{
    QFETCH(int, turn);
    QFETCH(QString, where);
    QFETCH(QString, what);
    QFETCH(QString, by);
    QFETCH(QString, part);
    Sent sent;
    const std::size_t line = turn == 0 ? 2 : lineWith(sent.file, turn, where.toStdString());
    QVERIFY(line > 0);
    const std::string cheat = edited(sent.file, line, [&](std::string t) { return with(t, what.toStdString(), by.toStdString()); });
    QVERIFY(cheat != sent.file);
    const QString fault = refusedBy(sent.pair.ben, cheat);
    QVERIFY2(fault.startsWith("PBM-65: Line ") && fault.contains(part), qPrintable(fault));
    QCOMPARE(refusedBy(sent.pair.ben, sent.file), QString());
}

// "Choose or influence one's dice": a modified program writes others, and signs them.
void MailCheatsTest::chosenDice()
{
    Sent sent;
    const Battle battle = readBattle(sent.file);
    const std::size_t line = lineWith(sent.file, 7, "missile|");
    const std::size_t back = battle.file.count() - line;
    for (int wanted = 0; wanted < 10; ++wanted) {
        Table ben = sent.pair.ben;
        const std::string file = resigned(sent.file, sent.pair.anna, back, [&](auto &json) { json["dice"][0][1] = wanted; });
        const bool honest = file == sent.file;
        const QString fault = refusedBy(ben, file);
        QVERIFY2(honest ? fault.isEmpty() : fault.startsWith("PBM-68: Turn 7, act "), qPrintable(fault));
    }
}

// "Replay the turn for better dice": loaded again, the same acts have the same dice.
void MailCheatsTest::triedAgain()
{
    Pair pair(6);
    std::set<std::string> files;
    for (int attempt = 0; attempt < 5; ++attempt) {
        Table copy = pair.anna;
        Dice chance(3);
        files.insert(copy.turn(chance));
    }
    QCOMPARE(files.size(), std::size_t{1});
}

// "Change the order of acts": a die belongs to its unit and purpose.
void MailCheatsTest::otherOrder()
{
    Pair pair(0);
    const TurnKeys keys = keysOfOpenTurn(pair.anna.battle(), Side::a, pair.anna.secrets);
    std::vector<std::string> shooters{"A1", "A2", "A3", "A4", "A5"};
    std::map<std::string, int> first;
    do {
        TurnDice dice(keys.open);
        for (const std::string &shooter : shooters) {
            const int shown = dice.die("missile", shooter);
            QCOMPARE(first.emplace(shooter, shown).first->second, shown);
        }
    } while (std::next_permutation(shooters.begin(), shooters.end()));
}

// "Send a second version of a turn already sent".
void MailCheatsTest::secondVersion()
{
    Sent sent;
    Table again = sent.pair.anna;
    Dice chance(sent.seed + 50);
    const std::string second = again.turn(chance, {{}, {}, true, {}});
    sent.pair.ben.receive(sent.file);
    Dice answer(2);
    sent.pair.ben.turn(answer);
    const QString fault = refusedBy(sent.pair.ben, second);
    QCOMPARE(fault, QString("PBM-66: Anna has sent two different versions of turn 7. The first one counts; both are kept as proof."));
}

// "Accuse an honest opponent of that with a doctored file".
void MailCheatsTest::doctoredVersion()
{
    Sent sent;
    sent.pair.ben.receive(sent.file);
    const std::size_t first = linesOf(sent.pair.sent[6]).size() + 1, last = linesOf(sent.file).size();
    for (std::size_t line = first; line <= last; ++line)
        for (const auto &[what, by] : {std::pair{":", ": "}, std::pair{"{", "{ "}, std::pair{"}", " }"}, std::pair{"a", "\\u0061"}}) {
            const std::string doctored = edited(sent.file, line, [&](std::string t) { return with(t, what, by); });
            if (doctored == sent.file)
                continue;
            const QString fault = refusedBy(sent.pair.ben, doctored);
            QVERIFY2(fault.startsWith("PBM-65") || fault.startsWith("PBM-60"), qPrintable(fault));
        }
    // Ben's own turns behind it do not turn a doctored line into proof either.
    Dice answer(2);
    const std::string eighth = Table(sent.pair.ben).turn(answer);
    const std::string doctored = edited(eighth, last, [](std::string t) { return with(t, "\"}", "\" }"); });
    QVERIFY(refusedBy(sent.pair.ben, doctored).startsWith("PBM-65"));
}

// "Send an old turn again, a turn of another game, a turn out of order".
void MailCheatsTest::staleForeignOutOfOrder()
{
    Sent sent;
    for (int turn = 0; turn < 6; ++turn)
        QVERIFY(refusedBy(sent.pair.ben, sent.pair.sent[static_cast<std::size_t>(turn)]).startsWith("PBM-63"));
    Pair other(6, 2);
    Dice chance(1);
    QVERIFY(refusedBy(sent.pair.ben, other.anna.turn(chance)).startsWith("PBM-64"));
    // The lines of another battle's turn 7, put behind this battle's turn 6.
    const Lines foreign = linesOf(other.anna.file);
    Lines mixed = linesOf(sent.pair.sent[6]);
    mixed.insert(mixed.end(), foreign.begin() + static_cast<std::ptrdiff_t>(linesOf(other.sent[6]).size()), foreign.end());
    const QString fault = refusedBy(sent.pair.ben, joined(mixed));
    QVERIFY2(fault.contains("(turn 7) was changed after Anna signed it"), qPrintable(fault));
    // Turns that change places.
    const Battle battle = readBattle(sent.file);
    Lines swapped = linesOf(sent.file);
    const Block &third = battle.turns[2].block, &fourth = battle.turns[3].block;
    std::rotate(swapped.begin() + static_cast<std::ptrdiff_t>(third.first), swapped.begin() + static_cast<std::ptrdiff_t>(fourth.first),
                swapped.begin() + static_cast<std::ptrdiff_t>(fourth.last) + 1);
    QVERIFY(refusedBy(sent.pair.ben, joined(swapped)).startsWith("PBM-65"));
}

// Nobody signs for the other: Ben changes Anna's turn 7 and signs it himself.
void MailCheatsTest::signedByTheOther()
{
    Sent sent;
    const std::string forged = resigned(sent.file, sent.pair.ben, 1, [](auto &line) { line["offer"] = true; });
    QVERIFY(refusedBy(sent.pair.ben, forged).startsWith("PBM-65"));
    Lines lines = linesOf(forged);
    lines.pop_back();
    QVERIFY(refusedBy(sent.pair.ben, signedBy(lines, sent.pair.ben, Side::a, sent.pair.anna.battle().setUp.game)).startsWith("PBM-65"));
}

// "Stack the deck, peek at coming turns' draws": the deck of a turn hangs on a value that only the other knows until then.
void MailCheatsTest::stackedDeck()
{
    Pair pair(6);
    const Battle battle = pair.anna.battle();
    QVERIFY(shownValue(battle, Side::b, 7));
    QVERIFY(!shownValue(battle, Side::b, 8));
    QVERIFY(!shownValue(battle, Side::b, 9)); // Anna's next turn
    std::set<std::string> keys;
    for (const int turn : {1, 3, 5, 7})
        keys.insert(privateTurnKey(battle.setUp.game, turn, pair.anna.secrets.hand, *shownValue(battle, Side::b, turn)));
    QCOMPARE(keys.size(), std::size_t{4});
}

// PBM-38, "See the opponent's hand or deck": no secret stands in a file before the closing.
void MailCheatsTest::secretsStaySecret()
{
    Pair pair(8);
    const Table over = [&] {
        Table anna = pair.anna;
        anna.close({}, {{}, Result{"B", "resign"}, false, {}});
        return anna;
    }();
    for (const Table *table : {&pair.anna, &pair.ben}) {
        for (const std::string &secret : {table->secrets.seed, table->secrets.root, table->secrets.hand})
            QCOMPARE(pair.anna.file.find(secret), std::string::npos);
        for (int later = 11; later < 20; ++later)
            QCOMPARE(over.file.find(chainValue(table->secrets.root, later)), std::string::npos);
        QCOMPARE(over.file.find(table->secrets.seed), std::string::npos);
    }
    for (const Closing::Discard &discard : pair.anna.discards) // the seal stands there, not the card
        QVERIFY(readBattle(pair.anna.file)
                    .turns.at(static_cast<std::size_t>(discard.turn) - 1)
                    .acts.at(static_cast<std::size_t>(discard.act) - 1)
                    .with.size() == 1);
    QVERIFY(over.file.find(over.secrets.hand) != std::string::npos);
}

// "Make one's own values fit the other's, or copy his" (PBM-34).
void MailCheatsTest::copiedCommitment()
{
    Table anna(Side::a, "Anna", 1), ben(Side::b, "Ben", 2);
    const std::string invitation = anna.invite(setUp(newGameId(randomness(3))));
    // Without knowing the secret behind it, by text alone.
    const Promise promise = readBattle(invitation).setUp.promise;
    for (const auto &[key, value] : {std::pair{"key", promise.key}, std::pair{"anchor", promise.anchor}, std::pair{"hand", promise.hand}}) {
        Table copier = ben;
        const std::string copied = resigned(copier.accept(invitation), copier, 1, [&](auto &line) { line["accept"][key] = value; });
        QVERIFY(refusedBy(anna, copied).startsWith("PBM-76"));
    }
    QCOMPARE(refusedBy(anna, ben.accept(invitation)), QString());
}

// "Slip in a strong army": B's signature covers the set-up, nobody changes it afterwards, the inviter himself neither.
void MailCheatsTest::strongArmyLater()
{
    Sent sent;
    Lines lines = linesOf(sent.file);
    lines[1] = with(lines[1], "\"LI\",5", "\"LI\",9");
    const std::string &game = sent.pair.anna.battle().setUp.game;
    lines[2] = signatureLine(sent.pair.anna.secrets.seed, game, Side::a, lineHashes(lines)[1]);
    QCOMPARE(refusedBy(sent.pair.ben, joined(lines)),
             QString("PBM-66: Anna has sent two different versions of the set-up. The first one counts; both are kept as proof."));
    QVERIFY(faultOf(verifyFile(joined(lines))).contains("Line 5 (acceptance) was changed after Ben signed it"));
}

// "Put back a copy of the app's database": the second try of a turn is another version of it, wherever it shows up.
void MailCheatsTest::restoredBackup()
{
    Pair pair(6);
    Table backup = pair.anna;
    pair.play();
    Dice chance(99);
    const std::string retried = backup.turn(chance, {{}, {}, true, {{"restored", 7}}});
    QVERIFY(refusedBy(pair.ben, retried).startsWith("PBM-66"));
    pair.play();
    QVERIFY(refusedBy(backup, pair.sent[8]).startsWith("PBM-77"));
    // An old copy without a new try just takes up its own lost turn.
    Pair honest(6);
    Table old = honest.anna;
    honest.play();
    honest.play();
    QCOMPARE(refusedBy(old, honest.sent[8]), QString());
}

OPTIO_TEST(MailCheatsTest)
} // namespace mail_cheats_test
#include "mail_cheats_test.moc"
