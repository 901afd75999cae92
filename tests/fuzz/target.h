// SPDX-License-Identifier: GPL-3.0-or-later
// A fuzz target: text from outside that a function must read, or refuse with an Error; anything else (a crash, another exception, endless
// work) is a fault. Built with OPTIO_FUZZ each file is a libFuzzer program of its own; otherwise all are in one program that is fed files.
#pragma once

#include "rules/error.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fuzz {

using Target = std::function<void(std::string_view)>;

/// The targets by name.
inline std::map<std::string, Target> &targets()
{
    static std::map<std::string, Target> all;
    return all;
}

struct Entered {
    Entered(const char *name, Target target) { targets().emplace(name, std::move(target)); }
};

/// What is done once before the first input, so that no input is charged for it.
inline std::vector<std::function<void()>> &beforehand()
{
    static std::vector<std::function<void()>> all;
    return all;
}

/// Runs it; an Error is an answer.
inline void run(const Target &target, std::string_view bytes)
{
    try {
        target(bytes);
    } catch (const optio::Error &) {
    }
}

} // namespace fuzz

#ifdef OPTIO_FUZZ
#define OPTIO_FUZZ_TARGET(name, function)                                                                                                  \
    extern "C" int LLVMFuzzerInitialize(int *, char ***)                                                                                   \
    {                                                                                                                                      \
        for (const auto &work : fuzz::beforehand())                                                                                        \
            work();                                                                                                                        \
        return 0;                                                                                                                          \
    }                                                                                                                                      \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)                                                      \
    {                                                                                                                                      \
        fuzz::run(function, {reinterpret_cast<const char *>(data), size});                                                                 \
        return 0;                                                                                                                          \
    }
#else
#define OPTIO_FUZZ_TARGET(name, function) static const fuzz::Entered entered(name, function);
#endif
