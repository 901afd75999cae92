// SPDX-License-Identifier: GPL-3.0-or-later
// What a view is written as: the words of its members, what is left out, and that a word which the screens do not know is an error.
#include "rules/view.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <string>

namespace view_test {

using namespace optio;

namespace {

template <class T> std::string written(const T &value) { return FieldsOut::write(value).dump(); }

} // namespace

class ViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatSaysNothingIsLeftOut()
    {
        QCOMPARE(toJson(View()).dump(), std::string(R"({"active":"","fallen":[],"now":[],"reminders":[],"sides":[],"title":"","turn":0,)"
                                                    R"("watch":[]})"));
        QCOMPARE(written(Badge{"engaged"}), std::string(R"({"text":"engaged","tone":"none"})"));
        QCOMPARE(written(Reminder{"Roll."}), std::string(R"({"text":"Roll."})"));
        QCOMPARE(written(GroupView{"a1", "Hanno"}), std::string(R"({"badges":[],"id":"a1","name":"Hanno","units":[]})"));
        QCOMPARE(written(ChanceView{0.5}), std::string(R"({"p":0.5})"));
    }

    void whatIsSaidIsWritten()
    {
        View view{.title = "Bound 3",
                  .turnWord = "bound",
                  .turn = 3,
                  .active = "b",
                  .weather = "rain",
                  .sides = {{.id = "a", .name = "Rome", .keepsSecrets = false, .secret = std::vector<SecretView>()}},
                  .step = "",
                  .now = {"move"},
                  .onward = {"end"},
                  .passing = {{"end", "Nobody."}}};
        view.phases = {{"one", "One"}, {"two", "Two", "A text.", "DBM-020", {"move"}}, {"three", "Three"}};
        markPhases(view.phases, "two");
        view.fallen = {{"a", "a", "Rome: beaten.", "DBM-162"}};
        view.reminders = {{"Roll.", "DBM-030", "pips", Json::object(), true}};
        view.watch = {{"Rome", "one left", Tone::warn, "a", "a1.1", "DBM-161", chanceOf(10, 36), "fight", {{"a", "a1.1"}}}};
        view.placing = {"assign", "a", "", {6, 1}, {{"Hanno", "", "pip.a1"}}};
        view.clock = {"1.a", 90, "Moves", "a", "ANC-024", "end-step", Json::object()};
        const Json json = toJson(view);
        QCOMPARE(json.at("turn").dump(), std::string(R"("bound 3")"));
        QCOMPARE(json.at("weather").dump(), std::string(R"("rain")"));
        QCOMPARE(json.at("sides").dump(), std::string(R"([{"badges":[],"groups":[],"id":"a","name":"Rome","private":false,"secret":[]}])"));
        QCOMPARE(
            json.at("phases").dump(),
            std::string(R"([{"id":"one","label":"One","rule":"","state":"done"},{"id":"two","label":"Two","rule":"DBM-020",)"
                        R"("rulings":["move"],"state":"now","text":"A text."},{"id":"three","label":"Three","rule":"","state":"todo"}])"));
        QCOMPARE(json.at("step").dump(), std::string(R"("")"));
        QCOMPARE(json.at("passing").dump(), std::string(R"({"end":"Nobody."})"));
        QCOMPARE(json.at("fallen").dump(), std::string(R"([{"key":"a","rule":"DBM-162","side":"a","text":"Rome: beaten."}])"));
        QCOMPARE(json.at("reminders").dump(),
                 std::string(R"([{"due":true,"input":{},"resolver":"pips","rule":"DBM-030","text":"Roll."}])"));
        QCOMPARE(json.at("watch").dump(), std::string(R"([{"chance":{"fraction":"5/18","p":0.2777777777777778},"detail":"one left",)"
                                                      R"("input":{"a":"a1.1"},"resolver":"fight","rule":"DBM-161","side":"a",)"
                                                      R"("text":"Rome","tone":"warn","unit":"a1.1"}])"));
        QCOMPARE(json.at("placing").dump(), std::string(R"({"dice":[6,1],"places":[{"buys":[],"label":"Hanno","question":"pip.a1"}],)"
                                                        R"("resolver":"assign","side":"a"})"));
        QCOMPARE(json.at("clock").at("seconds").dump(), std::string("90"));
    }

    /// A board shows more, at every level, and tells itself who has fallen.
    void whatABoardShowsBesidesStandsAmongTheRest()
    {
        View view{.turn = 4, .board = {{"round", 2}}};
        view.sides = {{.id = "a", .board = {{"route", 7}}}};
        view.sides[0].groups = {
            {.id = "field", .units = {{.id = "a1", .badges = {{"engaged", Tone::unset, "ENG"}}, .board = {{"coh", 1}}}}}};
        const Json json = toJson(view);
        QCOMPARE(json.at("turn").dump(), std::string("4"));
        QCOMPARE(json.at("round").dump(), std::string("2"));
        QVERIFY(!json.contains("fallen") && !json.contains("board"));
        QCOMPARE(json.at("sides")[0].at("route").dump(), std::string("7"));
        const Json &unit = json.at("sides")[0].at("groups")[0].at("units")[0];
        QCOMPARE(unit.at("coh").dump(), std::string("1"));
        QCOMPARE(unit.at("badges").dump(), std::string(R"([{"brief":"ENG","text":"engaged","tone":""}])"));
    }

    void aToneIsOneOfThose()
    {
        Badge badge;
        for (const char *word : wordsOf(Tone())) {
            FieldsIn::read(badge, {{"text", "x"}, {"tone", word}}, "badge");
            QCOMPARE(std::string(wordOf(badge.tone)), std::string(word));
        }
        const std::string refused = refusal([&] { FieldsIn::read(badge, {{"tone", "wran"}}, "badge"); });
        QVERIFY2(refused.find(R"(not "wran"; did you mean "warn"?)") != std::string::npos, refused.c_str());
    }

    void turnsPhasesAndSides()
    {
        QCOMPARE((View{.turnWord = "bound", .turn = 7}.turnText()), std::string("bound 7"));
        QCOMPARE(View{.turn = 7}.turnText(), std::string("7"));
        const View view{.sides = {{"a", "Rome"}, {"b", "Carthage"}}};
        QCOMPARE(view.side("b").name, std::string("Carthage"));
        QCOMPARE(refusal([&] { (void)view.side("c"); }), std::string(R"(there is no side "c"; there are "a" and "b")"));
        std::vector<PhaseView> phases{{"one"}, {"two"}};
        markPhases(phases, "none of them");
        QVERIFY(phases[0].when == PhaseView::When::done && phases[1].when == PhaseView::When::done);
        QVERIFY(isAmong({"move", "fight"}, "fight") && !isAmong({"move"}, "fight"));
    }
};

OPTIO_TEST(ViewTest)

} // namespace view_test

#include "view_test.moc"
