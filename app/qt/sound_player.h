// SPDX-License-Identifier: GPL-3.0-or-later
// Plays short sounds: on the desktop by a program of its sound server, in a browser by the page. Never waits, and is silent where it
// cannot.
#pragma once

#include <QString>

#include <memory>
#include <string>

namespace optio {

class SoundPlayer {
public:
    virtual ~SoundPlayer() = default;
    /// What is missing here and where it is found, a sentence; "" when there is something to play with.
    virtual QString missing() = 0;
    /// Begins to play a WAV file that lasts so long.
    virtual void play(const std::string &wav, int milliseconds) = 0;
};

/// The one of this platform.
std::unique_ptr<SoundPlayer> newSoundPlayer();

} // namespace optio
