// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the army editor by hand, in the real window: dragging by mouse and finger in every size, the keyboard alone, the troops to
// pick, findings and their rules, the menu, newer figures, and pictures of all that.
#include "app/engine.h"
#include "tests/app/armies/editor_bench.h"
#include "tests/app/pictures.h"

#include "rules/roster/roster_update.h"
#include "tests/suite.h"

namespace editor_hands_test {

using namespace optio;
using namespace optio::test;

namespace {

const QList<QSize> sizes{QSize(1280, 800), QSize(800, 1280), QSize(412, 915)};

QPointingDevice *screen()
{
    static QPointingDevice *device = QTest::createTouchDevice();
    return device;
}

void typeText(QWindow *window, const char *text)
{
    for (; *text != 0; ++text)
        QTest::keyClick(window, *text);
}

/// The army editor on a copy of a supplied army.
struct Hands {
    QTemporaryDir data;
    Running running{data.path()};
    EditorModel &editor = *running.app().editor();
    QString id;

    explicit Hands(const QString &army, QSize size = {1280, 800})
    {
        running.app().prefs()->setReducedMotion(true);
        running.resize(size);
        id = army.startsWith(u'{') ? addArmy(running.app(), Json::parse(army.toStdString())) : running.app().library()->duplicate(army);
        show();
    }
    void show() const
    {
        running.eval(QStringLiteral("show('ArmyEditorPage', {army: '%1'})").arg(id));
        running.rest();
        running.settle();
    }
    QStringList labels(int command) const
    {
        QStringList labels;
        for (int row = 0; !editor.unit(command, row).isEmpty(); ++row)
            labels.append(editor.unit(command, row).value("label").toString() + u' ' + editor.unit(command, row).value("count").toString());
        return labels;
    }
    /// Brings a row of the list into sight and gives where its grip is.
    QPoint grip(const QString &row) const
    {
        running.eval(QStringLiteral("current.closeInner()"));
        auto *list = running.named("editorList");
        QMetaObject::invokeMethod(list, "positionViewAtIndex", Q_ARG(int, editor.rows()->indexOf(row)), Q_ARG(int, 1)); // in the middle
        running.settle();
        QQuickItem *item = nullptr;
        QMetaObject::invokeMethod(list, "itemAtIndex", Q_RETURN_ARG(QQuickItem *, item), Q_ARG(int, editor.rows()->indexOf(row)));
        return item ? item->mapToScene(QPointF(item->width() - 24, item->height() / 2)).toPoint() : QPoint();
    }
    void drag(QPoint from, QPoint to, bool touch, bool letGo = true) const
    {
        const int steps = 8;
        if (touch)
            QTest::touchEvent(running.window(), screen()).press(0, from, running.window());
        else
            QTest::mousePress(running.window(), Qt::LeftButton, Qt::NoModifier, from);
        for (int i = 1; i <= steps; ++i) {
            const QPoint at = from + (to - from) * i / steps;
            if (touch)
                QTest::touchEvent(running.window(), screen()).move(0, at, running.window());
            else
                QTest::mouseMove(running.window(), at);
            QTest::qWait(8);
        }
        if (letGo)
            drop(to, touch);
    }
    void drop(QPoint to, bool touch) const
    {
        if (touch)
            QTest::touchEvent(running.window(), screen()).release(0, to, running.window());
        else
            QTest::mouseRelease(running.window(), Qt::LeftButton, Qt::NoModifier, to);
        QTest::qWait(30);
        running.settle();
    }
    bool has(const char *name) const { return running.named(QLatin1String(name)) != nullptr; }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(running.window(), key, modifiers);
        QTest::qWait(10);
    }
};

/// An army with all there is to see: older figures, a row they do not know, findings.
QString odd()
{
    const Registry registry(rulesets());
    const Ruleset &dbm = registry.at("dbm");
    Json army;
    for (const Json &one : dbm.armies())
        if (one.at("id") == "dbm/gallic")
            army = one;
    pinRoster(dbm, army);
    army["data"] = std::string(64, 'f');
    for (Json &row : army["pinned"])
        row["points"] = 1;
    Json &units = army["commands"][0]["units"];
    units.insert(units.begin() + 1, Json{{"type", "Zz"}, {"grade", "Q"}, {"banner", {{"colour", "red"}}}, {"count", 40}});
    army["limit"] = 300;
    army["name"] = "The great host of the Boii, the Insubres and the Gaesatae before Telamon";
    army["commands"][1]["name"] = "Anaroestes, called by some the elder, king of the spearmen from beyond the Alps";
    return QString::fromStdString(army.dump());
}

} // namespace

class EditorHandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        optio::setLook();
        listenForComplaints();
    }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }

    void dragging_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("touch");
        for (const QSize size : sizes)
            for (const bool touch : {false, true})
                QTest::addRow("%dx%d-%s", size.width(), size.height(), touch ? "touch" : "mouse") << size << touch;
    }
    void dragging()
    {
        QFETCH(QSize, size);
        QFETCH(bool, touch);
        const Hands hands("dbm/gallic", size);
        const QStringList first = hands.labels(0), second = hands.labels(1);
        const int row = 60;

        // Down by two rows.
        QPoint from = hands.grip("c0u1");
        hands.drag(from, from + QPoint(0, 2 * row + 8), touch, false);
        QVERIFY(hands.has("dragGhost") && hands.has("dropLine"));
        hands.drop(from + QPoint(0, 2 * row + 8), touch);
        QVERIFY(!hands.has("dragGhost"));
        QStringList moved = first;
        moved.move(1, 3);
        QCOMPARE(hands.labels(0), moved);
        QVERIFY(hands.editor.undoText().startsWith("move"));
        hands.editor.undo();
        QCOMPARE(hands.labels(0), first); // one step

        // Into the next command: past the end of its own.
        const int last = static_cast<int>(first.size()) - 1;
        from = hands.grip(QStringLiteral("c0u%1").arg(last));
        auto *list = hands.running.named("editorList");
        QQuickItem *goal = nullptr;
        QMetaObject::invokeMethod(list, "itemAtIndex", Q_RETURN_ARG(QQuickItem *, goal), Q_ARG(int, hands.editor.rows()->indexOf("c1u0")));
        QVERIFY(goal);
        hands.drag(from, QPoint(from.x(), goal->mapToScene(QPointF(0, goal->height() * 0.8)).toPoint().y()), touch);
        QCOMPARE(hands.labels(0), first.mid(0, last));
        QCOMPARE(hands.labels(1), (second.mid(0, 1) + QStringList{first[last]} + second.mid(1)));
        hands.editor.undo();

        // Nothing comes of a drag that ends outside, where it began, or with Esc.
        const Json before = armyFile(hands.running.app(), hands.id);
        from = hands.grip("c0u1");
        hands.drag(from, QPoint(from.x(), -80), touch);
        from = hands.grip("c0u1");
        hands.drag(from, from + QPoint(0, 20), touch);
        from = hands.grip("c0u1");
        hands.drag(from, from + QPoint(0, 2 * row), touch, false);
        QVERIFY(hands.has("dragGhost"));
        hands.key(Qt::Key_Escape);
        QVERIFY(!hands.has("dragGhost"));
        hands.drop(from + QPoint(0, 2 * row), touch);
        QVERIFY(!hands.editor.canUndo());
        QVERIFY(armyFile(hands.running.app(), hands.id) == before);
        QVERIFY(hands.has("armyEditorPage"));

        // A whole command, past the one above.
        from = hands.grip("c1");
        QMetaObject::invokeMethod(list, "itemAtIndex", Q_RETURN_ARG(QQuickItem *, goal), Q_ARG(int, hands.editor.rows()->indexOf("c0u0")));
        const int above = goal ? qMax(100, goal->mapToScene(QPointF(0, 0)).toPoint().y()) : 100;
        hands.drag(from, QPoint(from.x(), above), touch);
        QTRY_COMPARE(hands.labels(0), second);
        QCOMPARE(hands.labels(1), first);
        hands.editor.undo();
        QCOMPARE(hands.labels(1), second);

        // A tap on the grip opens the row.
        from = hands.grip("c0u0");
        hands.drag(from, from, touch);
        QCOMPARE(hands.running.eval(QStringLiteral("current.pickedUnit")).toInt(), 0);
    }

    void draggingScrolls() // held at the lower edge, the list runs on
    {
        const Hands hands("dbm/gallic", {412, 915});
        const QStringList first = hands.labels(0);
        const QPoint from = hands.grip("c0u0");
        auto *list = hands.running.named("editorList");
        const double y = list->property("contentY").toDouble();
        const QPoint edge(from.x(), 900);
        hands.drag(from, edge, true, false);
        QTRY_VERIFY(list->property("contentY").toDouble() > y + 300);
        hands.drop(edge, true);
        QVERIFY(hands.editor.canUndo());
        QVERIFY(hands.labels(0) != first);
    }

    void keyboardAlone()
    {
        const Hands hands("dbm/gallic");
        const QStringList first = hands.labels(0);
        hands.running.eval(QStringLiteral("current.jump('/commands/0/units/0')"));
        hands.key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(hands.labels(0).at(1), first[0]);
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(hands.labels(0), first);
        hands.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(hands.labels(0).at(1), first[0]);
        hands.key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(hands.labels(0), first);
        hands.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(hands.labels(0).size(), first.size() + 1);
        hands.key(Qt::Key_Delete);
        QCOMPARE(hands.labels(0).size(), first.size());
        hands.running.eval(QStringLiteral("current.jump('/commands/0')"));
        hands.key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(hands.labels(1), first);
        hands.key(Qt::Key_Return); // the command's sheet
        QVERIFY(hands.has("commandEditor"));
        hands.key(Qt::Key_Escape);
        QVERIFY(!hands.has("commandEditor"));

        // The troops: found by typing, added by Enter.
        const int rows = static_cast<int>(hands.labels(1).size());
        hands.key(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(hands.has("troopPicker"));
        typeText(hands.running.window(), "6 blades");
        hands.key(Qt::Key_Return); // the field is free for the next
        typeText(hands.running.window(), "6 blades");
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.labels(1).size(), rows + 2);
        QVERIFY2(hands.labels(1).last().startsWith("Blades") && hands.labels(1).last().endsWith(" 6"), qPrintable(hands.labels(1).last()));
        hands.key(Qt::Key_Escape);
        QVERIFY(!hands.has("troopPicker"));
        QVERIFY(hands.has("armyEditorPage"));
    }

    void troopsByHand()
    {
        for (const QSize size : sizes) {
            const Hands hands("hoplites/carthage", size);
            const int rows = static_cast<int>(hands.labels(0).size());
            hands.running.eval(QStringLiteral("current.addTo(0)"));
            hands.running.settle();
            QVERIFY(hands.running.tap("troop__HI"));
            QVERIFY(hands.running.tap("troop__HI"));
            QCOMPARE(hands.labels(0).size(), rows + 2);
            auto *more = hands.running.named("troopCount");
            QVERIFY(more);
            more->forceActiveFocus();
            hands.key(Qt::Key_Plus);
            hands.key(Qt::Key_Plus);
            QVERIFY(hands.running.tap("troop__HI"));
            QVERIFY(hands.labels(0).last().endsWith(" 3"));
            QVERIFY(hands.running.awaited("troopAdded")->property("text").toString().contains("3"));
            hands.running.eval(QStringLiteral("current.closeInner()"));
        }
    }

    void findingsOpenTheirRules()
    {
        for (const QSize size : sizes) {
            const Hands hands("hoplites/carthage", size);
            hands.editor.setLimit(100);
            hands.running.settle();
            QVERIFY(hands.running.tap("findingsButton"));
            hands.running.settle();
            QVERIFY(hands.running.tap("findingRule_0"));
            const QString rule = hands.editor.findings().first().toMap().value("rule").toString();
            const QList<QQuickItem *> all = hands.running.items();
            QVERIFY(std::any_of(all.begin(), all.end(), [&](QQuickItem *item) {
                return item->property("text").toString() == QStringLiteral("Rule %1").arg(rule);
            }));
            hands.key(Qt::Key_Escape); // the rule closes first
            QVERIFY(hands.has("findingsList"));
            hands.key(Qt::Key_Escape);
            QVERIFY(!hands.has("findingsList"));
        }
    }

    void theMenu()
    {
        const Hands hands("dbm/gallic", {412, 915});
        const auto choose = [&](const char *what) {
            QVERIFY(hands.running.tap("editorMore"));
            hands.running.settle();
            QVERIFY2(hands.running.tap(what), what);
            hands.running.rest();
            hands.running.settle();
        };
        choose("menuRename");
        typeText(hands.running.window(), "Telamon");
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.editor.name(), QString("Telamon"));
        hands.editor.undo();
        choose("menuRedo"); // the phone has no room for it in the bar
        QCOMPARE(hands.editor.name(), QString("Telamon"));
        choose("menuDuplicate");
        QVERIFY(hands.editor.id() != hands.id);
        const QString copy = hands.editor.id();
        choose("menuDelete");
        QVERIFY(!hands.has("armyEditorPage"));
        QCOMPARE(hands.running.app().library()->rows()->indexOf(copy), -1);
        hands.running.app().undoLast();
        QVERIFY(hands.running.app().library()->rows()->indexOf(copy) >= 0);

        hands.running.eval(QStringLiteral("show('ArmyEditorPage', {army: 'dbm/gallic'})"));
        hands.running.rest();
        QVERIFY(hands.running.tap("editorMore"));
        hands.running.settle();
        QVERIFY(hands.has("menuShare") && hands.has("menuPrint") && hands.has("menuTry") && hands.has("menuDuplicate"));
        QVERIFY(!hands.has("menuRename") && !hands.has("menuDelete"));
    }

    void newerFigures()
    {
        const Hands hands(odd());
        QVERIFY(hands.running.tap("pinButton"));
        hands.running.settle();
        QVERIFY(hands.has("differencesList"));
        QVERIFY(hands.running.tap("leaveArmy"));
        QVERIFY(hands.editor.outdated());
        for (const auto &[button, name] : {std::pair("pinButton", "differencesList"), std::pair("findingsButton", "findingsList")}) {
            QVERIFY(hands.running.tap(button));
            hands.running.settle();
            QVERIFY(hands.has(name));
            QQuickItem *list = hands.running.named(name), *row = nullptr; // a row leads to what it is about
            const QList<QQuickItem *> shown = hands.running.items();
            for (QQuickItem *item : shown)
                if (row == nullptr && item->inherits("QQuickAbstractButton") && item->isEnabled() && list->isAncestorOf(item))
                    row = item;
            QVERIFY(row && hands.running.tap(row));
            hands.running.settle();
            QVERIFY(!hands.has(name));
            hands.running.eval(QStringLiteral("current.closeInner()"));
        }
        QVERIFY(hands.running.tap("pinButton"));
        hands.running.settle();
        QVERIFY(hands.running.tap("updateArmy"));
        hands.running.settle();
        QVERIFY(!hands.editor.outdated());
        QVERIFY(!hands.has("pinButton"));
        QVERIFY(hands.running.tap("editorUndo"));
        QVERIFY(hands.editor.outdated());
        QVERIFY(spokenName(hands.running.named("editorRedo")).contains("update"));
    }

    void commandsBySheet()
    {
        const Hands hands("dbm/gallic", {412, 915});
        const QStringList first = hands.labels(0);
        hands.grip("c0");
        QVERIFY(hands.running.tap("commandMore_0"));
        hands.running.settle();
        QVERIFY(hands.running.tap("moveCommandDown"));
        QCOMPARE(hands.labels(1), first);
        QVERIFY(hands.running.tap("removeCommand")); // it has followed its command
        hands.running.settle();
        QCOMPARE(hands.editor.commandCount(), 2);
        hands.running.app().undoLast();
        QCOMPARE(hands.labels(1), first);
    }

    void pictures_data() { pictureRows(); }
    void pictures()
    {
        QTemporaryDir data;
        const Running running(data.path());
        Pictures pictures(running, QStringLiteral("editor"));
        EditorModel &editor = *running.app().editor();
        const QString id = addArmy(running.app(), Json::parse(odd().toStdString()));
        running.eval(QStringLiteral("show('ArmyEditorPage', {army: '%1'})").arg(id));
        running.rest();
        pictures.take("page");
        running.eval(QStringLiteral("current.jump('/commands/0/units/1')"));
        pictures.take("unknown-row");
        running.eval(QStringLiteral("current.pick(0, 1)"));
        pictures.take("unknown");
        running.eval(QStringLiteral("current.closeInner(); current.jump('/commands/1')"));
        pictures.take("command");
        running.eval(QStringLiteral("current.closeInner()"));
        QVERIFY(running.tap("pinButton"));
        pictures.take("differences");
        running.eval(QStringLiteral("current.closeInner()"));
        running.tap("editorMore");
        pictures.take("menu");
        running.eval(QStringLiteral("current.closeInner()"));
        editor.addTroop(0, QString("Bd"), 2);
        editor.addTroop(0, QString("Kn"), 2);
        running.eval(QStringLiteral("current.addTo(0)"));
        running.settle();
        QTest::keyClick(running.window(), Qt::Key_Down);
        QTest::keyClick(running.window(), Qt::Key_Return);
        pictures.take("troops");
        typeText(running.window(), "12 xyz");
        pictures.take("troops-none");
        running.eval(QStringLiteral("current.closeInner()"));
        running.tap("findingsButton");
        pictures.take("findings");
        running.eval(QStringLiteral("current.closeInner(); current.jump('/commands/0')"));
        running.eval(QStringLiteral("current.closeInner()"));
        running.tap("commandMore_0");
        pictures.take("command-sheet");
        running.eval(QStringLiteral("current.closeInner(); current.jump('/commands/0/units/2')"));
        auto *grips = running.named("editorGrips");
        QVERIFY(grips);
        const auto *row = running.named("editorUnit_0_2");
        QVERIFY(row);
        const QPoint from = row->mapToScene(QPointF(row->width() - 24, row->height() / 2)).toPoint();
        QTest::mousePress(running.window(), Qt::LeftButton, Qt::NoModifier, from);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(running.window(), from - QPoint(0, 20 * i));
        running.settle();
        running.picture(QStringLiteral("editor-drag-") + QLatin1String(QTest::currentDataTag())); // the ghost lies over the rows: no faults
        QTest::keyClick(running.window(), Qt::Key_Escape);
        QTest::mouseRelease(running.window(), Qt::LeftButton, Qt::NoModifier, from);
        QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(u'\n')));
    }
};

OPTIO_TEST(EditorHandsTest)

} // namespace editor_hands_test

#include "editor_hands_test.moc"
