// SPDX-License-Identifier: GPL-3.0-or-later
// App.game: the open game. What is done goes to the store first and is followed only then.
#pragma once

#include "app/play/game_link.h"
#include "app/play/game_view.h"
#include "app/play/journal_model.h"
#include "app/play/selection.h"
#include "rules/journal/amend.h"
#include "rules/journal/journal.h"
#include "rules/journal/notes.h"
#include "rules/ruleset.h"

#include <QObject>
#include <QTimer>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>
#include <vector>

namespace optio {

class Services;
class Prefs;
class Resolver;

/// The lists of a closed game stay until the next one is open: what shows them is not made anew, and a list tells of a change only when it
/// is another than before.
class GameModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString ruleset READ rulesetId NOTIFY changed)
    Q_PROPERTY(QString rulesetName READ rulesetName NOTIFY changed)
    /// "bound 7", and the same as a head: "Bound 7"
    Q_PROPERTY(QString turnText READ turnText NOTIFY changed)
    Q_PROPERTY(QString turnHead READ turnHead NOTIFY changed)
    /// "a" or "b"
    Q_PROPERTY(QString active READ active NOTIFY changed)
    /// "rain"; empty where the rule set has none.
    Q_PROPERTY(QString weather READ weather NOTIFY changed)
    /// [{id,name,badges:[{text,tone}],groups:[{id,name,badges,pool:{label,total,left},units:[{id,label,detail,icon,count,lost,badges}]}]}];
    /// a group without something to spend has no pool.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY sidesChanged)
    /// The sequence of the turn: [{id,label,state:"done"|"now"|"todo",text,rule,rulings:[id]}], the last three where the rule set tells
    /// them; empty when it tells none.
    Q_PROPERTY(QVariantList phases READ phases NOTIFY phasesChanged)
    /// The step within the phase ("Control · Carthage"); empty where the phase says it all.
    Q_PROPERTY(QString step READ step NOTIFY phasesChanged)
    /// What broke by the last act, each once: [{key,side,text,rule}]; see dismissFallen().
    Q_PROPERTY(QVariantList fallen READ fallen NOTIFY fallenChanged)
    /// [{resolver,label,next,refusal,given,page,straight,now,onward,whose,theirs}], for actAt(); `given` when it says more than which
    /// ruling it is; `page` is the side on whose private page it is done, or "", and `straight` when its form begins with nothing that the
    /// other side may not see; `now` when it belongs to this step, `onward` when it only ends it; `whose` choice it is where each side has
    /// a tablet of its own ("a", "b"; "" for either), and `theirs` when it is not this one's.
    Q_PROPERTY(QVariantList acts READ acts NOTIFY actsChanged)
    /// [{text,rule,resolver,input}]; those with a resolver are for settle().
    Q_PROPERTY(QVariantList reminders READ reminders NOTIFY remindersChanged)
    /// What is near its limit, the nearest first: [{text,detail,tone,side,unit,rule,chance:{p,fraction},percent,resolver,input}]
    Q_PROPERTY(QVariantList watch READ watch NOTIFY watchChanged)
    /// The table from above, {width,depth,edges,pieces,flanks,faults} (see PlanView); empty when the rule set has none.
    Q_PROPERTY(QVariantMap plan READ plan NOTIFY planChanged)
    /// The rulings that units take part in: [{id,title,refusal,places,many}]; the refusal is for the units selected; `places` is how many
    /// single units it takes, `many` whether it takes several of a side.
    Q_PROPERTY(QVariantList resolvers READ resolvers NOTIFY resolversChanged)
    /// {over} or {over,winner,text}
    Q_PROPERTY(QVariantMap ended READ ended NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    /// "Undo: Spears (O) recoil"; empty when nothing can be undone.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    /// Was the last entry made on a side's private page, or did it bring a secret out, so that both players must agree to take it back?
    Q_PROPERTY(bool undoAsks READ undoAsks NOTIFY changed)
    /// Is the game shared, and was what Undo takes back not done at this device, or is it a secret's? Then the other side's device agrees.
    Q_PROPERTY(bool undoWaits READ undoWaits NOTIFY changed)
    /// {a:"a1.2",b:""}
    Q_PROPERTY(QVariantMap selected READ selected NOTIFY selectedChanged)
    /// Every selected unit; `selected` names the last of each side.
    Q_PROPERTY(QStringList picked READ picked NOTIFY selectedChanged)
    /// Does any ruling take several units of a side?
    Q_PROPERTY(bool takesSeveral READ takesSeveral NOTIFY resolversChanged)
    /// While set, a tap adds to the selected units instead of changing over.
    Q_PROPERTY(bool several READ several WRITE setSeveral NOTIFY selectedChanged)
    /// What a referee may set: [{path,label,kind:"count"|"yesNo",least,most,value}]
    Q_PROPERTY(QVariantList counters READ counters NOTIFY changed)
    /// May a referee set or amend anything? In every game beside a table; one played in the app goes by its rules alone.
    Q_PROPERTY(bool correctable READ correctable NOTIFY changed)
    /// The side that plays at this device alone ("a", "b"), whose private pages are then open and the other's are not; "" for both.
    Q_PROPERTY(QString seat READ seat NOTIFY changed)
    /// Is it a copy of a game that another device keeps, with no link to that one? Then it can be read and nothing be done.
    Q_PROPERTY(bool reading READ reading NOTIFY changed)
    /// Is another device's game only looked at here: read, or watched while its players act?
    Q_PROPERTY(bool lookedAt READ isLookedAt NOTIFY changed)
    /// To whose device it was handed over, with nothing since; "" for a game that is kept here.
    Q_PROPERTY(QString handed READ handed NOTIFY changed)
    Q_PROPERTY(optio::JournalModel *journal READ journal CONSTANT)
public:
    GameModel(Services *services, Prefs *prefs, QObject *parent = nullptr);

    bool isOpen() const { return game_.has_value(); }
    QString id() const { return QString::fromStdString(id_); }
    const QString &title() const { return title_; }
    QString rulesetId() const;
    QString rulesetName() const;
    const QString &turnText() const { return view_.turn; }
    QString turnHead() const;
    const QString &active() const { return view_.active; }
    const QString &weather() const { return view_.weather; }
    const QVariantList &sides() const { return view_.sides; }
    const QVariantList &phases() const { return view_.phases; }
    const QString &step() const { return view_.step; }
    const QVariantList &fallen() const { return fallen_; }
    const QVariantList &acts() const { return acts_; }
    const QVariantList &reminders() const { return view_.reminders; }
    const QVariantList &watch() const { return view_.watch; }
    const QVariantMap &plan() const { return view_.plan; }
    const QVariantList &resolvers() const { return resolvers_; }
    const QVariantMap &ended() const { return ended_; }
    bool canUndo() const { return game_ && !game_->standing().empty() && !isLookedAt(); }
    const QString &undoText() const { return undoText_; }
    bool undoAsks() const { return undoAsks_; }
    bool undoWaits() const { return undoWaits_; }
    QVariantMap selected() const;
    QStringList picked() const { return selection_.of({}); }
    bool takesSeveral() const;
    bool several() const { return several_; }
    void setSeveral(bool several);
    QVariantList counters() const;
    bool correctable() const { return game_ && game_->ruleset().kind() == "table"; }
    const QString &seat() const { return seat_; }
    bool reading() const { return (isCopy() || !handed_.isEmpty()) && link_ == nullptr; }
    bool isLookedAt() const;
    const QString &handed() const { return handed_; }
    /// Is it shared with other devices just now? And does something that was done here wait for their answer?
    bool isShared() const { return link_ != nullptr; }
    bool isSent() const { return link_ != nullptr && link_->isWaiting(); }
    JournalModel *journal() const { return journal_; }

    /// Takes the last entry back; after skipTo() all that it ended.
    Q_INVOKABLE void undo();
    /// What belongs to a phase, and the way there: {id,label,state,text,rule,rulings:[{id,title,refusal}],ends:[text],says:[text],
    /// passed:[text],stop,begins}. `ends` names the steps that would be ended in going there, `says` what that would settle, `passed` what
    /// is still open in them; `stop` says what must be done first (then skipTo() comes as far as that), and is empty when nothing must;
    /// `begins` tells that the phase comes with the first of its rulings.
    Q_INVOKABLE QVariantMap phase(const QString &id) const;
    /// Ends one step after the other until the phase has come, or something must be done first.
    Q_INVOKABLE void skipTo(const QString &phase);
    /// What has changed of the counters since this was asked last, see shiftsOf(); nothing of what several steps taken back or an
    /// amendment changed.
    Q_INVOKABLE QVariantMap takeShifts();
    /// The players have read it.
    Q_INVOKABLE void dismissFallen();
    /// A tap on a unit: one of each side may be selected, a second tap lets go.
    Q_INVOKABLE void select(const QString &unit);
    /// A long press on a unit: adds it to the selected ones of its side, or takes it away.
    Q_INVOKABLE void selectMore(const QString &unit);
    Q_INVOKABLE void clearSelection();
    /// Opens App.resolver with the selected units filled in.
    Q_INVOKABLE void choose(const QString &resolver);
    /// Does the first act of `acts` with that resolver; one that asks nothing is done at once, any other opens App.resolver.
    Q_INVOKABLE void act(const QString &resolver);
    /// The same for one of `acts` by its place.
    Q_INVOKABLE void actAt(int index);
    /// The same for what a reminder, a watched unit or a ruling offers.
    Q_INVOKABLE void settle(const QString &resolver, const QVariantMap &input);
    Q_INVOKABLE bool correct(const QString &path, const QVariant &value, const QString &reason);
    Q_INVOKABLE bool note(const QString &text);
    /// The whole of an entry as it stands: {n,kind,turn,time,undone} and, for acts, the keys of App.result; of one that was amended besides
    /// struck, was (its first sentence) and amendments:[{by,how,reason}]; amendable tells whether App.amend may start on it. Empty after
    /// failed().
    Q_INVOKABLE QVariantMap entry(int n);
    /// The battle in Markdown; "" after failed().
    Q_INVOKABLE QString report();
    Q_INVOKABLE bool exportReport(const QUrl &file);
    /// The journal, as lines of JSON.
    Q_INVOKABLE bool exportFile(const QUrl &file);
    Q_INVOKABLE void close();

    /// Opens a stored game. Throws Error.
    void open(const std::string &id);
    /// The game; only while open.
    const Game &game() const { return *game_; }
    const std::string &gameId() const { return id_; }
    /// "a" or "b"; empty for a unit that is not in the game.
    QString sideOf(const QString &unit) const { return view_.sideOf(unit); }
    const GameView &view() const { return view_; }
    /// Entry n as QML sees it. `before` tells that the state is what it was before that entry. Throws Error.
    QVariantMap tell(const Entry &told, const Json &state, bool before) const;
    /// The entry as whoever looks at the screen may read it: of a secret act its sentence alone, unless its side looks or the game is over.
    Entry shown(Entry entry) const;
    /// Are there open dice to be placed in the form that a side has for itself? All know them, so it needs no page before it.
    bool opensStraight(const QString &side, const std::string &resolver) const;
    /// Who looks at the screen: a side on its private page ("a", "b"), or both ("").
    const QString &viewer() const { return seat_.isEmpty() ? viewer_ : seat_; }
    void setViewer(const QString &side) { viewer_ = side; }
    /// Opens the form of App.resolver, or wants the tablet handed to the side on whose private page the act is.
    void ask(const std::string &resolver, const Json &input);
    /// Do the players roll themselves and type what they rolled?
    bool typesDice() const;
    /// In a guided game the program rolls, whatever the players are used to.
    void setGuided(bool guided) { guided_ = guided; }
    bool isGuided() const { return guided_; }
    /// Name of a side's army ("a", "b").
    QString sideName(const QString &side) const;
    /// Rules an act, stores and follows it; a note that it writes is sealed and kept first. Throws Error, and then nothing has changed. The
    /// page is told of it a moment later, when the card of the ruling covers it, or by catchUp(). `names`: of the typed dice, see
    /// Game::act().
    /// Gives nothing when the game is shared and another device has to answer first; with `carded` ruled() tells of its answer then.
    std::optional<Entry> perform(const std::string &resolver, const Json &input, const std::optional<std::vector<int>> &typed,
                                 const std::vector<std::string> &names = {}, bool carded = true);
    /// The sealed notes that were written in this game, opened or not. Throws Error.
    std::vector<KeptNote> notes() const;
    /// Tells the page what has changed, unless it knows.
    void catchUp();
    /// Does what `resolver` rules when nothing need be asked, and gives the entry's number; opens App.resolver otherwise. Throws Error.
    std::optional<int> doOrAsk(const std::string &resolver, const Json &input);
    /// Takes the last standing entry back and gives that entry; nothing when another device has to answer first. Throws Error, and then
    /// nothing has changed.
    std::optional<Entry> takeBack();
    /// Entry n of the journal. Throws Error.
    Entry read(int n) const;
    /// The whole journal, its header first. Throws Error.
    std::vector<Entry> everything() const;
    /// Writes an amendment of this journal down and follows it; gives its number, 0 when the game is shared and another device has to
    /// answer first. `amending` is what it was worked out of. Throws Error, and then nothing has changed.
    int amend(const Amending &amending, const Amendment &amendment);
    /// Throws Error where nothing of the open game can be amended now.
    void expectAmendable() const;
    /// Is it the keeper's device that works amendments out, since dice they may draw hang on the game's key? Then workOut() has it do so.
    bool isWorkedOutElsewhere() const;
    /// Throws Error when the keeper is not there.
    void workOut(const Amending &amending, GameLink::WorkedOut done);

    // A game that is shared at the table.
    /// Is the open game a copy of one that another device keeps?
    bool isCopy() const;
    /// From now on what is done goes there; null: to this device's store alone. It must outlive that, or be taken away before.
    void setLink(GameLink *link);
    /// Is the other side's player at a device of his own, and is this act his to choose (LNK-23)?
    bool isTheirs(const Resolver &resolver, const View &view, const Json &input) const;
    /// What the other side's player, who is at a device of his own, may still do before this ruling (a card on this charge); "" for
    /// nothing.
    QString awaited(const Resolver &resolver, const View &view) const;
    /// Writes down and shows an entry that the keeper has ruled; `own`: for this device. Throws Error, and then nothing has changed.
    void adopt(const Entry &entry, bool own);
    /// What this device waited for became entry n, which has been adopted.
    void finish(int n);
    /// What this device waited for was refused.
    void giveUp();
    /// Reads the open game again, whose journal has become another. Throws Error.
    void reload();

Q_SIGNALS:
    void changed();
    void sidesChanged();
    void phasesChanged();
    void fallenChanged();
    void actsChanged();
    void remindersChanged();
    void watchChanged();
    void planChanged();
    void resolversChanged();
    void selectedChanged();
    /// A form is wanted.
    void asked(const QString &resolver, const QVariantMap &input);
    /// An act is wanted that belongs on the private page of a side that does not look.
    void pageWanted(const QString &side, const QString &resolver, const QVariantMap &input);
    /// A ruling was made and stored.
    void ruled(int n);
    /// An entry came over the link; and what this device waited for was refused.
    void adopted(int n);
    void givenUp();
    /// The last entry was taken back by other means than the result card.
    void undone();
    void opened();
    /// Emitted while the game is still open.
    void closing();

private:
    enum class Selected { stays, letGo };
    /// The way to a phase, tried on a copy of the game.
    struct Way {
        QStringList ends, says, passed;
        QString stop, said; ///< why it goes no further, and what its last act says that names nobody
        std::string waits;  ///< the ruling that comes next where it stops and does not belong there
        int acts = 0;
        bool there = false;
    };
    Way wayTo(const QString &phase) const;
    /// The act that would end the present step of `game`, or settle what it asks by naming nobody, when that is what comes next;
    /// otherwise the way's `stop` says why not.
    std::optional<Act> nextEnd(const Game &game, const View &view, Way &way) const;
    /// What skipTo() did last, when it is the last that stands; none otherwise.
    std::vector<int> lastSkip() const;
    /// What a fresh entry broke.
    void tellFallen(const std::vector<Fallen> &before);
    /// Writes it down and takes up what it makes of the game; the page is told by catchUp() alone.
    void store(const Entry &entry, Selected selected = Selected::stays);
    /// Does it go over the link? Throws Error where it should, and there is none.
    bool isLinked() const;
    /// Whether it was handed over: by its last entry, or this one.
    void takeKeeper(const Entry *last = nullptr);
    /// Whose device this is.
    void takeSeat();
    /// Takes up the state, of which `view` is the view.
    void takeUp(View view);
    /// Another selection: the rulings may be refused or allowed by it.
    void showSelection();
    QVariantList actsNow() const;
    std::vector<Act> offered() const;
    /// Is the other side's player at a device of his own just now? And has he to choose there, or may he do something, before this act?
    bool isOtherApart() const;
    bool isOthersFirst(const Resolver &resolver, const View &view, const Json &input) const;
    QVariantList resolversNow() const;
    QString undoTextNow();
    Json selectionFor(const Resolver &resolver) const;
    /// `input`, or when it says nothing what the notes that are kept allow both sides to do.
    Json withNotes(const std::string &resolver, const Json &input) const;
    bool asksNothing(const Resolver &resolver, const Json &state, const Json &input) const;
    /// The state that entry n was made on: as the journal stands now, or of an entry taken back as it stood then. Throws Error.
    Json stateThen(int n, bool stands) const;
    void tellAmendments(QVariantMap &view, const StandingEntry &entry, const QString &was) const;

    Services *services_;
    Prefs *prefs_;
    JournalModel *journal_;
    std::string id_;
    std::optional<Game> game_;
    std::optional<Entry> written_; ///< the entry stored last, which is the one most asked for
    QString title_, undoText_;
    GameView view_, told_; ///< what is, and what the page was told last
    bool behind_ = false;  ///< does the page know less than there is?
    QTimer later_;
    Selection selection_;
    QString viewer_, seat_, handed_;
    GameLink *link_ = nullptr;
    bool uncarded_ = false; ///< does no card tell what comes of what was sent?
    bool several_ = false, undoAsks_ = false, undoWaits_ = false, guided_ = false;
    QVariantList acts_, resolvers_, fallen_;
    QVariantList looked_; ///< the sides as the players looked at them last
    QVariantMap ended_;
    std::vector<std::vector<int>> skipped_; ///< the entries of each skipTo(), which are taken back together
    struct Counted {
        std::string id;
        int length = -1;
        const Ruleset *ruleset = nullptr;
        QVariantList counters;
    };
    mutable Counted counted_; ///< the counters, and after which entry of which game they were so
};

} // namespace optio
