// SPDX-License-Identifier: GPL-3.0-or-later
// The events of the library, and what is done in the one that is open.
#include "app/club/club_model.h"

#include "app/club/club_rows.h"
#include "app/club/live_rows.h"
#include "app/club/on_screen.h"
#include "app/engine.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "rules/disk_error.h"

#include <algorithm>

namespace optio {

namespace {

constexpr int lookForQuiet = 30000; // ms
constexpr qint64 largestEventFile = qint64{64} << 20;

std::uint64_t newSeed()
{
    const GameKey key = newGameKey(); // four bytes of it: a number that can be read out
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < 4; ++i)
        seed = seed << 8U | key[i];
    return seed;
}

} // namespace

ClubModel::ClubModel(Services *services, QObject *parent)
    : QObject(parent), services_(services), events_(new RowsModel({"id", "name", "detail", "when"}, this)),
      tables_(new RowsModel({"id", "table", "a", "b", "armyA", "armyB", "beforeA", "beforeB", "in", "score", "short", "confirmed", "note",
                             "winner", "noted", "live", "liveText", "liveDetail"},
                            this)),
      standings_(new RowsModel({"id", "place", "name", "army", "played", "won", "points", "tie", "settled", "gone"}, this)),
      players_(new RowsModel({"id", "name", "army", "club", "detail", "problems", "state", "strength", "table", "team", "roster"}, this)),
      clock_(new ClubClock(this)), live_(new ClubLive(services, this)), elsewhere_(new ClubLive(services, this))
{
    connect(live_, &ClubLive::heard, this, &ClubModel::tellJoined);
    connect(elsewhere_, &ClubLive::heard, this, &ClubModel::tellFollowed);
    quiet_.setInterval(lookForQuiet);
    connect(&quiet_, &QTimer::timeout, this, &ClubModel::show);
}

ClubModel::~ClubModel() = default;

ClubBook &ClubModel::book() const
{
    if (!book_)
        book_ = std::make_unique<ClubBook>(services_->store().folder());
    return *book_;
}

const club::Event &ClubModel::now() const
{
    if (followed_)
        throw Error(utf8(tr("This event is run on another device; here it can only be followed.")));
    if (!event_)
        throw Error("No event is open.");
    return *event_;
}

bool ClubModel::attempt(const std::function<void()> &work) const
{
    return services_->attempt([&] {
        try {
            work();
        } catch (const DiskError &) {
            throw;
        } catch (const Error &error) {
            throw Error(onScreen(error.what()), error.field());
        }
    });
}

QVariantList ClubModel::schemes() const
{
    QVariantList list;
    if (rulesets_.empty())
        return list;
    attempt([&] {
        for (const club::Scheme &scheme : club::suppliedSchemes(rulesets_))
            list.append(QVariantMap{{"value", qt(scheme.id())}, {"label", spoken(scheme.name())}, {"detail", spoken(scheme.note())}});
    });
    return list;
}

void ClubModel::refresh()
{
    if (!services_->hasStore())
        return;
    attempt([this] {
        QList<QVariantMap> rows;
        for (const ClubRow &row : book().events())
            if (!row.binned)
                rows.append({{"id", qt(row.id)}, {"name", qt(row.name)}, {"detail", qt(row.date)}, {"when", qt(row.changed)}});
        events_->update(rows);
    });
    Q_EMIT seasonChanged();
}

bool ClubModel::create(const QVariantMap &answers)
{
    return attempt([&] {
        const std::string wanted = utf8(answers["scheme"].toString());
        Json settings = Json::object();
        for (const club::Scheme &scheme : club::suppliedSchemes(rulesets_))
            if (wanted.empty() ? !settings.contains("scheme") : scheme.id() == wanted)
                settings["scheme"] = scheme.text();
        if (!settings.contains("scheme"))
            throw Error("There is no scoring scheme \"" + wanted + "\" here.");
        for (const char *key : {"name", "place", "date", "pairing", "rounds", "minutes", "live", "teams", "boardsByLot", "ruleset"})
            if (answers.contains(QLatin1String(key)))
                settings[key] = fromVariant(answers[QLatin1String(key)]);
        if (utf8(answers["name"].toString().trimmed()).empty())
            throw Error("An event needs a name.");
        club::Settings made;
        FieldsIn::read(made, settings, FieldPlace("settings"));
        club::Event event = club::Event::start(made, newSeed(), Services::now());
        book().add(event, Services::now());
        refresh();
        begin(std::move(event));
    });
}

bool ClubModel::openEvent(const QString &id)
{
    return attempt([&] { begin(club::Event::open(book().lines(utf8(id)))); });
}

bool ClubModel::openNamed(const QString &name)
{
    refresh();
    for (const QVariantMap &row : events_->rows())
        if (row["id"] == name || row["name"].toString().compare(name, Qt::CaseInsensitive) == 0)
            return openEvent(row["id"].toString());
    return attempt([&] { throw Error("There is no event \"" + utf8(name) + "\" in the library."); });
}

void ClubModel::begin(club::Event event)
{
    putAside();
    const bool goesOn = kept_ && kept_->id() == event.id() && kept_->lines().size() == event.lines().size();
    if (!goesOn && event.id() == joined_)
        part();
    if (goesOn)
        kept_.reset();
    event_ = std::move(event);
    follows_ = true;
    if (!goesOn)
        rejoinServer();
    show();
}

void ClubModel::putAside()
{
    elsewhere_->stop();
    if (isJoinedShown())
        kept_ = std::move(event_);
    followed_ = false;
    event_.reset();
}

