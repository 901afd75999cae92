// SPDX-License-Identifier: GPL-3.0-or-later
// Hoplites by e-mail: whole battles between two devices that have only each other's files, what each may know on the way, and which slot
// every die has (PBM-28 to PBM-32, PBM-40, PBM-42, PBM-49).
#include "rulesets/hoplites/mail/mail_battle.h"
#include "rulesets/hoplites/mail/mail_dice.h"
#include "rulesets/hoplites/mail/stand_in.h"
#include "rulesets/hoplites/play.h"
#include "rulesets/hoplites/view.h"
#include "tests/deep.h"
#include "tests/rulesets/hoplites/hoplites_mail.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>

namespace hoplites_mail_test {

using namespace hoplitesmail;
using optio::hoplites::MailBattle;
using optio::hoplites::Sheet;
using optio::hoplites::State;

namespace {

struct Armies {
    const char *a, *b;
    Json options;
};

/// A battle of each period, with all that draws dice.
const std::vector<Armies> &battles()
{
    static const std::vector<Armies> all{
        {"carthage", "republican-rome", {{"pursuit", true}, {"ground_woods", true}, {"ground_rough", true}}},
        {"gauls", "parthia", {{"pursuit", true}, {"dynamic", true}, {"leader_cohesion", true}, {"ground_river", true}}},
        {"sparta", "persia-of-xerxes", Json::object()},
        {"oda-1575", "takeda-1572", {{"pursuit", true}, {"ground_forest", true}}},
        {"fen-folk", "serpent-temple", {{"pursuit", true}, {"heroes", true}, {"ground_marsh", true}}}};
    return all;
}

QString faultOf(const Verdict &verdict)
{
    return verdict.fault ? QString::fromStdString(verdict.fault->rule + ": " + verdict.fault->text) : QString();
}

const Sheet &sheet() { return hoplites().sheet(); }

/// What both sides see of a battle, as text.
std::string seenByBoth(const MailBattle &battle)
{
    return optio::canonical(toJson(sheet(), viewOf(battle.state(), 2), battle.battle().names));
}

/// Plays on to the end, turn by turn.
void playOut(Pair &pair, int odd)
{
    static const std::array<const char *, 3> answers{"always", "never", "computer"};
    while (!pair.anna.over()) {
        Table &from = pair.active(), &to = pair.passive();
        Orders orders;
        for (const char *group : {"SK", "LI", "CAV", "samurai", "other"})
            if (from.chance() % 3 == 0)
                (from.chance() % 2 == 0 ? orders.withdraw : orders.react)[group] = answers[from.chance() % 3];
        const std::string file = from.turn(orders, odd);
        const Verdict verdict = to.receive(file);
        QVERIFY2(verdict.opening == Opening::news, qPrintable(faultOf(verdict)));
        QVERIFY(to.file == file);
    }
}

/// The follower of one file: with the secrets of nobody, of one side, or of both.
struct Follower {
    std::array<const Secrets *, 2> secrets;
    MailBattle battle{sheet()};

