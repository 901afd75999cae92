// SPDX-License-Identifier: GPL-3.0-or-later
// A kept battle (tests/golden) that two tablets go on with.
#pragma once

#include "tests/app/battle.h"
#include "tests/app/table/two_devices.h"

namespace optio::test {

/// A kept battle so far, then shared: Anna plays a and keeps it, Ben plays b.
struct Midway {
    Device anna, ben;
    Battle battle;

    explicit Midway(std::size_t steps, const char *ruleset = "tropaion", const char *name = "tropaion-battle") : battle(ruleset, name)
    {
        anna.table().setName(QStringLiteral("Anna"));
        ben.table().setName(QStringLiteral("Ben"));
        battle.begin(*anna.app);
        for (std::size_t at = 0; at < steps; ++at)
            Battle::play(anna.game(), battle.steps()[at]);
        QVERIFY(anna.table().share(QStringLiteral("a")));
        join();
    }
    void join()
    {
        QVERIFY(ben.table().join(linkOf(anna.table(), "b")));
        QTRY_COMPARE(ben.table().link(), QStringLiteral("connected"));
        QTRY_COMPARE(anna.table().people().size(), 2);
        same();
        QTRY_VERIFY(!ben.table().other().isEmpty());
    }
    void same() { QTRY_COMPARE_WITH_TIMEOUT(ben.length(), anna.length(), 60000); }
    /// Whose turn it is has the tablet, and the other.
    std::pair<Device *, Device *> turn()
    {
        return anna.game().active() == anna.game().seat() ? std::pair(&anna, &ben) : std::pair(&ben, &anna);
    }
};

inline ResolverModel &form(const Device &device) { return *device.app->resolver(); }

} // namespace optio::test
