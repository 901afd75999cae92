// SPDX-License-Identifier: GPL-3.0-or-later
// What a keeper works out for its guests (LNK-24), and what it says to one whose rules data are others (LNK-45).
#include "rules/link/amend_told.h"
#include "tests/rules/feud/feud.h"
#include "tests/rules/link/two_ends.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

namespace keeper_answers_test {

using namespace optio;
using namespace optio::two_ends;

namespace {

/// The answer to a guest's question.
link::Look asked(Two &two, const Json &amending)
{
    two.told.clear();
    link::Look look{.kind = "amend", .id = link::newId()};
    look.input = amending;
    two.guest->look(look);
    two.run();
    for (const link::GuestEffect &effect : two.told)
        if (effect.kind == link::GuestEffect::Kind::told && effect.id == look.id)
            return std::get<link::Look>(effect.message);
    return {};
}

} // namespace

class KeeperAnswersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void amendmentsAreWorkedOut();
    void amendmentsThatAreNone();
    void otherRulesData();
};

/// LNK-24: a guest sees what its amendment would come to as the keeper would write it, dice too, and nothing is written for it.
void KeeperAnswersTest::amendmentsAreWorkedOut()
{
    const Ruleset &dba = supplied::registry().at("dba");
    Two two(dba);
    QVERIFY(two.act("pips", Json::object()).empty());
    two.act("end-bound", Json::object());
    two.act("pips", Json::object());
    QVERIFY(two.entries.size() > 2);
    const int length = two.keeper->game().length();
    Amending amending;
    amending.n = 1;
    amending.drop = true;
    const link::Look answer = asked(two, link::told(amending));
    QCOMPARE(answer.refusal, std::string());
    const Amendment worked = link::amendmentFrom(answer.told);
    amending.lenient = true;
    const Amendment own = optio::amend(dba, two.entries, amending);
    QCOMPARE(worked.before, own.before);
    QCOMPARE(worked.after, own.after);
    QVERIFY(worked.body == own.body);
    QCOMPARE(worked.consequences.size(), own.consequences.size());
    for (std::size_t i = 0; i < own.consequences.size(); ++i)
        QVERIFY(toJson(worked.consequences[i]) == toJson(own.consequences[i]));
    QCOMPARE(two.keeper->game().length(), length);
    QVERIFY(link::told(link::amendmentFrom(answer.told)) == answer.told);
    // As an act it is asked of the keeper's player, and then it stands as it was shown.
    link::Act act{.kind = "amend", .text = "it never fell"};
    amending.lenient = false;
    act.amend = link::told(amending);
    two.guest->act(act, 0);
    two.run();
    QCOMPARE(two.keeper->game().length(), length);
    const auto nod =
        std::find_if(two.heard.begin(), two.heard.end(), [](const auto &one) { return one.kind == link::KeeperEffect::Kind::asked; });
    QVERIFY(nod != two.heard.end() && nod->ask.what == "nod" && nod->ask.of == 1);
    link::Answer agreed{.id = nod->id, .what = "nod"};
    agreed.agree = true;
    two.keeper->answer(agreed);
    two.run();
    QCOMPARE(two.keeper->game().length(), length + 1);
    QCOMPARE(two.entries.back().kind, std::string("amend"));
    QVERIFY(two.entries.back().json.at("history") == worked.body.at("history"));
    QCOMPARE(two.entries.back().json.at("link").at("seat").get<std::string>(), std::string("b"));
    QCOMPARE(findings(dba, two.entries), std::string());
}

/// LNK-14, LNK-24: what is none, what a watcher wants, and a game with secrets: refused with a sentence, and the guest stays.
void KeeperAnswersTest::amendmentsThatAreNone()
{
    const Ruleset &dba = supplied::registry().at("dba");
    Two two(dba);
    two.act("pips", Json::object());
    for (const Json &strange :
         {Json(), Json(7), Json{{"n", "one"}}, Json{{"n", 99}}, Json{{"n", 1}}, Json{{"n", 1}, {"drop", true}, {"dice", {9}}}})
        QVERIFY2(!asked(two, strange).refusal.empty(), strange.dump().c_str());
    QVERIFY(two.guest->isConnected());
    Amending drop;
    drop.n = 1;
    drop.drop = true;
    Two watched(dba, link::Seat::watch);
    watched.act("pips", Json::object());
    QVERIFY(asked(watched, link::told(drop)).refusal.find("look on") != std::string::npos);
    const auto feud = feud::ruleset(qEnvironmentVariable("OPTIO_TESTS").toStdString() + "/rules/feud/figures");
    Two secret(*feud);
    secret.act("oath", {{"side", "a"}, {"answers", {{"foe", "b1.1"}}}});
    const link::Look hidden = asked(secret, link::told(drop));
    QVERIFY(hidden.refusal.find("game with secrets") != std::string::npos && hidden.told.is_null());
    for (const Json &strange : {Json(), Json::object(), Json{{"before", ""}, {"after", ""}, {"consequences", {{{"choice", "perhaps"}}}}},
                                Json{{"before", 7}}, Json{{"body", Json::array()}}})
        QVERIFY2(!refusalOf([&] { (void)link::amendmentFrom(strange); }).empty(), strange.dump().c_str());
}

/// LNK-45: other rules data are named, with whose they are, and the game is played by the keeper's; another version of the program is none
/// of this.
void KeeperAnswersTest::otherRulesData()
{
    const Ruleset &dba = supplied::registry().at("dba");
    const auto warningsAfter = [&](const std::function<void(link::Welcome &)> &change) {
        Two two(dba);
        link::Guest guest([&](const std::string &) { return &dba; }, two.joining);
        guest.start(0);
        guest.connected(0);
        two.keeper->connected(2, 0);
        std::vector<std::string> warnings;
        for (link::GuestEffect &effect : guest.takeEffects())
            if (effect.kind == link::GuestEffect::Kind::send)
                two.keeper->received(2, written(effect.message), 0);
        for (link::KeeperEffect &effect : two.keeper->takeEffects())
            if (effect.kind == link::KeeperEffect::Kind::send && effect.link == 2) {
                if (auto *welcome = std::get_if<link::Welcome>(&effect.message))
                    change(*welcome);
                guest.received(written(effect.message), 0);
            }
        for (const link::GuestEffect &effect : guest.takeEffects())
            if (effect.kind == link::GuestEffect::Kind::warn)
                warnings.push_back(effect.text);
        if (!guest.isConnected())
            warnings.emplace_back("not connected");
        return warnings;
    };
    QVERIFY(warningsAfter([](link::Welcome &) {}).empty());
    QVERIFY(warningsAfter([](link::Welcome &welcome) { welcome.version = "99.0"; }).empty());
    const std::vector<std::string> warned = warningsAfter([](link::Welcome &welcome) { welcome.data = std::string(64, 'e'); });
    QCOMPARE(warned.size(), 1u);
    QVERIFY2(warned.front().find("Anna has other rules data of DBA") != std::string::npos, warned.front().c_str());
}

OPTIO_TEST(KeeperAnswersTest)

} // namespace keeper_answers_test

#include "keeper_answers_test.moc"
