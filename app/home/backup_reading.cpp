// SPDX-License-Identifier: GPL-3.0-or-later
// A backup looked into and brought back, beside the screen: what is in it, what of now would go, and the exchange.
#include "app/home/backup_model.h"

#include "app/engine.h"
#include "app/home/backup_words.h"
#include "app/qt/json_qt.h"
#include "app/qt/worker.h"
#include "app/services.h"
#include "db/store.h"
#include "db/whole_backup.h"
#include "rules/slices.h"

#include <QFileInfo>

namespace optio {

namespace {

constexpr int mostListed = 100;

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

/// Was it stopped, and not by a fault?
bool wasStopped(const std::exception_ptr &fault)
{
    try {
        if (fault)
            std::rethrow_exception(fault);
    } catch (const BackupStopped &) {
        return true;
    } catch (...) {
        return false;
    }
    return false;
}

} // namespace

/// What came of reading a backup through.
struct BackupModel::Looked {
    std::shared_ptr<CheckedBackup> backup;
    std::vector<BackupLoss> losses;
    QString name;
    std::exception_ptr fault;
};

/// What came of bringing one back.
struct BackupModel::Brought {
    std::filesystem::path before; ///< what was there until then
    bool again = false;           ///< it was an Undo
    std::exception_ptr fault;
};

double BackupModel::readPart() const { return reading_ ? reading_->part.load() : 0; }

void BackupModel::beginReading(bool restoring)
{
    reading_ = std::make_shared<Under>();
    restoring_ = restoring;
    ticks_.start();
    Q_EMIT progressed();
    Q_EMIT changed();
}

void BackupModel::endReading()
{
    reading_.reset();
    if (!saving())
        ticks_.stop();
    Q_EMIT changed();
}

bool BackupModel::look(const QUrl &file)
{
    return services_->attempt([&] {
        if (restoring())
            throw Error(utf8(tr("A backup is being brought back; wait until that is done.")));
        const std::filesystem::path path = localPath(file);
        letGo();
        beginReading(false);
        reader_->start(lookingThrough(this, reading_, services_->store().folder(), path));
    });
}

Slices BackupModel::lookingThrough(BackupModel *model, std::shared_ptr<Under> under, std::filesystem::path folder,
                                   std::filesystem::path path)
{
    co_yield Slices::Pause{.heavy = true}; // a picture says that it is under way
    Looked what;
    what.name = QFileInfo(qt(path.string())).fileName();
    try {
        what.backup = std::make_shared<CheckedBackup>(path, [&under](double part) {
            under->part = part;
            return !under->stopped;
        });
        what.losses = what.backup->losses(folder);
    } catch (...) {
        what.fault = std::current_exception();
    }
    co_return [model, what = std::move(what)] { model->looked(what); };
}

void BackupModel::looked(const Looked &what)
{
    endReading();
    const bool good = services_->attempt([&] {
        if (what.fault)
            std::rethrow_exception(what.fault);
        QVariantList losses;
        for (const BackupLoss &loss : what.losses)
            if (losses.size() < mostListed)
                losses.append(lossView(loss));
        checked_ = what.backup;
        found_ = {{"name", what.name},
                  {"facts", factsOf(*checked_)},
                  {"losses", losses},
                  {"more", static_cast<int>(what.losses.size()) - static_cast<int>(losses.size())}};
        Q_EMIT foundChanged();
    });
    if (!good)
        Q_EMIT unreadable();
}

bool BackupModel::restore()
{
    return services_->attempt([&] {
        if (!checked_ || reading_)
            throw Error("No backup has been chosen.");
        beginRestoring(checked_, {});
    });
}

void BackupModel::stopRestoring()
{
    if (restoring())
        reading_->stopped = true; // brought() tells how far it was by then
}

void BackupModel::beginRestoring(std::shared_ptr<CheckedBackup> backup, std::filesystem::path before)
{
    Store &store = services_->store();
    lastOwn_ = store.preference(lastBackupKey, "");
    closeAll_();
    beginReading(true);
    reader_->start(bringing(this, reading_, store.folder(), std::move(backup), std::move(before)));
}

Slices BackupModel::bringing(BackupModel *model, std::shared_ptr<Under> under, std::filesystem::path folder,
                             std::shared_ptr<CheckedBackup> backup, std::filesystem::path before)
{
    co_yield Slices::Pause{.heavy = true};
    Brought what;
    what.again = !backup;
    const double read = what.again ? 0.3 : 0; // the part by which the backup is read, where it was not before
    const auto upTo = [&under](double from, double to) {
        return [&under, from, to](double part) {
            under->part = from + (to - from) * part;
            return !under->stopped;
        };
    };
    try {
        if (!backup)
            backup = std::make_shared<CheckedBackup>(before, upTo(0, read));
        Store store(folder); // another way into the same file: the screen's own goes on reading
        what.before = backup->restore(store, Services::now(), upTo(read, 1));
    } catch (...) {
        what.fault = std::current_exception();
    }
    backup.reset();
    co_return [model, what = std::move(what)] { model->brought(what); };
}

void BackupModel::brought(const Brought &what)
{
    const bool good = services_->attempt([&] {
        if (wasStopped(what.fault))
            throw Error(utf8(tr("Restoring was stopped; nothing has changed.")));
        if (what.fault)
            std::rethrow_exception(what.fault);
    });
    // From here on all may be another: whatever else goes wrong, it has to be shown.
    if (good)
        services_->attempt([&] { services_->store().setPreference(lastBackupKey, lastOwn_); });
    readAll_();
    if (good)
        letGo();
    endReading();
    if (!good) {
        Q_EMIT notRestored();
        return;
    }
    QMetaObject::invokeMethod(this, &BackupModel::restored, Qt::QueuedConnection); // the page that asked for it goes, too
    if (!what.again)
        services_->offerUndo(tr("The backup is brought back"), [this, before = what.before] { beginRestoring(nullptr, before); });
}

void BackupModel::letGo()
{
    if (looking()) {
        reading_->stopped = true;
        reader_->drop();
        endReading();
    }
    checked_.reset();
    found_.clear();
    Q_EMIT foundChanged();
}

} // namespace optio
