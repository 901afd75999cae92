// SPDX-License-Identifier: GPL-3.0-or-later
// App.sounds: what is heard of a board (DAT-07, PRF-33). Each event has the sound that its rule set makes of a recipe, or the players' own:
// a file "<event>.wav" in the folder "sounds" of the data.
#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <string>

namespace optio {

class Prefs;
class Services;
class SoundPlayer;

class Sounds : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
public:
    Sounds(Services *services, Prefs *prefs, QObject *parent = nullptr);
    ~Sounds() override;

    /// Where the players' own lie; all are looked for anew.
    void use(const QString &folder);
    /// Plays with this one from now on.
    void setPlayer(std::unique_ptr<SoundPlayer> player);
    /// Plays what came of one act, in this order, if sounds are wanted; of many the two that come first in the rule set's table.
    void play(const QStringList &events);
    /// Lets hear how loud it is.
    Q_INVOKABLE void sample();
    /// Why nothing can be heard here, a sentence; "" when something can.
    Q_INVOKABLE QString missing();

    static constexpr qint64 mostBytes = qint64{2} << 20;
    static constexpr int apart = 220; ///< milliseconds between two sounds of an act

private:
    /// The sound of an event, as a WAV file; empty where there is none. What is wrong with a file of the players is told once.
    const std::string &of(const QString &event);
    std::string own(const QString &event);
    void playNow(const QString &event);
    /// The place of an event in the table; beyond its end for one that has no sound.
    int place(const QString &event) const;

    Services *services_;
    Prefs *prefs_;
    std::unique_ptr<SoundPlayer> player_; ///< made when first needed
    QString folder_;
    QHash<QString, std::string> known_;
};

} // namespace optio
