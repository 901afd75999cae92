// SPDX-License-Identifier: GPL-3.0-or-later
// The app from beginning to end through its window, with fingers and keys: empty data, an army of one's own, a game, a combat, apply, undo,
// closing and being killed at the worst moment, and everything as it was.
#include "window.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"

#include <QProcess>
#include <QTemporaryDir>

#include <csignal>

using namespace optio::test;
using optio::Json;

namespace {

/// Where the second process of the test keeps its data; set only there.
constexpr const char *childVariable = "OPTIO_WHOLE_APP_CHILD";

QString firstUnit(const Running &running, int side)
{
    return running.eval(QStringLiteral("App.game.sides[%1].groups[0].units[0].id").arg(side)).toString();
}

Json state(const Running &running) { return running.app().game()->game().state(); }

/// Begins the first ready-made battle: its row, then the button under its story.
bool playExample(const Running &running)
{
    return running.tap(QStringLiteral("example_0_open")) && running.tap(QStringLiteral("playBattle")) && running.app().game()->isOpen();
}

/// Taps a unit of each side and the first thing to settle: the form is then open.
bool openCombat(const Running &running)
{
    const QString resolver = running.eval(QStringLiteral("App.game.resolvers[0].id")).toString();
    for (int side = 0; side < 2; ++side)
        if (running.app().game()->selected().value(side == 0 ? "a" : "b").toString().isEmpty())
            if (!running.tap(QStringLiteral("unit_") + firstUnit(running, side)))
                return false;
    return running.tap(QStringLiteral("resolver_") + resolver) && running.app().resolver()->isOpen();
}

/// Types both dice with taps: the die, then its face.
bool typeDice(const Running &running, const QList<int> &faces)
{
    const QVariantList dice = running.app().resolver()->dice();
    if (!running.tap(running.button(dice.value(0).toMap().value(QStringLiteral("label")).toString())))
        return false;
    for (const int face : faces)
        if (!running.tap(running.button(QString::number(face))))
            return false;
    return true;
}

} // namespace

class WholeAppTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void walk();
    void killedBeforeApply();
    void keyboard();
    void turning();
    void holding();
    void deletingAndTakingBack();
    void messagesLieOnNoButton();
    void aSecondTapUndoesNothing();
    void noData();
};

void WholeAppTest::initTestCase() { listenForComplaints(); }

void WholeAppTest::cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

