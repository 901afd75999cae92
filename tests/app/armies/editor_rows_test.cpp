// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the army editor by model: moving, undo and redo, the figures an army is pinned to, rows that the figures do not know, notes,
// the troops to pick from, and every supplied army.
#include "app/engine.h"
#include "tests/app/armies/editor_bench.h"

#include "rules/roster/roster_update.h"
#include "tests/deep.h"
#include "tests/suite.h"

#include <QElapsedTimer>

namespace editor_rows_test {

using namespace optio;
using namespace optio::test;

namespace {

/// Another value than the one a field has; nothing where it has no other.
QVariant otherValue(const QVariantMap &field)
{
    const QString kind = field.value("kind").toString();
    const QVariant value = field.value("value");
    if (kind == QLatin1String("yesNo"))
        return !value.toBool();
    if (kind == QLatin1String("text") || kind == QLatin1String("longText"))
        return value.toString() + QStringLiteral("x");
    if (kind == QLatin1String("count"))
        return value.toInt() < field.value("most").toInt() ? value.toInt() + 1 : value.toInt() - 1;
    if (kind == QLatin1String("choice"))
        for (const QVariant &choice : field.value("choices").toList())
            if (choice.toMap().value("value") != value)
                return choice.toMap().value("value");
    return {};
}

/// An army as it would have come from an older version: other figures, and its first row cheaper then.
Json older(Json army, const Ruleset &ruleset)
{
    pinRoster(ruleset, army);
    army["data"] = std::string(64, 'f');
    army["pinned"][0]["points"] = 1;
    return army;
}

const Ruleset &rulesOf(const char *id)
{
    static const Registry registry(rulesets());
    return registry.at(id);
}

Json supplied(const char *ruleset, const char *id)
{
    for (const Json &army : rulesOf(ruleset).armies())
        if (army.at("id") == id)
            return army;
    return {};
}

} // namespace

class EditorRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }

    void rowsAndCommandsMove()
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        QVERIFY(editor.open(bench.library.duplicate("dbm/gallic")));
        const Json before = bench.stored();
        const QStringList first = bench.labels(0), second = bench.labels(1);
        QVERIFY(first.size() >= 3 && editor.commandCount() == 3);

        QVERIFY(editor.moveTo(0, 0, 0, 2));
        QCOMPARE(bench.labels(0), (QStringList{first[1], first[2], first[0]} + first.mid(3)));
        QVERIFY(editor.moveTo(0, 2, 1, 1));
        QCOMPARE(bench.labels(0), first.mid(1));
        QCOMPARE(bench.labels(1), (second.mid(0, 1) + QStringList{first[0]} + second.mid(1)));
        QVERIFY(editor.moveTo(1, 1, 2, static_cast<int>(bench.labels(2).size()))); // at the very end
        QCOMPARE(bench.labels(1), second);
        QVERIFY(editor.moveCommand(0, 2));
        QCOMPARE(bench.labels(0), second);
        QVERIFY(editor.moveCommand(2, 1));
        QVERIFY(editor.moveTo(0, 0, 0, 0)); // nowhere: no step
        QCOMPARE(bench.failures.count(), 0);
        for (const auto &[c, u, toC, toU] :
             QList<std::array<int, 4>>{{0, 99, 0, 0}, {9, 0, 0, 0}, {0, 0, 9, 0}, {0, 0, 1, 99}, {0, 0, 1, -1}})
            QVERIFY(!editor.moveTo(c, u, toC, toU));
        QVERIFY(!editor.moveCommand(0, 3));
        QVERIFY(!editor.moveCommand(-1, 0));
        QCOMPARE(bench.failures.count(), 7);
        for (int steps = 0; steps < 5; ++steps)
            editor.undo();
        QVERIFY(!editor.canUndo());
        QVERIFY(bench.stored() == before);
    }

    void everyStepIsTakenBackAndDoneAgain()
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        QVERIFY(editor.open(bench.library.duplicate("dbm/gallic")));
        QVERIFY(editor.undoText().isEmpty() && editor.redoText().isEmpty());
        const QString label = bench.unit(0).value("label").toString();
        QList<Json> seen{bench.stored()};
        QSignalSpy offered(bench.app.get(), &AppModel::undoable);
        editor.setUnit(0, 1, "count", 2); // the first is the general, who is not counted
        QCOMPARE(editor.undoText(), "change " + label);
        seen.append(bench.stored());
        editor.moveTo(0, 0, 1, 0);
        QCOMPARE(editor.undoText(), "move " + label);
        seen.append(bench.stored());
        editor.removeUnit(1, 0);
        QCOMPARE(editor.undoText(), "remove " + label);
        QCOMPARE(offered.count(), 1);
        seen.append(bench.stored());
        editor.setName("Others");
        seen.append(bench.stored());
        for (int at = 3; at >= 0; --at) {
            editor.undo();
            QVERIFY(bench.stored() == seen[at]);
        }
        QVERIFY(!editor.canUndo());
        for (int at = 1; at <= 3; ++at) {
            editor.redo();
            QVERIFY(bench.stored() == seen[at]);
        }
        QCOMPARE(editor.redoText(), QString("rename the army"));
        editor.undo();
        editor.setLimit(399);
        QVERIFY(!editor.canRedo()); // another way was taken
        editor.redo();
        QCOMPARE(editor.limit(), 399);
        // The snackbar takes back what it speaks of, nothing else.
        editor.removeUnit(1, 0);
        bench.app->undoLast();
        QCOMPARE(bench.unit(0, 1).value("label").toString(), label);
        editor.removeCommand(2);
        editor.setName("Since");
        bench.app->undoLast();
        QCOMPARE(bench.failures.count(), 1);
        QCOMPARE(editor.name(), QString("Since"));
        QCOMPARE(editor.commandCount(), 2);
    }

    void anArmyIsPinnedToItsFigures()
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        const Ruleset &dbm = rulesOf("dbm");
        // A current one is pinned anew with every change.
        QVERIFY(editor.open(bench.library.create("dbm", "Mine")));
        QVERIFY(!editor.outdated());
        editor.addUnit(0);
        QCOMPARE(bench.stored().at("pinned").size(), 1U);
        QCOMPARE(bench.stored().at("data").get<std::string>(), dbm.data());
        editor.duplicateUnit(0, 0);
        editor.setUnit(0, 1, "type", QString("El"));
        QCOMPARE(bench.stored().at("pinned").size(), 2U);

        // One built with older rules data keeps its pin until it is brought up to date.
        const Json old = older(supplied("dbm", "dbm/gallic"), dbm);
        QVERIFY(editor.open(addArmy(*bench.app, old)));
        QVERIFY(editor.outdated());
        editor.setUnit(0, 1, "count", 3);
        editor.addUnit(1);
        QVERIFY(editor.outdated());
        QVERIFY(bench.stored().at("data") == old.at("data"));
        QVERIFY(bench.stored().at("pinned") == old.at("pinned"));
        const QVariantList differences = editor.differences();
        QVERIFY(!differences.isEmpty());
        const QString text = differences.first().toMap().value("text").toString();
        QVERIFY2(text.contains("points") && text.contains("1 before"), qPrintable(text));
        QVERIFY(differences.first().toMap().value("where").toString().startsWith("/commands/"));
        editor.update();
        QVERIFY(!editor.outdated());
        QVERIFY(editor.differences().isEmpty());
        QVERIFY(isCurrent(dbm, bench.stored()));
        editor.undo();
        QVERIFY(editor.outdated());
        QVERIFY(bench.stored().at("data") == old.at("data"));
        editor.redo();
        QVERIFY(!editor.outdated());
        QCOMPARE(bench.failures.count(), 0);

        // House rules that have gone: read by the rules under them, and no pin is made.
        Json house = supplied("dbm", "dbm/gallic");
        house["ruleset"] = "dbm+our-club";
        QVERIFY(editor.open(addArmy(*bench.app, house)));
        QCOMPARE(editor.missingRules(), QString("our-club"));
        QVERIFY(!editor.outdated());
        editor.setUnit(0, 1, "count", 2);
        QVERIFY(bench.stored().at("data") == house.at("data"));
        QVERIFY(!bench.stored().contains("pinned"));
    }

    void unknownRowsSurviveEverything()
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        Json army = supplied("dbm", "dbm/gallic");
        const Json strange = {{"type", "Zz"}, {"grade", "Q"}, {"drill", "Reg"}, {"banner", {{"colour", "red"}, {"size", 3}}}, {"count", 4}};
        Json &units = army["commands"][0]["units"];
        units.insert(units.begin() + 1, strange);
        QVERIFY(editor.open(addArmy(*bench.app, army)));
        const auto held = [&](int command, int row) {
            return bench.stored().at("commands").at(static_cast<std::size_t>(command)).at("units").at(static_cast<std::size_t>(row));
        };
        const QVariantMap row = bench.unit(1);
        QVERIFY(!row.value("known").toBool());
        QCOMPARE(row.value("label").toString(), QString("Zz"));
        QVERIFY2(row.value("detail").toString().contains("Grade Q") && row.value("detail").toString().contains("banner colour red, size 3"),
                 qPrintable(row.value("detail").toString()));
        QVERIFY(!row.value("why").toString().isEmpty());
        QVERIFY(!row.value("mark").toString().isEmpty()); // and the rules say so
        const QVariantMap count = fieldOf(editor.fieldsFor(0, 1), "count");
        QCOMPARE(count.value("value").toInt(), 4);

        editor.setUnit(0, 2, "count", 5);
        editor.setName("Renamed");
        editor.addUnit(0);
        editor.setArmy("notes", QString("Odd ones"));
        editor.moveTo(0, 1, 1, 0);
        editor.duplicateUnit(1, 0);
        editor.moveCommand(1, 0);
        QVERIFY(held(0, 0) == strange);
        QVERIFY(held(0, 1) == strange);
        editor.setUnit(0, 1, "count", 7);
        Json more = strange;
        more["count"] = 7;
        QVERIFY(held(0, 1) == more);
        editor.undo();
        editor.undo();
        editor.redo();
        QVERIFY(held(0, 0) == strange);
        editor.removeUnit(0, 1);
        QVERIFY(held(0, 0) == strange);
        QCOMPARE(bench.failures.count(), 0);

        // It becomes a known one by choosing what it is; what the figures understand is kept.
        editor.setUnit(0, 0, "type", QString("Bd"));
        QVERIFY(bench.unit(0).value("known").toBool());
        QCOMPARE(held(0, 0).at("type").get<std::string>(), "Bd");
        QCOMPARE(held(0, 0).at("drill").get<std::string>(), "Reg");
        QCOMPARE(held(0, 0).at("count").get<int>(), 4);
        editor.undo();
        QVERIFY(held(0, 0) == strange);
        QCOMPARE(bench.failures.count(), 0);
        // Over a restart as well.
        const QString id = editor.id();
        QVERIFY(editor.open(id));
        QVERIFY(held(0, 0) == strange);
    }

    void everyArmyHasNotes()
    {
        Bench bench;
        for (const char *ruleset : {"dbm", "dba", "punic", "tropaion", "ancients", "hoplites"}) {
            QVERIFY(bench.editor.open(bench.library.create(ruleset, "Mine")));
            int fields = 0;
            for (const QVariant &field : bench.editor.armyFields())
                fields += field.toMap().value("key") == "notes" ? 1 : 0;
            QCOMPARE(fields, 1);
            bench.editor.setArmy("notes", QString("Two lines,\nof <b>plain</b> text"));
            QCOMPARE(bench.stored().at("notes").get<std::string>(), "Two lines,\nof <b>plain</b> text");
            bench.editor.undo();
            QCOMPARE(bench.stored().at("notes").get<std::string>(), "");
        }
        QVERIFY(bench.editor.open(bench.library.duplicate("dbm/gallic")));
        bench.editor.setArmy("people", QString("Boii"));
        QCOMPARE(bench.stored().at("people").get<std::string>(), "Boii");
        QCOMPARE(bench.failures.count(), 0);
    }

    void troopsArePicked()
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        for (const char *ruleset : {"dbm", "dba", "punic", "tropaion", "ancients", "hoplites"}) {
            const QString id = bench.library.create(ruleset, "Mine");
            QVERIFY(editor.open(id));
            QVERIFY(editor.picksTroops());
            const QVariantList troops = editor.troops();
            QVERIFY2(troops.size() >= 6, ruleset);
            int row = 0;
            for (const QVariant &troop : troops) {
                QVERIFY(!troop.toMap().value("label").toString().isEmpty());
                QCOMPARE(editor.addTroop(0, troop.toMap().value("value"), 2), row);
                QVERIFY2(bench.unit(row).value("known").toBool(), qPrintable(troop.toMap().value("label").toString()));
                QCOMPARE(bench.unit(row).value("label"), troop.toMap().value("label"));
                ++row;
            }
            // The last ones first, and only once each.
            const QVariantList now = editor.troops();
            QCOMPARE(now.size(), troops.size() + 6);
            QCOMPARE(now.first().toMap().value("value"), troops.last().toMap().value("value"));
            QCOMPARE(now.first().toMap().value("group").toString(), QString("Recently used"));
            QVERIFY(editor.open(id)); // kept over a restart
            QVERIFY(editor.troops() == now);
        }
        QCOMPARE(bench.failures.count(), 0);
        QCOMPARE(editor.addTroop(0, QString("Zz"), 1), -1);
        QCOMPARE(editor.addTroop(7, QString("HI"), 1), -1);
        QCOMPARE(bench.failures.count(), 2);
        QVERIFY(editor.open("dba/gallic"));
        QVERIFY(!editor.troops().first().toMap().value("group").toString().isEmpty()); // by mounted and foot
    }

    void troopsAreFoundByCode()
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        QVERIFY(editor.open(bench.library.create("dbm", "Mine")));
        const auto only = [&](const char *typed) {
            const QVariantList found = editor.findTroops(typed);
            QStringList labels;
            for (const QVariant &one : found)
                labels += one.toMap().value("label").toString() + ", " + one.toMap().value("detail").toString().section(", ", 0, 0);
            return labels.join("; ");
        };
        QVERIFY2(only("Kn(F)").startsWith("Knights (F)"), qPrintable(only("Kn(F)")));
        QVERIFY2(only("psiloi s").startsWith("Psiloi (S)"), qPrintable(only("psiloi s")));
        QVERIFY2(only("psiloi superior").startsWith("Psiloi (S)"), qPrintable(only("psiloi superior")));
        QVERIFY2(!only("irr kn (s)").contains("; "), qPrintable(only("irr kn (s)")));
        QCOMPARE(only("kn(z)"), QString());
        const QVariantMap found = editor.findTroops("irr kn f").value(0).toMap();
        QCOMPARE(editor.addTroop(0, found.value("value"), 2, found.value("also").toMap()), 0);
        const Json row = bench.stored().at("commands")[0].at("units")[0];
        QCOMPARE(row.at("grade"), Json("F"));
        QCOMPARE(row.at("drill"), Json("Irr"));
        QCOMPARE(row.at("count"), Json(2));
        // The general's element is one: what else stood in the row stays what it was.
        editor.setUnit(0, 0, "role", QString("general"));
        const Json units = bench.stored().at("commands")[0].at("units");
        QCOMPARE(units.size(), std::size_t{2});
        QCOMPARE(units[0].at("count"), Json(1));
        QCOMPARE(units[1].at("count"), Json(1));
        QVERIFY(!units[1].contains("role"));
        for (const QVariant &field : editor.fieldsFor(0, 0))
            QVERIFY(field.toMap().value("key") != "count");
        QVERIFY(editor.open(bench.library.create("dba", "Twelve"))); // DBA-003
        QCOMPARE(editor.totals().value("counted").toMap().value("of").toInt(), 12);
    }

    void findingsStandAtTheirRows()
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        QVERIFY(editor.open(bench.library.duplicate("hoplites/gauls")));
        QCOMPARE(bench.unit(0).value("mark").toString(), QString());
        editor.setUnit(0, 0, "name", QString("A name as long as an army list may hold it, and more")); // EDT-06
        QCOMPARE(bench.unit(0).value("mark").toString(), QString("warning"));
        QVERIFY(bench.unit(0).value("told").toString().contains("40"));
        QCOMPARE(bench.unit(1).value("mark").toString(), QString());
        for (const QVariant &finding : editor.findings())
            QVERIFY(!finding.toMap().value("rule").toString().isEmpty());
        // What a command costs, and where it breaks when the rule set tells it.
        QVERIFY(editor.open("dbm/gallic"));
        QCOMPARE(editor.rows()->get(editor.rows()->indexOf("c0")).value("entry").toMap().value("facts").toString(),
                 QString("153 points  ·  breaks at 12"));
    }

    void suppliedArmies_data()
    {
        QTest::addColumn<QString>("army");
        int number = 0;
        for (const char *ruleset : {"dbm", "dba", "punic", "tropaion", "ancients", "hoplites"})
            for (const Json &army : rulesOf(ruleset).armies())
                if (number++ % 4 == 0 || deep())
                    QTest::newRow(army.at("id").get<std::string>().c_str()) << QString::fromStdString(army.at("id"));
    }
    void suppliedArmies() // opened, duplicated, every field of a unit, a command and the army changed and taken back
    {
        QFETCH(QString, army);
        static Bench bench;
        EditorModel &editor = bench.editor;
        bench.failures.clear();
        QVERIFY(editor.open(army));
        QVERIFY(editor.readOnly());
        QVERIFY(editor.open(bench.library.duplicate(army)));
        const Json before = bench.stored();
        int changes = 0;
        const auto changed = [&] {
            QVERIFY(bench.stored() != before);
            ++changes;
            editor.undo();
            QVERIFY(bench.stored() == before);
        };
        for (const QVariant &field : editor.fieldsFor(0, 0))
            if (const QVariant value = otherValue(field.toMap()); value.isValid()) {
                editor.setUnit(0, 0, field.toMap().value("key").toString(), value);
                changed();
            }
        for (const QVariant &field : editor.commandFieldsFor(0))
            if (const QVariant value = otherValue(field.toMap()); value.isValid()) {
                editor.setCommand(0, field.toMap().value("key").toString(), value);
                changed();
            }
        const QVariantList armyFields = editor.armyFields();
        for (const QVariant &field : armyFields)
            if (const QVariant value = otherValue(field.toMap()); value.isValid()) {
                editor.setArmy(field.toMap().value("key").toString(), value);
                changed();
            }
        QVERIFY(changes >= 3);
        QCOMPARE(bench.failures.count(), 0);
        bench.library.remove(editor.id());
    }

    void aLongArmy() // 200 rows: all is there, and what an edit takes is told
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        Json army = supplied("dbm", "dbm/gallic");
        Json &units = army["commands"][0]["units"];
        const Json seed = units;
        while (units.size() < 200)
            units.push_back(seed[units.size() % seed.size()]);
        QVERIFY(editor.open(addArmy(*bench.app, army)));
        QCOMPARE(bench.labels(0).size(), 200);
        QSignalSpy told(editor.rows(), &QAbstractItemModel::dataChanged);
        editor.setUnit(0, 101, "count", 9);
        QCOMPARE(told.count(), 2); // the row, and what its command costs
        QElapsedTimer clock;
        clock.start();
        for (int i = 0; i < 20; ++i)
            editor.setUnit(0, 101, "count", 1 + i % 9);
        qInfo("an edit of an army of 200 rows: %.1f ms", static_cast<double>(clock.nsecsElapsed()) / 20e6);
        QVERIFY(editor.moveTo(0, 0, 0, 199));
        QCOMPARE(bench.failures.count(), 0);
    }
};

OPTIO_TEST(EditorRowsTest)

} // namespace editor_rows_test

#include "editor_rows_test.moc"
