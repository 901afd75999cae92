// SPDX-License-Identifier: GPL-3.0-or-later
// The page plays.
#include "app/qt/sound_player.h"

#include "app/qt/web/browser.h"

namespace optio {

namespace {

class PagePlayer : public SoundPlayer {
public:
    QString missing() override { return {}; }
    void play(const std::string &wav, int) override { browser().call<void>("playSound", toJs(wav)); }
};

} // namespace

std::unique_ptr<SoundPlayer> newSoundPlayer() { return std::make_unique<PagePlayer>(); }

} // namespace optio
