// SPDX-License-Identifier: GPL-3.0-or-later
// The app by keyboard alone, as one plays who hears it: nothing is found by the names of the code, only by Tab and by what a screen reader
// would say. One combat of each tabletop rule set and a turn of Hoplites, from Home to the entry in the journal.
#include "tests/app/battle.h"
#include "tests/app/window.h"
#include "tests/suite.h"

#include <QRegularExpression>
#include <QTemporaryDir>

namespace keys_alone_test {

using namespace optio;
using namespace optio::test;

namespace {

/// Somebody who hears what has the keyboard, and presses keys.
class Listener {
public:
    explicit Listener(const Running &running) : running_(running), window_(running.window()) {}

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        running_.rest();
        QTest::keyClick(window_, key, modifiers);
        QTest::qWait(20);
    }
    QQuickItem *focus() const { return window_->activeFocusItem(); }
    /// What is said of the thing that has the keyboard.
    QString name() const { return focus() ? spokenName(focus()) : QString(); }
    /// The names met by Tab from here until the first one comes again, and what is wrong with a stop. At most `most` stops.
    QStringList round(QStringList &faults, int most = 400) const
    {
        QStringList names;
        press(Qt::Key_Tab);
        const QQuickItem *first = focus();
        for (int i = 0; i < most; ++i) {
            QQuickItem *item = focus();
            names.append(name());
            faults += wrong(item);
            press(Qt::Key_Tab);
            if (focus() == first)
                return names;
        }
        faults.append(QStringLiteral("Tab does not come round: ") + names.mid(0, 60).join(u'|'));
        return names;
    }
    /// Tab until something is said that begins so. Says with what it met on the way what was not found.
    bool seek(const QString &begin, int most = 200)
    {
        met.clear();
        for (int i = 0; i < most; ++i) {
            if (focus() && name().startsWith(begin))
                return true;
            press(Qt::Key_Tab);
            met.append(name());
        }
        return false;
    }
    /// A step of a walk (see the rows of the walk): seeks and presses.
    bool go(const QString &step)
    {
        QString words = step;
        int times = 1;
        const bool next = words.endsWith(u'>'), one = words.endsWith(u'+');
        words.remove(u'+');
        words.remove(u'>');
        if (words.contains(u'#')) {
            times = words.section(u'#', 1).toInt();
            words = words.section(u'#', 0, 0);
        }
        for (; times > 0; --times) {
            if (!seek(words))
                return false;
            if (times > 1)
                press(Qt::Key_Tab);
        }
        if (next)
            press(Qt::Key_Tab);
        press(one ? Qt::Key_Right : Qt::Key_Return);
        return true;
    }

    QStringList met;

private:
    QStringList wrong(QQuickItem *item) const
    {
        if (item == nullptr)
            return {QStringLiteral("nothing has the keyboard")};
        QStringList faults;
        const auto fault = [&](const QString &what) { faults.append(describe(item) + QStringLiteral(": ") + what); };
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(item);
        if (face == nullptr || face->role() == QAccessible::NoRole)
            fault(QStringLiteral("is not in the screen reader's tree"));
        else if (face->text(QAccessible::Name).isEmpty())
            fault(QStringLiteral("has no name"));
        QTest::qWait(30);
        const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        if (!QRectF(QPointF(), window_->size()).intersects(place))
            fault(QStringLiteral("has the keyboard out of sight"));
        return faults;
    }

    const Running &running_;
    QQuickWindow *window_;
};

void playTo(const Running &running, const Battle &battle, const std::string &until)
{
    battle.begin(running);
    for (const Battle::Step &step : battle.steps()) {
        if (step.resolver == until)
            return;
        Battle::play(*running.app().game(), step);
    }
}

} // namespace

class KeysAloneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

    void everyStopIsNamedAndInSight_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QSize>("size");
        const std::pair<const char *, const char *> pages[] = {
            {"home", ""},
            {"new game", "show('NewGamePage', {})"},
            {"armies", "show('ArmiesPage', {})"},
            {"settings", "show('SettingsPage', {})"},
            {"rules", "show('RulesPage', {})"},
            {"odds", "show('OddsPage', {})"},
            {"mail", "show('MailPage', {})"},
            {"about", "show('AboutPage', {})"},
            {"campaigns", "show('CampaignsPage', {})"},
            {"club", "show('ClubPage', {})"},
            {"new event", "show('NewEventPage', {})"},
            {"event", "App.club.create({name: 'One'}); App.club.addPlayers('A\\nB\\nC'); App.club.act('draw', {}); show('EventPage', {})"},
            {"game", "App.games.create('dbm', 'dbm/alexandrian-macedonian', 'dbm/later-achaemenid-persian'); show('GamePage', {})"},
            {"Hoplites, the set-up", "show('NewBattlePage', {})"},
            {"army", "App.editor.open('dbm/gallic'); show('ArmyEditorPage', {})"},
        };
        for (const auto &[name, script] : pages)
            for (const QSize size : {QSize(1280, 800), QSize(412, 915)})
                QTest::addRow("%s %d", name, size.width()) << QString::fromUtf8(script) << size;
    }
    void everyStopIsNamedAndInSight()
    {
        QFETCH(QString, script);
        QFETCH(QSize, size);
        QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.resize(size);
        if (!script.isEmpty())
            running.eval(script);
        running.rest();
        running.settle();
        Listener listener(running);
        QStringList faults;
        const QStringList names = listener.round(faults);

        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// A control: a stop whose name is taken away is found.
    void aNamelessStopIsFound()
    {
        QTemporaryDir data;
        const Running running(data.path());
        running.settle();
        QVERIFY(running.awaited(QStringLiteral("armiesButton"))->setProperty("text", QString()));
        QStringList faults;
        Listener(running).round(faults);
        QCOMPARE(faults.size(), 1);
        QVERIFY2(faults.constFirst().endsWith(QStringLiteral("has no name")), qPrintable(faults.constFirst()));
    }

    /// Steps: what is said of a thing, which is then pressed; "#2" the second that is said so, ">" the one after it, "+" one more of it.
    void aCombatOfEachRuleSet_data()
    {
        QTest::addColumn<QString>("battle");
        QTest::addColumn<QString>("until");
        QTest::addColumn<QStringList>("steps");
        const QStringList roll{"ROLL", "APPLY"};
        QTest::newRow("dbm") << QString() << QString()
                             << QStringList{"New game", "DBM", "Begin", "All other rulings", "Close combat", "Attacker>", "Defender>"} +
                                    roll;
        QTest::newRow("dba") << QString() << QString()
                             << QStringList{"New game", "DBA", "Begin", "All other rulings", "Close combat#2", "Attacker>", "Defender>"} +
                                    roll;
        QTest::newRow("punic") << QStringLiteral("punic-battle") << QStringLiteral("combat")
                               << QStringList{"Continue", "Combat", "Legio I+", "Levy+"} + roll;
        QTest::newRow("tropaion") << QStringLiteral("tropaion-battle") << QStringLiteral("fight")
                                  << QStringList{"Continue", "Combat", "Cohort 1"} + roll; // there is but one to fight
        QTest::newRow("ancients") << QStringLiteral("ancients-battle") << QStringLiteral("attack")
                                  << QStringList{"Continue",         "Close combat", "Heavy warband 1+",
                                                 "Heavy warband 2+", "Defender>",    "RESOLVE"};
    }
    void aCombatOfEachRuleSet()
    {
        QFETCH(QString, battle);
        QFETCH(QString, until);
        QFETCH(QStringList, steps);
        QTemporaryDir data;
        int before = 0;
        if (!battle.isEmpty()) {
            const Running prepared(data.path());
            playTo(prepared, Battle(battle.section(u'-', 0, 0).toStdString(), battle.toStdString()), until.toStdString());
            before = prepared.app().game()->game().length();
        }
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.resize({1280, 800});
        running.settle();
        Listener listener(running);
        if (!battle.isEmpty()) {
            listener.press(Qt::Key_Escape);
            QVERIFY2(listener.name().startsWith(QStringLiteral("Continue")),
                     qPrintable(listener.name())); // what one goes on with has the keyboard
        }
        QStringList faults;
        for (const QString &step : steps) {
            QVERIFY2(listener.go(step),
                     qPrintable(step + QStringLiteral(" is not met: ") + listener.met.mid(0, 60).join(QStringLiteral(" | "))));
            running.rest();
            running.settle();
        }
        // The newest line of the journal is this combat, and each of its stops is named.
        const int length = running.app().game()->game().length();
        QVERIFY(length > before);
        QVERIFY(listener.go(QStringLiteral("Journal")));
        running.settle();
        const QStringList names = listener.round(faults);
        const auto newest = [&](const QString &name) { return name.startsWith(QStringLiteral("%1, ").arg(length)); };
        QVERIFY2(std::any_of(names.begin(), names.end(), newest), qPrintable(names.join(QStringLiteral(" | "))));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
    void aTurnOfHoplites()
    {
        QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.resize({1280, 800});
        running.settle();
        Listener listener(running);
        for (const char *step : {"New game", "Hoplites", "Start the battle"}) {
            QVERIFY2(listener.go(QString::fromUtf8(step)), step);
            running.rest();
            running.settle();
        }
        QStringList faults;
        QVERIFY(listener.go(QStringLiteral("Deal")));
        running.settle();
        BoardModel &board = *running.app().board();
        QTRY_VERIFY_WITH_TIMEOUT(board.mine(), 30000); // the computer may begin
        running.settle();
        QVERIFY(listener.seek(QStringLiteral("Hand, card 1 of ")));
        QStringList heard;
        for (int i = 0; i < 3; ++i) {
            heard.append(listener.name());
            listener.press(Qt::Key_Right);
        }
        QCOMPARE(QSet<QString>(heard.begin(), heard.end()).size(), heard.size());
        listener.press(Qt::Key_Space);
        QVERIFY2(listener.name().endsWith(QStringLiteral("picked up")), qPrintable(listener.name()));
        listener.round(faults);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        const int before = running.app().board()->hand()->count();
        QVERIFY(listener.seek(QStringLiteral("Field")));
        for (int i = 0; i < 3; ++i)
            listener.press(Qt::Key_Right);
        QVERIFY2(listener.name().endsWith(QStringLiteral("may be laid here")), qPrintable(listener.name()));
        listener.press(Qt::Key_Space);
        QCOMPARE(running.app().board()->hand()->count(), before - 1);
        QVERIFY2(!listener.name().contains(QStringLiteral("empty")), qPrintable(listener.name()));

        // Phase by phase to the end of the turn, and the computer's, until it is one's own again.
        const auto turnOf = [&] { return board.battle()[QStringLiteral("round")].toInt(); };
        const int round = turnOf();
        for (int i = 0; i < 30 && !(turnOf() > round && board.mine()); ++i) {
            if (board.mine())
                listener.press(listener.name() == QStringLiteral("Yes") ? Qt::Key_Return
                                                                        : Qt::Key_E); // asked whether to end without a card
            static_cast<void>(QTest::qWaitFor([&] { return board.mine(); }, 20000));
            running.rest();
        }
        QVERIFY2(turnOf() > round && board.mine(), "the turn comes round");
        QVERIFY(listener.go(QStringLiteral("Journal")));
        running.settle();
        const QStringList names = listener.round(faults);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        const QStringList entries = names.filter(QRegularExpression(QStringLiteral("^[0-9]+, .")));
        QVERIFY2(!entries.isEmpty(), qPrintable(names.join(QStringLiteral(" | "))));
    }
};

OPTIO_TEST(KeysAloneTest)

} // namespace keys_alone_test

#include "keys_alone_test.moc"
