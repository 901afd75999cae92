// SPDX-License-Identifier: GPL-3.0-or-later
// Whose choice it is, where each side has a tablet of its own (LNK-23), and cards at their time between them (TRO-125).
#include "tests/app/pictures.h"
#include "tests/app/table/midway.h"
#include "tests/suite.h"

#include "app/play/game_view.h"

namespace table_choices_test {

using namespace optio;
using namespace optio::test;

namespace {

/// The act of the big button: its place in the list; -1 where there is none.
int nextAt(const Device &device)
{
    const QVariantList acts = device.game().acts();
    for (int at = 0; at < acts.size(); ++at)
        if (acts[at].toMap()["next"].toBool())
            return at;
    return -1;
}
QString nextOf(const Device &device)
{
    const int at = nextAt(device);
    return at < 0 ? QString() : device.game().acts()[at].toMap()["resolver"].toString();
}
void tapNext(const Device &device) { device.game().actAt(nextAt(device)); }

void rolled(const Device &device, const Device &other)
{
    const int before = device.length();
    form(device).roll();
    QTRY_COMPARE_WITH_TIMEOUT(device.length(), before + 1, 30000);
    QTRY_COMPARE_WITH_TIMEOUT(other.length(), before + 1, 30000);
}

} // namespace

class TableChoicesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void whoseTurnEndsIt();
    void moversMove();
    void valour();
    void freeMove();
    void cardsBeforeContact();
    void cardsAfterOneHasGone();
    void cardBeforeTheSettling();
    void phasesAhead();
    void oneTablet();
    void window();
};

/// The turn is ended on its own side's tablet; on the other a tap opens a form that says whose it is, and only the button there does it.
void TableChoicesTest::whoseTurnEndsIt()
{
    Midway two(29);
    const auto [mine, other] = two.turn();
    QCOMPARE(nextOf(*other), QStringLiteral("end-phase"));
    QVERIFY(other->game().acts()[nextAt(*other)].toMap()["theirs"].toBool());
    QVERIFY(!mine->game().acts()[nextAt(*mine)].toMap()["theirs"].toBool());
    const int before = two.anna.length();
    tapNext(*other);
    QVERIFY(form(*other).isOpen() && form(*other).ready());
    QVERIFY(other->table().theirs() && !other->table().mustAsk() && other->table().awaited().isEmpty());
    QTest::qWait(300);
    QCOMPARE(two.anna.length(), before);
    form(*other).close();
    QVERIFY(!other->table().theirs());
    tapNext(*mine); // no form: it is done
    QVERIFY(!form(*mine).isOpen());
    QTRY_COMPARE(two.anna.length(), before + 1);
    two.same();
    // Its player says so: then it is done there.
    const auto [now, then] = two.turn();
    if (nextOf(*then) == QLatin1String("end-phase")) {
        tapNext(*then);
        QVERIFY(then->table().theirs());
        rolled(*then, *now);
    }
}

/// A move is its side's: the other's tablet asks for the choice in it, and the answer comes back.
void TableChoicesTest::moversMove()
{
    Midway two(103);
    const auto [mine, other] = two.turn();
    const Battle::Step &order = two.battle.steps()[103];
    QCOMPARE(order.resolver, std::string("order"));
    Json input = order.input;
    input.erase("answers");
    form(*mine).start("order", input);
    QVERIFY(!mine->table().mustAsk() && !mine->table().theirs());
    form(*mine).close();
    form(*other).start("order", input);
    QVERIFY(other->table().theirs());
    QVERIFY(other->table().mustAsk());
    other->table().askOther();
    QVERIFY(!other->table().mustAsk() && other->table().asking());
    QTRY_VERIFY(!mine->table().questions().isEmpty());
    QVERIFY(mine->table().openQuestions());
    mine->table().sendAnswers();
    QTRY_VERIFY(!other->table().asking());
    QVERIFY(!other->table().mustAsk() && !other->table().theirs());
    form(*other).close();
    // A new form knows nothing of what was said of the last one.
    form(*other).start("order", input);
    QVERIFY(other->table().mustAsk());
    other->table().answerHere();
    QVERIFY(!other->table().mustAsk() && !other->table().theirs());
    form(*other).close();
    // Whose player has gone can only be asked at this tablet.
    form(*other).start("order", input);
    QVERIFY(other->table().mustAsk());
    if (mine == &two.ben) {
        two.ben.table().stopNow();
        QTRY_VERIFY(!other->table().mustAsk() && !other->table().theirs());
        QVERIFY(form(*other).isOpen());
    }
}

