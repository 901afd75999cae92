// SPDX-License-Identifier: GPL-3.0-or-later
// Troops that nobody controls (DBM-060 to DBM-063): who they are, what becomes of them, and who is still to be dealt with.
#include "rulesets/dbm/move/impetuous.h"
#include "tests/rulesets/dbm/dbm_move.h"
#include "tests/suite.h"

#include <QtTest>
#include <rapidcheck.h>

#include <set>

namespace dbm_impetuous_test {

using namespace dbmtest;

namespace {

QString text(const std::string &from) { return QString::fromStdString(from); }

const dbm::Sheet &sheet()
{
    static const dbm::Sheet one(figuresFolder());
    return one;
}

/// "b1.3::24 b2.3::24"
std::string waiting(const Play &play)
{
    std::string all;
    for (const dbm::Pick &pick : dbm::uncontrolled(sheet(), *dbm::readState(play.state)))
        all += (all.empty() ? "" : " ") + pick.unitId + ":" + pick.part.key + ":" + std::to_string(pick.count);
    return all;
}

Json say(const Json &who, const char *result) { return {{"who", who}, {"answers", {{"imp.result", result}}}}; }

Play field(const std::vector<std::string> &rows)
{
    std::vector<std::string> army{"1 Irr Kn(O) general"};
    army.insert(army.end(), rows.begin(), rows.end());
    return Play::of(army, {"1 Reg Cv(O) general", "6 Reg Bd(O)"}, {{"guided", false}});
}

} // namespace

class DbmImpetuousTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBM-060: every kind, regular and irregular.
    void kinds()
    {
        const std::vector<std::string> impetuous{"Kn(S)",  "Kn(O)", "Kn(F)", "Cm(S)", "Exp(S)", "Exp(O)", "Exp(I)", "Exp(F)",
                                                 "Exp(X)", "Wb(S)", "Wb(O)", "Wb(I)", "Wb(F)",  "Wb(X)",  "Bd(F)",  "Hd(S)"};
        for (const std::string &kind : sheet().words.kinds) {
            const bool is = std::find(impetuous.begin(), impetuous.end(), kind) != impetuous.end();
            const auto of = [&](const char *drill) {
                return dbm::isImpetuous(sheet(), dbm::elementFromText(sheet().words, std::string(drill) + " " + kind, "who"));
            };
            QVERIFY2(of("Irr") == is, kind.c_str());
            QVERIFY2(!of("Reg"), kind.c_str());
        }
    }

    // DBM-061: those that were not moved, marched or halted, and are not in contact.
    void whoIsLeft()
    {
        Play play = field({"8 Irr Wb(O)", "2 Irr Ax(O)", "2 Irr Bd(F)"});
        QCOMPARE(text(waiting(play)), QString("a1.1::1 a1.2::8 a1.4::2"));
        play.act("pips", {{"answers", Json::object()}}, {6});
        play.act("move", {{"who", picks({{"a1.2", 2}})}, {"answers", Json::object()}});
        play.act("move", {{"who", picks({{"a1.2", 1}})}, {"answers", {{"pip.action", "march"}}}});
        play.act("move", {{"who", picks({{"a1.1", 1}})}, {"answers", {{"pip.action", "halt"}}}});
        play.unit("a1.4")["marks"] = Json({{{"count", 2}, {"contact", "b1.2"}}});
        QCOMPARE(text(waiting(play)), QString("a1.2::5"));
        const Resolver &spontaneous = rules().resolver("spontaneous");
        const auto all = spontaneous.candidates(play.state, Slot{"who", "", "active", true, false}, Json::object());
        QCOMPARE(all.size(), std::size_t(1));
        QCOMPARE(all[0].standard, 5); // all of them, with one tap
        QCOMPARE(all[0].most, 5);
    }

