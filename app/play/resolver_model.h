// SPDX-License-Identifier: GPL-3.0-or-later
// App.resolver: the open form of a ruling, with its exact odds and what each answer would change.
#pragma once

#include "app/play/game_view.h"
#include "app/qt/rows_model.h"
#include "rules/json.h"
#include "rules/ruleset.h"
#include "rules/ruling/form.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace optio {

class Services;
class GameModel;
class Resolver;
struct Candidate;
struct Effect;

/// What a closed form showed stays until another is opened: nothing shows it, and nothing is to be made anew for the next.
class ResolverModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// What the main button says while there are no dice; see Ruleset::verb().
    Q_PROPERTY(QString verb READ verb NOTIFY changed)
    /// "bound 7 · Carthage"
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    /// Why it cannot be rolled; empty when it can.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// Was it sent to the device that keeps the game, which has not answered yet?
    Q_PROPERTY(bool sent READ sent NOTIFY changed)
    /// The number of the rule this ruling follows, for App.reference; may be empty.
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    /// [{id,label,many,optional,unit,candidates:[{id,label,detail,icon,side}]}]; a slot for many has besides `picked` (how many),
    /// `summary`, and of each candidate {unit,part,heading,most,count}.
    Q_PROPERTY(QVariantList slots READ slotList NOTIFY slotsChanged)
    /// [{side,title,subtitle,icon,score}], and `was` where the score was another before somebody else acted
    Q_PROPERTY(QVariantList contestants READ contestants NOTIFY contestantsChanged)
    /// {id,side,label,help,kind,choices:[{value,label,effect,tone}],least,most,value,standard,rule,effect,tone,idle,mark}; `mark` is
    /// "again" or "new" where it is to be looked at, because another device has acted. The effect of a
    /// yes/no question is what its yes is worth, of a count what one more is worth; of a choice it stands with each choice.
    Q_PROPERTY(optio::RowsModel *questions READ questions CONSTANT)
    /// [{label,percent,fraction,p,favours,weight}]: the hardest for b first, the hardest for a last.
    Q_PROPERTY(QVariantList bands READ bands NOTIFY bandsChanged)
    /// [{label,percent,fraction}]
    Q_PROPERTY(QVariantList atLeast READ atLeast NOTIFY atLeastChanged)
    /// What spending points or cards on it can do: [{label,rule,percent,fraction}]; empty where nothing can be spent.
    Q_PROPERTY(QVariantList prospects READ prospects NOTIFY changed)
    /// What the act would do, for one without dice: {sentence,comparison,lines:[{side,label,value,rule}],totals:[{side,label,value}],
    /// instructions:[text]}; empty otherwise. There are no bands then.
    Q_PROPERTY(QVariantMap preview READ preview NOTIFY previewChanged)
    /// [{die,side,label,faces:[…],value}] in the order of the contestants' cards; `die` is its number for setDie(), the value -1 when
    /// empty.
    Q_PROPERTY(QVariantList dice READ dice NOTIFY diceChanged)
    /// Dice that lie open and are to be put on places: {side,dice:[value],places:[{label,note,buys:[text]}],placed:[place → number of a
    /// die, -1 for none]}; empty for every other form. See place().
    Q_PROPERTY(QVariantMap placing READ placing NOTIFY changed)
    /// What the side whose secret act this is, and who looks, has to choose from: as App.handOver.secrets; empty for every other form.
    Q_PROPERTY(QVariantList secrets READ secrets NOTIFY changed)
    /// Does the rule count the hits of several dice, so that they can be typed as one number?
    Q_PROPERTY(bool pools READ pools NOTIFY diceChanged)
    /// Whose dice they are, and what those are called who throws their own: [{side,label,name}]; empty where no journal keeps it.
    Q_PROPERTY(QVariantList owners READ owners NOTIFY diceChanged)
    /// The names of dice that were given before, the last used first.
    Q_PROPERTY(QStringList knownDice READ knownDice NOTIFY diceChanged)
    /// Are they? Then `dice` has one die for each pool: {…,faces:[0…n],pool:n,from} with its hits as value.
    Q_PROPERTY(bool asHits READ asHits WRITE setAsHits NOTIFY diceChanged)
    /// What another device has done meanwhile that changed this form, as a sentence; what the odds were, and how many questions are to be
    /// looked at again before it can be rolled (LNK-20).
    Q_PROPERTY(QString meanwhile READ meanwhile NOTIFY changed)
    Q_PROPERTY(QString oddsBefore READ oddsBefore NOTIFY changed)
    Q_PROPERTY(int unchecked READ unchecked NOTIFY changed)
    /// Is a single choice all that is asked, so that choosing may do it?
    Q_PROPERTY(bool single READ single NOTIFY changed)
