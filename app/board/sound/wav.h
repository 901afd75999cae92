// SPDX-License-Identifier: GPL-3.0-or-later
// WAV files of 16-bit samples (RIFF/WAVE, PCM): written, looked at, made softer.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace optio {

/// A file of one channel.
std::string wavOf(const std::vector<std::int16_t> &samples, int rate);
/// Where its samples lie; `count` 0 for what is no such file: of 1 or 2 channels, 8,000 to 96,000 samples a second.
struct WavSamples {
    std::size_t from = 0, count = 0; ///< bytes from the begin; 16-bit numbers
    int channels = 0, rate = 0;
    int milliseconds() const
    {
        return count == 0 ? 0 : static_cast<int>(1000 * (count / static_cast<std::size_t>(channels)) / static_cast<std::size_t>(rate));
    }
};
WavSamples samplesIn(std::string_view wav);
/// The same file with its samples at so many percent of their loudness, as the ear counts it.
std::string softer(std::string wav, int percent);

} // namespace optio
