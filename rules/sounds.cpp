// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the table of sounds.
#include "rules/sounds.h"

#include "rules/figures/figures.h"
#include "rules/ruling/refusal.h"

#include <fmt/format.h>

#include <algorithm>

namespace optio {

namespace {

const std::vector<std::string> waveNames{"noise", "sine", "square"};

double numberWithin(const Figure &row, const char *key, double least, double most)
{
    const Figure &value = row.at(key);
    const double number = value.number();
    if (!(number >= least && number <= most))
        value.fail(fmt::format("{} must be a number from {} to {}, not {}", key, least, most, number));
    return number;
}

SoundLayer layerFrom(const Figure &row)
{
    SoundLayer layer;
    const std::string &wave = row.at("wave").text();
    const auto named = std::find(waveNames.begin(), waveNames.end(), wave);
    if (named == waveNames.end())
        row.at("wave").fail("there is no wave " + quoted(Json(wave)) + allowedTail(wave, waveNames));
    layer.wave = static_cast<SoundLayer::Wave>(named - waveNames.begin());
    layer.from = numberWithin(row, "from", 20, 10000);
    layer.to = row.has("to") ? numberWithin(row, "to", 20, 10000) : layer.from;
    layer.start = row.has("start") ? static_cast<int>(numberWithin(row, "start", 0, longestSound - 20)) : 0;
    layer.length = static_cast<int>(numberWithin(row, "length", 20, longestSound - layer.start));
    layer.level = numberWithin(row, "level", 1, 100) / 100;
    layer.decay = row.has("decay") ? numberWithin(row, "decay", 0, 20) : 0;
    return layer;
}

} // namespace

std::vector<Sound> readSounds(const std::filesystem::path &folder, const std::vector<std::string> &events)
{
    const Figure file = readFigures(folder / soundsFile);
    const AskedKeys asked(&file);
    std::vector<Sound> sounds;
    for (const Figure &row : file.at("sound").rows()) {
        Sound sound;
        sound.id = row.at("id").text();
        if (std::find(events.begin(), events.end(), sound.id) == events.end())
            row.at("id").fail("there is no event " + quoted(Json(sound.id)) + allowedTail(sound.id, events) + " (DAT-07)");
        if (std::any_of(sounds.begin(), sounds.end(), [&](const Sound &one) { return one.id == sound.id; }))
            row.at("id").fail("the sound of " + quoted(Json(sound.id)) + " is there twice");
        for (const Figure &layer : row.at("layer").items())
            sound.layers.push_back(layer.whole(layerFrom));
        if (sound.layers.empty() || sound.layers.size() > 12)
            row.at("layer").fail("a sound has 1 to 12 layers, not " + std::to_string(sound.layers.size()));
        sounds.push_back(std::move(sound));
    }
    for (const std::string &event : events)
        if (std::none_of(sounds.begin(), sounds.end(), [&](const Sound &one) { return one.id == event; }))
            file.fail("there is no sound for " + quoted(Json(event)) + " (DAT-07)");
    asked.hold();
    return sounds;
}

} // namespace optio
