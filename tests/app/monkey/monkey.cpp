// SPDX-License-Identifier: GPL-3.0-or-later
// A monkey at the real window: seeded taps, drags, keys, words, rotations and sizes of text over all screens, with the program ended and
// started again in between, as a tablet does. It fails for a crash, a hang, a warning of Qt or QML, a page from which a finger finds no way
// home, a game that is not after starting again what it was, a journal that does not verify, and for memory that keeps growing.
//   monkey_test [--seconds N] [--seed N] [--all yes] [--plant warning|deadend|journal|forget]
// It ends with the first fault; with --all it goes on, and tells each kind once.
#include "alarm.h"
#include "hands.h"

#include "tests/app/mail/mail_hands.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "db/store.h"
#include "rules/journal/journal.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QDesktopServices>
#include <QElapsedTimer>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <malloc.h>
#include <memory>
#include <set>
#include <unistd.h>

using namespace optio;
using namespace optio::monkey;

namespace {

Trail trail;

/// Words of the screens, and what they are in every other language, which the monkey may have chosen.
QStringList inEveryLanguage(QStringList words)
{
    const QDir folder(qEnvironmentVariable("OPTIO_TESTS") + QStringLiteral("/../languages"));
    const QStringList catalogues = folder.entryList({QStringLiteral("optio_*.ts")});
    if (catalogues.isEmpty())
        qFatal("There are no catalogues in %s: the way home would be looked for in English only.", qPrintable(folder.path()));
    for (const QString &name : catalogues) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        QXmlStreamReader catalogue(&file);
        for (QString source; !catalogue.atEnd();) {
            if (catalogue.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (catalogue.name() == QLatin1String("source"))
                source = catalogue.readElementText(QXmlStreamReader::IncludeChildElements);
            else if (catalogue.name() == QLatin1String("translation") && words.contains(source))
                words.append(catalogue.readElementText(QXmlStreamReader::IncludeChildElements));
        }
    }
    words.removeDuplicates();
    return words;
}

/// A kept battle that is as good as any for a game in the middle.
const QStringList keptGames{QStringLiteral("dba-whole.optio-game"), QStringLiteral("dbm-whole.optio-game"),
                            QStringLiteral("dbm-short.optio-game")};

double residentMegabytes()
{
    ::malloc_trim(0);
    long size = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> size >> resident;
    return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / (1U << 20U);
}

class Monkey {
public:
    Monkey(QString data, std::uint64_t seed, QString plant) : data_(std::move(data)), random_(seed), plant_(std::move(plant)) {}

    /// Plays so long. False when something was wrong, which is told.
    bool play(int seconds)
    {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < seconds * 1000LL && fault_.isEmpty()) {
            episode(std::min<qint64>(plant_.isEmpty() ? 25000 : 6000, seconds * 1000LL - clock.elapsed()));
            memory_.emplace_back(clock.elapsed(), residentMegabytes());
        }
        seconds_ = static_cast<int>(clock.elapsed() / 1000);
        if (fault_.isEmpty())
            lookAtJournals();
        if (!fault_.isEmpty()) {
            std::printf("monkey: %s\n", qPrintable(fault_));
            for (const QString &one : trail.all())
                std::printf("  %s\n", qPrintable(one));
        }
        return fault_.isEmpty() && kinds_.empty();
    }

    /// Growth of what the program holds in the second half of the time, in percent: the least of its last quarter against the least of the
    /// quarter before the middle.
    double growth() const
    {
        const auto least = [&](double from, double to) {
            double found = 0;
            for (const auto &[when, megabytes] : memory_)
                if (static_cast<double>(when) >= from * seconds_ * 1000 && static_cast<double>(when) <= to * seconds_ * 1000 + 1000)
                    found = found == 0 ? megabytes : std::min(found, megabytes);
            return found;
        };
        const double before = least(0.25, 0.5), after = least(0.75, 1);
        return before == 0 || after == 0 ? 0 : (after / before - 1) * 100;
    }

    void tell(std::uint64_t seed) const
    {
        std::printf("monkey: pages seen:");
        for (const QString &page : pages_)
            std::printf(" %s", qPrintable(page));
        std::printf(
            "\nmonkey: %d acts in %d s, %d starts, %d pages, %d ways home, %d journals with %d entries verified, memory %+.1f %% in the "
            "second half (%.0f MB): %s (seed %llu)\n",
            acts_, seconds_, starts_, static_cast<int>(pages_.size()), homes_, journals_, entries_, growth(),
            memory_.empty() ? 0.0 : memory_.back().second, fault_.isEmpty() && kinds_.empty() ? "nothing wrong" : "FAULT",
            static_cast<unsigned long long>(seed));
    }
    std::size_t pages() const { return pages_.size(); }

private:
    void wrong(const QString &what)
    {
        if (!all_) {
            if (fault_.isEmpty())
                fault_ = what;
            return;
        }
        static const QRegularExpression numbers(QStringLiteral("0x[0-9a-f]+|[0-9]+(?=[^:0-9]|$)"));
        if (kinds_.contains(QString(what).replace(numbers, QStringLiteral("#"))))
            return;
        kinds_.insert(QString(what).replace(numbers, QStringLiteral("#")));
        std::printf("monkey: FAULT %zu: %s\n", kinds_.size(), qPrintable(what));
        std::size_t left = trail.all().size();
        for (const QString &one : trail.all())
            if (left-- <= 14)
                std::printf("    %s\n", qPrintable(one));
    }

