// SPDX-License-Identifier: GPL-3.0-or-later
// Makes sounds of recipes (rules/sounds.h): the same samples on every device.
#pragma once

#include "rules/sounds.h"

#include <cstdint>
#include <string>
#include <vector>

namespace optio {

inline constexpr int sampleRate = 22050;

/// One channel of 16 bits, never louder than full scale, silent at its end.
std::vector<std::int16_t> samplesOf(const Sound &sound);
/// The same as a WAV file.
std::string wavOf(const Sound &sound);

} // namespace optio
