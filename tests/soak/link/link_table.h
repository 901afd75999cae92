// SPDX-License-Identifier: GPL-3.0-or-later
// A table with several devices in simulated time: the keeper plays side a, a guest side b, watchers look on. Links are slow, are cut, and
// live on half; devices crash and lose what was not durable; their clocks run differently. In the end everybody must have the keeper's game
// as far as its seat sees, nothing acknowledged may be lost or doubled, nothing shown before it was durable, no secret sent.
#pragma once

#include "rules/journal/replica_line.h"
#include "rules/journal/secrets.h"
#include "rules/link/carry_on.h"
#include "rules/link/guest.h"
#include "rules/link/keeper.h"
#include "rules/link/link_text.h"
#include "rules/ruleset.h"
#include "tests/soak/link/link_agenda.h"

#include <array>
#include <memory>
#include <set>

namespace optio::table {

/// A fault put in on purpose, that the table must find.
enum class Planted { none, noIds, early, openStubs };

struct Terms {
    std::uint64_t seed = 1;
    int acts = 25; ///< the game goes on until so many entries
    int watchers = 3;
    bool verbose = false;
    Planted planted = Planted::none;
};

struct Tally {
    int games = 0, entries = 0, acts = 0, refused = 0, ruled = 0, cuts = 0, crashes = 0, messages = 0, stubs = 0, shared = 0, undone = 0;
    int carried = 0, handed = 0, parted = 0; ///< games whose keeper was lost, handed them over, came back
};

class Table {
public:
    Table(const Ruleset &ruleset, const Terms &terms, Tally &tally)
        : ruleset_(ruleset), terms_(terms), tally_(tally), chance_(terms.seed * 2 + 1)
    {
        for (int tries = 0;; ++tries) {
            try {
                const Game game = Game::start(ruleset, {chance_.of(ruleset.armies()), chance_.of(ruleset.armies()), Json::object(),
                                                        gameKeyFromSeed(terms.seed), randomly::noon});
                disk_.lines.push_back(game.headerLine());
                key_ = game.header().at("key").get<std::string>();
                break;
            } catch (const Error &) { // two armies that do not fight each other
                if (tries == 50)
                    throw;
            }
        }
        sharing_.name = "Anna";
        sharing_.seats = {{tokens_[0], link::Seat::b}, {tokens_[1], link::Seat::watch}};
        for (int i = 0; i < 1 + terms.watchers; ++i) {
            auto device = std::make_unique<Device>();
            device->number = i;
            device->seat = i == 0 ? link::Seat::b : link::Seat::watch;
            device->joining = {tokens_[i == 0 ? 0 : 1], "guest " + std::to_string(i), std::string(31, '0') + static_cast<char>('1' + i),
                               gameKeyFromSeed(terms.seed * 100 + static_cast<std::uint64_t>(i))};
            device->rate = 80 + static_cast<int>(chance_.below(41));
            device->offset = static_cast<Time>(chance_.below(1'000'000));
            devices_.push_back(std::move(device));
        }
        fate_ = std::array{Fate::none, Fate::none, Fate::lost, Fate::handed}[chance_.below(4)];
    }

