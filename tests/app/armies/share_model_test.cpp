// SPDX-License-Identifier: GPL-3.0-or-later
// Sharing by its view model: every supplied army out and in again in every format, several in one file, and codes (EDT-08).
#include "db/store.h"
#include "rules/exchange/formats.h"
#include "tests/app/armies/exchange_desktop.h"
#include "tests/app/window.h"
#include "tests/rules/exchange/malformed_armies.h"
#include "tests/suite.h"

namespace share_model_test {

using namespace optio;
using namespace optio::test;
using namespace exchangetest;

namespace {

/// A roster without what a format need not carry.
Json comparable(Json roster)
{
    roster = rosterFromJson(std::move(roster), "the army");
    for (const char *key : {"id", "data", "pinned"})
        roster.erase(key);
    return roster;
}

} // namespace

class ShareModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

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
        Desktop services;
        std::size_t tried = 0;
        for (const Json &army : [] {
                 std::vector<Json> all;
                 for (const auto &ruleset : malformed::registry().all())
                     all.insert(all.end(), ruleset->armies().begin(), ruleset->armies().end());
                 return all;
             }()) {
            services.sharing.start({QString::fromStdString(army.at("id"))});
            const QVariantList formats = services.sharing.formats();
            if (std::none_of(formats.begin(), formats.end(), [&](const QVariant &one) { return one.toMap().value("value") == format; }))
                continue;
            services.sharing.setFormat(format);
            QVERIFY(services.rest());
            QCOMPARE(services.sharing.fault(), QString());
            services.importing.setText(services.sharing.text());
            QVERIFY(services.rest());
            QVERIFY2(services.importing.isReady(), qPrintable(services.importing.fault()));
            QCOMPARE(services.importing.wanted(), 1);
            services.importing.take();
            QVERIFY(services.rest());
            const Json back = services.stored(services.importing.result().value("army").toString().toStdString());
            ++tried;
            QCOMPARE(services.store().rosters().size(), tried);
            if (format == QLatin1String("dba-list")) // the notation knows elements alone
                QVERIFY(comparable(back).at("commands")[0].at("units") == comparable(army).at("commands")[0].at("units"));
            else
                QCOMPARE(QString::fromStdString(canonical(comparable(back))), QString::fromStdString(canonical(comparable(army))));
        }
        QVERIFY(tried >= 7);
        QCOMPARE(services.failures.count(), 0);
    }

    void severalAreSharedInWhatHoldsThemAll()
    {
        Desktop services;
        const auto values = [&] {
            QStringList list;
            for (const QVariant &one : services.sharing.formats())
                list.append(one.toMap().value("value").toString());
            return list;
        };
        services.sharing.start({"dba/gallic"});
        QVERIFY(values().contains("dba-list") && values().contains("qr") && !values().contains("peltast") && !values().contains("ros"));
        QVERIFY(services.rest());
        services.sharing.setFormat("qr");
        QVERIFY(services.rest());
        QVERIFY(services.sharing.code().startsWith("OPTIO1:"));
        services.sharing.start({"dba/gallic", "dbm/mid-republican-roman"}); // two rule sets
        QVERIFY(!values().contains("dba-list") && !values().contains("qr"));
        QCOMPARE(services.sharing.format(), values().first()); // a code holds one army
        QVERIFY(services.rest());
        QCOMPARE(services.sharing.title(), QStringLiteral("2 armies"));
        QVERIFY(services.sharing.text().contains("Gallic") || services.sharing.text().contains("Gaul"));
        services.sharing.setFormat("json");
        QVERIFY(services.rest());
        QCOMPARE(services.sharing.fileName(), QStringLiteral("Armies.optio-army"));
        QVERIFY(services.sharing.shown().count('\n') <= 200);
        const QUrl file = QUrl::fromLocalFile(services.folder.filePath("two.optio-army"));
        QVERIFY(services.sharing.save(file));
        services.importing.openFile(file);
        QVERIFY(services.rest());
        QCOMPARE(services.importing.armies()->count(), 2);
        services.sharing.start({"hoplites/gauls", "hoplites/carthage", "hoplites/late-rome", "hoplites/sparta"});
        QVERIFY(services.rest());
        QVERIFY(services.sharing.more() > 0);
        QCOMPARE(services.sharing.shown().count('\n'), 200);
        QCOMPARE(services.sharing.shown().count('\n') + services.sharing.more(), services.sharing.text().count('\n'));
        QVERIFY(!services.sharing.save(QUrl::fromLocalFile("/no/such/folder/x.txt")));
        QCOMPARE(services.failures.count(), 1);
        services.sharing.start({"dba/gallic", "nobody"});
        QCOMPARE(services.sharing.count(), 0);
        QCOMPARE(services.failures.count(), 2);
    }

    void anArmyTooLargeForACodeIsTold()
    {
        Desktop services;
        Json large = own();
        std::string noise;
        for (int i = 0; i < 300; ++i)
            noise += newId();
        large["notes"] = noise;
        services.read(fileOf(large));
        const QString id = services.take().first();
        services.sharing.start({id});
        services.sharing.setFormat("qr");
        QVERIFY(services.rest());
        QVERIFY2(services.sharing.fault().contains("at most 4296"), qPrintable(services.sharing.fault()));
        QCOMPARE(services.sharing.code(), QString());
        QVERIFY(!services.sharing.save(QUrl::fromLocalFile(services.folder.filePath("x.svg"))));
    }

    void aCodeIsSavedAsAPicture()
    {
        Desktop services;
        services.sharing.start({"dba/gallic"});
        services.sharing.setFormat("qr");
        QVERIFY(services.rest());
        QVERIFY(services.sharing.fileName().endsWith(".svg"));
        const QString path = services.folder.filePath("code.svg");
        QVERIFY(services.sharing.save(QUrl::fromLocalFile(path)));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().startsWith("<svg"));
    }
};

OPTIO_TEST(ShareModelTest)

} // namespace share_model_test

#include "share_model_test.moc"
