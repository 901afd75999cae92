// SPDX-License-Identifier: GPL-3.0-or-later
// Opens every screen of the real app in each size and theme, writes its picture, and checks what a picture alone does not tell: no
// warnings, nothing clipped, everything touchable large enough and named.
#include "tests/app/field.h"
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include <QDir>
#include <QTemporaryDir>

namespace screens_test {

using namespace optio::test;

namespace {

struct Form {
    QString name;
    QSize size;
    QString theme;
    double text = 1.0;
};

// The first `usual` ones cover every size, theme and size of text; the others are for the deep tests.
const QList<Form> forms = {
    {QStringLiteral("1280x800-light"), {1280, 800}, QStringLiteral("light")},
    {QStringLiteral("800x1280-dark"), {800, 1280}, QStringLiteral("dark")},
    {QStringLiteral("412x915-light"), {412, 915}, QStringLiteral("light")},
    {QStringLiteral("1280x800-contrast-150"), {1280, 800}, QStringLiteral("contrast"), 1.5},
    {QStringLiteral("412x915-dark-200"), {412, 915}, QStringLiteral("dark"), 2.0},
    {QStringLiteral("1280x800-dark"), {1280, 800}, QStringLiteral("dark")},
    {QStringLiteral("800x1280-light"), {800, 1280}, QStringLiteral("light")},
    {QStringLiteral("412x915-dark"), {412, 915}, QStringLiteral("dark")},
    {QStringLiteral("1280x800-contrast"), {1280, 800}, QStringLiteral("contrast")},
    {QStringLiteral("1280x800-light-200"), {1280, 800}, QStringLiteral("light"), 2.0},
};
constexpr qsizetype usual = 5;

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
    void screens_data();
    void screens();
    void field_data() { screens_data(); }
    void field();
    void campaign_data() { screens_data(); }
    void campaign();
    void secrets_data() { screens_data(); }
    void secrets();

private:
    static void dress(const Running &running, const Form &form);
    void take(const Running &running, const QString &screen, const Form &form);

    QDir folder_;
    QStringList faults_;
};

void ScreensTest::initTestCase()
{
    optio::setLook();
    listenForComplaints();
    folder_.setPath(qEnvironmentVariable("OPTIO_SCREENSHOTS", QDir::temp().filePath(QStringLiteral("optio-screenshots"))));
    QVERIFY(folder_.mkpath(QStringLiteral(".")));
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

void ScreensTest::dress(const Running &running, const Form &form)
{
    running.app().prefs()->setReducedMotion(true);
    running.app().prefs()->setTheme(form.theme);
    running.app().prefs()->setTextScale(form.text);
    running.resize(form.size);
}

void ScreensTest::screens_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < (allPictures() ? forms.size() : usual); ++i)
        QTest::newRow(qPrintable(forms[i].name)) << i;
}

void ScreensTest::take(const Running &running, const QString &screen, const Form &form)
{
    running.settle();
    QVERIFY(running.window()->grabWindow().save(folder_.filePath(screen + QLatin1Char('-') + form.name + QStringLiteral(".png"))));
    faults_ += faultsOf(running, screen + u' ' + form.name);
}

