// SPDX-License-Identifier: GPL-3.0-or-later
// App.mail: battles by e-mail: the list of them, files as they come in, invitations, and files on their way out.
#pragma once

#include "app/mail/mail_game.h"
#include "app/mail/mail_post.h"
#include "app/qt/rows_model.h"

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <string>

namespace optio {

class MailBook;
class MailDesk;
class NewBattleModel;
class Services;

class MailModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// {id,title,opponent,ruleset,rulesetName,period,turn,state,stateText,mine,changed,code,dispute,proofs}, the one changed last first.
    /// `state` is "invited", "turn", "waiting", "over" or "disputed"; `mine` says that it waits for who sits here.
    Q_PROPERTY(optio::RowsModel *rows READ rows CONSTANT)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// How many of them wait for who sits here.
    Q_PROPERTY(int due READ due NOTIFY changed)
    /// Rule sets that are played by e-mail: [{value,label}]
    Q_PROPERTY(QVariantList rulesets READ rulesets NOTIFY changed)
    /// How the player signs; kept.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged)
    /// What came of the file that was opened last: {kind,heading,text,notes:[text],rule,battle}. `kind` is "refused", "takeOver" (the text
    /// asks), "news" or "closed" (the file goes back once more).
    Q_PROPERTY(QVariantMap came READ came NOTIFY cameChanged)
    /// The invitation that was opened last, or the set-up that was asked for: {title,from,period,ruleset,limit,percent:[],terrain:[text],
    /// extras:[text],options:[{label,value,usual}],armies:[{name,leader,initiative,command,rules:[text],tags:[text],clans,places:[text],count,units:[text],cards:[text]}],
    /// refusal}
    Q_PROPERTY(QVariantMap invitation READ invitation NOTIFY cameChanged)
    Q_PROPERTY(optio::MailGame *battle READ battle CONSTANT)
    Q_PROPERTY(optio::MailPost *post READ post CONSTANT)
    /// Is there a program here that sends mail? Or a sheet that hands files on?
    Q_PROPERTY(bool mails READ mails CONSTANT)
    Q_PROPERTY(bool shares READ shares CONSTANT)
public:
    MailModel(Services *services, NewBattleModel *newBattle, QObject *parent = nullptr);
    ~MailModel() override;

    RowsModel *rows() const { return rows_; }
    int count() const;
    int due() const;
    QVariantList rulesets() const;
    QString name() const;
    void setName(const QString &name);
    const QVariantMap &came() const { return came_; }
    const QVariantMap &invitation() const { return invitation_; }
    MailGame *battle() const { return battle_; }
    MailPost *post() const { return post_; }
    bool mails() const;
    bool shares() const;

    /// Reads the list again.
    Q_INVOKABLE void refresh();
    /// A turn file, or a mail with one. Gives the page that shows what came of it, {"page","values"}; {} after failed().
    Q_INVOKABLE QVariantMap openFile(const QUrl &file);
    Q_INVOKABLE QVariantMap openText(const QString &text);
    /// What is in the clipboard, when it has come: then follows pasted().
    Q_INVOKABLE void paste();
    /// Yes to `came` of kind "takeOver".
    Q_INVOKABLE QVariantMap takeOver();
    /// Accepts `invitation`. Gives the battle's id, or "" after failed().
    Q_INVOKABLE QString accept();
    /// Invites to the battle that App.newBattle has settled. Gives its id, or "" after failed().
    Q_INVOKABLE QString invite(const QString &title);
    /// Opens a battle on the board. Of one that nobody has accepted yet, or after failed(): false.
    Q_INVOKABLE bool open(const QString &id);
    /// Shows the set-up of a battle as `invitation`.
    Q_INVOKABLE bool look(const QString &id);
    /// {title,opponent,otherSide,text,code,fileName,subject,size,audit,dispute}: the file that goes to the other player.
    Q_INVOKABLE QVariantMap outgoing(const QString &id);
    Q_INVOKABLE bool save(const QString &id, const QUrl &file);
    Q_INVOKABLE bool copy(const QString &id);
    /// Writes the second version of a turn that was kept last as proof (PBM-66).
    Q_INVOKABLE bool saveProof(const QString &id, const QUrl &file);
    /// Opens the mail program with the file, or the sheet that hands files on.
    Q_INVOKABLE bool mail(const QString &id);
    Q_INVOKABLE bool share(const QString &id);
    /// Takes a battle out for good.
    Q_INVOKABLE bool remove(const QString &id);

    /// The other player's tablet has told something, at one table (LNK-26).
    void takeTold(const link::Turns &turns);
    void takeMet();
    /// The store is about to become another one, or has.
    void closeAll();

Q_SIGNALS:
    void changed();
    void nameChanged();
    void cameChanged();
    /// {"page","values"} of what was in the clipboard.
    void pasted(const QVariantMap &to);
    /// Something has come from the other tablet: where it can be seen, {"page","values","battle"}, and a sentence for who looks at other
    /// things.
    void arrived(const QVariantMap &to, const QString &text);

private:
    MailDesk &desk();
    QVariantMap rowOf(const MailRow &row) const;
    QVariantMap opened(const std::string &text, bool takeOver);
    QVariantMap shown(const MailDesk::Came &came, bool takeOver);
    void takeFile(const std::string &file);
    QVariantMap setUpView(const mail::SetUp &setUp, const Ruleset &ruleset) const;
    std::string checkedName() const;
    std::string idOf(const std::string &begin);
    MailTold told(const std::string &battle);

    Services *services_;
    NewBattleModel *newBattle_;
    RowsModel *rows_;
    MailGame *battle_;
    MailPost *post_;
    std::unique_ptr<MailBook> book_;
    std::unique_ptr<MailDesk> desk_;
    QVariantMap came_, invitation_;
    std::string text_; ///< what was opened last
};

} // namespace optio
