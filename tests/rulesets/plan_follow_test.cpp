// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from planned fights: the rules' own next acts are in the plan with their usual answers, what may be wanted is not until the
// player says so; both by hand against what is counted, and played out.
#include "rules/plan/plan.h"
#include "tests/golden/golden_battle.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

#include <cmath>

namespace plan_follow_test {

using namespace optio;

namespace {

bool close(double one, double other, double by = 1e-9) { return std::abs(one - other) < by; }

/// A moment of a golden battle in which an act is about to be done.
struct Moment {
    Json state;
    PlannedFight fight;
};

std::vector<Moment> momentsOf(const Ruleset &ruleset, const std::vector<Entry> &entries, const std::string &resolver)
{
    std::vector<Moment> moments;
    Game game = Game::open(ruleset, entries.front());
    for (std::size_t n = 1; n < entries.size(); ++n) {
        const Json act = entries[n].json.value("act", Json::object());
        if (entries[n].kind == "act" && act.value("resolver", "") == resolver)
            moments.push_back({game.state(), {resolver, act.at("input"), {}}});
        game.follow(entries[n]);
    }
    return moments;
}

std::vector<Moment> momentsOf(const char *ruleset, const char *name, const std::string &resolver)
{
    const Ruleset &rules = supplied::registry().at(ruleset);
    return momentsOf(rules, GoldenBattle(rules, name, 202).entries(), resolver);
}

std::vector<Moment> momentsOfDbm()
{
    std::stringstream text;
    text << std::ifstream(std::filesystem::path(std::getenv("OPTIO_TESTS")) / "golden" / "dbm-whole.optio-game").rdbuf();
    return momentsOf(supplied::registry().at("dbm"), readJournal(text.str(), "the journal"), "close-combat");
}

const PlanOdds::Follow *followOf(const PlanOdds &odds, std::size_t fight, const std::string &resolver)
{
    for (const PlanOdds::Follow &one : odds.fights[fight].follows)
        if (one.act.resolver == resolver)
            return &one;
    return nullptr;
}

int lostIn(const Ruleset &ruleset, const Json &state)
{
    int lost = 0;
    for (const SideView &side : ruleset.view(state, "").sides)
        for (const GroupView &group : side.groups)
            for (const UnitView &unit : group.units)
                lost += unit.lost;
    return lost;
}

double lossesOf(const PlanOdds &odds) { return odds.expected[0] + odds.expected[1]; }

} // namespace

class PlanFollowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A combat of Tropaion is three acts (TRO-101, TRO-102, TRO-144): only with the last of them somebody is hurt, and only then the next
    // is fought (TRO-042).
    void threeActsOfACombat()
    {
        const Ruleset &ruleset = supplied::registry().at("tropaion");
        const auto moments = momentsOf("tropaion", "tropaion-battle", "fight");
        QVERIFY(moments.size() >= 2);
        const Moment &one = moments[0];
        const PlannedFight &second = moments[1].fight;
        QVERIFY(ruleset.resolver("fight").refusal(one.state, second.input).empty());
        const PlanOdds odds = planOdds(ruleset, one.state, {one.fight, second});
        for (const char *act : {"combat-result", "settle"}) {
            const PlanOdds::Follow *follow = followOf(odds, 0, act);
            QVERIFY2(follow != nullptr && follow->act.due && follow->done && follow->act.refusal.empty(), act);
            QVERIFY2(follow->p > 0.5 && follow->p <= 1 + 1e-9, act); // where it is level nothing is settled
        }
        QVERIFY2(close(odds.fights[1].fought, 1), qPrintable(QString::number(odds.fights[1].fought)));
        // Followed to its end, a combat prevails as often as the odds of the whole say, which its form shows.
        for (const Moment &moment : {moments[0], moments[1]}) {
            const auto ready = ruleset.resolver("fight").prepareLenient(&moment.state, moment.fight.input);
            const Distribution whole = oddsOf(*ready);
            std::array<double, 2> favours{};
            for (const Share &share : whole.shares)
                if (const std::string side = ready->outcome(share.outcome).favours; !side.empty())
                    favours[side == "b" ? 1 : 0] += whole.p(share.weight);
            const PlanOdds alone = planOdds(ruleset, moment.state, {moment.fight});
            std::array<double, 2> told{alone.fights[0].favoursA, alone.fights[0].favoursB};
            std::sort(favours.begin(), favours.end());
            std::sort(told.begin(), told.end());
            QVERIFY(alone.exact && favours[0] > 0);
            QVERIFY2(close(told[0], favours[0]) && close(told[1], favours[1]),
                     qPrintable(QStringLiteral("%1 %2, %3 %4").arg(told[0]).arg(told[1]).arg(favours[0]).arg(favours[1])));
        }
        // Left undone, the next combat waits for ever.
        PlannedFight open = one.fight;
        open.choices[followOf(odds, 0, "combat-result")->act.key].done = false;
        const PlanOdds left = planOdds(ruleset, one.state, {open, second});
        QVERIFY(!followOf(left, 0, "combat-result")->done && followOf(left, 0, "settle") == nullptr);
        QVERIFY(close(left.fights[1].fought, 0) && close(left.holds[0], 1) && close(left.holds[1], 1));
        QVERIFY(left.how().find("left out") != std::string::npos && odds.how().find("marked") != std::string::npos);
    }

