// SPDX-License-Identifier: GPL-3.0-or-later
// What a program that runs under node cannot try, for tests that are compiled to WebAssembly too (packaging/web/tests).
#pragma once

#include <QTest>

#ifdef __EMSCRIPTEN__
/// Skips a test that needs something which is not there: threads, locks between programs, rights, a disk that is full.
#define NOT_UNDER_NODE(what) QSKIP("there are no " what " under node")
#else
#define NOT_UNDER_NODE(what) static_cast<void>(what)
#endif