void ScreensTest::screens()
{
    QFETCH(int, index);
    const Form &form = forms[index];
    QTemporaryDir data;
    QVERIFY(data.isValid());
    {
        const Running running(data.path());
        QVERIFY2(running.window(), "the window could not be made");
        QCOMPARE(running.app().fatal(), QString());
        dress(running, form);

        take(running, QStringLiteral("home-empty"), form);
        running.eval(QStringLiteral("show('NewGamePage', {})"));
        take(running, QStringLiteral("new-game"), form);
        running.eval(QStringLiteral("current.optionsShown = true"));
        take(running, QStringLiteral("new-game-options"), form);
        running.eval(QStringLiteral("leavePage()"));

        running.eval(QStringLiteral("current.playExample(App.games.examples[0])"));
        QVERIFY(running.app().game()->isOpen());
        take(running, QStringLiteral("game"), form);
        const QString a = running.eval(QStringLiteral("App.game.sides[0].groups[0].units[0].id")).toString();
        const QString b = running.eval(QStringLiteral("App.game.sides[1].groups[0].units[0].id")).toString();
        running.app().game()->select(a);
        running.app().game()->select(b);
        take(running, QStringLiteral("game-selection"), form);
        running.app().prefs()->setAcrossTable(true);
        take(running, QStringLiteral("game-across"), form);
        running.app().prefs()->setAcrossTable(false);

        running.eval(QStringLiteral("App.game.choose(App.game.resolvers[0].id)"));
        QVERIFY(running.app().resolver()->isOpen());
        take(running, QStringLiteral("resolver"), form);
        running.app().resolver()->setDie(0, 5);
        running.app().resolver()->setDie(1, 2);
        running.app().resolver()->roll();
        QVERIFY(running.app().result()->isOpen());
        take(running, QStringLiteral("result"), form);
        running.app().result()->accept();
        running.eval(QStringLiteral("show('AmendPage', {n: 1})"));
        running.app().amend()->form()->setDie(1, 1);
        running.app().amend()->setReason(QStringLiteral("The die was cocked."));
        take(running, QStringLiteral("amend"), form);
        running.eval(QStringLiteral("leavePage()"));
        QVERIFY(!running.app().amend()->isOpen());
        QVERIFY(running.app().game()->note(QStringLiteral("The hill counts as steep, we agree.")));
        running.app().game()->undo();

        running.eval(QStringLiteral("current.find()"));
        take(running, QStringLiteral("journal"), form);
        running.click(QStringLiteral("journalReport"));
        take(running, QStringLiteral("report"), form);
        running.eval(QStringLiteral("current.closeInner()"));
        running.eval(QStringLiteral("show('EntryPage', {n: 1})"));
        take(running, QStringLiteral("entry"), form);
        running.eval(QStringLiteral("leavePage()"));
        running.eval(QStringLiteral("current.ask(false)"));
        take(running, QStringLiteral("correct"), form);
        running.eval(QStringLiteral("current.closeInner(); current.ask(true)"));
        take(running, QStringLiteral("note"), form);
        running.eval(QStringLiteral("current.closeInner()"));
        running.click(QStringLiteral("moreButton"));
        take(running, QStringLiteral("game-menu"), form);
        running.eval(QStringLiteral("current.closeInner(); leavePage()"));
        for (int i = 0; i < 9; ++i)
            running.eval(
                QStringLiteral("const e = App.games.examples[%1]; App.games.create(e.ruleset, e.armyA, e.armyB, {}); App.game.close()")
                    .arg(i % 3));
        take(running, QStringLiteral("home"), form);

        running.eval(QStringLiteral("show('ArmiesPage', {})"));
        take(running, QStringLiteral("armies"), form);
        const QString army =
            running.app().library()->duplicate(running.app().library()->rows()->get(0).value(QStringLiteral("id")).toString());
        running.eval(QStringLiteral("current.unfolded = '%1'").arg(army));
        take(running, QStringLiteral("armies-tools"), form);
        running.eval(QStringLiteral("show('ArmyEditorPage', {army: '%1'})").arg(army));
        take(running, QStringLiteral("editor"), form);
        running.eval(QStringLiteral("current.pick(0, 0)"));
        take(running, QStringLiteral("editor-unit"), form);
        running.eval(QStringLiteral("current.closeInner(); leavePage(); leavePage()"));

        running.eval(QStringLiteral("show('SettingsPage', {})"));
        take(running, QStringLiteral("settings"), form);
        QVERIFY(addHouseRules(running, data.path()));
        running.reveal(running.named(QStringLiteral("houseAdd")));
        take(running, QStringLiteral("settings-house"), form);
        running.eval(QStringLiteral("show('HousePage', {file: App.house.files[0].file})"));
        take(running, QStringLiteral("house"), form);
        running.eval(QStringLiteral("leavePage()"));
        running.eval(QStringLiteral("leavePage(); show('RulesPage', {})"));
        take(running, QStringLiteral("rules"), form);
        running.eval(QStringLiteral("current.look('punic'); current.charting = true; snackbar.hide()"));
        take(running, QStringLiteral("charts"), form);
        for (const char *chart : {"dice", "results", "movement"}) {
            running.eval(QStringLiteral("show('ChartPage', {ruleset: 'punic', chart: '%1'})").arg(QLatin1String(chart)));
            take(running, QStringLiteral("chart-%1").arg(QLatin1String(chart)), form);
            running.eval(QStringLiteral("leavePage()"));
        }
        running.eval(QStringLiteral("leavePage()"));
    }
}

/// The pages of a campaign, from the empty list to a result.
void ScreensTest::campaign()
{
    QFETCH(int, index);
    const Form &form = forms[index];
    QTemporaryDir data;
    {
        const Running running(data.path());
        dress(running, form);
        running.eval(QStringLiteral("show('CampaignsPage', {})"));
        take(running, QStringLiteral("campaigns-empty"), form);
        running.eval(QStringLiteral("show('NewCampaignPage', {})"));
        take(running, QStringLiteral("campaign-new"), form);
        running.eval(QStringLiteral("current.begin()"));
        optio::CampaignModel &campaign = *running.app().campaign();
        QVERIFY(campaign.isOpen());
        running.eval(QStringLiteral("show('CampaignFieldPage', {})"));
        take(running, QStringLiteral("campaign-field"), form);
        QVariantMap input;
        const QVariantList armies = campaign.armies();
        for (const QVariant &army : armies)
            input[army.toMap()["side"].toString()] = army.toMap()["kinds"].toList().constFirst().toMap()["units"];
        QVERIFY(campaign.act(QStringLiteral("field"), input, {6, 1}));
        running.eval(QStringLiteral("leavePage(); snackbar.hide()"));
        take(running, QStringLiteral("campaign-fought"), form);
        running.eval(QStringLiteral("show('CampaignResultPage', {})"));
        running.eval(QStringLiteral("current.victory = {a: 2, b: 0}; current.tell(App.campaign.fielded[0].id, 'destroyed')"));
        take(running, QStringLiteral("campaign-result"), form);
        running.eval(QStringLiteral("current.enter(); snackbar.hide()"));
        take(running, QStringLiteral("campaign"), form);
        running.eval(QStringLiteral("leavePage(); show('CampaignsPage', {})"));
        take(running, QStringLiteral("campaigns"), form);
    }
}

