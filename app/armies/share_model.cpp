// SPDX-License-Identifier: GPL-3.0-or-later
// Writing armies for the share page.
#include "app/armies/share_model.h"

#include "app/engine.h"
#include "app/qt/clipboard.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/qt/worker.h"
#include "app/services.h"
#include "rules/exchange/formats.h"
#include "rules/exchange/packed.h"
#include "rules/slices.h"

#include <QLocale>

#include <algorithm>
#include <memory>

namespace optio {

namespace {

constexpr int linesShown = 200;
constexpr qsizetype lettersShown = 30'000; ///< of a text of few and long lines

QString sentenceFrom(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1) + (text.endsWith(u'.') ? QString() : QStringLiteral("."));
}

/// The first lines of a text, and how many follow them.
std::pair<QString, int> beginningOf(const std::string &text)
{
    std::size_t end = 0;
    int lines = 0;
    while (lines < linesShown && end < text.size()) {
        const std::size_t next = text.find('\n', end);
        end = next == std::string::npos ? text.size() : next + 1;
        ++lines;
    }
    const auto left = std::count(text.begin() + static_cast<std::ptrdiff_t>(end), text.end(), '\n');
    QString shown = QString::fromUtf8(text.data(), static_cast<qsizetype>(end));
    if (shown.size() > lettersShown)
        shown = shown.left(lettersShown) + QStringLiteral(" …");
    return {shown, static_cast<int>(left)};
}

} // namespace

ShareModel::ShareModel(Services *services, QObject *parent) : QObject(parent), services_(services), worker_(new Worker(this)) {}

ShareModel::~ShareModel() = default;

QString ShareModel::title() const
{
    return armies_.empty() ? QString() : armies_.size() == 1 ? textAt(armies_.front(), "name") : tr("%1 armies").arg(armies_.size());
}

QString ShareModel::names() const
{
    constexpr std::size_t most = 20;
    QStringList names;
    for (std::size_t i = 0; i < std::min(most, armies_.size()); ++i)
        names.append(textAt(armies_[i], "name"));
    return names.join(QStringLiteral(", ")) + (armies_.size() > most ? QStringLiteral(" …") : QString());
}

bool ShareModel::busy() const { return worker_->busy(); }
QString ShareModel::size() const { return QLocale().formattedDataSize(bytes()); }
QString ShareModel::text() const { return qt(written_.text); }
QString ShareModel::code() const { return format_ == QLatin1String("qr") && fault().isEmpty() ? text() : QString(); }

QString ShareModel::ending() const
{
    for (const exchange::Format *format : exchange::formatsOf(services_->rulesets()))
        if (qt(format->id()) == format_)
            return format == &exchange::qrFormat() ? QStringLiteral("svg") : qt(format->ending());
    return QStringLiteral("txt");
}

bool ShareModel::table() const { return ending() != QLatin1String("txt"); }

QString ShareModel::fileName() const { return (armies_.size() == 1 ? title() : tr("Armies")) + u'.' + ending(); }

QStringList ShareModel::filters() const
{
    const QString own = format_ == QLatin1String("qr") ? tr("Picture (*.svg)") : tr("Armies (*.%1)").arg(ending());
    return {own, tr("All files (*)")};
}

void ShareModel::start(const QStringList &armies)
{
    armies_.clear();
    formats_.clear();
    written_ = {};
    worker_->drop();
    services_->attempt([&] {
        std::vector<Json> found;
        for (const QString &id : armies)
            found.push_back(services_->roster(utf8(id)));
        armies_ = std::move(found);
    });
    for (const exchange::Format *format : exchange::formatsOf(services_->rulesets())) {
        const bool own = std::all_of(armies_.begin(), armies_.end(), [&](const Json &army) {
            return format->ruleset().empty() || baseOf(army.value("ruleset", "")) == format->ruleset();
        });
        const bool code = format == &exchange::qrFormat();
        if (format->writes() && own && !(code && armies_.size() != 1))
            formats_.append(QVariantMap{
                {"value", qt(format->id())},
                {"label", code ? tr("QR code") : qt(format->name())},
                {"detail", code ? tr("For a camera: a whole army without a network") : tr("File .%1").arg(qt(format->ending()))}});
    }
    const bool known =
        std::any_of(formats_.begin(), formats_.end(), [this](const QVariant &one) { return one.toMap()["value"] == format_; });
    if (!known)
        format_ = formats_.isEmpty() ? QString() : formats_.front().toMap()["value"].toString();
    write();
}

void ShareModel::setFormat(const QString &format)
{
    if (format == format_)
        return;
    format_ = format;
    write();
}

Slices ShareModel::writing(ShareModel *model, std::vector<Json> armies, std::string format, exchange::Rulesets rulesets)
{
    const auto written = std::make_shared<Written>();
    try {
        std::vector<exchange::Note> lost;
        written->text = exchange::formatNamed(rulesets, format).write(armies, rulesets, lost);
        co_yield Slices::Pause{};
        for (const exchange::Note &note : lost)
            written->lost.append(sentenceFrom(spoken(note.text)));
        if (format == exchange::qrFormat().id())
            (void)exchange::qrSquares(written->text); // throws for one that is too large
        std::tie(written->shown, written->more) = beginningOf(written->text);
    } catch (const std::exception &error) {
        written->fault = sentenceFrom(spoken(error.what()));
    }
    co_return [model, written] {
        model->written_ = std::move(*written);
        Q_EMIT model->changed();
    };
}

void ShareModel::write()
{
    written_ = {};
    if (!armies_.empty())
        worker_->start(writing(this, armies_, utf8(format_), services_->rulesets()));
    Q_EMIT changed();
}

void ShareModel::copy() const { copyText(text()); }

bool ShareModel::save(const QUrl &file)
{
    return services_->attempt([&] {
        if (busy() || !fault().isEmpty() || written_.text.empty())
            throw Error("There is nothing to save in this format.");
        const bool picture = !code().isEmpty() && file.fileName().endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
        writeFile(file, picture ? exchange::qrSvg(exchange::qrSquares(written_.text)) : written_.text);
    });
}

} // namespace optio
