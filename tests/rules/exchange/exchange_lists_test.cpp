// SPDX-License-Identifier: GPL-3.0-or-later
// Army lists of DBA as others write them: the corpus is made up here, of the codes that all lists share, in every notation that is about.
#include "rules/exchange/formats.h"
#include "rules/roster/roster.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

#include <algorithm>
#include <random>

namespace exchange_lists_test {

using namespace optio;
using namespace optio::exchange;
using supplied::registry;
using supplied::rulesets;

namespace {

Import read(const std::string &text, const Json &answers = Json::object())
{
    const Source source{text, "the text", {}, answers};
    const Format &format = formatLike(rulesets(), source);
    if (format.id() != "dba-list")
        throw Error("taken for " + format.id() + ": " + text);
    return readArmies(format, source, rulesets());
}

QString said(const Import &import)
{
    QString all;
    for (const Note &note : import.notes)
        all += QString("%1:%2 %3\n").arg(note.line).arg(note.column).arg(QString::fromStdString(note.text));
    return all;
}

/// The rows of an army in short: "1Kn* 4Bd 2Ps"; a star marks the general, brackets what is remarked.
QString shortly(const Json &army)
{
    QStringList rows;
    for (const Json &unit : army.at("commands").at(0).at("units")) {
        QString row = QString::number(unit.at("count").get<int>()) + QString::fromStdString(unit.at("type").get<std::string>());
        row += unit.contains("role") ? "*" : "";
        if (unit.contains("remark"))
            row += "[" + QString::fromStdString(unit.at("remark").get<std::string>()) + "]";
        rows += row;
    }
    return rows.join(' ');
}

int elementsOf(const Json &army)
{
    int count = 0;
    for (const Json &unit : army.at("commands").at(0).at("units"))
        count += unit.at("count").get<int>();
    return count;
}

/// Makes lists. All hangs on the one number that it is made with.
class Scribe {
public:
    explicit Scribe(unsigned seed) : random_(seed) {}

    int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
    bool oneIn(int n) { return below(n) == 0; }
    const std::string &code()
    {
        static const std::vector<std::string> codes{
            "3Kn", "4Kn", "6Kn", "HCh", "Cv",      "6Cv",     "LCh",     "LH",  "LCm", "Cm",  "El",  "SCh", "3Pk",   "4Pk",   "Sp",
            "8Sp", "3Bd", "4Bd", "6Bd", "3Bw",     "4Bw",     "8Bw",     "3Lb", "4Lb", "3Cb", "4Cb", "3Wb", "4Wb",   "3Ax",   "4Ax",
            "2Ps", "Ps",  "5Hd", "7Hd", "Mtd-4Bd", "Mtd-3Bw", "Mtd-4Cb", "Art", "WWg", "3Cv", "2LH", "4Sp", "3/4Bd", "3/4Pk", "4/8Bw"};
        return codes[static_cast<std::size_t>(below(static_cast<int>(codes.size())))];
    }
    std::string times(int count) { return std::to_string(count) + (wide_ ? " x " : "x"); }

    /// Some of so many elements.
    std::string part(int count)
    {
        switch (below(12)) {
        case 0:
            return times(count) + code() + " or " + code();
        case 1:
            return times(count) + code() + "/" + code();
        case 2:
            return times(count) + code() + " or " + code() + " or " + code();
        case 3:
            return times(count) + code() + "//" + code();
        case 4:
            return times(count) + code() + " or " + times(count) + code();
        case 5:
            return times(count) + "(" + code() + "/" + code() + ")";
        case 6:
            return count < 2 ? times(count) + code()
                             : times(count) + code() + " or (" + times(1) + code() + " + " + times(count - 1) + code() + ")";
        case 7:
            return count < 2 ? times(count) + code()
                             : "(" + times(1) + code() + " + " + times(count - 1) + code() + ") or (" + times(count) + code() + ")";
        case 8:
            return count < 2 ? times(count) + code() : times(1) + code() + " + " + times(count - 1) + code();
        default:
            return times(count) + code();
        }
    }

    std::string general(bool counted)
    {
        static const std::vector<std::string> posts{"Lit", "CP", "CWg"};
        std::string text = code();
        while (text == "SCh")
            text = code();
        if (oneIn(3))
            text += " or " + (oneIn(3) ? posts[static_cast<std::size_t>(below(3))] : std::string("Cv"));
        if (!counted)
            return text;
        if (oneIn(4) && text.find(" or ") == std::string::npos)
            return times(1) + "General (" + text + ")";
        return times(1) + text + " (Gen)";
    }

