// SPDX-License-Identifier: GPL-3.0-or-later
// optio-pdf: makes a PDF of sheets for optio-cli, which knows no fonts. It reads {"paper","title","source","sheets":[…]} (see
// rules/print/print.h) from standard input and writes the file to standard output; exit 0, or 1 with a sentence on standard error.
#include "app/paper/pdf_cells.h"
#include "app/paper/pdf_writer.h"

#include <QFile>
#include <QGuiApplication>

#include <cstdio>
#include <exception>
#include <new>

namespace {

/// Throws Error when the input cannot be read, is not of that form, or the output is closed.
void convert()
{
    QFile in, out;
    if (!in.open(stdin, QIODevice::ReadOnly) || !out.open(stdout, QIODevice::WriteOnly))
        throw optio::Error("optio-pdf reads sheets from standard input and writes a PDF to standard output.");
    constexpr std::size_t most = std::size_t{64} << 20;
    const QByteArray text = in.read(static_cast<qint64>(most) + 1);
    const optio::Json job = optio::parseJson(text.toStdString(), "the sheets", {most, 64});
    for (const char *key : {"paper", "title", "source"})
        if (!job.is_object() || !job.contains(key) || !job.at(key).is_string())
            throw optio::Error("The sheets lack \"" + std::string(key) + "\".");
    const std::string pdf = optio::chartsPdf(job.value("sheets", optio::Json::array()), optio::printableAt(job, "paper"),
                                             optio::printableAt(job, "title"), optio::printableAt(job, "source"));
    if (out.write(pdf.data(), static_cast<qint64>(pdf.size())) != static_cast<qint64>(pdf.size()) || !out.flush())
        throw optio::Error("The PDF could not be written.");
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");                                               // needs no display
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {}); // nor a desktop's folders
    const QGuiApplication app(argc, argv);
    try {
        convert();
        return 0;
    } catch (const optio::Error &error) {
        std::fprintf(stderr, "%s\n", error.what());
    } catch (const std::bad_alloc &) {
        std::fputs("there is not enough memory for this\n", stderr);
    } catch (const std::exception &) { // a library's words are nobody's here
        std::fputs("the sheets hold something that it does not expect\n", stderr);
    }
    return 1;
}
