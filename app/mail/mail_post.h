// SPDX-License-Identifier: GPL-3.0-or-later
// App.mail.post: a battle by e-mail played at one table (LNK-26): what would be mailed goes to the other tablet at once.
#pragma once

#include "app/mail/post_end.h"
#include "db/mail_desk.h"
#include "rules/fields.h"
#include "rules/limits.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace optio {

class Services;

class MailPost : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// "shares": this tablet is joined; "joined": it has joined; "" for neither.
    Q_PROPERTY(QString role READ role NOTIFY changed)
    /// Id of the battle; "" as long as a tablet that has joined does not have it.
    Q_PROPERTY(QString battle READ battle NOTIFY changed)
    /// "waiting" for the other tablet to come, "calling" it, "connected", "lost" and trying again; "" for none of it. And
    /// a word for it.
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(QString word READ word NOTIFY changed)
    /// What the other player's tablet is called; "" before it has come.
    Q_PROPERTY(QString other READ other NOTIFY changed)
    /// The link by which the other player's tablet joins; "" where this one has joined.
    Q_PROPERTY(QString link READ link NOTIFY changed)
    /// Has the other tablet all that is here?
    Q_PROPERTY(bool alike READ alike NOTIFY changed)
    /// Can this program be joined? A browser cannot.
    Q_PROPERTY(bool canShare READ canShare CONSTANT)
public:
    struct Hooks {
        std::function<MailTold(const std::string &battle)> told;     ///< what is here of a battle
        std::function<void(const link::Turns &)> came;               ///< what the other tablet has told
        std::function<std::string(const std::string &begin)> begins; ///< the battle here whose id begins so; "" for none
    };
    MailPost(Services *services, Hooks hooks, QObject *parent = nullptr);
    ~MailPost() override;

    QString role() const;
    QString battle() const;
    QString state() const;
    QString word() const;
    QString other() const;
    QString link() const;
    bool alike() const;
    bool canShare() const;

    /// Shares a battle, by the codes of its last sharing where that was not stopped. False after failed().
    Q_INVOKABLE bool share(const QString &battle);
    /// Is this the link of a battle by e-mail?
    Q_INVOKABLE bool knows(const QString &link) const;
    Q_INVOKABLE bool join(const QString &link);
    Q_INVOKABLE void copy() const;
    /// Says goodbye: the codes are gone.
    Q_INVOKABLE void stop();
    /// Is this battle shared or joined, or was it when the program ended last?
    Q_INVOKABLE bool lasts(const QString &battle) const;

    /// Is it this battle, or that which is to come?
    bool isOf(const std::string &battle) const;
    /// Tells what is here now.
    void tell();
    /// The battle lies open: joined again where it had been joined before.
    void resume(const std::string &battle);
    /// The battle has been closed: the other tablet goes on trying until it lies open again.
    Q_INVOKABLE void pause();
    /// The window became active: try again at once.
    Q_INVOKABLE void wake();

Q_SIGNALS:
    void changed();
    /// The other tablet has been reached.
    void met();
    /// The other player has stopped it: why.
    void stopped(const QString &reason);

private:
    /// What outlives the program: the codes of a sharing, or the link by which this tablet joined.
    struct Kept {
        std::string secret{}, token{}, until{}, link{};
        int port = 0;
        template <class F> friend void fields(F &f, Kept &v)
        {
            f("secret", v.secret, limit::sparse);
            f("token", v.token, limit::sparse);
            f("until", v.until, limit::sparse);
            f("link", v.link, limit::sparse);
            f("port", v.port);
        }
    };
    std::optional<Kept> kept(const std::string &battle) const;
    void keep(const std::string &battle, const std::string &text);
    std::string name() const;
    PostNews news();
    void heard(const link::CourierEffect &effect);
    void drop();

    Services *services_;
    Hooks hooks_;
    std::shared_ptr<PostEnd> end_; ///< held by who is called back meanwhile
    bool shares_ = false, met_ = false;
    std::string battle_, begin_, link_;
};

} // namespace optio