public:
    ResolverModel(Services *services, GameModel *game, QObject *parent = nullptr);

    bool isOpen() const { return resolver_ != nullptr; }
    const QString &title() const { return title_; }
    QString verb() const;
    QString subtitle() const;
    const QString &refusal() const { return refusal_; }
    bool ready() const { return isOpen() && refusal_.isEmpty(); }
    bool sent() const { return sent_; }
    QString rule() const;
    const QVariantList &slotList() const { return slots_; }
    const QVariantList &contestants() const { return contestants_; }
    RowsModel *questions() const { return questions_; }
    const QVariantList &bands() const { return bands_; }
    const QVariantList &atLeast() const { return atLeast_; }
    const QVariantList &prospects() const { return prospects_; }
    const QVariantMap &preview() const { return preview_; }
    const QVariantList &dice() const { return dice_; }
    const QVariantMap &placing() const { return placing_; }
    const QVariantList &secrets() const { return secrets_; }
    const QVariantList &owners() const { return owners_; }
    const QStringList &knownDice() const { return knownDice_; }
    bool pools() const { return pools_; }
    bool asHits() const { return asHits_; }
    void setAsHits(bool asHits);
    bool single() const;
    const QString &meanwhile() const { return meanwhile_; }
    const QString &oddsBefore() const { return oddsBefore_; }
    int unchecked() const { return static_cast<int>(marks_.size()); }

    /// A question that is marked has been looked at.
    Q_INVOKABLE void check(const QString &question);
    Q_INVOKABLE void setSlot(const QString &slot, const QString &unit);
    /// Picks `count` of a candidate (by its `unit` and `part`) for a slot for many.
    Q_INVOKABLE void setPick(const QString &slot, const QString &unit, const QString &part, int count);
    /// Picks everybody, or nobody.
    Q_INVOKABLE void pickAll(const QString &slot, bool all);
    Q_INVOKABLE void setAnswer(const QString &question, const QVariant &value);
    /// Answers with the faces that lie on the places, in their order.
    Q_INVOKABLE void place(const QVariantList &faces);
    Q_INVOKABLE void setDie(int die, int face);
    Q_INVOKABLE void clearDie(int die);
    /// What the dice of a side are called from now on in this game; "" for no name. False after failed().
    Q_INVOKABLE bool nameDice(const QString &side, const QString &name);
    /// What counts whatever the dice show, for each side that has any: [{side,title,total,lines:[{label,value,rule}]}]. Empty while
    /// something is missing, and for acts that only their side may see.
    Q_INVOKABLE QVariantList sums() const;
    /// Rules with the typed dice when all are set, otherwise with the app's.
    Q_INVOKABLE void roll();
    Q_INVOKABLE void close();

    /// Opens the form of a resolver of the open game.
    void start(const std::string &resolver, const Json &input, const std::vector<int> &typed = {});
    /// The same on another state than the game's present one, for somebody who takes up the answers (edited()) instead of rolling. Nothing
    /// of it is written down.
    void startOn(const Json &state, const std::string &resolver, const Json &input, const std::vector<int> &typed);
    /// The complete input. Throws Error when the form is not complete or does not fit.
    Json answered() const;
    /// What is entered so far, complete or not.
    Json entered() const;
    /// The questions that are about a side ("a", "b"), and those about nobody's side where they are wanted, by their ids.
    std::vector<std::string> questionsAbout(const QString &side, bool common = false) const;
    /// Does it ask for a choice that is this side's (LNK-23)?
    bool asksChoiceOf(const QString &side) const;
    /// Which ruling it is; only while open.
    const Resolver &ruling() const { return *resolver_; }
    /// Its id; only while open.
    const std::string &resolverId() const { return resolver_->id(); }
    /// The faces typed when all dice are.
    std::optional<std::vector<int>> typedFaces() const;
    /// Takes up the form that was open when the game was last left.
    void restore();
    /// Writes the form down now, when it has changed since.
    void keep();

