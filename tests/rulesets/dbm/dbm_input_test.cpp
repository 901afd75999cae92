// SPDX-License-Identifier: GPL-3.0-or-later
// What the combat resolvers refuse (DBM-190 to DBM-193), what they ask and when (DBM-077, DBM-078), and how input is completed.
#include "tests/rulesets/dbm/dbm_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace dbm_input_test {

using namespace dbmtest;

namespace {

const char *const cc = "close-combat";
const char *const sh = "shooting";

struct Bad {
    const char *name, *resolver, *input;
    std::vector<const char *> says; ///< what the sentence must name
};

std::vector<Bad> bad()
{
    return {
        {"unknown type DBM-001", cc, R"j({"a":"Xx(O)","b":"Bd(O)"})j", {"a", "Xx", "El, Kn, Cv"}},
        {"unknown grade DBM-001", cc, R"j({"a":"Bd(Q)","b":"Bd(O)"})j", {"a", "Q", "S, O, I, F or X"}},
        {"unknown drill", cc, R"j({"a":"Mil Bd(O)","b":"Bd(O)"})j", {"a", "Mil", "Reg or Irr"}},
        {"not a kind", cc, R"j({"a":"blades","b":"Bd(O)"})j", {"a", "blades", "Bd(O)"}},
        {"no grade", cc, R"j({"a":{"type":"Bd"},"b":"Bd(O)"})j", {"a.grade", "S, O, I, F or X"}},
        {"unknown key of a unit", cc, R"j({"a":{"type":"Bd","grade":"O","hat":true},"b":"Bd(O)"})j", {"a.hat", "general"}},
        {"a general of text", cc, R"j({"a":{"type":"Bd","grade":"O","general":"yes"},"b":"Bd(O)"})j", {"a.general", "true and false"}},
        {"unknown bow", cc, R"j({"a":{"type":"Bw","grade":"O","bow":"sling"},"b":"Bd(O)"})j", {"a.bow", "sling", "longbow"}},
        {"support of an unknown type",
         cc,
         R"j({"a":{"type":"Ps","grade":"O","may_support":["Zz"]},"b":"Bd(O)"})j",
         {"a.may_support", "Zz"}},
        {"no opponent", cc, R"j({"a":"Bd(O)"})j", {"b"}},
        {"a list as input", cc, R"j([1])j", {"object"}},
        {"unknown key of the input", cc, R"j({"a":"Bd(O)","b":"Bd(O)","dice":[1,2]})j", {"dice", "answers"}},
        {"answers of text", cc, R"j({"a":"Bd(O)","b":"Bd(O)","answers":"none"})j", {"answers"}},
        {"unknown question", cc, R"j({"a":"Bd(O)","b":"Bd(O)","answers":{"cc.lefd_a":"free"}})j", {"cc.lefd_a", "cc.left_a"}},
        {"impossible answer", cc, R"j({"a":"Bd(O)","b":"Bd(O)","answers":{"cc.left_a":"open"}})j", {"cc.left_a", "open", "overlapped"}},
        {"a number for a choice", cc, R"j({"a":"Bd(O)","b":"Bd(O)","answers":{"cc.going_a":1}})j", {"cc.going_a", "difficult"}},
        {"DBM-190 a count outside its range", sh, R"j({"a":"Bw(O)","b":"Bd(O)","answers":{"sh.aid_a":3}})j", {"sh.aid_a", "0 to 2"}},
        {"DBM-190 half an element", sh, R"j({"a":"Bw(O)","b":"Bd(O)","answers":{"sh.aid_a":1.5}})j", {"sh.aid_a", "0 to 2"}},
        {"DBM-192 shooting by blades", sh, R"j({"a":"Bd(O)","b":"Bw(O)"})j", {"Blades (O)", "cannot shoot", "DBM-192", "Bts(S)"}},
        {"DBM-192 boats (O) do not shoot", sh, R"j({"a":"Bts(O)","b":"Bw(O)"})j", {"Boats (O)", "DBM-192"}},
        {"DBM-192 return shot by knights",
         sh,
         R"j({"a":"Bw(O)","b":"Kn(O)","answers":{"sh.returns":true}})j",
         {"sh.returns", "cannot shoot", "DBM-192"}},
        {"DBM-192 aid without a return shot",
         sh,
         R"j({"a":"Bw(O)","b":"Bw(O)","answers":{"sh.aid_b":1}})j",
         {"sh.aid_b", "does not shoot back"}},
        {"DBM-192 works on both sides",
         cc,
         R"j({"a":"Bd(O)","b":"Bd(O)","answers":{"cc.fort_a":"temporary","cc.fort_b":"permanent"}})j",
         {"cc.fort_b", "DBM-192"}},
        {"DBM-192 works of mounted troops",
         cc,
         R"j({"a":"Kn(O)","b":"Bd(O)","answers":{"cc.fort_a":"temporary"}})j",
         {"cc.fort_a", "foot", "DBM-192"}},
        {"DBM-192 works of vessels", cc, R"j({"a":"Gal(O)","b":"Bd(O)","answers":{"cc.fort_a":"temporary"}})j", {"cc.fort_a", "DBM-192"}},
        {"DBM-192 rank 3 without rank 2", cc, R"j({"a":"Sp(O)","b":"Bd(O)","answers":{"cc.rank3_a":"Sp(O)"}})j", {"cc.rank3_a", "DBM-192"}},
        {"DBM-192 rank 4 without rank 3",
         cc,
         R"j({"a":"Pk(O)","b":"Bd(O)","answers":{"cc.rank2_a":"Pk(O)","cc.rank4_a":"Pk(O)"}})j",
         {"cc.rank4_a", "DBM-192"}},
        {"a rank of nonsense", cc, R"j({"a":"Sp(O)","b":"Bd(O)","answers":{"cc.rank2_a":"Sp"}})j", {"cc.rank2_a", "Sp(O)|Bd(O)"}},
        {"DBM-014 the second rank of a double base",
         cc,
         R"j({"a":{"type":"Pk","grade":"O","double":"Pk(O)"},"b":"Bd(O)","answers":{"cc.rank2_a":"Pk(O)"}})j",
         {"cc.rank2_a"}},
        {"weather in clear weather", cc, R"j({"a":"Bd(O)","b":"Bd(O)","answers":{"cc.weather_a":true}})j", {"cc.weather_a", "clear"}},
        {"unknown weather DBM-010", cc, R"j({"a":"Bd(O)","b":"Bd(O)","game":{"weather":"hail"}})j", {"game.weather", "hail", "rain"}},
        {"unknown setting DBM-195",
         cc,
         R"j({"a":"Bd(O)","b":"Bd(O)","game":{"settings":{"contact_block":true}}})j",
         {"contact_block", "contact_blocks"}},
        {"a setting of text DBM-195", cc, R"j({"a":"Bd(O)","b":"Bd(O)","game":{"settings":{"contact_blocks":"on"}}})j", {"contact_blocks"}},
    };
}

std::set<std::string> asked(const std::string &resolver, const Json &given)
{
    std::set<std::string> ids;
    for (const Question &question : rules().resolver(resolver).form(nullptr, given).questions)
        ids.insert(question.id);
    return ids;
}

/// Which questions are asked, or must not be.
struct Shown {
    const char *rule, *resolver, *a, *b, *answers, *id;
    bool is;
};

std::vector<Shown> shown()
{
    return {
        {"DBM-078", cc, "Sp(O)", "Hd(O)", "", "cc.rank2_a", true},
        {"DBM-078", cc, "Sp(O)", "Hd(O)", R"j("cc.rank2_a":"Sp(O)")j", "cc.rank3_a", true},
        {"DBM-078", cc, "Sp(O)", "Hd(O)", "", "cc.rank3_a", false},
        {"DBM-078", cc, "Pk(O)", "Hd(O)", R"j("cc.rank2_a":"Pk(O)","cc.rank3_a":"Pk(O)")j", "cc.rank4_a", true},
        {"DBM-078", cc, "Wb(O)", "Bd(O)", R"j("cc.rank2_a":"Wb(O)")j", "cc.rank3_a", false},
        {"DBM-078", cc, "Wb(O)", "Kn(O)", R"j("cc.rank2_a":"Wb(O)")j", "cc.rank3_a", true},
        {"DBM-078", cc, "Wb(F)", "Kn(O)", R"j("cc.rank2_a":"Wb(O)")j", "cc.rank3_a", false},
        {"DBM-078", cc, "Ax(O)", "Bd(O)", "", "cc.rank2_a", true},
        {"DBM-078", cc, "Ax(O)", "Kn(X)", "", "cc.rank2_a", false},
        {"DBM-078", cc, "Ax(O)", "Kn(O)", "", "cc.rank2_a", true},
        {"DBM-078", cc, "Ax(O)", "Hd(O)", "", "cc.rank2_a", false},
        {"DBM-192 works on one side", cc, "Bd(O)", "Bd(O)", R"j("cc.fort_b":"temporary")j", "cc.fort_a", false},
        {"DBM-192 works on one side", cc, "Bd(O)", "Bd(O)", R"j("cc.fort_a":"temporary")j", "cc.fort_b", false},
        {"DBM-192 works on no side", cc, "Bd(O)", "Bd(O)", R"j("cc.fort_b":"no")j", "cc.fort_a", true},
        {"DBM-078", cc, "Ax(O)", "Hd(O)", R"j("cc.fort_b":"temporary")j", "cc.rank2_a", true},
        {"DBM-078", cc, "Bd(O)", "Sp(O)", "", "cc.rank2_a", false},
        {"DBM-078", cc, "Bd(O)", "Kn(X)", "", "cc.rank2_a", true},
        {"DBM-078", cc, "Bd(O)", "WWg(O)", "", "cc.rank2_a", true},
        {"DBM-078", cc, "Bw(O)", "Kn(O)", "", "cc.rank2_a", false},
        {"DBM-078", cc, "Bw(O)", "Bw(O)", "", "cc.rank2_a", true},
        {"DBM-078", cc, "Ps(I)", "LH(O)", "", "cc.rank2_a", false},
        {"DBM-078", cc, "Ps(S)", "Ps(O)", "", "cc.rank2_a", true},
        {"DBM-078", cc, "Cv(O)", "El(O)", "", "cc.rank2_a", false},
        {"DBM-078", cc, "Cv(S)", "Cv(O)", "", "cc.rank2_a", false},
        {"DBM-078", cc, "Cv(I)", "Bd(O)", "", "cc.rank2_a", true},
        {"DBM-078", cc, "Kn(O)", "Bd(O)", "", "cc.rank2_a", false},
        {"DBM-078", sh, "Art(O)", "Cv(O)", "", "sh.rank2_b", false},
        {"DBM-078", sh, "Bw(O)", "Cv(O)", "", "sh.rank2_b", true},
        {"DBM-078", sh, "Bw(O)", "Bd(O)", "", "sh.rank2_b", false},
        {"DBM-078", sh, "WWg(O)", "Bd(O)", "", "sh.rank2_b", true},
        {"DBM-078", sh, "Bw(O)", "Sp(O)", "", "sh.rank2_a", false},
        {"DBM-014", cc, R"j({"type":"Pk","grade":"O","double":"Pk(O)"})j", "Bd(O)", "", "cc.rank2_a", false},
        {"DBM-014", cc, R"j({"type":"Pk","grade":"O","double":"Pk(O)"})j", "Bd(O)", "", "cc.rank3_a", true},
        {"DBM-077", cc, "Cv(O)", "Cv(O)", R"j("cc.going_a":"rough")j", "cc.sand_a", false},
        {"DBM-007", cc, "Cv(O)", "Cm(O)", R"j("cc.going_a":"rough")j", "cc.sand_a", true},
        {"DBM-007", cc, "Cv(O)", "Cm(O)", "", "cc.sand_a", false},
        {"DBM-087", cc, "Sp(O)", "Bd(O)", R"j("cc.rank2_a":"Sp(O)")j", "cc.ranks_good_a", true},
        {"DBM-087", cc, "Sp(O)", "Bd(O)", R"j("cc.rank2_a":"Sp(O)","cc.going_a":"rough")j", "cc.ranks_good_a", false},
        {"DBM-130", cc, "Kn(O)", "Bw(S)", "", "cc.charged_a", true},
        {"DBM-130", cc, "Kn(O)", "Bw(O)", "", "cc.charged_a", false},
        {"DBM-130", cc, "Bw(S)", "Kn(O)", "", "cc.charged_b", false},
        {"DBM-105", cc, "Hd(I)", "Bd(O)", "", "cc.river_a", true},
        {"DBM-105", cc, "Hd(S)", "Bd(O)", "", "cc.river_a", false},
        {"DBM-073", sh, "Bw(O)", "Bw(O)", "", "sh.returns", true},
        {"DBM-073", sh, "Bw(O)", "Bts(O)", "", "sh.returns", false},
        {"DBM-073", sh, "Bw(O)", "Bts(S)", "", "sh.returns", true},
        {"DBM-111", sh, "Bw(O)", "Bw(O)", "", "sh.fort_a", true}, // it mitigates, though nobody shoots at them
        {"DBM-100", sh, "Bw(O)", "Bw(O)", R"j("sh.returns":true)j", "sh.fort_a", true},
        {"DBM-077", sh, "Bw(O)", "Bd(O)", "", "sh.going_b", false},
        {"DBM-077", sh, "Bw(O)", "Ps(O)", "", "sh.going_b", true},
    };
}

} // namespace

class DbmInputTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refused_data()
    {
        QTest::addColumn<int>("index");
        const auto all = bad();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << static_cast<int>(i);
    }
    void refused()
    {
        QFETCH(int, index);
        const Bad one = bad()[static_cast<std::size_t>(index)];
        try {
            rules().resolver(one.resolver).complete(nullptr, Json::parse(one.input));
        } catch (const Error &error) {
            const QString sentence = QString::fromUtf8(error.what());
            for (const char *word : one.says) {
                bool named = false;
                for (const QString &part : QString(word).split('|'))
                    named = named || sentence.contains(part);
                QVERIFY2(named, qPrintable(sentence + " does not name " + word));
            }
            QVERIFY2(!sentence.contains('\n'), qPrintable(sentence));
            return;
        }
        QFAIL("was accepted");
    }

    // DBM-190: a die shows 1 to 6, and there are two of them.
    void dice()
    {
        const Json given = input("Bd(O)", "Bd(O)", "");
        for (const std::vector<int> &faces : {std::vector<int>{0, 3}, {7, 3}, {3}, {3, 3, 3}, {}})
            QVERIFY_EXCEPTION_THROWN(ruleOn(rules(), cc, given, faces), Error);
    }

    void asks_data()
    {
        QTest::addColumn<int>("index");
        const auto all = shown();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow((std::string(all[i].rule) + " " + all[i].a + " " + all[i].b + " " + all[i].id + " " + std::to_string(i)).c_str())
                << static_cast<int>(i);
    }
    void asks()
    {
        QFETCH(int, index);
        const Shown one = shown()[static_cast<std::size_t>(index)];
        QCOMPARE(asked(one.resolver, input(one.a, one.b, one.answers)).count(one.id) > 0, one.is);
    }

    // DBM-077, DBM-194: the form falls back to defaults where an answer no longer applies, and keeps every other.
    void lenientForm()
    {
        const Json given = input("Sp(O)", "Bd(O)", R"j("cc.left_a":"nonsense","cc.charged_a":true,"cc.going_b":"rough")j");
        const Form form = rules().resolver(cc).form(nullptr, given);
        const Json answers = answersOf(form);
        COMPARE_JSON(answers["cc.left_a"], Json("free"));
        QVERIFY(!answers.contains("cc.charged_a"));
        COMPARE_JSON(answers["cc.going_b"], Json("rough"));
        QVERIFY_EXCEPTION_THROWN(rules().resolver(cc).form(nullptr, Json{{"a", "Bd(O)"}}), Error);
        for (const Question &question : form.questions)
            QVERIFY2(question.label.size() <= 20 && question.help.size() > question.label.size(), question.id.c_str());
    }

    // DBM-078: which ranks are offered, and that any legal one is taken all the same (DBM-193).
    void rankChoices()
    {
        const Question offered = rank2(input("Sp(O)", "Kn(O)", ""));
        COMPARE_JSON(offered.choices.front().value, Json("none"));
        QCOMPARE(offered.choices.size(), std::size_t(4)); // none, spears, psiloi with bows, psiloi with crossbows
        COMPARE_JSON(offered.choices[1].value, Json("Sp(O)"));

        const Json odd = input("Sp(O)", "Kn(O)", R"j("cc.rank2_a":"Hd(F)")j");
        const Question given = rank2(odd);
        COMPARE_JSON(given.value, Json("Hd(F)"));
        COMPARE_JSON(given.choices.back().value, Json("Hd(F)"));
        QCOMPARE(QString::fromStdString(linesOf(ruleOn(rules(), cc, odd, {3, 3}), "a")), QString("base+4 rs.none+0"));
    }

    // DBM-015, DBM-185: mounted infantry fight as their foot type; drill is regular where that is a kind.
    void completion()
    {
        const Json whole = rules().resolver(cc).complete(nullptr, input("Bd(O)", "Wb(O)", ""));
        COMPARE_JSON(whole["a"]["drill"], Json("Reg"));
        COMPARE_JSON(whole["b"]["drill"], Json("Irr"));
        COMPARE_JSON(whole["answers"]["cc.going_a"], Json("good"));
        COMPARE_JSON(whole["game"]["weather"], Json("clear"));
        COMPARE_JSON(whole["game"]["settings"]["contact_blocks"], Json(true));
        COMPARE_JSON(rules().resolver(cc).complete(nullptr, whole), whole);
        const Ruling ruling = ruleOn(rules(), cc, input(R"j({"type":"Bw","grade":"O","mounted_infantry":true})j", "Kn(O)", ""), {3, 3});
        QCOMPARE(QString::fromStdString(linesOf(ruling, "a")), QString("base+4"));
    }

private:
    static Question rank2(const Json &given)
    {
        for (const Question &question : rules().resolver(cc).form(nullptr, given).questions)
            if (question.id == "cc.rank2_a")
                return question;
        throw Error("cc.rank2_a is not asked");
    }
};

OPTIO_TEST(DbmInputTest)

} // namespace dbm_input_test

#include "dbm_input_test.moc"
