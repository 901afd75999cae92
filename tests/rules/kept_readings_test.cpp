// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of descriptions is what reading them again would give.
#include "rules/error.h"
#include "rules/ruling/kept_readings.h"
#include "tests/suite.h"

#include <QtTest>

namespace kept_readings_test {

using namespace optio;

class KeptReadingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameIsTheSameForm()
    {
        const Json unit = Json::parse(R"({"type":"HI","bases":4,"traits":["a","b"]})");
        QVERIFY(isSame(unit, Json::parse(R"({"bases":4,"traits":["a","b"],"type":"HI"})")));
        for (const char *other : {R"({"type":"HI","bases":4.0,"traits":["a","b"]})", R"({"type":"HI","bases":5,"traits":["a","b"]})",
                                  R"({"type":"HI","bases":4,"traits":["b","a"]})", R"({"type":"HI","bases":4,"traits":["a"]})",
                                  R"({"type":"HI","bases":4})", R"({"type":"HI","base":4,"traits":["a","b"]})", R"("HI")", "null"})
            QVERIFY2(!isSame(unit, Json::parse(other)), other);
    }

    void readOnceWhileInUse()
    {
        int times = 0;
        const auto read = [&](const std::string &place, const Json &described) {
            return KeptReadings::of(place, described, [&] { return std::to_string(++times); });
        };
        const Json one = {{"type", "HI"}}, other = {{"type", "LI"}};
        KeptReadings kept;
        QCOMPARE(read("a", one), std::string("1"));
        QCOMPARE(read("a", one), std::string("2")); // nobody keeps anything yet
        {
            const KeptReadings::InUse inUse(kept);
            QCOMPARE(read("a", one), std::string("3"));
            QCOMPARE(read("a", other), std::string("4"));
            QCOMPARE(read("b", one), std::string("5")); // the place counts
            for (int again = 0; again < 3; ++again) {
                QCOMPARE(read("a", one), std::string("3"));
                QCOMPARE(read("a", other), std::string("4"));
                QCOMPARE(read("b", one), std::string("5"));
            }
            QCOMPARE(KeptReadings::of("a", one, [] { return 7; }), 7); // and what it is read as
            KeptReadings inner;
            {
                const KeptReadings::InUse within(inner);
                QCOMPARE(read("a", one), std::string("6"));
            }
            QCOMPARE(read("a", one), std::string("3"));
        }
        QCOMPARE(read("a", one), std::string("7"));
        const KeptReadings::InUse again(kept);
        QCOMPARE(read("a", one), std::string("3"));
    }

    void refusalsAreNotKept()
    {
        KeptReadings kept;
        const KeptReadings::InUse inUse(kept);
        int times = 0;
        for (int n = 0; n < 2; ++n)
            QVERIFY_EXCEPTION_THROWN(KeptReadings::of("a", Json(1),
                                                      [&]() -> int {
                                                          ++times;
                                                          throw Error("no unit");
                                                      }),
                                     Error);
        QCOMPARE(times, 2);
    }
};

OPTIO_TEST(KeptReadingsTest)

} // namespace kept_readings_test

#include "kept_readings_test.moc"
