// SPDX-License-Identifier: GPL-3.0-or-later
// Checks what comes out of the stream.
#include "rules/club/stream/follower.h"

#include <fmt/format.h>

#include <utility>

namespace optio::club::stream {

Verdict Follower::hear(const std::string &subject, std::string_view text)
{
    Verdict verdict;
    const auto refuse = [&verdict](std::string reason) {
        verdict.kind = Verdict::Kind::refused;
        verdict.reason = std::move(reason);
        return verdict;
    };
    const std::optional<Subject> parts = subjectFrom(subject);
    if (!parts || parts->event != event_)
        return refuse("It stands under a subject that is none of this event's");
    verdict.subject = *parts;
    try {
        if (parts->kind == SubjectKind::round || parts->kind == SubjectKind::confirm) {
            if (parts->kind == SubjectKind::round)
                verdict.round = readRound(text);
            else
                verdict.confirmation = readConfirmation(text);
            verdict.kind = Verdict::Kind::said;
            return verdict;
        }
        verdict.heard = readTold(text);
    } catch (const std::exception &problem) {
        return refuse(problem.what());
    }
    const Heard &heard = verdict.heard;
    const auto known = hashes_.find(subject);
    const std::size_t length = known == hashes_.end() ? 0 : known->second.size();
    const auto n = static_cast<std::size_t>(heard.n);
    if (n < length) {
        if (known->second[n] != heard.hash)
            return refuse(fmt::format("Entry {} was told otherwise before", heard.n));
        verdict.kind = Verdict::Kind::known;
        return verdict;
    }
    if (n > length) {
        verdict.kind = Verdict::Kind::gap;
        verdict.reason = fmt::format("Entry {} should come now, not entry {}", length, heard.n);
        return verdict;
    }
    if (heard.game == (n != 0 || parts->game.empty()))
        return refuse(n == 0 ? "A game's journal begins with its header" : "A header stands where an entry should");
    if (n == 0 && !heard.hash.starts_with(parts->game))
        return refuse("The header is that of another game than its subject names");
    if (n > 0 && heard.prev != known->second.back())
        return refuse(fmt::format("Entry {} does not follow entry {} as it was told", heard.n, heard.n - 1));
    hashes_[subject].push_back(heard.hash);
    ++lines_;
    return verdict;
}

bool Follower::saidBefore(const std::string &subject, std::string_view text)
{
    return !said_.insert(lineHash(subject + " " + std::string(text))).second;
}

} // namespace optio::club::stream
