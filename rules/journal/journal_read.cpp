// SPDX-License-Identifier: GPL-3.0-or-later
// Journals as text: reading one line, reading a whole file.
#include "rules/journal/die_names.h"
#include "rules/journal/journal.h"
#include "rules/journal/replica_line.h"

#include "rules/limits.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <fmt/core.h>
#include <limits>

namespace optio {

namespace {

constexpr JsonLimits lineLimits{8U << 20U, 64};
constexpr std::size_t mostBytes = std::size_t{1} << 30U;
constexpr int mostLines = 1'000'000;

/// Checks the keys of one object of a line. Where that stands is put into words only when something is wrong with it, so the object around
/// it must live as long.
class Fields {
public:
    Fields(const Json &json, const std::string &where) : json_(json), line_(&where) { expectObject(); }

    const Json &at(const char *key) const
    {
        const auto found = json_.find(key);
        if (found == json_.end())
            throw Error(where() + " lacks \"" + key + "\"", key);
        return *found;
    }
    const std::string &text(const char *key) const
    {
        expect(at(key).is_string(), key, "a text");
        return at(key).get_ref<const std::string &>();
    }
    int number(const char *key) const
    {
        const Json &value = at(key);
        expect(limit::isWhole(value, -mostLines, mostLines), key, "a whole number up to a million");
        return value.get<int>();
    }
    const Json &list(const char *key) const
    {
        expect(at(key).is_array(), key, "a list");
        return at(key);
    }
    bool has(const char *key) const { return json_.contains(key); }
    Fields object(const char *key) const { return {at(key), *this, key, 0}; }
    Fields object(const char *key, std::size_t nth) const { return {at(key)[nth], *this, key, nth + 1}; }
    void hash(const char *key) const
    {
        const std::string &hex = text(key);
        expect(hex.size() == 64 && hex.find_first_not_of("0123456789abcdef") == std::string::npos, key, "64 hexadecimal digits");
    }
    void expect(bool fits, const char *key, const char *wanted) const
    {
        if (!fits)
            throw Error(fmt::format("{}: \"{}\" must be {}, not {}", where(), key, wanted, quoted(at(key))), key);
    }

private:
    Fields(const Json &json, const Fields &outer, const char *key, std::size_t nth) : json_(json), outer_(&outer), key_(key), nth_(nth)
    {
        expectObject();
    }
    void expectObject() const
    {
        if (!json_.is_object())
            throw Error(where() + " must be an object", where());
    }
    std::string where() const
    {
        if (outer_ == nullptr)
            return *line_;
        return nth_ == 0 ? outer_->where() + ", \"" + key_ + "\"" : fmt::format("{}, \"{}\" number {}", outer_->where(), key_, nth_);
    }

