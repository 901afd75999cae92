// SPDX-License-Identifier: GPL-3.0-or-later
// What a modified program can write into a battle of Hoplites, and where it is caught (PBM-10): by who receives the file, or when the
// hands are opened. And what an invitation may not hold (PBM-05, PBM-71).
#include "rulesets/hoplites/mail/mail_battle.h"
#include "tests/rulesets/hoplites/hoplites_mail.h"
#include "tests/suite.h"

#include <QtTest>

#include <functional>

namespace hoplites_mail_cheats_test {

using namespace hoplitesmail;
using optio::hoplites::MailBattle;

namespace {

QString faultOf(const Verdict &verdict)
{
    return verdict.fault ? QString::fromStdString(verdict.fault->rule + ": " + verdict.fault->text) : QString();
}

Act made(const char *what, Json with = Json::object())
{
    Act act;
    act.what = what;
    act.with = std::move(with);
    return act;
}

/// The acts of an honest turn, which is not closed.
std::vector<Act> honestActs(Table &from)
{
    const Battle battle = from.battle();
    const auto seat = hoplites().mailSeat();
    OpenTurn open(battle, from.side, from.secrets, *seat, {});
    while (!seat->finished()) {
        const auto choices = seat->choices();
        const auto &choice = choices.at(seat->chosenBy("greedy", from.chance()));
        if (const auto why = open.act(choice.act, choice.card); why)
            throw Error(*why);
    }
    return open.acts();
}

/// Where the open turn stands for one who knows all that the player knows, or no hand.
MailBattle standing(const Table &from, bool blind = false)
{
    const Battle battle = from.battle();
    MailBattle own(hoplites().sheet());
    own.begin(battle.setUp);
    for (std::size_t at = 0; at <= battle.turns.size(); ++at) {
        const int number = static_cast<int>(at) + 1;
        const bool open = at == battle.turns.size(), ours = !blind && sideOfTurn(number) == from.side;
        const std::string hidden =
            ours ? privateTurnKey(battle.setUp.game, number, from.secrets.hand, shownValue(battle, otherOf(from.side), number).value())
                 : std::string();
        TurnDice dice(open ? keysOfOpenTurn(battle, from.side, from.secrets).open : publicKeyOfTurn(battle, number).value());
        own.beginTurn(number, at == 0 ? Orders{} : battle.turns[at - 1].end.orders, dice, ours ? &hidden : nullptr);
        if (open)
            return own;
        const auto discards = discardsOf(battle, from.side, from.secrets.hand);
        for (const Act &act : battle.turns[at].acts) {
            std::string card;
            for (const Closing::Discard &discard : discards)
                card = discard.turn == act.turn && discard.act == act.number ? discard.card : card;
            if (const auto why = own.play(act, ours ? card : std::string(), dice); why)
                throw Error(*why);
        }
    }
    return own;
}

/// The acts with the dice that a program without scruples gives them: those that whoever receives them computes.
std::vector<Act> diced(const Table &from, std::vector<Act> acts)
{
    const Battle battle = from.battle();
    const auto referee = hoplites().mailReferee();
    (void)verifyFile(from.file, referee.get());
    TurnDice dice(keysOfOpenTurn(battle, from.side, from.secrets).open);
    referee->beginTurn(standingOf(battle).turn, battle.turns.empty() ? Orders{} : battle.turns.back().end.orders, dice);
    dice.taken();
    int number = 0;
    for (Act &act : acts) {
        act.turn = standingOf(battle).turn;
        act.number = ++number;
        if (const auto why = referee->play(act, dice); why)
            throw Error(*why);
        act.dice = dice.taken();
    }
    return acts;
}

std::string file(const Table &from, std::vector<Act> acts, const TurnEnd &end = {})
{
    return withTurn(from.battle(), std::move(acts), end, from.secrets).file.text();
}

/// The turn with these acts, in which their player resigns, so that all hands are opened: what the audit finds. The other player takes the
/// file first, for nothing in it can be seen to be wrong.
QString auditOf(Pair &pair, Table &from, std::vector<Act> acts, const std::vector<Closing::Discard> &more = {})
{
    Table &to = &from == &pair.anna ? pair.ben : pair.anna;
    const Result resigned{letterOf(to.side), "resign"};
    const Battle after = withTurn(from.battle(), diced(from, std::move(acts)), {{}, resigned, false, {}}, from.secrets);
    std::vector<Closing::Discard> discards = discardsOf(from.battle(), from.side, from.secrets.hand);
    discards.insert(discards.end(), more.begin(), more.end());
    const Verdict verdict = to.receive(withClosing(after, from.side, discards, from.secrets).file.text());
    if (verdict.opening != Opening::news)
        return "refused at once: " + faultOf(verdict);
    to.closing();
    const auto auditor = hoplites().mailAuditor();
    return QString::fromStdString(audited(to.battle(), auditor.get()).text());
}

/// A battle that stands before turn `turn`.
std::unique_ptr<Pair> battleAt(int turn, const Json &options = Json::object(), std::uint64_t seed = 1, const char *a = "carthage",
                               const char *b = "republican-rome")
{
    auto pair = std::make_unique<Pair>(setUp(a, b, options, seed), seed);
    for (int one = 1; one < turn && !pair->anna.over(); ++one) {
        Table &from = pair->active(), &to = pair->passive();
        if (to.receive(from.turn({}, 5)).opening != Opening::news)
            throw Error("an honest turn was refused");
    }
    return pair;
}

/// The first turn of an honest battle in which `what` is done, with the turn not yet played; null for none.
std::unique_ptr<Pair> battleWith(const std::function<bool(Table &)> &found, const Json &options = Json::object())
{
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        auto pair = battleAt(1, options, seed);
        while (!pair->anna.over()) {
            if (found(pair->active()))
                return pair;
            pair->passive().receive(pair->active().turn({}, 5));
        }
    }
    return nullptr;
}

/// The invitation with something changed, as its player would sign it.
QString invited(const std::function<void(SetUp &)> &change)
{
    SetUp with = setUp("carthage", "republican-rome");
    change(with);
    return faultOf(Pair(std::move(with)).invitation);
}

mail::Card &unitIn(SetUp &with, std::size_t side, std::size_t number) { return with.armies[side].cards.at(number - 1); }

} // namespace

class HoplitesMailCheatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void diceAreThoseOfTheBattle() // PBM-68
    {
        const auto pair = battleAt(9);
        std::vector<Act> acts;
        while (std::none_of(acts.begin(), acts.end(), [](const Act &act) { return !act.dice.empty(); }))
            acts = honestActs(pair->active());
        const auto thrown = std::find_if(acts.begin(), acts.end(), [](const Act &act) { return !act.dice.empty(); });
        thrown->dice[0].value = (thrown->dice[0].value + 1) % 10;
        const QString told = faultOf(pair->passive().receive(file(pair->active(), acts)));
        QVERIFY2(told.startsWith("PBM-68: Turn 9, act ") && told.contains(thrown->dice[0].slot.c_str()), qPrintable(told));
    }

    void actsAreThoseOfTheRules() // PBM-69
    {
        const auto pair = battleAt(9);
        Table &from = pair->active();
        const std::vector<Act> honest = honestActs(from);
        const auto told = [&](const std::function<void(std::vector<Act> &)> &change) {
            std::vector<Act> acts = honest;
            change(acts);
            return faultOf(pair->passive().receive(file(from, acts)));
        };
        const auto refused = [](const QString &fault, const char *why) {
            return fault.startsWith("PBM-69: ") && fault.contains("urn 9") && fault.contains(why);
        };
        QString fault = told([](auto &acts) { acts.pop_back(); });
        QVERIFY2(refused(fault, "the turn ends before its last phase"), qPrintable(fault));
        fault = told([](auto &acts) { acts.push_back(made("next")); });
        QVERIFY2(refused(fault, "This player turn is over (PBM-01)"), qPrintable(fault));
        fault = told([](auto &acts) { acts.insert(acts.begin(), made("resolve")); });
        QVERIFY2(refused(fault, "act 1 is not allowed"), qPrintable(fault));
        fault = told([](auto &acts) { acts.insert(acts.begin(), made("play", {{"unit", "b1"}, {"column", 4}})); });
        QVERIFY2(refused(fault, "must be a unit of that side"), qPrintable(fault));
        fault = told([](auto &acts) { acts.insert(acts.begin(), made("win")); });
        QVERIFY2(refused(fault, "there is no act \"win\""), qPrintable(fault));
        fault = told([](auto &acts) { acts.insert(acts.begin(), made("deal")); });
        QVERIFY2(refused(fault, "act 1 is not allowed"), qPrintable(fault));
        fault = told([](auto &acts) { acts[0].with["more"] = 1; });
        QVERIFY2(refused(fault, "the act has no \"more\""), qPrintable(fault));
        QCOMPARE(told([](auto &) {}), QString());
    }

    void theAbsentSideIsNotAnsweredFor() // PBM-40, PBM-69
    {
        const auto answered = [](const std::vector<Act> &acts) {
            return std::find_if(acts.begin(), acts.end(), [](const Act &act) { return act.what == "react" || act.what == "withdraw"; });
        };
        std::vector<Act> acts;
        const auto pair = battleWith([&](Table &from) {
            acts = honestActs(from);
            return answered(acts) != acts.end();
        });
        QVERIFY(pair);
        const auto at = answered(acts) - acts.begin();
        Json &answer = acts[static_cast<std::size_t>(at)].with["answer"];
        answer = !answer.get<bool>();
        QString told = faultOf(pair->passive().receive(file(pair->active(), acts)));
        QVERIFY2(told.startsWith("PBM-69") && told.contains("the side that is absent answers otherwise"), qPrintable(told));
        acts.erase(acts.begin() + at); // nor is its answer left out
        told = faultOf(pair->passive().receive(file(pair->active(), acts)));
        QVERIFY2(told.startsWith("PBM-69"), qPrintable(told));
    }

    void aCardThatWasNotHeld() // PBM-45, PBM-72
    {
        const auto pair = battleAt(1);
        Table &from = pair->anna;
        const MailBattle own = standing(from);
        const auto &side = own.state().sides[0];
        int unit = 0; // one that lies in the deck
        while (side.units[static_cast<std::size_t>(unit)].place != optio::hoplites::Place::deck)
            ++unit;
        const std::string card = "A" + std::to_string(unit + 1);
        const QString told = auditOf(*pair, from, {made("play", {{"unit", "a" + std::to_string(unit + 1)}, {"column", 5}})});
        QCOMPARE(told, QString("Audit: in turn 1 Anna played %1, which he did not hold.").arg(card.c_str()));
    }

    void aDiscardThatWasNotHeld() // PBM-37, PBM-72
    {
        const auto pair = battleAt(2);
        Table &from = pair->ben;
        const MailBattle own = standing(from);
        int unit = 0;
        while (own.state().sides[1].units[static_cast<std::size_t>(unit)].place != optio::hoplites::Place::deck)
            ++unit;
        const std::string card = "B" + std::to_string(unit + 1);
        std::vector<Act> acts;
        MailBattle blind = own;
        while (acts.size() < 9 && blind.state().phase != optio::hoplites::Phase::draw) {
            TurnDice dice(std::string(64, '0'));
            acts.push_back(made("next"));
            QVERIFY(!blind.play(acts.back(), {}, dice));
        }
        const int number = static_cast<int>(acts.size()) + 1;
        acts.push_back(
            made("discard", {{"seal", sealOf(from.battle().setUp.game, 2, number, saltOf(from.secrets.hand, 2, number), card)}}));
        const QString told = auditOf(*pair, from, acts, {{2, number, card}});
        QCOMPARE(told, QString("Audit: in turn 2 Ben discarded %1, which he did not hold.").arg(card.c_str()));
    }

    void reserveBringsWhatTheDeckGives() // PBM-37, PBM-72
    {
        std::vector<Act> acts;
        const auto pair = battleWith([&](Table &from) {
            acts = honestActs(from);
            const auto found = std::find_if(acts.begin(), acts.end(),
                                            [](const Act &act) { return act.what == "reserve" && act.with.value("units", 0) > 1; });
            if (found == acts.end())
                return false;
            acts.erase(found + 1, acts.end());
            return true;
        });
        QVERIFY(pair);
        Table &from = pair->active(), &to = pair->passive();
        acts.back().with["units"] = 9;
        QString told = faultOf(to.receive(file(from, acts)));
        QVERIFY2(told.startsWith("PBM-69") && told.contains("the file tells of 9 units"), qPrintable(told));
        acts.back().with["units"] = 1;
        told = auditOf(*pair, from, acts);
        QVERIFY2(told.startsWith("Audit: in turn ") &&
                     told.contains("act \"reserve\" was not allowed: the file tells of 1 unit, and there are 2"),
                 qPrintable(told));
    }

    void aRiderComesBackTooEarly() // PBM-29, PBM-72, HOP-741
    {
        int rider = -1;
        const auto away = [&](Table &from) {
            const MailBattle own = standing(from);
            const auto &side = own.state().sides[from.side == Side::a ? 0 : 1];
            for (int unit = 0; unit < side.unitCount; ++unit)
                if (side.units[static_cast<std::size_t>(unit)].place == optio::hoplites::Place::pursuit &&
                    side.units[static_cast<std::size_t>(unit)].manoeuvre > 0)
                    rider = unit;
            return rider >= 0 && side.secondCount < 8;
        };
        const auto pair = battleWith(away, {{"pursuit", true}});
        QVERIFY(pair);
        Table &from = pair->active();
        MailBattle blind = standing(from);
        std::vector<Act> acts;
        TurnDice dice(keysOfOpenTurn(from.battle(), from.side, from.secrets).open);
        while (acts.size() < 9 && blind.state().phase != optio::hoplites::Phase::rally) {
            acts.push_back(made("next"));
            QVERIFY(!blind.play(acts.back(), {}, dice));
        }
        acts.push_back(made("regroup", {{"unit", (from.side == Side::a ? "a" : "b") + std::to_string(rider + 1)}}));
        const QString told = auditOf(*pair, from, acts);
        QVERIFY2(told.startsWith("Audit: in turn ") && told.contains("'s act \"regroup\" was not allowed"), qPrintable(told));
    }

    void nonsenseIsRefused() // PBM-69: whatever stands in a line, it is refused with a sentence, or is an act
    {
        const Json values = {0,    1,     9,       255,    100000, "a1",         "b40",        "a99",          "", "reserve",
                             true, false, nullptr, "seal", {"a1"}, {"a1", "a2"}, {"b1", "b1"}, Json::object(), 40, "front"};
        const std::vector<const char *> keys{"unit",  "column", "units",  "answer", "attackers", "defenders",
                                             "flank", "lead",   "target", "card",   "act"};
        int refused = 0, taken = 0;
        for (const int turn : {1, 6, 9}) {
            const auto pair = battleAt(turn);
            Table &from = pair->active();
            MailBattle battle = standing(from, true);
            TurnDice dice(keysOfOpenTurn(from.battle(), from.side, from.secrets).open);
            for (const Act &honest : honestActs(from)) {
                for (int tries = 0; tries < 40; ++tries) {
                    Act odd = honest;
                    if (from.chance() % 3 == 0)
                        odd.what = nameOf(static_cast<optio::hoplites::Deed>(from.chance() % optio::hoplites::deeds));
                    for (unsigned changes = from.chance() % 3; changes-- > 0;)
                        odd.with[keys[from.chance() % keys.size()]] = values[from.chance() % values.size()];
                    MailBattle tried = battle;
                    TurnDice own = dice;
                    const auto why = tried.play(odd, {}, own);
                    QVERIFY(!why || !why->empty());
                    ++(why ? refused : taken);
                }
                QVERIFY(!battle.play(honest, {}, dice));
            }
        }
        QVERIFY(refused > 500 && taken > 100);
    }

    void anotherOrderOfActsHasTheSameDice() // PBM-10, PBM-28: a die belongs to its unit
    {
        std::vector<Act> acts;
        std::vector<std::size_t> shots;
        const auto pair = battleWith([&](Table &from) {
            acts = honestActs(from);
            shots.clear();
            for (std::size_t at = 0; at + 1 < acts.size(); ++at)
                if (acts[at].what == "shoot" && acts[at + 1].what == "shoot")
                    shots.push_back(at);
            return !shots.empty();
        });
        QVERIFY(pair);
        const Act first = acts[shots[0]], second = acts[shots[0] + 1];
        std::swap(acts[shots[0]], acts[shots[0] + 1]);
        acts.erase(acts.begin() + static_cast<std::ptrdiff_t>(shots[0]) + 2, acts.end());
        const std::vector<Act> again = diced(pair->active(), acts);
        QCOMPARE(again.back().dice[0].value, first.dice[0].value);
        QCOMPARE(again[again.size() - 2].dice[0].value, second.dice[0].value);
    }

    void invitationsAgainstTheRules() // PBM-05, PBM-61, PBM-71
    {
        const auto fits = [](const QString &fault, const char *army, const char *why) {
            return fault.startsWith(QString("PBM-71: The army '%1' is not allowed: ").arg(army)) && fault.contains(why);
        };
        QCOMPARE(invited([](SetUp &) {}), QString());
        QString fault = invited([](SetUp &with) { unitIn(with, 1, 3).tq = 9; });
        QVERIFY2(fits(fault, "Republican Rome", "the limit is 360"), qPrintable(fault));
        fault = invited([](SetUp &with) { with.limit = 300; });
        QVERIFY2(fits(fault, "Carthage", "the limit is 300"), qPrintable(fault));
        fault = invited([](SetUp &with) { unitIn(with, 0, 1).type = "KB"; });
        QVERIFY2(fits(fault, "Carthage", ""), qPrintable(fault));
        fault = invited([](SetUp &with) { unitIn(with, 0, 1).type = "Dragon"; });
        QVERIFY2(fits(fault, "Carthage", "there is no type \"Dragon"), qPrintable(fault));
        fault = invited([](SetUp &with) { with.prefs["fog"] = true; });
        QVERIFY2(fits(fault, "Carthage", "is not there by e-mail"), qPrintable(fault));
        fault = invited([](SetUp &with) { with.prefs["variable_initiative"] = true; });
        QVERIFY2(fits(fault, "Carthage", "is not there by e-mail"), qPrintable(fault));
        fault = invited([](SetUp &with) { with.prefs["flying_pigs"] = true; });
        QVERIFY2(fits(fault, "Carthage", "flying_pigs"), qPrintable(fault));
        fault = invited([](SetUp &with) { with.extras["cohesion"] = 3; }); // which the lists of cards do not have
        QVERIFY2(fits(fault, "Carthage", ""), qPrintable(fault));
        fault = invited([](SetUp &with) { std::swap(with.armies[1].cards.front(), with.armies[1].cards.back()); });
        QVERIFY2(fits(fault, "Republican Rome", "not listed as the rules list them"), qPrintable(fault));
        fault = invited([](SetUp &with) { with.armies[0].rules.push_back("wings"); });
        QVERIFY2(fits(fault, "Carthage", "here is no special rule \"wings\""), qPrintable(fault));
        fault = invited([](SetUp &with) { with.period = "samurai"; });
        QVERIFY2(fits(fault, "Carthage", ""), qPrintable(fault));
        fault = invited([](SetUp &with) { with.terrain = {"moon"}; });
        QVERIFY2(fits(fault, "Carthage", "moon"), qPrintable(fault));
        fault = invited([](SetUp &with) { with.engine = 7; });
        QVERIFY2(fault.startsWith("PBM-61") && fault.contains("engine 7 / 1"), qPrintable(fault));
        fault = invited([](SetUp &with) { with.content[0].second = std::string(64, 'a'); });
        QVERIFY2(fault.startsWith("PBM-61") && fault.contains("rules data 'hoplites/"), qPrintable(fault));
        QVERIFY_THROWS_EXCEPTION(Error, setUp("carthage", "republican-rome", {{"fog", true}}));
        QVERIFY_THROWS_EXCEPTION(Error, setUp("carthage", "oda-1575"));
        for (const Json &army : hoplites().armies()) { // all that are supplied may be fought with
            const std::string id = army.at("id").get<std::string>().substr(9);
            const Verdict verdict = Pair(setUp(id, id)).invitation;
            QVERIFY2(!verdict.fault, qPrintable(faultOf(verdict)));
        }
    }
};

OPTIO_TEST(HoplitesMailCheatsTest)

} // namespace hoplites_mail_cheats_test

#include "hoplites_mail_cheats_test.moc"
