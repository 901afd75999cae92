// SPDX-License-Identifier: GPL-3.0-or-later
// Opens every screen of the real app in each size and theme, writes its picture, and checks what a picture alone does not tell: no
// warnings, nothing clipped, everything touchable large enough and named.
#include "tests/app/field.h"
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace screens_test {

using namespace optio::test;

namespace {

/// Adds a house file that changes, adds and removes something of the rule set the examples are of.
bool addHouseRules(const Running &running, const QString &folder)
{
    QFile file(folder + QStringLiteral("/club.toml"));
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write("extends = \"dbm\"\nid = \"our-club\"\nname = \"DBM, our club\"\n"
               "note = \"Psiloi count in full, and nobody is hindered by the weather.\"\n"
               "[[troops.ee]]\nid = \"ee.psiloi\"\nvalue = 1\n[[troops.move]]\nid = \"move.light_horse\"\ngood = 300\nrough = 250\n"
               "[[factors.tactical]]\nid = \"tf.weather_wood\"\nremove = true\n"
               "[[factors.tactical]]\nid = \"house.fresh\"\nrule = \"HOUSE-1\"\nlabel = \"fresh blades\"\nwhen = { me = \"Bd\" }\n"
               "value = 1\n[ruleset.break.command]\npart = 4\n");
    file.close();
    return !running.app().house()->add(QUrl::fromLocalFile(file.fileName())).isEmpty();
}

} // namespace

class ScreensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void screens_data() { pictureRows(); }
    void screens();
    void field_data() { screens_data(); }
    void field();
    void campaign_data() { screens_data(); }
    void campaign();
    void secrets_data() { screens_data(); }
    void secrets();

private:
    QStringList faults_;
};

void ScreensTest::initTestCase()
{
    optio::setLook();
    listenForComplaints();
}

void ScreensTest::init()
{
    faults_.clear();
    complaints().clear();
}

void ScreensTest::cleanup()
{
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n'))));
    QVERIFY2(faults_.isEmpty(), qPrintable(QStringLiteral("%1 faults:\n").arg(faults_.size()) + faults_.join(QLatin1Char('\n'))));
}

