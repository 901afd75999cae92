// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets on pages.
#include "app/paper/print_model.h"

#include "app/board/board_model.h"
#include "app/engine.h"
#include "app/paper/pdf_writer.h"
#include "app/paper/sheet_words.h"
#include "app/play/game_model.h"
#include "app/qt/documents.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "rules/board.h"
#include "rules/print/print.h"

namespace optio {

PrintModel::PrintModel(Services *services, GameModel *game, BoardModel *board, QObject *parent)
    : QObject(parent), services_(services), game_(game), board_(board)
{
    if (services->hasStore()) {
        if (services->store().preference("paper", "a4") == "letter")
            paper_ = QStringLiteral("letter");
        back_ = services->store().preference("printBack", "no") == "yes";
    }
    size_ = paperSize(paper_);
}

QString PrintModel::fileName() const { return title_ + QStringLiteral(".pdf"); }

void PrintModel::setSheet(const QString &sheet)
{
    if (sheet == sheet_ || !QStringList{"roster", "game", "both"}.contains(sheet))
        return;
    sheet_ = sheet;
    renew();
}

void PrintModel::setSide(const QString &side)
{
    if (side == side_ || !QStringList{"a", "b", ""}.contains(side))
        return;
    side_ = side;
    renew();
}

void PrintModel::setPaper(const QString &paper)
{
    if (paper == paper_ || !QStringList{"a4", "letter"}.contains(paper))
        return;
    paper_ = paper;
    services_->attempt([this] { services_->store().setPreference("paper", utf8(paper_)); });
    renew();
}

void PrintModel::setBack(bool back)
{
    if (back == back_)
        return;
    back_ = back;
    services_->attempt([this] { services_->store().setPreference("printBack", back_ ? "yes" : "no"); });
    renew();
}

bool PrintModel::openArmy(const QString &id)
{
    return services_->attempt([&] {
        open_ = false;
        roster_ = services_->roster(utf8(id));
        ruleset_ = services_->forRoster(roster_.at("ruleset").get<std::string>()).id();
        title_ = printable(textAt(roster_, "name"));
        sides_.clear();
        open_ = true;
        set();
    });
}

bool PrintModel::openGame()
{
    return services_->attempt([this] {
        open_ = false;
        if (!game_->isOpen())
            throw Error("No game is open that could be printed.");
        roster_ = nullptr;
        ruleset_ = utf8(game_->rulesetId());
        title_ = printable(game_->title());
        side_.clear();
        sides_.clear();
        for (const QString &side : {QStringLiteral("a"), QStringLiteral("b")})
            sides_.append(QVariantMap{{"id", side}, {"name", game_->sideName(side)}});
        open_ = true;
        set();
    });
}

std::vector<Json> PrintModel::sheetsNow() const
{
    const Ruleset &rules = services_->ruleset(ruleset_);
    if (!roster_.is_null())
        return sheetsInWords(armySheets(rules, roster_, {sheet_ != QLatin1String("game"), sheet_ != QLatin1String("roster"), back_}));
    // A private page is printed with its secrets, and so is the hand of whoever plays on a board.
    QString viewer = game_->viewer();
    if (viewer.isEmpty() && dynamic_cast<const BoardRules *>(&rules) != nullptr)
        viewer = board_->viewer();
    const std::vector<std::string> sides = side_.isEmpty() ? std::vector<std::string>{"a", "b"} : std::vector<std::string>{utf8(side_)};
    return sheetsInWords(standingSheets(rules, game_->game().state(), sides, utf8(viewer), back_));
}

void PrintModel::set()
{
    const Ruleset &rules = services_->ruleset(ruleset_);
    source_ = utf8(tr("%1, rules data %2 · Optio %3").arg(qt(rules.name()), qt(rules.data()).left(8), QStringLiteral(OPTIO_VERSION)));
    size_ = paperSize(paper_);
    pages_ = printedPages(sheetsNow(), size_, qt(source_));
    pdf_.clear();
    making_.start(making(this), true);
    Q_EMIT changed();
}

void PrintModel::renew()
{
    if (open_ && (!roster_.is_null() || game_->isOpen()))
        services_->attempt([this] { set(); });
    else
        Q_EMIT changed();
}

QString PrintModel::caption(int page) const
{
    if (page < 0 || page >= pageCount())
        return {};
    return (pages_[page].title.isEmpty() ? tr("Page %1 of %2, left blank") : tr("Page %1 of %2"))
        .arg(QString::number(page + 1), QString::number(pageCount()));
}

Slices PrintModel::making(PrintModel *model)
{
    const QList<PrintedPage> pages = model->pages_;
    PdfMaker maker(model->paper_, model->title_);
    for (const PrintedPage &page : pages) {
        maker.add(page);
        co_yield Slices::Pause{};
    }
    co_return [model, bytes = maker.finish()] { model->pdf_ = bytes; };
}

const std::string &PrintModel::pdf()
{
    making_.finish();
    if (pdf_.empty())
        throw Error("The pages could not be made.");
    return pdf_;
}

bool PrintModel::savePdf(const QUrl &file)
{
    return services_->attempt([&] { writeFile(file, pdf()); });
}

QString PrintModel::whereShown() { return optio::whereShown(); }

bool PrintModel::openInViewer()
{
    return services_->attempt([this] {
        QString name = fileName().left(80);
        for (QChar &sign : name)
            sign = QStringLiteral("/\\:*?\"<>|").contains(sign) ? QLatin1Char(' ') : sign;
        showPdf(name.endsWith(QLatin1String(".pdf")) ? name : name + QStringLiteral(".pdf"), pdf());
    });
}

} // namespace optio
