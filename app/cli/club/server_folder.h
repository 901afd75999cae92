// SPDX-License-Identifier: GPL-3.0-or-later
// The folder of an event's server (CLB-53): what was chosen, certificates, the configuration of each node, and the codes of tables, wall
// and organiser. Made once; the next start takes it up, and makes anew what hangs on the machines' addresses.
#pragma once

#include "rules/club/stream/club_link.h"
#include "rules/json.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace optio::cli {

/// What was chosen for a server: server.json.
struct ServerChoices {
    std::string event{};
    int nodes = 1, tables = 20, port = 4333;
    std::vector<std::string> hosts{};
    std::map<std::string, std::string> passwords{}; ///< by user
};

/// What a start asks for.
struct ServerWish {
    std::optional<int> nodes, tables, port;
    std::vector<std::string> hosts;
};

class ServerFolder {
public:
    /// Makes the folder, or takes it up. `templates`: packaging/club. Throws Error naming what cannot be.
    ServerFolder(std::filesystem::path folder, const std::filesystem::path &templates, const ServerWish &wish);

    const std::filesystem::path &path() const { return folder_; }
    const ServerChoices &choices() const { return choices_; }
    /// Are the nodes on machines of their own?
    bool isSpread() const { return choices_.nodes > 1 && choices_.hosts.size() == static_cast<std::size_t>(choices_.nodes); }
    int portOf(int node) const { return isSpread() ? choices_.port : choices_.port + node - 1; }
    std::string configOf(int node) const; ///< its name in the folder
    std::string logOf(int node) const;    ///< likewise
    /// "organiser", "wall", "table1" and so on.
    std::vector<std::string> users() const;
    club::stream::ClubLink linkOf(const std::string &user) const;

private:
    void choose(const ServerWish &wish);
    void writeCertificates();
    void writeConfigs(const std::filesystem::path &templates) const;
    void writeCodes() const;
    void openssl(const std::vector<std::string> &arguments, const std::string &config) const;
    std::string filled(const std::filesystem::path &file, std::map<std::string, std::string> words) const;

    std::filesystem::path folder_;
    ServerChoices choices_;
    std::string authority_; ///< DER in base64url
};

/// Starts a program in a folder, its output into a file of it; gives its process. It ends with this one. Throws Error when it is not there.
int startProgram(const std::vector<std::string> &words, const std::filesystem::path &folder, const std::string &log);

} // namespace optio::cli
