// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/sound/wav.h"

#include <algorithm>
#include <cmath>

namespace optio {

namespace {

constexpr std::size_t riffHead = 12, chunkHead = 8, formatSize = 16;
constexpr unsigned pcm = 1;

/// A number of two or four bytes, the least first.
unsigned numberAt(std::string_view bytes, std::size_t at, int size)
{
    unsigned number = 0;
    for (int i = size; i-- > 0;)
        number = number << 8 | static_cast<unsigned char>(bytes[at + static_cast<std::size_t>(i)]);
    return number;
}

void put(std::string &bytes, std::size_t number, int size)
{
    for (int i = 0; i < size; ++i)
        bytes += static_cast<char>(number >> (8 * i) & 0xFF);
}

} // namespace

std::string wavOf(const std::vector<std::int16_t> &samples, int rate)
{
    const auto hertz = static_cast<std::size_t>(rate);
    const std::size_t size = 2 * samples.size();
    std::string wav = "RIFF";
    put(wav, 4 + chunkHead + formatSize + chunkHead + size, 4);
    wav += "WAVEfmt ";
    put(wav, formatSize, 4);
    put(wav, pcm, 2);
    put(wav, 1, 2); // channels
    put(wav, hertz, 4);
    put(wav, 2 * hertz, 4); // bytes a second
    put(wav, 2, 2);         // and a sample
    put(wav, 16, 2);        // bits
    wav += "data";
    put(wav, size, 4);
    for (const std::int16_t sample : samples)
        put(wav, static_cast<std::uint16_t>(sample), 2);
    return wav;
}

WavSamples samplesIn(std::string_view wav)
{
    if (wav.size() < riffHead || wav.substr(0, 4) != "RIFF" || wav.substr(8, 4) != "WAVE")
        return {};
    WavSamples found;
    for (std::size_t at = riffHead; at + chunkHead <= wav.size();) {
        const std::string_view id = wav.substr(at, 4);
        const std::size_t size = numberAt(wav, at + 4, 4), body = at + chunkHead, left = wav.size() - body;
        if (id == "fmt ") {
            if (size < formatSize || left < formatSize || numberAt(wav, body, 2) != pcm || numberAt(wav, body + 14, 2) != 16)
                return {};
            found.channels = static_cast<int>(numberAt(wav, body + 2, 2));
            found.rate = static_cast<int>(std::min(numberAt(wav, body + 4, 4), 1'000'000U));
            if (found.channels < 1 || found.channels > 2 || found.rate < 8'000 || found.rate > 96'000)
                return {};
        } else if (id == "data") {
            // Programs that write as they record leave the size open.
            found.from = body;
            found.count = found.channels == 0 ? 0 : std::min(size, left) / 2;
            return found;
        }
        if (size > left)
            return {};
        at = body + size + size % 2;
    }
    return {};
}

std::string softer(std::string wav, int percent)
{
    const WavSamples samples = samplesIn(wav);
    const double part = std::clamp(percent, 0, 100) / 100.0;
    for (std::size_t i = 0; i < samples.count; ++i) {
        const std::size_t at = samples.from + 2 * i;
        const auto sample = static_cast<std::int16_t>(numberAt(wav, at, 2));
        const auto less = static_cast<std::uint16_t>(static_cast<std::int16_t>(std::lround(sample * part * part)));
        wav[at] = static_cast<char>(less & 0xFF);
        wav[at + 1] = static_cast<char>(less >> 8);
    }
    return wav;
}

} // namespace optio
