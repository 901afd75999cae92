// SPDX-License-Identifier: GPL-3.0-or-later
// A battle of a campaign fought in the program: fielded as a game, its result proposed, the game deleted or taken back (ANC-162,
// ANC-168, ANC-171).
#include "tests/app/campaign_hands.h"
#include "tests/app/window.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace campaign_game_page_test {

using namespace optio;
using namespace optio::test;
using namespace campaigntest;

class CampaignGamePageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }
    void keepsTheProposalOfThePursuit();
    void aBattleAsAGame();
    void theGameIsDeletedOrTakenBack();
    void halfFilledAfterAKill();
};

void CampaignGamePageTest::keepsTheProposalOfThePursuit()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running);
    AppModel &app = running.app();
    QVERIFY(app.campaign()->act(QStringLiteral("field"),
                                {{"a", left(app, QStringLiteral("a"), 4)}, {"b", left(app, QStringLiteral("b"), 4)}}, {6, 1}));
    running.eval(QStringLiteral("show('CampaignResultPage', {})"));
    running.rest();
    QMetaObject::invokeMethod(running.named(QStringLiteral("victory_a")), "choose", Q_ARG(int, 2));
    QTRY_VERIFY(running.named(QStringLiteral("pursuitCard")));
    // The proposal is marked; to leave everybody alive is refused, with its rule.
    QList<QQuickItem *> marked;
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items)
        if (item->objectName().startsWith(QStringLiteral("pursuit_")) && item->property("taken").toBool())
            marked.append(item);
    QVERIFY(!marked.isEmpty());
    QVERIFY(running.awaited(QStringLiteral("resultButton"))->isEnabled());
    for (QQuickItem *item : std::as_const(marked))
        QVERIFY(running.click(item->objectName()));
    QVERIFY(!running.awaited(QStringLiteral("resultButton"))->isEnabled());
    QVERIFY2(footOf(running).contains(QStringLiteral("ANC-168")), qPrintable(footOf(running)));
    // Another result forgets the choice.
    QMetaObject::invokeMethod(running.named(QStringLiteral("victory_a")), "choose", Q_ARG(int, 3));
    QVERIFY(running.awaited(QStringLiteral("resultButton"))->isEnabled());
}

/// The battle opens as a game, is taken up after a kill, fought to its end, and its losses are filled in, confirmed and told; a game that
/// is changed afterwards says so (ANC-162 to ANC-171).
void CampaignGamePageTest::aBattleAsAGame()
{
    const QTemporaryDir data;
    QString game;
    {
        const Running running(data.path());
        begin(running);
        AppModel &app = running.app();
        field(app, 4);
        running.rest();
        QVERIFY(running.click(QStringLiteral("campaignNext")));
        running.rest();
        QVERIFY(running.named(QStringLiteral("campaignGamePage")));
        QVERIFY(!running.named(QStringLiteral("gameOption_attacker"))); // the campaign knows it
        QVERIFY(running.click(QStringLiteral("startBattleGame")));
        running.rest();
        QVERIFY(running.named(QStringLiteral("gamePage")));
        game = app.game()->id();
        QVERIFY2(app.game()->title().startsWith(QStringLiteral("The long war, battle 1: ")), qPrintable(app.game()->title()));
        QCOMPARE(app.campaign()->place()["state"].toString(), QStringLiteral("open"));
        app.game()->act(QStringLiteral("start-battle"));
    } // killed in the middle
    const Running running(data.path());
    AppModel &app = running.app();
    running.app().prefs()->setReducedMotion(true);
    QCOMPARE(app.games()->rows()->rowCount(), 1);
    QVERIFY(app.games()->latest().toMap()["title"].toString().contains(QStringLiteral("The long war, battle 1")));
    app.campaigns()->refresh();
    QVERIFY(app.campaigns()->open(app.campaigns()->rows()->get(0)["id"].toString()));
    running.eval(QStringLiteral("show('CampaignPage', {})"));
    running.rest();
    QCOMPARE(running.awaited(QStringLiteral("campaignNext"))->property("text").toString(), QStringLiteral("Continue battle 1"));
    QVERIFY(running.click(QStringLiteral("campaignNext")));
    running.rest();
    QCOMPARE(app.game()->id(), game); // the same, not a new one
    QCOMPARE(app.games()->rows()->rowCount(), 1);
    fightOut(app, {QStringLiteral("b1.1"), QStringLiteral("b1.2")});
    QTRY_VERIFY(running.named(QStringLiteral("reportBattle")));
    QVERIFY(running.click(QStringLiteral("reportBattle")));
    running.rest();
    QTRY_VERIFY(running.named(QStringLiteral("campaignResultPage")));
    QVERIFY(!app.game()->isOpen());
    QVERIFY(running.named(QStringLiteral("reportCard")));
    const QVariantMap report = app.campaign()->report();
    QCOMPARE(report["outcomes"].toMap().size(), 2);
    QCOMPARE(report["why"].toMap().size(), 2);
    QVERIFY(!running.named(QStringLiteral("refillResult"))); // it is as the game says
    // The players say otherwise, and may take the game's word again.
    QMetaObject::invokeMethod(running.named(QStringLiteral("victory_a")), "choose", Q_ARG(int, 2));
    QTRY_VERIFY(running.named(QStringLiteral("refillResult")));
    QVERIFY(running.click(QStringLiteral("refillResult")));
    QMetaObject::invokeMethod(running.named(QStringLiteral("victory_a")), "choose", Q_ARG(int, 1));
    QTRY_VERIFY(running.named(QStringLiteral("consequencesCard")));
    QVERIFY(running.click(QStringLiteral("resultButton")));
    running.rest();
    QTRY_VERIFY(running.named(QStringLiteral("campaignPage")));
    const QVariantMap battle = app.campaign()->view()["battles"].toList().constFirst().toMap();
    QVERIFY(battle["fromGame"].toBool());
    QVERIFY(battle["sides"].toList()[1].toMap()["text"].toString().contains(QStringLiteral("2 units destroyed (ANC-171)")));
    QVERIFY(running.click(QStringLiteral("campaignBattle_1_head"))); // unfolds who, and why
    QVERIFY(app.campaign()->undoText().endsWith(QStringLiteral("have won, 1 to 0")));
    QVERIFY(app.campaign()->changedGames().isEmpty());
    QVERIFY(!app.campaign()->act(QStringLiteral("result"), {{"victory", QVariantMap{{"a", 1}}}})); // once
    complaints().clear();
    // The game goes on after all.
    QVERIFY(app.games()->open(game));
    QCOMPARE(app.campaign()->place()["state"].toString(), QStringLiteral("entered"));
    app.game()->undo();
    QVERIFY(app.game()->correct(QStringLiteral("/place_b1.3"), QStringLiteral("fled"), {}));
    app.game()->close();
    QCOMPARE(app.campaign()->changedGames().size(), 1);
    QTRY_VERIFY(running.named(QStringLiteral("changedGame_1")));
    QVERIFY(running.click(QStringLiteral("campaignUndo")));
    QVERIFY(app.campaign()->changedGames().isEmpty());
    QCOMPARE(running.awaited(QStringLiteral("campaignNext"))->property("text").toString(), QStringLiteral("Continue battle 1"));
}

