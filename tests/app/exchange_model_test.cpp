// SPDX-License-Identifier: GPL-3.0-or-later
// Importing and sharing by their view models: what is shown before anything changes, conflicts, undo, hundreds of malformed files, and
// every supplied army out and in again in every format (EDT-08).
#include "db/store.h"
#include "rules/exchange/formats.h"
#include "tests/app/window.h"
#include "tests/rules/malformed_armies.h"
#include "tests/suite.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace exchange_model_test {

using namespace optio;
using namespace optio::test;

namespace {

const char *const typed = "Mine\n\n== A ==\n1 x Knights, fast, regular, general's element\n16 x Pikes, ordinary, regular\n";

/// The app without a window.
struct Desktop {
    QTemporaryDir folder;
    std::unique_ptr<AppModel> app = AppModel::open(folder.path().toStdString(), optio::test::rulesets());
    ImportModel &importing = *app->importing();
    ShareModel &sharing = *app->sharing();
    QSignalSpy failures{app.get(), &AppModel::failed};

    Store store() const { return Store(folder.path().toStdString()); }
    Json stored(const std::string &id) const { return store().roster(id).value_or(Json()); }
    bool rest() const
    {
        return QTest::qWaitFor([this] { return !importing.busy() && !sharing.busy(); }, 60'000);
    }
    void read(const std::string &text)
    {
        importing.setText(QString::fromStdString(text));
        QVERIFY(rest());
    }
    QVariantMap row(int at) const { return importing.armies()->get(at); }
    /// Imports what is shown, and gives the ids of what is in the library now.
    QStringList take()
    {
        importing.take();
        QStringList ids;
        for (const RosterRow &one : store().rosters())
            ids.append(QString::fromStdString(one.id));
        return ids;
    }
    QString names() const
    {
        QStringList names;
        for (const RosterRow &one : store().rosters())
            names.append(QString::fromStdString(one.name));
        names.sort();
        return names.join(u',');
    }
};

/// A roster without what a format need not carry.
Json comparable(Json roster)
{
    roster = rosterFromJson(std::move(roster), "the army");
    for (const char *key : {"id", "data", "pinned"})
        roster.erase(key);
    return roster;
}

std::string fileOf(const Json &roster)
{
    std::vector<exchange::Note> lost;
    return exchange::jsonFormat().write({roster}, malformed::rulesets(), lost);
}

/// An army of the player's own.
Json own(const std::string &name = "Mine")
{
    Json roster = malformed::registry().at("dba").armies()[0];
    roster["id"] = newId();
    roster["name"] = name;
    return roster;
}

} // namespace

class ExchangeModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

    void itIsShownBeforeItChangesAnything()
    {
        Desktop desk;
        QVERIFY(desk.importing.isEmpty() && !desk.importing.isReady());
        desk.read(std::string(typed) + "what is this\n");
        QCOMPARE(desk.importing.fault(), QString());
        QCOMPARE(desk.importing.recognised(), QStringLiteral("Plain text"));
        QCOMPARE(desk.importing.armies()->count(), 1);
        QCOMPARE(desk.row(0).value("name").toString(), "Mine");
        QCOMPARE(desk.row(0).value("status").toString(), "New");
        QVERIFY(desk.row(0).value("findings").toList().isEmpty()); // no limit is named, so none is broken
        QCOMPARE(desk.importing.notes().size(), 1);
        const QVariantMap note = desk.importing.notes().constFirst().toMap();
        QCOMPARE(note.value("place").toString(), "Line 6, column 1");
        QCOMPARE(desk.importing.positionOf(desk.importing.text(), 6, 1), static_cast<int>(desk.importing.text().indexOf("what is")));
        QCOMPARE(desk.importing.positionOf(QStringLiteral("a\n𓂀bc\n"), 2, 2), 4); // columns count characters
        QCOMPARE(desk.importing.positionOf(QStringLiteral("a\nb"), 9, 9), 3);
        QVERIFY(desk.store().rosters().empty());
        QVERIFY(desk.importing.isReady());

        const QStringList ids = desk.take();
        QCOMPARE(ids.size(), 1);
        QCOMPARE(desk.importing.result().value("army").toString(), ids.first());
        QCOMPARE(desk.importing.result().value("text").toString(), "Mine is imported.");
        desk.importing.take(); // once is enough
        QCOMPARE(desk.store().rosters().size(), std::size_t{1});
        desk.importing.undo();
        QVERIFY(desk.store().rosters().empty());
        QVERIFY(desk.importing.result().isEmpty());
        QVERIFY(desk.rest());
        QVERIFY(desk.importing.isReady()); // it may be taken again
        QCOMPARE(desk.failures.count(), 0);
    }

