// SPDX-License-Identifier: GPL-3.0-or-later
// Hands at the board: an act of the rules done through the real window, by dragging with a finger or with the keyboard alone.
#pragma once

#include "tests/app/window.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "rules/board.h"

#include <QtTest>

#include <optional>

namespace optio::test {

class BoardHands {
public:
    enum class Way { drag, keys };

    BoardHands(const Running &running, Way way) : running_(running), way_(way) {}

    BoardModel &board() const { return *running_.app().board(); }
    const GameModel &game() const { return *running_.app().game(); }
    const BoardRules &rules() const { return dynamic_cast<const BoardRules &>(game().game().ruleset()); }

    /// Where an area or a card of the hand is drawn.
    QQuickItem *area(const QString &side, int column) const { return running_.named(QStringLiteral("area_%1%2").arg(side).arg(column)); }
    QQuickItem *areaOf(const QString &unit) const
    {
        const QVariantMap told = board().unit(unit);
        return area(unit.left(1), told["column"].toInt());
    }
    int inHand(const QString &thing) const
    {
        const QList<QVariantMap> &rows = board().hand()->rows();
        for (int i = 0; i < rows.size(); ++i)
            if (rows[i]["thing"] == thing)
                return i;
        return -1;
    }
    QQuickItem *cardOf(const QString &thing) const { return running_.named(QStringLiteral("hand_%1").arg(inHand(thing))); }

    static QPointingDevice *screen()
    {
        static QPointingDevice *device = QTest::createTouchDevice();
        return device;
    }
    /// A finger from the middle of one item to the middle of another, in a few steps. Where the line scrolls by zone and the other is out
    /// of sight, it goes there by the map.
    bool drag(QQuickItem *from, QQuickItem *to) const
    {
        if (!from || !to || !inSight(from))
            return false;
        const std::optional<QPoint> there = onMap(to);
        if (!there)
            return drag(Running::middle(from), Running::middle(to));
        QPoint at = Running::middle(from);
        press(at);
        move(at, *there);
        if (!QTest::qWaitFor([&] { return !onMap(to); }, 2000))
            return false;
        QTest::qWait(20);
        move(at, Running::middle(to));
        release(at);
        return true;
    }
    bool drag(QPoint begin, QPoint end) const
    {
        press(begin);
        move(begin, end);
        release(end);
        return true;
    }
    bool tap(QQuickItem *item) const
    {
        if (!item || !inSight(item))
            return false;
        const QPoint at = Running::middle(item);
        press(at);
        release(at);
        return true;
    }
    bool tap(const QString &name) const
    {
        QQuickItem *item = running_.named(name);
        if (item) {
            QTest::qWait(20); // for the layout
            running_.reveal(item);
        }
        return tap(item);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) const
    {
        QTest::keyClick(running_.window(), key, with);
        QTest::qWait(1);
    }

