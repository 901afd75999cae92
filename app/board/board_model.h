// SPDX-License-Identifier: GPL-3.0-or-later
// App.board: the battle whose table is the screen (see rules/board.h): who plays and who looks, what the board shows, what a touch means,
// and the turns of others, the computer's or those that came by e-mail.
#pragma once

#include "app/board/advice.h"
#include "app/board/board_view.h"
#include "app/board/stage.h"
#include "app/qt/rows_model.h"
#include "rules/json.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <string>

namespace optio {

class BoardGame;
class BoardRules;
class Services;
struct Entry;
class Opponent;
class Prefs;

class BoardModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Is a game open that is played on a board?
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// Its title, its rule set, and how it ended: {over} or {over,winner,text,sides}.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString ruleset READ rulesetId NOTIFY changed)
    Q_PROPERTY(QVariantMap ended READ ended NOTIFY changed)
    /// The side drawn nearest to the reader: "a" or "b".
    Q_PROPERTY(QString near READ nearSide NOTIFY changed)
    /// Whose turn it is, and who decides now (the other side answers questions too): "a", "b"; "" before the battle and at its end.
    Q_PROPERTY(QString active READ active NOTIFY changed)
    Q_PROPERTY(QString acting READ acting NOTIFY changed)
    /// Does somebody before this screen decide now? Then taps and buttons work.
    Q_PROPERTY(bool mine READ mine NOTIFY changed)
    /// Do both players sit before this screen?
    Q_PROPERTY(bool shared READ isShared NOTIFY changed)
    /// Does each play at a device of their own (LNK-26)?
    Q_PROPERTY(bool apart READ isApart NOTIFY changed)
    /// Who decides now at another device, "a" or "b", "" for nobody; and what that side is asked, "" for its own turn.
    Q_PROPERTY(QString awaited READ awaited NOTIFY changed)
    Q_PROPERTY(QString awaitedFor READ awaitedFor NOTIFY changed)
    /// {title,round,phases,next,noShock,left,ending: see refresh()}; `next` is the label of the phase to come, "" at the last.
    Q_PROPERTY(QVariantMap battle READ battle NOTIFY changed)
    /// The field's zones: [{name,columns:[int]}]. Apart from `battle`, since what is drawn for them stays as long as they do.
    Q_PROPERTY(QVariantList zones READ zones NOTIFY zonesChanged)
    /// Id of the present phase.
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    /// By "a" and "b": {id,name,leader:{name,initiative,command},route:{points,level,total,percent},badges:[{text,thing}],handCount,
    /// deckCount,pursuing,routed,rallied,pursuit,eliminated: [unit]}
    Q_PROPERTY(QVariantMap sides READ sides NOTIFY changed)
    /// {id,side,column,ground,groundName,unit}
    Q_PROPERTY(optio::RowsModel *areas READ areas CONSTANT)
    /// The hand that is shown, in the order its owner put it: {id,thing,label,text,unit}; empty while it is hidden.
    Q_PROPERTY(optio::RowsModel *hand READ hand CONSTANT)
    /// Whose hand lies at the foot, and is it shown? (Between two players it is hidden until asked for.)
    Q_PROPERTY(QString holder READ holder NOTIFY changed)
    Q_PROPERTY(bool handShown READ handShown NOTIFY changed)
    /// Declared attacks: [{attackers:[unit id],defenders:[unit id]}]
    Q_PROPERTY(QVariantList attacks READ attacks NOTIFY changed)
    /// Things that can be laid somewhere now; the one picked up; where it may go.
    Q_PROPERTY(QStringList sources READ sources NOTIFY pickedChanged)
    Q_PROPERTY(QString picked READ picked NOTIFY pickedChanged)
    Q_PROPERTY(QStringList targets READ targets NOTIFY pickedChanged)
    /// What is being put together before it is done (an attack, a card for several units): the keys of BoardRules::lay() and from, to.
    /// Empty when nothing is.
    Q_PROPERTY(QVariantMap forming READ forming NOTIFY pickedChanged)
    /// What somebody before this screen is asked: {side,question,yes,no: labels,chances,lines,stakes}; empty when nothing.
    Q_PROPERTY(QVariantMap question READ question NOTIFY changed)
    /// An act to be confirmed first: {text}; empty when there is none.
    Q_PROPERTY(QVariantMap asking READ asking NOTIFY pickedChanged)
    /// What happened, the latest last: {id,n,side,sentence,dice:[value],steps:[{side,label,value,die}]}
    Q_PROPERTY(optio::RowsModel *tales READ tales CONSTANT)
    /// Does the computer decide, or is shown what was done meanwhile? While `skipping` there is no pause between the acts.
    Q_PROPERTY(bool computing READ computing NOTIFY changed)
    Q_PROPERTY(bool skipping READ skipping NOTIFY changed)
    Q_PROPERTY(bool showing READ showing NOTIFY changed)
    /// Is it a turn of others that is looked at, at a pace?
    Q_PROPERTY(bool watching READ watching NOTIFY changed)
    /// Units that the last act was about, and who made it.
    Q_PROPERTY(QStringList touched READ touched NOTIFY changed)
    Q_PROPERTY(QString touchedBy READ touchedBy NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    /// The side that the tablet is to be handed to, or ""; and the name of its army.
    Q_PROPERTY(QString to READ to NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// Must the tablet be handed on when this turn ends, and to whom?
    Q_PROPERTY(QString handsTo READ handsTo NOTIFY changed)
    /// Hints, and the computer's reasons.
    Q_PROPERTY(optio::Advice *advice READ advice CONSTANT)
    /// What is told picture by picture; meanwhile areas, sides and question are those of the picture, and `mine` is false.
    Q_PROPERTY(optio::Stage *stage READ stage CONSTANT)
    /// The last turn of others: [{n,side,sentence,dice}], and in a few words.
    Q_PROPERTY(QVariantList happened READ happened NOTIFY changed)
    Q_PROPERTY(QString happenedText READ happenedText NOTIFY changed)
public:
    BoardModel(Services *services, Prefs *prefs, QObject *parent = nullptr);
    ~BoardModel() override;

    /// Lays a battle on the board, which must outlive it there; the one before is put away, or with `over` only covered. One that is not
    /// played on a board is not taken.
    void begin(BoardGame *game, bool over = false);
    /// Takes it from the board.
    void end(const BoardGame *game);

    bool isOpen() const { return rules_ != nullptr; }
    QString title() const;
    QString rulesetId() const;
    QVariantMap ended() const;
    QString nearSide() const;
    /// Whose secrets may be on the screen: "a", "b", or "" while nobody's are.
    QString viewer() const;
    const QString &active() const { return active_; }
    const QString &acting() const { return acting_; }
    bool mine() const;
    bool isShared() const;
    bool isApart() const;
    QString awaited() const;
    QString awaitedFor() const;
    /// While something is told: as it was before that.
    const QVariantMap &battle() const { return stage_->isRunning() ? battleTold_ : view_.battle; }
    const QVariantList &zones() const { return view_.zones; }
    const QString &phase() const { return view_.phase; }
    const QVariantMap &sides() const { return stage_->isRunning() ? stage_->sides() : view_.sides; }
    RowsModel *areas() const { return areas_; }
    RowsModel *hand() const { return hand_; }
    QString holder() const;
    bool handShown() const;
    const QVariantList &attacks() const { return view_.attacks; }
    const QStringList &sources() const { return sources_; }
    const QString &picked() const { return picked_; }
    QStringList targets() const;
    const QVariantMap &forming() const { return forming_; }
    QVariantMap question() const { return stage_->isRunning() ? QVariantMap() : question_; }
    const QVariantMap &asking() const { return asking_; }
    RowsModel *tales() const { return tales_; }
    bool computing() const;
    bool skipping() const { return skipping_; }
    bool showing() const;
    bool watching() const;
    const QStringList &touched() const { return touched_; }
    const QString &touchedBy() const { return touchedBy_; }
    bool canUndo() const { return undoable_; }
    QString undoText() const;
    const QString &to() const { return to_; }
    QString name() const;
    QString handsTo() const;
    Advice *advice() const { return advice_; }
    Stage *stage() const { return stage_; }
    QVariantList happened() const;
    QString happenedText() const;

    /// A tap on a thing: picks it up, lays what is picked up on it, or adds it to what is being put together.
    Q_INVOKABLE void tap(const QString &thing);
    Q_INVOKABLE void pick(const QString &thing);
    /// Lays one thing on another, as when it is dropped there.
    Q_INVOKABLE void drop(const QString &from, const QString &to);
    Q_INVOKABLE void letGo();
    /// How an attacker strikes ("front", "button", "card"), and who leads.
    Q_INVOKABLE void setWay(const QString &unit, const QString &way);
    Q_INVOKABLE void setLead(const QString &unit);
    /// Does what was put together.
    Q_INVOKABLE void confirm();
    /// "next", "resolve", "deal", or "draw": draws what may be drawn from the deck and ends the turn.
    Q_INVOKABLE void press(const QString &button);
    /// To `question`.
    Q_INVOKABLE void answer(bool yes);
    /// To `asking`.
    Q_INVOKABLE void agree(bool yes);
    /// What could be done with a thing, or to it, each act once (several gestures may mean the same): [{from,to,label}]
    Q_INVOKABLE QVariantList gesturesOf(const QString &thing) const;
    /// What comes of laying one thing on another, where dice decide it: [{label,side,p,fraction}].
    Q_INVOKABLE QVariantList chancesOf(const QString &from, const QString &to) const;
    /// Moves a card within the hand, which changes nothing else.
    Q_INVOKABLE void moveCard(int from, int to);
    /// See BoardRules::help.
    Q_INVOKABLE QVariantMap help(const QString &thing) const;
    /// A declared attack: see BoardRules::lay.
    Q_INVOKABLE QVariantMap attack(int index) const;
    /// A unit as the board shows it; empty when it is not to be seen.
    Q_INVOKABLE QVariantMap unit(const QString &id) const { return view_.units.value(id); }
    Q_INVOKABLE void undo();
    /// Puts the battle away.
    Q_INVOKABLE void close();
    /// The last three of one's own turns in a battle against the computer, the latest first: [{round,n}], for goBack() (PRF-40).
    Q_INVOKABLE QVariantList rounds() const;
    /// Takes back all entries after number n.
    Q_INVOKABLE void goBack(int n);
    /// The computer's turn without pauses, and nothing more of what is told.
    Q_INVOKABLE void skip();
    /// What is told goes on at once. False when nothing is.
    Q_INVOKABLE bool hurry();
    /// Tells the last turn of others once more.
    Q_INVOKABLE void tellAgain();
    /// Asks `advice` what to do now.
    Q_INVOKABLE void askHint();
    /// The named player has the tablet.
    Q_INVOKABLE void take();
    /// Not now: nobody's secrets are shown.
    Q_INVOKABLE void done();
    Q_INVOKABLE void showHand(bool shown);

Q_SIGNALS:
    void changed();
    void zonesChanged();
    void pickedChanged();
    /// Events of BoardRules::soundTable(), from an act that was just made; only while sounds are wanted.
    void heard(const QStringList &events);
    /// Something cannot be done, and why.
    void refused(const QString &sentence);
    /// The tablet is put aside before it was taken.
    void leaving();

private:
    const Json &state() const;
    /// Somebody else plays from now on, or at another device.
    void takePlayers();
    bool computersTurn() const;
    /// Are acts that only announce something passed over (HOP-905)? The computer's alone.
    bool quick() const;
    /// Do acts of others come next? Whatever is told of those before.
    bool awaits() const { return computersTurn() || showing(); }
    /// Does somebody before this screen decide, whatever is told meanwhile?
    bool decides() const;
    /// Tells what was just done, which `side` did while the board looked so.
    void stageNew(const BoardView &before, int known, const QString &active, const QString &side, const QString &looked);
    /// The picture of what is told, or how it stands.
    void showAreas();
    void afterStage();
    /// The computer thinks no more, and nothing is told any more.
    void stopOthers();
    /// Takes up the state as it is now.
    void refresh();
    void showHandNow();
    /// How the players had put their hands in order when the game was last open.
    void readOrder();
    void tellNew();
    void hearNew();
    /// Does the computer only announce with this what it does later, and is that not shown (HOP-905)?
    bool passesOver(const Entry &entry) const;
    /// Goes on: the computer thinks, or a question is asked.
    void advance();
    void rest(bool pausing);
    void goOn();
    void play(const Json &act);
    void playComputers(const Json &act);
    /// The sides that want to see their empty phases (PRF-34).
    Json stopsAt() const;
    /// Lays, and does it at once when nothing is to be added.
    void layNow(QVariantMap what);
    QVariantMap lay(const QVariantMap &what) const;
    void form(const QVariantMap &what);
    void doOrAsk(const QVariantMap &laid);
    void drawAndEnd();
    void finishTurn();
    void toggle(QStringList &things, const QString &thing, int most) const;
    bool human(const QString &side) const;

    Services *services_;
    Prefs *prefs_;
    BoardGame *game_ = nullptr;
    Opponent *opponent_;
    Advice *advice_;
    Stage *stage_;
    RowsModel *areas_, *hand_, *tales_;
    const BoardRules *rules_ = nullptr;
    QVariantMap battleTold_; ///< see battle()
    BoardView view_;
    QVariantMap players_; ///< by side: "human" or a computer player's id
    QString active_, acting_, picked_, to_, prompt_;
    QString open_;           ///< between two players: whose turn is open, "" while the tablet is handed on
    bool handShown_ = true;  ///< between two players: was the hand asked for?
    bool onTheSpot_ = false; ///< between two players: is the other one asked in the middle of a turn? Both look at the screen then
    QStringList sources_, touched_;
    QString touchedBy_;
    QVariantList gestures_;
    QVariantMap forming_, question_, asking_, ways_;
    QString lead_;
    Json pending_; ///< the act to be confirmed
    QHash<QString, QStringList> order_;
    int told_ = 0, heard_ = 0; ///< numbers of the last entry told, and of the last heard
    int seen_ = -1;            ///< how many entries there were when view_ was made; -1 when it is of another battle
    QList<StagedAct> happened_;
    QString happenedIn_;     ///< the turn of those
    QString finishing_;      ///< the turn that drawAndEnd() is ending, "" for none
    int finishedTo_ = -1;    ///< how many entries there were when it went on last
    QStringList heardLater_; ///< until the picture shows what is heard
    bool pictured_ = false;  ///< did the board show a picture when it last told of it, and these sides?
    QVariantMap picturedSides_;
    bool carried_ = false; ///< a card was carried to its place by hand
    bool undoable_ = false, skipping_ = false, busy_ = false;
    QElapsedTimer since_; ///< the last act of the computer that was worth a look
    bool pausing_ = false;
    QTimer pause_;
    Json waiting_; ///< what the computer will do after the pause; null while acts are shown
};

} // namespace optio