    // Who stands near a rout is said before the next combat (PUN-053, PUN-061); a hex is entered after its defender is gone (ANC-103).
    void whatTheRulesMakeNext()
    {
        for (const auto &[id, battle, fight, act] :
             {std::tuple("punic", "punic-battle", "combat", "morale"), {"ancients", "ancients-battle", "attack", "occupy"}}) {
            const Ruleset &ruleset = supplied::registry().at(id);
            int found = 0;
            for (const Moment &moment : momentsOf(id, battle, fight)) {
                const PlanOdds odds = planOdds(ruleset, moment.state, {moment.fight}, 1500, 200);
                const PlanOdds::Follow *follow = followOf(odds, 0, act);
                if (follow == nullptr)
                    continue;
                QVERIFY2(follow->act.due && follow->done && follow->p > 0 && follow->p <= 1 + 1e-9, follow->act.refusal.c_str());
                ++found;
            }
            QVERIFY2(found > 0, act);
        }
    }

    // One that cannot recoil is destroyed (DBM-164): in the plan only when the player says that it cannot, and then as likely as it is
    // pushed back.
    void whatMayBeWanted()
    {
        const Ruleset &ruleset = supplied::registry().at("dbm");
        int found = 0;
        for (const Moment &moment : momentsOfDbm()) {
            const PlanOdds odds = planOdds(ruleset, moment.state, {moment.fight});
            const PlanOdds::Follow *follow = followOf(odds, 0, "losses");
            if (follow == nullptr || !follow->act.refusal.empty())
                continue;
            QVERIFY(!follow->act.due && !follow->done);
            PlannedFight wanted = moment.fight;
            wanted.choices[follow->act.key].done = true;
            const PlanOdds with = planOdds(ruleset, moment.state, {wanted});
            QVERIFY(followOf(with, 0, "losses")->done && close(followOf(with, 0, "losses")->p, follow->p));
            // By hand: in each case that offers it, the act itself.
            double more = 0;
            for (const CaseLeaf &leaf : leavesOf(*ruleset.resolver("close-combat").prepareLenient(&moment.state, moment.fight.input)))
                for (const FollowUp &offered : leaf.followUps)
                    if (offered.resolver + "|" + offered.label == follow->act.key) {
                        Json state = moment.state;
                        optio::apply(state, leaf.changes);
                        const int then = lostIn(ruleset, state);
                        const Resolver &resolver = ruleset.resolver("losses");
                        Json input = offered.input;
                        input["answers"] = answersOf(resolver.form(&state, input));
                        EnteredDice none({});
                        Dice dice(none);
                        optio::apply(state, resolver.prepare(&state, resolver.complete(&state, input))->rule(dice).changes);
                        more += leaf.p * (lostIn(ruleset, state) - then);
                    }
            QVERIFY2(more > 0 && close(lossesOf(with), lossesOf(odds) + more), follow->act.key.c_str());
            // The same, played out.
            const PlanOdds played = planOdds(ruleset, moment.state, {wanted, wanted}, 1, 2000);
            QVERIFY(!played.exact && followOf(played, 0, "losses") != nullptr);
            if (++found == 3)
                break;
        }
        QVERIFY(found > 0);
    }

    // An answer to what follows changes what comes of it; one that does not apply is passed over.
    void withAnswers()
    {
        const Ruleset &ruleset = supplied::registry().at("tropaion");
        int asked = 0;
        for (const Moment &moment : momentsOf("tropaion", "tropaion-battle", "fight")) {
            if (asked >= 4)
                break; // each takes a plan of its own
            const PlanOdds odds = planOdds(ruleset, moment.state, {moment.fight});
            for (const PlanOdds::Follow &follow : odds.fights[0].follows)
                for (const Question &question : follow.act.questions) {
                    std::vector<Json> values;
                    for (const Choice &choice : question.choices)
                        values.push_back(choice.value);
                    if (question.kind == QuestionKind::yesNo)
                        values = {true, false};
                    for (int count = question.least; question.kind == QuestionKind::count && count <= question.most; ++count)
                        values.emplace_back(count);
                    for (const Json &value : values) {
                        PlannedFight other = moment.fight;
                        other.choices[follow.act.key].answers[question.id] = value;
                        other.choices[follow.act.key].answers["no.such.question"] = 1;
                        const PlanOdds with = planOdds(ruleset, moment.state, {other});
                        double all = 0;
                        for (const auto &[count, p] : with.losses[0])
                            all += p;
                        QVERIFY(close(all, 1));
                        asked += value != question.value ? 1 : 0;
                    }
                }
        }
        QVERIFY(asked > 0);
    }
};

OPTIO_TEST(PlanFollowTest)

} // namespace plan_follow_test

#include "plan_follow_test.moc"
