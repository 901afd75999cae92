// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the codes of a sharing.
#include "app/link/kept_codes.h"

#include "app/cli/files.h"
#include "rules/fields.h"
#include "rules/limits.h"

#include <algorithm>
#include <filesystem>
#include <sys/stat.h>

namespace optio::link {

template <class F> void fields(F &f, KeptCodes &v)
{
    f("secret", v.secret);
    f("port", v.port, limit::from(0, 65535));
    f("seats", v.seats);
}

KeptCodes KeptCodes::from(const std::string &file)
{
    KeptCodes codes;
    if (!std::filesystem::exists(file)) {
        codes.secret = newKeyPair().secret;
        return codes;
    }
    try {
        const Json json = parseJson(cli::readText(file), "the codes");
        FieldsIn in(json, FieldPlace("codes"));
        fields(in, codes);
        (void)keyPairFrom(codes.secret);
        for (const auto &[token, seat] : codes.seats) {
            if (!isId(token))
                throw Error("a token is 32 hexadecimal digits", "seats");
            (void)seatFrom(seat);
        }
    } catch (const Error &problem) {
        throw Error(file + " holds no codes of a shared game: " + problem.what(), "--codes");
    }
    return codes;
}

void KeptCodes::add(const std::vector<Seat> &wanted)
{
    for (const Seat seat : wanted)
        if (std::none_of(seats.begin(), seats.end(), [&](const auto &one) { return one.second == wordOf(seat); }))
            seats[newId()] = wordOf(seat);
}

void KeptCodes::keep(const std::string &file) const
{
    const mode_t before = ::umask(077); // nobody else may read them at any moment
    try {
        cli::replaceFile(file, FieldsOut::write(*this).dump(2) + "\n");
    } catch (...) {
        ::umask(before);
        throw;
    }
    ::umask(before);
}

} // namespace optio::link
