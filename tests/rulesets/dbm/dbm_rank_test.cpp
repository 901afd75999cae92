// SPDX-License-Identifier: GPL-3.0-or-later
// Ranks behind the first (DBM-014, DBM-078, DBM-083 to DBM-087, DBM-193): combats for the rules that the worked examples leave out.
#include "tests/rulesets/dbm/dbm_rows.h"
#include "tests/suite.h"

namespace dbm_rank_test {

using namespace dbmtest;

namespace {

std::vector<Row> ranks()
{
    return {
        {"DBM-014 double based knights (I)",
         cc,
         R"j({"type":"Kn","grade":"I","double":"Kn(I)","list_requires_double":true})j",
         "Bd(O)",
         "",
         {3, 3},
         "7-6 7-6 7-6",
         "unharmed destroyed",
         "base+3 rs.kn_double+1",
         "base+3"},
        {"DBM-014 not against elephants",
         cc,
         R"j({"type":"Kn","grade":"I","double":"Kn(I)","list_requires_double":true})j",
         "El(O)",
         "",
         {3, 3},
         "",
         "",
         "base+4"},
        {"DBM-014 when shot at, but not by artillery",
         sh,
         "Art(O)",
         R"j({"type":"Kn","grade":"I","double":"Kn(I)","list_requires_double":true})j",
         "",
         {3, 3},
         "",
         "",
         "base+4 gr.vs_i+1",
         "base+3"},
        {"DBM-014 when shot at by bowmen",
         sh,
         "Bw(O)",
         R"j({"type":"Kn","grade":"I","double":"Kn(I)","list_requires_double":true})j",
         "",
         {3, 3},
         "",
         "",
         "base+4",
         "base+4 rs.kn_double+1"},
        {"DBM-085 spears shot at keep their support",
         sh,
         "Bw(O)",
         "Sp(O)",
         R"j("sh.rank2_b":"Sp(O)")j",
         {3, 3},
         "",
         "",
         "base+2",
         "base+4 rs.sp+1"},
        {"DBM-087 ranks that stand in bad going",
         cc,
         "Sp(O)",
         "Cv(O)",
         R"j("cc.rank2_a":"Sp(O)","cc.ranks_good_a":false)j",
         {3, 3},
         "",
         "",
         "base+4 rs.none.ranks_out+0"},
        {"DBM-086 pikes (X) with pikes (I) behind",
         cc,
         "Pk(X)",
         "Cv(O)",
         R"j("cc.rank2_a":"Pk(I)","cc.rank3_a":"Pk(X)")j",
         {3, 3},
         "",
         "",
         "base+4 rs.pkx+2"},
        {"DBM-078 a rank behind one that does not fit",
         cc,
         "Pk(O)",
         "Cv(O)",
         R"j("cc.rank2_a":"Pk(I)","cc.rank3_a":"Pk(O)")j",
         {3, 3},
         "",
         "",
         "base+4 rs.none.grade+0 rs.none+0"},
        {"DBM-084 not against mounted", cc, "Pk(O)", "Kn(O)", deepPikesA, {3, 3}, "", "", "base+4 rs.pk+2 rs.none.fourth+0", "base+3"},
        {"DBM-084 pikes on pikes", cc, "Pk(O)", "Pk(S)", deepPikesA, {3, 3}, "", "", "base+3 rs.pk+2 gr.beat_s-1", "base+3 rs.pk4-1"},
        {"DBM-085 deep warband against mounted",
         cc,
         "Wb(O)",
         "Cv(O)",
         R"j("cc.rank2_a":"Wb(S)","cc.rank3_a":"Wb(O)","cc.rank4_a":"Wb(O)")j",
         {3, 3},
         "",
         "",
         "base+2 rs.wb2+1 rs.wb34+2"},
        {"DBM-085 a fast rank spoils the deep warband",
         cc,
         "Wb(O)",
         "Cv(O)",
         R"j("cc.rank2_a":"Wb(F)","cc.rank3_a":"Wb(O)")j",
         {3, 3},
         "",
         "",
         "base+2 rs.wb2+1 rs.none+0"},
        {"DBM-085 auxilia (X) three deep",
         cc,
         "Ax(X)",
         "Bd(O)",
         R"j("cc.rank2_a":"Ax(X)","cc.rank3_a":"Ax(X)")j",
         {3, 3},
         "",
         "",
         "base+3 rs.axx+2"},
        {"DBM-085 bowmen with the same bow", cc, "Bw(O)", "Sp(O)", R"j("cc.rank2_a":"Bw(O)")j", {3, 3}, "", "", "base+2 rs.bw+1"},
        {"DBM-085 bowmen with another bow",
         cc,
         "Bw(O)",
         "Sp(O)",
         R"j("cc.rank2_a":{"type":"Bw","grade":"O","bow":"longbow"})j",
         {3, 3},
         "",
         "",
         "base+2 rs.none.bow+0"},
        {"DBM-085 psiloi behind psiloi", cc, "Ps(S)", "LH(O)", R"j("cc.rank2_a":"Ps(O)")j", {3, 3}, "", "", "base+2 rs.ps+1"},
        {"DBM-193 psiloi (S) behind psiloi (O)",
         cc,
         "Ps(O)",
         "LH(O)",
         R"j("cc.rank2_a":"Ps(S)")j",
         {3, 3},
         "",
         "",
         "base+2 rs.none.permission+0"},
        {"DBM-193 psiloi without leave",
         cc,
         "Ax(O)",
         "Cv(O)",
         R"j("cc.rank2_a":{"type":"Ps","grade":"O","weapon":"bow"})j",
         {3, 3},
         "",
         "",
         "base+2 rs.none.permission+0"},
        {"DBM-193 the wrong grade", cc, "Sp(O)", "Cv(O)", R"j("cc.rank2_a":"Sp(I)")j", {3, 3}, "", "", "base+4 rs.none.grade+0"},
    };
}

} // namespace

class DbmRankTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rule_data() { columns(ranks()); }
    void rule()
    {
        QFETCH(int, index);
        check(ranks()[static_cast<std::size_t>(index)]);
    }
};

OPTIO_TEST(DbmRankTest)

} // namespace dbm_rank_test

#include "dbm_rank_test.moc"