    /// The parts of an army of twelve elements.
    std::vector<std::string> parts(bool counted)
    {
        wide_ = oneIn(3);
        std::vector<std::string> all{general(counted)};
        for (int left = 11; left > 0;) {
            const int count = std::min(left, 1 + below(5));
            all.push_back(part(count));
            left -= count;
        }
        return all;
    }

    static std::string joined(const std::vector<std::string> &parts, const std::string &mark)
    {
        std::string text;
        for (const std::string &part : parts)
            text += (text.empty() ? "" : mark) + part;
        return text;
    }

private:
    std::mt19937 random_; // NOLINT: not secret
    bool wide_ = false;
};

std::string listAs(const QString &notation, Scribe &scribe)
{
    const std::string number = std::to_string(1 + scribe.below(4)) + "/" + std::to_string(1 + scribe.below(80)) + "a";
    const std::string name = "Hosts of the River " + std::to_string(scribe.below(100));
    if (notation == "list")
        return Scribe::joined(scribe.parts(true), ", ");
    if (notation == "named")
        return name + ": " + Scribe::joined(scribe.parts(true), ", ") + (scribe.oneIn(2) ? "." : "");
    if (notation == "titled")
        return name + "\n" + Scribe::joined(scribe.parts(true), ", ") + "\n";
    if (notation == "lines")
        return name + "\n" + Scribe::joined(scribe.parts(true), "\n") + "\n";
    if (notation == "tight")
        return Scribe::joined(scribe.parts(false), ",");
    if (notation == "stopped")
        return Scribe::joined(scribe.parts(false), ", ") + ".";
    if (notation == "tabs")
        return number + "\t" + name + "\t" + Scribe::joined(scribe.parts(scribe.oneIn(2)), ", ") + ".";
    if (notation == "quotes")
        return "\"" + name + "\",\"" + Scribe::joined(scribe.parts(scribe.oneIn(2)), ", ") + ".\"";
    return "[\"" + number + " " + name + "\"] = \"" + Scribe::joined(scribe.parts(false), ", ") + ".\","; // "program"
}

const QStringList notations{"list", "named", "titled", "lines", "tight", "stopped", "tabs", "quotes", "program"};

} // namespace

class ExchangeListsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void listsOfAllNotationsAreReadClean()
    {
        int clean = 0, all = 0;
        QString first;
        for (const QString &notation : notations)
            for (unsigned seed = 0; seed < 200; ++seed) {
                Scribe scribe(seed * 31 + static_cast<unsigned>(notation.size()));
                const std::string text = listAs(notation, scribe);
                const Import import = read(text);
                ++all;
                QVERIFY2(import.rosters.size() == 1, text.c_str());
                const Json &army = import.rosters[0];
                QVERIFY2(elementsOf(army) == 12, qPrintable(QString::fromStdString(text) + "\n" + shortly(army) + "\n" + said(import)));
                const auto &units = army.at("commands")[0].at("units");
                QVERIFY2(std::count_if(units.begin(), units.end(), [](const Json &unit) { return unit.contains("role"); }) == 1,
                         text.c_str());
                if (notation != "list" && notation != "tight" && notation != "stopped")
                    QVERIFY2(army.at("name").get<std::string>().find("Hosts of the River") != std::string::npos, text.c_str());
                clean += import.notes.empty();
                if (!import.notes.empty() && first.isEmpty())
                    first = QString::fromStdString(text) + "\n" + said(import);
            }
        qInfo("%d of %d lists without a note", clean, all);
        QVERIFY2(100 * clean >= 98 * all, qPrintable(first));
    }

    void manyListsOfATable()
    {
        std::string table = "name,variants\n";
        for (unsigned seed = 0; seed < 300; ++seed) {
            Scribe scribe(seed);
            table += listAs("quotes", scribe) + "\n";
        }
        const Import import = read(table);
        QCOMPARE(import.rosters.size(), std::size_t{300});
        for (const Json &army : import.rosters)
            QCOMPARE(elementsOf(army), 12);
        // So many choices are not asked one by one; that is said once, and the first of each stands.
        QCOMPARE(import.questions.size(), std::size_t{200});
        QCOMPARE(import.notes.size(), std::size_t{1});
        QVERIFY(said(import).contains("choices are not asked"));
    }