/// A deleted game is offered again; one whose battle was fielded anew stays an ordinary game.
void CampaignGamePageTest::theGameIsDeletedOrTakenBack()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running);
    AppModel &app = running.app();
    field(app, 3);
    QVERIFY(app.campaign()->fight());
    const QString game = app.game()->id();
    app.game()->close();
    app.games()->remove(game);
    QVERIFY(app.campaigns()->open(app.campaign()->id()));
    QVERIFY(app.campaign()->game()["binned"].toBool());
    QVERIFY(app.campaign()->report().isEmpty());
    running.rest();
    QTRY_VERIFY(running.named(QStringLiteral("campaignBringBack")));
    QVERIFY(running.click(QStringLiteral("campaignBringBack")));
    running.rest();
    QCOMPARE(app.game()->id(), game);
    running.eval(QStringLiteral("leavePage()"));
    running.rest();
    QVERIFY(running.named(QStringLiteral("campaignPage")));
    app.campaign()->undo(); // who was fielded
    QVERIFY(app.campaign()->game().isEmpty());
    QVERIFY(app.games()->open(game));
    QCOMPARE(app.campaign()->place()["state"].toString(), QStringLiteral("other"));
    app.game()->act(QStringLiteral("start-battle")); // it can be played all the same
    QCOMPARE(app.game()->journal()->length(), 1);
    app.game()->close();
    field(app, 3); // as before
    QCOMPARE(app.campaign()->game()["id"].toString(), game);
    app.campaigns()->remove(app.campaign()->id());
    QVERIFY(app.games()->open(game));
    QCOMPARE(app.campaign()->place()["state"].toString(), QStringLiteral("gone"));
    app.game()->close();
    // Begun again it is a game of its own.
    QVERIFY(app.games()->again(game, false));
    QVERIFY(app.campaign()->place().isEmpty());
    app.game()->close();
}

/// A result that was half filled in is there after a kill, and gone once another act was done.
void CampaignGamePageTest::halfFilledAfterAKill()
{
    const QTemporaryDir data;
    QString campaign;
    {
        const Running running(data.path());
        begin(running);
        field(running.app(), 4);
        campaign = running.app().campaign()->id();
        running.eval(QStringLiteral("show('CampaignResultPage', {})"));
        running.rest();
        QMetaObject::invokeMethod(running.named(QStringLiteral("victory_b")), "choose", Q_ARG(int, 3));
        QTRY_COMPARE(running.app().campaign()->draft(QStringLiteral("result"))["victory"].toMap()["b"].toInt(), 3);
    }
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    QVERIFY(running.app().campaigns()->open(campaign));
    running.eval(QStringLiteral("show('CampaignPage', {}); show('CampaignResultPage', {})"));
    running.rest();
    QTRY_COMPARE(running.awaited(QStringLiteral("victory_b"))->property("value").toInt(), 3);
    running.app().campaign()->undo();
    QVERIFY(running.app().campaign()->draft(QStringLiteral("result")).isEmpty());
}

OPTIO_TEST(CampaignGamePageTest)

} // namespace campaign_game_page_test

#include "campaign_game_page_test.moc"
