// SPDX-License-Identifier: GPL-3.0-or-later
// Every badge, mark, pool, phase chip and the weather of the rule sets for the table answers a tap with a sentence and its rule, in the
// ready-made battles some acts on; and a tap beside them, or once somebody is chosen, is the unit's.
#include "tests/app/faults.h"
#include "tests/deep.h"
#include "tests/soak/random_game.h"
#include "tests/suite.h"

#include "app/engine.h"

#include <QRegularExpression>
#include <QTemporaryDir>

#include <set>

namespace badges_answer_test {

using namespace optio;
using namespace optio::test;

namespace {

/// What badges that differ by their figures and names have in common.
QString kindOf(QString word)
{
    return word.replace(QRegularExpression(QStringLiteral("[0-9½]+")), QStringLiteral("#"))
        .replace(QRegularExpression(QStringLiteral("^(with|pursues|charges|conforms to|makes) .*")), QStringLiteral("\\1 *"));
}

Json armyOf(const Ruleset &ruleset, const std::string &id)
{
    for (const Json &one : ruleset.armies())
        if (one.at("id") == id)
            return one;
    throw Error("no army " + id);
}

QString textOf(const QQuickItem *sheet)
{
    QString text;
    const QList<QQuickItem *> children = sheet->childItems();
    for (const QQuickItem *child : children) {
        if (child->inherits("QQuickText"))
            text += child->property("text").toString() + u'\n';
        text += textOf(child);
    }
    return text;
}

} // namespace

class BadgesAnswerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void everyBadge_data();
    void everyBadge();
    void theUnitsOwnTap();

private:
    QQuickItem *nextOf(const Running &running, QString &word);
    void tapAll(const Running &running, QStringList &faults);
    void ask(const Running &running, QQuickItem *item, const QString &word, QStringList &faults);

    std::set<QString> asked_;
};

void BadgesAnswerTest::everyBadge_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const char *ruleset : {"dbm", "dba", "tropaion", "punic", "ancients"})
        QTest::newRow(ruleset) << QString::fromLatin1(ruleset);
}

/// Taps what stands there and looks at the answer.
void BadgesAnswerTest::ask(const Running &running, QQuickItem *item, const QString &word, QStringList &faults)
{
    running.tap(item);
    QQuickItem *sheet = running.named(QStringLiteral("ruleSheet"));
    if (sheet == nullptr) {
        faults.append(word + QStringLiteral(": no answer"));
        return;
    }
    const QString answer = textOf(sheet);
    if (!answer.contains(u'.') || !answer.contains(QRegularExpression(QStringLiteral("[A-Z]{3}-[0-9]{3}"))))
        faults.append(word + QStringLiteral(": no sentence with its rule: ") + answer);
    QTest::keyClick(running.window(), Qt::Key_Escape);
    if (running.named(QStringLiteral("ruleSheet")) != nullptr)
        faults.append(word + QStringLiteral(": the answer does not close"));
}

/// The first in sight of a kind that was not asked yet; null when there is none.
QQuickItem *BadgesAnswerTest::nextOf(const Running &running, QString &word)
{
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items) {
        const bool mark = item->objectName() == QLatin1String("mark"), pool = item->objectName().startsWith(QLatin1String("pool_"));
        const bool chip = item->property("asked").toBool() && item->property("tone").isValid();
        if (item->width() <= 0 || (!mark && !chip && !pool) || !sight(item, running.window()).contains(Running::middle(item)))
            continue;
        word = pool ? QStringLiteral("pool") : item->property(mark ? "word" : "text").toString();
        // Plain words about a unit's kind need no telling; a tap on them is the unit's.
        if (mark && running.app().reference()->explain(running.app().game()->rulesetId(), {word}).isEmpty() &&
            item->property("modelData").toMap()["kind"].toBool())
            continue;
        if (asked_.insert(kindOf(word)).second)
            return item;
    }
    return nullptr;
}

