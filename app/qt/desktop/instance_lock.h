// SPDX-License-Identifier: GPL-3.0-or-later
// The lock by which one program at a time has the window of a data folder. The system frees it when the program ends, however it ends.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace optio {

class InstanceLock {
public:
    enum class State {
        held,  ///< by this object
        taken, ///< by another
        none,  ///< there is no place where one could be held
    };

    /// Lies in the data folder as "optio.lock"; where that cannot be, in the user's runtime folder, under the folder's number.
    explicit InstanceLock(const std::filesystem::path &data);
    ~InstanceLock();
    InstanceLock(const InstanceLock &) = delete;
    InstanceLock &operator=(const InstanceLock &) = delete;

    /// Tries to get it.
    State hold();
    /// After hold() found it taken: where its holder listens; "" while the holder has not said so.
    const std::string &holder() const { return holder_; }
    /// While it is held: a name for the socket, in the runtime folder; "" when there is no such folder. A socket that is there is of nobody
    /// any more.
    std::string address() const;
    /// Lets others know where this program listens.
    void tell(const std::string &address) const;

private:
    std::vector<std::filesystem::path> places_;
    std::string holder_;
    int descriptor_ = -1;
};

} // namespace optio
