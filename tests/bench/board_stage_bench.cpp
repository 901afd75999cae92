// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame of a staged turn costs the software renderer at 1280x800: an attack told picture by picture over a field of 18 cards, of
// which each comes from elsewhere at the same time; beside it a plain scene of 18 cards that move as far, in one run and in turn. Processor
// time of all that is done from one frame to the next.
#include "app/board/stage.h"
#include "tests/app/board/board_battles.h"
#include "tests/bench/worked.h"

#include <QEventLoop>
#include <QQmlComponent>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

using namespace optio;
using namespace optio::test;

namespace {

constexpr int rounds = 12, motion = 250;

/// Begins something, and adds what each frame took until `time` is over: all the work since the frame before it.
void frames(QQuickWindow *window, int time, std::vector<double> &took, const std::function<void()> &begin)
{
    QEventLoop loop;
    double last = worked();
    QObject::connect(window, &QQuickWindow::frameSwapped, &loop, [&] {
        const double now = worked();
        took.push_back(now - last);
        last = now;
    });
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    begin();
    loop.exec();
}

double tell(const char *what, std::vector<double> &all)
{
    if (all.empty())
        return 0;
    std::sort(all.begin(), all.end());
    const double late = all[all.size() * 99 / 100];
    std::printf("%-30s %5zu frames   median %6.2f   99 %% %6.2f   most %6.2f ms\n", what, all.size(), all[all.size() / 2], late,
                all.back());
    return late;
}

/// 18 plain cards that move as those of the board do.
constexpr const char *plainCards = R"(import QtQuick
Item {
    id: scene
    anchors.fill: parent
    property real at: 1
    property var restart: function() { motion.restart() }
    NumberAnimation { id: motion; target: scene; property: "at"; from: 0; to: 1; duration: 250 }
    Rectangle { anchors.fill: parent; color: "#F4E9D8" }
    Repeater {
        model: 18
        Rectangle {
            id: card
            required property int index
            x: 16 + (index % 9) * 138
            y: (index < 9 ? 176 : 374) + 300 * (1 - scene.at) * (index < 9 ? -1 : 1)
            width: 130
            height: 150
            radius: 12
            color: "#FFF9EF"
            border.color: "#DCCDB4"
            Text { x: 8; y: 8; text: "LG-HA"; font.pixelSize: 14 }
            Rectangle { x: 8; y: 30; width: 114; height: 50; radius: 6; color: "#D3E3EC" }
            Text { x: 8; y: 84; text: "Hastati " + card.index; font.pixelSize: 14 }
            Text { x: 8; y: 118; text: "7"; font.pixelSize: 24 }
        }
    }
})";

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication application(argc, argv);
    QTemporaryDir data;
    const QString id = boardtest::stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setPause(0);
    app.prefs()->setReducedMotion(true);
    running.resize(QSize(1280, 800));
    boardtest::open(running, id);
    BoardModel &board = *app.board();
    QQuickWindow *window = running.window();
    (void)boardtest::playUntil(running, [&] { return board.mine() && board.battle()["round"].toInt() > 8 && board.question().isEmpty(); });
    app.prefs()->setReducedMotion(false);
    running.settle();

    // Every area gets a card that comes from elsewhere, and an attack is told over them.
    StagedAct act;
    act.n = 1;
    act.side = QStringLiteral("a");
    QList<QVariantMap> areas = board.areas()->rows();
    QVariantMap some;
    for (const QVariantMap &area : std::as_const(areas))
        if (!area["unit"].toMap().isEmpty())
            some = area["unit"].toMap();
    QVariantList coming;
    for (QVariantMap &area : areas) {
        if (area["unit"].toMap().isEmpty())
            area["unit"] = some;
        coming.append(QVariantMap{{"area", area["id"]}, {"from", QStringLiteral("second:") + area["side"].toString()}});
    }
    QVariantMap shown{{"coming", coming}, {"side", QStringLiteral("a")}};
    act.steps.append({QStringLiteral("come"), {}, QStringLiteral("They come."), shown, areas, board.sides()});
    const QString from = areas.first()["unit"].toMap()["id"].toString(), to = areas.last()["unit"].toMap()["id"].toString();
    shown["from"] = QStringList{from};
    shown["to"] = QStringList{to};
    shown["dice"] = QVariantList{QVariantMap{{"unit", QString()}, {"side", QStringLiteral("a")}, {"value", 7}}};
    act.steps.append({QStringLiteral("arrow"), {}, QStringLiteral("They attack."), shown, areas, board.sides()});
    act.steps.append({QStringLiteral("die"), {}, QStringLiteral("Carthage rolls 7."), shown, areas, board.sides()});
    shown["hits"] = QVariantList{QVariantMap{{"unit", to}, {"count", 3}}};
    act.steps.append({QStringLiteral("hits"), {}, QStringLiteral("3 hits."), shown, areas, board.sides()});

    QQmlComponent component(qmlEngine(window->contentItem()) ? qmlEngine(window->contentItem()) : qmlEngine(window));
    component.setData(plainCards, QUrl());
    std::unique_ptr<QObject> plain(component.create(qmlContext(window)));
    auto *scene = qobject_cast<QQuickItem *>(plain.get());
    if (scene == nullptr) {
        std::printf("%s\n", qPrintable(component.errorString()));
        return 1;
    }
    std::vector<double> staged, cards;
    for (int i = 0; i < rounds; ++i) {
        frames(window, 4 * motion + 100, staged, [&] { board.stage()->play({act}, false, motion, 0); });
        board.stage()->finish();
        scene->setParentItem(window->contentItem());
        scene->setZ(100);
        QTest::qWait(60);
        for (int k = 0; k < 4; ++k) {
            frames(window, motion + 20, cards, [&] { scene->property("restart").value<QJSValue>().call(); });
        }
        scene->setParentItem(nullptr);
        QTest::qWait(60);
    }
    const double late = tell("staged turn, 18 cards", staged), floor = tell("plain cards, 18", cards);
    std::printf("99 %%, staged to plain           %.2f\n", floor > 0 ? late / floor : 0);
    return 0;
}
