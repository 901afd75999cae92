// SPDX-License-Identifier: GPL-3.0-or-later
// One device at a time, few times a minute, and a word of the player.
#include "rules/link/admission.h"

#include <algorithm>
#include <limits>

namespace optio::link {

namespace {

constexpr std::size_t longestName = 60; ///< bytes

/// A name that fits into a line: nothing that is no letter of text, cut between two letters.
std::string nameFrom(const std::string &given)
{
    std::string name;
    for (const char byte : given)
        if (static_cast<unsigned char>(byte) >= 0x20 && byte != 0x7f)
            name += byte;
    if (name.size() > longestName) {
        std::size_t end = longestName;
        while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xc0) == 0x80)
            --end;
        name.resize(end);
    }
    return name;
}

} // namespace

void Admission::setOpen(bool open)
{
    if (!open)
        turnAway("This tablet lets nobody in by digits; ask for the code of a seat");
    open_ = open;
}

Admission::Door Admission::knock(int link, const std::string &address, std::int64_t now)
{
    if (!open_)
        return Door::shut;
    while (!attempts_.empty() && attempts_.front().first + attemptsWithin <= now)
        attempts_.pop_front();
    const auto own = std::count_if(attempts_.begin(), attempts_.end(), [&](const auto &one) { return one.second == address; });
    if (current_ || attempts_.size() >= mostAttempts || static_cast<std::size_t>(own) >= mostOfOne)
        return Door::busy;
    attempts_.emplace_back(now, address);
    Current current;
    current.seeker.link = link;
    current.seeker.until = now + compareWithin;
    current_ = std::move(current);
    return Door::open;
}

void Admission::compared(int link, const std::string &digits, std::int64_t now)
{
    if (!holds(link))
        return;
    current_->locked = true;
    current_->seeker.digits = digits;
    current_->seeker.until = now + compareWithin;
}

void Admission::drop()
{
    const bool told = current_->asks;
    current_.reset();
    if (told)
        effects_.push_back({.kind = AdmissionEffect::Kind::changed});
}

void Admission::end(Message last)
{
    const int link = current_->seeker.link;
    if (current_->locked)
        effects_.push_back({.kind = AdmissionEffect::Kind::send, .link = link, .message = std::move(last)});
    effects_.push_back({.kind = AdmissionEffect::Kind::close, .link = link});
    drop();
}

void Admission::received(int link, const std::string &text, std::int64_t now)
{
    if (!holds(link) || !current_->locked)
        return;
    try {
        const std::optional<Message> message = readMessage(text);
        if (!message)
            return;
        if (const auto *seek = std::get_if<Seek>(&*message); seek != nullptr && !current_->asks) {
            current_->asks = true;
            current_->seeker.name = nameFrom(seek->name);
            current_->seeker.until = now + seekWithin;
            effects_.push_back({.kind = AdmissionEffect::Kind::changed});
        } else if (std::holds_alternative<Bye>(*message)) { // its player sees other digits, or has thought better of it
            effects_.push_back({.kind = AdmissionEffect::Kind::close, .link = link});
            drop();
        } else {
            end(Bye{"A device without a seat asks for one, and says nothing else", true, {}});
        }
    } catch (const std::exception &problem) { // Error, and what nlohmann_json throws
        end(Bye{problem.what(), true, {}});
    }
}

void Admission::lost(int link)
{
    if (holds(link))
        drop();
}

void Admission::tick(std::int64_t now)
{
    if (current_ && now >= current_->seeker.until)
        end(Bye{"Nobody at the other tablet answered within a minute", true, {}});
}

std::int64_t Admission::nextTick() const { return current_ ? current_->seeker.until : std::numeric_limits<std::int64_t>::max(); }

void Admission::admit(const std::string &joinLink)
{
    if (seeker() != nullptr)
        end(Admitted{joinLink});
}

void Admission::turnAway(const std::string &reason)
{
    if (current_)
        end(Bye{reason.empty() ? std::string("The other tablet did not let this one in") : reason, true, {}});
}

} // namespace optio::link
