// SPDX-License-Identifier: GPL-3.0-or-later
// Armies as JSON: one is a `.optio-army` file, several stand under "armies" in one. Totals are written for other programs and ignored on
// reading. The published form is optio-army-1.schema.json beside this file.
#include "rules/exchange/formats.h"
#include "rules/exchange/text.h"
#include "rules/roster/roster.h"
#include "rules/ruleset.h"

#include <memory>
#include <optional>

namespace optio::exchange {

namespace {

constexpr const char *manySchema = "urn:optio:armies:1";

/// A file of many armies, cut up: each army's text, and the rest of the file without them.
struct Cut {
    std::vector<std::string_view> armies;
    std::string rest;
};

/// Walks over JSON text, in which it tells only texts and brackets apart.
class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {}

    /// Nothing for a text that is not plainly an object with one list "armies".
    std::optional<Cut> cut()
    {
        Cut cut;
        std::size_t from = 0;
        while (at_ < text_.size()) {
            if (!list_ && depth_ == 1 && startsList()) {
                from = at_;
                if (!elements(cut.armies))
                    return std::nullopt;
                list_ = true;
                cut.rest = std::string(text_.substr(0, from)) + "[]" + std::string(text_.substr(at_));
            } else {
                if (list_ && depth_ == 1 && startsList())
                    return std::nullopt;
                pass();
            }
        }
        return list_ && depth_ == 0 ? std::optional(std::move(cut)) : std::nullopt;
    }

private:
    /// Goes on behind the next character, or the text that begins with it.
    void pass()
    {
        const char c = text_[at_++];
        if (c == '{' || c == '[')
            ++depth_;
        else if (c == '}' || c == ']')
            --depth_;
        else if (c == '"')
            for (; at_ < text_.size() && text_[at_++] != '"';)
                at_ += text_[at_ - 1] == '\\' ? 1 : 0;
    }

    void blanks()
    {
        while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos)
            ++at_;
    }

    /// Behind the key "armies", at its list? Otherwise it stays where it is.
    bool startsList()
    {
        constexpr std::string_view key = "\"armies\"";
        const std::size_t before = at_;
        if (text_.substr(at_, key.size()) == key) {
            at_ += key.size();
            blanks();
            if (at_ < text_.size() && text_[at_] == ':') {
                ++at_;
                blanks();
                if (at_ < text_.size() && text_[at_] == '[')
                    return true;
            }
        }
        at_ = before;
        return false;
    }

    /// From the list's bracket on behind its other one.
    bool elements(std::vector<std::string_view> &armies)
    {
        const int outside = depth_;
        pass();
        std::size_t from = at_;
        while (at_ < text_.size()) {
            const char c = text_[at_];
            const bool inList = depth_ == outside + 1;
            if (inList && (c == ',' || c == ']')) {
                const std::string_view army = text_.substr(from, at_ - from);
                from = at_ + 1;
                if (c == ',' || !armies.empty() || !trimmed(army).empty())
                    armies.push_back(army);
            }
            pass();
            if (depth_ == outside)
                return true;
        }
        return false;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int depth_ = 0;
    bool list_ = false; ///< was the list passed?
};

class JsonFormat : public Format {
public:
    std::string id() const override { return "json"; }
    std::string name() const override { return "Army file"; }
    std::string ending() const override { return "optio-army"; }
    bool looksLike(std::string_view bytes) const override { return trimmed(bytes).substr(0, 1) == "{"; }

    std::string write(const std::vector<Json> &rosters, const Rulesets &rulesets, std::vector<Note> & /*lost*/) const override
    {
        if (rosters.size() == 1)
            return rosterFile(rulesetFor(rulesets, rosters[0]), rosters[0]);
        Json armies = Json::array();
        for (const Json &roster : rosters) {
            Json file = Json::parse(rosterFile(rulesetFor(rulesets, roster), roster));
            file.erase("$schema"); // that of the whole says it
            armies.push_back(std::move(file));
        }
        return Json{{"$schema", manySchema}, {"format", 1}, {"armies", std::move(armies)}}.dump(2) + "\n";
    }

    Import read(const Source &source, const Rulesets & /*rulesets*/) const override
    {
        Json json = parseJson(plainText(source), source.what);
        Import import;
        if (!json.is_object() || !json.contains("armies")) {
            import.rosters.push_back(rosterFromJson(std::move(json), source.what));
            return import;
        }
        checkWhole(json, source);
        for (Json &army : json["armies"])
            add(import, std::move(army), source);
        return import;
    }

    Pieces pieces(const Source &source, const Rulesets &rulesets) const override
    {
        const auto cut = std::make_shared<std::optional<Cut>>();
        return [this, &source, &rulesets, text = std::optional<std::string_view>(), cut, next = std::size_t{0}](Import &import) mutable {
            try {
                if (!text) {
                    text = plainText(source);
                    return true;
                }
                if (!*cut) {
                    *cut = Scanner(*text).cut();
                    if (!*cut || (*cut)->armies.empty())
                        throw Error("all at once");
                    return true;
                }
                if (next == 0)
                    checkWhole(parseJson((*cut)->rest, source.what), source);
                add(import, parseJson((*cut)->armies[next], source.what), source);
                return ++next < (*cut)->armies.size();
            } catch (const Error &) { // at whose right place the whole text says what is wrong
                import = read(source, rulesets);
                return false;
            }
        };
    }

private:
    /// Throws Error for a file of many armies that is of another form.
    static void checkWhole(const Json &json, const Source &source)
    {
        if (json.value("format", Json()) != 1)
            throw Error(source.what + ": /format must be 1; other forms come from other versions of the program", "/format");
        if (!json.at("armies").is_array())
            throw Error(source.what + ": /armies must be a list of armies", "/armies");
    }

    static void add(Import &import, Json army, const Source &source)
    {
        import.rosters.push_back(rosterFromJson(std::move(army), source.what + ", army " + std::to_string(import.rosters.size() + 1)));
    }
};

} // namespace

const Format &jsonFormat()
{
    static const JsonFormat format;
    return format;
}

} // namespace optio::exchange
