// SPDX-License-Identifier: GPL-3.0-or-later
// App.table: the open game shared with other devices at the table, or a game of another device that was joined.
#pragma once

#include "app/table/table_end.h"
#include "app/table/table_seek.h"

#include <QObject>
#include <QTimer>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace optio {

class GamesModel;
class ResolverModel;

class TableModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Can games be shared from here? Not in a browser.
    Q_PROPERTY(bool possible READ possible CONSTANT)
    /// Can games of other tablets be joined from here? Not by a page that came by https.
    Q_PROPERTY(bool joinable READ joinable CONSTANT)
    /// Does this program itself come from the tablet that shares, over a connection that is not encrypted (LNK-05)?
    Q_PROPERTY(bool fromTablet READ fromTablet CONSTANT)
    /// "" alone, "keeper", "guest".
    Q_PROPERTY(QString role READ role NOTIFY changed)
    /// "" alone, "sharing" at the keeper; "connecting", "connected", "lost", "gone" at a guest; and as a word to read.
    Q_PROPERTY(QString link READ link NOTIFY changed)
    Q_PROPERTY(QString word READ word NOTIFY changed)
    /// Who plays the other side at a device of their own; "" while nobody does, and where both sides are played at one.
    Q_PROPERTY(QString other READ other NOTIFY changed)
    /// Was the open game being shared when it was left or the program ended, and may that go on?
    Q_PROPERTY(bool interrupted READ interrupted NOTIFY changed)
    /// Who keeps the game, and why the link is gone.
    Q_PROPERTY(QString keeper READ keeper NOTIFY changed)
    Q_PROPERTY(QString reason READ reason NOTIFY changed)
    /// What this device is called at the table.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    /// The seats that can be joined: [{seat,side,title,detail,link,browser}], the other player first; `browser` is the address for a
    /// browser,
    /// "" where it cannot play.
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    /// Could somebody without Optio also play in a browser, once browsers are let in?
    Q_PROPERTY(bool couldPlay READ couldPlay NOTIFY changed)
    /// The page for people who watch in a browser (LNK-05), of the keeper: is it there, where, and how many look at it.
    Q_PROPERTY(bool letsWatch READ letsWatch WRITE setLetsWatch NOTIFY changed)
    Q_PROPERTY(QString watchAddress READ watchAddress NOTIFY changed)
    Q_PROPERTY(int browsers READ browsers NOTIFY changed)
    /// What this device asks for without a link: {state,digits,reason,missed}, state "looking", "busy", "comparing", "waiting" or
    /// "refused"; empty when it does not.
    Q_PROPERTY(QVariantMap seeking READ seeking NOTIFY changed)
    /// Who asks the keeper to be let in so: {name,digits,shown}; empty for nobody. And may anybody?
    Q_PROPERTY(QVariantMap seeker READ seeker NOTIFY changed)
    Q_PROPERTY(bool letsAsk READ letsAsk WRITE setLetsAsk NOTIFY changed)
    /// Who is at the table: [{link,name,seat,plays,heir,since,keeper}]; `link` removes, 0 for who cannot be.
    Q_PROPERTY(QVariantList people READ people NOTIFY changed)
    /// Where this device is found, and until when it shares.
    Q_PROPERTY(QString address READ address NOTIFY changed)
    Q_PROPERTY(QString until READ until NOTIFY changed)
    /// What this device's file holds and its screen never shows; "" where nothing is secret.
    Q_PROPERTY(QString secret READ secret NOTIFY changed)
    /// What to look at when nobody can join, in this order: [{title,found}].
    Q_PROPERTY(QVariantList checks READ checks NOTIFY changed)
    /// What was sent and has no answer yet, as a sentence; "" for nothing. `slow` after two seconds.
    Q_PROPERTY(QString waiting READ waiting NOTIFY changed)
    Q_PROPERTY(bool slow READ slow NOTIFY changed)
    /// What the other device asks this one to agree to; "" for nothing.
    Q_PROPERTY(QString asked READ asked NOTIFY changed)
    /// What the other device asks this one to answer: {by,title}; empty for nothing. Its form is `form`, once openQuestions() was called.
    Q_PROPERTY(QVariantMap questions READ questions NOTIFY changed)
    Q_PROPERTY(optio::ResolverModel *form READ form CONSTANT)
    /// Can the other side answer some of the open form's questions on their own device? And are they asked just now?
    Q_PROPERTY(bool askable READ askable NOTIFY changed)
    /// What the open form waits for before it is ruled here: a choice of the other side, to be asked at its tablet; that it is the other's
    /// to do at all; what the other may still do first (a card on this charge), "" for nothing. None of it once answerHere() was said.
    Q_PROPERTY(bool mustAsk READ mustAsk NOTIFY changed)
    Q_PROPERTY(bool theirs READ theirs NOTIFY changed)
    Q_PROPERTY(QString awaited READ awaited NOTIFY changed)
    Q_PROPERTY(bool asking READ asking NOTIFY changed)
    /// Who is asked, also when their tablet is gone meanwhile.
    Q_PROPERTY(QString answerer READ answerer NOTIFY changed)
    /// Is the other player's tablet asked before the last act is taken back (LNK-24)?
    Q_PROPERTY(bool undoAsks READ undoAsks NOTIFY changed)
    /// Can this copy be carried on here, if its keeper is gone for good? {entries,refusal,secret}; empty for what is no copy of a player's.
    Q_PROPERTY(QVariantMap carrying READ carrying NOTIFY changed)
    /// Was the keeper of this copy looked for in vain since the copy was opened?
    Q_PROPERTY(bool triedInVain READ triedInVain NOTIFY changed)
    /// Has the keeper's device not answered for half a minute?
    Q_PROPERTY(bool longLost READ longLost NOTIFY changed)
    /// To whom the game is being handed over; "" for nobody.
    Q_PROPERTY(QString handing READ handing NOTIFY changed)
    /// Has the open game parted from another one of this device's, and does anybody have to choose yet?
    Q_PROPERTY(bool parted READ hasParted NOTIFY changed)
    Q_PROPERTY(bool partedAnew READ partedAnew NOTIFY changed)
