// SPDX-License-Identifier: GPL-3.0-or-later
// How many taps the commonest things take, counted by driving the real window and printed; more than allowed fails.
#include "tests/app/window.h"

#include "app/engine.h"
#include "app/json_qt.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace taps_test {

using namespace optio;
using namespace optio::test;

namespace {

/// A finger that counts.
class Finger {
public:
    explicit Finger(const Running &running) : running_(running) {}

    bool tap(QQuickItem *item, const QString &what)
    {
        // Other processes may be busy: what is wanted may come a moment later.
        const bool done = item != nullptr && running_.tap(item);
        ++taps;
        path.append(done ? what : what + QStringLiteral(" (missing)"));
        return done;
    }
    bool tap(const QString &name) { return tap(running_.named(name), name); }
    bool press(const QString &text) { return tap(running_.button(text), text); }
    QString told(const char *what, int most) const
    {
        return QStringLiteral("%1: %2 taps of %3: %4")
            .arg(QString::fromUtf8(what))
            .arg(taps)
            .arg(most)
            .arg(path.join(QStringLiteral(", ")));
    }

    int taps = 0;
    QStringList path;

private:
    const Running &running_;
};

/// The first unit of a side of which `fits` holds.
QString unitOf(const Running &running, const QString &side, const std::function<bool(const QString &label)> &fits = {})
{
    const QVariantList sides = running.app().game()->sides();
    for (const QVariant &one : sides)
        if (one.toMap()["id"] == side)
            for (const QVariant &group : one.toMap()["groups"].toList())
                for (const QVariant &unit : group.toMap()["units"].toList())
                    if (!fits || fits(unit.toMap()["label"].toString()))
                        return unit.toMap()["id"].toString();
    return {};
}

void begin(const Running &running, const char *ruleset, const char *a, const char *b, const QString &dice = QStringLiteral("app"))
{
    running.app().prefs()->setReducedMotion(true);
    running.app().prefs()->setDice(dice);
    running.resize({1280, 800});
    QVERIFY(running.app().games()->create(ruleset, a, b));
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.rest();
    running.settle();
}

/// Ends the phases of a bound up to one, whatever is asked on the way.
void goTo(const Running &running, const QString &phase)
{
    GameModel &game = *running.app().game();
    for (int i = 0; i < 12; ++i) {
        for (const QVariant &one : game.phases())
            if (one.toMap()["state"] == QLatin1String("now") && one.toMap()["id"] == phase) {
                running.settle();
                return;
            }
        for (const QVariant &act : game.acts())
            if (act.toMap()["next"].toBool()) {
                game.act(act.toMap()["resolver"].toString());
                break;
            }
        if (running.app().resolver()->isOpen()) {
            for (int die = 0; die < running.app().resolver()->dice().size(); ++die)
                running.app().resolver()->setDie(die, 4);
            running.app().resolver()->roll();
        }
        if (running.app().result()->isOpen())
            running.app().result()->accept();
    }
    QFAIL("the phase does not come");
}

#define WITHIN(finger, what, most)                                                                                                         \
    qInfo().noquote() << (finger).told(what, most);                                                                                        \
    QVERIFY2((finger).taps <= (most), qPrintable((finger).told(what, most)))

} // namespace

class TapsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void combat();
    void combatTyped();
    void move();
    void weather();
    void factor();
};

namespace {
constexpr const char *roman = "dbm/mid-republican-roman", *punic = "dbm/later-carthaginian";
}

void TapsTest::combat()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running, "dbm", roman, punic);
    goTo(running, QStringLiteral("combat"));
    const int length = running.app().game()->game().length();
    Finger finger(running);
    QVERIFY(finger.tap(QStringLiteral("unit_") + unitOf(running, QStringLiteral("a"))));
    QVERIFY(finger.tap(QStringLiteral("unit_") + unitOf(running, QStringLiteral("b"))));
    QTRY_VERIFY(running.app().resolver()->isOpen());
    running.settle();
    QVERIFY(finger.press(QStringLiteral("ROLL")));
    QTRY_VERIFY(running.app().result()->isOpen());
    running.settle();
    QVERIFY(finger.press(QStringLiteral("APPLY")));
    QCOMPARE(running.app().game()->game().length(), length + 1);
    QVERIFY(!running.app().result()->isOpen());
    WITHIN(finger, "DBM combat", 4);
}

