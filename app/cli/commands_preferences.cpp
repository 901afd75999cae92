// SPDX-License-Identifier: GPL-3.0-or-later
// preferences: what players chose, as one readable file, and back (DAT-10).
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "db/preference_file.h"

#include <fmt/format.h>

namespace optio::cli {

int preferencesExport(Context &context, const std::string &output)
{
    const Store *library = context.existingLibrary();
    if (library == nullptr)
        throw Error(fmt::format("there is no library in {}, and so no preference to write", dataFolder(context.data).string()), "--data");
    deliver(output, preferencesAsText(*library, now()));
    return ok;
}

int preferencesImport(Context &context, const std::string &file)
{
    const std::string text = readText(file);
    std::vector<const Ruleset *> rulesets;
    for (const auto &ruleset : context.registry().all())
        rulesets.push_back(&*ruleset);
    const PreferencesRead read = readPreferences(context.library(), text, nameOf(file), rulesets);
    noteSaved();
    for (const std::string &note : read.notes)
        complain(note);
    print({{"taken", read.taken}, {"notes", read.notes}});
    return ok;
}

} // namespace optio::cli