    void nothingIsSwallowed()
    {
        // A letter is lost, doubled or swapped somewhere: no row goes without being told of.
        int told = 0;
        for (unsigned seed = 0; seed < 600; ++seed) {
            Scribe scribe(seed);
            const std::vector<std::string> parts = scribe.parts(true);
            std::string text = "Mine: " + Scribe::joined(parts, ", ") + ".";
            const std::size_t at = 6 + static_cast<std::size_t>(scribe.below(static_cast<int>(text.size()) - 7));
            const int slip = scribe.below(3);
            if (std::isalpha(static_cast<unsigned char>(text[at])) == 0 || text[at] == 'x')
                continue; // "3xAx" and "3Ax" are both right
            if (slip == 0)
                text.erase(at, 1);
            else if (slip == 1)
                text.insert(at, 1, 'q');
            else
                text[at] = text[at] == 'z' ? 'y' : 'z';
            Import import;
            try {
                import = read(text);
            } catch (const Error &) {
                continue; // it is told that this is no list
            }
            const bool whole = elementsOf(import.rosters.at(0)) >= 12;
            QVERIFY2(whole || !import.notes.empty(), qPrintable(QString::fromStdString(text) + "\n" + shortly(import.rosters[0])));
            for (const Note &note : import.notes)
                QVERIFY(note.line == 1 && note.column >= 1);
            told += !import.notes.empty();
        }
        QVERIFY(told > 50);
    }

