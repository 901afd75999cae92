// SPDX-License-Identifier: GPL-3.0-or-later
// What the program is started with, and what it says of it.
#include "app/qt/desktop/start_options.h"

#include "tests/suite.h"

#include <QTest>

namespace start_options_test {

using namespace optio;

namespace {

StartOptions from(const QStringList &arguments) { return readStartOptions(QStringList("/usr/bin/optio") + arguments, "/home/anna"); }

} // namespace

class StartOptionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void helpAndVersion()
    {
        for (const char *word : {"--help", "-h", "-help"}) {
            const StartOptions help = from({word, "--data", "x"});
            QCOMPARE(help.code, 0);
            for (const char *option :
                 {"Usage: optio [options] [FILE]", "--help", "--version", "--data <DIR>", "--resume", "--language <CODE>", "FILE"})
                QVERIFY2(help.text.contains(option), option);
            QVERIFY2(!help.text.contains("first-frame") && !help.text.contains("/usr/bin"), qPrintable(help.text));
        }
        for (const char *word : {"--version", "-v"}) {
            QCOMPARE(from({word}).code, 0);
            QCOMPARE(from({word}).text, QString("optio " OPTIO_VERSION));
        }
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("word");
        QTest::newRow("unknown") << QStringList{"--colour"} << "no option \"colour\"";
        QTest::newRow("unknown, short") << QStringList{"-z"} << "no option \"z\"";
        QTest::newRow("no value") << QStringList{"--data"} << "data";
        QTest::newRow("empty value") << QStringList{"--data", ""} << "--data needs";
        QTest::newRow("a value too many") << QStringList{"--resume=yes"} << "resume";
        QTest::newRow("a language nobody speaks") << QStringList{"--language", "tlh"} << "does not speak \"tlh\"";
        QTest::newRow("no event") << QStringList{"--wall", ""} << "--wall needs";
        QTest::newRow("no link") << QStringList{"--watch", "November day"} << "--watch needs"; // LNK-50
        QTest::newRow("two walls") << QStringList{"--watch", "optio:join?g=1", "--wall", "x"} << "give one of them";
        QTest::newRow("two files") << QStringList{"a", "b"} << "Only one file";
    }
    void whatIsWrongIsSaid()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, word);
        const StartOptions options = from(arguments);
        QCOMPARE(options.code, 2);
        QVERIFY2(options.text.contains(word) && options.text.contains("--help"), qPrintable(options.text));
        QVERIFY(options.text.startsWith("optio: ") && !options.text.contains('\n'));
    }

    void theRest()
    {
        const StartOptions options = from({"--data=armies here", "--resume", "Zama.optio-game"});
        QCOMPARE(options.code, -1);
        QCOMPARE(options.data, QString("armies here"));
        QVERIFY(options.resume && !options.firstFrame && !options.platform);
        QCOMPARE(options.file, QUrl::fromLocalFile("/home/anna/Zama.optio-game"));
        QCOMPARE(from({"/tmp/a b.optio-army"}).file, QUrl::fromLocalFile("/tmp/a b.optio-army"));
        QCOMPARE(from({"file:///tmp/a%20b.optio-army"}).file, QUrl::fromLocalFile("/tmp/a b.optio-army"));
        QCOMPARE(from({"--", "--data"}).file, QUrl::fromLocalFile("/home/anna/--data"));
        QCOMPARE(from({"--language", "fr"}).language, QString("fr"));
        QCOMPARE(from({}).language, QString());
        QCOMPARE(from({"--wall", "November day"}).wall, QString("November day"));
        QCOMPARE(from({"--watch", "optio:join?g=1"}).watch, QString("optio:join?g=1")); // LNK-50
        QVERIFY(from({}).watch.isEmpty() && from({}).file.isEmpty() && from({}).code == -1);
    }

    void whatIsQtsIsLeftToQt()
    {
        const StartOptions options = from({"-platform", "offscreen", "--qwindowtitle", "x", "-reverse", "-qmljsdebugger=port:1", "game"});
        QCOMPARE(options.code, -1);
        QVERIFY(options.platform);
        QCOMPARE(options.file, QUrl::fromLocalFile("/home/anna/game"));
    }
};

OPTIO_TEST(StartOptionsTest)

} // namespace start_options_test

#include "start_options_test.moc"