    void theRuleSetIsAsked()
    {
        Desktop desk;
        desk.read(typed);
        QCOMPARE(desk.importing.questions()->count(), 1);
        QCOMPARE(desk.importing.questions()->get(0).value("value").toString(), "dbm");
        desk.importing.answer("ruleset", QStringLiteral("dba"));
        QVERIFY(desk.rest());
        QVERIFY(desk.row(0).value("detail").toString().startsWith("DBA"));
        desk.importing.type(QString::fromLatin1(typed) + "4 x Psiloi\n"); // goes on typing: the answer stands
        QVERIFY(!desk.importing.isReady());
        QTRY_VERIFY(desk.importing.isReady());
        QCOMPARE(desk.importing.questions()->get(0).value("value").toString(), "dba");
        desk.importing.answer("ruleset", QStringLiteral("chess"));
        QCOMPARE(desk.failures.count(), 1);
        desk.importing.setText(typed); // another text: asked anew
        QVERIFY(desk.rest());
        QCOMPARE(desk.importing.questions()->get(0).value("value").toString(), "dbm");
    }

    void choicesOfAListAreAsked() // DBA-001
    {
        Desktop desk;
        desk.read("Kyrenean Greek: 1xHCh or Cv (Gen), 4x4Bw, 6x3/4Lb, 1x2Ps or 2Lh");
        QCOMPARE(desk.importing.questions()->count(), 2);
        const QString second = desk.importing.questions()->get(1).value("id").toString();
        desk.importing.answer(second, 1);
        QVERIFY(desk.rest());
        QCOMPARE(desk.importing.questions()->get(1).value("value").toInt(), 1);
        // A choice more before it: the answer goes with its question.
        desk.importing.type("Kyrenean Greek: 1xHCh or Cv (Gen), 2xSp or Ax, 2x4Bw, 6x3/4Lb, 1x2Ps or 2Lh");
        QTRY_VERIFY(desk.importing.isReady());
        QVERIFY(desk.importing.questions()->count() > 2);
        QVariantMap last = desk.importing.questions()->get(desk.importing.questions()->count() - 1);
        QCOMPARE(last.value("value").toInt(), 1);
        const Json units = desk.stored(desk.take().first().toStdString()).at("commands")[0].at("units");
        QCOMPARE(units.back().at("type"), Json("LH"));
    }

    void theFormatCanBeOverruled()
    {
        Desktop desk;
        desk.read(fileOf(own()));
        QCOMPARE(desk.importing.recognised(), QStringLiteral("Army file"));
        desk.importing.setFormat("peltast");
        QVERIFY(desk.rest());
        QVERIFY(!desk.importing.fault().isEmpty());
        QVERIFY(!desk.importing.isReady());
        desk.importing.setFormat({});
        QVERIFY(desk.rest());
        QCOMPARE(desk.importing.fault(), QString());
    }