/// TRO-052: Valour on the roll is the active player's, whoever has the result's form open; answered there, it is ruled here, with his
/// points.
void TableChoicesTest::valour()
{
    Midway two(86);
    const auto [mine, other] = two.turn();
    QCOMPARE(two.battle.steps()[86].resolver, std::string("combat-result"));
    for (Device *one : {mine, other}) {
        QCOMPARE(nextOf(*one), QStringLiteral("combat-result"));
        tapNext(*one);
        QVERIFY(form(*one).isOpen());
    }
    QVERIFY(!mine->table().mustAsk());
    QVERIFY(other->table().mustAsk() && !other->table().theirs());
    form(*mine).close();
    other->table().askOther();
    QTRY_VERIFY(!mine->table().questions().isEmpty());
    QVERIFY(mine->table().openQuestions());
    mine->table().form()->setAnswer(QStringLiteral("cb.valour"), 2);
    mine->table().sendAnswers();
    QTRY_VERIFY(!other->table().asking() && !other->table().mustAsk());
    const int row = form(*other).questions()->indexOf(QStringLiteral("cb.valour"));
    QVERIFY(row >= 0);
    QCOMPARE(form(*other).questions()->get(row)["value"].toInt(), 2);
    rolled(*other, *mine);
    QCOMPARE(two.anna.game().read(two.anna.length()).json.at("act").at("input").at("answers").at("cb.valour"), Json(2));
}

/// TRO-081: whether a charged unit goes back is asked at its own side's tablet.
void TableChoicesTest::freeMove()
{
    Midway two(67);
    QCOMPARE(two.battle.steps()[67].resolver, std::string("evade"));
    const auto [charger, charged] = two.turn();
    tapNext(*charger);
    QVERIFY(form(*charger).isOpen());
    QVERIFY(charger->table().mustAsk() && charger->table().theirs());
    tapNext(*charged);
    QVERIFY(form(*charged).isOpen());
    QVERIFY(!charged->table().mustAsk() && !charged->table().theirs());
    rolled(*charged, *charger);
}

/// TRO-125, TRO-076: contact waits for who may still play a card on it, the active player first; each says so on his own tablet.
void TableChoicesTest::cardsBeforeContact()
{
    Midway two(63);
    const auto [mine, other] = two.turn();
    // Who wraps is declared first (TRO-076): cards are no matter yet, and declaring is the charger's.
    for (Device *one : {mine, other})
        QCOMPARE(nextOf(*one), QStringLiteral("contact"));
    tapNext(*other);
    QVERIFY(other->table().awaited().isEmpty() && other->table().mustAsk());
    form(*other).close();
    tapNext(*mine);
    QVERIFY(form(*mine).isOpen() && mine->table().awaited().isEmpty() && !mine->table().mustAsk());
    rolled(*mine, *other);
    QCOMPARE(nextOf(*mine), QStringLiteral("pass-card"));
    // The other hears first what the active player does; contact opens a form that waits.
    QCOMPARE(nextOf(*other), QStringLiteral("contact"));
    tapNext(*other);
    QVERIFY(form(*other).isOpen());
    QCOMPARE(other->table().awaited(), QStringLiteral("a card on this charge"));
    form(*other).close();
    const int before = two.anna.length();
    tapNext(*mine);
    QTRY_COMPARE(two.anna.length(), before + 1);
    two.same();
    // Now the other one's word is awaited, on the active player's tablet too.
    QCOMPARE(nextOf(*other), QStringLiteral("pass-card"));
    QCOMPARE(nextOf(*mine), QStringLiteral("contact"));
    tapNext(*mine);
    QVERIFY(form(*mine).isOpen());
    QCOMPARE(mine->table().awaited(), QStringLiteral("a card on this charge"));
    QVERIFY(!mine->table().theirs());
    // It is not stuck: somebody who says it aloud is heard too.
    mine->table().answerHere();
    QVERIFY(mine->table().awaited().isEmpty());
    form(*mine).close();
    tapNext(*mine);
    QCOMPARE(mine->table().awaited(), QStringLiteral("a card on this charge"));
    tapNext(*other);
    QTRY_COMPARE(two.anna.length(), before + 2);
    two.same();
    QTRY_VERIFY(mine->table().awaited().isEmpty());
    QVERIFY(form(*mine).isOpen());
    rolled(*mine, *other);
    QVERIFY(!two.anna.game().game().state().dump().empty());
    // Undone as far as the word: it stands where it stood.
    mine->game().undo();
    QTRY_VERIFY(!other->table().asked().isEmpty() || two.anna.length() == before + 4);
    if (!other->table().asked().isEmpty())
        other->table().answer(true);
    QTRY_COMPARE(two.anna.length(), before + 4);
    two.same();
    QCOMPARE(nextOf(*mine), QStringLiteral("contact"));
    tapNext(*mine); // both have passed: it is done at once
    QTRY_COMPARE(two.anna.length(), before + 5);
    two.same();
    QVERIFY(two.anna.failures.isEmpty() && two.ben.failures.isEmpty());
}

