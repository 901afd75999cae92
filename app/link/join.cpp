// SPDX-License-Identifier: GPL-3.0-or-later
// Joins a shared game by its link (or asks for one at an address, by digits), or watches it: what happens goes out, acts come in. With
// --replica the game is kept in a file and taken up from there; its first line is {"optio-guest":1,"device","root"}, then a replica follows
// (rules/link/replica.h). With --game the keeper may hand the game over: it is then kept in that file and shared from here.
#include "app/cli/files.h"
#include "app/cli/output.h"
#include "app/link/guest_carrier.h"
#include "app/link/seek_carrier.h"
#include "app/link/talk.h"
#include "rules/link/carry_on.h"
#include "rules/ruleset.h"

#include <QCoreApplication>
#include <QSaveFile>

#include <array>
#include <filesystem>
#include <functional>
#include <optional>

namespace optio::link {

namespace {

/// The file in which a guest keeps its game.
class Kept {
public:
    Kept(std::string path, const Guest::Rulesets &rulesets) : path_(std::move(path))
    {
        device = newId();
        root = newGameKey();
        if (path_.empty())
            return;
        std::error_code ignored;
        if (!std::filesystem::exists(path_, ignored)) {
            cli::writeNewFile(path_, firstLine() + "\n");
            file_.emplace(path_);
            return;
        }
        file_.emplace(path_);
        std::string_view text = file_->text();
        const Json first = parseJson(text.substr(0, text.find('\n')), path_);
        if (!first.is_object() || first.value("optio-guest", 0) != 1)
            throw Error(path_ + " is not what a guest keeps of a shared game", "--replica");
        device = first.value("device", "");
        root = gameKeyFromHex(first.value("root", ""));
        text.remove_prefix(std::min(text.size(), text.find('\n') + 1));
        if (text.empty())
            return;
        const std::string id = parseJson(text.substr(0, text.find('\n')), path_, {mostMessageBytes, 80}).at("header").value("ruleset", "");
        const Ruleset *ruleset = rulesets(id);
        if (ruleset == nullptr)
            throw Error("the game in " + path_ + " is of the rule set '" + id + "', which is not here", "--replica");
        if (!text.ends_with('\n'))
            file_->dropCutLine();
        replica = Replica::read(*ruleset, text.substr(0, text.rfind('\n') + 1));
    }

    void begin(const std::string &line)
    {
        if (path_.empty())
            return;
        file_.reset();
        QSaveFile whole(QString::fromStdString(path_));
        if (!whole.open(QIODevice::WriteOnly) || whole.write(QByteArray::fromStdString(firstLine() + "\n" + line + "\n")) < 0 ||
            !whole.commit())
            throw Error(path_ + " cannot be written", "--replica");
        file_.emplace(path_);
    }
    void add(const std::string &line)
    {
        if (file_)
            file_->append(line);
    }

    std::string device;
    GameKey root{};
    Replica replica;

private:
    std::string firstLine() const { return Json({{"optio-guest", 1}, {"device", device}, {"root", toHex(root)}}).dump(); }

    std::string path_;
    std::optional<cli::JournalFile> file_;
};

class Join {
public:
    Join(const Guest::Rulesets &rulesets, const JoinTerms &terms)
        : link_(joinLinkFrom(terms.link)), kept_(terms.replica, rulesets),
          guest_(rulesets, {link_.token, terms.name, kept_.device, kept_.root}, kept_.replica),
          carrier_(guest_, link_, [this](const GuestEffect &effect) { told(effect); }), rulesets_(rulesets), terms_(terms)
    {
        for (int n = 1; n <= guest_.replica().length(); ++n)
            tellEntry(n);
        carrier_.start();
    }