    const Json &json_;
    const std::string *line_ = nullptr; ///< what the line is called
    const Fields *outer_ = nullptr;
    const char *key_ = nullptr; ///< of this object in the outer one
    std::size_t nth_ = 0;       ///< which of the list there; 0: no list
};

void checkCarried(const Fields &carried)
{
    carried.hash("hash");
    int last = 0;
    for (std::size_t i = 0; i < carried.list("keys").size(); ++i) {
        const Fields one = carried.object("keys", i);
        if (!one.text("key").empty())
            one.hash("key");
        one.expect(one.number("to") > last, "to", "the number of a later entry than the one before it");
        last = one.number("to");
    }
    carried.expect(last > 0, "keys", "a list with at least one key");
}

void checkHeader(const Json &json, const std::string &where)
{
    const Fields form(json, where);
    if (!json.contains("optio-game"))
        throw Error(where + ": this is not the header of a game, which holds \"optio-game\":1", "optio-game");
    const Json &version = json.at("optio-game");
    if (version.is_number_integer() && version > 1)
        throw Error(where + ": the game was written by a newer version of the program", "optio-game");
    form.expect(version == 1, "optio-game", "1");
    for (const char *key : {"ruleset", "data", "program", "created"})
        form.text(key);
    if (!isReplica(json)) {
        form.hash("key");
        if (form.has("carried"))
            checkCarried(form.object("carried"));
    } else { // a copy has no key to roll with
        const Fields replica = form.object("replica");
        replica.hash("hash");
        const std::string &seat = replica.text("seat");
        replica.expect(seat == "a" || seat == "b" || seat == "umpire" || seat == "watch", "seat", R"("a", "b", "umpire" or "watch")");
    }
    const Json &armies = form.list("armies");
    form.expect(armies.size() == 2 && armies[0].is_object() && armies[1].is_object(), "armies", "a list of two armies");
    form.object("options");
    form.object("start");
}

void checkKey(const Fields &key)
{
    key.number("turn");
    key.text("resolver");
    key.number("before");
    for (const Json &participant : key.list("participants"))
        key.expect(participant.is_string(), "participants", "a list of texts");
}

void checkFaces(const Fields &form, const char *key)
{
    for (const Json &face : form.list(key))
        form.expect(limit::isWhole(face, -mostLines, mostLines), key, "a list of the faces of dice");
}

/// Is that a name of a die as it is kept?
bool isDieName(const Json &name)
{
    try {
        return name.is_string() && dieName(name.get_ref<const std::string &>()) == name.get_ref<const std::string &>();
    } catch (const Error &) {
        return false;
    }
}

/// What an amendment tells of one entry that is no longer as it was.
void checkAmended(const Fields &item, int n)
{
    const int of = item.number("n");
    item.expect(of > 0 && of < n, "n", "the number of an entry before it");
    const std::string &how = item.text("how");
    if (item.has("before"))
        for (std::size_t i = 0; i < item.list("before").size(); ++i) {
            const Fields act = item.object("before", i);
            act.object("act").text("resolver");
            act.object("act").object("input");
            checkKey(act.object("key"));
            act.object("result").text("sentence");
            act.object("result").list("changes");
            act.object("result").list("dice");
        }
    if (how == "dropped")
        return;
    item.expect(how == "amended" || how == "kept" || how == "replayed" || how == "same", "how",
                R"("amended", "kept", "replayed", "same" or "dropped")");
    const Fields result = item.object("result");
    result.list("changes");
    if (item.has("act")) {
        item.object("act").text("resolver");
        item.object("act").object("input");
        result.list("dice");
    }
    if (how != "kept" || result.has("sentence"))
        result.text("sentence");
}

void checkAmendment(const Fields &form, int n)
{
    const int of = form.number("of");
    form.expect(of > 0 && of < n, "of", "the number of an entry before it");
    form.text("reason");
    int last = 0;
    for (std::size_t i = 0; i < form.list("history").size(); ++i) {
        const Fields item = form.object("history", i);
        checkAmended(item, n);
        item.expect(item.number("n") > last, "n", "higher than the one before it");
        last = item.number("n");
    }
}

/// Gives the kind.
std::string checkEntry(const Json &json, const std::string &where, int n)
{
    const Fields form(json, where);
    if (form.number("n") != n)
        throw Error(fmt::format("{}: entry {} should stand here, not entry {}", where, n, form.number("n")), "n");
    form.hash("prev");
    form.text("time");
    form.number("turn");
    if (form.has("salt")) {
        const std::string &salt = form.text("salt");
        form.expect(salt.size() == 32 && salt.find_first_not_of("0123456789abcdef") == std::string::npos, "salt", "32 hexadecimal digits");
    }
    if (form.has("typed")) {
        const Fields typed = form.object("typed");
        checkKey(typed.object("key"));
        checkFaces(typed, "faces");
    }
    if (form.has("typedBefore"))
        checkFaces(form, "typedBefore");
    std::string kind = form.text("kind");
    if (kind == "note") {
        form.text("text");
        if (form.has("keeper")) {
            const Fields keeper = form.object("keeper");
            for (const char *key : {"how", "name", "seat"})
                keeper.text(key);
            if (keeper.has("key"))
                keeper.hash("key");
        }
        return kind;
    }
    form.expect(kind == "act" || kind == "undo" || kind == "correct" || kind == "amend", "kind",
                R"("act", "undo", "correct", "amend" or "note")");
    const Fields result = form.object("result");
    result.text("sentence");
    result.list("changes");
    if (kind == "undo")
        form.number("of");
    else if (kind == "correct")
        form.text("reason");
    else if (kind == "amend")
        checkAmendment(form, n);
    else {
        form.object("act").text("resolver");
        form.object("act").object("input");
        checkKey(form.object("key"));
        result.list("dice");
        if (form.has("dieNames")) {
            const Json &names = form.list("dieNames");
            form.expect(names.size() == result.at("dice").size() && std::all_of(names.begin(), names.end(), isDieName), "dieNames",
                        "a list with a name for each of its dice");
        }
    }
    return kind;
}

} // namespace

Entry parseEntry(std::string_view line, int n)
{
    const std::string where = fmt::format("line {} of the journal", n + 1);
    Entry entry{n, "header", parseJson(line, where, lineLimits), std::string(line)};
    if (n == 0)
        checkHeader(entry.json, where);
    else
        entry.kind = checkEntry(entry.json, where, n);
    return entry;
}

ActKey keyFromJson(const Json &key)
{
    const std::string where = "the key of an act";
    const Fields form(key, where);
    checkKey(form);
    return {form.number("turn"), form.text("resolver"), form.at("participants").get<std::vector<std::string>>(), form.number("before")};
}

std::vector<Change> changesOf(const Entry &entry)
{
    std::vector<Change> changes;
    if (entry.kind == "note" || entry.n == 0)
        return changes;
    for (const Json &change : entry.json.at("result").at("changes"))
        changes.push_back(changeFromJson(change));
    return changes;
}

std::vector<Entry> readJournal(std::string_view text, const std::string &what, std::string *cut)
{
    if (text.empty())
        throw Error(what + " is empty; a journal begins with its header");
    if (text.size() > mostBytes)
        throw Error(fmt::format("{} is too large: {} bytes; at most {} are allowed", what, text.size(), mostBytes));
    if (text.starts_with("\xEF\xBB\xBF")) // some editors put a byte order mark in front; no line's hash counts it
        text.remove_prefix(3);
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        throw Error(what + " is UTF-16 text; a journal is UTF-8: save it as such, or take the file as it was before an editor saved it");
    std::vector<Entry> entries;
    while (!text.empty()) {
        const std::size_t feed = text.find('\n');
        const bool last = feed == std::string_view::npos;
        std::string_view line = text.substr(0, feed);
        text.remove_prefix(last ? text.size() : feed + 1);
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        const int n = static_cast<int>(entries.size());
        if (n > mostLines)
            throw Error(fmt::format("{} is too long; at most {} entries are allowed", what, mostLines));
        try {
            entries.push_back(parseEntry(line, n));
        } catch (const Error &problem) {
            if (last && n > 0 && cut != nullptr) {
                *cut = fmt::format("{}: line {} was cut short and is left out", what, n + 1);
                return entries;
            }
            throw Error(what + ": " + problem.what(), problem.field());
        }
    }
    return entries;
}

} // namespace optio
