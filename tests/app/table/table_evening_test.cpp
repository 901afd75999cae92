// SPDX-License-Identifier: GPL-3.0-or-later
// Whole evenings at two tablets: kept battles played again by forms, each act where it belongs or, when its player says so, at the other
// tablet, with choices asked there (LNK-23), things taken back (LNK-24) and a tablet that dies now and then (LNK-41).
#include "tests/app/table/midway.h"
#include "tests/deep.h"
#include "tests/suite.h"

#include "app/play/game_view.h"
#include "rules/ruling/offers.h"

namespace table_evening_test {

using namespace optio;
using namespace optio::test;

namespace {

/// An evening, step by step.
class Evening {
public:
    Evening(const char *ruleset, const char *battle) : two_(0, ruleset, battle) {}

    void play(std::size_t most)
    {
        const std::vector<Battle::Step> &steps = two_.battle.steps();
        for (at_ = 0; at_ < std::min(most, steps.size()) && !QTest::currentTestFailed(); ++at_) {
            const Battle::Step &step = steps[at_];
            if (step.set.is_object())
                correct(step);
            else
                act(step);
            settled();
            if (at_ % 29 == 28)
                takeBack(step);
            if (at_ % 41 == 40)
                die();
        }
        QVERIFY(at_ > 0);
        qInfo("%zu acts, %d of them at the other tablet, %d asked there, %d waited for, %d taken back", at_, elsewhere_, asked_, awaited_,
              back_);
    }
    int asked() const { return asked_; }

private:
    QByteArray here() const
    {
        return "step " + QByteArray::number(static_cast<int>(at_)) + " " + two_.battle.steps()[at_].resolver.c_str() + ": " +
               (two_.anna.failures + two_.ben.failures).join(u'|').toUtf8();
    }
    /// Whose tablet does it, and whose the other is.
    std::pair<Device *, Device *> doer(const Battle::Step &step)
    {
        const Device &anna = two_.anna;
        const Ruleset &rules = anna.game().game().ruleset();
        const Resolver &resolver = rules.resolver(step.resolver);
        const Json &state = anna.game().game().state();
        const std::string alone = privateTo(resolver, state, step.input);
        const bool named = step.input.contains("side");
        std::string whose = alone.empty() ? decidedBy(resolver, anna.game().view().seen, step.input) : alone;
        if (whose.empty())
            whose = at_ % 2 == 0 ? "a" : "b";
        else if (alone.empty() && !named && at_ % 5 == 4) {
            whose = whose == "a" ? "b" : "a"; // the other says so
            ++elsewhere_;
        }
        return whose == "a" ? std::pair(&two_.anna, &two_.ben) : std::pair(&two_.ben, &two_.anna);
    }
    void act(const Battle::Step &step)
    {
        const auto [mine, other] = doer(step);
        const int before = two_.anna.length();
        Json input = step.input;
        const Json answers = input.value("answers", Json::object());
        ResolverModel &open = form(*mine);
        open.start(step.resolver, input);
        if (!mine->table().awaited().isEmpty()) {
            ++awaited_;
            mine->table().answerHere();
        }
        if (mine->table().mustAsk()) {
            ++asked_;
            mine->table().askOther();
            QTRY_VERIFY2(!other->table().questions().isEmpty(), here());
            QVERIFY2(other->table().openQuestions(), here());
            for (const auto &[id, value] : answers.items())
                other->table().form()->setAnswer(QString::fromStdString(id), toVariant(value));
            other->table().sendAnswers();
            QTRY_VERIFY2(!mine->table().asking(), here());
            QVERIFY2(!mine->table().mustAsk(), here());
        }
        QVERIFY2(open.ready(), here() + open.refusal().toUtf8());
        typeDice(open, step.dice);
        open.roll();
        QTRY_VERIFY2_WITH_TIMEOUT(two_.anna.length() > before, here(), 30000);
        QTRY_VERIFY2(!open.isOpen(), here());
    }
    /// One die after the other, as a player types what lies on the table; no more are wanted than there were.
    void typeDice(ResolverModel &open, const std::vector<int> &dice)
    {
        if (dice.empty())
            return;
        open.setAsHits(false);
        for (std::size_t die = 0; die < dice.size(); ++die)
            open.setDie(static_cast<int>(die), dice[die]);
        QVERIFY2(open.typedFaces() && *open.typedFaces() == dice, here() + QByteArray::number(open.dice().size()));
    }
    void correct(const Battle::Step &step)
    {
        const Device &one = at_ % 2 == 0 ? two_.anna : two_.ben;
        const int before = two_.anna.length();
        for (const auto &[path, value] : step.set.items())
            QVERIFY2(one.game().correct(QString::fromStdString(path), toVariant(value), QStringLiteral("as kept")), here());
        QTRY_COMPARE(two_.anna.length(), before + static_cast<int>(step.set.size()));
    }
    /// Both know the same, nothing was refused, nothing waits, and there is a way on.
    void settled()
    {
        QTRY_VERIFY2_WITH_TIMEOUT(two_.ben.length() == two_.anna.length(), here(), 30000);
        QVERIFY2(two_.anna.failures.isEmpty() && two_.ben.failures.isEmpty(), here());
        QTRY_VERIFY2(two_.anna.table().waiting().isEmpty() && two_.ben.table().waiting().isEmpty(), here());
        QVERIFY2(two_.anna.table().questions().isEmpty() && two_.ben.table().questions().isEmpty(), here());
        const int n = two_.anna.length();
        QVERIFY2(chainHash(two_.ben.line(n)) == chainHash(two_.anna.line(n)), here());
        bool on = two_.anna.game().ended()["over"].toBool();
        for (const Device *one : {&two_.anna, &two_.ben})
            for (const QVariant &act : one->game().acts())
                on = on || act.toMap()["refusal"].toString().isEmpty();
        QVERIFY2(on, here());
    }
    /// The last act is taken back with the other's nod, and done again.
    void takeBack(const Battle::Step &step)
    {
        Device &asks = at_ % 2 == 0 ? two_.anna : two_.ben, &nods = &asks == &two_.anna ? two_.ben : two_.anna;
        const int before = two_.anna.length();
        asks.game().undo();
        QTRY_VERIFY2(!nods.table().asked().isEmpty() || two_.anna.length() > before, here());
        if (!nods.table().asked().isEmpty())
            nods.table().answer(true);
        QTRY_VERIFY2(two_.anna.length() == before + 1, here());
        settled();
        ++back_;
        if (step.set.is_object())
            correct(step);
        else
            act(step);
        settled();
    }
    /// Ben's tablet dies, and is there again.
    void die()
    {
        two_.ben.open();
        QTRY_VERIFY2(two_.anna.table().other().isEmpty(), here());
        two_.join();
    }

