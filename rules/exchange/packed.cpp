// SPDX-License-Identifier: GPL-3.0-or-later
// Deflates and inflates within bounds, and writes bytes in letters.
#include "rules/exchange/packed.h"

#include "rules/error.h"

#include <array>
#include <cstdint>
#include <fmt/core.h>
#include <memory>
#include <zlib.h>

namespace optio::exchange {

namespace {

// What most armies say, the commonest last. Part of form 1: a change needs a new form.
constexpr std::string_view dictionary =
    "\"drill\":\"Irr\",\"grade\":\"S\"\"drill\":\"Reg\",\"grade\":\"O\",\"kind\":\"sub\",\"kind\":\"cinc\",\"limit\":400,\"missile\":\"\","
    "\"size\":5,\"tq\":6,\"type\":\"\"weapon\":\"none\",\"notes\":\"\",\"people\":\"\",\"period\":\"antiquity\",\"leader\":{\"command\":2,"
    "\"initiative\":5,\"name\":\"\"cards\":{\"cohesion\":1,\"flank\":3,\"rally\":2,\"reserve\":1},\"rules\":[],\"tags\":[],\"terrain\":[],"
    "\"role\":\"general\",\"type\":\"An illustration to begin with, not a published army list.\"camp\":true,\"name\":\"\",\"units\":["
    "{\"count\":1,\"type\":\"{\"commands\":[{\"camp\":true,\"name\":\"Kn\"}Cv\"}LH\"}El\"}Art\"}WWg\"}Pk\"}Sp\"}Wb\"}Bd\"}Ax\"}Bw\"}Ps\"},"
    "{\"count\":2,\"type\":\"},{\"count\":1,\"type\":\"";

constexpr std::string_view letters45 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
constexpr std::string_view letters64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const Bytef *bytesOf(std::string_view text) { return reinterpret_cast<const Bytef *>(text.data()); }

[[noreturn]] void damaged() { throw Error("the code is damaged: some of it is missing or was changed on its way"); }

std::uint32_t digitOf(std::string_view letters, char c)
{
    const std::size_t at = letters.find(c);
    if (at == std::string_view::npos)
        damaged();
    return static_cast<std::uint32_t>(at);
}

} // namespace

std::string packed(std::string_view text)
{
    z_stream stream{};
    if (deflateInit(&stream, Z_BEST_COMPRESSION) != Z_OK)
        throw Error("there is not enough memory to pack the army");
    const std::unique_ptr<z_stream, int (*)(z_streamp)> end(&stream, deflateEnd);
    deflateSetDictionary(&stream, bytesOf(dictionary), static_cast<uInt>(dictionary.size()));
    std::string out(deflateBound(&stream, static_cast<uLong>(text.size())) + 16, '\0');
    stream.next_in = const_cast<Bytef *>(bytesOf(text)); // zlib only reads it
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    if (deflate(&stream, Z_FINISH) != Z_STREAM_END)
        throw Error("the army cannot be packed");
    out.resize(stream.total_out);
    return out;
}

std::string unpacked(std::string_view bytes, std::size_t most)
{
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK)
        throw Error("there is not enough memory to unpack the army");
    const std::unique_ptr<z_stream, int (*)(z_streamp)> end(&stream, inflateEnd);
    stream.next_in = const_cast<Bytef *>(bytesOf(bytes)); // zlib only reads it
    stream.avail_in = static_cast<uInt>(bytes.size());
    std::string out;
    std::array<char, 16384> part{};
    while (true) {
        stream.next_out = reinterpret_cast<Bytef *>(part.data());
        stream.avail_out = static_cast<uInt>(part.size());
        int state = inflate(&stream, Z_NO_FLUSH);
        if (state == Z_NEED_DICT) {
            if (inflateSetDictionary(&stream, bytesOf(dictionary), static_cast<uInt>(dictionary.size())) != Z_OK)
                damaged();
            state = inflate(&stream, Z_NO_FLUSH);
        }
        out.append(part.data(), part.size() - stream.avail_out);
        if (out.size() > most)
            throw Error(fmt::format("what is packed here grows past the {} KB allowed", most >> 10));
        if (state == Z_STREAM_END && stream.avail_in == 0)
            return out;
        if (state != Z_OK || (stream.avail_in == 0 && stream.avail_out > 0))
            damaged();
    }
}

std::string toBase45(std::string_view bytes)
{
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 2) {
        const bool pair = i + 1 < bytes.size();
        std::uint32_t value = static_cast<unsigned char>(bytes[i]);
        if (pair)
            value = value * 256 + static_cast<unsigned char>(bytes[i + 1]);
        for (int digit = 0; digit < (pair ? 3 : 2); ++digit, value /= 45)
            text += letters45[value % 45];
    }
    return text;
}

std::string fromBase45(std::string_view text)
{
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); i += 3) {
        const std::string_view group = text.substr(i, 3);
        if (group.size() < 2)
            damaged();
        std::uint32_t value = digitOf(letters45, group[0]) + 45 * digitOf(letters45, group[1]);
        if (group.size() == 3)
            value += 45 * 45 * digitOf(letters45, group[2]);
        if (value > (group.size() == 3 ? 0xFFFFU : 0xFFU))
            damaged();
        if (group.size() == 3)
            bytes += static_cast<char>(value >> 8U);
        bytes += static_cast<char>(value & 0xFFU);
    }
    return bytes;
}

std::string toBase64Url(std::string_view bytes)
{
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::string_view group = bytes.substr(i, 3);
        std::uint32_t value = 0;
        for (std::size_t k = 0; k < 3; ++k)
            value = value << 8U | (k < group.size() ? static_cast<unsigned char>(group[k]) : 0U);
        for (std::size_t k = 0; k <= group.size(); ++k)
            text += letters64[value >> (18 - 6 * k) & 0x3FU];
    }
    return text;
}

std::string fromBase64Url(std::string_view text)
{
    std::string bytes;
    std::uint32_t value = 0;
    int bits = 0;
    for (const char c : text) {
        if (c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '=')
            continue;
        value = (value << 6U | digitOf(letters64, c)) & 0xFFFFFFU;
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes += static_cast<char>(value >> bits & 0xFFU);
        }
    }
    return bytes;
}

} // namespace optio::exchange
