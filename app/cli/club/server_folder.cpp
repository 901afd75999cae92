// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the folder of an event's server.
#include "app/cli/club/server_folder.h"

#include "app/cli/files.h"
#include "app/cli/output.h"
#include "rules/club/stream/subjects.h"
#include "rules/exchange/packed.h"
#include "rules/link/link_text.h"
#include "rules/link/messages.h"

#include <fmt/format.h>

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cstring>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/stat.h>
#include <sys/wait.h>

namespace optio::cli {

namespace {

constexpr int mostTables = 1000;
constexpr int clusterPorts = 2000; ///< the nodes' ports for each other lie so much higher

Json jsonOf(const ServerChoices &choices)
{
    return {{"optio-club-server", 1}, {"event", choices.event}, {"nodes", choices.nodes},        {"tables", choices.tables},
            {"port", choices.port},   {"hosts", choices.hosts}, {"passwords", choices.passwords}};
}

ServerChoices choicesFrom(const Json &json, const std::string &what)
{
    if (!json.is_object() || json.value("optio-club-server", Json()) != 1)
        throw Error(what + " is not that of an event's server", "DIR");
    ServerChoices choices{json.at("event").get<std::string>(),
                          json.at("nodes").get<int>(),
                          json.at("tables").get<int>(),
                          json.at("port").get<int>(),
                          json.at("hosts").get<std::vector<std::string>>(),
                          json.at("passwords").get<std::map<std::string, std::string>>()};
    if (!club::stream::isEventName(choices.event))
        throw Error(what + " names no event", "DIR");
    return choices;
}

/// This machine's addresses in networks without the internet, as other devices see it; its own alone when there is none.
std::vector<std::string> ownAddresses()
{
    std::vector<std::string> addresses;
    ifaddrs *all = nullptr;
    if (getifaddrs(&all) == 0) {
        for (const ifaddrs *one = all; one != nullptr; one = one->ifa_next) {
            if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET || (one->ifa_flags & IFF_LOOPBACK) != 0)
                continue;
            std::array<char, INET_ADDRSTRLEN> text{};
            sockaddr_in address{};
            std::memcpy(&address, one->ifa_addr, sizeof address);
            if (inet_ntop(AF_INET, &address.sin_addr, text.data(), text.size()) != nullptr && link::isNear(text.data()))
                addresses.emplace_back(text.data());
        }
        freeifaddrs(all);
    }
    if (addresses.size() > 4)
        addresses.resize(4);
    return addresses.empty() ? std::vector<std::string>{"127.0.0.1"} : addresses;
}

std::string bracketed(const std::string &host) { return host.find(':') == std::string::npos ? host : "[" + host + "]"; }

bool isNumber(const std::string &host)
{
    std::array<unsigned char, 16> bytes{};
    return inet_pton(AF_INET, host.c_str(), bytes.data()) == 1 || inet_pton(AF_INET6, host.c_str(), bytes.data()) == 1;
}

} // namespace

ServerFolder::ServerFolder(std::filesystem::path folder, const std::filesystem::path &templates, const ServerWish &wish)
    : folder_(std::move(folder))
{
    const std::filesystem::path kept = folder_ / "server.json";
    std::error_code none;
    if (std::filesystem::exists(kept, none)) {
        choices_ = choicesFrom(parseJson(readText(kept.string()), kept.string()), kept.string());
    } else {
        if (std::filesystem::exists(folder_, none) && !std::filesystem::is_empty(folder_, none))
            throw Error(fmt::format("{} is there already and is not the folder of a server; name a new one", folder_.string()), "DIR");
        std::filesystem::create_directories(folder_);
        choices_.event = link::newId().substr(0, 8);
    }
    // What lies in it opens the server: it is for its owner alone.
    std::filesystem::permissions(folder_, std::filesystem::perms::owner_all);
    choose(wish);
    replaceFile(kept.string(), jsonOf(choices_).dump(2) + "\n"); // first: a folder that was left half made is taken up
    writeCertificates();
    writeConfigs(templates);
    writeCodes();
}

