// SPDX-License-Identifier: GPL-3.0-or-later
// Work in slices: it pauses where it says so, gives its result once, hands on what it throws, and may be left in the middle.
#include "tests/suite.h"
#ifndef Q_MOC_RUN // which cannot read <coroutine>
#include "rules/slices.h"
#endif

#include <QtTest>

#include <memory>
#include <stdexcept>
#include <vector>

namespace slices_test {

using namespace optio;

namespace {

Slices counting(std::vector<int> *seen, int to)
{
    for (int i = 1; i <= to; ++i) {
        seen->push_back(i);
        co_yield Slices::Pause{};
    }
    co_return [seen] { seen->push_back(0); };
}

Slices failing()
{
    co_yield Slices::Pause{};
    throw std::runtime_error("no");
    co_return [] {};
}

Slices holding(std::shared_ptr<int> held)
{
    co_yield Slices::Pause{};
    co_return [held] { ++*held; };
}

} // namespace

class SlicesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPieceAtATime()
    {
        std::vector<int> seen;
        Slices work = counting(&seen, 2);
        QVERIFY(seen.empty());
        QVERIFY(work.step());
        QCOMPARE(seen, (std::vector<int>{1}));
        QVERIFY(work.step());
        QVERIFY(!work.step());
        QVERIFY(!work.step()); // nothing is done twice
        QCOMPARE(seen, (std::vector<int>{1, 2}));
        work.take()();
        QCOMPARE(seen, (std::vector<int>{1, 2, 0}));
    }
    void whatIsThrownComesOut()
    {
        Slices work = failing();
        QVERIFY(work.step());
        QVERIFY_EXCEPTION_THROWN(work.step(), std::runtime_error);
    }
    void leftInTheMiddleNothingIsHeld()
    {
        auto held = std::make_shared<int>(0);
        {
            Slices work = holding(held);
            work.step();
            Slices moved = std::move(work);
            QVERIFY(held.use_count() > 1);
        }
        QCOMPARE(held.use_count(), 1L);
        QCOMPARE(*held, 0);
    }
};

OPTIO_TEST(SlicesTest)

} // namespace slices_test

#include "slices_test.moc"