/// The curtain, the page of one side alone, and a note written there.
void ScreensTest::secrets()
{
    QFETCH(int, index);
    const Form &form = forms[index];
    QTemporaryDir data;
    const Running running(data.path());
    dress(running, form);
    QVERIFY(running.app().games()->create("ancients", "ancients/legion", "ancients/forest-tribes"));
    running.eval(QStringLiteral("show('GamePage', {})"));
    take(running, QStringLiteral("setup"), form);
    optio::HandOverModel &page = *running.app().handOver();
    optio::ResolverModel &note = *running.app().resolver();
    page.handTo(QStringLiteral("a"));
    take(running, QStringLiteral("curtain"), form);
    page.take();
    take(running, QStringLiteral("private-empty"), form);
    QVERIFY(running.click(QStringLiteral("private_seal-note")));
    note.setAnswer(QStringLiteral("sl.kind"), QStringLiteral("march"));
    take(running, QStringLiteral("note"), form);
    note.setAnswer(QStringLiteral("sl.edge"), QStringLiteral("W"));
    note.setPick(QStringLiteral("who"), QStringLiteral("a1.1"), {}, 1);
    note.setPick(QStringLiteral("who"), QStringLiteral("a1.2"), {}, 1);
    take(running, QStringLiteral("note-march"), form);
    note.roll();
    running.eval(QStringLiteral("snackbar.hide()"));
    QCOMPARE(page.secrets().size(), 1);
    take(running, QStringLiteral("private"), form);
}

/// What a rule set may offer besides, all at once: phases, pools, picks, forms without dice, follow-ups, watched units.
void ScreensTest::field()
{
    QFETCH(int, index);
    const Form &form = forms[index];
    QTemporaryDir data;
    const optio::madeup::Field rules;
    {
        const Running running(std::make_unique<optio::AppModel>(std::vector<const optio::Ruleset *>{&rules},
                                                                std::make_unique<optio::Store>(data.path().toStdString())));
        QVERIFY2(running.window(), "the window could not be made");
        dress(running, form);
        QVERIFY(
            running.app().games()->create(QStringLiteral("made-up"), QStringLiteral("made-up/red"), QStringLiteral("made-up/blue"), {}));
        running.eval(QStringLiteral("show('GamePage', {})"));
        optio::GameModel &game = *running.app().game();
        take(running, QStringLiteral("watch"), form);
        running.eval(QStringLiteral("current.showUnit('b1.2')"));
        QCOMPARE(game.picked(), QStringList{QStringLiteral("b1.2")});
        game.clearSelection();
        game.setSeveral(true);
        game.select(QStringLiteral("a1.1"));
        game.select(QStringLiteral("a1.3"));
        take(running, QStringLiteral("several"), form);
        running.eval(QStringLiteral("current.showRule('MU-7', 'Yield')"));
        take(running, QStringLiteral("rule"), form);
        running.eval(QStringLiteral("current.closeInner()"));

        game.clearSelection();
        game.choose(QStringLiteral("march"));
        take(running, QStringLiteral("picks"), form);
        running.app().resolver()->setPick(QStringLiteral("who"), QStringLiteral("a1.1"), {}, 4);
        running.app().resolver()->setPick(QStringLiteral("who"), QStringLiteral("a1.2"), {}, 8);
        running.app().resolver()->setAnswer(QStringLiteral("rough"), true);
        take(running, QStringLiteral("picked"), form);
        running.app().resolver()->roll();
        running.app().result()->accept();
        game.choose(QStringLiteral("volley"));
        running.app().resolver()->setSlot(QStringLiteral("target"), QStringLiteral("b1.1"));
        take(running, QStringLiteral("volley"), form);
        running.app().resolver()->setDie(0, 6);
        running.app().resolver()->roll();
        QCOMPARE(running.app().result()->followUps().size(), 2);
        take(running, QStringLiteral("followups"), form);
        running.app().result()->accept();
        running.eval(QStringLiteral("leavePage()"));

        const QString army = running.app().library()->duplicate(QStringLiteral("made-up/red"));
        running.eval(QStringLiteral("show('ArmyEditorPage', {army: '%1'})").arg(army));
        QVERIFY(running.click(QStringLiteral("commandMore_0")));
        take(running, QStringLiteral("editor-command"), form);
        QVERIFY(running.click(QStringLiteral("commandField_kind_2")));
        running.eval(QStringLiteral("current.closeInner()"));
        take(running, QStringLiteral("editor-kind"), form);
    }
}

OPTIO_TEST(ScreensTest)

} // namespace screens_test

#include "screens_test.moc"