public:
    TableModel(Services *services, GameModel *game, GamesModel *games, ResolverModel *resolver, QObject *parent = nullptr);
    ~TableModel() override;

    bool possible() const { return canShareTables(); }
    bool joinable() const;
    bool fromTablet() const;
    bool couldPlay() const { return end_ && end_->couldPlay(); }
    QString role() const;
    QString link() const { return end_ ? end_->state().link : QString(); }
    QString word() const;
    QString other() const;
    bool interrupted() const { return !end_ && broken_.has_value(); }
    QString keeper() const;
    QString reason() const { return end_ ? end_->state().reason : QString(); }
    QString name() const;
    void setName(const QString &name);
    QVariantList seats() const;
    bool letsWatch() const { return !watchAddress().isEmpty(); }
    void setLetsWatch(bool on);
    QString watchAddress() const;
    int browsers() const { return end_ ? end_->browsers() : 0; }
    QVariantMap seeking() const;
    QVariantMap seeker() const;
    bool letsAsk() const;
    void setLetsAsk(bool on);
    QVariantList people() const;
    QString address() const;
    QString until() const;
    QString secret() const;
    QVariantList checks() const;
    QString waiting() const;
    bool slow() const { return slow_; }
    QString asked() const { return end_ && !end_->state().asked.empty() ? end_->state().askedText : QString(); }

    QVariantMap questions() const;
    ResolverModel *form() const { return form_; }
    bool askable() const;
    bool mustAsk() const { return before_.ask; }
    bool theirs() const { return before_.theirs; }
    const QString &awaited() const { return before_.awaited; }
    bool asking() const { return end_ && !end_->state().asking.empty(); }
    QString answerer() const { return answerer_; }

    bool undoAsks() const;
    QVariantMap carrying() const;
    bool triedInVain() const { return triedInVain_; }
    bool longLost() const { return longLost_; }
    QString handing() const;
    bool hasParted() const;
    bool partedAnew() const;

    /// Goes on as keeper from this copy, and shares the game anew. False after failed().
    Q_INVOKABLE bool carryOn();
    /// Hands the game over to a player who has joined; or keeps it after all.
    Q_INVOKABLE void handOver(int link);
    Q_INVOKABLE bool keepHere();
    /// Two games side by side: {at,last,games:[{id,title,length,turn,copy,keeper,entries:[{n,text,time}],more}]}, the open one first; empty
    /// where none has parted.
    Q_INVOKABLE QVariantMap parting() const;
    /// That one goes on; the other stays among the games under a title that says so.
    Q_INVOKABLE bool goOnWith(const QString &id);
    /// Has the other side answer what the open form asks about it; what they answer is put into the form.
    Q_INVOKABLE void askOther();
    /// The player at the other tablet says so: what the open form waits for is entered here.
    Q_INVOKABLE void answerHere();
    /// Waits for that no longer.
    Q_INVOKABLE void stopAsking();
    /// Opens the form that this device is asked to answer. False after failed().
    Q_INVOKABLE bool openQuestions();
    Q_INVOKABLE void sendAnswers();
    Q_INVOKABLE void refuseQuestions();
    /// Shares the open game; `side` plays at this device, "ab" for both. False after failed().
    Q_INVOKABLE bool share(const QString &side);
    /// Goes on with a sharing that broke off, with its codes; or lets it be.
    Q_INVOKABLE bool shareAgain();
    Q_INVOKABLE void forget();
    /// Stops sharing, or leaves the table; what a keeper does can be taken back for 5 seconds.
    Q_INVOKABLE void stop();
    /// Shows a guest out; can be taken back for 5 seconds.
    Q_INVOKABLE void remove(int link);
    Q_INVOKABLE void copy(const QString &link) const;
    /// Joins by a link; opens the game as soon as it has been told. For an address instead of a link it asks to be let in first. False
    /// after failed().
    Q_INVOKABLE bool join(const QString &link);
    /// Has this device joined that game before? Then nothing is left to be said.
    Q_INVOKABLE bool knows(const QString &link) const;
    /// The player found the digits equal; or asks no more.
    Q_INVOKABLE void confirmDigits();
    Q_INVOKABLE void stopSeeking();
    /// The keeper lets in, to this seat, who asks with these digits; or does not. False after failed().
    Q_INVOKABLE bool admit(const QString &seat, const QString &digits);
    Q_INVOKABLE void turnAway();
    /// Joins the open copy again.
    Q_INVOKABLE bool joinAgain();
    Q_INVOKABLE void withdraw();
    Q_INVOKABLE void answer(bool agree);
    /// The window is in front again.
    Q_INVOKABLE void wake();
    /// Nothing listens from now on, as when the game is closed or the program ends; a keeper's sharing can go on by its codes.
    void pause();
    /// Ends it at once and for good.
    void stopNow();

