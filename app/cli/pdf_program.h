// SPDX-License-Identifier: GPL-3.0-or-later
// Starts optio-pdf, the program beside this one that turns sheets into a PDF.
#pragma once

#include "rules/json.h"

#include <filesystem>
#include <string>

namespace optio::cli {

/// The PDF of {"paper","title","source","sheets"} (see app/pdf/main.cpp), by the program optio-pdf in `folder`. Throws Error when there is
/// no such program, or with what it says.
std::string pdfOf(const std::filesystem::path &folder, const Json &job);

} // namespace optio::cli
