// SPDX-License-Identifier: GPL-3.0-or-later
// What every start of the app does, on the desktop and in a browser.
#pragma once

#include <QQmlApplicationEngine>
#include <QString>

#include <functional>
#include <memory>

namespace optio {

class AppModel;
class OneInstance;

/// Name, version and look of the program.
void nameProgram();
/// Opens the data folder (`given`, or where it usually is) and the rule sets; what goes wrong is told by the app itself.
std::unique_ptr<AppModel> openApp(const QString &given);
/// Shows the window. `shown` is called after the first picture. False when it could not be made.
bool showApp(QQmlApplicationEngine &engine, AppModel &app, std::function<void()> shown);
/// Brings the window to the front and opens the file whenever the program is started again, or handed one.
void hearOthers(OneInstance &instance, QQmlApplicationEngine &engine, AppModel &app);

} // namespace optio
