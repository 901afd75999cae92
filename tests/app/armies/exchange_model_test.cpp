// SPDX-License-Identifier: GPL-3.0-or-later
// Importing by its view model: what is shown before anything changes, conflicts, undo, and hundreds of malformed files (EDT-08). Sharing is
// in share_model_test.cpp.
#include "db/store.h"
#include "rules/exchange/formats.h"
#include "tests/app/armies/exchange_desktop.h"
#include "tests/app/window.h"
#include "tests/rules/exchange/malformed_armies.h"
#include "tests/suite.h"

#include <QClipboard>
#include <QElapsedTimer>

namespace exchange_model_test {

using namespace optio;
using namespace optio::test;
using namespace exchangetest;

namespace {

const char *const typed = "Mine\n\n== A ==\n1 x Knights, fast, regular, general's element\n16 x Pikes, ordinary, regular\n";

} // namespace

class ExchangeModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

    void itIsShownBeforeItChangesAnything()
    {
        Desktop services;
        QVERIFY(services.importing.isEmpty() && !services.importing.isReady());
        services.read(std::string(typed) + "what is this\n");
        QCOMPARE(services.importing.fault(), QString());
        QCOMPARE(services.importing.recognised(), QStringLiteral("Plain text"));
        QCOMPARE(services.importing.armies()->count(), 1);
        QCOMPARE(services.row(0).value("name").toString(), "Mine");
        QCOMPARE(services.row(0).value("status").toString(), "New");
        QVERIFY(services.row(0).value("findings").toList().isEmpty()); // no limit is named, so none is broken
        QCOMPARE(services.importing.notes().size(), 1);
        const QVariantMap note = services.importing.notes().constFirst().toMap();
        QCOMPARE(note.value("place").toString(), "Line 6, column 1");
        QCOMPARE(services.importing.positionOf(services.importing.text(), 6, 1),
                 static_cast<int>(services.importing.text().indexOf("what is")));
        QCOMPARE(services.importing.positionOf(QStringLiteral("a\n𓂀bc\n"), 2, 2), 4); // columns count characters
        QCOMPARE(services.importing.positionOf(QStringLiteral("a\nb"), 9, 9), 3);
        QVERIFY(services.store().rosters().empty());
        QVERIFY(services.importing.isReady());

        const QStringList ids = services.take();
        QCOMPARE(ids.size(), 1);
        QCOMPARE(services.importing.result().value("army").toString(), ids.first());
        QCOMPARE(services.importing.result().value("text").toString(), "Mine is imported.");
        services.importing.take(); // once is enough
        QCOMPARE(services.store().rosters().size(), std::size_t{1});
        services.importing.undo();
        QVERIFY(services.store().rosters().empty());
        QVERIFY(services.importing.result().isEmpty());
        QVERIFY(services.rest());
        QVERIFY(services.importing.isReady()); // it may be taken again
        QCOMPARE(services.failures.count(), 0);
    }

    void theRuleSetIsAsked()
    {
        Desktop services;
        services.read(typed);
        QCOMPARE(services.importing.questions()->count(), 1);
        QCOMPARE(services.importing.questions()->get(0).value("value").toString(), "dbm");
        services.importing.answer("ruleset", QStringLiteral("dba"));
        QVERIFY(services.rest());
        QVERIFY(services.row(0).value("detail").toString().startsWith("DBA"));
        services.importing.type(QString::fromLatin1(typed) + "4 x Psiloi\n"); // goes on typing: the answer stands
        QVERIFY(!services.importing.isReady());
        QTRY_VERIFY(services.importing.isReady());
        QCOMPARE(services.importing.questions()->get(0).value("value").toString(), "dba");
        services.importing.answer("ruleset", QStringLiteral("chess"));
        QCOMPARE(services.failures.count(), 1);
        services.importing.setText(typed); // another text: asked anew
        QVERIFY(services.rest());
        QCOMPARE(services.importing.questions()->get(0).value("value").toString(), "dbm");
    }