    void rowsOfLists_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rows");
        const auto row = [](const char *name, const char *text, const char *rows) { QTest::newRow(name) << text << rows; };
        row("unlike troops", "1x3Kn/4Bd (Gen), 4x4Bd, 7xPs", "1Kn* 4Bd 7Ps");
        row("light camels", "Cm, 3xLCm, 8x3Wb", "1Cm* 3LH[light camels] 8Wb");
        row("mounted infantry", "3Kn, 3xMtd-4Bd, 8x4Lb.", "1Kn* 3Bd[mounted] 8Bw");
        row("a litter", "Lit, 11x4Bw", "1Bd*[litter] 11Bw");
        row("a command party", "CP or Cv, 11x4Bw", "1Bd*[command party] 11Bw");
        row("a command wagon", "CWg, 1xWWg, 10x4Sp", "1WWg*[command wagon] 1WWg 10Sp");
        row("a litter, as words say it", "1 x General (Lit), 5 x bowmen (4Bw), 6 x hillmen (3Ax)", "1Bd*[litter] 5Bw 6Ax[hillmen]");
        row("groups", "Cv, 9xSp, (2xCv) or (1xLH + 1xPs)", "1Cv* 9Sp 2Cv");
        row("sums", "Cv, 9xSp, 1xLH + 1xPs", "1Cv* 9Sp 1LH 1Ps");
        row("two groups or plain", "Cv, 9xSp, 2xCv or 2x7Hd or (1x7Hd + 1x4Wb)", "1Cv* 9Sp 2Cv");
        row("sums or a group", "Cv, 5xSp, 3x8Bw + 2x4Bw + 1x4Cb or (2xCv + 4xLH)", "1Cv* 5Sp 3Bw 2Bw 1Bw");
        row("a full stop for a comma", "Cv, 3xHCh//Sp. 5xSp, 3xPs.", "1Cv* 3Kn[//Sp] 5Sp 3Ps");
        row("no comma at all", "1xCv (Gen) 3xHCh//Sp 5xSp 3xPs", "1Cv* 3Kn[//Sp] 5Sp 3Ps");
        row("a general as an addition", "3Bd + Gen,8x4Bw,3xPs", "1Bd* 8Bw 3Ps");
        row("the general before", "Gen 3Kn, 4x4Bd, 7xPs", "1Kn* 4Bd 7Ps");
        row("the general on either", "1 x General (HCh) or (LCh), 11 x 4Bw", "1Kn* 11Bw");
        row("alike twice", "3Kn or 4Kn, 11x3Bw or 4Bw", "1Kn* 11Bw");
        row("figures of three sorts", "Cv, 6x4/8Bw, 5x3/4Bd", "1Cv* 6Bw 5Bd");
        row("numbers behind", "Cv, 4Bd x 6, 2Ps x 5", "1Cv* 6Bd 5Ps");
        row("numbers alone", "Cv, 6 4Bd, 5 2Ps", "1Cv* 6Bd 5Ps");
        row("semicolons", "1x3Kn (Gen); 6x4Bd; 5x2Ps.", "1Kn* 6Bd 5Ps");
        row("a camp and its followers", "1x3Kn (Gen), 6x4Bd, 5x2Ps, 1xCF, camp", "1Kn* 6Bd 5Ps 1CF");
        row("nobody is the general", "1xCv, 6x4Bd, 5x2Ps", "1Cv* 6Bd 5Ps");
        row("names", "Mine\n1 x Knights (Gen)\n6 x Pike\n5 x Psiloi", "1Kn* 6Pk 5Ps");
        row("a troop a line", "Mine\n\n1x3Kn (Gen)\n6x4Bd\n5x2Ps.\n", "1Kn* 6Bd 5Ps");
        row("points of a list", "Mine\n- 1x3Kn (Gen)\n- 6x4Bd\n- 5x2Ps\n", "1Kn* 6Bd 5Ps");
        row("a list that is wrapped", "Mine: 1x3Kn (Gen), 6x4Bd,\n5x2Ps.", "1Kn* 6Bd 5Ps");
        row("rules named", "Mine\nRules: DBA\n1x3Kn (Gen), 6x4Bd, 5x2Ps", "1Kn* 6Bd 5Ps");
        row("a bar", "Mine | 1x3Kn (Gen), 6x4Bd, 5x2Ps.", "1Kn* 6Bd 5Ps");
        row("a table of cells", "I/5\tMine\t3Kn\t6x4Bd\t5xPs", "1Kn* 6Bd 5Ps");
        row("a table of columns", "Book,Army Name,Agg,General,1,2,3,Check,Kn,Allies\n2,Mine,3,Cv/4Wb,7x4Wb,,4xPs,2,0,\"II/5, 6a\"\n",
            "1Cv* 7Wb 4Ps");
        row("a name with commas", "Sand, Salt and Sea Army 300-200 BC, 3Kn, 6x4Bd, 5xPs.", "1Kn* 6Bd 5Ps");
    }
    void rowsOfLists()
    {
        QFETCH(QString, text);
        QFETCH(QString, rows);
        const Import import = read(text.toStdString());
        QVERIFY2(import.notes.empty(), qPrintable(said(import)));
        QCOMPARE(import.rosters.size(), std::size_t{1});
        QCOMPARE(import.rosters[0].at("ruleset"), Json("dba"));
        QCOMPARE(shortly(import.rosters[0]), rows);
    }

    void whatIsLeftOpenIsAsked()
    {
        const std::string text = "Lit or 4Bw, 1x3Kn/4Bd, 4x3Ax or 3/4Wb, 6x4Bw or (4xLH + 2xPs)";
        const Import import = read(text);
        QStringList asked;
        for (const Question &question : import.questions)
            asked += QString::fromStdString(question.id);
        QCOMPARE(asked.join(' '), QString("list.of.1 list.fights.2 list.of.3 list.of.4 list.either.5"));
        const Json answers{{"list.of.1", 0}, {"list.fights.2", 1}, {"list.of.3", 1}, {"list.of.4", 3}, {"list.either.5", 1}};
        QCOMPARE(shortly(read(text, answers).rosters[0]), QString("1Sp*[litter] 1Bd 1Ax 3Wb 4LH 2Ps"));
        const Import whose = read("1xCv, 6x4Bd, 5x2Ps");
        QCOMPARE(whose.questions.at(0).id, std::string("list.general.1")); // DBA-003
        QCOMPARE(shortly(read("1xCv, 6x4Bd, 5x2Ps", Json{{"list.general.1", 1}}).rosters[0]), QString("1Cv 1Bd* 5Bd 5Ps"));
        QCOMPARE(shortly(read("1xCv, 6x4Bd, 5x2Ps", Json{{"list.general.1", -1}}).rosters[0]), QString("1Cv 6Bd 5Ps"));
    }

    void aSlipIsSuggested()
    {
        const std::string text = "Mine\n1x3Kn (Gen)\n6 x Pikemn\n5x2Ps";
        const Import import = read(text);
        QVERIFY2(said(import).contains("3:5 there are no such troops: \"Pikemn\"; did you mean Pikes (Pk)?"), qPrintable(said(import)));
        QCOMPARE(shortly(import.rosters[0]), QString("1Kn* 6Pikemn 5Ps"));
        QCOMPARE(import.questions.at(0).id, std::string("list.meant.1"));
        QCOMPARE(shortly(read(text, Json{{"list.meant.1", 1}}).rosters[0]), QString("1Kn* 6Pk 5Ps"));
        QVERIFY(said(read("1x3Kn (Gen), 6x4Zz, 5x2Ps")).contains("1:16 there are no such troops: \"4Zz\"; the row is kept"));
        QVERIFY(said(read("1x3Kn (Gen), 6x4Bd, 5x2Ps (poor)")).contains("1:28 \"poor\" is not understood and is kept with the row"));
    }

    void severalListsOfOneText()
    {
        const Import import = read("Reds\n1x3Kn (Gen), 6x4Bd, 5x2Ps\n\nBlues\n1xCv (Gen)\n11xLH\n\nGreens: El, 11x3Bw.\nof the hills\n");
        QCOMPARE(import.rosters.size(), std::size_t{3});
        QCOMPARE(import.rosters[0].at("name"), Json("Reds"));
        QCOMPARE(import.rosters[1].at("name"), Json("Blues"));
        QCOMPARE(import.rosters[2].at("name"), Json("Greens"));
        QCOMPARE(shortly(import.rosters[1]), QString("1Cv* 11LH"));
        QCOMPARE(shortly(import.rosters[2]), QString("1El* 11Bw"));
        QVERIFY2(said(import).contains("9:1 this line is no troops: \"of the hills\""), qPrintable(said(import)));
        QCOMPARE(import.rosters[2].at("notes"), Json("of the hills"));
        const Import variants = read("\"Sands\",\"Cm, 11x3Wb.\",\"Cm, 3xCm, 8x3Ax.\"");
        QCOMPARE(variants.rosters.size(), std::size_t{2});
        QCOMPARE(variants.rosters[1].at("name"), Json("Sands (2)"));
    }

    void longNamesAreCut()
    {
        std::string name;
        for (int i = 0; i < 40; ++i)
            name += "Hillmen é ";
        const Import import = read(name + ": 1x3Kn (Gen), 6x4Bd, 5x2Ps");
        QVERIFY(import.rosters.at(0).at("name").get<std::string>().size() <= 200);
        QVERIFY(import.rosters[0].at("notes").get<std::string>().size() > 350);
        QCOMPARE(shortly(import.rosters[0]), QString("1Kn* 6Bd 5Ps"));
    }

    void namesThatReadAsSomethingElseAreLeftOut()
    {
        for (const std::string name :
             {"A|B", "East | West", "Rules", "Game", "\"Mine\" and yours", "== Mine", "Mine: yours", "Left, right"}) {
            Json army = read("Mine: 1xKn (Gen), 6xBd, 5xPs").rosters.at(0);
            army["name"] = name;
            std::vector<Note> lost;
            const std::string text = formatNamed(rulesets(), "dba-list").write({army}, rulesets(), lost);
            QCOMPARE(shortly(read(text).rosters.at(0)), QString("1Kn* 6Bd 5Ps"));
            QCOMPARE(lost.size(), std::size_t{2}); // the name, and what this notation never holds
            QVERIFY2(lost[0].text.rfind("the name ", 0) == 0, lost[0].text.c_str());
        }
    }

    void textsOfOthersStayTheirs()
    {
        for (const std::string text :
             {"Mine\nrules: DBM\n1 Kn (F) Reg general\n16x Pikes (O) regular\n", "Mine\n4 x Knights, fast, regular\n",
              "count,type\n1,Kn\n4,Bd\n", "Mine\n\n== Left ==\n4 x 4Bd\n2 x 2Ps\n"}) {
            const Source source{text, "the text", {}, Json::object()};
            QVERIFY2(formatLike(rulesets(), source).id() != "dba-list", text.c_str());
        }
    }
};

OPTIO_TEST(ExchangeListsTest)

} // namespace exchange_lists_test

#include "exchange_lists_test.moc"