void ServerFolder::choose(const ServerWish &wish)
{
    const bool isNew = choices_.passwords.empty();
    const int nodes = wish.nodes.value_or(choices_.nodes);
    if (nodes != 1 && nodes != 3)
        throw Error("a server has 1 node or 3: of three one may fail, of two none", "--nodes");
    if (!isNew && nodes != choices_.nodes)
        throw Error(fmt::format("this server was made with {} node{}, and keeps them; make a new folder for another number", choices_.nodes,
                                choices_.nodes == 1 ? "" : "s"),
                    "--nodes");
    choices_.nodes = nodes;
    choices_.port = wish.port.value_or(choices_.port);
    if (choices_.port < 1 || choices_.port + 2 + clusterPorts > 65535)
        throw Error(fmt::format("the port must lie between 1 and {}", 65535 - clusterPorts - 2), "--port");
    choices_.tables = std::max(isNew ? 0 : choices_.tables, wish.tables.value_or(choices_.tables)); // codes that were handed out stay good
    if (choices_.tables < 1 || choices_.tables > mostTables)
        throw Error(fmt::format("a server is for 1 to {} tables", mostTables), "--tables");
    if (!wish.hosts.empty())
        choices_.hosts = wish.hosts;
    else if (!isSpread()) // today's
        choices_.hosts = ownAddresses();
    if (choices_.hosts.size() > 4)
        throw Error("a server has at most 4 addresses", "--host");
    for (const std::string &host : choices_.hosts)
        club::stream::expectHost(host);
    for (const std::string &user : users())
        if (!choices_.passwords.contains(user))
            choices_.passwords[user] = link::newId();
}

std::string ServerFolder::configOf(int node) const { return fmt::format("node{}.conf", node); }
std::string ServerFolder::logOf(int node) const { return fmt::format("node{}.log", node); }

std::vector<std::string> ServerFolder::users() const
{
    std::vector<std::string> users{"organiser", "wall"};
    for (int table = 1; table <= choices_.tables; ++table)
        users.push_back(fmt::format("table{}", table));
    return users;
}

club::stream::ClubLink ServerFolder::linkOf(const std::string &user) const
{
    club::stream::ClubLink link{choices_.event, user, choices_.passwords.at(user), {}, authority_};
    for (std::size_t host = 0; host < choices_.hosts.size(); ++host) {
        if (isSpread()) {
            link.servers.push_back(fmt::format("{}:{}", bracketed(choices_.hosts[host]), choices_.port));
            continue;
        }
        for (int node = 1; node <= choices_.nodes; ++node)
            link.servers.push_back(fmt::format("{}:{}", bracketed(choices_.hosts[host]), portOf(node)));
    }
    return link;
}

