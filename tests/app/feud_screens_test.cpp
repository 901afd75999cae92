// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest whole rule set (tests/rules/feud) on every screen that a rule set has: no warning, no fault, and a game played on after its
// store was closed.
#include "tests/app/pictures.h"
#include "tests/rules/feud/feud.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace feud_screens_test {

using namespace optio::test;

class FeudScreensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }
    void screens_data() { pictureRows(); }
    void screens();

private:
    std::unique_ptr<optio::AppModel> opened(const QTemporaryDir &data) const
    {
        return std::make_unique<optio::AppModel>(std::vector<const optio::Ruleset *>{rules_.get()},
                                                 std::make_unique<optio::Store>(data.path().toStdString()));
    }

    std::unique_ptr<optio::Ruleset> rules_;
};

void FeudScreensTest::initTestCase()
{
    optio::setLook();
    listenForComplaints();
    rules_ = optio::feud::ruleset(qEnvironmentVariable("OPTIO_TESTS").toStdString() + "/rules/feud/figures");
}

void FeudScreensTest::screens()
{
    QTemporaryDir data;
    QStringList faults;
    QString id;
    {
        const Running running(opened(data));
        QVERIFY2(running.window(), "the window could not be made");
        Pictures pictures(running, QStringLiteral("feud"));
        running.eval(QStringLiteral("show('NewGamePage', {})"));
        pictures.take(QStringLiteral("new-game"));
        running.eval(QStringLiteral("leavePage()"));
        QVERIFY(running.app().games()->create(QStringLiteral("feud"), QStringLiteral("feud/red"), QStringLiteral("feud/blue"), {}));
        id = running.app().game()->id();
        running.eval(QStringLiteral("show('GamePage', {})"));
        running.app().handOver()->handTo(QStringLiteral("a"));
        pictures.take(QStringLiteral("curtain"));
        running.app().handOver()->take();
        QVERIFY(running.click(QStringLiteral("private_oath")));
        running.app().resolver()->setAnswer(QStringLiteral("foe"), QStringLiteral("b1.2"));
        pictures.take(QStringLiteral("oath"));
        running.app().resolver()->roll();
        running.app().handOver()->done();
        running.eval(QStringLiteral("snackbar.hide()"));
        running.app().game()->select(QStringLiteral("a1.1"));
        running.app().game()->select(QStringLiteral("b1.1"));
        pictures.take(QStringLiteral("game"));
        running.app().game()->choose(QStringLiteral("fight"));
        running.app().resolver()->setAnswer(QStringLiteral("hill"), QStringLiteral("a"));
        pictures.take(QStringLiteral("fight"));
        running.app().resolver()->setDie(0, 5);
        running.app().resolver()->setDie(1, 2);
        running.app().resolver()->roll();
        pictures.take(QStringLiteral("result"));
        running.app().result()->accept();
        faults += pictures.faults;
    }
    { // the next evening
        const Running running(opened(data));
        Pictures pictures(running, QStringLiteral("feud"));
        QVERIFY(running.app().games()->open(id));
        running.eval(QStringLiteral("show('GamePage', {})"));
        running.eval(QStringLiteral("current.find()"));
        pictures.take(QStringLiteral("journal"));
        QVERIFY(!running.app().game()->report().contains(QStringLiteral("Blue two"))); // FEU-3: the oath is not told
        running.eval(QStringLiteral("current.ask(false)"));
        pictures.take(QStringLiteral("correct"));
        running.eval(QStringLiteral("current.closeInner()"));
        running.app().game()->undo();
        running.eval(QStringLiteral("leavePage(); show('RulesPage', {})"));
        pictures.take(QStringLiteral("rules"));
        running.eval(QStringLiteral("leavePage()"));
        const QString army = running.app().library()->duplicate(QStringLiteral("feud/red"));
        running.eval(QStringLiteral("show('ArmyEditorPage', {army: '%1'})").arg(army));
        running.eval(QStringLiteral("current.pick(0, 0)"));
        pictures.take(QStringLiteral("editor"));
        faults += pictures.faults;
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

OPTIO_TEST(FeudScreensTest)

} // namespace feud_screens_test

#include "feud_screens_test.moc"
