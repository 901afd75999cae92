// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the lines of replicas and finds the hash they stand for. Both are known by how they begin, so that a long line need not be read.
#include "rules/journal/replica_line.h"

#include "rules/error.h"
#include "rules/journal/journal.h"

#include <fmt/format.h>

namespace optio {

namespace {

constexpr std::string_view stubBegins = R"({"stub":")", headerBegins = R"({"replica":{"hash":")", carriedBegins = R"({"carried":{"hash":")";
constexpr std::size_t digits = 64;

bool isHash(std::string_view text) { return text.size() == digits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos; }

/// The hash after `begins`; "" where the line does not begin so.
std::string_view hashAfter(std::string_view line, std::string_view begins)
{
    if (!line.starts_with(begins))
        return {};
    const std::string_view hash = line.substr(begins.size(), digits);
    return isHash(hash) && line.substr(begins.size() + digits).starts_with('"') ? hash : std::string_view();
}

/// `json` as one line after `first`, which opens it.
std::string lineWith(const std::string &first, const Json &json) { return first + "," + canonical(json).substr(1); }

} // namespace

std::string chainHash(std::string_view line)
{
    for (const std::string_view begins : {stubBegins, headerBegins, carriedBegins})
        if (const std::string_view hash = hashAfter(line, begins); !hash.empty())
            return std::string(hash);
    return lineHash(line);
}

bool isReplica(const Json &header) { return header.is_object() && header.contains("replica"); }

std::string replicaSeat(const Json &header) { return isReplica(header) ? header.at("replica").value("seat", "") : std::string(); }

std::string replicaHeader(Json told, const std::string &seat, const std::string &hash)
{
    if (!told.is_object() || !isHash(hash))
        throw Error("the header of the shared game is not of the form it should have", "header");
    for (const char *key : {"key", "hash", "replica", "carried"})
        told.erase(key);
    return lineWith(fmt::format(R"({{"replica":{{"hash":"{}","seat":"{}"}})", hash, seat), told);
}

bool isStub(std::string_view line) { return !hashAfter(line, stubBegins).empty(); }

std::string stubLine(int n, const std::string &hash, const std::string &prev, Json seen)
{
    if (!seen.is_object() || !isHash(hash))
        throw Error(fmt::format("entry {} of the shared game is not of the form it should have", n), "n");
    seen.erase("stub");
    seen["n"] = n;
    seen["prev"] = prev;
    const std::string kind = seen.value("kind", "");
    if (kind == "act") {
        Json &act = seen["act"];
        if (!act.contains("input"))
            act["input"] = Json::object();
        if (!seen.contains("key"))
            seen["key"] = {
                {"turn", seen.value("turn", 0)}, {"resolver", act.value("resolver", "")}, {"participants", Json::array()}, {"before", 0}};
        if (!seen["result"].contains("dice"))
            seen["result"]["dice"] = Json::array();
    } else if (kind == "amend" && !seen.contains("history")) {
        seen["history"] = Json::array();
    }
    return lineWith(fmt::format(R"({{"stub":"{}")", hash), seen);
}

} // namespace optio