void WholeAppTest::walk()
{
    QTemporaryDir data;
    Json before, after;
    QString undoText;
    {
        const Running running(data.path());
        QVERIFY(running.window());
        QCOMPARE(running.app().fatal(), QString());
        running.app().prefs()->setReducedMotion(true);
        running.resize({1280, 800});
        QVERIFY(running.named(QStringLiteral("homePage")));
        QVERIFY2(!running.named(QStringLiteral("continueButton")), "nothing to continue with empty data");

        // An army of one's own: duplicate a supplied one, and change it.
        QVERIFY(running.tap(QStringLiteral("armiesButton")));
        running.app().library()->want(QStringLiteral("ruleset"), QStringLiteral("dbm"));
        running.settle();
        const QString supplied = running.app().library()->rows()->get(0).value(QStringLiteral("id")).toString();
        const int armies = running.app().library()->rows()->count();
        QVERIFY(running.tap(QStringLiteral("army_%1_more").arg(supplied)));
        QVERIFY(running.tap(QStringLiteral("army_%1_duplicate").arg(supplied)));
        QCOMPARE(running.app().library()->rows()->count(), armies + 1);
        const QString mine = running.app().editor()->id();
        QVERIFY(mine != supplied);
        const QString ruleset = running.app().editor()->ruleset();
        QVERIFY(!running.app().editor()->readOnly());
        const double points = running.app().editor()->points();
        QVERIFY(running.tap(QStringLiteral("editorUnit_0_1"))); // the first is the general, who is one
        QVERIFY(running.tap(running.button(QStringLiteral("One more"))));
        QVERIFY2(running.app().editor()->points() > points, "one more element costs points");
        QVERIFY(running.tap(QStringLiteral("editorUndo")));
        QCOMPARE(running.app().editor()->points(), points);
        QVERIFY(running.tap(running.button(QStringLiteral("Back"))));
        if (!running.named(QStringLiteral("armiesPage")))
            QVERIFY(running.tap(running.button(QStringLiteral("Back"))));
        QVERIFY(running.named(QStringLiteral("armiesPage")));
        QVERIFY(running.tap(running.button(QStringLiteral("Back"))));

        // A game with it: four taps to the first turn.
        QVERIFY(running.tap(QStringLiteral("newGameButton")));
        if (QQuickItem *card = running.named(QStringLiteral("ruleset_") + ruleset))
            QVERIFY(running.tap(card));
        QVERIFY(running.tap(QStringLiteral("pickerA_") + mine));
        QVERIFY(running.tap(QStringLiteral("beginButton")));
        QVERIFY(running.app().game()->isOpen());
        QVERIFY(running.named(QStringLiteral("gamePage")));
        before = state(running);

        // A combat: answer what the table shows, type the dice, rule.
        QVERIFY(openCombat(running));
        QVERIFY(running.named(QStringLiteral("resolverSheet")));
        QVERIFY(running.app().resolver()->ready());
        QVERIFY(!running.app().resolver()->bands().isEmpty());
        QString asked;
        for (QQuickItem *item : running.items()) {
            if (!item->inherits("QQuickAbstractButton") || !item->property("checkable").toBool())
                continue;
            asked = item->property("text").toString();
            QVERIFY(running.tap(item));
            break;
        }
        if (!asked.isEmpty()) {
            bool answered = false;
            for (const QVariantMap &question : running.app().resolver()->questions()->rows())
                answered =
                    answered || (question.value(QStringLiteral("label")) == asked && question.value(QStringLiteral("value")).toBool());
            QVERIFY2(answered, qPrintable(asked));
        }
        // The sum behind a score is one tap away before the dice.
        QVERIFY(running.tap(QStringLiteral("sum_a")));
        QVERIFY(running.named(QStringLiteral("sumsList")));
        const QVariantList sums = running.app().resolver()->sums();
        QCOMPARE(sums.size(), 2);
        for (const QVariant &sum : sums) {
            int total = 0;
            for (const QVariant &line : sum.toMap()["lines"].toList())
                total += line.toMap()["value"].toInt();
            QCOMPARE(total, sum.toMap()["total"].toInt());
        }
        QTest::keyClick(running.window(), Qt::Key_Escape);
        running.settle();
        QVERIFY(!running.named(QStringLiteral("sumsList")));
        QVERIFY(running.named(QStringLiteral("resolverSheet")));
        QVERIFY(typeDice(running, {5, 2}));
        QVERIFY(running.tap(running.button(QStringLiteral("RESOLVE"))));
        QVERIFY(running.app().result()->isOpen());
        QVERIFY(!running.app().result()->sentence().isEmpty());
        QList<int> shown;
        const QVariantList sides = running.app().result()->sides();
        for (const QVariant &side : sides)
            for (const QVariant &die : side.toMap().value(QStringLiteral("dice")).toList())
                shown.append(die.toMap().value(QStringLiteral("value")).toInt());
        QCOMPARE(shown, (QList<int>{5, 2}));
        QVERIFY(running.tap(running.button(QStringLiteral("APPLY"))));
        QVERIFY(!running.app().result()->isOpen());
        QCOMPARE(running.app().game()->game().length(), 1);
        after = state(running);

        // Undo, and the same again with the app's dice.
        QVERIFY(running.app().game()->canUndo());
        QVERIFY(running.tap(QStringLiteral("undoButton")));
        QCOMPARE(state(running), before);
        QCOMPARE(running.app().game()->game().length(), 2);
        QVERIFY(openCombat(running));
        QVERIFY(running.tap(running.button(QStringLiteral("ROLL"))));
        QVERIFY(running.tap(running.button(QStringLiteral("APPLY"))));
        QCOMPARE(running.app().game()->game().length(), 3);
        after = state(running);
        undoText = running.app().game()->undoText();

        // The journal tells all of it, newest first.
        QVERIFY(running.tap(QStringLiteral("journalButton")));
        QVERIFY(running.named(QStringLiteral("entry_3")));
        QVERIFY(running.awaited(QStringLiteral("entry_1"))->property("undone").toBool());
        QVERIFY(running.tap(QStringLiteral("entry_3")));
        QVERIFY(running.named(QStringLiteral("entryPage")));
        QVERIFY(!running.awaited(QStringLiteral("entrySentence"))->property("text").toString().isEmpty());
    }
    {
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.resize({1280, 800});
        QVERIFY(running.tap(QStringLiteral("continueButton")));
        QVERIFY(running.app().game()->isOpen());
        QCOMPARE(state(running), after);
        QCOMPARE(running.app().game()->undoText(), undoText);
        QVERIFY(!running.app().result()->isOpen());
        QVERIFY(running.tap(QStringLiteral("undoButton")));
        QCOMPARE(state(running), before);
    }
}