/// Nobody waits for a player who has gone, and what he has said stands when he is back.
void TableChoicesTest::cardsAfterOneHasGone()
{
    Midway two(63);
    QCOMPARE(two.anna.game().active(), QStringLiteral("a"));
    tapNext(two.anna);
    rolled(two.anna, two.ben);
    tapNext(two.anna); // no card
    two.same();
    QTRY_COMPARE(nextOf(two.ben), QStringLiteral("pass-card"));
    two.ben.open(); // it was killed
    QTRY_VERIFY(two.anna.table().other().isEmpty());
    two.join();
    QCOMPARE(nextOf(two.ben), QStringLiteral("pass-card"));
    tapNext(two.anna);
    QTRY_COMPARE(two.anna.table().awaited(), QStringLiteral("a card on this charge"));
    const int before = two.anna.length();
    two.ben.open();
    QTRY_VERIFY(two.anna.table().other().isEmpty());
    QTRY_VERIFY(two.anna.table().awaited().isEmpty());
    form(two.anna).roll();
    QTRY_COMPARE(two.anna.length(), before + 1);
}

/// TRO-133: the winner may play a card on the result before it is settled, on his own tablet.
void TableChoicesTest::cardBeforeTheSettling()
{
    Midway two(90);
    QCOMPARE(two.battle.steps()[90].resolver, std::string("card")); // b has won, in a's turn
    QCOMPARE(two.anna.game().active(), QStringLiteral("a"));
    QCOMPARE(nextOf(two.anna), QStringLiteral("settle"));
    tapNext(two.anna);
    QVERIFY(form(two.anna).isOpen());
    QCOMPARE(two.anna.table().awaited(), QStringLiteral("a card on this result"));
    QCOMPARE(nextOf(two.ben), QStringLiteral("pass-card"));
    // He plays it: its die is rolled again, and nothing is awaited any more.
    form(two.ben).start("card", {{"side", "b"}, {"answers", {{"card.play", "run_down"}}}});
    rolled(two.ben, two.anna);
    QTRY_VERIFY(two.anna.table().awaited().isEmpty());
    QVERIFY(two.anna.failures.isEmpty());
}

/// A tap on a later phase ends none of the other's.
void TableChoicesTest::phasesAhead()
{
    Midway two(29);
    const auto [mine, other] = two.turn();
    const auto last = [](const Device &device) {
        QString id;
        for (const QVariant &one : device.game().phases())
            if (one.toMap()["state"] == QLatin1String("todo") && id.isEmpty())
                id = one.toMap()["id"].toString();
        return id;
    };
    const int before = two.anna.length();
    other->game().skipTo(last(*other));
    QTest::qWait(300);
    QCOMPARE(two.anna.length(), before);
    QVERIFY2(other->failures.join(u'\n').contains(QStringLiteral("decided on their own tablet")), qPrintable(other->failures.join(u'\n')));
    mine->game().skipTo(last(*mine));
    QTRY_VERIFY(two.anna.length() > before);
}

/// On one tablet nothing is asked twice.
void TableChoicesTest::oneTablet()
{
    Device anna;
    const Battle battle("tropaion", "tropaion-battle");
    battle.begin(*anna.app);
    for (std::size_t at = 0; at < 105; ++at)
        Battle::play(anna.game(), battle.steps()[at]);
    QCOMPARE(nextOf(anna), QStringLiteral("contact"));
    const int before = anna.length();
    tapNext(anna);
    QCOMPARE(anna.length(), before + 1);
    QVERIFY(!form(anna).isOpen());
}