    void conflictsKeepBothUnlessTheyAreTold() // EDT-08
    {
        Desktop desk;
        const Json first = own();
        desk.read(fileOf(first));
        QCOMPARE(desk.take().size(), 1);
        const std::string id = first.at("id");
        const Json before = desk.stored(id);

        desk.read(fileOf(first)); // the very same
        QVERIFY(desk.row(0).value("choices").toList().isEmpty());
        QVERIFY(!desk.importing.isReady());

        Json changed = first; // of this id, and otherwise
        changed["commands"][0]["units"][0]["count"] = 5;
        desk.read(fileOf(changed));
        QCOMPARE(desk.row(0).value("choice").toString(), "both");
        QVERIFY(!desk.row(0).value("differences").toStringList().isEmpty());
        QVERIFY(desk.row(0).value("status").toString().contains("Mine 2"));
        desk.importing.choose("0", "skip");
        QVERIFY(!desk.importing.isReady());
        desk.importing.choose("0", "add"); // not among the choices
        QCOMPARE(desk.row(0).value("choice").toString(), "skip");
        desk.importing.choose("0", "both");
        QCOMPARE(desk.take().size(), 2);
        QCOMPARE(desk.names(), QStringLiteral("Mine,Mine 2"));
        QVERIFY(desk.stored(id) == before);
        desk.importing.undo();
        QCOMPARE(desk.names(), QStringLiteral("Mine"));
        QVERIFY(desk.rest());

        desk.importing.choose("0", "replace");
        QCOMPARE(desk.take().size(), 1);
        QCOMPARE(desk.stored(id).at("commands")[0].at("units")[0].at("count"), Json(5));
        desk.app->undoLast(); // as the message offers it
        QVERIFY(desk.stored(id) == before);
        QVERIFY(desk.rest());

        Json named = own(); // of this name
        desk.read(fileOf(named));
        QCOMPARE(desk.row(0).value("choice").toString(), "both");
        desk.importing.choose("0", "replace");
        QCOMPARE(desk.take(), QStringList{QString::fromStdString(id)});
        desk.importing.undo();
        QVERIFY(desk.stored(id) == before);
        QCOMPARE(desk.failures.count(), 0);
    }

    void onlyOneTakesThePlaceOfAnother()
    {
        Desktop desk;
        desk.read(fileOf(own()));
        desk.take();
        std::vector<exchange::Note> lost;
        desk.read(exchange::jsonFormat().write({own(), own(), own("Other")}, malformed::rulesets(), lost));
        desk.importing.choose("0", "replace");
        desk.importing.choose("1", "replace");
        QCOMPARE(desk.row(0).value("choice").toString(), "both");
        QCOMPARE(desk.row(1).value("choice").toString(), "replace");
        desk.importing.chooseAll("replace");
        QCOMPARE(desk.row(0).value("choice").toString(), "replace");
        QCOMPARE(desk.row(1).value("choice").toString(), "both");
        QCOMPARE(desk.row(2).value("choice").toString(), "add");
        desk.importing.chooseAll("skip");
        QCOMPARE(desk.importing.wanted(), 0);
        desk.importing.chooseAll("both");
        QCOMPARE(desk.take().size(), 4);
        QCOMPARE(desk.names(), QStringLiteral("Mine,Mine 2,Mine 3,Other"));
        desk.importing.undo();
        QCOMPARE(desk.names(), QStringLiteral("Mine"));
    }

    void undoLeavesWhatWasChangedSince()
    {
        Desktop desk;
        desk.read(fileOf(own()));
        const QString id = desk.take().first();
        desk.app->library()->rename(id, "Mine, painted");
        desk.importing.undo();
        QCOMPARE(desk.names(), QStringLiteral("Mine, painted"));
        QCOMPARE(desk.failures.count(), 1);
        QVERIFY(desk.failures.at(0).at(0).toString().contains("Mine, painted"));
    }

    void undoPassesOverWhatLiesInTheBinAlready()
    {
        Desktop desk;
        std::vector<exchange::Note> lost;
        desk.read(exchange::jsonFormat().write({own("One"), own("Two")}, malformed::rulesets(), lost));
        const QStringList ids = desk.take();
        desk.app->library()->remove(ids.first());
        desk.importing.undo();
        QVERIFY(desk.store().rosters().empty());
        QCOMPARE(desk.failures.count(), 0);
    }