void WholeAppTest::killedBeforeApply()
{
    QTemporaryDir data;
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(childVariable), data.path());
    child.setProcessEnvironment(environment);
    child.start(QCoreApplication::applicationFilePath(), {});
    QVERIFY(child.waitForFinished(120000));
    const QByteArray told = child.readAllStandardOutput();
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    QVERIFY2(!told.isEmpty(), child.readAllStandardError().constData());
    const QString sentence = QString::fromUtf8(told).section(QLatin1Char('\n'), 0, 0);
    const Json killed = Json::parse(QString::fromUtf8(told).section(QLatin1Char('\n'), 1, 1).toStdString());

    const Running running(data.path());
    running.resize({1280, 800});
    QVERIFY(running.tap(QStringLiteral("continueButton")));
    QCOMPARE(state(running), killed);
    QVERIFY2(running.app().result()->isOpen(), "the card nobody has seen to its end is back");
    QCOMPARE(running.app().result()->sentence(), sentence);
    QVERIFY(running.tap(running.button(QStringLiteral("APPLY"))));
    QVERIFY(running.named(QStringLiteral("gamePage")));
    QCOMPARE(running.app().game()->game().length(), 1);
}

void WholeAppTest::keyboard()
{
    QTemporaryDir data;
    const Running running(data.path());
    running.resize({1280, 800});
    QQuickWindow *window = running.window();
    QVERIFY(playExample(running));
    QVERIFY(openCombat(running));
    QTest::keyClick(window, Qt::Key_4);
    QTest::keyClick(window, Qt::Key_3);
    QTest::keyClick(window, Qt::Key_Return);
    QTRY_VERIFY(running.app().result()->isOpen());
    QTest::keyClick(window, Qt::Key_Return);
    QTRY_VERIFY(!running.app().result()->isOpen());
    QCOMPARE(running.app().game()->game().length(), 1);
    QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(running.app().game()->game().length(), 2);

    QTest::keyClick(window, Qt::Key_F1);
    QTRY_VERIFY(running.named(QStringLiteral("rulesPage")));
    QTest::keyClick(window, Qt::Key_F, Qt::ControlModifier);
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(window, 'z');
    QTRY_COMPARE(running.app().reference()->rows()->count(), 0);
    QTest::keyClick(window, Qt::Key_Escape);
    QTRY_VERIFY(running.app().reference()->rows()->count() > 0);
    QTest::keyClick(window, Qt::Key_Escape);
    QTRY_VERIFY(running.named(QStringLiteral("gamePage")));
    QTRY_VERIFY(!running.named(QStringLiteral("rulesPage")));
    QTest::keyClick(window, Qt::Key_Escape);
    QTRY_VERIFY(running.named(QStringLiteral("homePage")));
    QVERIFY(!running.app().game()->isOpen());
}

void WholeAppTest::turning()
{
    QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize({1280, 800});
    QVERIFY(playExample(running));
    const QString a = firstUnit(running, 0), b = firstUnit(running, 1);
    QVERIFY(running.tap(QStringLiteral("unit_") + a));
    running.resize({412, 915});
    QCOMPARE(running.app().game()->selected().value(QStringLiteral("a")).toString(), a);

    // In the tall form the other army is behind its tab; six taps rule a combat from here, two of them done.
    QVERIFY(running.tap(QStringLiteral("tab_b")));
    QVERIFY(running.tap(QStringLiteral("unit_") + b));
    QVERIFY(openCombat(running));
    running.resize({800, 1280});
    QVERIFY(running.app().resolver()->isOpen());
    QVERIFY(running.tap(running.button(QStringLiteral("ROLL"))));
    running.resize({1280, 800});
    QVERIFY(running.app().result()->isOpen());
    QVERIFY(running.tap(running.button(QStringLiteral("APPLY"))));
    QCOMPARE(running.app().game()->game().length(), 1);

    // Across the table the far army is turned, and still answers to a tap.
    running.app().prefs()->setAcrossTable(true);
    running.settle();
    const QString other = running.eval(QStringLiteral("App.game.sides[1].groups[0].units[1].id")).toString();
    QVERIFY(running.tap(QStringLiteral("unit_") + other));
    QCOMPARE(running.app().game()->selected().value(QStringLiteral("b")).toString(), other);
}

