// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/sound/synth.h"

#include "app/board/sound/wav.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace optio {

namespace {

constexpr double swell = 0.003, fade = 0.012; ///< seconds in which a layer comes and goes, so that nothing clicks
constexpr double loudest = 32000;

std::size_t samplesFor(double milliseconds) { return static_cast<std::size_t>(milliseconds * sampleRate / 1000); }

void add(std::vector<double> &sum, const SoundLayer &layer)
{
    const std::size_t start = samplesFor(layer.start), count = samplesFor(layer.length);
    std::uint32_t chance = 0x2545F491; // xorshift
    double turn = 0, smooth = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double part = static_cast<double>(i) / static_cast<double>(count), seconds = static_cast<double>(i) / sampleRate;
        const double frequency = layer.from + (layer.to - layer.from) * part;
        double wave = 0;
        if (layer.wave == SoundLayer::Wave::noise) {
            chance ^= chance << 13, chance ^= chance >> 17, chance ^= chance << 5;
            const double keep = 1 - std::exp(-2 * std::numbers::pi * frequency / sampleRate);
            smooth += keep * (chance / 2147483648.0 - 1 - smooth);
            wave = std::clamp(smooth * std::sqrt((2 - keep) / keep), -1.0, 1.0); // as loud as before it was smoothed
        } else {
            turn += frequency / sampleRate;
            turn -= std::floor(turn);
            wave = layer.wave == SoundLayer::Wave::sine ? std::sin(2 * std::numbers::pi * turn) : turn < 0.5 ? 1 : -1;
        }
        const double left = static_cast<double>(count - 1 - i) / sampleRate;
        const double shape = std::min({1.0, seconds / swell, left / fade}) * std::exp(-layer.decay * part);
        sum[start + i] += wave * shape * layer.level;
    }
}

} // namespace

std::vector<std::int16_t> samplesOf(const Sound &sound)
{
    std::size_t length = 0;
    for (const SoundLayer &layer : sound.layers)
        length = std::max(length, samplesFor(layer.start) + samplesFor(layer.length));
    std::vector<double> sum(length);
    for (const SoundLayer &layer : sound.layers)
        add(sum, layer);
    double peak = 1; // layers that together are too much are all made softer
    for (const double one : sum)
        peak = std::max(peak, std::abs(one));
    std::vector<std::int16_t> samples(length);
    std::transform(sum.begin(), sum.end(), samples.begin(),
                   [&](double one) { return static_cast<std::int16_t>(std::lround(one / peak * loudest)); });
    return samples;
}

std::string wavOf(const Sound &sound) { return wavOf(samplesOf(sound), sampleRate); }

} // namespace optio