Q_SIGNALS:
    void changed();
    /// A game was joined, and is open.
    void joined();
    /// What another device has done, whose it is ("a", "b" or ""), and the number of the act; 0 for anything else.
    void noticed(const QString &sentence, const QString &side, int act);

private:
    TableNews news();
    void tell();
    void end(bool forGood);
    void drop();
    void removeNow();
    QString seatText(const QString &seat) const;
    QString otherSide() const;
    void takeAnswers(const Json &answers);
    void stopAskingInVain();
    void weighUp();
    void seek(const QString &address);
    void dropSeek();
    void takeHeir(const std::string &heir);
    void handOn(const std::string &from, const std::string &to);
    void moved(const QString &link);
    void findTwin();
    int partedAt() const;
    QVariantMap gone(const std::string &id, int from) const;

    Services *services_;
    GameModel *game_;
    GamesModel *games_;
    ResolverModel *resolver_, *form_;
    /// What the open form waits for before it is ruled here (LNK-23).
    struct Before {
        bool ask = false;    ///< a choice of the other side, which has a device of its own
        bool theirs = false; ///< it is theirs to do at all
        QString awaited;     ///< they may do something first
        bool operator==(const Before &) const = default;
    };
    Before before_;
    bool here_ = false;     ///< the players want it entered here
    std::string askedForm_; ///< the ruling whose questions were asked
    QString answerer_;
    std::unique_ptr<TableEnd> end_;
    QString side_;                                  ///< that plays at the keeper's device
    std::optional<BrokenShare> broken_;             ///< of the open game
    std::vector<std::unique_ptr<TableEnd>> doomed_; ///< ended, and perhaps still at work
    std::vector<std::unique_ptr<TableEnd>> sentOn_; ///< keepers whose game was handed over
    std::string left_;                              ///< the game that was handed over last, until its copy is opened
    std::unique_ptr<TableSeek> seek_;
    std::vector<std::unique_ptr<TableSeek>> soughtBefore_; ///< ended, and perhaps still at work
    std::string twin_;                                     ///< the other game with the beginning of the open one
    QTimer slowly_, stopping_, removing_, ending_, losing_;
    bool triedInVain_ = false, longLost_ = false, wasParted_ = false, askedUndo_ = false;
    int removed_ = 0; ///< the guest who is about to be shown out
    bool slow_ = false;
};

} // namespace optio
