// SPDX-License-Identifier: GPL-3.0-or-later
// Options of the program, and what it says of them.
#include "app/qt/desktop/start_options.h"

#include "app/qt/language.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

namespace optio {

namespace {

/// Options that QGuiApplication takes for itself, and whether a value follows.
bool isQtOption(const QString &argument, bool &valued)
{
    static const QStringList withValue{QStringLiteral("platform"),        QStringLiteral("platformpluginpath"),
                                       QStringLiteral("platformtheme"),   QStringLiteral("plugin"),
                                       QStringLiteral("qwindowgeometry"), QStringLiteral("qwindowicon"),
                                       QStringLiteral("qwindowtitle"),    QStringLiteral("session"),
                                       QStringLiteral("display"),         QStringLiteral("geometry")};
    if (!argument.startsWith(u'-'))
        return false;
    const QString name = argument.mid(argument.startsWith(QLatin1String("--")) ? 2 : 1);
    valued = withValue.contains(name);
    return valued || name == QLatin1String("reverse") || name.startsWith(QLatin1String("qmljsdebugger="));
}

/// Options are spoken of in English, as on every command line: no catalogue is open before the program runs.
QString plain(const char *text) { return QString::fromUtf8(text); }

StartOptions saying(const QString &text, int code)
{
    StartOptions options;
    options.text = text;
    options.code = code;
    return options;
}

StartOptions misused(const QString &sentence)
{
    constexpr int code = 2;
    return saying(QStringLiteral("optio: ") + sentence + u' ' + plain("\"optio --help\" lists the options."), code);
}

} // namespace

StartOptions readStartOptions(const QStringList &arguments, const QString &folder)
{
    QStringList own;
    bool platform = false, rest = false;
    for (qsizetype at = 0; at < arguments.size(); ++at) {
        bool valued = false;
        rest = rest || arguments[at] == QLatin1String("--");
        if (at == 0 || rest || !isQtOption(arguments[at], valued)) {
            own.append(arguments[at]);
            continue;
        }
        platform = platform || arguments[at].endsWith(QLatin1String("-platform")) || arguments[at].endsWith(QLatin1String("-display"));
        if (valued)
            ++at;
    }

    QCommandLineParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    parser.setApplicationDescription(plain("Rules beside your wargames table: rulings, exact odds, armies and the journal."));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")}, plain("Show this help."));
    const QCommandLineOption version({QStringLiteral("v"), QStringLiteral("version")}, plain("Show the version."));
    const QCommandLineOption data(QStringLiteral("data"), plain("Keep armies and games in DIR."), QStringLiteral("DIR"));
    const QCommandLineOption resume(QStringLiteral("resume"), plain("Go straight on with the game last played."));
    const QCommandLineOption language(QStringLiteral("language"), plain("Speak CODE this time: en, de, fr or system."),
                                      QStringLiteral("CODE"));
    const QCommandLineOption wall(QStringLiteral("wall"), plain("Show the wall of a club's EVENT, by its name or id, on the whole screen."),
                                  QStringLiteral("EVENT"));
    const QCommandLineOption watch(QStringLiteral("watch"), plain("Watch the game shared by LINK (optio:join?…) on the whole screen."),
                                   QStringLiteral("LINK"));
    QCommandLineOption firstFrame(QStringLiteral("first-frame"));
    firstFrame.setFlags(QCommandLineOption::HiddenFromHelp); // for tests/bench/first_frame_bench
    parser.addOptions({help, version, data, resume, language, wall, watch, firstFrame});
    parser.addPositionalArgument(QStringLiteral("FILE"), plain("Armies, a game, a turn of a battle by e-mail, house rules or a backup; "
                                                               "what would change is shown first. Or the link of a shared game."));

    const bool understood = parser.parse(own);
    if (parser.isSet(help)) {
        const QString text = parser.helpText(); // its first line would name the program by its path
        return saying(plain("Usage: optio [options] [FILE]") + text.mid(text.indexOf(u'\n')) + u'\n' +
                          plain("A second start with the same data brings the open window to the front. Without a window: optio-cli."),
                      0);
    }
    if (parser.isSet(version))
        return saying(QStringLiteral("optio " OPTIO_VERSION), 0);
    if (const QStringList unknown = parser.unknownOptionNames(); !unknown.isEmpty())
        return misused(plain("There is no option \"%1\".").arg(unknown.first()));
    if (!understood)
        return misused(parser.errorText() + (parser.errorText().endsWith(u'.') ? QString() : QStringLiteral(".")));
    if (parser.isSet(data) && parser.value(data).isEmpty())
        return misused(plain("--data needs the name of a folder."));
    if (parser.isSet(language) && !Language::choices().contains(parser.value(language)))
        return misused(plain("Optio does not speak \"%1\"; --language takes en, de, fr or system.").arg(parser.value(language)));
    if (parser.isSet(wall) && parser.value(wall).isEmpty())
        return misused(plain("--wall needs the name of an event."));
    if (parser.isSet(watch) && !parser.value(watch).contains(QLatin1String("optio:join?")))
        return misused(plain("--watch needs the link of a shared game, which begins with optio:join?"));
    if (parser.isSet(watch) && parser.isSet(wall))
        return misused(plain("--watch and --wall each want the whole screen; give one of them."));
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return misused(plain("Only one file can be opened at a time."));

    StartOptions options;
    options.data = parser.value(data);
    options.language = parser.value(language);
    options.wall = parser.value(wall);
    options.watch = parser.value(watch);
    options.resume = parser.isSet(resume);
    options.firstFrame = parser.isSet(firstFrame);
    options.platform = platform;
    if (!files.isEmpty() && files.first().startsWith(QLatin1String("optio:")))
        options.file = QUrl(files.first());
    else if (!files.isEmpty())
        options.file = QUrl::fromUserInput(files.first(), folder, QUrl::AssumeLocalFile);
    return options;
}

bool haveDisplay()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN) && !defined(Q_OS_ANDROID)
    for (const char *variable : {"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(variable))
            return true;
    return QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/wayland-0"));
#else
    return true;
#endif
}

} // namespace optio
