// SPDX-License-Identifier: GPL-3.0-or-later
// Shares a game that lies in a journal file: prints the links of its seats, then what happens; takes acts of the keeper's own player.
#include "app/cli/files.h"
#include "app/cli/output.h"
#include "app/link/keeper_carrier.h"
#include "app/link/kept_codes.h"
#include "app/link/talk.h"
#include "app/link/watch_port.h"
#include "rules/ruleset.h"

#include <QCoreApplication>

#include <filesystem>
#include <utility>

namespace optio::link {

namespace {

class Share final : public SharedGame {
public:
    Share(const Ruleset &ruleset, const ShareTerms &terms)
        : file_(terms.file), codesFile_(terms.codes), codes_(codesOf(terms)),
          keeper_(ruleset, entriesOf(terms), sharingOf(terms), cli::now),
          carrier_(keeper_, keyPairFrom(codes_.secret),
                   {[this](int, const std::string &line) { file_.append(line); }, [this](const KeeperEffect &effect) { told(effect); },
                    [this] { tellSeeker(); }})
    {
        carrier_.listen(terms.port == 0 ? codes_.port : terms.port);
        codes_.port = carrier_.port();
        if (!codesFile_.empty())
            codes_.keep(codesFile_);
        for (const Seat seat : {Seat::a, Seat::b, Seat::umpire, Seat::watch}) {
            if (keeper_.tokenOf(seat).empty())
                continue;
            const JoinLink link = carrier_.linkFor(seat);
            tell({{"event", "seat"}, {"seat", wordOf(seat)}, {"link", textOf(link)}, {"port", link.port}});
        }
        if (terms.browsers)
            letWatch(true);
        tell({{"event", "sharing"}, {"head", FieldsOut::write(keeper_.head())}, {"port", carrier_.port()}});
        if (!keeper_.handingTo().empty())
            tell({{"event", "handing"}, {"name", keeper_.handingTo()}});
    }

    void take(const Json &line) override
    {
        const std::string what = line.value("do", "");
        if (what == "quit") {
            QCoreApplication::exit(0);
        } else if (what == "withdraw") {
            keeper_.withdraw(line.at("id").get<std::string>());
        } else if (what == "answer") {
            Answer answer{.id = line.at("id").get<std::string>(), .what = line.value("what", "")};
            answer.agree = line.value("agree", false);
            answer.answers = line.value("answers", Json());
            keeper_.answer(answer);
        } else if (what == "remove") {
            for (const Keeper::Row &row : keeper_.guests())
                if (row.name == line.at("name").get<std::string>())
                    keeper_.remove(row.link, "The keeper has ended your part in this game");
        } else if (what == "hand") {
            hand(line.at("name").get<std::string>());
        } else if (what == "keep") {
            keeper_.keepAfterAll(carrier_.now());
        } else if (what == "state") {
            tell({{"event", "state"},
                  {"head", FieldsOut::write(keeper_.head())},
                  {"view", toJson(keeper_.game().ruleset().view(keeper_.game().state(), line.value("side", "")))}});
        } else if (what == "browsers") {
            letWatch(line.value("on", true));
        } else if (what == "admit") {
            carrier_.admit(seatFrom(line.value("seat", "")), line.value("digits", ""));
        } else if (what == "turn-away") {
            carrier_.turnAway();
        } else if (what == "digits") {
            carrier_.letAsk(line.value("on", true));
        } else if (what == "stop") {
            carrier_.stop("The keeper has stopped sharing");
            if (!codesFile_.empty()) // they are good for nothing any more
                std::filesystem::remove(std::exchange(codesFile_, {}));
            tell({{"event", "stopped"}});
        } else {
            const std::string id = keeper_.act(actFrom(line), carrier_.now());
            tell({{"event", "sent"}, {"id", id}});
        }
        carrier_.work();
    }

