// SPDX-License-Identifier: GPL-3.0-or-later
// Armies as the text of a QR code, and as a line to paste. What is worked out anew is left out; all else is in it.
#include "rules/exchange/formats.h"
#include "rules/exchange/packed.h"
#include "rules/exchange/text.h"
#include "rules/roster/roster.h"

namespace optio::exchange {

namespace {

constexpr std::size_t mostUnpacked = std::size_t{1} << 20;
const std::string ofQr = "OPTIO1:", ofText = "optio1:";

/// A roster in fewest words.
Json shortened(Json roster)
{
    roster.erase("format");
    roster.erase("pinned");
    for (const char *key : {"notes", "vendor"})
        if (roster.contains(key) && roster[key].empty())
            roster.erase(key);
    return roster;
}

Json restored(Json roster)
{
    if (roster.is_object() && !roster.contains("format"))
        roster["format"] = 1;
    return roster;
}

class PackedFormat : public Format {
public:
    explicit PackedFormat(bool qr) : qr_(qr) {}
    std::string id() const override { return qr_ ? "qr" : "packed"; }
    std::string name() const override { return qr_ ? "Text of a QR code" : "One line to paste"; }
    std::string ending() const override { return "txt"; }
    bool looksLike(std::string_view bytes) const override
    {
        const std::string &start = qr_ ? ofQr : ofText;
        return trimmed(bytes).substr(0, start.size()) == start;
    }

    std::string write(const std::vector<Json> &rosters, const Rulesets & /*rulesets*/, std::vector<Note> & /*lost*/) const override
    {
        Json json = rosters.size() == 1 ? shortened(rosters[0]) : Json::array();
        if (rosters.size() != 1)
            for (const Json &roster : rosters)
                json.push_back(shortened(roster));
        const std::string bytes = packed(canonical(json));
        return qr_ ? ofQr + toBase45(bytes) : ofText + toBase64Url(bytes) + "\n";
    }

    Import read(const Source &source, const Rulesets & /*rulesets*/) const override
    {
        std::string_view text = plainText(source);
        while (!text.empty() && std::string_view("\r\n\t").find(text.back()) != std::string_view::npos)
            text.remove_suffix(1); // a blank at the end is a letter of base45
        if (!qr_)
            text = trimmed(text);
        const std::size_t start = text.find(qr_ ? ofQr : ofText);
        if (start == std::string_view::npos || !trimmed(text.substr(0, start)).empty())
            throw Error(source.what + " does not begin with " + (qr_ ? ofQr : ofText));
        text.remove_prefix(start + ofQr.size());
        if (text.size() > 4 * mostUnpacked)
            throw Error(source.what + " is too large for a code");
        Json json;
        try {
            json = parseJson(unpacked(qr_ ? fromBase45(text) : fromBase64Url(text), mostUnpacked), "the code");
        } catch (const Error &error) {
            throw Error(source.what + ": " + error.what());
        }
        Import import;
        if (!json.is_array())
            import.rosters.push_back(restored(std::move(json)));
        else
            for (Json &roster : json)
                import.rosters.push_back(restored(std::move(roster)));
        return import;
    }

private:
    bool qr_;
};

} // namespace

const Format &qrFormat()
{
    static const PackedFormat format(true);
    return format;
}

const Format &packedFormat()
{
    static const PackedFormat format(false);
    return format;
}

} // namespace optio::exchange