    /// Does an act; a sentence that says what could not be found, or nothing.
    QString act(const Json &act)
    {
        const QString deed = textAt(act, "act");
        const QString unit = textAt(act, "unit");
        const QString me = board().acting();
        if (deed == QLatin1String("react") || deed == QLatin1String("withdraw") || deed == QLatin1String("bid")) {
            const bool yes = deed == QLatin1String("bid") ? act.value("card", false) : act.value("answer", false);
            return answer(yes);
        }
        if (deed == QLatin1String("next"))
            return press(board().phase() == QLatin1String("shock") && !board().attacks().isEmpty() ? "phaseButton" : "nextButton",
                         Qt::Key_E);
        if (deed == QLatin1String("resolve"))
            return press("nextButton", Qt::Key_R);
        if (deed == QLatin1String("deal"))
            return press("nextButton", Qt::Key_E);
        if (deed == QLatin1String("draw"))
            return press("drawButton", Qt::Key_D);
        if (deed == QLatin1String("play"))
            return lay(unit, area(me, act.value("column", 0)), me, act.value("column", 0));
        if (deed == QLatin1String("move"))
            return lay(unit, area(me, act.value("column", 0)), me, act.value("column", 0));
        if (deed == QLatin1String("caltrop"))
            return lay(QStringLiteral("card:caltrop"), area(other(me), act.value("column", 0)), other(me), act.value("column", 0));
        if (deed == QLatin1String("shoot"))
            return layOn(unit, textAt(act, "target"));
        if (deed == QLatin1String("behind"))
            return lay(unit, area(other(me), board().unit(unit)["column"].toInt()), other(me), board().unit(unit)["column"].toInt());
        if (deed == QLatin1String("reserve"))
            return lay(QStringLiteral("card:reserve"), area(me, 1), me, 1);
        if (deed == QLatin1String("cohesion") && board().unit(unit)["place"] == QLatin1String("field"))
            return layOn(QStringLiteral("card:cohesion"), unit);
        if (deed == QLatin1String("supply"))
            return several(QStringLiteral("card:supply"), act.at("units"));
        if (deed == QLatin1String("attack"))
            return attack(act);
        if (deed == QLatin1String("discard"))
            return discard(textAt(act, "card"));
        if (deed == QLatin1String("retire"))
            return retire(unit);
        return inSecondLine(act);
    }

private:
    void press(QPoint at) const { QTest::touchEvent(running_.window(), screen()).press(0, at, running_.window()); }
    void release(QPoint at) const
    {
        QTest::qWait(1);
        QTest::touchEvent(running_.window(), screen()).release(0, at, running_.window());
        QTest::qWait(5);
    }
    void move(QPoint &at, QPoint to) const
    {
        for (int i = 1; i <= 4; ++i) {
            QTest::qWait(1);
            QTest::touchEvent(running_.window(), screen()).move(0, at + (to - at) * i / 4, running_.window());
        }
        at = to;
    }
    /// The point of the map that stands for an area which is out of sight; none where it is in sight, or nothing scrolls.
    std::optional<QPoint> onMap(QQuickItem *item) const
    {
        QQuickItem *view = running_.named(QStringLiteral("battleLine")), *map = running_.named(QStringLiteral("fieldMap"));
        if (!view || !map || !item->objectName().startsWith(QLatin1String("area_")) ||
            view->mapRectToScene(view->boundingRect()).contains(Running::middle(item)))
            return std::nullopt;
        const double part = map->width() / running_.named(QStringLiteral("boardField"))->height();
        return map->mapToScene({(item->y() + item->height() / 2) * part, map->height() / 2}).toPoint();
    }
    /// Brings an area into sight and waits until it stays there: the odds may come just now, and their panel may grow over it.
    bool inSight(QQuickItem *item) const
    {
        for (int i = 0; i < 10; ++i) {
            if (!show(item))
                return false;
            const QPoint at = Running::middle(item);
            QTest::qWait(20); // for the layout
            if (!onMap(item) && Running::middle(item) == at)
                return true;
        }
        return false;
    }
    /// Brings an area into sight by a tap on the map.
    bool show(QQuickItem *item) const
    {
        const std::optional<QPoint> there = onMap(item);
        if (!there)
            return true;
        press(*there);
        release(*there);
        return QTest::qWaitFor([&] { return !onMap(item); }, 2000);
    }
    static QString other(const QString &side) { return side == QLatin1String("a") ? QStringLiteral("b") : QStringLiteral("a"); }
    QQuickItem *place(const QString &thing) const { return inHand(thing) >= 0 ? cardOf(thing) : areaOf(thing); }