    void choicesOfAListAreAsked() // DBA-001
    {
        Desktop services;
        services.read("Kyrenean Greek: 1xHCh or Cv (Gen), 4x4Bw, 6x3/4Lb, 1x2Ps or 2Lh");
        QCOMPARE(services.importing.questions()->count(), 2);
        const QString second = services.importing.questions()->get(1).value("id").toString();
        services.importing.answer(second, 1);
        QVERIFY(services.rest());
        QCOMPARE(services.importing.questions()->get(1).value("value").toInt(), 1);
        // A choice more before it: the answer goes with its question.
        services.importing.type("Kyrenean Greek: 1xHCh or Cv (Gen), 2xSp or Ax, 2x4Bw, 6x3/4Lb, 1x2Ps or 2Lh");
        QTRY_VERIFY(services.importing.isReady());
        QVERIFY(services.importing.questions()->count() > 2);
        QVariantMap last = services.importing.questions()->get(services.importing.questions()->count() - 1);
        QCOMPARE(last.value("value").toInt(), 1);
        const Json units = services.stored(services.take().first().toStdString()).at("commands")[0].at("units");
        QCOMPARE(units.back().at("type"), Json("LH"));
    }

    void theFormatCanBeOverruled()
    {
        Desktop services;
        services.read(fileOf(own()));
        QCOMPARE(services.importing.recognised(), QStringLiteral("Army file"));
        services.importing.setFormat("peltast");
        QVERIFY(services.rest());
        QVERIFY(!services.importing.fault().isEmpty());
        QVERIFY(!services.importing.isReady());
        services.importing.setFormat({});
        QVERIFY(services.rest());
        QCOMPARE(services.importing.fault(), QString());
    }

    void conflictsKeepBothUnlessTheyAreTold() // EDT-08
    {
        Desktop services;
        const Json first = own();
        services.read(fileOf(first));
        QCOMPARE(services.take().size(), 1);
        const std::string id = first.at("id");
        const Json before = services.stored(id);

        services.read(fileOf(first)); // the very same
        QVERIFY(services.row(0).value("choices").toList().isEmpty());
        QVERIFY(!services.importing.isReady());

        Json changed = first; // of this id, and otherwise
        changed["commands"][0]["units"][0]["count"] = 5;
        services.read(fileOf(changed));
        QCOMPARE(services.row(0).value("choice").toString(), "both");
        QVERIFY(!services.row(0).value("differences").toStringList().isEmpty());
        QVERIFY(services.row(0).value("status").toString().contains("Mine 2"));
        services.importing.choose("0", "skip");
        QVERIFY(!services.importing.isReady());
        services.importing.choose("0", "add"); // not among the choices
        QCOMPARE(services.row(0).value("choice").toString(), "skip");
        services.importing.choose("0", "both");
        QCOMPARE(services.take().size(), 2);
        QCOMPARE(services.names(), QStringLiteral("Mine,Mine 2"));
        QVERIFY(services.stored(id) == before);
        services.importing.undo();
        QCOMPARE(services.names(), QStringLiteral("Mine"));
        QVERIFY(services.rest());

        services.importing.choose("0", "replace");
        QCOMPARE(services.take().size(), 1);
        QCOMPARE(services.stored(id).at("commands")[0].at("units")[0].at("count"), Json(5));
        services.app->undoLast(); // as the message offers it
        QVERIFY(services.stored(id) == before);
        QVERIFY(services.rest());

        Json named = own(); // of this name
        services.read(fileOf(named));
        QCOMPARE(services.row(0).value("choice").toString(), "both");
        services.importing.choose("0", "replace");
        QCOMPARE(services.take(), QStringList{QString::fromStdString(id)});
        services.importing.undo();
        QVERIFY(services.stored(id) == before);
        QCOMPARE(services.failures.count(), 0);
    }

    void onlyOneTakesThePlaceOfAnother()
    {
        Desktop services;
        services.read(fileOf(own()));
        services.take();
        std::vector<exchange::Note> lost;
        services.read(exchange::jsonFormat().write({own(), own(), own("Other")}, malformed::rulesets(), lost));
        services.importing.choose("0", "replace");
        services.importing.choose("1", "replace");
        QCOMPARE(services.row(0).value("choice").toString(), "both");
        QCOMPARE(services.row(1).value("choice").toString(), "replace");
        services.importing.chooseAll("replace");
        QCOMPARE(services.row(0).value("choice").toString(), "replace");
        QCOMPARE(services.row(1).value("choice").toString(), "both");
        QCOMPARE(services.row(2).value("choice").toString(), "add");
        services.importing.chooseAll("skip");
        QCOMPARE(services.importing.wanted(), 0);
        services.importing.chooseAll("both");
        QCOMPARE(services.take().size(), 4);
        QCOMPARE(services.names(), QStringLiteral("Mine,Mine 2,Mine 3,Other"));
        services.importing.undo();
        QCOMPARE(services.names(), QStringLiteral("Mine"));
    }

