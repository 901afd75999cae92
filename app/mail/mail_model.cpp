// SPDX-License-Identifier: GPL-3.0-or-later
// The list of battles by e-mail, and what goes out.
#include "app/mail/mail_model.h"

#include "app/board/new_battle_model.h"
#include "app/engine.h"
#include "app/qt/clipboard.h"
#include "app/qt/documents.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "app/table/player_name.h"
#include "rules/mail/audit.h"
#include "rules/mail/mail_text.h"

#include <QLocale>

namespace optio {

namespace {

constexpr std::array<const char *, 5> stateWords{"invited", "turn", "waiting", "over", "disputed"}; ///< of MailState

QString opponentOf(const MailRow &row, const mail::Battle &battle) { return qt(mail::shortName(battle.nameOf(mail::otherOf(row.side)))); }

/// What goes to the other player: its subject, the name of its file, and what is said of it here.
struct Parcel {
    QString subject, fileName, text;
};
Parcel parcelOf(const MailRow &row, const mail::Battle &battle)
{
    const mail::Standing standing = mail::standingOf(battle);
    const QString title = qt(battle.setUp.title), opponent = opponentOf(row, battle), me = qt(mail::shortName(battle.nameOf(row.side)));
    const QString ending = QStringLiteral(".optio-turn");
    Parcel parcel;
    if (!battle.acceptance)
        parcel = {MailModel::tr("Invitation to %1").arg(title), MailModel::tr("%1 invitation from %2").arg(title, me) + ending,
                  MailModel::tr("Send this to your opponent. The battle begins when the answer has come.")};
    else if (battle.turns.empty())
        parcel = {MailModel::tr("%1: accepted").arg(title), MailModel::tr("%1 accepted by %2").arg(title, me) + ending,
                  MailModel::tr("Send this to %1, whose turn comes first.").arg(opponent)};
    else {
        const int turn = battle.turns.back().number();
        parcel = {MailModel::tr("%1: turn %2").arg(title).arg(turn),
                  MailModel::tr("%1 turn %2 from %3").arg(title).arg(turn).arg(me) + ending,
                  standing.phase == mail::Standing::Phase::over
                      ? MailModel::tr("The battle is over. %1 needs this file too, to see all the hands.").arg(opponent)
                      : MailModel::tr("Turn %1 is closed and safe. Send it to %2.").arg(turn).arg(opponent)};
    }
    if (standing.phase == mail::Standing::Phase::playing && standing.active == row.side)
        parcel.text = MailModel::tr("This is what you have by now. It is your turn.");
    return parcel;
}

} // namespace

MailModel::MailModel(Services *services, NewBattleModel *newBattle, QObject *parent)
    : QObject(parent), services_(services), newBattle_(newBattle),
      rows_(new RowsModel({"id", "title", "opponent", "ruleset", "rulesetName", "period", "turn", "state", "stateText", "mine", "changed",
                           "code", "dispute", "proofs"},
                          this)),
      battle_(new MailGame(services, this)),
      post_(new MailPost(services,
                         {[this](const std::string &battle) { return told(battle); }, [this](const link::Turns &turns) { takeTold(turns); },
                          [this](const std::string &begin) { return idOf(begin); }},
                         this))
{
    connect(battle_, &MailGame::closing, this, [this] {
        if (post_->isOf(utf8(battle_->id())))
            post_->pause();
        refresh();
    });
    connect(battle_, &MailGame::changed, post_, &MailPost::tell);
    connect(post_, &MailPost::met, this, &MailModel::takeMet, Qt::QueuedConnection); // the post is at work just now
    connect(services, &Services::rulesetsReplaced, this, [this] {
        closeAll();
        refresh();
    });
}

MailModel::~MailModel()
{
    disconnect(battle_, nullptr, this, nullptr);
    battle_->close();
}

MailDesk &MailModel::desk()
{
    if (!desk_) {
        book_ = std::make_unique<MailBook>(services_->store().folder());
        desk_ = std::make_unique<MailDesk>(*book_, services_->mailRulesets());
    }
    return *desk_;
}

/// Of the battle on the board without reading it anew: it is asked for after every act that is done or shown.
MailTold MailModel::told(const std::string &battle)
{
    return battle_->isOpen() && utf8(battle_->id()) == battle ? battle_->table()->told() : desk().told(battle);
}

std::string MailModel::idOf(const std::string &begin)
{
    desk();
    for (const MailRow &row : book_->battles())
        if (row.id.starts_with(begin))
            return row.id;
    return {};
}

void MailModel::closeAll()
{
    post_->pause();
    battle_->close();
    desk_.reset(); // then nothing of the store is held open
    book_.reset();
}

int MailModel::count() const { return rows_->rows().size(); }

int MailModel::due() const
{
    int due = 0;
    for (const QVariantMap &row : rows_->rows())
        due += row["mine"].toBool() ? 1 : 0;
    return due;
}

QVariantList MailModel::rulesets() const
{
    QVariantList list;
    for (const Ruleset *ruleset : services_->rulesets())
        if (dynamic_cast<const mail::MailRules *>(ruleset) != nullptr)
            list.append(QVariantMap{{"value", qt(ruleset->id())}, {"label", qt(ruleset->name())}});
    return list;
}

QString MailModel::name() const { return services_->hasStore() ? qt(playerName(services_->store(), mailName)).left(40) : QString(); }

void MailModel::setName(const QString &name)
{
    const QString plain = name.simplified().left(40);
    if (plain == this->name())
        return;
    services_->attempt([&] { services_->store().setPreference(mailName, utf8(plain)); });
    Q_EMIT nameChanged();
}

std::string MailModel::checkedName() const
{
    if (name().isEmpty())
        throw Error("Say first how you sign: your opponent sees that name.");
    return utf8(name());
}

QVariantMap MailModel::rowOf(const MailRow &row) const
{
    const mail::Battle battle = mail::readBattle(row.file);
    const mail::Standing standing = mail::standingOf(battle);
    const MailState state = stateOf(row, standing);
    const QString opponent = opponentOf(row, battle);
    const bool own = standing.phase == mail::Standing::Phase::playing && standing.active == row.side;
    const bool known = battle.acceptance.has_value();
    QString text;
    if (state == MailState::over) {
        const auto result = battle.result();
        text = !result || result->winner == "draw"                      ? tr("over, a draw")
               : (result->winner == "A") == (row.side == mail::Side::a) ? tr("over, you have won")
                                                                        : tr("over, %1 has won").arg(opponent);
    } else if (state == MailState::invited) {
        text = tr("invited; waiting for the answer");
    } else if (own) {
        text = tr("your turn");
    } else {
        text = tr("waiting for %1").arg(opponent);
    }
    if (state == MailState::disputed)
        text = tr("disputed; %1").arg(text);
    return {{"id", qt(row.id)},
            {"title", qt(battle.setUp.title)},
            {"opponent", known ? opponent : QString()},
            {"ruleset", qt(row.ruleset)},
            {"rulesetName", services_->rulesetName(row.ruleset)},
            {"period", qt(battle.setUp.period)},
            {"turn", standing.turn},
            {"state", QString::fromLatin1(stateWords[static_cast<std::size_t>(state)])},
            {"stateText", text},
            {"mine", own},
            {"changed", qt(row.changed)},
            {"code", known ? qt(mail::gameCode(battle.file.hashes[battle.blocks[1].last])) : QString()},
            {"dispute", qt(row.dispute)},
            {"proofs", static_cast<int>(book_->proofs(row.id).size())}};
}

void MailModel::refresh()
{
    QList<QVariantMap> rows;
    if (services_->hasStore())
        services_->attempt([&] {
            desk();
            for (const MailRow &row : book_->battles())
                rows.append(rowOf(row));
        });
    rows_->update(rows);
    Q_EMIT changed();
}

QString MailModel::invite(const QString &title)
{
    QString id;
    services_->attempt([&] {
        const std::string name = checkedName();
        const NewBattleModel::Settled settled = newBattle_->settledByMail();
        const std::string &ruleset = settled.ruleset->id();
        mail::SetUp setUp = desk().rulesOf(ruleset).mailSetUp(settled.rosterA, settled.rosterB, settled.options);
        const QString plain = title.simplified().left(80);
        setUp.title = plain.isEmpty() ? setUp.armies[0].name + " – " + setUp.armies[1].name : utf8(plain);
        id = qt(desk().invite(ruleset, std::move(setUp), name, Services::now()).id);
    });
    refresh();
    return id;
}

bool MailModel::open(const QString &id)
{
    return services_->attempt([&] {
        std::unique_ptr<MailTable> table = desk().table(utf8(id));
        const mail::MailRules &rules = desk().rulesOf(table->row());
        const Ruleset &ruleset = desk().rulesetOf(table->row());
        battle_->open(std::move(table), rules, ruleset);
        post_->resume(utf8(battle_->id()));
        Q_EMIT changed();
    });
}

QVariantMap MailModel::outgoing(const QString &id)
{
    QVariantMap out;
    services_->attempt([&] {
        const MailRow row = desk().found(utf8(id));
        const mail::Battle battle = mail::readBattle(row.file);
        const Parcel parcel = parcelOf(row, battle);
        QString audit;
        if (battle.result())
            audit = spoken(mail::audited(battle, desk().rulesOf(row).mailAuditor().get()).text());
        out = {{"title", qt(battle.setUp.title)},
               {"otherSide", mail::otherOf(row.side) == mail::Side::a ? "a" : "b"},
               {"opponent", battle.acceptance ? opponentOf(row, battle) : QString()},
               {"text", parcel.text},
               {"subject", parcel.subject},
               {"fileName", parcel.fileName},
               {"size", QLocale().formattedDataSize(static_cast<qint64>(row.file.size()), 0, QLocale::DataSizeSIFormat)},
               {"code", battle.acceptance ? qt(mail::gameCode(battle.file.hashes[battle.blocks[1].last])) : QString()},
               {"audit", audit},
               {"dispute", qt(row.dispute)}};
    });
    return out;
}

bool MailModel::save(const QString &id, const QUrl &file)
{
    return services_->attempt([&] { writeFile(file, desk().found(utf8(id)).file); });
}

bool MailModel::copy(const QString &id)
{
    return services_->attempt([&] { copyText(qt(mail::mailText(desk().found(utf8(id)).file))); });
}

bool MailModel::saveProof(const QString &id, const QUrl &file)
{
    return services_->attempt([&] {
        const std::string battle = desk().found(utf8(id)).id;
        const std::vector<MailProof> proofs = book_->proofs(battle);
        if (proofs.empty())
            throw Error("there is no second version of a turn in this battle", "battle");
        writeFile(file, proofs.back().file);
    });
}

bool MailModel::mails() const { return canMail(); }
bool MailModel::shares() const { return canHandOn(); }

bool MailModel::mail(const QString &id)
{
    return services_->attempt([&] {
        const MailRow row = desk().found(utf8(id));
        const Parcel parcel = parcelOf(row, mail::readBattle(row.file));
        mailFile(parcel.fileName, parcel.subject,
                 tr("The file of our battle is attached. Open it in Optio, or paste the text of this mail there."), row.file);
    });
}

bool MailModel::share(const QString &id)
{
    return services_->attempt([&] {
        const MailRow row = desk().found(utf8(id));
        handOn(parcelOf(row, mail::readBattle(row.file)).fileName, row.file);
    });
}

bool MailModel::remove(const QString &id)
{
    const bool removed = services_->attempt([&] {
        if (post_->battle() == id)
            post_->stop();
        if (battle_->id() == id)
            battle_->close();
        desk();
        book_->remove(utf8(id));
        for (const char *note : {"/hand", "/post"})
            services_->store().setPreference("mail/" + utf8(id) + note, "");
    });
    refresh();
    return removed;
}

} // namespace optio
