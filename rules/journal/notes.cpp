// SPDX-License-Identifier: GPL-3.0-or-later
// Seals what an act writes down; notes as they are kept.
#include "rules/journal/notes.h"

#include "rules/error.h"

namespace optio {

Sealing sealWritten(const Ruleset &ruleset, const Json &state, const std::string &resolver, const Json &input)
{
    const auto *rules = dynamic_cast<const NoteRules *>(&ruleset);
    std::optional<NoteRules::Written> written = rules != nullptr ? rules->written(state, resolver, input) : std::nullopt;
    if (!written)
        return {input, {}};
    Sealing sealing{std::move(written->known), KeptNote{std::move(written->side), seal(written->text)}};
    sealing.input["seal"] = sealing.kept->note.seal;
    return sealing;
}

Json toJson(const std::vector<KeptNote> &notes)
{
    Json json = Json::array();
    for (const KeptNote &kept : notes) {
        json.push_back(toJson(kept.note));
        json.back()["side"] = kept.side;
    }
    return json;
}

std::vector<KeptNote> keptNotes(const Json &json)
{
    std::vector<KeptNote> notes;
    if (!json.is_array())
        throw Error("the notes that are kept must be a list");
    for (const Json &one : json) {
        if (!one.is_object() || !one.value("side", Json()).is_string() || !one.value("text", Json()).is_string() ||
            !one.value("nonce", Json()).is_string())
            throw Error("a note that is kept needs the texts \"side\", \"text\" and \"nonce\"");
        const std::string text = one.at("text"), nonce = one.at("nonce");
        notes.push_back({one.at("side"), {text, nonce, sealOf(text, nonce)}});
    }
    return notes;
}

} // namespace optio