    void begin(const Battle &file) { battle.begin(file.setUp); }
    void turn(const Battle &file, std::size_t at, TurnDice dice)
    {
        const Turn &turn = file.turns[at];
        const Secrets *own = secrets[turn.block.side == Side::a ? 0 : 1];
        const int number = turn.number();
        const std::string key =
            own == nullptr ? std::string()
                           : privateTurnKey(file.setUp.game, number, own->hand, shownValue(file, otherOf(turn.block.side), number).value());
        battle.beginTurn(number, at == 0 ? Orders{} : file.turns[at - 1].end.orders, dice, own == nullptr ? nullptr : &key);
    }
};

/// Which kind of subject a purpose has (PBM-32): "-" none, "u" a unit.
const std::map<std::string, char> &purposes()
{
    static const std::map<std::string, char> all = [] {
        std::map<std::string, char> made{{"overflow", '-'}, {"duel.pick", '-'}, {"duel.A", '-'}, {"duel.B", '-'}};
        for (const char *one :
             {"missile", "gun", "gun.burst", "flankcheck", "owcheck", "tqcheck", "collapse", "crt", "pursuit", "pursuit.kill",
              "second.check", "second.pick", "ferocity", "rampage", "rampage.side", "rally", "rally.table", "regroup"})
            made[one] = 'u';
        return made;
    }();
    return all;
}

} // namespace

class HoplitesMailTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeBattles_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<int>("odd");
        for (std::size_t which = 0; which < battles().size(); ++which)
            for (const int odd : optio::test::deep() ? std::vector<int>{0, 5} : std::vector<int>{5})
                QTest::addRow("%s, %s", battles()[which].a, odd == 0 ? "greedy" : "greedy and odd") << static_cast<int>(which) << odd;
    }
    void wholeBattles() // PBM-03, PBM-28, PBM-37, PBM-45, PBM-49, PBM-50
    {
        QFETCH(int, which);
        QFETCH(int, odd);
        const Armies &armies = battles()[static_cast<std::size_t>(which)];
        for (unsigned seed = 1; seed <= (optio::test::deep() ? 20u : 1u); ++seed) {
            Pair pair(setUp(armies.a, armies.b, armies.options, seed), seed);
            QVERIFY2(!pair.invitation.fault, qPrintable(faultOf(pair.invitation)));
            playOut(pair, odd);
            if (QTest::currentTestFailed())
                return;
            Table &last = pair.anna.battle().closingOf(Side::a) == nullptr ? pair.anna : pair.ben;
            Table &other = &last == &pair.anna ? pair.ben : pair.anna;
            QCOMPARE(faultOf(other.receive(last.closing())), QString());
            QVERIFY(pair.anna.file == pair.ben.file);
            const auto auditor = hoplites().mailAuditor();
            const Audit audit = audited(pair.anna.battle(), auditor.get());
            QVERIFY2(!audit.fault && !audit.unseen && audit.dice > 50, audit.text().c_str());
            everyDieHasItsSlot(pair.anna.battle());
            sameForEverybody(pair);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void aPlaceOfGroundIsPickedInOrder() // PBM-32: the check values of the draws
    {
        const SetUp with = setUp("carthage", "republican-rome", {{"ground_river", true}, {"ground_woods", true}, {"ground_rough", true}});
        optio::hoplites::MailStart start = startOf(sheet(), with);
        State &state = start.battle.state;
        optio::EnteredDice typed({3, 3, 6, 4, 7, 3}); // rough, of three; four columns; 5, 3, 6, 2 from 0
        optio::Dice dice(typed);
        optio::hoplites::Play play{sheet(), state, dice};
        layGround(play, true);
        typed.finish();
        std::set<int> rough;
        for (int column = 0; column < 9; ++column)
            if (sheet().terrain[state.sides[0].ground[static_cast<std::size_t>(column)]].id == "rough")
                rough.insert(column + 1);
        QCOMPARE(rough, (std::set<int>{3, 4, 6, 9}));
    }

    void theDeckIsThatOfThePrivateKey() // PBM-07, PBM-30, HOP-312
    {
        Pair pair(setUp("carthage", "republican-rome"), 5);
        const Battle battle = pair.anna.battle();
        const TurnKeys keys = keysOfOpenTurn(battle, Side::a, pair.anna.secrets);
        std::vector<std::string> deck;
        for (std::size_t number = 1; number <= battle.setUp.armies[0].cards.size(); ++number)
            deck.push_back("A" + std::to_string(number));
        deck = shuffled(deck, keys.hidden, Side::a);
        MailBattle own(sheet());
        own.begin(battle.setUp);
        QCOMPARE(int{own.state().sides[0].handCount}, 0);
        TurnDice dice(keys.open);
        own.beginTurn(1, {}, dice, &keys.hidden);
        const auto &mine = own.state().sides[0];
        QCOMPARE(int{mine.handCount}, 7);
        QCOMPARE(int{own.state().sides[1].handCount}, 0); // not dealt yet
        QCOMPARE(static_cast<std::size_t>(own.state().sides[1].deckCount), battle.setUp.armies[1].cards.size());
        // The rest keeps its order: the deck is the shuffled one without the hand.
        std::size_t at = 0;
        for (int left = mine.deckCount; left-- > 0; ++at)
            while (!own.isCard(0, deck.at(at), mine.deck[static_cast<std::size_t>(left)]))
                ++at;
        MailBattle blind(sheet());
        blind.begin(battle.setUp);
        TurnDice again(keys.open);
        blind.beginTurn(1, {}, again, nullptr);
        QCOMPARE(int{blind.state().sides[0].handCount}, 7);
        for (int card = 0; card < 7; ++card)
            QCOMPARE(int{blind.state().sides[0].hand[static_cast<std::size_t>(card)]}, int{optio::hoplites::unseen});
    }

    void standingOrdersAnswer() // PBM-40
    {
        std::map<std::string, std::set<bool>> answered; // "react always" → the answers there were
        for (const char *order : {"always", "never", "computer"}) {
            Orders orders;
            for (const char *group : {"SK", "LI", "CAV", "samurai", "other"})
                orders.withdraw[group] = orders.react[group] = order;
            for (const auto &[a, b] : {std::pair{"parthia", "gauls"}, std::pair{"oda-1575", "takeda-1572"}}) {
                Pair pair(setUp(a, b), 8);
                for (int turn = 0; turn < 24 && !pair.anna.over(); ++turn)
                    QCOMPARE(faultOf(pair.passive().receive(pair.active().turn(orders))), QString());
                const Battle battle = pair.anna.battle();
                for (const Turn &turn : battle.turns)
                    for (const Act &act : turn.acts)
                        if (turn.number() > 2 && (act.what == "react" || act.what == "withdraw"))
                            answered[act.what + " " + order].insert(act.with.at("answer").get<bool>());
            }
        }
        using Answers = std::set<bool>;
        QCOMPARE(answered["react always"], Answers{true});
        QCOMPARE(answered["withdraw always"], Answers{true});
        QCOMPARE(answered["react never"], Answers{false});
        QCOMPARE(answered["withdraw never"], Answers{false});
        QCOMPARE(answered["react computer"], Answers{true});
        QCOMPARE(answered["withdraw computer"], (Answers{false, true}));
    }

    void groupsOfOrders() // PBM-40
    {
        std::map<std::string, std::set<std::string>> groups;
        for (std::size_t type = 0; type < sheet().types.size(); ++type) {
            optio::hoplites::Unit unit;
            unit.type = static_cast<optio::hoplites::Byte>(type);
            groups[orderGroupOf(sheet(), unit)].insert(sheet().types[type].id);
        }
        const auto holds = [&](const char *group, std::initializer_list<const char *> types) {
            return std::all_of(types.begin(), types.end(), [&](const char *type) { return groups[group].contains(type); });
        };
        QVERIFY(holds("SK", {"SK-SL", "SK-AR", "SK-JA"}));
        QVERIFY(holds("LI", {"LI", "LI-VE", "LP"}));
        QVERIFY(holds("CAV", {"HC", "HC-CAT", "LC", "CA", "GC", "KB"}));
        QCOMPARE(groups["samurai"], (std::set<std::string>{"AS", "TP", "YU", "OZ"}));
        QVERIFY(holds("other", {"HI", "PH", "EL", "CH", "AT", "SM", "LM"}));
    }

    void contentNamesWhatDiffers() // PBM-53, DAT-14
    {
        const QTemporaryDir place;
        const auto folder = std::filesystem::path(place.path().toStdString()) / "hoplites";
        std::filesystem::copy(sheet().figures.folder(), folder, std::filesystem::copy_options::recursive);
        const auto changed = [&](const char *file, const std::string &from, const std::string &to) {
            std::ifstream read(folder / file);
            std::string text{std::istreambuf_iterator<char>(read), {}};
            const std::size_t at = text.find(from);
            if (at == std::string::npos)
                throw Error("nothing to change in " + std::string(file));
            std::ofstream(folder / file) << text.replace(at, from.size(), to);
            std::vector<std::string> differing;
            const auto now = contentOf(Sheet(optio::FigureFolder(folder))), here = hoplites().mailContent();
            for (std::size_t set = 0; set < std::max(now.size(), here.size()); ++set)
                if (set >= now.size() || set >= here.size() || now[set] != here[set])
                    differing.push_back(set < now.size() ? now[set].first : "a set less");
            return differing;
        };
        QCOMPARE(changed("cards.toml", "text = \"", "text = \"Well: ").size(), std::size_t{0});
        QCOMPARE(changed("types.toml", "# Unit types", "# All unit types").size(), std::size_t{0});
        QCOMPARE(changed("armies/gauls.toml", "limit = 360", "limit = 361").size(), std::size_t{0}); // it stands in the set-up
        QCOMPARE(changed("samurai/types.toml", "factor = ", "factor = 1"), std::vector<std::string>{"hoplites/samurai/types"});
    }

    void whoHasNoUnitsLeftIsBelieved() // HOP-342: the receiver cannot know what was discarded, the audit can
    {
        SetUp with = setUp("carthage", "republican-rome");
        auto &cards = with.armies[0].cards;
        cards.erase(std::remove_if(cards.begin() + 2, cards.end(), [](const mail::Card &card) { return card.special.empty(); }),
                    cards.end());
        with.percent = {100, 100};
        for (const int discarded : {1, 2}) {
            MailBattle own(sheet()), blind(sheet());
            TurnDice dice(std::string(64, '1')), again = dice;
            const std::string hidden(64, '2');
            own.begin(with);
            own.beginTurn(1, {}, dice, &hidden);
            blind.begin(with);
            blind.beginTurn(1, {}, again, nullptr);
            const auto both = [&](const char *what, Json operands, const std::string &card) {
                Act act;
                act.what = what;
                act.with = std::move(operands);
                const auto why = own.play(act, card, dice), other = blind.play(act, {}, again);
                return why ? *why : other.value_or("");
            };
            while (own.state().phase != optio::hoplites::Phase::draw)
                QCOMPARE(both("next", Json::object(), {}), std::string());
            for (int unit = 1; unit <= discarded; ++unit)
                QCOMPARE(both("discard", {{"seal", std::string(64, 'a')}}, "A" + std::to_string(unit)), std::string());
            QCOMPARE(both("next", Json::object(), {}), std::string());
            const Result lost{"B", "units"};
            QVERIFY(!blind.result());
            QVERIFY(own.result() == (discarded == 2 ? std::optional(lost) : std::nullopt));
            QVERIFY(blind.result(lost) == (discarded == 2 ? std::optional(lost) : std::nullopt)); // one discard hides no two units
        }
    }

    void whatIsTakenBack() // PBM-42
    {
        Pair pair(setUp("carthage", "republican-rome"), 3);
        int refused = 0, taken = 0;
        for (int turn = 1; turn <= 11 && !pair.anna.over(); ++turn) {
            Table &from = pair.active(), &to = pair.passive();
            const Battle battle = from.battle();
            const auto seat = hoplites().mailSeat();
            OpenTurn open(battle, from.side, from.secrets, *seat, {});
            while (!seat->finished()) {
                const std::size_t before = open.acts().size();
                const std::string view = optio::canonical(toJson(seat->view(from.side)));
                const auto choices = seat->choices();
                const auto &choice = choices.at(seat->chosenBy("greedy", from.chance()));
                QVERIFY(!open.act(choice.act, choice.card));
                const bool shown =
                    std::any_of(open.acts().begin() + static_cast<std::ptrdiff_t>(before), open.acts().end(),
                                [](const Act &act) { return !act.dice.empty() || act.what == "draw" || act.what == "reserve"; });
                if (shown) {
                    QVERIFY_THROWS_EXCEPTION(Error, open.undo());
                    ++refused;
                    continue;
                }
                const std::vector<Act> done = open.acts();
                open.undo();
                QCOMPARE(open.acts().size(), before);
                QCOMPARE(optio::canonical(toJson(seat->view(from.side))), view);
                QVERIFY(!open.act(choice.act, choice.card)); // the number of an undone act is used again (PBM-37)
                QCOMPARE(open.acts().size(), done.size());
                for (std::size_t act = before; act < done.size(); ++act)
                    QCOMPARE(written(open.acts()[act]), written(done[act]));
                ++taken;
            }
            from.file = open.closed({}).file.text();
            QCOMPARE(faultOf(to.receive(from.file)), QString());
        }
        QVERIFY(refused > 10 && taken > 30);
    }

    void aTurnIsTakenUpWhereItStood() // PBM-41: from the file and the acts that were kept
    {
        Pair pair(setUp("fen-folk", "serpent-temple"), 6);
        for (int turn = 1; turn <= 8 && !pair.anna.over(); ++turn) {
            Table &from = pair.active(), &to = pair.passive();
            const Battle battle = from.battle();
            std::vector<Act> kept;
            for (bool finished = false; !finished;) {
                const auto seat = hoplites().mailSeat(); // a new start of the program for each act
                OpenTurn open(battle, from.side, from.secrets, *seat, kept);
                const auto choices = seat->choices();
                const auto &choice = choices.at(seat->chosenBy("greedy", from.chance()));
                QVERIFY(!open.act(choice.act, choice.card));
                kept = open.acts();
                finished = seat->finished();
                if (finished)
                    from.file = open.closed({}).file.text();
            }
            QCOMPARE(faultOf(to.receive(from.file)), QString());
        }
    }

private:
    static void everyDieHasItsSlot(const Battle &battle) // PBM-28, PBM-29, PBM-32
    {
        for (const Turn &turn : battle.turns) {
            std::map<std::string, int> drawn;
            for (const Act &act : turn.acts)
                for (const SlotDie &die : act.dice) {
                    const std::size_t first = die.slot.find('|'), last = die.slot.rfind('|');
                    const std::string purpose = die.slot.substr(0, first), subject = die.slot.substr(first + 1, last - first - 1);
                    const auto row = purposes().find(purpose);
                    QVERIFY2(row != purposes().end(), die.slot.c_str());
                    QVERIFY2((row->second == '-') == (subject == "-"), die.slot.c_str());
                    QCOMPARE(std::stoi(die.slot.substr(last + 1)), ++drawn[die.slot.substr(0, last)]);
                    if (subject != "-") {
                        const auto &cards = battle.setUp.armies[subject[0] == 'A' ? 0 : 1].cards;
                        const auto number = static_cast<std::size_t>(std::stoi(subject.substr(1)));
                        QVERIFY2(number <= cards.size() && cards[number - 1].special.empty(), die.slot.c_str());
                    }
                }
        }
    }

    /// After every act those who know no hand, one, or both see the same field (PBM-49), and the receiver knows of no card but what was
    /// shown.
    static void sameForEverybody(const Pair &pair)
    {
        const Battle battle = pair.anna.battle();
        std::array<Follower, 4> all{Follower{{nullptr, nullptr}}, Follower{{&pair.anna.secrets, nullptr}},
                                    Follower{{nullptr, &pair.ben.secrets}}, Follower{{&pair.anna.secrets, &pair.ben.secrets}}};
        for (Follower &one : all)
            one.begin(battle);
        std::array<std::vector<Closing::Discard>, 2> discards{discardsOf(battle, Side::a, pair.anna.secrets.hand),
                                                              discardsOf(battle, Side::b, pair.ben.secrets.hand)};
        for (std::size_t at = 0; at < battle.turns.size(); ++at) {
            const Turn &turn = battle.turns[at];
            std::vector<TurnDice> dice(all.size(), TurnDice(publicKeyOfTurn(battle, turn.number()).value()));
            for (std::size_t one = 0; one < all.size(); ++one)
                all[one].turn(battle, at, dice[one]);
            for (const Act &act : turn.acts) {
                std::string card;
                for (const Closing::Discard &discard : discards[turn.block.side == Side::a ? 0 : 1])
                    if (discard.turn == act.turn && discard.act == act.number)
                        card = discard.card;
                for (std::size_t one = 0; one < all.size(); ++one) {
                    const bool knows = all[one].battle.knows(all[one].battle.side());
                    const auto why = all[one].battle.play(act, knows ? card : std::string(), dice[one]);
                    QVERIFY2(!why, why ? why->c_str() : "");
                }
                if (!optio::test::deep() && act.number % 4 != turn.number() % 4 && act.number != static_cast<int>(turn.acts.size()))
                    continue; // the rest takes long
                const std::string seen = seenByBoth(all[0].battle);
                for (Follower &one : all)
                    QVERIFY2(seenByBoth(one.battle) == seen, written(act).c_str());
                for (const auto &side : all[0].battle.state().sides)
                    for (int card = 0; card < side.handCount; ++card) {
                        const auto code = side.hand[static_cast<std::size_t>(card)];
                        QVERIFY(code == optio::hoplites::unseen || side.units[code].has(optio::hoplites::everPlayed));
                    }
            }
        }
    }
};

OPTIO_TEST(HoplitesMailTest)

} // namespace hoplites_mail_test

#include "hoplites_mail_test.moc"
