// SPDX-License-Identifier: GPL-3.0-or-later
// What the registry tells of rule sets before their figures are read.
#include "rulesets/registry.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

namespace registry_test {

using namespace optio;

class RegistryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_face_is_what_the_rule_set_says_of_itself();
    void of_a_faulty_file_it_is_refused();
    void it_goes_with_its_house_file();
};

void RegistryTest::a_face_is_what_the_rule_set_says_of_itself()
{
    const Registry registry(rulesetsFolder("/proc/self/exe"), Registry::Reading::whenAsked);
    for (const auto &ruleset : supplied::registry().all()) {
        const RulesetFace *face = registry.face(ruleset->id());
        QVERIFY2(face != nullptr, ruleset->id().c_str());
        QCOMPARE(face->id, ruleset->id());
        QCOMPARE(face->name, ruleset->name());
        QCOMPARE(face->summary, ruleset->summary());
        QCOMPARE(face->kind, ruleset->kind());
        QCOMPARE(supplied::registry().face(ruleset->id())->name, ruleset->name());
    }
    QCOMPARE(registry.face("chess"), nullptr);
}

void RegistryTest::of_a_faulty_file_it_is_refused()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath("dbm"));
    QFile file(folder.filePath("dbm/ruleset.toml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("name = \n");
    file.close();
    const Registry registry(folder.path().toStdString(), Registry::Reading::whenAsked);
    try {
        (void)registry.face("dbm");
        QFAIL("a faulty file passes");
    } catch (const Error &error) {
        QVERIFY2(QString(error.what()).contains("ruleset.toml:1"), error.what());
    }
}

void RegistryTest::it_goes_with_its_house_file()
{
    const QTemporaryDir folder;
    const std::filesystem::path house = folder.filePath("club.toml").toStdString();
    QFile file(QString::fromStdString(house.string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("id = \"club\"\nextends = \"dba\"\nname = \"Our club\"\nnote = \"As we play it.\"\n");
    file.close();
    Registry registry(rulesetsFolder("/proc/self/exe"), Registry::Reading::whenAsked);
    QCOMPARE(registry.face("dba+club"), nullptr);
    registry.addHouse(house);
    QVERIFY(registry.face("dba+club") != nullptr);
    QCOMPARE(registry.face("dba+club")->name, registry.find("dba+club")->name());
    registry.removeHouse(house);
    QCOMPARE(registry.face("dba+club"), nullptr);
}

OPTIO_TEST(RegistryTest)

} // namespace registry_test

#include "registry_test.moc"