void ClubModel::close()
{
    putAside();
    book_.reset();
    clock_->stop();
    show();
}

void ClubModel::remove(const QString &id)
{
    attempt([&] {
        const int row = events_->indexOf(id);
        const QString name = row < 0 ? QString() : events_->get(row)["name"].toString();
        book().bin(utf8(id), true, Services::now());
        if (event_ && event_->id() == utf8(id))
            close();
        if (joined_ == utf8(id))
            part();
        refresh();
        services_->offerUndo(tr("%1 deleted").arg(name), [this, id] {
            book().bin(utf8(id), false, Services::now());
            resume();
            refresh();
        });
    });
}

bool ClubModel::importFile(const QUrl &file)
{
    return attempt([&] {
        std::string cut;
        club::Event event = club::Event::read(readFile(file, largestEventFile), utf8(file.fileName()), &cut);
        const std::vector<ClubRow> known = book().events();
        const auto same = std::find_if(known.begin(), known.end(), [&](const ClubRow &row) { return row.id == event.id(); });
        if (same == known.end()) {
            book().add(event, Services::now());
        } else {
            // The event of the library, and whatever the file has beyond it.
            club::Event mine = club::Event::open(book().lines(event.id()));
            const std::size_t shared = std::min(mine.lines().size(), event.lines().size());
            for (std::size_t i = 0; i < shared; ++i)
                if (mine.lines()[i].line != event.lines()[i].line)
                    throw Error("The event \"" + event.state().settings.name +
                                "\" of this file and the one in the library parted at line " + std::to_string(i + 2) +
                                ". Delete that of the library to open this one");
            for (std::size_t i = shared; i < event.lines().size(); ++i) {
                mine.follow(event.lines()[i]);
                book().append(mine, Services::now());
            }
            if (same->binned)
                book().bin(event.id(), false, Services::now());
            event = std::move(mine);
        }
        refresh();
        begin(std::move(event));
        if (!cut.empty())
            throw Error(cut);
    });
}

void ClubModel::addTo(club::Event &event, const club::EventEntry &entry)
{
    club::Event after = event;
    after.follow(entry);
    book().append(after, Services::now());
    event = std::move(after);
    if (event.id() == joined_)
        live_->add(entry);
}

void ClubModel::add(const club::EventEntry &entry)
{
    (void)now(); // or it cannot be changed here
    addTo(*event_, entry);
}

bool ClubModel::act(const QString &kind, const QVariantMap &input)
{
    return attempt([&] {
        const club::EventEntry entry = now().act(utf8(kind), fromVariant(input), Services::now());
        add(entry);
        if (kind == QLatin1String("draw"))
            follows_ = true;
        show();
        const int last = now().lines().back().n;
        services_->offerUndo(spoken(entry.json.at("result").at("sentence").get<std::string>()),
                             [this, id = now().id(), last] { takeBack(id, last, 1); });
    });
}

void ClubModel::takeBack(const std::string &id, int last, int count)
{
    club::Event *event = eventOf(id);
    if (event == nullptr || event->lines().back().n != last)
        throw Error("Something else was done since. Undo in the event's bar takes the last thing back.");
    for (int i = 0; i < count; ++i)
        addTo(*event, event->undo(Services::now()));
    show();
}

QString ClubModel::step(bool forward)
{
    QString sentence;
    attempt([&] {
        const club::EventEntry entry = forward ? now().redo(Services::now()) : now().undo(Services::now());
        add(entry);
        show();
        sentence = spoken(entry.json.at("result").at("sentence").get<std::string>());
    });
    return sentence;
}

QString ClubModel::undo() { return step(false); }

QString ClubModel::redo() { return step(true); }

void ClubModel::setShown(int round)
{
    if (!event_ || round == shown_ || round < 1 || round > club::lastRound(event_->state()))
        return;
    shown_ = round;
    follows_ = round == club::lastRound(event_->state());
    show();
}

void ClubModel::setOnWall(bool on)
{
    if (on == onWall_)
        return;
    onWall_ = on;
    Q_EMIT onWallChanged();
}

void ClubModel::show()
{
    wall_.reset();
    if (live()->isOn() && event_)
        quiet_.start();
    else
        quiet_.stop();
    if (!event_) {
        facts_.clear();
        next_.clear();
        asides_.clear();
        teamStandings_.clear();
        ties_.clear();
        shown_ = 0;
        for (RowsModel *rows : {tables_, standings_, players_})
            rows->update({});
        Q_EMIT changed();
        return;
    }
    const ClubSums sums(*event_);
    const club::EventState &state = event_->state();
    const int last = club::lastRound(state);
    if (follows_ || shown_ > last)
        shown_ = last;
    QList<QVariantMap> tables = clubTables(sums, shown_);
    if (live()->isOn())
        addLive(tables, *event_, shown_, *live());
    facts_ = clubFacts(sums);
    facts_["roundNote"] = clubRoundNote(*event_, shown_);
    facts_["results"] = shown_ == 0 ? QString() : clubResults(tables);
    next_ = clubNext(sums);
    asides_ = clubAsides(*event_, shown_);
    ties_ = clubTies(sums);
    tables_->update(tables);
    standings_->update(clubStandings(sums));
    teamStandings_ = clubTeams(sums);
    players_->update(clubPlayers(*event_));
    if (onWall_)
        wall_ = wallOf(sums);
    clock_->take(state.clock);
    Q_EMIT changed();
}

} // namespace optio
