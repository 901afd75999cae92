// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands_mail.h"

#include "app/cli/commands_play.h"
#include "app/cli/files.h"
#include "db/mail_desk.h"
#include "rules/mail/mail_text.h"
#include "rules/mail/shown_options.h"
#include "rulesets/houses.h"

#include <fmt/format.h>

#include <map>
#include <memory>

namespace optio::cli {

namespace {

/// The rule sets, each read when it is asked for.
MailRulesets rulesetsOf(Context &context)
{
    const auto kept = std::make_shared<std::map<std::string, std::unique_ptr<Ruleset>>>();
    return {[&context] { return context.registry().ids(); },
            [&context](const std::string &id) -> const Ruleset & { return context.registry().at(id); },
            [&context](const std::string &id) {
                for (const House &house : context.registry().houses())
                    if (house.id == id && house.fault.empty())
                        return bytesOfFile(house.file);
                return std::string();
            },
            [&context, kept](const std::string &text) -> const Ruleset & {
                std::unique_ptr<Ruleset> &ruleset = (*kept)[text];
                if (!ruleset)
                    ruleset = readHouse(context.rulesets(), HouseRules::read(text, "house rules"), "house rules");
                return *ruleset;
            }};
}

/// The desk over the library.
struct Desk {
    explicit Desk(Context &context) : book(context.library().folder()), desk(book, rulesetsOf(context)) {}

