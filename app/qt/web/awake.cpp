// SPDX-License-Identifier: GPL-3.0-or-later
// The browser's wake lock. It is lost whenever the page is hidden; browser.js asks for it again.
#include "app/qt/awake.h"

#include "app/qt/web/browser.h"

namespace optio {

struct Awake::Inner {
    bool wanted = false;
};

Awake::Awake(QObject *parent) : QObject(parent), inner_(std::make_unique<Inner>()) {}

Awake::~Awake() { keep(false); }

bool Awake::kept() const { return inner_->wanted; }

void Awake::keep(bool awake)
{
    if (awake == inner_->wanted)
        return;
    inner_->wanted = awake;
    browser().call<void>("keepAwake", awake);
}

} // namespace optio
