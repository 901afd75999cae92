// SPDX-License-Identifier: GPL-3.0-or-later
// What is offered can be done: wherever random games of Ancients and Tropaion come to, an act that is not refused is done as it stands, or
// with its example; and what comes next is never refused.
#include "tests/deep.h"
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/soak/random_game.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace offered_test {

using namespace optio;

namespace {

/// Acts that wait for words or a note which nobody can propose, or that answer a question of their own first; and a card is offered
/// whatever the hand holds, which its owner alone may know (TRO-030).
const std::set<std::string> ofTheirOwn{"award", "reveal", "arrive", "meet", "seal-note", "card"};

/// Why what is offered to this side cannot be done; empty when all of it can.
QString notDone(const Ruleset &rules, const Json &state, const std::string &side)
{
    // Who may still say something before others go on can say that it is nothing; where both may, one after the other (LNK-23, TRO-125).
    const std::vector<WindowView> windows = rules.view(state, side).windows;
    const auto shut = [&](const WindowView &one) { return !rules.resolver(one.pass).refusal(state, {{"side", one.side}}).empty(); };
    if (!windows.empty() && std::all_of(windows.begin(), windows.end(), shut))
        return QString::fromStdString("nobody can say that nothing is done: " + windows.front().text);
    for (const Offer &offer : offersOf(rules, state, side)) {
        const Resolver &resolver = rules.resolver(offer.resolver);
        const std::vector<Slot> &places = resolver.slots();
        const bool open = offer.example.is_null() && std::any_of(places.begin(), places.end(), [&](const Slot &slot) {
                              return !slot.optional && !offer.input.contains(slot.id);
                          });
        if (!offer.refusal.empty() || open || ofTheirOwn.count(offer.resolver) != 0)
            continue;
        const Json &input = offer.example.is_null() ? offer.input : offer.example;
        try {
            (void)completeInGame(resolver, state, input);
        } catch (const Error &error) {
            const std::vector<Question> asked = resolver.form(&state, input).questions;
            if (std::any_of(asked.begin(), asked.end(), [&](const Question &one) { return one.id == error.field(); }))
                continue; // it is judged once that is answered
            return QString::fromStdString(offer.resolver + " " + input.dump() + ": " + error.what());
        }
    }
    return {};
}

} // namespace

class OfferedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asItStands_data();
    void asItStands();
};

void OfferedTest::asItStands_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const char *ruleset : {"ancients", "tropaion"})
        QTest::newRow(ruleset) << QString::fromLatin1(ruleset);
}

// ANC-103, TRO-075, TRO-084 and whatever else must be named.
void OfferedTest::asItStands()
{
    QFETCH(QString, ruleset);
    const Ruleset &rules = ruleset == QLatin1String("ancients") ? static_cast<const Ruleset &>(ancientstest::rules())
                                                                : static_cast<const Ruleset &>(tropaiontest::rules());
    QSet<QString> found;
    int states = 0;
    for (int seed = 1; seed <= (test::deep() ? 60 : 5); ++seed) {
        randomly::RandomGame played(rules, static_cast<std::uint64_t>(seed));
        for (int act = 0; act < 25 * seed && played.step(); ++act)
            for (const char *side : {"", "a", "b"}) {
                ++states;
                if (const QString why = notDone(rules, played.game.state(), side); !why.isEmpty())
                    found.insert(why);
            }
    }
    qInfo("%s: %d states", qPrintable(ruleset), states);
    QVERIFY(states > 100);
    QVERIFY2(found.isEmpty(), qPrintable(QStringList(found.begin(), found.end()).join(u'\n')));
}

OPTIO_TEST(OfferedTest)

} // namespace offered_test

#include "offered_test.moc"