    /// One start of the program, until it is ended.
    void episode(qint64 milliseconds)
    {
        const QString wasOpen = openGame_;
        const std::string then = state_;
        trail.add(QStringLiteral("-- start %1").arg(++starts_));
        mayTake();
        {
            const Running running(data_);
            if (!running.window() || !running.app().fatal().isEmpty())
                return wrong(QStringLiteral("the program does not start: ") + running.app().fatal());
            running.app().prefs()->setReducedMotion(true);
            QObject::connect(&running.app(), &AppModel::failed, running.window(), [this](const QString &sentence) {
                if (sentence.contains(QLatin1String("Please report")))
                    wrong(QStringLiteral("something unexpected was thrown"));
            });
            Hands hands(running, random_, trail);
            openGame_.clear();
            if (!wasOpen.isEmpty() && running.app().games()->open(wasOpen)) {
                if (canonical(running.app().game()->game().state()) != then)
                    return wrong(QStringLiteral("after starting again the game is not what it was"));
                running.app().game()->close();
            }
            begin(running, hands);
            QElapsedTimer clock;
            clock.start();
            for (int count = 1; clock.elapsed() < milliseconds && fault_.isEmpty(); ++count) {
                mayTake();
                stayInside(running, hands);
                hands.anything();
                ++acts_;
                look(running);
                plantOne(running, count);
                if (count % 25 == 0)
                    wayOn(running, hands);
                if (count % 120 == 0)
                    wayHome(running, hands);
            }
            if (fault_.isEmpty() && plant_ != QLatin1String("forget") && hands.number(2) == 0)
                wayHome(running, hands);
            if (fault_.isEmpty() && running.app().game()->isOpen()) {
                openGame_ = running.app().game()->id();
                state_ = plant_ == QLatin1String("forget") ? "something else" : canonical(running.app().game()->game().state());
            }
            trail.add(QStringLiteral("-- end"));
        }
        look(nullptr);
        ::alarm(0);
        if (starts_ % 4 == 0 && fault_.isEmpty())
            lookAtJournals();
    }

    /// Where an episode begins.
    void begin(const Running &running, Hands &hands)
    {
        const auto show = [&](const QString &script) {
            hands.note(script);
            running.eval(script);
        };
        const int where = starts_ <= 14 ? starts_ - 1 : hands.number(14);
        const auto two = [&](const QString &ruleset) {
            return QStringLiteral("{ const e = App.games.examples.filter(one => one.ruleset === '%1'); const b = e[%2 %% e.length]; "
                                  "if (b && App.games.create(b.ruleset, b.armyA, b.armyB, {})) show('GamePage', {}) }")
                .replace(QStringLiteral("%%"), QStringLiteral("%"))
                .arg(ruleset)
                .arg(hands.number(100));
        };
        switch (where) {
        case 0:
            break; // Home
        case 1:
            show(two(QStringLiteral("dbm")));
            break;
        case 2:
            show(QStringLiteral("showFromHome('NewBattlePage', {ruleset: 'hoplites'})"));
            break;
        case 3:
            show(two(QStringLiteral("tropaion")));
            break;
        case 4:
            show(QStringLiteral("showFromHome('ArmiesPage', {})"));
            break;
        case 5:
            show(two(QStringLiteral("ancients")));
            break;
        case 6:
            show(QStringLiteral("showFromHome('CampaignsPage', {})"));
            break;
        case 7:
            show(two(QStringLiteral("punic")));
            break;
        case 8:
            show(two(QStringLiteral("hoplites")));
            break;
        case 9:
            show(QStringLiteral("showFromHome('SettingsPage', {})"));
            break;
        case 10:
            show(two(QStringLiteral("dba")));
            break;
        case 11:
            show(QStringLiteral("if (App.mail.open('%1')) show('BoardPage', {})").arg(mailed_));
            break;
        case 12: {
            const QString file = qEnvironmentVariable("OPTIO_TESTS") + QStringLiteral("/golden/") +
                                 keptGames.at(hands.number(static_cast<int>(keptGames.size())));
            show(QStringLiteral("openFile('file://%1')").arg(file));
            break;
        }
        default:
            show(QStringLiteral("showFromHome('%1', {})")
                     .arg(QStringList{QStringLiteral("OddsPage"), QStringLiteral("RulesPage"), QStringLiteral("HousePage"),
                                      QStringLiteral("ImportPage"), QStringLiteral("NewCampaignPage"), QStringLiteral("NewGamePage")}
                              .at(hands.number(6))));
        }
    }

