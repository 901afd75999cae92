// SPDX-License-Identifier: GPL-3.0-or-later
// The computer's opinion on the board: a hint once asked, and what it had in mind in its own turn; neither tells what is hidden (HOP-920).
#include "app/board/advice.h"
#include "tests/app/board/board_battles.h"
#include "tests/app/board/board_hands.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace advice_test {

using namespace optio;
using namespace optio::test;
using namespace boardtest;

class AdviceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }

    void hintAndReasons()
    {
        const QTemporaryDir data;
        const QString id = stored(data.path(), R"({"a":"human","b":"easy"})");
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setReducedMotion(true);
        app.prefs()->setPause(0);
        open(running, id);
        BoardHands hands(running, BoardHands::Way::drag);
        BoardModel &board = *app.board();
        QVERIFY(board.advice()->acts().isEmpty());
        bool asked = false;
        for (int acts = 0; acts < 60 && (!asked || board.advice()->reasons().isEmpty()); ++acts) {
            QTRY_VERIFY_WITH_TIMEOUT(!board.computing(), 20000);
            const Json state = app.game()->game().state();
            if (!asked && board.phase() == QLatin1String("play")) {
                const int length = app.game()->game().length();
                board.askHint();
                QTRY_VERIFY_WITH_TIMEOUT(!board.advice()->thinking(), 20000);
                const QVariantList told = board.advice()->acts();
                QVERIFY(told.size() >= 2 && told.size() <= 3);
                for (const QVariant &one : told) {
                    QVERIFY(!one.toMap()["label"].toString().isEmpty());
                    QVERIFY(one.toMap()["chance"].toString().endsWith(QLatin1String(" %")));
                }
                QCOMPARE(app.game()->game().length(), length); // a hint does nothing
                asked = true;
            }
            const Json act = board.phase().isEmpty() ? Json{{"act", "deal"}} : hands.rules().choose(state, "greedy", 7);
            QCOMPARE(hands.act(act), QString());
            QVERIFY(board.advice()->acts().isEmpty()); // of no use any more
        }
        QVERIFY(asked);
        QVERIFY(!board.advice()->reasons().isEmpty());
        for (const QVariant &reason : board.advice()->reasons()) {
            const QVariantList acts = reason.toMap()["acts"].toList();
            QVERIFY(acts.size() >= 2);
            QCOMPARE(acts.first().toMap()["label"].toString(), reason.toMap()["label"].toString());
            for (qsizetype i = 1; i < acts.size(); ++i) // no unit of its hand is named
                QVERIFY2(!acts[i].toMap()["label"].toString().startsWith(QLatin1String("Play ")),
                         qPrintable(acts[i].toMap()["label"].toString()));
        }
    }
};

OPTIO_TEST(AdviceTest)

} // namespace advice_test

#include "advice_test.moc"