Q_SIGNALS:
    void openChanged();
    /// A form is begun, perhaps in place of another.
    void started();
    void changed();
    void slotsChanged();
    void contestantsChanged();
    void bandsChanged();
    void atLeastChanged();
    void previewChanged();
    void diceChanged();
    /// An answer, a place or a die was changed by hand.
    void edited();

private:
    static constexpr int noFace = -1; ///< a die that is not typed yet
    /// Are pools typed as hits? As they were, and by `usual` where nothing is typed yet.
    static bool usesPools(const std::vector<int> &typed, bool usual);
    /// The state of a game that is not its present one, and how it looks.
    struct Stage {
        Json state;
        GameView view;
    };
    /// What a form showed before another device acted.
    struct Before {
        Form form;
        QVariantList contestants, bands;
        bool ready = false;
    };
    const Json &state() const;
    const GameView &view() const;
    void begin();
    /// Works the form out and tells of what is another than before.
    void recompute();
    void workOut(QList<QVariantMap> &rows);
    /// Shows the slots and tells which of them still lack somebody.
    QStringList showSlots();
    /// A place that must be filled and that one unit alone can take takes it, as long as that is so.
    void fillForced(const Slot &slot, const std::vector<Candidate> &candidates, const QVariantList &rows);
    /// At the beginning: a place that may stay empty by its kind, but not in this case, takes the one unit that can fill it.
    void fillDue();
    /// Keeps the faces that fit the dice there are now, and tells.
    void fitDice();
    /// The same while pools are typed as hits: the dice are asked of the rule one by one.
    void fitPools();
    void showDice();
    /// Reads what the dice of this game are called.
    void readNames();
    QVariantList ownersNow() const;
    /// The names of the dice that are typed, die by die; none where nobody has given any.
    std::vector<std::string> typedNames() const;
    Json completeInput() const;
    void showOdds(QList<QVariantMap> &rows);
    void tellEffects(QVariantMap &row, const Question &question, const std::vector<Effect> &effects) const;
    void showPreview();
    void showPlacing();
    // resolver_marks.cpp
    void noteBefore();
    void takeMarks();
    void showMarks(QList<QVariantMap> &rows);
    void dropMarks();
    bool answerByPicked();
    std::vector<Candidate> candidatesOf(const QString &slot) const;
    void setPicks(const QString &slot, const std::vector<Candidate> &candidates, const std::vector<int> &counts);
    void touch();
    void clear();

    Services *services_;
    GameModel *game_;
    RowsModel *questions_;
    QTimer later_;
    std::optional<Stage> stage_; ///< none for the game's present state
    const Resolver *resolver_ = nullptr;
    Json input_;
    QStringList picked_; ///< units picked on the game's page when it was opened that have answered nothing yet
    QStringList forced_; ///< places that were filled by fillForced()
    Form form_;
    std::unique_ptr<Case> ready_;   ///< what is to be rolled; null while something is missing
    std::vector<DieSlot> dieSlots_; ///< the dice of the form, and those that the faces typed so far bring
    std::vector<int> typed_;        ///< -1 when empty; one for each die slot
    bool cross_ = false;            ///< is the form's side a filled by army b? See crossed()
    bool pools_ = false, asHits_ = false;
    bool rolling_ = false;
    bool sent_ = false;  ///< done over the link, and not answered yet
    bool dirty_ = false; ///< changed since it was written down
    QString title_, refusal_;
    QVariantList slots_, contestants_, bands_, atLeast_, prospects_, dice_;
    QVariantMap preview_, placing_;
    QVariantMap names_; ///< of dice, by the side on the screen
    QVariantList owners_, secrets_;
    QStringList knownDice_;
    std::optional<Before> before_;  ///< only while the form is worked out anew
    QMap<QString, QString> marks_;  ///< by question
    QMap<QString, QString> scores_; ///< as they were, by side
    QString meanwhile_, oddsBefore_;
    int seen_ = 0; ///< the length of the game that the form was worked out on
};

} // namespace optio