    /// Where the codes are kept it goes on with them another time, and who has joined goes on trying.
    void end() override { carrier_.stop(codesFile_.empty() ? "The keeper has stopped sharing" : ""); }
    std::map<std::string, std::string> links() const override
    {
        std::map<std::string, std::string> all;
        for (const Seat seat : {Seat::a, Seat::b, Seat::umpire, Seat::watch})
            if (!keeper_.tokenOf(seat).empty())
                all[wordOf(seat)] = textOf(carrier_.linkFor(seat));
        return all;
    }

private:
    void hand(const std::string &name)
    {
        for (const Keeper::Row &row : keeper_.guests())
            if (row.name == name)
                return keeper_.handOver(row.link, carrier_.now());
        throw Error("nobody of that name has joined", "name");
    }

    /// Who asks to be let in, having no link; "" for nobody any more.
    void tellSeeker()
    {
        const Admission::Seeker *seeker = carrier_.seeker();
        tell({{"event", "seeker"}, {"name", seeker ? seeker->name : std::string()}, {"digits", seeker ? seeker->digits : std::string()}});
    }
    /// The page for watchers, at the same port; everybody near can read it.
    void letWatch(bool on)
    {
        carrier_.letWatch(on, {});
        Json play = Json::object();
        for (const auto &[seat, link] : links())
            if (const std::string address = carrier_.browserLinkFor(joinLinkFrom(link)); seat != "watch" && !address.empty())
                play[seat] = address;
        tell({{"event", "browsers"}, {"addresses", carrier_.watchAddresses()}, {"encrypted", false}, {"play", play}});
    }
    std::vector<Entry> entriesOf(const ShareTerms &terms)
    {
        std::string cut;
        std::vector<Entry> entries = readJournal(file_.text(), terms.file, &cut);
        if (!cut.empty())
            file_.dropCutLine();
        return entries;
    }
    static std::vector<Seat> seatsOf(const ShareTerms &terms)
    {
        return terms.seats.empty() ? std::vector<Seat>{Seat::b, Seat::watch} : terms.seats;
    }
    static KeptCodes codesOf(const ShareTerms &terms)
    {
        KeptCodes codes = terms.codes.empty() ? KeptCodes{.secret = newKeyPair().secret} : KeptCodes::from(terms.codes);
        codes.add(seatsOf(terms));
        return codes;
    }
    Sharing sharingOf(const ShareTerms &terms) const
    {
        Sharing sharing;
        sharing.name = terms.name;
        sharing.sides.clear();
        if (terms.keep != "a" && terms.keep != "b" && terms.keep != "ab" && terms.keep != "none")
            throw Error("--keep is a, b, ab or none: the sides played at this device", "--keep");
        if (terms.keep != "none")
            for (const char side : terms.keep)
                sharing.sides.insert(std::string(1, side));
        for (const auto &[token, seat] : codes_.seats)
            sharing.seats[token] = seatFrom(seat);
        return sharing;
    }
    void told(const KeeperEffect &effect)
    {
        if (effect.kind == KeeperEffect::Kind::show)
            tell({{"event", "entry"},
                  {"n", effect.n},
                  {"hash", lineHash(keeper_.entry(effect.n).line)},
                  {"entry", keeper_.entry(effect.n).json}});
        else if (effect.kind == KeeperEffect::Kind::presence)
            tell("presence", keeper_.presence());
        else if (effect.kind == KeeperEffect::Kind::moved)
            tell({{"event", "moved"}, {"link", effect.text}});
        else if (effect.kind == KeeperEffect::Kind::kept)
            tell({{"event", "kept"}});
        else
            tellAlike(effect);
    }

    cli::JournalFile file_;
    std::string codesFile_;
    KeptCodes codes_;
    Keeper keeper_;
    KeeperCarrier carrier_;
};

} // namespace

std::unique_ptr<SharedGame> shareGame(const Ruleset &ruleset, const ShareTerms &terms) { return std::make_unique<Share>(ruleset, terms); }

int share(const Ruleset &ruleset, const ShareTerms &terms)
{
    Share share(ruleset, terms);
    listenTo([&share](const Json &line) { share.take(line); });
    const int code = QCoreApplication::exec();
    share.end();
    return code;
}

} // namespace optio::link