    /// The own page for files shows the whole disk; the monkey stays in its folder.
    void stayInside(const Running &running, Hands &hands)
    {
        for (int i = 0; i < 5; ++i) {
            const QList<QQuickItem *> all = running.items();
            QObject *outside = nullptr;
            for (QQuickItem *item : all)
                for (QObject *up = item; up != nullptr && outside == nullptr; up = up->parent())
                    if (up->objectName() == QLatin1String("filePage") &&
                        !up->property("folder").toUrl().toLocalFile().startsWith(qEnvironmentVariable("HOME")))
                        outside = up;
            if (outside == nullptr)
                return;
            hands.note(QStringLiteral("close the page for files"));
            QMetaObject::invokeMethod(outside, "close");
            QTest::qWait(30);
        }
    }

    void look(const Running &running)
    {
        if (QObject *page = running.window()->property("current").value<QObject *>())
            pages_.insert(page->objectName());
        look(&running);
    }
    void look(const Running *)
    {
        if (complaints().isEmpty())
            return;
        wrong(QStringLiteral("a warning: ") + complaints().join(QStringLiteral(" | ")));
        if (all_)
            complaints().clear();
    }

    QString where(const Running &running) const
    {
        QObject *page = running.window()->property("current").value<QObject *>();
        return page != nullptr ? page->objectName() : QStringLiteral("no page");
    }
    static bool atHome(const Running &running)
    {
        return running.eval(QStringLiteral("!covered && current !== null && current.objectName === 'homePage'")).toBool();
    }