    /// Brings the keyboard to a card of the hand or to an area.
    QString reach(const QString &thing) const
    {
        return inHand(thing) >= 0 ? reachCard(inHand(thing)) : reachArea(thing.left(1), board().unit(thing)["column"].toInt());
    }
    QString reachCard(int index) const
    {
        QQuickItem *hand = running_.named(QStringLiteral("boardHand"));
        for (int i = 0; i < 10 && running_.awaited(QStringLiteral("boardField"))->hasActiveFocus(); ++i)
            key(Qt::Key_Down);
        for (int i = 0; i < 40 && !hand->hasActiveFocus(); ++i)
            key(Qt::Key_Tab);
        if (!hand->hasActiveFocus())
            return QStringLiteral("the keyboard does not reach the hand");
        for (int i = 0; i < 12 && hand->property("at").toInt() != index; ++i)
            key(hand->property("at").toInt() < index ? Qt::Key_Right : Qt::Key_Left);
        return {};
    }
    QString reachArea(const QString &side, int column) const
    {
        QQuickItem *field = running_.named(QStringLiteral("boardField"));
        if (running_.awaited(QStringLiteral("boardHand"))->hasActiveFocus())
            key(Qt::Key_Up);
        for (int i = 0; i < 40 && !field->hasActiveFocus(); ++i)
            key(Qt::Key_Tab);
        if (!field->hasActiveFocus())
            return QStringLiteral("the keyboard does not reach the field");
        const bool rows = field->property("rows").toBool(), turned = field->property("near").toString() == QLatin1String("b");
        const bool far = side != field->property("near").toString();
        if (field->property("atSide").toString() != side)
            key(rows ? (far ? Qt::Key_Left : Qt::Key_Right) : (far ? Qt::Key_Up : Qt::Key_Down));
        for (int i = 0; i < 12 && field->property("atColumn").toInt() != column; ++i) {
            const bool on = (field->property("atColumn").toInt() < column) != turned;
            key(rows ? (on ? Qt::Key_Down : Qt::Key_Up) : (on ? Qt::Key_Right : Qt::Key_Left));
        }
        if (field->property("atColumn").toInt() != column || field->property("atSide").toString() != side)
            return QStringLiteral("the keyboard does not reach area %1%2").arg(side).arg(column);
        return {};
    }