    MailBook book;
    MailDesk desk;
};

constexpr std::array<const char *, 5> stateWords{"invited", "your turn", "waiting", "over", "disputed"}; ///< of MailState

Json toJson(const mail::Result &result) { return {{"winner", result.winner}, {"by", result.by}}; }

Json told(const MailRow &row, const mail::Battle &battle)
{
    const mail::Standing standing = mail::standingOf(battle);
    Json json = {{"battle", row.id},
                 {"title", battle.setUp.title},
                 {"ruleset", row.ruleset},
                 {"period", battle.setUp.period},
                 {"side", mail::letterOf(row.side)},
                 {"opponent", mail::shortName(battle.nameOf(mail::otherOf(row.side)))},
                 {"turn", standing.turn},
                 {"state", stateWords[static_cast<std::size_t>(stateOf(row, standing))]},
                 {"changed", row.changed}};
    if (battle.acceptance)
        json["code"] = mail::gameCode(battle.file.hashes[battle.blocks[1].last]);
    if (standing.drawOffered && standing.active == row.side)
        json["drawOffered"] = true;
    if (!row.dispute.empty())
        json["dispute"] = row.dispute;
    if (const auto result = battle.result(); result)
        json["result"] = toJson(*result);
    return json;
}

Json told(const mail::Card &card)
{
    if (!card.special.empty())
        return card.special;
    std::string text = fmt::format("{}, {}{}{} {}/{} {}", card.name, card.type, card.unitClass.empty() ? "" : "-", card.unitClass, card.tq,
                                   card.size, card.missile);
    for (const std::string &one : card.characteristics)
        text += ", " + one;
    return card.clan.empty() ? text : text + ", clan " + card.clan;
}

Json told(const mail::Army &army)
{
    Json areas = Json::array(), cards = Json::array();
    for (const auto &[area, terrain] : army.areas)
        areas.push_back({{"area", area}, {"terrain", terrain}});
    for (const mail::Card &card : army.cards)
        cards.push_back(told(card));
    Json json = {{"name", army.name},
                 {"leader", army.leader.name},
                 {"initiative", army.leader.initiative},
                 {"command", army.leader.command},
                 {"rules", army.rules},
                 {"tags", army.tags},
                 {"areas", areas},
                 {"cards", cards}};
    if (army.leader.clan != 0)
        json["clans"] = army.leader.clan;
    return json;
}

/// All that an invitation settles; what is not at its default stands under `changed` once more (PBM-06).
Json told(const mail::SetUp &setUp, const Ruleset &ruleset)
{
    Json options = Json::object(), changed = Json::array();
    for (const Question &option : mail::shownOptions(ruleset, setUp)) {
        options[option.id] = option.value;
        if (mail::isChanged(option))
            changed.push_back({{"option", option.id}, {"label", option.label}, {"value", option.value}, {"default", option.standard}});
    }
    return {{"title", setUp.title},
            {"from", mail::shortName(setUp.promise.name)},
            {"ruleset", ruleset.id()},
            {"period", setUp.period},
            {"limit", setUp.limit},
            {"percent", setUp.percent},
            {"terrain", setUp.terrain},
            {"options", options},
            {"changed", changed},
            {"extras", setUp.extras},
            {"armies", {told(setUp.armies[0]), told(setUp.armies[1])}}};
}

/// The file, or its text for a mail, to where it is wanted.
Json delivered(const std::string &file, const MailOptions &options)
{
    const std::string bytes = options.text ? mail::mailText(file) : file;
    if (options.output.empty() || options.output == "-") {
        printText(bytes);
        return {};
    }
    writeNewFile(options.output, bytes);
    return {{"file", options.output}};
}

void printWith(Json json, const Json &more)
{
    if (more.is_null()) // the file itself has been printed
        return;
    json.update(more);
    print(json);
}

mail::TurnEnd endOf(MailTable &table, const MailOptions &options)
{
    mail::TurnEnd end;
    end.orders = options.orders.empty() ? table.orders() : ordersFrom(jsonOrFile(options.orders, "--orders"));
    end.offer = options.offerDraw;
    if (options.acceptDraw) {
        if (!table.standing().drawOffered || !table.turn()->acts().empty())
            throw Error("a draw is accepted before the first act of the turn after it was offered (PBM-44)", "--accept-draw");
        end.result = mail::Result{"draw", "agreed"};
    } else if (options.resign) {
        end.result = mail::Result{mail::letterOf(mail::otherOf(table.row().side)), "resign"};
    }
    return end;
}

const Ruleset &firstByMail(Context &context)
{
    for (const auto &ruleset : context.registry().all())
        if (dynamic_cast<const mail::MailRules *>(ruleset.get()) != nullptr)
            return *ruleset;
    throw Error("no rule set here is played by e-mail", "--ruleset");
}

} // namespace

int mailNew(Context &context, const MailOptions &options)
{
    Desk desk(context);
    const Ruleset &ruleset = options.ruleset.empty() ? firstByMail(context) : context.registry().at(options.ruleset);
    const mail::MailRules &rules = desk.desk.rulesOf(ruleset.id());
    const Json a = fieldedArmy(context, ruleset, options.armies.at(0)), b = fieldedArmy(context, ruleset, options.armies.at(1));
    mail::SetUp setUp = rules.mailSetUp(a, b, jsonOrFile(options.options, "--options"));
    setUp.title = checkedText(options.title.empty() ? setUp.armies[0].name + " – " + setUp.armies[1].name : options.title, "the title");
    const MailRow row = desk.desk.invite(ruleset.id(), std::move(setUp), checkedText(options.name, "the name"), now());
    noteSaved();
    printWith(told(row, mail::readBattle(row.file)), delivered(row.file, options));
    return ok;
}

int mailList(Context &context)
{
    Json battles = Json::array();
    if (context.existingLibrary() != nullptr) {
        Desk desk(context);
        for (const MailRow &row : desk.book.battles())
            battles.push_back(told(row, mail::readBattle(row.file)));
    }
    print(battles);
    return ok;
}

int mailOpen(Context &context, const MailOptions &options)
{
    Desk desk(context);
    const std::string text = readText(options.file, mail::mostMailBytes, true);
    if (options.accept) {
        const MailRow row = desk.desk.accept(text, checkedText(options.name, "the name"), now());
        noteSaved();
        printWith(told(row, mail::readBattle(row.file)), delivered(row.file, options));
        return ok;
    }
    static const std::array<const char *, 6> words{"refused", "invitation", "acceptance", "news", "known", "other version"};
    const MailDesk::Came came = desk.desk.open(text, options.takeOver, now());
    if (!came.verdict.fault)
        noteSaved();
    Json json = {{"opening", words[static_cast<std::size_t>(came.verdict.opening)]}};
    if (const auto row = desk.book.battle(came.battle); row)
        json.update(told(*row, mail::readBattle(row->file)));
    else if (came.verdict.opening == mail::Opening::invitation)
        json["invitation"] = told(came.verdict.battle.setUp, context.registry().at(came.ruleset));
    if (came.verdict.fault)
        json["fault"] = mail::toJson(*came.verdict.fault);
    for (const mail::Fault &note : came.verdict.notes)
        json["notes"].push_back(mail::toJson(note));
    if (!came.repaired.empty())
        json["repaired"] = came.repaired;
    if (came.closed)
        json["closed"] = true; // our closing is in; the file goes back once more (PBM-45)
    print(json);
    const bool asked = came.verdict.opening == mail::Opening::takeOver && !options.takeOver;
    return came.verdict.opening == mail::Opening::refused || asked ? refused : ok;
}

int mailShow(Context &context, const MailOptions &options)
{
    Desk desk(context);
    const auto table = desk.desk.table(options.battle);
    Json json = told(table->row(), table->battle());
    json["orders"] = optio::toJson(table->orders());
    json["setUp"] = told(table->battle().setUp, desk.desk.rulesetOf(table->row()));
    for (const MailProof &proof : desk.book.proofs(table->row().id))
        json["proofs"].push_back({{"number", proof.number},
                                  {"player", mail::shortName(table->battle().nameOf(proof.side))},
                                  {"part", proof.part},
                                  {"kept", proof.kept}});
    if (mail::Seat *seat = table->seat(); seat != nullptr)
        json["view"] = toJson(seat->view(table->row().side));
    if (!table->battle().turns.empty()) { // PBM-43
        const mail::Turn &last = table->battle().turns.back();
        const auto seat = desk.desk.rulesOf(table->row()).mailSeat();
        Json sentences = Json::array();
        for (const mail::ToldAct &one : mail::toldOf(table->battle(), table->row().side, table->row().secrets, *seat, last.number()))
            for (const std::string &sentence : one.sentences)
                sentences.push_back(sentence);
        json["lastTurn"] = {{"turn", last.number()}, {"told", sentences}};
    }
    if (table->turn() != nullptr) {
        json["acts"] = Json::array();
        for (const mail::Act &act : table->turn()->acts())
            json["acts"].push_back(mail::written(act));
        json["finished"] = table->seat()->finished();
        json["choices"] = Json::array();
        for (const mail::Seat::Choice &choice : table->seat()->choices())
            json["choices"].push_back(choice.label);
    }
    print(json);
    return ok;
}

int mailPlay(Context &context, const MailOptions &options)
{
    Desk desk(context);
    const auto table = desk.desk.table(options.battle);
    if (table->turn() == nullptr)
        throw Error("it is not your turn in this battle", "BATTLE");
    Json done = Json::array();
    const auto play = [&](const mail::Seat::Choice &choice) {
        const std::size_t before = table->turn()->acts().size();
        if (const auto why = table->act(choice.act, choice.card, now()); why)
            throw Error(*why, "--act");
        noteSaved();
        Json acts = Json::array();
        for (std::size_t at = before; at < table->turn()->acts().size(); ++at)
            acts.push_back(mail::written(table->turn()->acts()[at]));
        done.push_back({{"did", choice.label}, {"told", table->seat()->told()}, {"acts", acts}});
    };
    if (options.undo) {
        table->undo(now());
        noteSaved();
    } else if (!options.choice.empty()) {
        const auto choices = table->seat()->choices();
        for (const mail::Seat::Choice &choice : choices)
            if (choice.label == options.choice) {
                play(choice);
                break;
            }
        if (done.empty())
            throw Error("this may not be done now; show lists what may", "--do");
    } else {
        std::uint64_t seed = options.seed.value_or(1);
        const std::string player = options.player.empty() ? "greedy" : options.player;
        for (int acts = 0; acts < options.acts.value_or(1'000'000) && !table->seat()->finished(); ++acts)
            play(table->seat()->choices().at(table->seat()->chosenBy(player, seed++)));
    }
    Json json = told(table->row(), table->battle());
    json["done"] = done;
    json["acts"] = table->turn()->acts().size();
    json["finished"] = table->seat()->finished();
    print(json);
    return ok;
}

int mailSend(Context &context, const MailOptions &options)
{
    Desk desk(context);
    const auto table = desk.desk.table(options.battle);
    if (table->turn() != nullptr) {
        table->close(endOf(*table, options), now());
        noteSaved();
    }
    printWith(told(table->row(), table->battle()), delivered(table->row().file, options));
    return ok;
}

int mailProof(Context &context, const MailOptions &options)
{
    Desk desk(context);
    const MailRow row = desk.desk.found(options.battle);
    const int number = options.number.value_or(1);
    for (const MailProof &proof : desk.book.proofs(row.id))
        if (proof.number == number) {
            printWith({{"battle", row.id}, {"part", proof.part}, {"kept", proof.kept}}, delivered(proof.file, options));
            return ok;
        }
    throw Error(fmt::format("no second version {} is kept of this battle; show lists what there is", number), "--number");
}

bool isTurnFile(const std::string &text) { return text.starts_with(R"({"format":"optio-pbem")") || text.find("BEGIN OPTIO TURN") < 4096; }

int mailVerifyText(Context &context, const std::string &text)
{
    const MailVerified verified = verifiedFile(text, rulesetsOf(context));
    const bool good = !verified.verdict.fault && !(verified.audit && verified.audit->fault);
    Json json = {{"ok", good}};
    if (verified.verdict.fault)
        json["fault"] = mail::toJson(*verified.verdict.fault);
    else if (verified.audit && verified.audit->fault)
        json["fault"] = mail::toJson(*verified.audit->fault);
    if (!verified.verdict.fault) {
        const mail::Battle &battle = verified.verdict.battle;
        json["turns"] = battle.turns.size();
        if (const auto result = battle.result(); result)
            json["result"] = toJson(*result);
        for (const mail::Fault &note : verified.verdict.notes)
            json["notes"].push_back(mail::toJson(note));
    }
    if (verified.audit)
        json["audit"] = verified.audit->text();
    print(json);
    return good ? ok : refused;
}

int mailVerify(Context &context, const MailOptions &options)
{
    return mailVerifyText(context, readText(options.file, mail::mostMailBytes, true));
}

int mailAudit(Context &context, const MailOptions &options)
{
    Desk desk(context);
    const MailRow row = desk.desk.found(options.battle);
    const mail::Battle battle = mail::readBattle(row.file);
    if (!battle.result())
        throw Error("the battle is not over; hands are opened when it is (PBM-45)", "BATTLE");
    const mail::Audit audit = mail::audited(battle, desk.desk.rulesOf(row).mailAuditor().get());
    Json json = {{"battle", row.id}, {"audit", audit.text()}, {"turns", audit.turns}, {"dice", audit.dice}};
    if (audit.fault)
        json["fault"] = mail::toJson(*audit.fault);
    print(json);
    return audit.fault || audit.unseen ? refused : ok;
}

int mailDelete(Context &context, const MailOptions &options)
{
    Desk desk(context);
    const std::string id = desk.desk.found(options.battle).id;
    desk.book.remove(id);
    noteSaved();
    print({{"deleted", id}});
    return ok;
}

} // namespace optio::cli