    /// Something can be tapped, at the latest when what is thought about is done; where others want the processor too, that may take long.
    void wayOn(const Running &running, Hands &hands)
    {
        if (QTest::qWaitFor([&] { return !hands.controls().isEmpty(); }, 120'000))
            return;
        running.picture(QStringLiteral("monkey-nothing-to-tap")); // where pictures are kept
        wrong(QStringLiteral("nothing to tap on %1").arg(where(running)));
    }

    /// A finger finds home: by Back and its kind, and where there is none by trying.
    void wayHome(const Running &running, Hands &hands)
    {
        static const QStringList away =
            inEveryLanguage({"Back", "Close", "Cancel", "Done", "Change", "Not now", "Leave", "Home", "Hide my hand", "Keep mine", "No"});
        hands.note(QStringLiteral("-- home"));
        const QString from = where(running);
        const bool keys = hands.number(3) == 0;
        for (int taps = 0; taps < 60 && fault_.isEmpty(); ++taps) {
            mayTake();
            if (plant_ == QLatin1String("deadend") || !atHome(running)) {
                wayOn(running, hands); // while a page fades in there is nothing, however long that takes on a busy machine
                stayInside(running, hands);
                if (keys && taps < 20)
                    hands.press(Qt::Key_Escape);
                else if (!hands.tapOneOf(away) || taps > 30)
                    hands.tapAControl();
                QTest::qWait(15);
                look(running);
                continue;
            }
            ++homes_;
            return;
        }
        running.picture(QStringLiteral("monkey-no-way-home")); // where pictures are kept
        wrong(QStringLiteral("no way home from %1 within 60 taps, which end on %2").arg(from, where(running)));
    }

    /// Every journal holds by its own rules.
    void lookAtJournals()
    {
        Registry registry(rulesets());
        registry.addHouses(std::filesystem::path(data_.toStdString()) / "house"); // the monkey makes some, and plays by them
        Store store(data_.toStdString());
        if (!store.notice().empty())
            return wrong(QStringLiteral("on opening the store says: ") + QString::fromStdString(store.notice()));
        if (plant_ == QLatin1String("journal")) {
            const std::vector<GameRow> games = store.games();
            for (const GameRow &row : games)
                if (row.length > 1 && verified_[row.id] >= 0) {
                    SQLite::Database file((data_ + QStringLiteral("/optio.sqlite")).toStdString(), SQLite::OPEN_READWRITE);
                    file.exec("UPDATE line SET text = replace(text, '\"n\":1,', '\"n\": 1,')");
                    verified_.clear();
                    break;
                }
        }
        for (const GameRow &row : store.games()) {
            if (verified_[row.id] == row.length || registry.find(row.ruleset) == nullptr) // of rules it has thrown away
                continue;
            mayTake();
            std::vector<Entry> entries;
            for (const StoredLine &line : store.lines(row.id, 0, 1000000))
                entries.push_back(parseEntry(line.line, line.n));
            const std::vector<VerifyFinding> findings = verifyJournal(registry.at(row.ruleset), entries);
            if (!findings.empty())
                return wrong(QStringLiteral("the journal of \"%1\" (%2) does not verify: %3")
                                 .arg(QString::fromStdString(row.title), QString::fromStdString(row.ruleset),
                                      QString::fromStdString(findings.front().text)));
            verified_[row.id] = row.length;
            ++journals_;
            entries_ += row.length;
        }
        ::alarm(0);
    }

    /// What the test of the test puts wrong.
    void plantOne(const Running &running, int count)
    {
        if (plant_ == QLatin1String("warning") && count == 5)
            qWarning("a warning on purpose");
        if (plant_ == QLatin1String("deadend") && count == 5)
            wayHomeIsGone(running);
    }
    void wayHomeIsGone(const Running &running)
    {
        Hands hands(running, random_, trail);
        wayHome(running, hands);
    }

public:
    QString mailed_; ///< a battle by e-mail that has begun
    bool all_ = false;
    std::set<QString> kinds_;

private:
    QString data_;
    Random random_;
    QString plant_, fault_, openGame_;
    std::string state_;
    std::set<QString> pages_;
    std::map<std::string, int> verified_;
    std::vector<std::pair<qint64, double>> memory_;
    int acts_ = 0, starts_ = 0, homes_ = 0, journals_ = 0, entries_ = 0, seconds_ = 0;
};

/// What the address of a page would be opened by, and is not here.
class Nowhere : public QObject {
    Q_OBJECT
public:
    Q_INVOKABLE void open(const QUrl &) {}
};

} // namespace

int main(int argc, char **argv)
{
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    int seconds = 120;
    std::uint64_t seed = 20261126;
    QString plant;
    bool all = false;
    for (int i = 1; i + 1 < argc; i += 2) {
        const QString option = QString::fromLocal8Bit(argv[i]), value = QString::fromLocal8Bit(argv[i + 1]);
        if (option == QLatin1String("--seconds"))
            seconds = value.toInt();
        else if (option == QLatin1String("--seed"))
            seed = value.toULongLong();
        else if (option == QLatin1String("--plant"))
            plant = value;
        else if (option == QLatin1String("--all"))
            all = true;
    }
    prepareSurroundings();
    QTemporaryDir home;
    qputenv("HOME", home.path().toLocal8Bit());
    qputenv("OPTIO_FILE_DIALOG", "own");
    qputenv("PATH", home.path().toLocal8Bit()); // no other program is started: none that plays sounds, and none that writes mails
    for (const char *part : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DOCUMENTS_DIR", "XDG_DOWNLOAD_DIR"})
        qunsetenv(part);
    const QGuiApplication application(argc, argv);
    setLook();
    listenForComplaints();
    Nowhere nowhere;
    const QStringList schemes{QStringLiteral("http"), QStringLiteral("https"), QStringLiteral("mailto"), QStringLiteral("file")};
    for (const QString &scheme : schemes)
        QDesktopServices::setUrlHandler(scheme, &nowhere, "open");
    tellBySignal();

    // With its last engine Qt forgets the types of its modules, and the next start registers them anew into memory that is never given
    // back (some 200 KB), which a program that starts once does not do.
    QQmlEngine always;
    QQmlComponent modules(&always);
    modules.setData("import QtQuick\nimport QtQuick.Controls.Basic\nimport QtQuick.Layouts\nimport QtQuick.Templates as T\nItem {}",
                    QUrl());
    const std::unique_ptr<QObject> kept(modules.create());
    if (kept == nullptr)
        qFatal("%s", qPrintable(modules.errorString()));

    test::MailPlayers players;
    if (!players.begin()) {
        std::printf("monkey: the battle by e-mail could not begin\n");
        return 1;
    }
    players.app(0)->mail()->openFile(QUrl::fromLocalFile(players.file)); // accepted: the first turn is open
    Monkey monkey(players.folders[0].path(), seed, plant);
    monkey.mailed_ = players.battle;
    monkey.all_ = all;
    const bool good = monkey.play(seconds);
    monkey.tell(seed);
    for (const QString &scheme : schemes)
        QDesktopServices::unsetUrlHandler(scheme);
    // Caches fill in the first minutes; only a longer run can tell growth from them.
    if (seconds >= 1200 && monkey.growth() > 5)
        return 1;
    return good && (seconds < 100 || monkey.pages() >= 15) ? 0 : 1;
}

#include "monkey.moc"