void TapsTest::combatTyped()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running, "dbm", roman, punic, QStringLiteral("typed"));
    goTo(running, QStringLiteral("combat"));
    const int length = running.app().game()->game().length();
    Finger finger(running);
    QVERIFY(finger.tap(QStringLiteral("unit_") + unitOf(running, QStringLiteral("a"))));
    QVERIFY(finger.tap(QStringLiteral("unit_") + unitOf(running, QStringLiteral("b"))));
    QTRY_VERIFY(running.app().resolver()->isOpen());
    running.settle();
    QVERIFY(!running.button(QStringLiteral("ROLL"))); // the players roll
    QVERIFY(finger.press(QStringLiteral("5")));
    running.settle();
    QVERIFY(finger.press(QStringLiteral("2")));
    running.settle();
    QVERIFY(finger.press(QStringLiteral("RESOLVE")));
    QTRY_VERIFY(running.app().result()->isOpen());
    running.settle();
    QVERIFY(finger.press(QStringLiteral("APPLY")));
    QCOMPARE(running.app().game()->game().length(), length + 1);
    WITHIN(finger, "DBM combat with typed dice", 6);
}

void TapsTest::move()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running, "dbm", roman, punic);
    goTo(running, QStringLiteral("moves"));
    const int length = running.app().game()->game().length();
    Finger finger(running);
    QVERIFY(finger.tap(QStringLiteral("unit_") + unitOf(running, running.app().game()->active())));
    QVERIFY(finger.tap(QStringLiteral("resolver_move")));
    QTRY_VERIFY(running.app().resolver()->isOpen());
    running.settle();
    QVERIFY(finger.tap(QStringLiteral("rollButton")));
    QTRY_COMPARE(running.app().game()->game().length(), length + 1);
    QVERIFY(!running.app().result()->isOpen());
    WITHIN(finger, "DBM move", 3);
}

void TapsTest::weather()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running, "dbm", roman, punic);
    const QString before = running.app().game()->weather();
    Finger finger(running);
    QVERIFY(finger.tap(QStringLiteral("weatherButton")));
    QTRY_VERIFY(running.app().resolver()->isOpen());
    running.settle();
    const QVariantList choices = running.app().resolver()->questions()->get(0)["choices"].toList();
    const QString last = choices.constLast().toMap()["value"].toString();
    QVERIFY(finger.tap(QStringLiteral("choice_") + last));
    QTRY_VERIFY(running.app().game()->weather() != before);
    QVERIFY(!running.app().resolver()->isOpen() && !running.app().result()->isOpen());
    WITHIN(finger, "Weather", 2);
}

/// "What does a Bd (S) count against mounted in rough?"
void TapsTest::factor()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running, "dbm", "dbm/early-imperial-roman", punic);
    goTo(running, QStringLiteral("combat"));
    const QString blades =
        unitOf(running, QStringLiteral("a"), [](const QString &label) { return label.startsWith(QLatin1String("Blade")); });
    const QString horse = unitOf(running, QStringLiteral("b"), [](const QString &label) {
        return label.startsWith(QLatin1String("Cavalry")) || label.startsWith(QLatin1String("Light horse"));
    });
    QVERIFY(!blades.isEmpty() && !horse.isEmpty());
    Finger finger(running);
    QVERIFY(finger.tap(QStringLiteral("unit_") + blades));
    QVERIFY(finger.tap(QStringLiteral("unit_") + horse));
    QTRY_VERIFY(running.app().resolver()->isOpen());
    running.settle();
    const auto score = [&](int side) { return running.app().resolver()->contestants().value(side).toMap()["score"].toString(); };
    QVERIFY(!score(0).isEmpty());
    RowsModel *questions = running.app().resolver()->questions();
    QQuickItem *rough = nullptr;
    for (int row = 0; row < questions->count() && rough == nullptr; ++row)
        if (const QString label = questions->get(row)["label"].toString();
            label.contains(QLatin1String("ough"), Qt::CaseInsensitive) || label.contains(QLatin1String("going"), Qt::CaseInsensitive))
            rough = running.button(label);
    if (rough == nullptr)
        for (QQuickItem *item : running.items())
            if (item->inherits("QQuickAbstractButton") && item->property("text").toString().contains(QLatin1String("ough")))
                rough = item;
    QStringList labels;
    for (int row = 0; row < questions->count(); ++row)
        labels.append(questions->get(row)["label"].toString());
    QVERIFY2(rough, qPrintable(labels.join(u'|')));
    const QString before = score(0) + score(1);
    QVERIFY(finger.tap(rough, rough->property("text").toString()));
    running.settle();
    QVERIFY2(score(0) + score(1) != before, qPrintable(before));
    WITHIN(finger, "Bd against mounted in rough", 3);
}

OPTIO_TEST(TapsTest)

} // namespace taps_test

#include "taps_test.moc"
