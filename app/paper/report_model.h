// SPDX-License-Identifier: GPL-3.0-or-later
// App.report: the story of the open game as its players want to share it: what is left out, notes as they are to be read, photographs; and
// the files it becomes. What is chosen is kept with the game.
#pragma once

// Qt first: its moc does not get through what <coroutine> brings unless it has read Qt's headers.
#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include "app/qt/slicer.h"
#include "rules/report/story.h"

#include <vector>

namespace optio {

class GameModel;
class Services;

class ReportModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// What is told: dice and reasons, acts without dice, notes, what was taken back; and whether the page carries the game.
    Q_PROPERTY(bool dice READ dice WRITE setDice NOTIFY changed)
    Q_PROPERTY(bool plain READ plain WRITE setPlain NOTIFY changed)
    Q_PROPERTY(bool notes READ notes WRITE setNotes NOTIFY changed)
    Q_PROPERTY(bool undone READ undone WRITE setUndone NOTIFY changed)
    Q_PROPERTY(bool game READ game WRITE setGame NOTIFY changed)
    /// Does the page carry the game, as things stand? Why not, otherwise; empty when it does.
    Q_PROPERTY(QString withoutGame READ withoutGame NOTIFY changed)
    /// [{n,text,original,turn}], `text` as it is to be read, "" when it is left out.
    Q_PROPERTY(QVariantList noteList READ noteList NOTIFY changed)
    /// [{caption,n,when,url}]: `when` says what it stands after.
    Q_PROPERTY(QVariantList photos READ photos NOTIFY changed)
    /// Where a photograph may stand: [{value,label}], the value an entry's number, 0 for the head.
    Q_PROPERTY(QVariantList places READ places NOTIFY changed)
    /// The report as it can be read here, as simple markup of the program's own in pieces; all that players wrote is escaped.
    Q_PROPERTY(QStringList preview READ preview NOTIFY changed)
public:
    ReportModel(Services *services, GameModel *game, QObject *parent = nullptr);

    QString title() const;
    bool dice() const { return wish_.dice; }
    bool plain() const { return wish_.plain; }
    bool notes() const { return wish_.notes; }
    bool undone() const { return wish_.undone; }
    bool game() const { return wish_.game; }
    void setDice(bool on) { set(wish_.dice, on); }
    void setPlain(bool on) { set(wish_.plain, on); }
    void setNotes(bool on) { set(wish_.notes, on); }
    void setUndone(bool on) { set(wish_.undone, on); }
    void setGame(bool on) { set(wish_.game, on); }
    QString withoutGame() const;
    const QVariantList &noteList() const { return noteList_; }
    const QVariantList &photos() const { return photosView_; }
    const QVariantList &places() const { return places_; }
    const QStringList &preview() const { return preview_; }
    /// Is the game still being read?
    bool isReading() const { return slicer_.busy(); }

    /// Reads the open game, between pictures where that takes long; failed() when it cannot be told.
    Q_INVOKABLE void start();
    /// What a note is to read in the report; its own text makes it as it was, "" leaves it out. The journal stays as it is.
    Q_INVOKABLE void editNote(int n, const QString &text);
    /// A photograph from a file, scaled, after entry n. False after failed().
    Q_INVOKABLE bool addPhoto(const QUrl &file, int n, const QString &caption);
    Q_INVOKABLE void setCaption(int photo, const QString &caption);
    Q_INVOKABLE void removePhoto(int photo);
    /// Writes it by the file's ending: .html, .pdf, .md, or plain text. False after failed().
    Q_INVOKABLE bool save(const QUrl &file);

Q_SIGNALS:
    void changed();

private:
    void set(bool &one, bool on);
    void keep();
    void show();
    void clear();
    /// As it is shared, in the language of now; with what the dice gave where that is told.
    BattleStory tailored(Luck luck = {}) const;
    Slices telling();
    void readWish();

    Services *services_;
    GameModel *game_;
    ReportWish wish_;
    std::vector<Entry> entries_;
    BattleStory story_;
    QVariantList noteList_, photosView_, places_;
    QStringList preview_;
    Slicer slicer_;
};

} // namespace optio
