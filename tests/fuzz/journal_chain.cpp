// SPDX-License-Identifier: GPL-3.0-or-later
// Journals of a hostile author, whose hashes are right whatever the lines hold. The lines are changed value by value, not byte by byte, so
// that what comes out is a journal nearly always.
#include "tests/fuzz/chained.h"
#include "tests/fuzz/games.h"

static void readChained(std::string_view bytes)
{
    const std::vector<optio::Json> lines = fuzz::linesOf(bytes);
    if (!lines.empty())
        fuzz::readGame(fuzz::chained(lines), true);
}

OPTIO_FUZZ_TARGET("journal_chain", readChained)

#ifdef OPTIO_FUZZ
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t most, unsigned seed)
{
    std::vector<optio::Json> lines = fuzz::linesOf({reinterpret_cast<const char *>(data), size});
    if (lines.empty())
        return size;
    const std::string text = fuzz::chained(fuzz::Hostile(std::move(lines), seed).changed());
    if (text.size() > most)
        return size;
    std::copy(text.begin(), text.end(), data);
    return text.size();
}

/// The entries of one journal after those of another of the same rule set.
extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t *one, std::size_t sizeOne, const std::uint8_t *other,
                                                 std::size_t sizeOther, std::uint8_t *into, std::size_t most, unsigned seed)
{
    std::vector<optio::Json> lines = fuzz::linesOf({reinterpret_cast<const char *>(one), sizeOne});
    const std::vector<optio::Json> more = fuzz::linesOf({reinterpret_cast<const char *>(other), sizeOther});
    if (lines.empty() || more.size() < 2 || lines[0].value("ruleset", optio::Json()) != more[0].value("ruleset", optio::Json()))
        return 0;
    lines.resize(1 + seed % lines.size());
    lines.insert(lines.end(), more.begin() + 1 + static_cast<std::ptrdiff_t>(seed % (more.size() - 1)), more.end());
    const std::string text = fuzz::chained(std::move(lines));
    if (text.size() > most)
        return 0;
    std::copy(text.begin(), text.end(), into);
    return text.size();
}
#endif
