// SPDX-License-Identifier: GPL-3.0-or-later
// Questions of a form that the other side answers at its own device (LNK-23).
#include "app/play/game_model.h"
#include "app/play/resolver_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "app/table/table_model.h"

#include <algorithm>

namespace optio {

QVariantMap TableModel::questions() const
{
    if (!end_ || !end_->state().questions || !game_->isOpen())
        return {};
    const TableState::Questions &asked = *end_->state().questions;
    try {
        return {{"by", asked.by}, {"title", spoken(game_->game().ruleset().resolver(asked.resolver).title())}};
    } catch (const Error &) { // a ruling that is not here
        return {};
    }
}

bool TableModel::askable() const
{
    return resolver_->isOpen() && !resolver_->sent() && !asking() && !other().isEmpty() && !resolver_->questionsAbout(otherSide()).empty();
}

void TableModel::askOther()
{
    if (!askable())
        return;
    link::Ask ask;
    ask.side = utf8(otherSide());
    ask.resolver = askedForm_ = resolver_->resolverId();
    ask.input = resolver_->entered();
    ask.questions = resolver_->questionsAbout(otherSide(), true);
    ask.text = utf8(resolver_->title());
    answerer_ = other();
    end_->ask(std::move(ask));
}

/// What the open form waits for: by the game, by who is there, and by what was said of it.
void TableModel::weighUp()
{
    Before now;
    if (resolver_->isOpen() && !resolver_->sent() && !here_ && !other().isEmpty() && game_->isOpen() && !game_->seat().isEmpty()) {
        const View &view = game_->view().seen;
        now.awaited = game_->awaited(resolver_->ruling(), view);
        now.ask = now.awaited.isEmpty() && !asking() && resolver_->asksChoiceOf(otherSide());
        now.theirs = game_->isTheirs(resolver_->ruling(), view, resolver_->entered());
    }
    if (now == before_)
        return;
    before_ = now;
    Q_EMIT changed();
}

void TableModel::answerHere()
{
    here_ = true;
    weighUp();
}

void TableModel::stopAsking()
{
    if (end_)
        end_->stopAsking();
    answerHere();
}

/// The form that wanted the answers was closed, or is done without them.
void TableModel::stopAskingInVain()
{
    if (asking() && (!resolver_->isOpen() || resolver_->sent() || resolver_->resolverId() != askedForm_))
        end_->stopAsking();
}

void TableModel::takeAnswers(const Json &answers)
{
    if (answers.is_null()) {
        Q_EMIT services_->failed(tr("%1 does not answer; answer it here.").arg(answerer_));
        answerHere();
        return;
    }
    if (!resolver_->isOpen() || resolver_->sent() || resolver_->resolverId() != askedForm_)
        return; // the form was closed meanwhile
    const std::vector<std::string> about = resolver_->questionsAbout(otherSide(), true);
    for (const auto &[id, value] : answers.items())
        if (std::find(about.begin(), about.end(), id) != about.end())
            resolver_->setAnswer(qt(id), toVariant(value));
    answerHere();
    Q_EMIT noticed(tr("%1 has answered").arg(answerer_), otherSide(), 0);
}

bool TableModel::openQuestions()
{
    return services_->attempt([this] {
        if (!end_ || !end_->state().questions)
            throw Error(utf8(tr("Nothing is asked any more.")));
        const TableState::Questions &asked = *end_->state().questions;
        form_->startOn(game_->game().state(), asked.resolver, asked.input, {});
    });
}

void TableModel::sendAnswers()
{
    if (!end_ || !end_->state().questions || !form_->isOpen())
        return;
    Json given = Json::object();
    const Json answers = form_->entered().at("answers");
    for (const std::string &id : end_->state().questions->ids)
        if (answers.contains(id))
            given[id] = answers.at(id);
    if (services_->attempt([&] { end_->answerQuestions(given); }))
        form_->close();
}

void TableModel::refuseQuestions()
{
    if (!end_ || !end_->state().questions || services_->attempt([this] { end_->answerQuestions(Json()); }))
        form_->close();
}

} // namespace optio