void WholeAppTest::holding()
{
    QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize({1280, 800});
    QVERIFY(playExample(running));
    optio::GameModel &game = *running.app().game();
    const auto unit = [&](int place) {
        return running.eval(QStringLiteral("App.game.sides[0].groups[0].units[%1].id").arg(place)).toString();
    };

    // A plain tap changes over; a long press and a right click add.
    QVERIFY(running.tap(QStringLiteral("unit_") + unit(0)));
    QVERIFY(running.tap(QStringLiteral("unit_") + unit(1)));
    QCOMPARE(game.picked(), QStringList{unit(1)});
    static QPointingDevice *screen = QTest::createTouchDevice();
    const QPoint at = Running::middle(running.named(QStringLiteral("unit_") + unit(2)));
    QTest::touchEvent(running.window(), screen).press(0, at, running.window());
    QTRY_COMPARE(game.picked(), (QStringList{unit(1), unit(2)}));
    QTest::touchEvent(running.window(), screen).release(0, at, running.window());
    QTest::qWait(50);
    QCOMPARE(game.picked(), (QStringList{unit(1), unit(2)}));
    const QPoint first = Running::middle(running.named(QStringLiteral("unit_") + unit(0)));
    QTest::mouseClick(running.window(), Qt::RightButton, Qt::NoModifier, first);
    QCOMPARE(game.picked(), (QStringList{unit(1), unit(2), unit(0)}));
    QVERIFY(running.tap(QStringLiteral("clearSelection")));
    QVERIFY(game.picked().isEmpty());

    // So does a tap while the button says so; letting go ends that.
    QVERIFY(running.tap(QStringLiteral("severalButton")));
    for (int place = 0; place < 3; ++place)
        QVERIFY(running.tap(QStringLiteral("unit_") + unit(place)));
    QCOMPARE(game.picked().size(), 3);
    QVERIFY(running.tap(QStringLiteral("clearSelection")));
    QVERIFY(!game.several());
}

void WholeAppTest::deletingAndTakingBack()
{
    QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize({800, 1280});
    const optio::ArmyRows *rows = running.app().library()->rows();
    const QString copy = running.app().library()->duplicate(rows->get(0).value(QStringLiteral("id")).toString());
    const int armies = rows->count();
    QVERIFY(running.tap(QStringLiteral("armiesButton")));
    QVERIFY(running.tap(QStringLiteral("army_%1_more").arg(copy)));
    QVERIFY(running.tap(QStringLiteral("army_%1_remove").arg(copy)));
    QCOMPARE(rows->count(), armies - 1);
    QVERIFY(running.named(QStringLiteral("snackbar")));
    QVERIFY(running.tap(running.button(QStringLiteral("Undo"))));
    QCOMPARE(rows->count(), armies);
    QVERIFY(rows->indexOf(copy) >= 0);

    // What is refused is said, also while a sheet is open.
    QVERIFY(running.tap(QStringLiteral("army_%1_more").arg(copy)));
    QVERIFY(running.tap(QStringLiteral("army_%1_details").arg(copy)));
    QVERIFY(running.named(QStringLiteral("renameEntry")));
    for (const char key : {'Z', 'a', 'm', 'a'})
        QTest::keyClick(running.window(), key);
    QTest::keyClick(running.window(), Qt::Key_Return);
    QTRY_COMPARE(rows->get(rows->indexOf(copy)).value(QStringLiteral("name")).toString(), QStringLiteral("Zama"));
    running.eval(QStringLiteral("App.failed('The file could not be read.')"));
    QCOMPARE(running.awaited(QStringLiteral("snackbar"))->property("text").toString(), QStringLiteral("The file could not be read."));
}

