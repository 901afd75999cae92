// SPDX-License-Identifier: GPL-3.0-or-later
// A player of sounds that only writes down what it was given.
#pragma once

#include "app/app_model.h"
#include "app/board/sound/synth.h"
#include "app/board/sound/wav.h"
#include "app/engine.h"
#include "app/qt/sound_player.h"
#include "rules/board.h"
#include "tests/app/window.h"

namespace optio::test {

class FakePlayer : public SoundPlayer {
public:
    explicit FakePlayer(QList<std::string> *played, QString missing = {}) : played_(played), missing_(std::move(missing)) {}
    QString missing() override { return missing_; }
    void play(const std::string &wav, int milliseconds) override
    {
        QVERIFY(milliseconds > 0 && milliseconds <= 60000);
        played_->append(wav);
    }

private:
    QList<std::string> *played_;
    QString missing_;
};

/// The rows of Hoplites' table.
inline std::vector<Sound> soundTable()
{
    static const Registry registry(rulesets());
    return dynamic_cast<const BoardRules &>(registry.at("hoplites")).soundTable();
}

/// The shipped sound of an event, this loud.
inline std::string shipped(const std::string &event, int percent = 50)
{
    for (const Sound &one : soundTable())
        if (one.id == event)
            return softer(wavOf(one), percent);
    return {};
}

/// The events whose shipped sounds these are.
inline QStringList eventsOf(const QList<std::string> &played, int percent = 50)
{
    QStringList events;
    for (const std::string &wav : played) {
        QString event = QStringLiteral("?");
        for (const Sound &one : soundTable())
            if (softer(wavOf(one), percent) == wav)
                event = QString::fromStdString(one.id);
        events.append(event);
    }
    return events;
}

} // namespace optio::test
