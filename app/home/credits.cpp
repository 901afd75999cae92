// SPDX-License-Identifier: GPL-3.0-or-later
// Who made what Optio stands on: the libraries of CONTRIBUTING.md that are part of the running program, and the fonts.
#include "app/home/about_model.h"

#include "app/qt/storage.h"

#include <QCoreApplication>

namespace optio {

namespace {

struct Credit {
    const char *name, *purpose, *holder, *licence;
};

constexpr Credit creditsEverywhere[] = {
    {"Qt", QT_TRANSLATE_NOOP("Credits", "window, text and touch"), "The Qt Company Ltd. and contributors", "LGPL 3"},
    {"SQLite", QT_TRANSLATE_NOOP("Credits", "the data file"), "D. Richard Hipp and contributors",
     QT_TRANSLATE_NOOP("Credits", "public domain")},
    {"SQLiteCpp", QT_TRANSLATE_NOOP("Credits", "the data file"), "Sébastien Rombauts", "MIT"},
    {"nlohmann-json", QT_TRANSLATE_NOOP("Credits", "games and armies as JSON"), "Niels Lohmann", "MIT"},
    {"toml++", QT_TRANSLATE_NOOP("Credits", "rules data"), "Mark Gillard", "MIT"},
    {"libsodium", QT_TRANSLATE_NOOP("Credits", "dice and signatures"), "Frank Denis", "ISC"},
    {"fmt", QT_TRANSLATE_NOOP("Credits", "sentences"), "Victor Zverovich", "MIT"},
    {"zlib", QT_TRANSLATE_NOOP("Credits", "packed files"), "Jean-loup Gailly, Mark Adler", "zlib"},
    {"libzip", QT_TRANSLATE_NOOP("Credits", "backups"), "Dieter Baron, Thomas Klausner", "BSD (3 clauses)"},
    {"pugixml", QT_TRANSLATE_NOOP("Credits", "army lists of other programs"), "Arseny Kapoulkine", "MIT"},
    {"qrcodegen", QT_TRANSLATE_NOOP("Credits", "QR codes"), "Project Nayuki", "MIT"},
    {"Inter", QT_TRANSLATE_NOOP("Credits", "the font of the text"), "The Inter Project Authors", "SIL Open Font License 1.1"},
    {"GFS Neohellenic", QT_TRANSLATE_NOOP("Credits", "the font of the headings"), "Greek Font Society", "SIL Open Font License 1.1"},
};
constexpr Credit creditsOfDesktop[] = {
    {"CLI11", QT_TRANSLATE_NOOP("Credits", "options of optio-cli"), "University of Cincinnati, Henry Schreiner", "BSD (3 clauses)"},
    {"zxing-cpp", QT_TRANSLATE_NOOP("Credits", "reading codes by a camera"), "Axel Waggershauser and the ZXing authors", "Apache 2.0"},
};
constexpr Credit creditsOfBrowser[] = {
    {"Emscripten", QT_TRANSLATE_NOOP("Credits", "the program in a browser"), "The Emscripten Authors", "MIT"},
    {"musl", QT_TRANSLATE_NOOP("Credits", "C library of Emscripten"), "Rich Felker and contributors", "MIT"},
    {"LLVM libc++", QT_TRANSLATE_NOOP("Credits", "C++ library of Emscripten"), "LLVM contributors", "Apache 2.0 with LLVM exception"},
};

QVariantMap creditRow(const Credit &credit)
{
    return {{"title", QString::fromUtf8(credit.name)},
            {"text", QStringLiteral("%1 · %2 · %3")
                         .arg(QCoreApplication::translate("Credits", credit.purpose), QString::fromUtf8(credit.holder),
                              QCoreApplication::translate("Credits", credit.licence))}};
}

} // namespace

QVariantList AboutModel::credits()
{
    QVariantList rows;
    for (const Credit &credit : creditsEverywhere)
        rows.append(creditRow(credit));
    if (Storage::inBrowser())
        for (const Credit &credit : creditsOfBrowser)
            rows.append(creditRow(credit));
    else
        for (const Credit &credit : creditsOfDesktop)
            rows.append(creditRow(credit));
    return rows;
}

} // namespace optio
