// SPDX-License-Identifier: GPL-3.0-or-later
// App.club: the events of the library, and the one that is open. Whatever is done in it is an entry of its journal, on disk before the
// screen shows it, and can be undone (CLB-01).
#pragma once

#include "app/club/club_clock.h"
#include "app/qt/rows_model.h"
#include "db/club/club_book.h"
#include "rules/club/event.h"
#include "rules/json.h"

#include <QObject>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace optio {

class Services;

class ClubModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// {id,name,detail,when}, changed last first
    Q_PROPERTY(optio::RowsModel *events READ events CONSTANT)
    /// The supplied schemes: [{value,label,detail}]
    Q_PROPERTY(QVariantList schemes READ schemes CONSTANT)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// clubFacts() of the open event, with "roundNote" and "results" ("1 of 6 results in") of the round shown; empty for none.
    Q_PROPERTY(QVariantMap event READ event NOTIFY changed)
    /// Which round is shown; the last one until another is chosen.
    Q_PROPERTY(int shown READ shown WRITE setShown NOTIFY changed)
    /// clubTables(), clubAsides() of that round.
    Q_PROPERTY(optio::RowsModel *tables READ tables CONSTANT)
    Q_PROPERTY(QVariantList asides READ asides NOTIFY changed)
    /// clubStandings(), what their last column is called, and the sentences on ties.
    Q_PROPERTY(optio::RowsModel *standings READ standings CONSTANT)
    Q_PROPERTY(QString tieName READ tieName NOTIFY changed)
    Q_PROPERTY(QStringList ties READ ties NOTIFY changed)
    /// clubPlayers()
    Q_PROPERTY(optio::RowsModel *players READ players CONSTANT)
    /// clubNext() and clubAsks()
    Q_PROPERTY(QVariantMap next READ next NOTIFY changed)
    Q_PROPERTY(QVariantMap asks READ asks NOTIFY changed)
    Q_PROPERTY(optio::ClubClock *clock READ clock CONSTANT)
    /// clubWall()
    Q_PROPERTY(QVariantMap wall READ wall NOTIFY changed)
    /// The season over all events: [{name,events,played,won,drawn,lost,points,rating}]
    Q_PROPERTY(QVariantList season READ season NOTIFY seasonChanged)
    /// Is the wall shown? Then the screen stays awake.
    Q_PROPERTY(bool onWall READ isOnWall WRITE setOnWall NOTIFY onWallChanged)
    /// Did the program start with the wall of the open event?
    Q_PROPERTY(bool wallAsked READ isWallAsked CONSTANT)
