// SPDX-License-Identifier: GPL-3.0-or-later
// How-to pages: every rule set has two at least, with pictures; their rules stand in the reference; and the faults their rows are refused
// with.
#include "rules/figures/figures.h"
#include "rulesets/registry.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <set>

namespace howto_test {

using namespace optio;

class HowToTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRuleSetHasPages()
    {
        const Registry registry(std::filesystem::path(qEnvironmentVariable("OPTIO_RULESETS").toStdString()));
        for (const auto &ruleset : registry.all()) {
            std::set<std::string> rules;
            for (const Json &row : ruleset->reference())
                rules.insert(row.at("rule").get<std::string>());
            const std::vector<HowToPage> pages = ruleset->howTo();
            QVERIFY2(pages.size() >= 2, ruleset->id().c_str());
            for (const HowToPage &page : pages) {
                QVERIFY2(std::any_of(page.parts.begin(), page.parts.end(), [](const HowToPart &part) { return !part.picture.empty(); }),
                         page.title.c_str());
                for (const HowToPart &part : page.parts) {
                    QVERIFY2(part.rule.empty() || rules.contains(part.rule), part.rule.c_str());
                    QVERIFY2(part.text.size() < 600, part.heading.c_str()); // a page is read standing
                    QVERIFY2(part.picture.empty() || !part.items.empty(), part.picture.c_str());
                }
            }
        }
    }

    void refusedRows_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<QString>("told");
        QTest::newRow("nothing") << QByteArray("heading = \"H\"\n") << "a part says something";
        QTest::newRow("picture") << QByteArray("picture = \"film\"\nitems = []\n") << "there is no kind of picture \"film\"";
        QTest::newRow("item") << QByteArray("picture = \"troops\"\nitems = [{ icon = \"spears\" }]\n") << "the key \"label\" is missing";
        QTest::newRow("key") << QByteArray("text = \"T\"\ncolour = \"red\"\n") << "unknown key \"colour\"";
    }
    void refusedRows()
    {
        QFETCH(QByteArray, part);
        QFETCH(QString, told);
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("taught"));
        QFile file(folder.filePath("taught/howto.toml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[[page]]\ntitle = \"T\"\n[[page.part]]\n" + part);
        file.close();
        const QString answer = refused([&] { (void)readHowTo(folder.path().toStdString()); });
        QVERIFY2(answer.contains(told), qPrintable(answer));
    }

    /// What only says how it is played changes no hash that armies and journals are pinned to.
    void areNoFigures()
    {
        for (const std::string_view name : {howtoFile, glossaryFile, lessonsFile})
            QVERIFY2(liesBesideFigures(name), name.data());
    }
};

OPTIO_TEST(HowToTest)

} // namespace howto_test

#include "howto_test.moc"
