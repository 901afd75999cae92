// SPDX-License-Identifier: GPL-3.0-or-later
// Saving everything, and bringing it back.
#include "app/home/backup_model.h"

#include "app/engine.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/qt/worker.h"
#include "app/services.h"
#include "db/preference_file.h"
#include "db/whole_backup.h"
#include "rules/slices.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

namespace optio {

namespace {

constexpr const char *lastKey = "lastBackup";
constexpr int mostListed = 100;

std::filesystem::path localPath(const QUrl &file)
{
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.scheme().isEmpty() ? file.path() : QString();
    if (path.isEmpty())
        throw Error("\"" + utf8(file.toString()) + "\" is not a file on this device.");
    return utf8(path);
}

/// "31 January 2026, 13:45" of a time in ISO 8601; without a time of day the day alone.
QString whenText(const QString &time)
{
    const QLocale locale;
    if (time.size() == 10)
        return locale.toString(QDate::fromString(time, Qt::ISODate), QStringLiteral("d MMMM yyyy"));
    const QDateTime when = QDateTime::fromString(time, Qt::ISODate).toLocalTime();
    return when.isValid() ? locale.toString(when, QStringLiteral("d MMMM yyyy, HH:mm")) : time;
}

QString kindText(const std::string &kind)
{
    if (kind == "daily")
        return BackupModel::tr("Daily backup");
    return kind == "before-restore" ? BackupModel::tr("Before a restore") : BackupModel::tr("Before an update of the program");
}

QVariantMap fact(const QString &label, const QString &value) { return {{"label", label}, {"value", value}}; }

QVariantList factsOf(const CheckedBackup &backup)
{
    const BackupCounts &counts = backup.counts();
    QVariantList facts;
    if (!backup.created().empty())
        facts << fact(BackupModel::tr("Saved"), whenText(qt(backup.created())));
    if (!backup.program().empty())
        facts << fact(BackupModel::tr("Program"), BackupModel::tr("Optio %1").arg(qt(backup.program())));
    facts << fact(BackupModel::tr("Armies"), QString::number(counts.armies))
          << fact(BackupModel::tr("Games"), QString::number(counts.games))
          << fact(BackupModel::tr("Campaigns"), QString::number(counts.campaigns));
    if (counts.binned > 0)
        facts << fact(BackupModel::tr("In the bin"), QString::number(counts.binned));
    facts << fact(BackupModel::tr("House rules"),
                  backup.hasHouse() ? QString::number(counts.houseRules) : BackupModel::tr("not in it; yours stay as they are"));
    for (const std::string &fault : backup.houseFaults())
        facts << fact(BackupModel::tr("Put aside"), qt(fault));
    return facts;
}

QVariantMap lossView(const BackupLoss &loss)
{
    QString text;
    if (loss.kind == "army")
        text = loss.gone ? BackupModel::tr("Army that is not in the backup") : BackupModel::tr("Army that was changed since");
    else if (loss.kind == "game")
        text = loss.gone ? BackupModel::tr("Game that is not in the backup") : BackupModel::tr("Game that went on since");
    else if (loss.kind == "campaign")
        text = loss.gone ? BackupModel::tr("Campaign that is not in the backup") : BackupModel::tr("Campaign that went on since");
    else
        text =
            loss.gone ? BackupModel::tr("House rules that are not in the backup") : BackupModel::tr("House rules that were changed since");
    return {{"kind", qt(loss.kind)}, {"name", qt(loss.name)}, {"text", text}};
}

} // namespace

BackupModel::BackupModel(Services *services, std::function<void()> closeAll, std::function<void()> readAll, QObject *parent)
    : QObject(parent), services_(services), closeAll_(std::move(closeAll)), readAll_(std::move(readAll)), worker_(new Worker(this))
{
    ticks_.setInterval(100);
    connect(&ticks_, &QTimer::timeout, this, &BackupModel::progressed);
}

BackupModel::~BackupModel() = default; // the worker brings a backup that is being written to its end

bool BackupModel::available() const { return services_->hasStore(); }

QString BackupModel::folder() const { return services_->hasStore() ? qt(services_->store().folder().string()) : QString(); }

QString BackupModel::lastOwn() const
{
    if (!services_->hasStore())
        return {};
    try {
        const Json last = Json::parse(services_->store().preference(lastKey, "{}"));
        if (last.contains("time"))
            return tr("Last saved on %1 as %2").arg(whenText(textAt(last, "time")), textAt(last, "file"));
    } catch (const std::exception &) {
        // a broken note is none
    }
    return {};
}

QVariantList BackupModel::automatic() const
{
    QVariantList list;
    if (!services_->hasStore())
        return list;
    for (const BackupBeside &backup : backupsBeside(services_->store().folder()))
        list.append(
            QVariantMap{{"file", QUrl::fromLocalFile(qt(backup.file.string()))},
                        {"name", qt(backup.file.filename().string())},
                        {"title", whenText(qt(backup.date))},
                        {"detail", kindText(backup.kind) + QStringLiteral(" · ") +
                                       QLocale().formattedDataSize(static_cast<qint64>(backup.bytes), 1, QLocale::DataSizeSIFormat)}});
    return list;
}

QString BackupModel::suggested() const { return qt(backupName(Services::now())); }

double BackupModel::part() const { return under_ ? under_->part.load() : 0; }

void BackupModel::save(const QUrl &file)
{
    if (saving())
        return;
    services_->attempt([&] {
        const std::filesystem::path path = localPath(file);
        under_ = std::make_shared<Under>();
        ticks_.start();
        worker_->start(writing(this, under_, services_->store().folder(), path, file));
        Q_EMIT changed();
    });
}

void BackupModel::cancel()
{
    if (!saving())
        return;
    under_->stopped = true; // wrote() tells how far it was by then
}

Slices BackupModel::writing(BackupModel *model, std::shared_ptr<Under> under, std::filesystem::path folder, std::filesystem::path path,
                            QUrl file)
{
    co_yield Slices::Pause{.heavy = true}; // a picture says that it is under way
    std::exception_ptr fault;
    bool whole = false;
    try {
        whole = writeBackup(folder, path, Services::now(), [&under](double part) {
                    under->part = part;
                    return !under->stopped;
                }).has_value();
    } catch (const std::exception &) {
        fault = std::current_exception();
    }
    co_return [model, path, file, fault, whole] { model->wrote(path, file, fault, !whole); };
}

void BackupModel::wrote(const std::filesystem::path &path, const QUrl &file, const std::exception_ptr &fault, bool stopped)
{
    under_.reset();
    ticks_.stop();
    const bool done = services_->attempt([&] {
        if (fault)
            std::rethrow_exception(fault);
        if (stopped)
            throw Error(utf8(tr("Saving the backup was stopped.")));
        handOut(qt(path.string()));
        services_->store().setPreference(lastKey,
                                         canonical({{"time", Services::now()}, {"file", utf8(QFileInfo(file.path()).fileName())}}));
    });
    Q_EMIT changed();
    if (done)
        Q_EMIT saved();
}

QString BackupModel::suggestedPreferences() const
{
    return QStringLiteral("optio-preferences-%1.toml").arg(qt(Services::now().substr(0, 10)));
}

bool BackupModel::writePreferences(const QUrl &file)
{
    return services_->attempt([&] { writeFile(file, preferencesAsText(services_->store(), Services::now())); });
}

bool BackupModel::readPreferences(const QUrl &file)
{
    return services_->attempt([&] {
        constexpr qint64 most = qint64{1} << 20;
        const auto before = services_->store().preferences();
        const std::string name = utf8(QFileInfo(file.path()).fileName());
        preferenceNotes_.clear();
        for (const std::string &note : optio::readPreferences(services_->store(), readFile(file, most), name, services_->rulesets()).notes)
            preferenceNotes_.append(qt(note));
        readAll_();
        Q_EMIT preferencesRead();
        services_->offerUndo(tr("Preferences loaded"), [this, before] {
            services_->store().setPreferences(before, true);
            preferenceNotes_.clear();
            readAll_();
            Q_EMIT preferencesRead();
        });
    });
}

bool BackupModel::look(const QUrl &file)
{
    return services_->attempt([&] {
        letGo();
        auto backup = std::make_unique<CheckedBackup>(localPath(file));
        const std::vector<BackupLoss> all = backup->losses(services_->store().folder());
        QVariantList losses;
        for (const BackupLoss &loss : all)
            if (losses.size() < mostListed)
                losses.append(lossView(loss));
        found_ = {{"name", QFileInfo(file.path()).fileName()},
                  {"facts", factsOf(*backup)},
                  {"losses", losses},
                  {"more", static_cast<int>(all.size()) - static_cast<int>(losses.size())}};
        checked_ = std::move(backup);
        Q_EMIT foundChanged();
    });
}

std::string BackupModel::bringBack(CheckedBackup &backup)
{
    closeAll_();
    const std::string last = services_->store().preference(lastKey, "");
    std::string before = backup.restore(services_->store(), Services::now()).string();
    // From here on all is another: whatever else goes wrong, it has to be shown.
    services_->attempt([&] { services_->store().setPreference(lastKey, last); });
    readAll_();
    Q_EMIT changed();
    QMetaObject::invokeMethod(this, &BackupModel::restored, Qt::QueuedConnection); // the page that asked for it goes, too
    return before;
}

bool BackupModel::restore()
{
    return services_->attempt([&] {
        if (!checked_)
            throw Error("No backup has been chosen.");
        const std::string before = bringBack(*checked_);
        letGo();
        services_->offerUndo(tr("The backup is brought back"), [this, before] {
            CheckedBackup old(before);
            (void)bringBack(old);
        });
    });
}

void BackupModel::letGo()
{
    checked_.reset();
    found_.clear();
    Q_EMIT foundChanged();
}

} // namespace optio
