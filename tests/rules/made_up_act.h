// SPDX-License-Identifier: GPL-3.0-or-later
// What a made-up act is, said in a test instead of an acts.toml.
#pragma once

#include "rules/ruling/about.h"

#include <string>
#include <utility>
#include <vector>

/// A row of acts.toml.
inline optio::About madeUpAct(std::string id, std::string title, std::string rule, std::vector<optio::Slot> slots, optio::Json example)
{
    optio::About about;
    about.id = std::move(id);
    about.title = std::move(title);
    about.rule = std::move(rule);
    about.slots = std::move(slots);
    about.example = std::move(example);
    return about;
}
