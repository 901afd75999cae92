// SPDX-License-Identifier: GPL-3.0-or-later
// Headers of games that another device went on with.
#include "rules/journal/carried.h"

#include "rules/error.h"
#include "rules/journal/journal.h"
#include "rules/journal/replica_line.h"

#include <array>
#include <fmt/format.h>
#include <sodium.h>

namespace optio {

std::vector<FormerKey> formerKeys(const Json &header)
{
    std::vector<FormerKey> keys;
    if (const auto carried = header.find("carried"); carried != header.end())
        for (const Json &one : carried->at("keys"))
            keys.push_back({one.at("to").get<int>(), one.at("key").get<std::string>()});
    return keys;
}

std::optional<GameKey> keyOfEntry(const Json &header, int n)
{
    for (const FormerKey &one : formerKeys(header))
        if (n <= one.to)
            return one.key.empty() ? std::nullopt : std::optional(gameKeyFromHex(one.key));
    return gameKeyFromHex(header.at("key").get_ref<const std::string &>());
}

int carriedAt(const Json &header)
{
    const std::vector<FormerKey> keys = formerKeys(header);
    return keys.empty() ? 0 : keys.back().to;
}

std::string carriedHeader(Json header, const std::string &hash, const std::vector<FormerKey> &keys)
{
    Json list = Json::array();
    for (const FormerKey &one : keys)
        list.push_back({{"key", one.key}, {"to", one.to}});
    for (const char *key : {"carried", "hash", "replica"})
        header.erase(key);
    return fmt::format(R"({{"carried":{{"hash":"{}","keys":{}}},)", hash, canonical(list)) + canonical(header).substr(1);
}

std::string firstHeader(const Json &header)
{
    const std::vector<FormerKey> keys = formerKeys(header);
    if (keys.empty())
        return canonical(header);
    if (keys.front().key.empty())
        return {};
    Json first = header;
    first.erase("carried");
    first["key"] = keys.front().key;
    return canonical(first);
}

std::string promiseOfKey(const std::string &key)
{
    const std::string text = "optio-link key 1|" + key;
    GameKey hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char *>(text.data()), text.size(), nullptr, 0);
    return toHex(hash);
}

std::optional<KeeperChange> keeperChange(const Json &entry)
{
    const auto found = entry.find("keeper");
    if (found == entry.end() || !found->is_object() || entry.value("kind", "") != "note")
        return std::nullopt;
    return KeeperChange{found->value("how", ""), found->value("name", ""), found->value("seat", ""), found->value("key", "")};
}

std::optional<KeeperChange> handedAway(const std::vector<Entry> &entries)
{
    if (entries.size() < 2)
        return std::nullopt;
    std::optional<KeeperChange> last = keeperChange(entries.back().json);
    return last && last->how == "handing" ? last : std::nullopt;
}

std::optional<std::pair<int, std::string>> brokenPromise(const std::vector<Entry> &entries)
{
    const Json &header = entries.front().json;
    const std::vector<FormerKey> keys = formerKeys(header);
    if (!keys.empty())
        if (const std::string first = firstHeader(header); !first.empty() && lineHash(first) != chainHash(entries.front().line))
            return std::pair(0,
                             std::string("The header is not the one that its entries follow, when it is made again with its first key."));
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const int n = keys[i].to;
        const std::string key = i + 1 < keys.size() ? keys[i + 1].key : header.at("key").get<std::string>();
        if (key.empty())
            continue;
        const auto change =
            n > 0 && n < static_cast<int>(entries.size()) ? keeperChange(entries[static_cast<std::size_t>(n)].json) : std::nullopt;
        if (!change || change->key != promiseOfKey(key))
            return std::pair(n, fmt::format("Entry {}: the key of the dice after it is not the one that it promised.", n));
    }
    for (std::size_t n = 1; n < entries.size(); ++n) {
        const auto change = keeperChange(entries[n].json);
        if (!change || change->key.empty())
            continue;
        bool known = false;
        for (const FormerKey &one : keys)
            known = known || one.to == static_cast<int>(n);
        if (!known)
            return std::pair(static_cast<int>(n),
                             fmt::format("Entry {}: another device keeps the game from there on, and the header does not say so.", n));
    }
    return std::nullopt;
}

} // namespace optio
