// SPDX-License-Identifier: GPL-3.0-or-later
// What is heard when something happens on a board: a recipe for each event, from a file beside the figures. It is no part of them:
// neither their hash nor house rules know that file.
//
//   [[sound]]           of what comes of one act, those that stand nearer to the top are heard
//   id = "rout"
//   rule = "DAT-07"
//   layer = [           sounding together, 1 to 12:
//       { wave = "noise", from = 900, to = 200, start = 0, length = 400, level = 60, decay = 5 },
//   ]
//
// A wave is "noise", "sine" or "square"; `from` and `to` (left out: the same) are Hz, of noise how bright it is; `start` (left out: 0) and
// `length` are milliseconds, `level` is percent, `decay` how fast it dies away (left out: not at all).
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace optio {

/// One tone or one noise of a sound.
struct SoundLayer {
    enum class Wave { noise, sine, square };
    Wave wave = Wave::noise;
    double from = 0, to = 0;   ///< Hz
    int start = 0, length = 0; ///< milliseconds
    double level = 0;          ///< 0 to 1
    double decay = 0;          ///< it falls to exp(-decay) until its end
};

struct Sound {
    std::string id; ///< the event
    std::vector<SoundLayer> layers;
};

inline constexpr std::string_view soundsFile = "page/sounds.toml";
inline constexpr int longestSound = 3000; ///< milliseconds

/// Reads the sounds of these events, each of which must be there. Throws Error with file and line for anything else.
std::vector<Sound> readSounds(const std::filesystem::path &folder, const std::vector<std::string> &events);

} // namespace optio
