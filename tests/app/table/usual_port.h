// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that run beside each other share one usual port: who expects to find its own port again does not use that one.
#pragma once

#include "rules/link/link_text.h"

#include <QTcpServer>
#include <QTest>

namespace optio::test {

/// Holds the usual port as long as it lives, so that each sharing meanwhile has a port that no other test asks for.
class UsualPort {
    QTcpServer server;

public:
    /// Whether it is held; waits for up to a minute for another test to let it go.
    bool held()
    {
        return QTest::qWaitFor([this] { return server.isListening() || server.listen(QHostAddress::Any, link::usualPort); }, 60'000);
    }
};

} // namespace optio::test
