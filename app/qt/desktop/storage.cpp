// SPDX-License-Identifier: GPL-3.0-or-later
// The store's file is on the disk when an act returns; nothing is left to do.
#include "app/qt/storage.h"

namespace optio {

struct Storage::Inner {};

Storage::Storage(QObject *parent) : QObject(parent) {}
Storage::~Storage() = default;

bool Storage::inBrowser() { return false; }
QString Storage::promise() const { return {}; }
void Storage::guard(QQuickWindow *) {}

} // namespace optio
