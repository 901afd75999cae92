// SPDX-License-Identifier: GPL-3.0-or-later
// Saving everything, and bringing it back.
#include "app/home/backup_model.h"

#include "app/engine.h"
#include "app/home/backup_words.h"
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

QString kindText(const std::string &kind)
{
    if (kind == "daily")
        return BackupModel::tr("Daily backup");
    return kind == "before-restore" ? BackupModel::tr("Before a restore") : BackupModel::tr("Before an update of the program");
}

} // namespace

BackupModel::BackupModel(Services *services, std::function<void()> closeAll, std::function<void()> readAll, QObject *parent)
    : QObject(parent), services_(services), closeAll_(std::move(closeAll)), readAll_(std::move(readAll)), worker_(new Worker(this)),
      reader_(new Worker(this))
{
    ticks_.setInterval(100);
    connect(&ticks_, &QTimer::timeout, this, &BackupModel::progressed);
}

BackupModel::~BackupModel() // the workers bring what is being written or brought back to its end
{
    if (looking())
        reading_->stopped = true;
}

bool BackupModel::available() const { return services_->hasStore(); }

QString BackupModel::folder() const { return services_->hasStore() ? qt(services_->store().folder().string()) : QString(); }

QString BackupModel::lastOwn() const
{
    if (!services_->hasStore())
        return {};
    try {
        const Json last = Json::parse(services_->store().preference(lastBackupKey, "{}"));
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
    if (!reading_)
        ticks_.stop();
    const bool done = services_->attempt([&] {
        if (fault)
            std::rethrow_exception(fault);
        if (stopped)
            throw Error(utf8(tr("Saving the backup was stopped.")));
        handOut(qt(path.string()));
        services_->store().setPreference(lastBackupKey,
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

} // namespace optio