void ScreensTest::screens()
{
    QTemporaryDir data;
    QVERIFY(data.isValid());
    {
        const Running running(data.path());
        QVERIFY2(running.window(), "the window could not be made");
        QCOMPARE(running.app().fatal(), QString());
        Pictures pictures(running);

        pictures.take(QStringLiteral("home-empty"));
        running.eval(QStringLiteral("show('NewGamePage', {})"));
        pictures.take(QStringLiteral("new-game"));
        running.eval(QStringLiteral("current.optionsShown = true"));
        pictures.take(QStringLiteral("new-game-options"));
        running.eval(QStringLiteral("leavePage()"));

        running.click(QStringLiteral("example_0_open"));
        pictures.take(QStringLiteral("battle"));
        running.eval(QStringLiteral("current.closeInner(); current.playExample(App.games.examples[0])"));
        QVERIFY(running.app().game()->isOpen());
        pictures.take(QStringLiteral("game"));
        const QString a = running.eval(QStringLiteral("App.game.sides[0].groups[0].units[0].id")).toString();
        const QString b = running.eval(QStringLiteral("App.game.sides[1].groups[0].units[0].id")).toString();
        running.app().game()->select(a);
        running.app().game()->select(b);
        pictures.take(QStringLiteral("game-selection"));
        running.app().prefs()->setAcrossTable(true);
        pictures.take(QStringLiteral("game-across"));
        running.app().prefs()->setAcrossTable(false);

        running.eval(QStringLiteral("App.game.choose(App.game.resolvers[0].id)"));
        QVERIFY(running.app().resolver()->isOpen());
        pictures.take(QStringLiteral("resolver"));
        running.app().resolver()->setDie(0, 5);
        running.app().resolver()->setDie(1, 2);
        running.app().resolver()->roll();
        QVERIFY(running.app().result()->isOpen());
        pictures.take(QStringLiteral("result"));
        running.app().result()->accept();
        running.eval(QStringLiteral("show('AmendPage', {n: 1})"));
        running.app().amend()->form()->setDie(1, 1);
        running.app().amend()->setReason(QStringLiteral("The die was cocked."));
        pictures.take(QStringLiteral("amend"));
        running.eval(QStringLiteral("leavePage()"));
        QVERIFY(!running.app().amend()->isOpen());
        QVERIFY(running.app().game()->note(QStringLiteral("The hill counts as steep, we agree.")));
        running.app().game()->undo();

        running.eval(QStringLiteral("current.find()"));
        pictures.take(QStringLiteral("journal"));
        running.click(QStringLiteral("journalReport"));
        pictures.take(QStringLiteral("report"));
        running.eval(QStringLiteral("current.closeInner()"));
        running.eval(QStringLiteral("show('EntryPage', {n: 1})"));
        pictures.take(QStringLiteral("entry"));
        running.eval(QStringLiteral("leavePage()"));
        running.eval(QStringLiteral("current.ask(false)"));
        pictures.take(QStringLiteral("correct"));
        running.eval(QStringLiteral("current.closeInner(); current.ask(true)"));
        pictures.take(QStringLiteral("note"));
        running.eval(QStringLiteral("current.closeInner()"));
        running.click(QStringLiteral("moreButton"));
        pictures.take(QStringLiteral("game-menu"));
        running.eval(QStringLiteral("current.closeInner(); leavePage()"));
        for (int i = 0; i < 9; ++i)
            running.eval(
                QStringLiteral("const e = App.games.examples[%1]; App.games.create(e.ruleset, e.armyA, e.armyB, {}); App.game.close()")
                    .arg(i % 3));
        pictures.take(QStringLiteral("home"));

        running.eval(QStringLiteral("show('ArmiesPage', {})"));
        pictures.take(QStringLiteral("armies"));
        const QString army =
            running.app().library()->duplicate(running.app().library()->rows()->get(0).value(QStringLiteral("id")).toString());
        running.eval(QStringLiteral("current.unfolded = '%1'").arg(army));
        pictures.take(QStringLiteral("armies-tools"));
        running.eval(QStringLiteral("show('ArmyEditorPage', {army: '%1'})").arg(army));
        pictures.take(QStringLiteral("editor"));
        running.eval(QStringLiteral("current.pick(0, 0)"));
        pictures.take(QStringLiteral("editor-unit"));
        running.eval(QStringLiteral("current.closeInner(); leavePage(); leavePage()"));

        running.eval(QStringLiteral("show('SettingsPage', {})"));
        pictures.take(QStringLiteral("settings"));
        QVERIFY(addHouseRules(running, data.path()));
        running.reveal(running.named(QStringLiteral("houseAdd")));
        pictures.take(QStringLiteral("settings-house"));
        running.eval(QStringLiteral("show('HousePage', {file: App.house.files[0].file})"));
        pictures.take(QStringLiteral("house"));
        running.eval(QStringLiteral("leavePage()"));
        running.eval(QStringLiteral("leavePage(); show('RulesPage', {})"));
        pictures.take(QStringLiteral("rules"));
        running.eval(QStringLiteral("current.look('punic'); current.charting = true; snackbar.hide()"));
        pictures.take(QStringLiteral("charts"));
        for (const char *chart : {"dice", "results", "movement"}) {
            running.eval(QStringLiteral("show('ChartPage', {ruleset: 'punic', chart: '%1'})").arg(QLatin1String(chart)));
            pictures.take(QStringLiteral("chart-%1").arg(QLatin1String(chart)));
            running.eval(QStringLiteral("leavePage()"));
        }
        running.eval(QStringLiteral("leavePage()"));
        faults_ = pictures.faults;
    }
}

/// The pages of a campaign, from the empty list to a result.
void ScreensTest::campaign()
{
    QTemporaryDir data;
    {
        const Running running(data.path());
        Pictures pictures(running);
        running.eval(QStringLiteral("show('CampaignsPage', {})"));
        pictures.take(QStringLiteral("campaigns-empty"));
        running.eval(QStringLiteral("show('NewCampaignPage', {})"));
        pictures.take(QStringLiteral("campaign-new"));
        running.eval(QStringLiteral("current.begin()"));
        optio::CampaignModel &campaign = *running.app().campaign();
        QVERIFY(campaign.isOpen());
        running.eval(QStringLiteral("show('CampaignFieldPage', {})"));
        pictures.take(QStringLiteral("campaign-field"));
        QVariantMap input;
        const QVariantList armies = campaign.armies();
        for (const QVariant &army : armies)
            input[army.toMap()["side"].toString()] = army.toMap()["kinds"].toList().constFirst().toMap()["units"];
        QVERIFY(campaign.act(QStringLiteral("field"), input, {6, 1}));
        running.eval(QStringLiteral("leavePage(); snackbar.hide()"));
        pictures.take(QStringLiteral("campaign-fought"));
        running.eval(QStringLiteral("show('CampaignResultPage', {})"));
        running.eval(QStringLiteral("current.victory = {a: 2, b: 0}; current.tell(App.campaign.fielded[0].id, 'destroyed')"));
        pictures.take(QStringLiteral("campaign-result"));
        running.eval(QStringLiteral("current.enter(); snackbar.hide()"));
        pictures.take(QStringLiteral("campaign"));
        running.eval(QStringLiteral("leavePage(); show('CampaignsPage', {})"));
        pictures.take(QStringLiteral("campaigns"));
        faults_ = pictures.faults;
    }
}

