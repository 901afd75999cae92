// SPDX-License-Identifier: GPL-3.0-or-later
// App.printing: an army, or the open game as it stands, set as pages for a printer: looked at, saved as PDF, or opened in the system's
// viewer.
#pragma once

#include "app/paper/pdf_pages.h"
#include "app/qt/slicer.h"

#include <QObject>
#include <QSizeF>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <string>
#include <vector>

namespace optio {

class BoardModel;
class Services;
class GameModel;

class PrintModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Whose sheets they are: the army's name, or the game's title.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Where openInViewer() opens the pages.
    Q_PROPERTY(QString whereShown READ whereShown CONSTANT)
    Q_PROPERTY(QString ruleset READ rulesetId NOTIFY changed)
    /// Of an army: "roster", "game" (the game sheet) or "both".
    Q_PROPERTY(QString sheet READ sheet WRITE setSheet NOTIFY changed)
    /// Of a game: the side whose sheet is wanted ("a", "b"), or "" for both.
    Q_PROPERTY(QString side READ side WRITE setSide NOTIFY changed)
    /// Of a game: [{id,name}].
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    /// "a4" or "letter"; kept from one time to the next.
    Q_PROPERTY(QString paper READ paper WRITE setPaper NOTIFY changed)
    /// The quick reference on the back; kept from one time to the next.
    Q_PROPERTY(bool back READ back WRITE setBack NOTIFY changed)
    Q_PROPERTY(int pages READ pageCount NOTIFY changed)
    /// Height of a page over its width.
    Q_PROPERTY(double ratio READ ratio NOTIFY changed)
    /// What the file may be called.
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
public:
    PrintModel(Services *services, GameModel *game, BoardModel *board, QObject *parent = nullptr);

    const QString &title() const { return title_; }
    QString rulesetId() const { return QString::fromStdString(ruleset_); }
    const QString &sheet() const { return sheet_; }
    const QString &side() const { return side_; }
    const QVariantList &sides() const { return sides_; }
    const QString &paper() const { return paper_; }
    bool back() const { return back_; }
    int pageCount() const { return static_cast<int>(pages_.size()); }
    double ratio() const { return size_.height() / size_.width(); }
    QString fileName() const;
    void setSheet(const QString &sheet);
    void setSide(const QString &side);
    void setPaper(const QString &paper);
    void setBack(bool back);

    /// Sets the sheets of an army of the library, or supplied. False after failed().
    Q_INVOKABLE bool openArmy(const QString &id);
    /// Sets the sheets of the open game as it stands, as whoever looks at the screen knows it. False after failed().
    Q_INVOKABLE bool openGame();
    /// "Page 2 of 4", for the page with this number, from 0 on.
    Q_INVOKABLE QString caption(int page) const;
    /// False after failed().
    Q_INVOKABLE bool savePdf(const QUrl &file);
    /// Hands a copy to the program that shows PDFs on this system, which can print it. False after failed().
    Q_INVOKABLE bool openInViewer();
    static QString whereShown();

    /// The pages as they will be printed, and the size of the paper they are set for.
    const QList<PrintedPage> &pages() const { return pages_; }
    QSizeF size() const { return size_; }

Q_SIGNALS:
    void changed();

private:
    /// Sets all pages anew. Throws Error.
    void set();
    /// The same, told to the page.
    void renew();
    std::vector<Json> sheetsNow() const;
    /// Makes the file between pictures, so that it is there when it is wanted.
    static Slices making(PrintModel *model);
    /// Its bytes, at once if need be. Throws Error.
    const std::string &pdf();

    Services *services_;
    GameModel *game_;
    BoardModel *board_;
    std::string ruleset_, source_;
    QString title_, sheet_ = QStringLiteral("both"), side_, paper_ = QStringLiteral("a4");
    QVariantList sides_;
    Json roster_; ///< null for the game
    bool open_ = false, back_ = false;
    QList<PrintedPage> pages_;
    QSizeF size_;
    std::string pdf_; ///< "" until it is made
    Slicer making_;
};

} // namespace optio