    void suppliedAndBinnedOnesBecomeCopies()
    {
        Desktop desk;
        const Json supplied = malformed::registry().at("dba").armies()[0];
        desk.read(fileOf(supplied));
        QVERIFY(desk.row(0).value("status").toString().startsWith("A supplied army"));
        const QStringList ids = desk.take();
        QVERIFY(ids.first().toStdString() != supplied.at("id").get<std::string>());
        const std::string file = fileOf(desk.stored(ids.first().toStdString()));
        desk.app->library()->remove(ids.first());
        desk.read(file);
        QVERIFY2(desk.row(0).value("status").toString().contains("bin"), qPrintable(desk.row(0).value("status").toString()));
        QVERIFY(desk.take().first() != ids.first());
    }

    void longNamesGetTheirNumber()
    {
        Desktop desk;
        std::string name;
        while (name.size() < 199)
            name += "é";
        desk.read(fileOf(own(name)));
        desk.take();
        desk.read(fileOf(own(name)));
        QCOMPARE(desk.take().size(), 2);
        for (const RosterRow &row : desk.store().rosters())
            checkRosterForm(desk.stored(row.id));
    }

    void badFilesChangeNothing()
    {
        Desktop desk;
        desk.read(fileOf(own()));
        desk.take();
        const QString before = desk.names();
        const QString path = desk.folder.filePath("bad.optio-army");
        QElapsedTimer time;
        qint64 slowest = 0;
        for (const auto &[what, bytes] : malformed::badArmies()) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) &&
                    file.write(bytes.data(), static_cast<qint64>(bytes.size())) == static_cast<qint64>(bytes.size()));
            file.close();
            time.start();
            desk.importing.openFile(QUrl::fromLocalFile(path));
            slowest = qMax(slowest, time.elapsed());
            QVERIFY2(desk.rest(), what.c_str());
            QVERIFY2(!desk.importing.fault().isEmpty(), what.c_str());
            QVERIFY2(!desk.importing.isReady() && desk.importing.armies()->count() == 0, what.c_str());
            desk.importing.take();
        }
        QCOMPARE(desk.names(), before);
        QCOMPARE(desk.failures.count(), 0);
        qInfo("the window waited %lld ms at most", slowest);
        desk.importing.openFile(QUrl::fromLocalFile(desk.folder.filePath("none")));
        QVERIFY(desk.rest());
        QVERIFY(desk.importing.fault().contains("none"));
    }

    void oddTextsAreShownAsTheyAre()
    {
        Desktop desk;
        const std::string name = "<b>&amp; '; DROP TABLE roster; --";
        desk.read(fileOf(own(name)));
        QCOMPARE(desk.row(0).value("name").toString().toStdString(), name);
        desk.take();
        QCOMPARE(desk.names().toStdString(), name);
    }

    void longTextsAreReadButNotShown()
    {
        Desktop desk;
        std::vector<Json> armies;
        for (int i = 0; i < 60; ++i)
            armies.push_back(own("Army " + std::to_string(i)));
        std::vector<exchange::Note> lost;
        const std::string text = exchange::jsonFormat().write(armies, malformed::rulesets(), lost);
        QVERIFY(text.size() > 70'000);
        desk.read(text);
        QVERIFY(desk.importing.held() && desk.importing.text().isEmpty() && !desk.importing.size().isEmpty());
        QCOMPARE(desk.importing.armies()->count(), 60);
        QGuiApplication::clipboard()->setText(QString::fromStdString(text));
        QVERIFY(desk.importing.clipboardIsLong());
        desk.importing.paste();
        QVERIFY(desk.rest());
        QCOMPARE(desk.take().size(), 60);
        QGuiApplication::clipboard()->clear();
        desk.importing.paste();
        QCOMPARE(desk.failures.count(), 1);
    }

    void readingCanBeStopped()
    {
        Desktop desk;
        std::string text = R"({"format":1,"armies":[)";
        const std::string army = own().dump();
        while (text.size() < 3'000'000)
            text += army + ",";
        text.back() = ']';
        desk.importing.setText(QString::fromStdString(text + "}"));
        QVERIFY(desk.importing.busy());
        desk.importing.cancel();
        QVERIFY(!desk.importing.busy());
        QVERIFY(!desk.importing.fault().isEmpty());
        QTest::qWait(300);
        QCOMPARE(desk.importing.armies()->count(), 0); // what came of it is not heard
        desk.importing.clear();
        QVERIFY(desk.importing.isEmpty() && desk.importing.fault().isEmpty());
    }

    void theLargestFileDoesNotHoldUpTheWindow()
    {
        Desktop desk;
        std::vector<Json> armies;
        std::vector<Json> supplied;
        for (const auto &ruleset : malformed::registry().all())
            supplied.insert(supplied.end(), ruleset->armies().begin(), ruleset->armies().end());
        for (std::size_t i = 0; i < exchange::mostArmies; ++i) {
            armies.push_back(supplied[i % supplied.size()]);
            armies.back()["id"] = newId();
        }
        std::vector<exchange::Note> lost;
        std::string text = exchange::jsonFormat().write(armies, malformed::rulesets(), lost);
        while (text.size() > exchange::mostBytes) {
            armies.resize(armies.size() * 9 / 10);
            text = exchange::jsonFormat().write(armies, malformed::rulesets(), lost);
        }
        QFile file(desk.folder.filePath("large.optio-army"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) > 0);
        file.close();
        QElapsedTimer whole, beat;
        whole.start();
        desk.importing.openFile(QUrl::fromLocalFile(file.fileName()));
        qint64 longest = 0;
        beat.start();
        while (desk.importing.busy() && whole.elapsed() < 60'000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
            longest = qMax(longest, beat.restart());
        }
        QCOMPARE(desk.importing.armies()->count(), static_cast<int>(armies.size()));
        qInfo("%zu armies, %.1f MB: read in %lld ms, the screen waited %lld ms at most", armies.size(),
              static_cast<double>(text.size()) / 1e6, whole.elapsed(), longest);
        whole.start();
        desk.importing.chooseAll("skip");
        desk.importing.chooseAll("both");
        qInfo("choosing for all of them, twice: %lld ms", whole.elapsed());
        whole.start();
        QCOMPARE(desk.take().size(), static_cast<int>(armies.size()));
        qInfo("importing them: %lld ms", whole.elapsed());
    }

    void everyArmyGoesOutAndIn_data()
    {
        QTest::addColumn<QString>("format");
        for (const exchange::Format *format : exchange::formatsOf(malformed::rulesets()))
            if (format->writes())
                QTest::newRow(format->id().c_str()) << QString::fromStdString(format->id());
    }
    void everyArmyGoesOutAndIn()
    {
        QFETCH(QString, format);
        Desktop desk;
        std::size_t tried = 0;
        for (const Json &army : [] {
                 std::vector<Json> all;
                 for (const auto &ruleset : malformed::registry().all())
                     all.insert(all.end(), ruleset->armies().begin(), ruleset->armies().end());
                 return all;
             }()) {
            desk.sharing.start({QString::fromStdString(army.at("id"))});
            const QVariantList formats = desk.sharing.formats();
            if (std::none_of(formats.begin(), formats.end(), [&](const QVariant &one) { return one.toMap().value("value") == format; }))
                continue;
            desk.sharing.setFormat(format);
            QVERIFY(desk.rest());
            QCOMPARE(desk.sharing.fault(), QString());
            desk.importing.setText(desk.sharing.text());
            QVERIFY(desk.rest());
            QVERIFY2(desk.importing.isReady(), qPrintable(desk.importing.fault()));
            QCOMPARE(desk.importing.wanted(), 1);
            desk.importing.take();
            const Json back = desk.stored(desk.importing.result().value("army").toString().toStdString());
            ++tried;
            QCOMPARE(desk.store().rosters().size(), tried);
            if (format == QLatin1String("dba-list")) // the notation knows elements alone
                QVERIFY(comparable(back).at("commands")[0].at("units") == comparable(army).at("commands")[0].at("units"));
            else
                QCOMPARE(QString::fromStdString(canonical(comparable(back))), QString::fromStdString(canonical(comparable(army))));
        }
        QVERIFY(tried >= 7);
        QCOMPARE(desk.failures.count(), 0);
    }

    void severalAreSharedInWhatHoldsThemAll()
    {
        Desktop desk;
        const auto values = [&] {
            QStringList list;
            for (const QVariant &one : desk.sharing.formats())
                list.append(one.toMap().value("value").toString());
            return list;
        };
        desk.sharing.start({"dba/gallic"});
        QVERIFY(values().contains("dba-list") && values().contains("qr") && !values().contains("peltast") && !values().contains("ros"));
        QVERIFY(desk.rest());
        desk.sharing.setFormat("qr");
        QVERIFY(desk.rest());
        QVERIFY(desk.sharing.code().startsWith("OPTIO1:"));
        desk.sharing.start({"dba/gallic", "dbm/mid-republican-roman"}); // two rule sets
        QVERIFY(!values().contains("dba-list") && !values().contains("qr"));
        QCOMPARE(desk.sharing.format(), values().first()); // a code holds one army
        QVERIFY(desk.rest());
        QCOMPARE(desk.sharing.title(), QStringLiteral("2 armies"));
        QVERIFY(desk.sharing.text().contains("Gallic") || desk.sharing.text().contains("Gaul"));
        desk.sharing.setFormat("json");
        QVERIFY(desk.rest());
        QCOMPARE(desk.sharing.fileName(), QStringLiteral("Armies.optio-army"));
        QVERIFY(desk.sharing.shown().count('\n') <= 200);
        const QUrl file = QUrl::fromLocalFile(desk.folder.filePath("two.optio-army"));
        QVERIFY(desk.sharing.save(file));
        desk.importing.openFile(file);
        QVERIFY(desk.rest());
        QCOMPARE(desk.importing.armies()->count(), 2);
        desk.sharing.start({"hoplites/gauls", "hoplites/carthage", "hoplites/late-rome", "hoplites/sparta"});
        QVERIFY(desk.rest());
        QVERIFY(desk.sharing.more() > 0);
        QCOMPARE(desk.sharing.shown().count('\n'), 200);
        QCOMPARE(desk.sharing.shown().count('\n') + desk.sharing.more(), desk.sharing.text().count('\n'));
        QVERIFY(!desk.sharing.save(QUrl::fromLocalFile("/no/such/folder/x.txt")));
        QCOMPARE(desk.failures.count(), 1);
        desk.sharing.start({"dba/gallic", "nobody"});
        QCOMPARE(desk.sharing.count(), 0);
        QCOMPARE(desk.failures.count(), 2);
    }

    void anArmyTooLargeForACodeIsTold()
    {
        Desktop desk;
        Json large = own();
        std::string noise;
        for (int i = 0; i < 300; ++i)
            noise += newId();
        large["notes"] = noise;
        desk.read(fileOf(large));
        const QString id = desk.take().first();
        desk.sharing.start({id});
        desk.sharing.setFormat("qr");
        QVERIFY(desk.rest());
        QVERIFY2(desk.sharing.fault().contains("at most 4296"), qPrintable(desk.sharing.fault()));
        QCOMPARE(desk.sharing.code(), QString());
        QVERIFY(!desk.sharing.save(QUrl::fromLocalFile(desk.folder.filePath("x.svg"))));
    }

    void aCodeIsSavedAsAPicture()
    {
        Desktop desk;
        desk.sharing.start({"dba/gallic"});
        desk.sharing.setFormat("qr");
        QVERIFY(desk.rest());
        QVERIFY(desk.sharing.fileName().endsWith(".svg"));
        const QString path = desk.folder.filePath("code.svg");
        QVERIFY(desk.sharing.save(QUrl::fromLocalFile(path)));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().startsWith("<svg"));
    }
};

OPTIO_TEST(ExchangeModelTest)

} // namespace exchange_model_test
#include "exchange_model_test.moc"