    void undoLeavesWhatWasChangedSince()
    {
        Desktop services;
        services.read(fileOf(own()));
        const QString id = services.take().first();
        services.app->library()->rename(id, "Mine, painted");
        services.importing.undo();
        QCOMPARE(services.names(), QStringLiteral("Mine, painted"));
        QCOMPARE(services.failures.count(), 1);
        QVERIFY(services.failures.at(0).at(0).toString().contains("Mine, painted"));
    }

    void undoPassesOverWhatLiesInTheBinAlready()
    {
        Desktop services;
        std::vector<exchange::Note> lost;
        services.read(exchange::jsonFormat().write({own("One"), own("Two")}, malformed::rulesets(), lost));
        const QStringList ids = services.take();
        services.app->library()->remove(ids.first());
        services.importing.undo();
        QVERIFY(services.store().rosters().empty());
        QCOMPARE(services.failures.count(), 0);
    }

    void suppliedAndBinnedOnesBecomeCopies()
    {
        Desktop services;
        const Json supplied = malformed::registry().at("dba").armies()[0];
        services.read(fileOf(supplied));
        QVERIFY(services.row(0).value("status").toString().startsWith("A supplied army"));
        const QStringList ids = services.take();
        QVERIFY(ids.first().toStdString() != supplied.at("id").get<std::string>());
        const std::string file = fileOf(services.stored(ids.first().toStdString()));
        services.app->library()->remove(ids.first());
        services.read(file);
        QVERIFY2(services.row(0).value("status").toString().contains("bin"), qPrintable(services.row(0).value("status").toString()));
        QVERIFY(services.take().first() != ids.first());
    }

    void longNamesGetTheirNumber()
    {
        Desktop services;
        std::string name;
        while (name.size() < 199)
            name += "é";
        services.read(fileOf(own(name)));
        services.take();
        services.read(fileOf(own(name)));
        QCOMPARE(services.take().size(), 2);
        for (const RosterRow &row : services.store().rosters())
            checkRosterForm(services.stored(row.id));
    }