void ServerFolder::openssl(const std::vector<std::string> &arguments, const std::string &config) const
{
    replaceFile((folder_ / "openssl.conf").string(), config);
    std::vector<std::string> words{"openssl", "req", "-config", "openssl.conf", "-x509", "-newkey", "ed25519", "-nodes", "-days", "3650"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    int status = 0;
    const int child = startProgram(words, folder_, "openssl.log");
    const bool ended = waitpid(child, &status, 0) == child && WIFEXITED(status);
    if (ended && WEXITSTATUS(status) == 127)
        throw Error("the program openssl, which makes certificates, is not here; install Debian's package of that name");
    if (!ended || WEXITSTATUS(status) != 0)
        throw Error(fmt::format("openssl made no certificate; what it said is in {}", (folder_ / "openssl.log").string()));
    std::error_code none;
    std::filesystem::remove(folder_ / "openssl.conf", none);
    std::filesystem::remove(folder_ / "openssl.log", none);
}

void ServerFolder::writeCertificates()
{
    const std::string form =
        "[req]\ndistinguished_name=name\nx509_extensions=more\nprompt=no\n[name]\nCN={}\n[more]\nbasicConstraints=critical,CA:{}\n";
    std::error_code none;
    if (!std::filesystem::exists(folder_ / "ca.pem", none)) {
        // The key comes first to its file, so a certificate that is there has one.
        openssl({"-keyout", "ca.key", "-out", "ca.new"}, fmt::format(fmt::runtime(form), choices_.event, "TRUE"));
        std::filesystem::rename(folder_ / "ca.new", folder_ / "ca.pem");
    }
    std::string names = "DNS:" + club::stream::serverName(choices_.event) + ",DNS:localhost,IP:127.0.0.1";
    for (const std::string &host : choices_.hosts)
        names += fmt::format(",{}:{}", isNumber(host) ? "IP" : "DNS", host);
    openssl({"-keyout", "node.key", "-out", "node.pem", "-CA", "ca.pem", "-CAkey", "ca.key"},
            fmt::format(fmt::runtime(form), club::stream::serverName(choices_.event), "FALSE") + "subjectAltName=" + names + "\n");
    const std::string pem = readText((folder_ / "ca.pem").string());
    const std::string begin = "-----BEGIN CERTIFICATE-----";
    const std::size_t from = pem.find(begin), to = pem.find("-----END CERTIFICATE-----");
    if (from == std::string::npos || to == std::string::npos || to < from)
        throw Error((folder_ / "ca.pem").string() + " is no certificate");
    for (const char letter : pem.substr(from + begin.size(), to - from - begin.size())) // base64, in the letters of a link
        if (letter != '\n' && letter != '=')
            authority_ += letter == '+' ? '-' : letter == '/' ? '_' : letter;
}

std::string ServerFolder::filled(const std::filesystem::path &file, std::map<std::string, std::string> words) const
{
    words["event"] = choices_.event;
    words["stream"] = club::stream::streamName(choices_.event);
    std::string text = readText(file.string());
    for (std::size_t from = text.find('@'); from != std::string::npos; from = text.find('@', from)) {
        const std::size_t to = text.find('@', from + 1);
        const auto word = to == std::string::npos ? words.end() : words.find(text.substr(from + 1, to - from - 1));
        if (word == words.end()) { // a sentence about it
            ++from;
            continue;
        }
        text.replace(from, to - from + 1, word->second);
        from += word->second.size();
    }
    return text;
}

void ServerFolder::writeConfigs(const std::filesystem::path &templates) const
{
    std::string users;
    for (const std::string &user : this->users()) {
        const std::string table = linkOf(user).table();
        users += filled(templates / (table.empty() ? user + ".conf" : "table.conf"),
                        {{"user", user}, {"password", choices_.passwords.at(user)}, {"table", table}});
    }
    replaceFile((folder_ / "accounts.conf").string(), filled(templates / "accounts.conf", {{"users", users}}));
    for (int node = 1; node <= choices_.nodes; ++node) {
        std::string cluster, routes;
        const auto host = [&](int of) { return isSpread() ? choices_.hosts.at(static_cast<std::size_t>(of - 1)) : "127.0.0.1"; };
        for (int other = 1; other <= choices_.nodes; ++other)
            if (other != node)
                routes += fmt::format("{}\"nats-route://{}:{}\"", routes.empty() ? "" : ", ", bracketed(host(other)),
                                      portOf(other) + clusterPorts);
        if (choices_.nodes > 1)
            cluster = filled(templates / "cluster.conf", {{"host", isSpread() ? "0.0.0.0" : "127.0.0.1"},
                                                          {"port", std::to_string(portOf(node) + clusterPorts)},
                                                          {"routes", routes}});
        replaceFile((folder_ / configOf(node)).string(), filled(templates / "node.conf", {{"node", std::to_string(node)},
                                                                                          {"port", std::to_string(portOf(node))},
                                                                                          {"store", fmt::format("store{}", node)},
                                                                                          {"cluster", cluster}}));
    }
}

void ServerFolder::writeCodes() const
{
    std::string page =
        "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Codes of an event's server</title>\n"
        "<style>body{font:16px sans-serif}figure{display:inline-block;width:44%;margin:2%;break-inside:avoid;text-align:center}"
        "svg{width:100%}figcaption{font-size:1.6em}code{font-size:.5em;overflow-wrap:anywhere}</style>\n"
        "<p>Each code opens the server for its table, the wall or the organiser: hand it to them alone.</p>\n";
    for (const std::string &user : users()) {
        const club::stream::ClubLink link = linkOf(user);
        std::string text = textOf(link);
        page += fmt::format("<figure>{}<figcaption>{}</figcaption>", exchange::qrSvg(exchange::qrSquares(text)),
                            link.table().empty() ? (user == "wall" ? "Wall" : "Organiser") : "Table " + link.table());
        for (std::size_t at = text.find('&'); at != std::string::npos; at = text.find('&', at + 5))
            text.replace(at, 1, "&amp;");
        page += "<code>" + text + "</code></figure>\n";
    }
    replaceFile((folder_ / "codes.html").string(), page + "</html>\n");
}

} // namespace optio::cli