    Midway two_;
    std::size_t at_ = 0;
    int elsewhere_ = 0, asked_ = 0, awaited_ = 0, back_ = 0;
};

} // namespace

class TableEveningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void evenings_data();
    void evenings();
};

void TableEveningTest::evenings_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("battle");
    QTest::addColumn<int>("first");
    QTest::newRow("tropaion") << "tropaion" << "tropaion-battle" << 100;
    QTest::newRow("tropaion hill") << "tropaion" << "tropaion-hill" << 20;
    QTest::newRow("punic") << "punic" << "punic-battle" << 60;
    QTest::newRow("dba") << "dba" << "dba-whole" << 40;
    QTest::newRow("dbm") << "dbm" << "dbm-whole" << 40;
    QTest::newRow("ancients") << "ancients" << "ancients-battle" << 50;
}

/// LNK-23, LNK-24, LNK-41: so much of the battle, and all of it in a deep run.
void TableEveningTest::evenings()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, battle);
    QFETCH(int, first);
    Evening evening(ruleset.toUtf8().constData(), battle.toUtf8().constData());
    evening.play(deep() ? 100'000 : static_cast<std::size_t>(first));
}

OPTIO_TEST(TableEveningTest)

} // namespace table_evening_test

#include "table_evening_test.moc"