/// The same on the screen, by touch: the other's phase, the other's choice, and a card that is awaited.
void TableChoicesTest::window()
{
    const std::vector<Album::Form> forms{{{1280, 800}}, {{800, 1280}}, {{412, 915}}, {{1280, 800}, 1.5}, {{412, 915}, 1.5}};
    Album album;
    album.begin();
    for (const auto &[steps, name] : {std::pair<std::size_t, const char *>{29, "their-phase"}, {63, "their-wraps"}, {86, "their-valour"}}) {
        QTemporaryDir folder;
        Running ben(folder.path());
        ben.app().prefs()->setReducedMotion(true);
        ben.app().table()->setName(QStringLiteral("Ben"));
        Device anna;
        anna.table().setName(QStringLiteral("Anna"));
        const Battle battle("tropaion", "tropaion-battle");
        battle.begin(*anna.app);
        for (std::size_t at = 0; at < steps; ++at)
            Battle::play(anna.game(), battle.steps()[at]);
        QVERIFY(anna.table().share(QStringLiteral("a")));
        QVERIFY(ben.app().table()->join(linkOf(anna.table(), "b")));
        QVERIFY(ben.awaited(QStringLiteral("gamePage")));
        QTRY_COMPARE_WITH_TIMEOUT(ben.app().game()->game().length(), anna.length(), 60000);
        QTRY_COMPARE(ben.app().table()->other(), QStringLiteral("Anna"));
        QCOMPARE(anna.game().active(), QStringLiteral("a"));
        album.take(ben, QStringLiteral("choices-%1-page").arg(QLatin1String(name)), forms);
        QVERIFY(ben.click(QStringLiteral("nextButton")));
        const QQuickItem *roll = ben.awaited(QStringLiteral("rollButton"));
        QVERIFY(roll);
        album.take(ben, QStringLiteral("choices-%1-form").arg(QLatin1String(name)), forms);
        if (steps == 29) {
            QCOMPARE(roll->property("detail").toString(), QStringLiteral("Only if Anna says so"));
            QVERIFY(!ben.named(QStringLiteral("answerHere")));
            const int before = anna.length();
            QVERIFY(ben.click(QStringLiteral("rollButton")));
            QTRY_COMPARE(anna.length(), before + 1);
            continue;
        }
        QCOMPARE(roll->property("text").toString(), QStringLiteral("ASK ANNA"));
        QVERIFY(ben.named(QStringLiteral("answerHere")));
        QVERIFY(ben.click(QStringLiteral("rollButton")));
        QTRY_VERIFY(!anna.table().questions().isEmpty());
        QVERIFY(!ben.named(QStringLiteral("answerHere"))); // the strip offers that now
        QCOMPARE(roll->property("detail").toString(), QStringLiteral("Anna is answering"));
        album.take(ben, QStringLiteral("choices-%1-asking").arg(QLatin1String(name)), forms);
        QVERIFY(anna.table().openQuestions());
        anna.table().sendAnswers();
        QTRY_COMPARE(roll->property("text").toString(), steps == 86 ? QStringLiteral("ROLL") : QStringLiteral("CONFIRM"));
        QTRY_COMPARE(roll->property("detail").toString(), QString());
        const int before = anna.length();
        QVERIFY(ben.click(QStringLiteral("rollButton")));
        QTRY_COMPARE_WITH_TIMEOUT(anna.length(), before + 1, 30000);
        if (steps == 86)
            continue;
        // Now cards on the charge: Anna first, and then it is Ben's word.
        QTRY_COMPARE(ben.app().game()->game().length(), anna.length());
        QTRY_VERIFY(!ben.app().resolver()->isOpen());
        QVERIFY(!ben.app().result()->isOpen()); // the strip tells it
        QTRY_COMPARE(ben.awaited(QStringLiteral("nextButton"))->property("text").toString(), QStringLiteral("Contact"));
        QVERIFY(ben.click(QStringLiteral("nextButton")));
        QTRY_VERIFY(ben.app().resolver()->isOpen());
        QVERIFY(ben.awaited(QStringLiteral("rollButton")));
        QTRY_COMPARE(ben.named(QStringLiteral("rollButton"))->property("detail").toString(),
                     QStringLiteral("Anna: a card on this charge?"));
        album.take(ben, QStringLiteral("choices-cards-form"), forms);
        QTest::keyClick(ben.window(), Qt::Key_Escape);
        QCOMPARE(nextOf(anna), QStringLiteral("pass-card"));
        tapNext(anna);
        QTRY_COMPARE(ben.named(QStringLiteral("nextButton"))->property("text").toString(), QStringLiteral("Gauls: No card now"));
        album.take(ben, QStringLiteral("choices-cards-page"), forms);
        QVERIFY(ben.click(QStringLiteral("nextButton")));
        QTRY_COMPARE(nextOf(anna), QStringLiteral("contact"));
        QTRY_COMPARE(ben.app().game()->game().length(), anna.length());
    }
    album.expectFlawless();
}

OPTIO_TEST(TableChoicesTest)

} // namespace table_choices_test

#include "table_choices_test.moc"