/// Each kind of mark once, from the top of both lists to their ends.
void BadgesAnswerTest::tapAll(const Running &running, QStringList &faults)
{
    QQuickItem *a = running.named(QStringLiteral("units_a")), *b = running.named(QStringLiteral("units_b"));
    QVERIFY(a != nullptr && b != nullptr);
    const auto end = [](QQuickItem *list) { return list->property("atYEnd").toBool(); };
    for (QQuickItem *list : {a, b})
        QMetaObject::invokeMethod(list, "positionViewAtBeginning");
    bool more = true;
    for (int page = 0; more && page < 8; ++page) {
        running.settle();
        // Rows that were not made yet had been taken for higher than they are: where the list ends before its view, a touch would move it.
        for (QQuickItem *list : {a, b})
            QMetaObject::invokeMethod(list, "returnToBounds");
        running.settle();
        QStringList rows;
        const QList<QQuickItem *> items = running.items();
        for (const QQuickItem *item : items)
            if (item->objectName().startsWith(QLatin1String("unit_")))
                rows.append(item->objectName());
        if (rows.removeDuplicates() > 0) // a row that the list keeps for later
            faults.append(QStringLiteral("a unit stands twice in its list"));
        QString word;
        while (QQuickItem *next = nextOf(running, word))
            ask(running, next, word, faults);
        more = false;
        for (QQuickItem *list : {a, b})
            if (!end(list)) {
                const qreal last = list->property("originY").toReal() + list->property("contentHeight").toReal() - list->height();
                list->setProperty("contentY", qMin(last, list->property("contentY").toReal() + list->height() * 0.8));
                more = true;
            }
    }
}

