// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of optio-link, and its lines.
#include "app/link/talk.h"

#include "app/cli/files.h"
#include "rules/journal/journal.h"
#include "rulesets/registry.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <charconv>
#include <csignal>
#include <filesystem>
#include <unistd.h>

namespace optio::link {

namespace {

int signalPipe[2] = {-1, -1};

void signalled(int /*signal*/)
{
    const char byte = 0;
    (void)!::write(signalPipe[1], &byte, 1);
}

/// The words after the command: "--option value", or the one place.
class Words {
public:
    explicit Words(const std::vector<std::string> &words) : words_(words) {}
    bool next(std::string &word)
    {
        if (at_ >= words_.size())
            return false;
        word = words_[at_++];
        return true;
    }
    std::string value(const std::string &option)
    {
        if (at_ >= words_.size())
            throw Error(option + " wants a value", option);
        return words_[at_++];
    }

private:
    const std::vector<std::string> &words_;
    std::size_t at_ = 1;
};

int numberOf(const std::string &text, const std::string &option)
{
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || end != text.data() + text.size() || number < 0 || number > 65535)
        throw Error(option + " is a whole number from 0 to 65535", option);
    return number;
}

} // namespace

void tell(const Json &line)
{
    const std::string text = line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
}

void listenTo(const std::function<void(const Json &)> &line)
{
    auto *notifier = new QSocketNotifier(STDIN_FILENO, QSocketNotifier::Read, QCoreApplication::instance());
    auto partial = std::make_shared<std::string>();
    QObject::connect(notifier, &QSocketNotifier::activated, notifier, [notifier, partial, line] {
        char piece[65536];
        const ssize_t count = ::read(STDIN_FILENO, piece, sizeof piece);
        if (count <= 0) {
            notifier->setEnabled(false); // nothing more is wanted; what happens is still told
            return;
        }
        partial->append(piece, static_cast<std::size_t>(count));
        for (std::size_t feed = partial->find('\n'); feed != std::string::npos; feed = partial->find('\n')) {
            const std::string one = partial->substr(0, feed);
            partial->erase(0, feed + 1);
            try {
                if (one.find_first_not_of(" \t\r") == std::string::npos)
                    continue;
                const Json json = parseJson(one, "the line");
                if (!json.is_object())
                    throw Error("a line is a JSON object");
                line(json);
            } catch (const Error &problem) {
                tell({{"event", "error"}, {"text", problem.what()}});
            } catch (const Json::exception &) {
                tell({{"event", "error"}, {"text", "the line does not have the form it should have"}});
            }
        }
        if (partial->size() > mostMessageBytes)
            partial->clear();
    });
}

void endOnSignals()
{
    if (::pipe(signalPipe) != 0)
        return;
    auto *notifier = new QSocketNotifier(signalPipe[0], QSocketNotifier::Read, QCoreApplication::instance());
    QObject::connect(notifier, &QSocketNotifier::activated, QCoreApplication::instance(), [] { QCoreApplication::exit(0); });
    std::signal(SIGINT, signalled);
    std::signal(SIGTERM, signalled);
}

Act actFrom(const Json &line)
{
    Act act;
    act.kind = line.value("do", "");
    act.id = line.value("id", "");
    if (!act.id.empty() && !isId(act.id))
        throw Error("\"id\" of an act is 32 hexadecimal digits", "id");
    act.resolver = line.value("resolver", "");
    act.input = line.value("input", Json::object());
    if (line.contains("dice"))
        act.dice = line.at("dice").get<std::vector<int>>();
    if (line.contains("names"))
        act.names = line.at("names").get<std::vector<std::string>>();
    act.of = line.value("of", 0);
    act.values = line.value("values", Json());
    act.amend = line.value("amend", Json());
    act.text = line.value("text", line.value("reason", ""));
    if (line.contains("base")) {
        act.base.n = line.at("base").at("n").get<int>();
        act.base.hash = line.at("base").at("hash").get<std::string>();
    }
    return act;
}

int talk(const std::string &program, const std::vector<std::string> &words)
{
    const std::string command = words.empty() ? "" : words.front();
    if (command != "share" && command != "join" && command != "watch")
        throw Error("optio-link share FILE, join LINK or watch LINK; an address may stand for a link");
    Words rest(words);
    ShareTerms sharing;
    JoinTerms joining;
    std::vector<std::string> houses;
    std::string place;
    for (std::string word; rest.next(word);) {
        if (word == "--seat" && command == "share")
            sharing.seats.push_back(seatFrom(rest.value(word)));
        else if (word == "--keep" && command == "share")
            sharing.keep = rest.value(word);
        else if (word == "--port" && command == "share")
            sharing.port = numberOf(rest.value(word), word);
        else if (word == "--codes" && command == "share")
            sharing.codes = rest.value(word);
        else if (word == "--browsers" && command == "share")
            sharing.browsers = true;
        else if (word == "--name")
            sharing.name = joining.name = rest.value(word);
        else if (word == "--house")
            houses.push_back(rest.value(word));
        else if (word == "--replica" && command != "share")
            joining.replica = rest.value(word);
        else if (word == "--game" && command == "join")
            joining.game = rest.value(word);
        else if (word.starts_with("--") || !place.empty())
            throw Error("optio-link " + command + " does not know " + word, word);
        else
            place = word;
    }
    if (place.empty())
        throw Error("optio-link " + command + " wants " + (command == "share" ? "the file of a game" : "a link"));
    (void)program;
    Registry registry(rulesetsFolder(std::filesystem::canonical("/proc/self/exe")), Registry::Reading::whenAsked);
    for (const std::string &house : houses)
        registry.addHouse(house);
    endOnSignals();
    if (command == "share") {
        sharing.file = place;
        const std::string text = cli::readText(place, cli::mostJournalBytes);
        const Entry header = parseEntry(std::string_view(text).substr(0, text.find('\n')), 0);
        return share(registry.at(header.json.at("ruleset").get<std::string>()), sharing);
    }
    joining.link = place;
    joining.watch = command == "watch";
    return join([&registry](const std::string &id) { return registry.find(id); }, joining);
}

} // namespace optio::link
