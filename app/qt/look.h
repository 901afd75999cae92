// SPDX-License-Identifier: GPL-3.0-or-later
// What the program's surroundings and Qt must know before the first window.
#pragma once

namespace optio {

/// Before QGuiApplication: a private runtime folder where the system gives none, so that Qt has nothing to warn of.
void prepareSurroundings();
/// After QGuiApplication: the controls' style and the body font.
void setLook();

} // namespace optio
