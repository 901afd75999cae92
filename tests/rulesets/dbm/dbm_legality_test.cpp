// SPDX-License-Identifier: GPL-3.0-or-later
// The legality report (DBM-183, DBM-184): what is said of a roster, how severely, and that all but the hopeless can be played.
#include "tests/rulesets/dbm/dbm_play.h"
#include "tests/suite.h"

#include <QtTest>

namespace dbm_legality_test {

using namespace dbmtest;

namespace {

struct Reported {
    const char *name;
    std::vector<std::vector<std::string>> commands;
    const char *severity, *says, *where;
    bool playable;
    std::function<void(Json &)> change{};
};

const std::string general = "1 Reg Cv(O) general";

std::vector<Reported> cases()
{
    return {
        {"DBM-184 points over the limit", {{general, "40 Reg Kn(S)"}}, "error", "the limit is 400", "/limit", true},
        {"DBM-184 unknown kind", {{general, "2 Reg Wb(O)"}}, "error", "Reg Wb(O) is not a kind", "/commands/0/units/1", true},
        {"DBM-184 a grade the type cannot have", {{general, "2 Irr El(F)"}}, "error", "El(F)", "/commands/0/units/1", true},
        {"DBM-184 no commander-in-chief",
         {{general}, {general}},
         "error",
         "No command is that of a commander-in-chief",
         "/commands",
         true,
         [](Json &army) { army["commands"][0]["kind"] = "sub"; }},
        {"DBM-184 two commanders-in-chief",
         {{general}, {general}},
         "error",
         "more than one commander-in-chief",
         "/commands",
         true,
         [](Json &army) { army["commands"][1]["kind"] = "cinc"; }},
        {"DBM-183 a command without a general", {{general}, {"2 Reg Bd(O)"}}, "error", "Reds2 has no general", "/commands/1", true},
        {"DBM-183 two generals in a command", {{general, general}}, "error", "has 2 general", "/commands/0", true},
        {"DBM-183 five commands", {{general}, {general}, {general}, {general}, {general}}, "error", "at most 4", "/commands", true},
        {"DBM-183 no command at all",
         {{general}},
         "error",
         "has no command",
         "/commands",
         false,
         [](Json &army) { army["commands"] = Json::array(); }},
        {"DBM-184 an ally-general alone",
         {{general}},
         "error",
         "only command",
         "/commands/0",
         true,
         [](Json &army) { army["commands"][0]["kind"] = "ally"; }},
        {"DBM-184 a sub-general alone",
         {{general}},
         "error",
         "only command",
         "/commands/0",
         true,
         [](Json &army) { army["commands"][0]["kind"] = "sub"; }},
        {"DBM-184 a command that never breaks",
         {{general}, {"1 Irr Exp(O) general", "4 Irr Hd(I)"}},
         "warning",
         "never be demoralised",
         "/commands/1",
         true},
        {"DBM-184 vessels without troops", {{"1 Reg Gal(O) general", "2 Reg Gal(O)"}}, "note", "no land elements", "", true},
        {"DBM-184 an unladen vessel",
         {{general, "1 Reg Gal(O)"}},
         "note",
         "carry nobody",
         "/commands/0/units/1",
         true,
         [](Json &army) { army["commands"][0]["units"][1]["laden"] = false; }},
    };
}

} // namespace

class DbmLegalityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void report_data()
    {
        QTest::addColumn<int>("index");
        const auto all = cases();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << static_cast<int>(i);
    }
    void report()
    {
        QFETCH(int, index);
        const Reported one = cases()[static_cast<std::size_t>(index)];
        Json army = armyOf("Reds", one.commands);
        if (one.change)
            one.change(army);
        std::string said;
        bool found = false;
        for (const Finding &finding : rules().check(army)) {
            QCOMPARE(finding.rule, std::string("DBM-184"));
            said += finding.severity + " " + finding.where + ": " + finding.text + "\n";
            found = found ||
                    (finding.severity == one.severity && finding.where == one.where && finding.text.find(one.says) != std::string::npos);
        }
        QVERIFY2(found, said.c_str());
        const std::string why = refusal([&] { rules().start(army, suppliedArmy("gallic"), Json::object()); });
        QVERIFY2(why.empty() == one.playable, why.c_str());
    }

    void sound()
    {
        QVERIFY(rules().check(armyOf("Reds", {{general, "8 Reg Bd(O)"}, {"1 Irr Cv(O) general"}})).empty());
        for (const Json &army : rules().armies())
            QVERIFY(rules().check(army).empty());
    }
};

OPTIO_TEST(DbmLegalityTest)

} // namespace dbm_legality_test

#include "dbm_legality_test.moc"
