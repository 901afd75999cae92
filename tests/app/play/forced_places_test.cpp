// SPDX-License-Identifier: GPL-3.0-or-later
// A choice with one possible answer is not left to be made by hand: in the forms of all rulings of the rule sets for the table, wherever
// random games come to.
#include "tests/app/window.h"
#include "tests/deep.h"
#include "tests/soak/random_game.h"
#include "tests/suite.h"

#include "app/engine.h"

#include <QTemporaryDir>

namespace forced_places_test {

using namespace optio;
using namespace optio::test;

namespace {

/// What is still to be answered by hand in the open form although there is one answer to it.
QStringList leftToDo(const ResolverModel &form)
{
    QStringList found;
    const QVariantList places = form.slotList();
    for (const QVariant &one : places) {
        const QVariantMap place = one.toMap();
        const QVariantList who = place["candidates"].toList();
        const bool many = place["many"].toBool(), empty = many ? place["picked"].toInt() == 0 : place["unit"].toString().isEmpty();
        if (who.size() != 1 || !empty || who.constFirst().toMap()["most"].toInt() > 1)
            continue;
        // One that may stay empty has two answers, unless the case wants somebody.
        if (!place["optional"].toBool() || (!many && !form.refusal().isEmpty()))
            found.append(form.title() + QStringLiteral(", ") + place["label"].toString() + QStringLiteral(": ") + form.refusal());
    }
    for (int row = 0; row < form.questions()->count(); ++row) {
        const QVariantMap question = form.questions()->get(row);
        const QVariantList choices = question["choices"].toList();
        if (question["kind"] == QLatin1String("choice") && choices.size() == 1 &&
            choices.constFirst().toMap()["value"] != question["value"])
            found.append(form.title() + QStringLiteral(", ") + question["label"].toString());
    }
    return found;
}

} // namespace

class ForcedPlacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneAnswerIsGiven_data();
    void oneAnswerIsGiven();
    void theOneAttacker();
};

void ForcedPlacesTest::oneAnswerIsGiven_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const char *ruleset : {"dbm", "dba", "tropaion", "punic", "ancients"})
        QTest::newRow(ruleset) << QString::fromLatin1(ruleset);
}

void ForcedPlacesTest::oneAnswerIsGiven()
{
    QFETCH(QString, ruleset);
    const Registry registry(rulesets());
    const Ruleset &rules = registry.at(utf8(ruleset));
    const QTemporaryDir data;
    QStringList ids;
    {
        Store store(data.path().toStdString());
        for (int seed = 1; seed <= (deep() ? 40 : 8); ++seed) {
            randomly::RandomGame played(rules, static_cast<std::uint64_t>(seed));
            for (int act = 0; act < 12 * seed && played.step(); ++act) {
            }
            ids.append(QString::fromStdString(store.importGame(rules, played.entries, "random", randomly::noon)));
        }
    }
    const std::unique_ptr<AppModel> app = AppModel::open(data.path().toStdString(), rulesets());
    GameModel &game = *app->game();
    ResolverModel &form = *app->resolver();
    QStringList found;
    int forms = 0;
    for (const QString &id : std::as_const(ids)) {
        QVERIFY(app->games()->open(id));
        const QVariantList acts = game.acts();
        for (const QVariant &one : acts) {
            const QVariantMap act = one.toMap();
            if (!act["refusal"].toString().isEmpty() || !act["page"].toString().isEmpty())
                continue;
            form.close();
            game.ask(utf8(act["resolver"].toString()), Json{{"answers", Json::object()}});
            if (!form.isOpen())
                continue;
            ++forms;
            found += leftToDo(form);
            // And when the first place has been filled by hand.
            const QVariantList places = form.slotList();
            if (!places.isEmpty() && !places.constFirst().toMap()["many"].toBool())
                if (const QVariantList who = places.constFirst().toMap()["candidates"].toList(); !who.isEmpty()) {
                    form.setSlot(places.constFirst().toMap()["id"].toString(), who.constFirst().toMap()["id"].toString());
                    found += leftToDo(form);
                }
        }
        form.close();
    }
    found.removeDuplicates();
    qInfo("%s: %d forms", qPrintable(ruleset), forms);
    QVERIFY(forms > 10);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

/// ANC-103: of a kept battle the first hex that one attacker alone can enter. The act begins with it.
void ForcedPlacesTest::theOneAttacker()
{
    const Registry registry(rulesets());
    const Ruleset &rules = registry.at("ancients");
    int met = 0;
    for (std::uint64_t seed = 1; seed <= 30 && met == 0; ++seed) {
        randomly::RandomGame played(rules, seed);
        for (int act = 0; act < 200 && met == 0 && played.step(); ++act) {
            const Json &state = played.game.state();
            if (!state.contains("vacated") || state.at("vacated").empty() || state.at("vacated").front().at("who").size() != 1)
                continue;
            for (const Act &offer : rules.acts(state))
                if (offer.resolver == "occupy") {
                    ++met;
                    QVERIFY(offer.input.contains("who"));
                    QCOMPARE(offer.input.at("who"), state.at("vacated").front().at("who").front());
                }
        }
    }
    QVERIFY2(met > 0, "no hex was left");
}

OPTIO_TEST(ForcedPlacesTest)

} // namespace forced_places_test

#include "forced_places_test.moc"
