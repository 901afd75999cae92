// SPDX-License-Identifier: GPL-3.0-or-later
// Many test classes in one program: each file of tests names its class with OPTIO_TEST, and main.cpp runs the one it is asked for.
#pragma once

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace suite {

using Maker = std::function<std::unique_ptr<QObject>()>;

/// The test classes by the name of their namespace, which is their file's.
inline std::map<std::string, Maker> &tests()
{
    static std::map<std::string, Maker> all;
    return all;
}

struct Entry {
    Entry(const char *file, Maker make)
    {
        std::string name = file;
        name = name.substr(name.find_last_of('/') + 1);
        tests().emplace(name.substr(0, name.rfind('.')), std::move(make));
    }
};

} // namespace suite

/// Enters a test class under the name of its file, without folder and ending.
#define OPTIO_TEST(Class) const suite::Entry entry(__FILE__, [] { return std::make_unique<Class>(); });