void BadgesAnswerTest::everyBadge()
{
    QFETCH(QString, ruleset);
    const Registry registry(rulesets());
    const Ruleset &rules = registry.at(utf8(ruleset));
    std::vector<ReadyBattle> battles = rules.battles();
    QVERIFY(battles.size() >= 3);
    if (!deep())
        battles.resize(3);
    const QTemporaryDir data;
    QStringList ids;
    {
        Store store(data.path().toStdString());
        std::uint64_t seed = 10;
        for (const ReadyBattle &battle : battles)
            for (const int acts : {1, 40, 120}) {
                const GameSetup setup{armyOf(rules, battle.a), armyOf(rules, battle.b), Json::object(), gameKeyFromSeed(++seed),
                                      randomly::noon};
                randomly::RandomGame played(rules, setup, seed);
                for (int act = 0; act < acts && played.step(); ++act) {
                }
                ids.append(QString::fromStdString(store.importGame(rules, played.entries, battle.name, randomly::noon)));
            }
    }
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize({1280, 800});
    GameModel &game = *running.app().game();
    QStringList faults;
    asked_.clear();
    for (const QString &id : std::as_const(ids)) {
        QVERIFY(running.app().games()->open(id));
        if (id == ids.constFirst())
            running.eval(QStringLiteral("show('GamePage', {})"));
        if (running.app().result()->isOpen())
            running.app().result()->accept();
        game.clearSelection();
        running.settle();
        tapAll(running, faults);
        // Phase chips: what a phase is for, and its rule.
        const QVariantList phases = game.phases();
        for (const QVariant &one : phases) {
            const QString phase = one.toMap()["id"].toString();
            if (!asked_.insert(QStringLiteral("phase ") + phase).second)
                continue;
            const QVariantMap told = game.phase(phase);
            if (told["rule"].toString().isEmpty() || !told["text"].toString().contains(u'.'))
                faults.append(phase + QStringLiteral(": a phase without a sentence and its rule"));
            if (QQuickItem *chip = running.named(QStringLiteral("phase_") + phase); chip != nullptr && chip->isEnabled()) {
                QVERIFY(running.tap(chip));
                running.settle();
                if (!running.named(QStringLiteral("phaseRow_") + phase))
                    faults.append(phase + QStringLiteral(": the chip does not answer"));
                QTest::keyClick(running.window(), Qt::Key_Escape);
                running.settle();
            }
        }
        QQuickItem *sky = running.named(QStringLiteral("subtitle"));
        if (sky != nullptr && sky->property("activeFocusOnTab").toBool() &&
            asked_.insert(QStringLiteral("weather ") + game.weather()).second)
            ask(running, sky, game.weather(), faults);
    }
    qInfo("%s: %zu kinds of marks asked", qPrintable(ruleset), asked_.size());
    QVERIFY(asked_.size() > 8);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

/// A tap on a row beside its marks is the unit's, and with somebody chosen the marks are too; H and a screen reader ask as well.
void BadgesAnswerTest::theUnitsOwnTap()
{
    const Registry registry(rulesets());
    const Ruleset &rules = registry.at("punic");
    const QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    const std::vector<ReadyBattle> battles = rules.battles();
    running.app().games()->begin(
        rules, {armyOf(rules, battles[0].a), armyOf(rules, battles[0].b), Json::object(), gameKeyFromSeed(5), randomly::noon},
        Json::object());
    running.eval(QStringLiteral("show('GamePage', {})"));
    GameModel &game = *running.app().game();
    const auto markOf = [&](const QString &unit) -> QQuickItem * {
        const QQuickItem *row = running.named(QStringLiteral("unit_") + unit);
        const QList<QQuickItem *> items = running.items();
        for (QQuickItem *item : items)
            if (row != nullptr && row->isAncestorOf(item) && item->objectName() == QLatin1String("mark") && item->width() > 0 &&
                !item->property("modelData").toMap()["kind"].toBool())
                return item;
        return nullptr;
    };
    QString marked, other;
    for (const SideView &side : game.view().seen.sides)
        for (const GroupView &group : side.groups)
            for (const UnitView &unit : group.units)
                if (QQuickItem *row = running.named(QStringLiteral("unit_") + qt(unit.id));
                    row != nullptr && markOf(qt(unit.id)) != nullptr)
                    (side.id == "a" ? marked : other) = (side.id == "a" ? marked : other).isEmpty() ? qt(unit.id)
                                                        : side.id == "a"                            ? marked
                                                                                                    : other;
    QVERIFY2(!marked.isEmpty() && !other.isEmpty(), "no marked units in sight");
    for (const QSize size : {QSize(1280, 800), QSize(412, 915)}) {
        running.resize(size);
        QQuickItem *mark = markOf(marked);
        QVERIFY(mark != nullptr);
        QVERIFY(running.tap(mark));
        QVERIFY(running.named(QStringLiteral("ruleSheet")));
        QVERIFY(game.picked().isEmpty());
        QTest::keyClick(running.window(), Qt::Key_Escape);
        QVERIFY(running.tap(QStringLiteral("unit_") + marked)); // in its middle
        QCOMPARE(game.picked(), QStringList{marked});
        QVERIFY(!running.named(QStringLiteral("ruleSheet")));
        // Now a mark is part of its row: the next tap is never taken for a question.
        QVERIFY(running.tap(markOf(marked)));
        QVERIFY(!running.named(QStringLiteral("ruleSheet")));
        QCOMPARE(game.picked(), QStringList());
    }
    running.resize({1280, 800});
    QVERIFY(running.tap(QStringLiteral("unit_") + marked));
    QVERIFY(running.tap(markOf(other)));
    QVERIFY(!running.named(QStringLiteral("ruleSheet")));
    QVERIFY(game.picked().contains(other) || running.app().resolver()->isOpen());
    running.app().resolver()->close();
    game.clearSelection();
    // The keyboard: H asks about all that stands in the row.
    QQuickItem *list = running.named(QStringLiteral("units_a"));
    QVERIFY(list != nullptr);
    list->forceActiveFocus(Qt::TabFocusReason);
    list->setProperty("currentIndex", 1);
    QTest::keyClick(running.window(), Qt::Key_H);
    QVERIFY(running.named(QStringLiteral("ruleSheet")));
    QTest::keyClick(running.window(), Qt::Key_Escape);
    // A screen reader.
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(markOf(marked));
    QVERIFY(face != nullptr && face->role() == QAccessible::Button && face->actionInterface() != nullptr);
    face->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(running.named(QStringLiteral("ruleSheet")));
}

OPTIO_TEST(BadgesAnswerTest)

} // namespace badges_answer_test

#include "badges_answer_test.moc"
