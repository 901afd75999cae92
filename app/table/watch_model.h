// SPDX-License-Identifier: GPL-3.0-or-later
// App.watch: the open game as people who watch it read it on a wall (LNK-50).
#pragma once

#include "rules/watch/watch_page.h"

#include <QObject>
#include <QTimer>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <string>

namespace optio {

class GameModel;
class Services;
class TableModel;

class WatchModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Is the open game one that this device watches?
    Q_PROPERTY(bool watching READ watching NOTIFY changed)
    /// WatchPage as it is read here; empty while no game is open, or nobody looks.
    Q_PROPERTY(QVariantMap page READ page NOTIFY changed)
    /// Is the wall shown? Then the page is kept up and the screen stays awake.
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY onChanged)
    /// Did the program start with the wall (optio --watch)?
    Q_PROPERTY(bool asked READ isAsked CONSTANT)
    /// Is what is shown what the keeper has? Otherwise since when not: "16:42"; "" where it never was.
    Q_PROPERTY(bool live READ isLive NOTIFY changed)
    Q_PROPERTY(QString since READ since NOTIFY changed)
public:
    WatchModel(Services *services, GameModel *game, TableModel *table, QObject *parent = nullptr);
    ~WatchModel() override;

    bool watching() const;
    const QVariantMap &page() const { return page_; }
    bool isOn() const { return on_; }
    void setOn(bool on);
    bool isAsked() const { return asked_; }
    bool isLive() const { return live_; }
    const QString &since() const { return since_; }
    /// Joins by this link at the start of the program, to show the wall. False after failed().
    bool ask(const QString &link);

Q_SIGNALS:
    void changed();
    void onChanged();

private:
    void look();
    void read();

    Services *services_;
    GameModel *game_;
    TableModel *table_;
    std::unique_ptr<WatchTeller> teller_;
    std::string id_, last_; ///< of the game that is told, and the hash of the entry told last
    QVariantMap page_;
    QTimer soon_; ///< several entries that come together are read once
    QString since_;
    bool on_ = false, asked_ = false, live_ = false;
};

} // namespace optio
