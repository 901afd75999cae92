// SPDX-License-Identifier: GPL-3.0-or-later
// App.club: the events of the library, and the one that is open. Whatever is done in it is an entry of its journal, on disk before the
// screen shows it, and can be undone (CLB-01).
#pragma once

#include "app/club/club_clock.h"
#include "app/club/club_live.h"
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

class ClubSums;
class Services;

class ClubModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// {id,name,detail,when}, changed last first
    Q_PROPERTY(optio::RowsModel *events READ events CONSTANT)
    /// The supplied schemes: [{value,label,detail}]; and clubPairings().
    Q_PROPERTY(QVariantList schemes READ schemes CONSTANT)
    Q_PROPERTY(QVariantList pairings READ pairings NOTIFY changed)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// clubFacts() of the open event, with "roundNote" and "results" ("1 of 6 results in") of the round shown; empty for none.
    Q_PROPERTY(QVariantMap event READ facts NOTIFY changed)
    /// Which round is shown; the last one until another is chosen.
    Q_PROPERTY(int shown READ shown WRITE setShown NOTIFY changed)
    /// clubTables(), clubAsides() of that round.
    Q_PROPERTY(optio::RowsModel *tables READ tables CONSTANT)
    Q_PROPERTY(QVariantList asides READ asides NOTIFY changed)
    /// clubStandings(), what their last column is called, and the sentences on ties.
    Q_PROPERTY(optio::RowsModel *standings READ standings CONSTANT)
    /// Of the teams, where teams meet: [{place,name,won,points}].
    Q_PROPERTY(QVariantList teamStandings READ teamStandings NOTIFY changed)
    Q_PROPERTY(QString tieName READ tieName NOTIFY changed)
    Q_PROPERTY(QStringList ties READ ties NOTIFY changed)
    /// clubPlayers()
    Q_PROPERTY(optio::RowsModel *players READ players CONSTANT)
    /// clubNext() and clubAsks()
    Q_PROPERTY(QVariantMap next READ next NOTIFY changed)
    Q_PROPERTY(QVariantMap asks READ asks NOTIFY changed)
    Q_PROPERTY(optio::ClubClock *clock READ clock CONSTANT)
    /// What comes from the server of the event that is shown.
    Q_PROPERTY(optio::ClubLive *live READ live NOTIFY changed)
    /// The server of the event of this device that is joined to one, whichever page is shown; and that event's id and name, "" for none.
    Q_PROPERTY(optio::ClubLive *joinedLive READ joinedLive CONSTANT)
    Q_PROPERTY(QString joined READ joined NOTIFY changed)
    Q_PROPERTY(QString joinedName READ joinedName NOTIFY changed)
    /// Is the event another device's, followed from its server? Then it can be looked at and nothing be done.
    Q_PROPERTY(bool followed READ isFollowed NOTIFY changed)
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
    QVariantList pairings() const;
    bool isOpen() const { return event_.has_value(); }
    const QVariantMap &facts() const { return facts_; }
    int shown() const { return shown_; }
    void setShown(int round);
    RowsModel *tables() const { return tables_; }
    const QVariantList &asides() const { return asides_; }
    RowsModel *standings() const { return standings_; }
    QString tieName() const;
    const QVariantList &teamStandings() const { return teamStandings_; }
    const QStringList &ties() const { return ties_; }
    RowsModel *players() const { return players_; }
    const QVariantMap &next() const { return next_; }
    QVariantMap asks() const;
    ClubClock *clock() const { return clock_; }
    ClubLive *live() const { return isJoinedShown() ? live_ : elsewhere_; }
    ClubLive *joinedLive() const { return live_; }
    QString joined() const { return QString::fromStdString(joined_); }
    QString joinedName() const;
    bool isFollowed() const { return followed_; }
    QVariantMap wall() const;
    QVariantList season();
    bool isOnWall() const { return onWall_; }
    void setOnWall(bool on);
    bool isWallAsked() const { return wallAsked_; }
    /// Opens this event, by its id or name, to show its wall at the start of the program. False after failed().
    bool askWall(const QString &event) { return wallAsked_ = openNamed(event); }

    /// Goes on with the server that an event of the last days was joined to when the program ended.
    void resume();
    /// Closes the open event, and ends what goes on beside it.
    void stop();

    /// Reads the list of events again.
    Q_INVOKABLE void refresh();
    /// Starts an event and opens it. `answers`: name, place, date, pairing, scheme (an id of schemes), rounds, minutes, live, teams,
    /// boardsByLot, ruleset. False after failed().
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
    /// Adds players, one a line: name, then army, club and team, with commas, semicolons or tabs between. All of them or none. How many
    /// were added; 0 after failed().
    Q_INVOKABLE int addPlayers(const QString &list);
    /// Adds a player, or changes the one of the open event that `form.player` names. `form`: name, club, team, army, or roster: the id of
    /// an army of the library, which is checked; what is missing stays as it is. False after failed().
    Q_INVOKABLE bool enterPlayer(const QVariantMap &form);
    /// Who has played in events of the library and is not in this one, whoever played most first: [{name,club}].
    Q_INVOKABLE QVariantList knownPlayers();
    /// The teams of this event.
    Q_INVOKABLE QStringList teams() const;
    /// What a result would come to: {sentence,fault}, one of them empty. `form`: table, round, short, winner ("" where it was not said),
    /// unfinished, strength: [a,b], broken: [a,b], game (of games(); both players confirm such a one); all but the table may be missing.
    Q_INVOKABLE QVariantMap preview(const QVariantMap &form) const;
    /// Enters it. False after failed().
    Q_INVOKABLE bool enterResult(const QVariantMap &form);
    /// The short form "4G-1C" in numbers: {elements: [a,b],generals,camps} or {score: [a,b]}; {fault} for what is none.
    Q_INVOKABLE QVariantMap readShort(const QString &text) const;
    /// The result of a table in the round shown, as it was entered: {short: "" for none,winner: "", "a", "b" or "draw" where it was said,
    /// unfinished,strength: [a,b],broken: [a,b],confirmed: [a,b]}, `strength` of the armies while there is no result.
    Q_INVOKABLE QVariantMap resultAt(int table) const;
    /// The games that a table's result may come from: [{value,label,detail}]. The one that it reports to the server first, then those of
    /// the library, changed last first.
    Q_INVOKABLE QVariantList games(int table) const;
    /// What one of them comes to for that table, the sides in the players' order as far as their armies' names tell it: {game,names: of
    /// both sides,over,short,winner,unfinished,strength,broken} as resultAt() has them; empty after failed().
    Q_INVOKABLE QVariantMap resultOfGame(const QString &game, int table) const;
    /// Joins the open event to a server by the organiser's or a wall's code, until leaveServer(), whichever page is open, also after a
    /// restart; one event at a time. False after failed().
    Q_INVOKABLE bool joinServer(const QString &code);
    /// The code by which the open event was joined last; "" for none.
    Q_INVOKABLE QString joinedCode() const;
    Q_INVOKABLE void leaveServer();
    /// Follows the event that is at a server, to show its wall; its code is kept as followedCode(). False after failed().
    Q_INVOKABLE bool followServer(const QString &code);
    Q_INVOKABLE QString followedCode() const;
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
    /// Stores an entry of the open event, or of this one.
    void add(const club::EventEntry &entry);
    void addTo(club::Event &event, const club::EventEntry &entry);
    QString step(bool forward);
    /// Takes `count` acts back, the last of which is the entry `last`. Throws Error when something else was done since.
    void takeBack(const std::string &id, int last, int count);
    void show();
    /// The act's input of what the form says. Throws Error.
    Json inputOf(const QVariantMap &form) const;
    const club::ClubGame *gameAtTable(int table) const;
    void tellFollowed();
    void tellJoined();
    /// Enters what both players have confirmed at their tables (CLB-22).
    void takeConfirmed();
    bool isJoinedShown() const { return event_ && !followed_ && event_->id() == joined_; }
    /// The event that is joined to a server, and the one of this id, open or not; null for none.
    club::Event *joinedEvent();
    club::Event *eventOf(const std::string &id);
    void join(const club::stream::ClubLink &link);
    /// The joined event is joined no longer; another one may be.
    void part();
    /// The open event is shown no longer; the joined one goes on.
    void putAside();
    /// Goes on with the server that the open event was joined to before, unless another one is joined.
    void rejoinServer();
    QVariantMap wallOf(const ClubSums &sums) const;

    Services *services_;
    mutable std::unique_ptr<ClubBook> book_;
    std::filesystem::path rulesets_;
    std::optional<club::Event> event_;
    RowsModel *events_, *tables_, *standings_, *players_;
    ClubClock *clock_;
    ClubLive *live_, *elsewhere_;     ///< of the joined event, and of one that is followed
    std::string joined_;              ///< the id of the joined event
    std::optional<club::Event> kept_; ///< it, while it is not open
    QVariantMap facts_, next_;
    mutable std::optional<QVariantMap> wall_;
    QVariantList asides_, teamStandings_;
    QStringList ties_;
    int shown_ = 0;
    bool onWall_ = false, wallAsked_ = false;
    QTimer quiet_; ///< looks again for tables that have become quiet
    bool followed_ = false;
    bool follows_ = true; ///< is the last round shown, whichever it is?
};

} // namespace optio