    void take(const Json &line)
    {
        const std::string what = line.value("do", "");
        if (what == "quit") {
            QCoreApplication::exit(0);
            return;
        }
        if (keeps_ || (heir_ && what == "keep")) {
            keeps_ = true;
            return heir_->take(line);
        }
        if (what == "state") {
            const Replica &replica = guest_.replica();
            if (!replica.begun())
                throw Error("the game has not come yet");
            tell({{"event", "state"}, {"head", FieldsOut::write(replica.head())}, {"state", replica.state()}});
        } else if (terms_.watch) {
            throw Error("who watches does not act");
        } else if (what == "withdraw") {
            guest_.withdraw(line.at("id").get<std::string>());
        } else if (what == "answer") {
            Answer answer{.id = line.at("id").get<std::string>(), .what = line.value("what", "")};
            answer.agree = line.value("agree", false);
            answer.answers = line.value("answers", Json());
            guest_.answer(answer);
        } else if (what == "ask") {
            Ask ask{.id = line.value("id", newId()), .what = "questions", .side = line.value("side", ""), .text = line.value("text", "")};
            ask.resolver = line.value("resolver", "");
            ask.input = line.value("input", Json::object());
            ask.questions = line.value("questions", std::vector<std::string>());
            guest_.ask(ask);
        } else if (what == "acts" || what == "form" || what == "odds") {
            guest_.look({.kind = what,
                         .id = line.value("id", newId()),
                         .resolver = line.value("resolver", ""),
                         .input = line.value("input", Json::object())});
        } else {
            tell({{"event", "sent"}, {"id", guest_.act(actFrom(line), carrier_.now())}});
        }
        carrier_.work();
    }

    void end()
    {
        guest_.leave();
        carrier_.work();
        if (heir_)
            heir_->end();
    }

private:
    /// The keeper hands the game over: it is on the disk here, and shared, before that is said.
    void takeOver(const std::string &header)
    {
        const Seat seat = guest_.replica().seat();
        if (terms_.game.empty()) {
            tell({{"event", "warning"}, {"text", "the keeper wants to hand the game over; join with --game FILE for that"}});
            return guest_.taken({});
        }
        if (!heir_) {
            const Ruleset *ruleset = rulesets_(guest_.replica().header().value("ruleset", ""));
            std::string text;
            for (const Entry &entry :
                 takenOver(*ruleset, journalOf(guest_.replica()), header, {terms_.name, seat, newGameKey(), cli::now()}))
                text += entry.line + "\n";
            cli::writeNewFile(terms_.game, text);
            ShareTerms sharing;
            sharing.file = terms_.game;
            sharing.name = terms_.name;
            sharing.keep = wordOf(seat);
            sharing.seats = {Seat::a, Seat::b, Seat::umpire, Seat::watch};
            heir_ = shareGame(*ruleset, sharing);
        }
        guest_.taken(heir_->links());
    }
    /// The keeper keeps it after all: what was prepared here is no game.
    void letGo()
    {
        heir_->end();
        heir_.reset();
        std::error_code ignored;
        std::filesystem::remove(terms_.game, ignored);
    }
    void tellEntry(int n)
    {
        const EntryTold &entry = guest_.replica().entry(n);
        tell({{"event", "entry"},
              {"n", n},
              {"stub", entry.line.empty()},
              {"hash", entry.line.empty() ? entry.hash : lineHash(entry.line)},
              {"entry", guest_.replica().readable(n)}});
        if (const auto change = keeperChange(guest_.replica().readable(n)); heir_ && !keeps_ && change && change->how == "kept")
            letGo();
    }
    void told(const GuestEffect &effect)
    {
        using Kind = GuestEffect::Kind;
        switch (effect.kind) {
        case Kind::begin:
            kept_.begin(effect.text);
            tell({{"event", "game"}, {"ruleset", guest_.replica().header().value("ruleset", "")}, {"game", guest_.replica().game()}});
            break;
        case Kind::keep:
            kept_.add(effect.text);
            break;
        case Kind::show:
            tellEntry(effect.n);
            break;
        case Kind::presence:
            tell("presence", std::get<Presence>(effect.message));
            break;
        case Kind::told:
            tell("told", std::get<Look>(effect.message));
            break;
        case Kind::state:
            tell({{"event", "link"},
                  {"state", effect.text},
                  {"reason", effect.reason},
                  {"head", FieldsOut::write(guest_.replica().head())}});
            if (effect.text == "gone" && !keeps_)
                QCoreApplication::exit(1);
            break;
        case Kind::handed:
            takeOver(effect.text);
            break;
        case Kind::moved:
            if (heir_) {
                keeps_ = true;
                guest_.leave();
                tell({{"event", "keeper"}, {"file", terms_.game}});
            } else {
                tell({{"event", "moved"}, {"link", effect.text}});
            }
            break;
        case Kind::warn:
            tell({{"event", "warning"}, {"text", effect.text}});
            break;
        default:
            tellAlike(effect);
        }
    }

