// SPDX-License-Identifier: GPL-3.0-or-later
// XML from outside: elements and attributes alone. Document types and their entities are passed over, so nothing grows and no file is
// opened.
#pragma once

#include "rules/exchange/format.h"

#include <pugixml.hpp>

#include <string>

namespace optio::exchange {

/// Parses the source. Throws Error with line and column for what is no XML, and for what is nested too deeply.
void readXml(const Source &source, pugi::xml_document &document);
/// Notes something about an element, with its place in the text.
void tellAt(Import &import, const Source &source, const pugi::xml_node &node, const std::string &text);
/// A whole number of an attribute within bounds; `otherwise` when it is none.
int numberOf(const pugi::xml_node &node, const char *attribute, int least, int most, int otherwise);
/// A text as the value of an attribute.
std::string escaped(std::string_view text);

} // namespace optio::exchange
