// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a seat at an address.
#include "app/club/on_screen.h"
#include "app/link/seek_carrier.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/table/table_seek.h"
#include "rules/error.h"
#include "rules/link/link_text.h"

namespace optio {

using link::mayReachTables;
using link::SeekCarrier;
using link::SeekEffect;
using link::Seeking;
using link::TypedAddress;
using link::typedAddressFrom;

namespace {

/// The address as a player typed it. Throws Error for what is none.
TypedAddress typed(const QString &address)
{
    try {
        return typedAddressFrom(utf8(address));
    } catch (const Error &error) {
        throw Error(onScreen(error.what()), error.field());
    }
}

class SeekEnd final : public TableSeek {
public:
    SeekEnd(const QString &name, const QString &address, std::function<void()> changed, std::function<void(const QString &)> admitted)
        : changed_(std::move(changed)), admitted_(std::move(admitted)), seeking_(utf8(name)),
          carrier_(seeking_, typed(address), [this](const SeekEffect &effect) { take(effect); })
    {
        carrier_.start();
    }
    void confirm() override
    {
        seeking_.confirm();
        carrier_.work();
    }
    void leave() override
    {
        seeking_.leave();
        carrier_.work();
    }

private:
    void take(const SeekEffect &effect)
    {
        switch (effect.kind) {
        case SeekEffect::Kind::admitted:
            return admitted_(qt(effect.text));
        case SeekEffect::Kind::refused:
            state_ = {QStringLiteral("refused"), {}, spoken(effect.text), seeking_.foundNobody()};
            break;
        default:
            switch (seeking_.state()) {
            case Seeking::State::busy:
                state_.word = QStringLiteral("busy");
                break;
            case Seeking::State::comparing:
                state_.word = QStringLiteral("comparing");
                break;
            case Seeking::State::waiting:
                state_.word = QStringLiteral("waiting");
                break;
            default:
                state_.word = QStringLiteral("looking");
            }
            state_.digits = qt(seeking_.digits());
        }
        changed_();
    }

    std::function<void()> changed_;
    std::function<void(const QString &)> admitted_;
    Seeking seeking_;
    SeekCarrier carrier_;
};

} // namespace

std::unique_ptr<TableSeek> seekTable(const QString &name, const QString &address, std::function<void()> changed,
                                     std::function<void(const QString &link)> admitted)
{
    mayReachTables();
    return std::make_unique<SeekEnd>(name, address, std::move(changed), std::move(admitted));
}

QString typedAddress(const QString &address, int port) { return qt(link::textOf(TypedAddress{utf8(address), port})); }

} // namespace optio