    JoinLink link_;
    Kept kept_;
    Guest guest_;
    GuestCarrier carrier_;
    Guest::Rulesets rulesets_;
    JoinTerms terms_;
    std::unique_ptr<SharedGame> heir_; ///< the game that was handed over
    bool keeps_ = false;               ///< and is kept here now
};

/// Asks for a link at an address (LNK-02).
class AskedIn {
public:
    AskedIn(const JoinTerms &terms, std::function<void(const std::string &link)> admitted)
        : seeking_(terms.name), carrier_(seeking_, typedAddressFrom(terms.link), [this](const SeekEffect &effect) { told(effect); }),
          admitted_(std::move(admitted))
    {
        carrier_.start();
    }

    void take(const Json &line)
    {
        const std::string what = line.value("do", "");
        if (what == "same" && line.value("digits", "") == seeking_.digits() && !seeking_.digits().empty())
            seeking_.confirm();
        else if (what == "same")
            throw Error("these are not the digits that are shown", "digits");
        else if (what == "quit" || what == "different")
            QCoreApplication::exit(what == "quit" ? 0 : 1);
        else
            throw Error("before this device is let in, only \"same\", \"different\" and \"quit\" can be done");
        carrier_.work();
    }
    void end()
    {
        seeking_.leave();
        carrier_.work();
    }

private:
    void told(const SeekEffect &effect)
    {
        if (effect.kind == SeekEffect::Kind::state) {
            constexpr std::array words{"idle", "looking", "busy", "comparing", "waiting", "over"};
            tell({{"event", "seek"}, {"state", words.at(static_cast<std::size_t>(seeking_.state()))}, {"digits", seeking_.digits()}});
        } else if (effect.kind == SeekEffect::Kind::refused) {
            tell({{"event", "seek"}, {"state", "refused"}, {"reason", effect.text}});
            QCoreApplication::exit(1);
        } else if (effect.kind == SeekEffect::Kind::admitted) {
            tell({{"event", "admitted"}, {"link", effect.text}});
            QTimer::singleShot(0, &carrier_, [this, link = effect.text] { joinBy(link); });
        }
    }

    void joinBy(const std::string &link)
    {
        try {
            admitted_(link);
        } catch (const Error &problem) {
            tell({{"event", "error"}, {"text", problem.what()}});
            QCoreApplication::exit(1);
        }
    }

    Seeking seeking_;
    SeekCarrier carrier_;
    std::function<void(const std::string &)> admitted_;
};

} // namespace

int join(const Guest::Rulesets &rulesets, const JoinTerms &terms)
{
    std::optional<Join> join;
    std::optional<AskedIn> seek;
    if (terms.link.find("optio:") != std::string::npos)
        join.emplace(rulesets, terms);
    else
        seek.emplace(terms, [&](const std::string &link) {
            JoinTerms found = terms;
            found.link = link;
            join.emplace(rulesets, found);
        });
    listenTo([&](const Json &line) {
        if (join)
            join->take(line);
        else
            seek->take(line);
    });
    const int code = QCoreApplication::exec();
    if (join)
        join->end();
    else
        seek->end();
    return code;
}

} // namespace optio::link