public:
    explicit ClubModel(Services *services, QObject *parent = nullptr);
    ~ClubModel() override;

    /// The rule sets' folder, beside which the supplied schemes are.
    void use(const std::filesystem::path &rulesets) { rulesets_ = rulesets; }

    RowsModel *events() const { return events_; }
    QVariantList schemes() const;
    bool isOpen() const { return event_.has_value(); }
    const QVariantMap &event() const { return facts_; }
    int shown() const { return shown_; }
    void setShown(int round);
    RowsModel *tables() const { return tables_; }
    const QVariantList &asides() const { return asides_; }
    RowsModel *standings() const { return standings_; }
    QString tieName() const;
    const QStringList &ties() const { return ties_; }
    RowsModel *players() const { return players_; }
    const QVariantMap &next() const { return next_; }
    QVariantMap asks() const;
    ClubClock *clock() const { return clock_; }
    QVariantMap wall() const;
    QVariantList season();
    bool isOnWall() const { return onWall_; }
    void setOnWall(bool on);
    bool isWallAsked() const { return wallAsked_; }
    /// Opens this event, by its id or name, to show its wall at the start of the program. False after failed().
    bool askWall(const QString &event) { return wallAsked_ = openNamed(event); }

    /// Reads the list of events again.
    Q_INVOKABLE void refresh();
    /// Starts an event and opens it. `answers`: name, place, date, pairing, scheme (an id of schemes), rounds, minutes, live. False after
    /// failed().
    Q_INVOKABLE bool create(const QVariantMap &answers);
    Q_INVOKABLE bool openEvent(const QString &id);
    /// Opens the event of this id or name, whatever its case. False after failed().
    Q_INVOKABLE bool openNamed(const QString &name);
    Q_INVOKABLE void close();
    /// Puts an event into the bin; emits undoable().
    Q_INVOKABLE void remove(const QString &id);
    /// Adds an event's file to the library and opens it; of an event that is there already what the file has beyond it. False after
    /// failed(), as when the two have parted.
    Q_INVOKABLE bool importFile(const QUrl &file);

    /// Does an act (rules/club/acts.h), and offers its sentence with Undo. False after failed().
    Q_INVOKABLE bool act(const QString &kind, const QVariantMap &input);
    /// Adds players, one a line: name, then army and club, with commas, semicolons or tabs between. All of them or none. How many were
    /// added; 0 after failed().
    Q_INVOKABLE int addPlayers(const QString &list);
    /// What a result would come to: {sentence,fault}, one of them empty.
    Q_INVOKABLE QVariantMap preview(const QVariantMap &input) const;
    /// The short form "4G-1C" in numbers: {elements: [a,b],generals,camps} or {score: [a,b]}; {fault} for what is none.
    Q_INVOKABLE QVariantMap readShort(const QString &text) const;
    /// The result of a table in the round shown, as it was entered: {short: "" for none,winner: "", "a", "b" or "draw" where it was said,
    /// unfinished,strength: [a,b],broken: [a,b],confirmed: [a,b]}, `strength` of the armies while there is no result.
    Q_INVOKABLE QVariantMap resultAt(int table) const;
    /// The games of the library that this event's results may come from, changed last first: [{value: id,label,detail}].
    Q_INVOKABLE QVariantList games() const;
    /// What a game of the library comes to: {game: its id,title,names: of both sides,short,winner,unfinished,strength,broken} as resultAt()
    /// has them; empty after failed().
    Q_INVOKABLE QVariantMap resultOfGame(const QString &game) const;
    /// The players of the round shown, at their tables: [{name,table: 0 for a bye,open: can change places}].
    Q_INVOKABLE QVariantList places() const;
    /// Takes the last standing act back, or does the last undone one again: its sentence; "" after failed().
    Q_INVOKABLE QString undo();
    Q_INVOKABLE QString redo();
    /// clubRecord() of one player of the open event.
    Q_INVOKABLE QVariantMap record(const QString &player);
    /// Saves the open event, as the file's ending says: .html, .csv, .txt, .pdf on `paper`, .optio-event. False after failed().
    Q_INVOKABLE bool save(const QUrl &file, const QString &paper);

Q_SIGNALS:
    void changed();
    void seasonChanged();
    void onWallChanged();

private:
    ClubBook &book() const;
    const club::Event &now() const;
    /// Services::attempt() with the engine's sentences as they are read on a screen.
    bool attempt(const std::function<void()> &work) const;
    void begin(club::Event event);
    /// Stores an entry and shows what came of it.
    void add(const club::EventEntry &entry);
    QString step(bool forward);
    /// Takes `count` acts back, the last of which is the entry `last`. Throws Error when something else was done since.
    void takeBack(const std::string &id, int last, int count);
    void show();

    Services *services_;
    mutable std::unique_ptr<ClubBook> book_;
    std::filesystem::path rulesets_;
    std::optional<club::Event> event_;
    RowsModel *events_, *tables_, *standings_, *players_;
    ClubClock *clock_;
    QVariantMap facts_, next_;
    QVariantList asides_;
    QStringList ties_;
    int shown_ = 0;
    bool onWall_ = false, wallAsked_ = false;
    bool follows_ = true; ///< is the last round shown, whichever it is?
};

} // namespace optio
