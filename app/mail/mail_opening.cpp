// SPDX-License-Identifier: GPL-3.0-or-later
// Files of battles by e-mail as they come in, and what an invitation says before it is answered (PBM-06).
#include "app/engine.h"
#include "app/mail/mail_model.h"
#include "app/play/form_view.h"
#include "app/qt/clipboard.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "rules/mail/mail_text.h"
#include "rules/mail/shown_options.h"

#include <algorithm>

namespace optio {

namespace {

/// Several of the same as one line: "3 × Hastati, LG-L 7/10".
QStringList counted(const QStringList &lines)
{
    QStringList told;
    for (qsizetype at = 0; at < lines.size();) {
        const qsizetype first = at;
        while (at < lines.size() && lines[at] == lines[first])
            ++at;
        told.append(at - first > 1 ? QStringLiteral("%1 × %2").arg(at - first).arg(lines[first]) : lines[first]);
    }
    return told;
}

QStringList textsOf(const std::vector<std::string> &texts)
{
    QStringList list;
    for (const std::string &text : texts)
        list.append(qt(text));
    return list;
}

QString unitText(const mail::Card &card)
{
    const QString kind = qt(card.type + (card.unitClass.empty() ? "" : "-" + card.unitClass));
    QString text = QStringLiteral("%1, %2 %3/%4 %5").arg(qt(card.name), kind).arg(card.tq).arg(card.size).arg(qt(card.missile)).trimmed();
    for (const std::string &characteristic : card.characteristics)
        text += QStringLiteral(", ") + qt(characteristic);
    return card.clan.empty() ? text : MailModel::tr("%1, clan %2").arg(text, qt(card.clan));
}

} // namespace

QVariantMap MailModel::setUpView(const mail::SetUp &setUp, const Ruleset &ruleset) const
{
    const auto &rules = dynamic_cast<const mail::MailRules &>(ruleset);
    const auto word = [&](const std::string &id) { return spoken(rules.mailWord(setUp, id)); };
    QVariantList armies, options;
    for (std::size_t side = 0; side < 2; ++side) {
        const mail::Army &army = setUp.armies[side];
        QStringList units, cards, special, places;
        for (const mail::Card &card : army.cards)
            (card.special.empty() ? units : cards).append(card.special.empty() ? unitText(card) : word(card.special));
        for (const std::string &rule : army.rules)
            special.append(word(rule));
        for (const auto &[area, terrain] : army.areas)
            places.append(tr("area %1: %2").arg(area).arg(word(terrain)));
        cards.sort();
        armies.append(QVariantMap{{"name", qt(army.name)},
                                  {"leader", qt(army.leader.name)},
                                  {"initiative", army.leader.initiative},
                                  {"command", army.leader.command},
                                  {"rules", special},
                                  {"tags", textsOf(army.tags)},
                                  {"clans", army.leader.clan},
                                  {"places", places},
                                  {"percent", setUp.percent[side]},
                                  {"count", units.size()},
                                  {"units", counted(units)},
                                  {"cards", counted(cards)}});
    }
    for (const Question &option : mail::shownOptions(ruleset, setUp))
        options.append(QVariantMap{{"label", spoken(option.label)},
                                   {"value", answerText(option, option.value)},
                                   {"usual", !mail::isChanged(option)},
                                   {"topic", spoken(option.topic)}});
    std::stable_sort(options.begin(), options.end(), [](const QVariant &one, const QVariant &other) {
        return !one.toMap()["usual"].toBool() && other.toMap()["usual"].toBool();
    });
    QStringList extras, terrain;
    for (const std::string &kind : setUp.terrain)
        terrain.append(word(kind));
    for (const auto &[card, number] : setUp.extras)
        if (number != 0)
            extras.append(QStringLiteral("%1 × %2").arg(number).arg(word(card)));
    QString period = qt(setUp.period);
    const Json catalogue = ruleset.catalogue();
    for (const Json &one : catalogue.value("periods", Json::array()))
        if (one.value("id", "") == setUp.period)
            period = spoken(textAt(one, "name"));
    return {{"title", qt(setUp.title)}, {"from", qt(mail::shortName(setUp.promise.name))},
            {"period", period},         {"rulesetName", qt(ruleset.name())},
            {"limit", setUp.limit},     {"terrain", terrain},
            {"extras", extras},         {"options", options},
            {"armies", armies}};
}

QVariantMap MailModel::opened(const std::string &text, bool takeOver)
{
    QVariantMap to;
    services_->attempt([&] {
        text_ = text;
        if (battle_->isOpen())
            battle_->close(); // its copy may become another one
        to = shown(desk().open(text, takeOver, Services::now()), takeOver);
        if (to["page"] == QLatin1String("BoardPage") && !open(to["battle"].toString()))
            to.clear();
    });
    refresh();
    Q_EMIT cameChanged();
    return to;
}

/// What came of a file, and the page that shows it.
QVariantMap MailModel::shown(const MailDesk::Came &came, bool takeOver)
{
    QVariantMap to;
    QStringList notes;
    if (!came.repaired.empty()) {
        QStringList what = textsOf(came.repaired);
        notes.append(tr("The mail had changed the file (%1); all of it could be put right.").arg(what.join(QStringLiteral(", "))));
    }
    for (const mail::Fault &note : came.verdict.notes)
        notes.append(spoken(note.text));
    const QString id = qt(came.battle);
    came_ = {{"notes", notes}, {"battle", book_->battle(came.battle) ? id : QString()}, {"rule", QString()}, {"text", QString()}};
    const auto page = [&](const char *kind, const QString &heading) {
        came_["kind"] = QString::fromLatin1(kind);
        came_["heading"] = heading;
        to = {{"page", "MailCamePage"}, {"values", QVariantMap{}}};
    };
    if (came.verdict.fault) {
        came_["text"] = spoken(came.verdict.fault->text);
        came_["rule"] = qt(came.verdict.fault->rule);
    }
    switch (came.verdict.opening) {
    case mail::Opening::refused:
        page("refused", tr("This file cannot be taken"));
        break;
    case mail::Opening::invitation:
        invitation_ = setUpView(came.verdict.battle.setUp, services_->ruleset(came.ruleset));
        invitation_["waits"] = true;
        to = {{"page", "MailSetUpPage"}, {"values", QVariantMap{}}};
        break;
    case mail::Opening::takeOver:
        if (!takeOver) {
            page("takeOver", tr("Two versions of your turn"));
            break;
        }
        [[fallthrough]];
    case mail::Opening::acceptance:
    case mail::Opening::news:
    case mail::Opening::known:
        if (came.closed)
            page("closed", tr("The battle is over"));
        else if (!notes.isEmpty())
            page("news", tr("Before you go on"));
        else if (came.verdict.fault)
            page("known", tr("Nothing new in this file"));
        else
            to = {{"page", "BoardPage"}, {"values", QVariantMap{}}, {"battle", id}};
        break;
    }
    return to;
}

QVariantMap MailModel::openText(const QString &text) { return opened(utf8(text), false); }

QVariantMap MailModel::openFile(const QUrl &file)
{
    std::string text;
    if (!services_->attempt([&] { text = readFile(file, static_cast<qint64>(mail::mostMailBytes)); }))
        return {};
    return opened(text, false);
}

void MailModel::paste()
{
    pasteText(this, [this](const QString &text) { Q_EMIT pasted(text.isEmpty() ? QVariantMap() : openText(text)); });
}

QVariantMap MailModel::takeOver() { return opened(std::string(text_), true); }

QString MailModel::accept()
{
    QString id;
    services_->attempt([&] { id = qt(desk().accept(text_, checkedName(), Services::now()).id); });
    refresh();
    return id;
}

bool MailModel::look(const QString &id)
{
    return services_->attempt([&] {
        const MailRow row = desk().found(utf8(id));
        invitation_ = setUpView(mail::readBattle(row.file).setUp, desk().rulesetOf(row));
        invitation_["waits"] = false;
        Q_EMIT cameChanged();
    });
}

} // namespace optio
