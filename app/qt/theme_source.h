// SPDX-License-Identifier: GPL-3.0-or-later
// Does the desktop want dark windows? Asked of the settings portal over D-Bus without waiting; until then, and without a portal, Qt answers
// where it knows (6.5 and later, and in a browser), else the palette.
#pragma once

#include <QObject>

namespace optio {

class ThemeSource : public QObject {
    Q_OBJECT
public:
    explicit ThemeSource(QObject *parent = nullptr);
    bool dark() const;
    /// Asks the portal, and listens to it from then on. Silent when there is none.
    void start();
    /// The portal's word: 0 no preference, 1 dark, 2 light.
    void setScheme(int scheme);

Q_SIGNALS:
    void changed();

private:
    bool eventFilter(QObject *watched, QEvent *event) override;

    int scheme_ = 0;
};

/// Tells `theme` what the desktop's portal says of dark and light, now and whenever that changes, as long as it lives.
void listenForScheme(ThemeSource *theme);

} // namespace optio
