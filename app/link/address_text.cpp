// SPDX-License-Identifier: GPL-3.0-or-later
// How an address reads.
#include "app/link/address_text.h"

#include <QHostAddress>

namespace optio::link {

std::string textOf(const QHostAddress &address)
{
    bool isV4 = false;
    const quint32 v4 = address.toIPv4Address(&isV4);
    return (isV4 ? QHostAddress(v4) : address).toString().toStdString();
}

} // namespace optio::link
