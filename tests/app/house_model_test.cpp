// SPDX-License-Identifier: GPL-3.0-or-later
// House rules in the app (DBM-195): adding, replacing, removing and putting back house files, games whose house rules are missing, and the
// pages that show them.
#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "rulesets/hoplites/hoplites.h"
#include "tests/suite.h"
#include "window.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace house_model_test {

using namespace optio;
using namespace optio::test;

namespace {

const QByteArray club = R"(extends = "dbm"
id = "our-club"
name = "DBM, our club"
note = "As we play it."
[[troops.ee]]
id = "ee.psiloi"
value = 1
[[troops.type]]
id = "Ps"
Reg = { S = 9, O = 9 }
Irr = { S = 9, O = 9 }
[[factors.tactical]]
id = "tf.general"
remove = true
)";

QVariant at(const QVariantList &list, int row, const char *key) { return list.value(row).toMap().value(QLatin1String(key)); }

QStringList idsOf(const QVariantList &list)
{
    QStringList ids;
    for (const QVariant &one : list)
        ids.append(one.toMap().value(QStringLiteral("id")).toString());
    return ids;
}

/// The app on a folder of its own, and house files to give it.
struct Bench {
    QTemporaryDir folder;
    std::unique_ptr<AppModel> app;

    Bench() { open(); }
    void open()
    {
        app.reset();
        app = AppModel::open(data().toStdString(), rulesets());
    }
    QString data() const { return folder.filePath(QStringLiteral("data")); }
    QUrl file(const QByteArray &toml, const QString &name = QStringLiteral("club.toml")) const
    {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(toml);
        return QUrl::fromLocalFile(file.fileName());
    }
    HouseModel &house() const { return *app->house(); }
    QStringList known() const
    {
        QStringList ids = idsOf(app->games()->rulesets());
        return ids.filter(QStringLiteral("dbm"));
    }
};

} // namespace

class HouseModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setLook();
        listenForComplaints();
    }

    void withoutFilesThereIsNothingButAnOffer()
    {
        const Bench bench;
        QVERIFY(bench.house().available());
        QVERIFY(bench.house().files().isEmpty());
        QVERIFY(bench.house().removed().isEmpty());
        QCOMPARE(bench.known(), QStringList{"dbm"});
        QVERIFY(bench.app->notice().isEmpty());
    }

    void aFileIsCheckedAndCopiedAndUsedAtOnce() // DBM-195, DBM-160
    {
        Bench bench;
        QSignalSpy failed(bench.app.get(), &AppModel::failed), undoable(bench.app.get(), &AppModel::undoable);
        QSignalSpy listed(bench.app->games(), &GamesModel::rulesetsChanged);
        const QString name = bench.house().add(bench.file(club));
        QCOMPARE(name, "dbm+our-club.toml");
        QVERIFY(failed.isEmpty());
        QCOMPARE(undoable.count(), 1);
        QCOMPARE(listed.count(), 1);
        QVERIFY(QFile::exists(bench.data() + "/house/" + name));
        QCOMPARE(bench.known(), (QStringList{"dbm", "dbm+our-club"}));
        const QVariantMap shown = bench.house().find(name);
        QCOMPARE(shown.value("name").toString(), "DBM, our club");
        QCOMPARE(shown.value("extendsName").toString(), "DBM");
        QCOMPARE(shown.value("count").toInt(), 3);
        const QVariantList changes = bench.house().changes(name);
        QCOMPARE(at(changes, 0, "title").toString(), "Psiloi");
        QCOMPARE(at(changes, 0, "rule").toString(), "DBM-160");
        QCOMPARE(at(changes, 0, "text").toString(), "value 0.5 → 1");
        QCOMPARE(at(changes, 2, "what").toString(), "removed");
        // The armies of the rule set under it, with their points under these rules; and its own examples only once.
        const QVariantList armies = bench.app->library()->choices("dbm+our-club"), plain = bench.app->library()->choices("dbm");
        QCOMPARE(idsOf(armies), idsOf(plain));
        double more = 0;
        for (int i = 0; i < armies.size(); ++i)
            more += at(armies, i, "points").toDouble() - at(plain, i, "points").toDouble();
        QVERIFY(more > 0);
        for (const QVariant &example : bench.app->games()->examples())
            QVERIFY(!example.toMap().value("ruleset").toString().contains('+'));

        bench.open(); // and again after the next start
        QCOMPARE(bench.known(), (QStringList{"dbm", "dbm+our-club"}));
    }

    void aTableIsCopiedAndResetSetsItAside() // DAT-04: a commented copy that changes nothing; the file is renamed, not deleted
    {
        Bench bench;
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        const QString name = bench.house().copyTable(QStringLiteral("dbm"), QStringLiteral("troops.move"));
        QCOMPARE(name, "dbm+copy-of-troops-move.toml");
        QCOMPARE(bench.house().find(name).value("count").toInt(), 0);
        QFile file(bench.data() + "/house/" + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray copy = file.readAll();
        QVERIFY(copy.contains("\n# id = \"move.light_horse\"\n") && copy.contains("\n# good = 250\n"));
        QCOMPARE(bench.house().copyTable(QStringLiteral("dbm"), QStringLiteral("troops.move")), QString()); // what was changed in it stays
        QCOMPARE(failed.count(), 1);
        QVERIFY(bench.house().remove(name));
        QVERIFY(!QFile::exists(bench.data() + "/house/" + name));
        QFile aside(bench.data() + "/house/removed/" + name);
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), copy);
    }

    void anOlderTableIsToldOnce() // DAT-03: the change stays as it is
    {
        Bench bench;
        const QString name = bench.house().add(bench.file(club));
        bench.open(); // what the book has is seen
        QVERIFY(bench.app->notice().isEmpty());
        bench.app.reset();
        {
            Store store(bench.data().toStdString());
            Json seen = Json::parse(store.preference("house-book", "{}"));
            Json &mine = seen.at(utf8(name));
            QCOMPARE(mine.size(), std::size_t{3});
            Json row = Json::parse(mine.at("troops.ee/ee.psiloi").get<std::string>());
            row["value"] = 2; // in the book of before
            mine["troops.ee/ee.psiloi"] = canonical(row);
            store.setPreference("house-book", canonical(seen));
        }
        bench.open();
        QCOMPARE(bench.app->notice(), QStringLiteral("DBM, our club: your change to Psiloi was made for an older table; check it."));
        QCOMPARE(at(bench.house().changes(name), 0, "text").toString(), "value 0.5 → 1");
        bench.open();
        QVERIFY(bench.app->notice().isEmpty());
    }

    void aBattleKeepsItsHouseRules() // DAT-15: changed or removed afterwards, they are new battles' alone
    {
        QByteArray hands = R"(extends = "hoplites"
id = "hands"
name = "Hoplites, other hands"
[battle.hand]
most = 5
)";
        Bench bench;
        const QString file = bench.house().add(bench.file(hands));
        const auto begin = [&] {
            return bench.app->games()->create("hoplites+hands", "hoplites/carthage", "hoplites/gauls") ? bench.app->game()->id()
                                                                                                       : QString();
        };
        const auto most = [&] {
            const Game &game = bench.app->game()->game();
            return dynamic_cast<const hoplites::Hoplites &>(game.ruleset()).sheet().numbers.hand;
        };
        const QString first = begin();
        QCOMPARE(most(), 5);
        bench.app->game()->perform("act", {{"do", {{"act", "deal"}}}}, std::nullopt);
        const Json state = bench.app->game()->game().state();
        bench.app->game()->close();
        hands.replace("most = 5", "most = 6");
        QCOMPARE(bench.house().add(bench.file(hands)), file);
        QVERIFY(bench.app->games()->open(first));
        QCOMPARE(most(), 5);
        QVERIFY(bench.app->game()->game().state() == state);
        bench.app->game()->undo();
        bench.app->game()->perform("act", {{"do", {{"act", "deal"}}}}, std::nullopt); // it goes on by them
        QVERIFY(bench.app->game()->game().state() == state);
        const QString second = begin();
        QCOMPARE(most(), 6);
        const QString copy = bench.app->games()->duplicate(first);
        bench.open(); // after another start
        QVERIFY(bench.app->games()->open(copy));
        QCOMPARE(most(), 5);
        bench.app->game()->close();
        QVERIFY(bench.house().remove(file));
        QVERIFY(bench.app->games()->open(second));
        QCOMPARE(most(), 6);
        bench.app->game()->close();
    }

    void undoTakesAnAddedFileBack()
    {
        Bench bench;
        bench.house().add(bench.file(club));
        bench.app->undoLast();
        QCOMPARE(bench.known(), QStringList{"dbm"});
        QVERIFY(bench.house().files().isEmpty());
    }

    void aNewerFileTakesThePlaceOfTheOld()
    {
        Bench bench;
        bench.house().add(bench.file(club));
        QByteArray newer = club;
        newer.replace("value = 1", "value = 2");
        QCOMPARE(bench.house().add(bench.file(newer)), "dbm+our-club.toml");
        QCOMPARE(bench.house().files().size(), 1);
        QCOMPARE(at(bench.house().changes("dbm+our-club.toml"), 0, "text").toString(), "value 0.5 → 2");
        bench.app->undoLast();
        QCOMPARE(at(bench.house().changes("dbm+our-club.toml"), 0, "text").toString(), "value 0.5 → 1");
    }

    void aFaultyFileIsRefusedWithItsLine()
    {
        Bench bench;
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        QByteArray bad = club;
        bad.replace("ee.psiloi", "ee.psilo");
        QCOMPARE(bench.house().add(bench.file(bad)), "");
        QVERIFY(failed.value(0).value(0).toString().startsWith("club.toml:5: there is no row \"ee.psilo\""));
        QCOMPARE(bench.house().add(QUrl::fromLocalFile(bench.folder.filePath("none.toml"))), "");
        QCOMPARE(failed.count(), 2);
        QVERIFY(bench.house().files().isEmpty());
        QVERIFY(!QFile::exists(bench.data() + "/house"));
        QVERIFY(!bench.house().remove("none.toml"));
        QVERIFY(!bench.house().putBack("../club.toml"));
    }

    void aFaultyFileInTheFolderIsToldAndLeftOut()
    {
        Bench bench;
        QVERIFY(QDir().mkpath(bench.data() + "/house"));
        bench.file("extends = \n", "data/house/bad.toml");
        bench.file(club, "data/house/club.toml");
        bench.open();
        QVERIFY(bench.app->fatal().isEmpty());
        QVERIFY2(bench.app->notice().startsWith("House rules are left out: bad.toml:1"), qPrintable(bench.app->notice()));
        QCOMPARE(bench.known(), (QStringList{"dbm", "dbm+our-club"}));
        QVERIFY(at(bench.house().files(), 0, "fault").toString().startsWith("bad.toml:1"));
        // It can be removed, and taken back as it was.
        QVERIFY(bench.house().remove("bad.toml"));
        QCOMPARE(bench.house().files().size(), 1);
        bench.app->undoLast();
        QVERIFY(at(bench.house().files(), 0, "fault").toString().startsWith("bad.toml:1"));
    }

    void aGameWhoseHouseRulesAreMissingIsKept()
    {
        Bench bench;
        AppModel &app = *bench.app;
        bench.house().add(bench.file(club));
        const QVariantList armies = app.library()->choices("dbm+our-club");
        const QString own = app.library()->create("dbm+our-club", "Ours");
        QVERIFY(app.games()->create("dbm+our-club", at(armies, 0, "id").toString(), at(armies, 1, "id").toString()));
        const QString game = app.game()->id();
        QCOMPARE(app.game()->rulesetName(), "DBM, our club");

        // The open game plays on; once closed it waits for its rules.
        QVERIFY(bench.house().remove("dbm+our-club.toml"));
        QCOMPARE(app.game()->rulesetName(), "DBM, our club");
        QVERIFY(app.game()->note("Still here."));
        app.game()->close();
        QSignalSpy failed(&app, &AppModel::failed);
        QVERIFY(!app.games()->open(game));
        const QString why = failed.value(0).value(0).toString();
        QVERIFY2(why.contains("the house rules \"our-club\" are missing") && why.contains("Settings"), qPrintable(why));
        QCOMPARE(app.games()->rows()->get(app.games()->rows()->indexOf(game)).value("length").toInt(), 1);
        // Its armies can be read, changed and fielded without them.
        QVERIFY(app.editor()->open(own));
        QVERIFY(!app.editor()->readOnly());
        QVERIFY(idsOf(app.library()->choices("dbm")).contains(own));

        QCOMPARE(at(bench.house().removed(), 0, "name").toString(), "DBM, our club");
        QVERIFY(bench.house().putBack("dbm+our-club.toml"));
        QVERIFY(bench.house().removed().isEmpty());
        QVERIFY(app.games()->open(game));
        QCOMPARE(app.game()->rulesetName(), "DBM, our club");
    }

    void backToDefaultFromThePage()
    {
        const QTemporaryDir data;
        {
            const Bench other;
            const Running running(data.path());
            QVERIFY(running.window());
            running.app().prefs()->setReducedMotion(true);
            running.app().house()->add(other.file(club));
            running.eval(QStringLiteral("show('SettingsPage', {})"));
            running.settle();
            QVERIFY(running.click(QStringLiteral("house_dbm+our-club.toml_open")));
            running.settle();
            QVERIFY(running.named(QStringLiteral("housePage")));
            QVERIFY(running.named(QStringLiteral("houseRule_DBM-160")));
            QVERIFY(running.click(QStringLiteral("houseRemove")));
            running.settle();
            QVERIFY(running.app().house()->files().isEmpty());
            QVERIFY(running.named(QStringLiteral("settingsPage")));
            running.app().undoLast();
            running.settle();
            QVERIFY(running.named(QStringLiteral("house_dbm+our-club.toml")));
        }
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n'))));
    }
};

OPTIO_TEST(HouseModelTest)

} // namespace house_model_test

#include "house_model_test.moc"
