// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds in the window: what is heard of a battle and when nothing is (DAT-07), and the preferences (PRF-33).
#include "app/board/dialog_prefs.h"
#include "tests/app/board/board_battles.h"
#include "tests/app/board/fake_player.h"
#include "tests/suite.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace sounds_board_test {

using namespace optio;
using namespace optio::test;
using namespace boardtest;

namespace {

/// The app with sounds on, in a battle against the computer.
struct Battle {
    QTemporaryDir data;
    QString id;
    QList<std::string> played;
    std::unique_ptr<Running> running;
    std::unique_ptr<QSignalSpy> heard;

    explicit Battle(const char *players = R"({"a":"human","b":"greedy"})") : id(stored(data.path(), players))
    {
        running = std::make_unique<Running>(data.path());
        app().sounds()->setPlayer(std::make_unique<FakePlayer>(&played));
        app().prefs()->setReducedMotion(true);
        app().prefs()->setPause(0);
        app().prefs()->setSound(true);
        heard = std::make_unique<QSignalSpy>(&board(), &BoardModel::heard);
    }
    AppModel &app() const { return running->app(); }
    BoardModel &board() const { return *app().board(); }
    bool in(const char *phase) const
    {
        return board().mine() && board().acting() == QLatin1String("a") && board().phase() == QLatin1String(phase) &&
               board().question().isEmpty();
    }
    bool hears(const char *event) const
    {
        return std::any_of(heard->begin(), heard->end(),
                           [&](const QList<QVariant> &one) { return one[0].toStringList().contains(QLatin1String(event)); });
    }
};

} // namespace

class SoundsBoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }

    void battle() // DAT-07: what is done is heard; what is opened, taken back or refused is not, but for the refusal
    {
        Battle all;
        open(*all.running, all.id);
        QCOMPARE(all.heard->count(), 0);
        all.board().press(QStringLiteral("deal"));
        QCOMPARE(all.heard->count(), 1);
        QCOMPARE(all.heard->first()[0].toStringList(), QStringList{QStringLiteral("turn")});
        QTRY_COMPARE(eventsOf(all.played), QStringList{QStringLiteral("turn")});
        QVERIFY(playUntil(*all.running, [&] { return all.in("play"); }));
        all.heard->clear();
        all.board().press(QStringLiteral("next"));
        QCOMPARE(all.heard->count(), 1);
        QCOMPARE(all.heard->first()[0].toStringList(), QStringList{QStringLiteral("phase")});
        // Taken back, and the game closed and opened again.
        QVERIFY(all.board().canUndo());
        all.board().undo();
        all.app().game()->close();
        QVERIFY(all.app().games()->open(all.id));
        QCOMPARE(all.heard->count(), 1);
        QTest::qWait(2 * Sounds::apart);
        all.played.clear();
        QVERIFY(all.in("play"));
        all.board().tap(QStringLiteral("area:b1")); // nothing that could be picked up
        QCOMPARE(eventsOf(all.played), QStringList{QStringLiteral("refusal")});
        // Off: nothing, and what happened meanwhile is not heard later.
        all.app().prefs()->setSound(false);
        const int length = all.app().game()->game().length();
        all.board().press(QStringLiteral("next"));
        QVERIFY(all.app().game()->game().length() > length);
        all.app().prefs()->setSound(true);
        QTest::qWait(20);
        QCOMPARE(all.heard->count(), 1);
    }

    void whole() // DAT-07: to the end; the loser hears the defeat
    {
        Battle all;
        open(*all.running, all.id);
        (void)playUntil(*all.running, [] { return false; }, true);
        const QString winner = all.app().game()->ended()["winner"].toString();
        QVERIFY(!winner.isEmpty());
        for (const char *event : {"turn", "phase", "card", "missile", "shock", "rout"})
            QVERIFY2(all.hears(event), event);
        QCOMPARE(all.hears("victory"), winner == QLatin1String("a"));
        QCOMPARE(all.hears("defeat"), winner == QLatin1String("b"));
        QVERIFY(!eventsOf(all.played).contains(QStringLiteral("?")));
    }

    void skipped() // of a computer's turn that is skipped the last act is heard
    {
        Battle all;
        open(*all.running, all.id);
        int most = 0; // acts of such a turn
        for (int turn = 0; turn < 12 && most < 3; ++turn) {
            all.app().prefs()->setPause(0);
            QVERIFY(playUntil(*all.running, [&] { return all.in("draw"); }));
            all.app().prefs()->setPause(3000);
            const auto length = [&] { return all.app().game()->game().length(); };
            const int before = length();
            all.board().press(QStringLiteral("next"));
            all.board().agree(true); // where a card could still be drawn
            if (!all.board().computing())
                continue; // it has two turns in a row
            all.heard->clear();
            all.board().skip();
            QTRY_VERIFY_WITH_TIMEOUT(!all.board().computing(), 30000);
            QVERIFY2(all.heard->count() <= 1, qPrintable(QString::number(all.heard->count())));
            most = std::max(most, length() - before - 1);
        }
        QVERIFY(most >= 3);
    }

    void announcements() // HOP-905: attacks that the computer's quick dialog leaves out are not heard either
    {
        Battle all(R"({"a":"greedy","b":"greedy"})");
        all.app().prefs()->setQuickAttack(true);
        int told = 0;
        connect(&all.board(), &BoardModel::heard, &all.board(), [&] {
            const Entry last = all.app().game()->read(all.app().game()->game().length());
            const Json act = last.json.at("act").at("input").at("do");
            told += act.at("act") == "attack" && last.json.at("result").at("dice").empty() ? 1 : 0;
        });
        open(*all.running, all.id);
        QTRY_VERIFY_WITH_TIMEOUT(all.app().game()->ended()["over"].toBool(), 120000);
        QCOMPARE(told, 0);
        QVERIFY(all.hears("shock") && all.hears("victory"));
    }

    void dialogs() // PRF-30, PRF-31, PRF-33: in the topic Dialogs, at any time, and back
    {
        Battle all;
        Prefs &prefs = *all.app().prefs();
        prefs.setSound(false);
        open(*all.running, all.id);
        BattlePrefsModel &dialog = *all.app().battlePrefs();
        QVERIFY(dialog.answer(QStringLiteral("sound"), true));
        QVERIFY(dialog.answer(QStringLiteral("volume"), 75));
        QVERIFY(prefs.sound());
        QCOMPARE(prefs.volume(), 75);
        QVERIFY(alteredDialogs(prefs).contains(QStringLiteral("sound")) && alteredDialogs(prefs).contains(QStringLiteral("volume")));
        QSignalSpy failed(&all.app(), &AppModel::failed);
        QVERIFY(!dialog.answer(QStringLiteral("volume"), 60));
        QCOMPARE(failed.count(), 1);
        resetDialogs(prefs);
        QVERIFY(!prefs.sound());
        QCOMPARE(prefs.volume(), 50);
        for (const QVariant &topic : dialog.topics())
            for (const QVariant &question : topic.toMap()["questions"].toList())
                if (const QVariantMap one = question.toMap(); one["id"] == QLatin1String("sound") || one["id"] == QLatin1String("volume")) {
                    QCOMPARE(one["rule"].toString(), QStringLiteral("PRF-33"));
                    QVERIFY(!one["help"].toString().isEmpty());
                }
    }

    void settings_data() { pictureRows(); }
    void settings() // PRF-33, PRF-43: the switch and the loudness, each heard at once, and kept; what is missing is said
    {
        const QTemporaryDir data;
        {
            const Running running(data.path());
            QList<std::string> played;
            running.app().sounds()->setPlayer(std::make_unique<FakePlayer>(&played));
            Pictures pictures(running, QStringLiteral("sounds"));
            running.eval(QStringLiteral("show('SettingsPage', {})"));
            running.rest();
            QVERIFY(running.awaited(QStringLiteral("sound")));
            QVERIFY(!running.named(QStringLiteral("volume")));
            QVERIFY(running.tap(QStringLiteral("sound")));
            QVERIFY(running.app().prefs()->sound());
            QCOMPARE(played.takeLast(), shipped("card"));
            QQuickItem *loudness = running.awaited(QStringLiteral("volume"));
            QVERIFY(loudness && !running.named(QStringLiteral("soundMissing")));
            running.reveal(loudness);
            for (const auto &[key, percent] : {std::pair{Qt::Key_Plus, 75}, {Qt::Key_Plus, 100}, {Qt::Key_Minus, 75}}) {
                loudness->forceActiveFocus();
                QTest::keyClick(running.window(), key);
                QCOMPARE(running.app().prefs()->volume(), percent);
                QCOMPARE(eventsOf(played, percent), QStringList{QStringLiteral("card")});
                played.clear();
            }
            pictures.take(QStringLiteral("on"));
            QVERIFY(running.tap(QStringLiteral("sound")));
            QVERIFY(!running.app().prefs()->sound() && played.isEmpty());
            running.app().sounds()->setPlayer(std::make_unique<FakePlayer>(
                &played, QStringLiteral("Nothing that plays sounds was found: install the package pulseaudio-utils, pipewire-bin or "
                                        "alsa-utils.")));
            QVERIFY(running.tap(QStringLiteral("sound")));
            QQuickItem *missing = running.awaited(QStringLiteral("soundMissing"));
            QVERIFY(missing);
            running.reveal(missing);
            pictures.take(QStringLiteral("missing"));
            QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(u'\n')));
        }
        const Running again(data.path());
        QVERIFY(again.app().prefs()->sound());
        QCOMPARE(again.app().prefs()->volume(), 75);
    }
};

OPTIO_TEST(SoundsBoardTest)

} // namespace sounds_board_test

#include "sounds_board_test.moc"
