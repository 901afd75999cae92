// SPDX-License-Identifier: GPL-3.0-or-later
// The app and the command line with the same data at the same time: what one writes, the other has, whatever each has opened and closed.
#include "tests/app/window.h"
#include "tests/suite.h"

#include "app/engine.h"
#include "db/campaign.h"
#include "db/mail_book.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>

namespace command_line_beside_test {

using namespace optio;
using namespace optio::test;

class CommandLineBesideTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

    int games() const
    {
        QProcess program;
        program.start(qEnvironmentVariable("OPTIO_BIN") + QStringLiteral("/optio-cli"),
                      {QStringLiteral("--data"), folder_.path(), QStringLiteral("journal"), QStringLiteral("list")});
        if (!program.waitForFinished(60000) || program.exitCode() != 0)
            return -1;
        return static_cast<int>(QJsonDocument::fromJson(program.readAllStandardOutput()).array().size());
    }

private Q_SLOTS:
    // SQLite's locks are a program's as a whole: a second look at the file must not give up those of the store that is open, or whoever
    // closes it elsewhere deletes its WAL.
    void whatIsWrittenStays()
    {
        const auto app = AppModel::open(folder_.path().toStdString(), rulesets());
        QCOMPARE(games(), 0);
        const QString army = QStringLiteral("dba/alexandrian-macedonian"), other = QStringLiteral("dba/dacian");
        for (int n = 1; n <= 4; ++n) {
            {
                const MailBook mail(folder_.path().toStdString());
                const CampaignBook campaigns(folder_.path().toStdString());
                (void)mail.battles();
                (void)campaigns.campaigns();
            }
            app->mail()->refresh();
            app->campaigns()->refresh();
            QCOMPARE(games(), n - 1);
            QVERIFY(app->games()->create(QStringLiteral("dba"), army, other));
            QCOMPARE(games(), n);
            app->game()->close();
        }
    }
};

OPTIO_TEST(CommandLineBesideTest)

} // namespace command_line_beside_test

#include "command_line_beside_test.moc"