    QString lay(const QString &from, QQuickItem *to, const QString &side, int column) const
    {
        if (way_ == Way::drag)
            return drag(place(from), to) ? QString() : QStringLiteral("there is no %1, or no area %2%3").arg(from, side).arg(column);
        if (const QString fault = reach(from); !fault.isEmpty())
            return fault;
        key(Qt::Key_Space);
        if (const QString fault = reachArea(side, column); !fault.isEmpty())
            return fault;
        key(Qt::Key_Space);
        return agree();
    }
    QString layOn(const QString &from, const QString &unit) const
    {
        const int column = board().unit(unit)["column"].toInt();
        return lay(from, area(unit.left(1), column), unit.left(1), column);
    }
    /// A risk is taken.
    QString agree() const
    {
        if (!board().asking().isEmpty())
            way_ == Way::drag ? static_cast<void>(tap(QStringLiteral("panelYes"))) : key(Qt::Key_Y);
        return {};
    }
    QString touchUnit(const QString &unit) const
    {
        if (way_ == Way::drag)
            return tap(areaOf(unit)) ? QString() : QStringLiteral("there is no unit %1").arg(unit);
        if (const QString fault = reachArea(unit.left(1), board().unit(unit)["column"].toInt()); !fault.isEmpty())
            return fault;
        key(Qt::Key_Space);
        return {};
    }
    QString confirm() const
    {
        if (way_ == Way::drag)
            return tap(QStringLiteral("panelYes")) ? QString() : QStringLiteral("there is nothing to confirm");
        QQuickItem *yes = running_.named(QStringLiteral("panelYes"));
        for (int i = 0; yes && i < 40 && !yes->hasActiveFocus(); ++i)
            key(Qt::Key_Tab);
        if (!yes || !yes->hasActiveFocus())
            return QStringLiteral("the keyboard does not reach the button");
        key(Qt::Key_Return);
        return {};
    }
    QString answer(bool yes) const
    {
        if (board().question().isEmpty())
            return QStringLiteral("nothing is asked");
        if (way_ == Way::keys)
            key(yes ? Qt::Key_Y : Qt::Key_N);
        else if (!tap(yes ? QStringLiteral("panelYes") : QStringLiteral("panelNo")))
            return QStringLiteral("there is no button to answer with");
        return {};
    }
    QString press(const char *button, Qt::Key letter) const
    {
        if (way_ == Way::keys)
            key(letter);
        else if (!tap(QString::fromLatin1(button)))
            return QStringLiteral("there is no button %1").arg(QString::fromLatin1(button));
        return agree();
    }
    QString several(const QString &card, const Json &units) const
    {
        for (std::size_t i = 0; i < units.size(); ++i) {
            const QString unit = qt(units[i].get<std::string>());
            if (const QString fault = i == 0 ? layOn(card, unit) : touchUnit(unit); !fault.isEmpty())
                return fault;
        }
        return confirm();
    }
    QString attack(const Json &act) const
    {
        const Json &mine = act.at("attackers"), &theirs = act.at("defenders");
        const QString first = qt(mine[0].get<std::string>());
        if (const QString fault = layOn(first, qt(theirs[0].get<std::string>())); !fault.isEmpty())
            return fault;
        for (std::size_t i = 1; i < theirs.size(); ++i)
            if (const QString fault = touchUnit(qt(theirs[i].get<std::string>())); !fault.isEmpty())
                return fault;
        if (mine.size() > 1)
            if (const QString fault = touchUnit(qt(mine[1].get<std::string>())); !fault.isEmpty())
                return fault;
        const Json ways = act.value("flank", Json::array());
        for (std::size_t i = 0; i < mine.size(); ++i) {
            const QString unit = qt(mine[i].get<std::string>());
            const QString way = i < ways.size() ? qt(ways[i].get<std::string>()) : QStringLiteral("front");
            const auto chosen = [&] {
                const QVariantList all = board().forming()["ways"].toList();
                for (const QVariant &one : all)
                    if (one.toMap()["unit"] == unit)
                        return one.toMap()["chosen"].toString();
                return QString();
            };
            if (chosen() == way)
                continue;
            if (way_ == Way::keys && mine.size() == 1)
                for (int n = 0; n < 3 && chosen() != way; ++n)
                    key(Qt::Key_F);
            else
                tap(QStringLiteral("way_%1_%2").arg(unit, way));
            if (chosen() != way)
                return QStringLiteral("%1 cannot be made to strike by %2").arg(unit, way);
        }
        if (act.contains("lead") && board().forming()["lead"] != textAt(act, "lead"))
            board().setLead(textAt(act, "lead"));
        return confirm();
    }
    QString discard(const QString &card) const
    {
        const QString thing = inHand(card) >= 0 ? card : QStringLiteral("card:") + card;
        if (way_ == Way::drag)
            return drag(cardOf(thing), running_.named(QStringLiteral("discardPile"))) ? QString() : QStringLiteral("nothing to discard");
        if (const QString fault = reach(thing); !fault.isEmpty())
            return fault;
        key(Qt::Key_Delete);
        return {};
    }
    QString retire(const QString &unit) const
    {
        if (way_ == Way::drag)
            return drag(areaOf(unit), running_.named(QStringLiteral("boardHand"))) ? QString() : QStringLiteral("no unit to retire");
        if (const QString fault = reach(unit); !fault.isEmpty())
            return fault;
        key(Qt::Key_Delete);
        return {};
    }
    /// By a button of the second line's sheet.
    QString inSecondLine(const Json &act) const
    {
        const QString unit = textAt(act, "unit");
        QString label;
        const QVariantList all = board().gesturesOf(unit);
        for (const QVariant &one : all) {
            const QVariantMap gesture = one.toMap();
            const Json laid = rules().lay(game().game().state(),
                                          {{"from", {utf8(gesture["from"].toString())}}, {"to", {utf8(gesture["to"].toString())}}});
            if (laid.at("do") == act)
                label = gesture["label"].toString();
        }
        if (label.isEmpty())
            return QStringLiteral("no gesture means %1").arg(QString::fromStdString(act.dump()));
        if (way_ == Way::keys)
            key(Qt::Key_S);
        else
            tap(QStringLiteral("secondButton"));
        QTest::qWait(200);
        QQuickItem *button = running_.button(label);
        if (!button)
            return QStringLiteral("there is no button \"%1\"").arg(label);
        if (way_ == Way::keys) {
            for (int i = 0; i < 60 && !button->hasActiveFocus(); ++i)
                key(Qt::Key_Tab);
            if (!button->hasActiveFocus())
                return QStringLiteral("the keyboard does not reach \"%1\"").arg(label);
            key(Qt::Key_Return);
        } else {
            running_.reveal(button);
            tap(button);
        }
        QTest::qWait(150);
        return {};
    }

    const Running &running_;
    Way way_;
};

} // namespace optio::test