/// The curtain, the page of one side alone, and a note written there.
void ScreensTest::secrets()
{
    QTemporaryDir data;
    const Running running(data.path());
    Pictures pictures(running);
    QVERIFY(running.app().games()->create("ancients", "ancients/legion", "ancients/forest-tribes"));
    running.eval(QStringLiteral("show('GamePage', {})"));
    pictures.take(QStringLiteral("setup"));
    optio::HandOverModel &page = *running.app().handOver();
    optio::ResolverModel &note = *running.app().resolver();
    page.handTo(QStringLiteral("a"));
    pictures.take(QStringLiteral("curtain"));
    page.take();
    pictures.take(QStringLiteral("private-empty"));
    QVERIFY(running.click(QStringLiteral("private_seal-note")));
    note.setAnswer(QStringLiteral("sl.kind"), QStringLiteral("march"));
    pictures.take(QStringLiteral("note"));
    note.setAnswer(QStringLiteral("sl.edge"), QStringLiteral("W"));
    note.setPick(QStringLiteral("who"), QStringLiteral("a1.1"), {}, 1);
    note.setPick(QStringLiteral("who"), QStringLiteral("a1.2"), {}, 1);
    pictures.take(QStringLiteral("note-march"));
    note.roll();
    running.eval(QStringLiteral("snackbar.hide()"));
    QCOMPARE(page.secrets().size(), 1);
    pictures.take(QStringLiteral("private"));
    faults_ = pictures.faults;
}

/// What a rule set may offer besides, all at once: phases, pools, picks, forms without dice, follow-ups, watched units.
void ScreensTest::field()
{
    QTemporaryDir data;
    const optio::madeup::Field rules;
    {
        const Running running(std::make_unique<optio::AppModel>(std::vector<const optio::Ruleset *>{&rules},
                                                                std::make_unique<optio::Store>(data.path().toStdString())));
        QVERIFY2(running.window(), "the window could not be made");
        Pictures pictures(running);
        QVERIFY(
            running.app().games()->create(QStringLiteral("made-up"), QStringLiteral("made-up/red"), QStringLiteral("made-up/blue"), {}));
        running.eval(QStringLiteral("show('GamePage', {})"));
        optio::GameModel &game = *running.app().game();
        pictures.take(QStringLiteral("watch"));
        running.eval(QStringLiteral("current.showUnit('b1.2')"));
        QCOMPARE(game.picked(), QStringList{QStringLiteral("b1.2")});
        game.clearSelection();
        game.setSeveral(true);
        game.select(QStringLiteral("a1.1"));
        game.select(QStringLiteral("a1.3"));
        pictures.take(QStringLiteral("several"));
        running.eval(QStringLiteral("current.showRule('MU-7', 'Yield')"));
        pictures.take(QStringLiteral("rule"));
        running.eval(QStringLiteral("current.closeInner()"));

        game.clearSelection();
        game.choose(QStringLiteral("march"));
        pictures.take(QStringLiteral("picks"));
        running.app().resolver()->setPick(QStringLiteral("who"), QStringLiteral("a1.1"), {}, 4);
        running.app().resolver()->setPick(QStringLiteral("who"), QStringLiteral("a1.2"), {}, 8);
        running.app().resolver()->setAnswer(QStringLiteral("rough"), true);
        pictures.take(QStringLiteral("picked"));
        running.app().resolver()->roll();
        running.app().result()->accept();
        game.choose(QStringLiteral("volley"));
        running.app().resolver()->setSlot(QStringLiteral("target"), QStringLiteral("b1.1"));
        pictures.take(QStringLiteral("volley"));
        running.app().resolver()->setDie(0, 6);
        running.app().resolver()->roll();
        QCOMPARE(running.app().result()->followUps().size(), 2);
        pictures.take(QStringLiteral("followups"));
        running.app().result()->accept();
        running.eval(QStringLiteral("leavePage()"));

        const QString army = running.app().library()->duplicate(QStringLiteral("made-up/red"));
        running.eval(QStringLiteral("show('ArmyEditorPage', {army: '%1'})").arg(army));
        QVERIFY(running.click(QStringLiteral("commandMore_0")));
        pictures.take(QStringLiteral("editor-command"));
        QVERIFY(running.click(QStringLiteral("commandField_kind_2")));
        running.eval(QStringLiteral("current.closeInner()"));
        pictures.take(QStringLiteral("editor-kind"));
        faults_ = pictures.faults;
    }
}

OPTIO_TEST(ScreensTest)

} // namespace screens_test

#include "screens_test.moc"