    // DBM-061, DBM-062: what becomes of them, and that it costs nothing.
    void results()
    {
        Play play = field({"8 Irr Wb(O)"});
        const Json before = play.state;
        const Ruling advance = play.act("spontaneous", say(picks({{"a1.2", 4}}), "advanced"));
        QCOMPARE(text(advance.sentence), QString("4 Warband (O) advance on their own"));
        QVERIFY2(text(advance.outcome[0].instruction).contains("100 paces (50 mm)"), advance.outcome[0].instruction.c_str());
        QVERIFY(text(advance.outcome[0].instruction).contains("baggage"));
        COMPARE_JSON(play.marks("a1.2"), Json({{{"count", 4}, {"moved", true}}}));
        COMPARE_JSON(play.state["phase"], Json("impetuous"));
        const Ruling contact = play.act("spontaneous", say(picks({{"a1.1", 1}}), "contacted"));
        QVERIFY2(text(contact.outcome[0].instruction).contains("150 paces (75 mm) in good going"), contact.outcome[0].instruction.c_str());
        COMPARE_JSON(play.marks("a1.1"), Json({{{"contact", "?"}, {"count", 1}, {"moved", true}}}));
        COMPARE_JSON(play.command(0, 0)["general_moved"], Json(true));
        play.act("spontaneous", say(picks({{"a1.2", 4}}), "nobody"));
        COMPARE_JSON(play.marks("a1.2"), Json({{{"count", 4}, {"moved", true}}, {{"count", 4}, {"nobody_known", true}}}));
        QCOMPARE(text(waiting(play)), QString());
        COMPARE_JSON(play.command(0, 0)["spent"], Json(0));
        optio::apply(play.state, inverse(play.changes));
        COMPARE_JSON(play.state, before);
    }

    // DBM-063, DBM-164: a demoralised command falls back, all but those held or fighting; who leaves the table is lost.
    void demoralised()
    {
        Play play = field({"8 Irr Wb(O)", "4 Irr Ps(O)", "1 Irr Bge(O)"});
        play.command(0, 0)["demoralised"] = true;
        play.unit("a1.2")["marks"] = Json({{{"count", 3}, {"halted", true}}});
        play.unit("a1.3")["marks"] = Json({{{"count", 1}, {"contact", "?"}}});
        QCOMPARE(text(waiting(play)), QString("a1.1::1 a1.2::5 a1.3::3"));
        const Resolver &spontaneous = rules().resolver("spontaneous");
        const Form form = spontaneous.form(&play.state, {{"who", picks({{"a1.2", 5}})}});
        QCOMPARE(form.questions.size(), std::size_t(1));
        COMPARE_JSON(form.questions[0].value, Json("retreated"));
        QVERIFY(!play.refusalOf("spontaneous", say(picks({{"a1.2", 5}}), "advanced")).empty());
        const Ruling back = play.act("spontaneous", say(picks({{"a1.2", 5}}), "retreated"));
        QVERIFY2(text(back.outcome[0].instruction).contains("own table edge"), back.outcome[0].instruction.c_str());
        play.act("spontaneous", say(picks({{"a1.3", 2}}), "left"));
        COMPARE_JSON(play.unit("a1.3")["lost"], Json(2));
        const Ruling general = play.act("spontaneous", say(picks({{"a1.1", 1}}), "left"));
        COMPARE_JSON(play.command(0, 0)["general_lost"], Json(true));
        COMPARE_JSON(play.unit("a1.1")["lost"], Json(1));
        QCOMPARE(text(waiting(play)), QString("a1.3::1"));
    }

    // DBM-060, DBM-063: one kind after the other, those that advance first.
    void bothKinds()
    {
        Play play{rules().start(suppliedArmy("mid-republican-roman"), suppliedArmy("gallic"), {{"first", "b"}, {"guided", false}})};
        QCOMPARE(text(waiting(play)), QString("b1.3::24 b2.3::24 b3.3::16 b3.4::4"));
        play.command(1, 1)["demoralised"] = true;
        const Resolver &spontaneous = rules().resolver("spontaneous");
        std::string standard;
        for (const Candidate &one : spontaneous.candidates(play.state, Slot{"who", "", "active", true, false}, Json::object()))
            standard += one.unit + ":" + std::to_string(one.standard) + " ";
        QCOMPARE(text(standard), QString("b1.3:24 b2.1:0 b2.2:0 b2.3:0 b2.4:0 b3.3:16 b3.4:4 "));
        const std::string both = play.refusalOf("spontaneous", say(picks({{"b1.3", 1}, {"b2.3", 1}}), "advanced"));
        QVERIFY2(both.find("DBM-063") != std::string::npos, both.c_str());
    }

