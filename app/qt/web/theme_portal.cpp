// SPDX-License-Identifier: GPL-3.0-or-later
// Qt itself asks the browser for light and dark; there is no portal besides.
#include "app/qt/theme_source.h"

namespace optio {

void listenForScheme(ThemeSource *) {}

} // namespace optio
