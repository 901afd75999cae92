// SPDX-License-Identifier: GPL-3.0-or-later
// Every rule that a rule set can name to a player opens a page of its reference: in figures and charts, questions, refusals, badges and
// findings. Looked up where they are written, so that what no game has met counts too.
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace rule_pages_test {

using namespace optio;

namespace {

/// Rule id → where it is named first.
using Named = std::map<std::string, std::string>;

/// "DBM-042" and the like. A page of the specification of armies or papers has two digits, and counts too.
const std::regex &ruleForm()
{
    static const std::regex form("\\b[A-Z]{3}-[0-9]{2,3}\\b");
    return form;
}

void lookIn(const std::string &text, const std::string &where, Named &named)
{
    for (std::sregex_iterator at(text.begin(), text.end(), ruleForm()), end; at != end; ++at)
        named.emplace(at->str(), where);
}

/// What of a line of C++ is text: its string literals, unless the line is a comment.
std::string literalsOf(const std::string &line)
{
    const std::size_t first = line.find_first_not_of(' ');
    if (first == std::string::npos || line.compare(first, 2, "//") == 0)
        return {};
    std::string text;
    bool inside = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\\' && inside)
            ++i;
        else if (line[i] == '"')
            inside = !inside;
        else if (inside)
            text += line[i];
        if (!inside)
            text += ' ';
    }
    return text;
}

Named namedIn(const std::filesystem::path &folder)
{
    Named named;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
        const std::string ending = entry.path().extension().string();
        const bool figures = ending == ".toml";
        if (!figures && ending != ".cpp" && ending != ".h")
            continue;
        std::ifstream file(entry.path());
        std::string line;
        for (int n = 1; std::getline(file, line); ++n) {
            const std::string where = entry.path().filename().string() + ":" + std::to_string(n);
            if (!figures)
                lookIn(literalsOf(line), where, named);
            else if (const std::size_t first = line.find_first_not_of(' '); first != std::string::npos && line[first] != '#')
                lookIn(line, where, named);
        }
    }
    return named;
}

/// The pages of all rule sets: one may name a rule of the rule set that it is built on.
std::set<std::string> pages()
{
    std::set<std::string> all;
    for (const auto &ruleset : supplied::registry().all())
        for (const Json &page : ruleset->reference())
            all.insert(page.at("rule").get<std::string>());
    return all;
}

} // namespace

class RulePagesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRuleHasItsPage_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto &ruleset : supplied::registry().all())
            QTest::newRow(ruleset->id().c_str()) << QString::fromStdString(ruleset->id());
    }

    void everyRuleHasItsPage()
    {
        QFETCH(QString, id);
        const Ruleset &ruleset = supplied::registry().at(id.toStdString());
        const std::filesystem::path folder = rulesetsFolder("/proc/self/exe") / ruleset.base();
        QVERIFY2(std::filesystem::exists(folder), folder.c_str());
        Named named = namedIn(folder);
        lookIn(ruleset.charts().dump(), "a chart", named);
        lookIn(ruleset.catalogue().dump(), "the catalogue", named);
        QVERIFY(named.size() > 20);
        const std::set<std::string> all = pages();
        std::string missing;
        for (const auto &[rule, where] : named)
            if (!all.contains(rule))
                missing += rule + " (" + where + ") ";
        QVERIFY2(missing.empty(), missing.c_str());
    }

    void textsAreToldFromComments()
    {
        QCOMPARE(literalsOf("    // \"DBM-001\""), std::string());
        QVERIFY(literalsOf("throw Error(\"no \\\"x\\\" (DBM-001)\"); f(DBM-002)").find("DBM-001") != std::string::npos);
        QVERIFY(literalsOf("throw Error(\"no \\\"x\\\" (DBM-001)\"); f(DBM-002)").find("DBM-002") == std::string::npos);
    }
};

OPTIO_TEST(RulePagesTest)

} // namespace rule_pages_test

#include "rule_pages_test.moc"
