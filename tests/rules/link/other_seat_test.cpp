// SPDX-License-Identifier: GPL-3.0-or-later
// A device that joins the same game in another seat than before (LNK-04, LNK-12).
#include "tests/rules/feud/feud.h"
#include "tests/rules/link/two_ends.h"
#include "tests/suite.h"

#include <QtTest>

namespace other_seat_test {

using namespace optio;
using namespace optio::two_ends;

class OtherSeatTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void knowsWhatThatSeatMay();
};

/// LNK-12: who watched and becomes the umpire is told all of it anew, secrets too; who was the umpire and watches knows them no more.
void OtherSeatTest::knowsWhatThatSeatMay()
{
    const auto feud = feud::ruleset(qEnvironmentVariable("OPTIO_TESTS").toStdString() + "/rules/feud/figures");
    Two two(*feud, link::Seat::watch);
    QVERIFY(two.act("oath", {{"side", "a"}, {"answers", {{"foe", "b1.1"}}}}).empty());
    const std::vector<std::pair<char, link::Seat>> seats{
        {'c', link::Seat::watch}, {'d', link::Seat::umpire}, {'b', link::Seat::b}, {'c', link::Seat::watch}};
    for (const auto &[token, seat] : seats) {
        two.joining.token = std::string(32, token);
        two.keeper->lost(1, 0);
        two.guest = std::make_unique<link::Guest>([&](const std::string &) { return feud.get(); }, two.joining, two.guest->replica());
        two.guest->start(0);
        for (int tries = 0; tries < 3 && !two.guest->isConnected(); ++tries) {
            two.keeper->lost(1, 0);
            two.guest->wake(0);
            two.keeper->connected(1, 0);
            two.guest->connected(0);
            two.run();
        }
        QVERIFY(two.guest->isConnected());
        QCOMPARE(two.guest->replica().seat(), seat);
        QCOMPARE(two.guest->replica().length(), two.keeper->game().length());
        QVERIFY(two.guest->replica().state() == link::knownTo(*feud, two.keeper->game().state(), seat));
        QCOMPARE(two.guest->replica().stubs(), seat == link::Seat::umpire ? 0 : 1);
    }
}

OPTIO_TEST(OtherSeatTest)

} // namespace other_seat_test

#include "other_seat_test.moc"
