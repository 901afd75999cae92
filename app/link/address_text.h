// SPDX-License-Identifier: GPL-3.0-or-later
// Addresses of Qt's as texts.
#pragma once

#include <string>

class QHostAddress;

namespace optio::link {

/// An address as the link's texts write it: IPv4 plainly, also where it comes as IPv6.
std::string textOf(const QHostAddress &address);

} // namespace optio::link