    /// Plays it. What was wrong, a sentence each; empty when all was well.
    std::vector<std::string> play()
    {
        startKeeper();
        for (auto &device : devices_)
            startGuest(*device);
        keeperPlays();
        guestPlays(*devices_[0]);
        trouble();
        for (int minutes = 0; minutes < 60 && busy(); ++minutes)
            agenda_.run(agenda_.now() + 10'000);
        calm_ = true;
        agenda_.run(agenda_.now() + 120'000);
        check();
        ++tally_.games;
        tally_.entries += static_cast<int>(disk_.lines.size()) - 1;
        return faults_;
    }

private:
    struct Device {
        int number = 0;
        link::Seat seat = link::Seat::watch;
        link::Joining joining;
        std::unique_ptr<link::Guest> guest;
        Disk disk;
        int link = 0; ///< the one it speaks over; 0: none
        int rate = 100;
        Time offset = 0;
    };
    /// A connection: messages of each direction arrive in their order, as long as it lives.
    struct Wire {
        Device *device = nullptr;
        int keeperLife = 0;
        bool old = false;                     ///< to a keeper that handed the game over
        bool atGuest = true, atKeeper = true; ///< does that end still know it?
        Time toKeeper = 0, toGuest = 0;       ///< when the last message arrives
    };

    void fault(const std::string &what)
    {
        if (faults_.size() < 10)
            faults_.push_back("at " + std::to_string(agenda_.now()) + " ms: " + what);
    }
    Time clockOf(const Device &device) const { return agenda_.now() * device.rate / 100 + device.offset; }
    Time delay() { return 1 + static_cast<Time>(chance_.below(chance_.once(12) ? 3000 : 60)); }
    bool busy() const { return static_cast<int>(disk_.lines.size()) <= terms_.acts && !over_; }

    // --- the keeper's device
    void startKeeper();
    void keeperTicks(int life);
    void keeperDoes();
    void keeperDoes(link::KeeperEffect &effect);
    void isDurable(int life, int n);
    void crashKeeper();
    void keeperPlays();

    // --- its changes
    enum class Fate { none, lost, handed };
    void keeperChanges();
    void carryOn(Device &heir);
    void changeTo(const std::vector<Entry> &entries, bool newCodes);
    void takes(Device &heir, const std::string &line);
    void handedOver();
    void oldKeeperDoes();
    void oldKeeperReturns();

    /// Something that a player wants done.
    std::optional<link::Act> drawn(const Json &known, const std::string &side, const std::vector<int> &standing);

    // --- the guests' devices
    void startGuest(Device &device);
    void guestTicks(Device &device, int life);
    void guestDoes(Device &device);
    void guestDoes(Device &device, link::GuestEffect &effect);
    static std::string hashAt(const Device &device, int n);
    void crashGuest(Device &device);
    void guestPlays(Device &device);

    // --- the wires
    void connect(Device &device);
    void sendToKeeper(Device &device, const link::Message &message);
    void sendToGuest(int number, const link::Message &message);
    bool isOver() const { return keeper_ != nullptr && ruleset_.ended(keeper_->game().state()).value("over", false); }

    /// Nothing that this seat may not know stands in an entry that is sent to it while the game goes on.
    void lookAt(const link::EntryTold &told, link::Seat seat);

    void hangUp(Device &device);
    void closeAtKeeper(int number);
    void tellGuestLost(int number);

    /// Cuts and crashes, now and then.
    void trouble();

    // --- what must hold
    std::string original(const std::string &id) const;
    void shown(int n, const std::string &hash);
    void check();

    const Ruleset &ruleset_;
    Terms terms_;
    Tally &tally_;
    Chance chance_;
    Agenda agenda_;
    std::array<std::string, 2> tokens_{std::string(32, 'a'), std::string(32, 'b')};
    link::Sharing sharing_;
    Disk disk_; ///< the keeper's
    std::string key_;
    std::unique_ptr<link::Keeper> keeper_, old_;
    Fate fate_ = Fate::none;
    bool came_ = false; ///< was the keeper lost, and may come back?
    std::string keeperSide_ = "a";
    std::array<std::string, 2> newTokens_{std::string(32, '1'), std::string(32, '2')};
    std::vector<Entry> prepared_;                ///< the heir's, before it keeps the game
    std::vector<std::vector<std::string>> kept_; ///< journals of keepers before
    std::vector<std::unique_ptr<Device>> devices_;
    std::map<int, Wire> wires_;
    int wireCount_ = 0, ids_ = 0;
    bool calm_ = false, over_ = false;
    std::map<std::string, Json> meant_;
    std::map<std::string, std::string> originals_;
    std::map<std::string, int> acknowledged_;
    std::map<int, std::set<std::string>> shown_;
    std::vector<std::string> faults_;
};

} // namespace optio::table

#include "tests/soak/link/link_checks.h"
#include "tests/soak/link/link_devices.h"
#include "tests/soak/link/link_keepers.h"
#include "tests/soak/link/link_wires.h"