/// A message has a strip of its own above the page's foot, also when the journal has been opened, and stands at the top while it is open.
/// Nothing lies under it.
void WholeAppTest::messagesLieOnNoButton()
{
    QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    QVERIFY(running.app().games()->create("ancients", "ancients/legion", "ancients/forest-tribes"));
    running.eval(QStringLiteral("show('GamePage', {})"));
    const auto footStart = [&] { return running.window()->height() - running.eval(QStringLiteral("current.foot")).toReal(); };
    const auto say = [&] {
        running.eval(QStringLiteral("App.failed('The file could not be read.')"));
        running.settle();
        const QQuickItem *message = running.named(QStringLiteral("snackbar"));
        return message->mapRectToScene(QRectF(0, 0, message->width(), message->height()));
    };
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)}) {
        running.resize(size);
        QVERIFY(running.eval(QStringLiteral("current.foot")).toReal() > 0);
        const QRectF message = say();
        QVERIFY(message.bottom() <= footStart());
        const QQuickItem *acts = running.named(QStringLiteral("actsList"));
        const QQuickItem *army = running.named(QStringLiteral("army_") + running.eval(QStringLiteral("current.front")).toString());
        for (const QQuickItem *list :
             size.width() > size.height() ? QList<const QQuickItem *>{acts} : QList<const QQuickItem *>{acts, army})
            QVERIFY(list->mapRectToScene(QRectF(0, 0, list->width(), list->height())).bottom() <= message.top());
        if (size.width() > size.height()) // the armies stand beside it
            QVERIFY(message.left() > size.width() / 4.0 && message.right() < size.width() * 3 / 4.0);
        running.eval(QStringLiteral("current.find()"));
        QTRY_VERIFY(running.eval(QStringLiteral("snackbar.over")).toBool());
        const QRectF beside = say();
        const QQuickItem *close = running.named(QStringLiteral("sheetClose"));
        QVERIFY(close && close->mapRectToScene(QRectF(0, 0, close->width(), close->height())).bottom() < beside.top());
        const QQuickItem *sheet = close;
        while (sheet->parentItem() && !sheet->parentItem()->inherits("QQuickOverlay"))
            sheet = sheet->parentItem();
        const QRectF body = sheet->mapRectToScene(QRectF(0, 0, sheet->width(), sheet->height()));
        QVERIFY2(body.bottom() <= beside.top() && beside.bottom() <= size.height(), "a sheet ends above the message");
        running.eval(QStringLiteral("current.closeInner()"));
        QTRY_VERIFY(!running.eval(QStringLiteral("snackbar.over")).toBool());
        const QRectF after = say();
        QVERIFY(after.bottom() <= footStart() && after.top() > size.height() / 2.0);
        running.eval(QStringLiteral("snackbar.hide()"));
    }
    // Pages whose main button stands at the foot, and one without a foot.
    for (const char *page : {"NewGamePage", "NewCampaignPage", "NewBattlePage", "SettingsPage"})
        for (const QSize size : {QSize(1280, 800), QSize(412, 915)}) {
            running.resize(size);
            running.eval(QStringLiteral("show('%1', {})").arg(QLatin1String(page)));
            running.settle();
            const QRectF message = say();
            QVERIFY2(message.bottom() <= footStart(), page);
            const bool leaves = running.eval(QStringLiteral("current.leavesStrip")).toBool();
            QVERIFY2(leaves == (running.eval(QStringLiteral("current.foot")).toReal() > 0), page);
            QVERIFY2(leaves || running.eval(QStringLiteral("current.height")).toReal() <= message.top(), page);
            running.eval(QStringLiteral("snackbar.hide(); leavePage()"));
            running.settle();
        }
}

/// Where ROLL stood, the result has APPLY: who taps twice loses nothing.
void WholeAppTest::aSecondTapUndoesNothing()
{
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)}) {
        QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.resize({1280, 800});
        QVERIFY(playExample(running) && openCombat(running));
        running.resize(size);
        const auto place = [&](const char *text) {
            const QQuickItem *button = running.button(QString::fromLatin1(text));
            return button == nullptr ? QRectF() : button->mapRectToScene(QRectF(0, 0, button->width(), button->height()));
        };
        const QPointF tapped = place("ROLL").center();
        QVERIFY(running.tap(running.button(QStringLiteral("ROLL"))));
        running.settle();
        QVERIFY(place("APPLY").contains(tapped));
        QVERIFY(!place("Undo").contains(tapped));
    }
}

void WholeAppTest::noData()
{
    QTemporaryDir data;
    QFile file(data.filePath(QStringLiteral("taken")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const Running running(file.fileName());
    QVERIFY(!running.app().fatal().isEmpty());
    QVERIFY(running.button(QStringLiteral("Quit")));
    QVERIFY(!running.named(QStringLiteral("homePage")));
}

/// The second process: plays up to a ruling nobody has applied, tells what it knows, and is killed.
int dieInTheMiddle(const QString &data)
{
    const Running running(data);
    running.resize({1280, 800});
    if (!playExample(running) || !openCombat(running) || !running.tap(running.button(QStringLiteral("ROLL"))) ||
        !running.app().result()->isOpen())
        return 1;
    std::printf("%s\n%s\n", qUtf8Printable(running.app().result()->sentence()), state(running).dump().c_str());
    std::fflush(stdout);
    std::raise(SIGKILL);
    return 1;
}

int main(int argc, char **argv)
{
    optio::prepareSurroundings();
    QGuiApplication program(argc, argv);
    optio::setLook();
    if (qEnvironmentVariableIsSet(childVariable))
        return dieInTheMiddle(qEnvironmentVariable(childVariable));
    WholeAppTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "whole_app_test.moc"
