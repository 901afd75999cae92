// SPDX-License-Identifier: GPL-3.0-or-later
// The app's start in a browser. All of it lives on the heap: what happens, happens after main().
#include "app/app_model.h"
#include "app/qt/one_instance.h"
#include "app/qt/web/browser.h"
#include "app/start.h"

#include <QAccessible>
#include <QDir>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QInputMethodQueryEvent>
#include <QTimer>

#if !QT_CONFIG(textmarkdownreader)
#error "The battle report is Markdown: this Qt must be built with it (packaging/web/qt.sh)."
#endif

namespace {

/// The page has no fonts of the system: ours come with the program.
void loadFonts()
{
    const QDir folder(QStringLiteral("/share/optio/fonts"));
    for (const QString &name : folder.entryList(QDir::Files))
        QFontDatabase::addApplicationFont(folder.filePath(name));
}

/// Qt gives the focus to a text field of the page whatever has it in the window; the tablet's keyboard is to come up for text only.
void askForKeyboard(QObject *focused)
{
    QInputMethodQueryEvent query(Qt::ImEnabled | Qt::ImHints);
    if (focused)
        QCoreApplication::sendEvent(focused, &query);
    const bool digits = Qt::InputMethodHints(query.value(Qt::ImHints).toInt()) & (Qt::ImhDigitsOnly | Qt::ImhFormattedNumbersOnly);
    const char *mode = !query.value(Qt::ImEnabled).toBool() ? "none" : digits ? "numeric" : "text";
    optio::browser().call<void>("expectText", std::string(mode));
}

} // namespace

int main()
{
    // Qt looks at these as long as the program lives; what main() is given ends with it.
    static char name[] = "optio";
    static char *words[] = {name, nullptr};
    static int count = 1;
    qputenv("OPTIO_RULESETS", "/share/optio/rulesets");
    auto *program = new QGuiApplication(count, words);
    QObject::connect(program, &QGuiApplication::focusObjectChanged, program, &askForKeyboard);
    loadFonts();
    optio::nameProgram();
    auto *app = optio::openApp(QStringLiteral("/data")).release();
    auto *engine = new QQmlApplicationEngine;
    auto *instance = new optio::OneInstance;
    const bool made = optio::showApp(*engine, *app, [app, engine, instance] {
        optio::browser().call<void>("shown");
        optio::hearOthers(*instance, *engine, *app); // files that the player opens from outside (a file handler, a link of the share sheet)
        QTimer::singleShot(100, app, &optio::AppModel::settle); // the page takes its cover away when this here is over
    });
    // exec() would only leave main() by an exception, of which Qt complains; the browser's own loop goes on anyway.
    QAccessible::setRootObject(program);
    if (!made)
        optio::browser().call<void>("failed");
    return 0;
}