    // DBM-061, DBM-191: who has nothing to do with it.
    void refused()
    {
        Play play = field({"8 Irr Wb(O)", "2 Irr Ax(O)"});
        const auto why = [&](const Json &given) {
            const std::string sentence = play.refusalOf("spontaneous", given);
            return text(sentence);
        };
        QVERIFY(why(say(picks({{"a1.3", 1}}), "advanced")).contains("DBM-060"));
        QVERIFY(why(say(picks({{"b1.2", 1}}), "advanced")).contains("DBM-191"));
        QVERIFY(why(say(picks({{"a1.2", 9}}), "advanced")).contains("DBM-191"));
        QVERIFY(why(say(picks({{"a1.2", 1}}), "retreated")).contains("imp.result"));
        QVERIFY(!why(say(Json::array(), "advanced")).isEmpty());
        QVERIFY(!why({{"answers", Json::object()}}).isEmpty());
        QVERIFY(!why({{"who", 3}}).isEmpty());
        play.unit("a1.2")["marks"] = Json({{{"count", 8}, {"moved", true}}});
        QVERIFY(why(say(picks({{"a1.2", 1}}), "advanced")).contains("DBM-061"));
        play.unit("a1.2")["marks"] = Json({{{"count", 8}, {"contact", "b1.2"}}});
        QVERIFY(why(say(picks({{"a1.2", 1}}), "advanced")).contains("in contact"));
    }

    // Outside a game, at the scale that is given (DBM-003).
    void outside()
    {
        Json given = rules().resolver("spontaneous").example();
        given["game"]["settings"] = {{"scale", "25"}};
        const Ruling ruling = ruleOn(rules(), "spontaneous", given, {});
        QVERIFY2(text(ruling.outcome[0].instruction).contains("100 paces (80 mm)"), ruling.outcome[0].instruction.c_str());
        QVERIFY(ruling.changes.empty());
        const Json regular = {{"who", {"Reg Bd(F)"}}};
        QVERIFY(::refused([&] { ruleOn(rules(), "spontaneous", regular, {}); }).contains("DBM-060"));
        given["game"] = 3;
        QVERIFY(!::refused([&] { ruleOn(rules(), "spontaneous", given, {}); }).isEmpty());
        given["game"] = {{"weather", "rain"}};
        QVERIFY(!::refused([&] { ruleOn(rules(), "spontaneous", given, {}); }).isEmpty());
    }

    // DBM-062: however they are dealt with, fewer are left each time, nobody is lost unless told, and it can be taken back.
    void untilNobodyIsLeft()
    {
        QVERIFY(rc::check("everybody is dealt with", [] {
            Play play = field({"8 Irr Wb(O)", "3 Irr Bd(F)", "2 Irr Exp(O)"});
            const Json before = play.state;
            const auto left = [&] {
                int count = 0;
                for (const dbm::Pick &pick : dbm::uncontrolled(sheet(), *dbm::readState(play.state)))
                    count += pick.count;
                return count;
            };
            int count = left();
            while (count > 0) {
                const dbm::Pick first = dbm::uncontrolled(sheet(), *dbm::readState(play.state)).front();
                const int some = *rc::gen::inRange(1, first.count + 1);
                const std::string result = *rc::gen::element<std::string>("advanced", "contacted", "nobody");
                play.act("spontaneous", say(picks({{first.unitId, some}}), result.c_str()));
                RC_ASSERT(left() == count - some);
                count -= some;
            }
            for (const Json &unit : play.state["units"])
                RC_ASSERT(unit["lost"] == 0);
            optio::apply(play.state, inverse(play.changes));
            RC_ASSERT(play.state == before);
        }));
    }

    // Every rule that a ruling names has a page.
    void pages()
    {
        std::set<std::string> known;
        for (const Json &page : rules().reference())
            known.insert(page["rule"].get<std::string>());
        const dbm::CostSheet &cost = sheet().cost;
        for (const auto &row : cost.prices.rows())
            QVERIFY2(known.count(row.rule) == 1, row.rule.c_str());
        for (const auto &row : cost.barred.rows())
            QVERIFY2(known.count(row.rule) == 1, row.rule.c_str());
        for (const auto *wordings : {&cost.actions, &cost.results})
            for (const dbm::Wording &wording : *wordings)
                QVERIFY2(known.count(wording.rule) == 1, wording.rule.c_str());
        for (const auto *questions : {&cost.questions, &cost.uncontrolled})
            for (const Asking &asking : *questions)
                QVERIFY2(known.count(asking.rule) == 1, asking.rule.c_str());
        for (int id = 30; id <= 64; ++id)
            if (id < 47 || id > 49)
                if (id != 59)
                    QVERIFY2(known.count("DBM-0" + std::to_string(id)) == 1, std::to_string(id).c_str());
    }
};

OPTIO_TEST(DbmImpetuousTest)

} // namespace dbm_impetuous_test

#include "dbm_impetuous_test.moc"