    void badFilesChangeNothing()
    {
        Desktop services;
        services.read(fileOf(own()));
        services.take();
        const QString before = services.names();
        const QString path = services.folder.filePath("bad.optio-army");
        QElapsedTimer time;
        qint64 slowest = 0;
        for (const auto &[what, bytes] : malformed::badArmies()) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) &&
                    file.write(bytes.data(), static_cast<qint64>(bytes.size())) == static_cast<qint64>(bytes.size()));
            file.close();
            time.start();
            services.importing.openFile(QUrl::fromLocalFile(path));
            slowest = qMax(slowest, time.elapsed());
            QVERIFY2(services.rest(), what.c_str());
            QVERIFY2(!services.importing.fault().isEmpty(), what.c_str());
            QVERIFY2(!services.importing.isReady() && services.importing.armies()->count() == 0, what.c_str());
            services.importing.take();
        }
        QCOMPARE(services.names(), before);
        QCOMPARE(services.failures.count(), 0);
        qInfo("the window waited %lld ms at most", slowest);
        services.importing.openFile(QUrl::fromLocalFile(services.folder.filePath("none")));
        QVERIFY(services.rest());
        QVERIFY(services.importing.fault().contains("none"));
    }

    void oddTextsAreShownAsTheyAre()
    {
        Desktop services;
        const std::string name = "<b>&amp; '; DROP TABLE roster; --";
        services.read(fileOf(own(name)));
        QCOMPARE(services.row(0).value("name").toString().toStdString(), name);
        services.take();
        QCOMPARE(services.names().toStdString(), name);
    }

    void longTextsAreReadButNotShown()
    {
        Desktop services;
        std::vector<Json> armies;
        for (int i = 0; i < 60; ++i)
            armies.push_back(own("Army " + std::to_string(i)));
        std::vector<exchange::Note> lost;
        const std::string text = exchange::jsonFormat().write(armies, malformed::rulesets(), lost);
        QVERIFY(text.size() > 70'000);
        services.read(text);
        QVERIFY(services.importing.held() && services.importing.text().isEmpty() && !services.importing.size().isEmpty());
        QCOMPARE(services.importing.armies()->count(), 60);
        QGuiApplication::clipboard()->setText(QString::fromStdString(text));
        QVERIFY(services.importing.clipboardIsLong());
        services.importing.paste();
        QVERIFY(services.rest());
        QCOMPARE(services.take().size(), 60);
        QGuiApplication::clipboard()->clear();
        services.importing.paste();
        QCOMPARE(services.failures.count(), 1);
    }

    void readingCanBeStopped()
    {
        Desktop services;
        std::string text = R"({"format":1,"armies":[)";
        const std::string army = own().dump();
        while (text.size() < 3'000'000)
            text += army + ",";
        text.back() = ']';
        services.importing.setText(QString::fromStdString(text + "}"));
        QVERIFY(services.importing.busy());
        services.importing.cancel();
        QVERIFY(!services.importing.busy());
        QVERIFY(!services.importing.fault().isEmpty());
        QTest::qWait(300);
        QCOMPARE(services.importing.armies()->count(), 0); // what came of it is not heard
        services.importing.clear();
        QVERIFY(services.importing.isEmpty() && services.importing.fault().isEmpty());
    }

    /// Writing many is done between pictures, and is one act all the same.
    void theyAreAllWrittenOrNone()
    {
        Desktop services;
        std::vector<Json> armies(300, own());
        for (Json &army : armies)
            army["id"] = newId();
        std::vector<exchange::Note> lost;
        const std::string text = exchange::jsonFormat().write(armies, malformed::rulesets(), lost);
        const auto begun = [&] {
            services.read(text);
            services.importing.take();
            return services.importing.taking() && services.importing.busy() && !services.importing.isReady() &&
                   services.store().rosters().empty();
        };
        QVERIFY(begun());
        services.importing.choose("0", "skip"); // too late
        services.importing.cancel();
        QVERIFY(!services.importing.busy() && !services.importing.taking());
        QVERIFY(services.rest());
        QVERIFY(services.store().rosters().empty());
        QCOMPARE(services.failures.takeFirst().at(0).toString(), "Nothing was imported.");
        QCOMPARE(services.importing.wanted(), 300);
        QVERIFY(services.importing.isReady()); // and may be taken after all

        // Somebody who goes away in the middle leaves with all of them imported.
        QVERIFY(begun());
        services.importing.clear();
        QVERIFY(!services.importing.busy() && services.importing.isEmpty());
        QCOMPARE(services.store().rosters().size(), armies.size());
        services.app->undoLast();
        QVERIFY(services.rest());
        QVERIFY(services.store().rosters().empty());

        // So does closing the program, or none.
        QVERIFY(begun());
        const QString folder = services.folder.path();
        services.app.reset();
        const std::size_t left = Store(folder.toStdString()).rosters().size();
        QVERIFY2(left == 0 || left == armies.size(), std::to_string(left).c_str());
        QCOMPARE(services.failures.count(), 0);
    }

    void theLargestFileDoesNotHoldUpTheWindow()
    {
        Desktop services;
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
        QFile file(services.folder.filePath("large.optio-army"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) > 0);
        file.close();
        QElapsedTimer whole, beat;
        whole.start();
        services.importing.openFile(QUrl::fromLocalFile(file.fileName()));
        qint64 longest = 0;
        beat.start();
        while (services.importing.busy() && whole.elapsed() < 60'000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
            longest = qMax(longest, beat.restart());
        }
        QCOMPARE(services.importing.armies()->count(), static_cast<int>(armies.size()));
        qInfo("%zu armies, %.1f MB: read in %lld ms, the screen waited %lld ms at most", armies.size(),
              static_cast<double>(text.size()) / 1e6, whole.elapsed(), longest);
        whole.start();
        services.importing.chooseAll("skip");
        services.importing.chooseAll("both");
        qInfo("choosing for all of them, twice: %lld ms", whole.elapsed());
        whole.start();
        QCOMPARE(services.take().size(), static_cast<int>(armies.size()));
        qInfo("importing them: %lld ms", whole.elapsed());
    }
};

OPTIO_TEST(ExchangeModelTest)

} // namespace exchange_model_test

#include "exchange_model_test.moc"
