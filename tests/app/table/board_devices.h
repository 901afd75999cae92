// SPDX-License-Identifier: GPL-3.0-or-later
// Two devices with a battle on the board between them: hands that do what the board lets them do, and a look for what is not theirs.
#pragma once

#include "tests/app/board/fake_player.h"
#include "tests/app/table/two_devices.h"

#include "app/qt/json_qt.h"
#include "rules/board.h"
#include "rules/journal/secrets.h"

#include <QElapsedTimer>

#include <random>

namespace optio::test {

inline BoardModel &boardOf(const Device &device) { return *device.app->board(); }

/// A guest who does more than fifty things in ten seconds is shown out (LNK-10): this one takes his time.
inline void takeTime(const AppModel &app)
{
    constexpr qint64 within = 10'500;
    constexpr qsizetype most = 45;
    static QHash<const AppModel *, QList<qint64>> done;
    static QElapsedTimer clock;
    if (!clock.isValid())
        clock.start();
    if (app.table()->role() != QLatin1String("guest"))
        return;
    QList<qint64> &times = done[&app];
    if (times.size() >= most)
        if (const qint64 gone = clock.elapsed() - times[times.size() - most]; gone < within)
            QTest::qWait(static_cast<int>(within - gone));
    times.append(clock.elapsed());
}

/// Does one thing at that device's board, any that it offers; false when nothing came of it.
inline bool doSomething(const AppModel &app, std::mt19937 &dice)
{
    takeTime(app);
    BoardModel &board = *app.board();
    const auto any = [&](qsizetype count) { return std::uniform_int_distribution<qsizetype>(0, count - 1)(dice); };
    const int before = app.game()->game().length();
    const auto done = [&] { return app.game()->game().length() > before || !app.table()->waiting().isEmpty(); };
    const auto agreed = [&] {
        if (!board.asking().isEmpty())
            board.agree(true);
        return done();
    };
    if (!board.question().isEmpty()) {
        const bool yes = any(2) == 0;
        for (const bool one : {yes, !yes}) {
            board.answer(one);
            if (agreed())
                return true;
        }
        return false;
    }
    if (board.phase().isEmpty()) {
        board.press(QStringLiteral("deal"));
        return done();
    }
    if (const QStringList sources = board.sources(); !sources.isEmpty() && any(3) > 0) {
        const QString from = sources[any(sources.size())];
        board.letGo();
        board.pick(from);
        if (const QStringList targets = board.targets(); !targets.isEmpty())
            board.drop(from, targets[any(targets.size())]);
        if (!board.forming().isEmpty())
            board.confirm();
        if (agreed())
            return true;
        board.letGo();
    }
    for (const char *button : {"resolve", "next"}) {
        if (QLatin1String(button) == QLatin1String("resolve") && board.attacks().isEmpty())
            continue;
        board.press(QString::fromLatin1(button));
        if (agreed())
            return true;
    }
    return false;
}

inline bool doSomething(const Device &device, std::mt19937 &dice) { return doSomething(*device.app, dice); }

/// A battle that Anna keeps, with army a, and that Ben has joined; nothing is shown act by act unless it is asked for.
struct TwoBoards : Two {
    QString open; ///< what was told to both, up to that entry
    int openTo = 0;
    explicit TwoBoards(const char *armyA = "hoplites/carthage", const char *armyB = "hoplites/republican-rome",
                       const QVariantMap &options = {}, int pause = 0)
        : Two("hoplites", armyA, armyB, options)
    {
        for (const Device *device : {&anna, &ben}) {
            device->app->prefs()->setPause(pause);
            device->app->prefs()->setReducedMotion(true);
        }
    }
    /// Whose board lets something be done now, once it does; null when none does for ten seconds, or the battle is over.
    Device *acting()
    {
        const auto over = [](const Device &device) { return device.game().ended()["over"].toBool(); };
        Device *who = nullptr;
        static_cast<void>(QTest::qWaitFor(
            [&] {
                if (over(anna) && over(ben))
                    return true;
                if (anna.length() != ben.length() || !anna.table().waiting().isEmpty() || !ben.table().waiting().isEmpty())
                    return false;
                who = boardOf(anna).mine() ? &anna : boardOf(ben).mine() ? &ben : nullptr;
                return who != nullptr;
            },
            10000));
        return who;
    }
    Device &other(const Device *one) { return one == &anna ? ben : anna; }
    QString sideOf(const Device *one) const { return one == &anna ? QStringLiteral("a") : QStringLiteral("b"); }
    /// Sounds are on at both; gives what is heard.
    QList<std::string> &listen()
    {
        static QList<std::string> played;
        played.clear();
        for (const Device *device : {&anna, &ben}) {
            device->app->sounds()->setPlayer(std::make_unique<FakePlayer>(&played));
            device->app->prefs()->setSound(true);
        }
        return played;
    }
    void deal()
    {
        boardOf(anna).press(QStringLiteral("deal"));
        QTRY_COMPARE(ben.length(), 1);
        QTRY_VERIFY(anna.table().waiting().isEmpty());
    }
};

/// Goes on until it is somebody's turn to play cards, so many at least.
inline Device *atPlay(TwoBoards &two, int least = 1)
{
    if (two.anna.length() == 0)
        two.deal();
    std::mt19937 dice(3);
    for (int i = 0; i < 400; ++i) {
        Device *who = two.acting();
        if (!who || (boardOf(*who).phase() == QLatin1String("play") && boardOf(*who).question().isEmpty() &&
                     boardOf(*who).battle()["left"].toMap()["plays"].toInt() >= least))
            return who;
        if (!doSomething(*who, dice))
            return nullptr;
    }
    return nullptr;
}

/// Lays cards of the hand on the field.
inline bool playOne(const Device &device)
{
    BoardModel &board = boardOf(device);
    const int before = device.length();
    const QStringList sources = board.sources();
    for (const QString &from : sources) {
        board.letGo();
        board.pick(from);
        const QStringList targets = board.targets();
        for (const QString &to : targets)
            if (to.startsWith(QLatin1String("area:")) && !from.startsWith(QLatin1String("card"))) {
                board.drop(from, to);
                if (!board.asking().isEmpty())
                    board.agree(true);
                return QTest::qWaitFor([&] { return device.length() > before && device.table().waiting().isEmpty(); });
            }
    }
    board.letGo();
    return false;
}

/// Everything that a device's models tell of the battle.
inline QString modelsOf(const Device &device)
{
    const BoardModel &board = boardOf(device);
    QVariantList all{board.title(),
                     board.sides(),
                     board.battle(),
                     board.attacks(),
                     board.question(),
                     board.happened(),
                     board.undoText(),
                     board.advice()->acts(),
                     board.advice()->reasons(),
                     device.game().title(),
                     device.game().undoText(),
                     device.game().counters(),
                     device.game().acts(),
                     device.game().resolvers(),
                     device.game().watch(),
                     device.app->battlePrefs()->topics(),
                     device.app->games()->latest(),
                     device.table().people(),
                     device.table().asked()};
    for (const RowsModel *rows : {board.areas(), board.hand(), board.tales()})
        for (const QVariantMap &row : rows->rows())
            all.append(row);
    JournalModel &journal = *device.game().journal();
    while (journal.canFetchMore({}))
        journal.fetchMore({});
    const QList<int> roles = journal.roleNames().keys();
    for (int row = 0; row < journal.rowCount(); ++row)
        for (const int role : roles)
            all.append(journal.data(journal.index(row), role));
    all.append(device.game().entry(device.length()));
    all.append(device.game().report());
    return qt(fromVariant(all).dump());
}

/// The names of what lies in a side's hand, its deck or hidden, and that the other side does not see.
inline QStringList secretsOf(const Ruleset &ruleset, const Json &state, const std::string &side)
{
    const auto labels = [&](const std::string &viewer, bool dark) {
        QStringList found;
        const Json view = toJson(ruleset.view(state, viewer));
        for (const Json &army : view.at("sides"))
            for (const Json &group : army.at("groups"))
                for (const Json &unit : group.at("units")) {
                    const std::string place = unit.value("place", "");
                    if (dark ? army.at("id") == side && (place == "hand" || place == "deck" || place == "pursuit") : place != "unknown")
                        found.append(qt(unit.value("label", "")));
                }
        return found;
    };
    QStringList secret = labels(side, true);
    const QStringList seen = labels(side == "a" ? "b" : "a", false);
    secret.removeIf([&](const QString &one) { return one.size() < 4 || seen.contains(one); });
    return secret;
}

/// Neither device holds what is the other's: Ben's game is what his seat may know and no more, no model of either tells of it.
inline void nothingOfTheOther(TwoBoards &two)
{
    const Ruleset &ruleset = two.anna.game().game().ruleset();
    const Json &real = two.anna.game().game().state();
    QVERIFY(two.ben.game().game().state() == link::knownTo(ruleset, real, link::Seat::b));
    const QString of[2] = {modelsOf(two.anna), modelsOf(two.ben)};
    QString &open = two.open; // a unit that has gone back into a hand was seen on the field
    for (int n = std::exchange(two.openTo, two.anna.length()) + 1; n <= two.anna.length(); ++n)
        if (const Json entry = two.anna.game().read(n).json; !isSecret(ruleset, entry))
            open += qt(entry.value("result", Json::object()).value("sentence", "")) + u'\n';
    for (const int which : {0, 1}) {
        const QStringList secret = secretsOf(ruleset, real, which == 0 ? "b" : "a");
        for (const QString &label : secret)
            QVERIFY2(open.contains(label) || !of[which].contains(label),
                     qPrintable(QStringLiteral("%1's tablet tells of %2: %3")
                                    .arg(which == 0 ? QStringLiteral("Anna") : QStringLiteral("Ben"), label)
                                    .arg(of[which].mid(std::max<qsizetype>(0, of[which].indexOf(label) - 200), 500))));
    }
}

} // namespace optio::test
