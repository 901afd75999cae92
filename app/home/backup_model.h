// SPDX-License-Identifier: GPL-3.0-or-later
// App.backup: everything in one file, and back.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace optio {

class CheckedBackup;
class Services;
class Slices; // rules/slices.h, which Qt's moc cannot read
class Worker;

class BackupModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Is there a library to save?
    Q_PROPERTY(bool available READ available CONSTANT)
    /// Where the library lies.
    Q_PROPERTY(QString folder READ folder CONSTANT)
    /// When a backup was last saved, and under which name; empty when never.
    Q_PROPERTY(QString lastOwn READ lastOwn NOTIFY changed)
    /// The backups the program made by itself, newest first: [{file (url), name, title, detail}]
    Q_PROPERTY(QVariantList automatic READ automatic NOTIFY changed)
    /// Is a backup being saved, and how much of it is done (0 to 1)?
    Q_PROPERTY(bool saving READ saving NOTIFY changed)
    Q_PROPERTY(double part READ part NOTIFY progressed)
    /// Is a backup being read through, or brought back, and how much of that is done (0 to 1)?
    Q_PROPERTY(bool looking READ looking NOTIFY changed)
    Q_PROPERTY(bool restoring READ restoring NOTIFY changed)
    Q_PROPERTY(double readPart READ readPart NOTIFY progressed)
    /// What look() found: {name, facts: [{label,value}], losses: [{kind, name, text}], more: how many losses are not listed}; empty when
    /// nothing is being looked at.
    Q_PROPERTY(QVariantMap found READ found NOTIFY foundChanged)
    /// Values of the preferences read last that could not be, as sentences.
    Q_PROPERTY(QStringList preferenceNotes READ preferenceNotes NOTIFY preferencesRead)
public:
    /// `closeAll` closes what is open, `readAll` reads everything again after the library has become another one.
    BackupModel(Services *services, std::function<void()> closeAll, std::function<void()> readAll, QObject *parent = nullptr);
    ~BackupModel() override;

    bool available() const;
    QString folder() const;
    QString lastOwn() const;
    QVariantList automatic() const;
    bool saving() const { return under_ != nullptr; }
    double part() const;
    bool looking() const { return reading_ != nullptr && !restoring_; }
    bool restoring() const { return reading_ != nullptr && restoring_; }
    double readPart() const;
    const QVariantMap &found() const { return found_; }
    const QStringList &preferenceNotes() const { return preferenceNotes_; }

    /// The name to save under: "optio-2026-01-31.optio-backup".
    Q_INVOKABLE QString suggested() const;
    /// Saves everything beside the screen; what stood under that name is replaced when all is written. Emits saved() or failed().
    Q_INVOKABLE void save(const QUrl &file);
    /// Stops that; nothing is saved then.
    Q_INVOKABLE void cancel();
    /// Preferences and last choices as one readable file (DAT-10): the name to save under, saving, and reading one in, which emits
    /// undoable(); what gave way to a default is then in `preferenceNotes`.
    Q_INVOKABLE QString suggestedPreferences() const;
    Q_INVOKABLE bool writePreferences(const QUrl &file);
    Q_INVOKABLE bool readPreferences(const QUrl &file);
    /// Reads a backup through beside the screen and fills `found`, or emits failed() and unreadable(); false when failed() came at once.
    Q_INVOKABLE bool look(const QUrl &file);
    /// Puts what was found in the place of all there is, beside the screen; emits restored() and undoable(), or notRestored(). What is open
    /// is closed at once. False when failed() came at once.
    Q_INVOKABLE bool restore();
    /// Stops bringing it back, if that is still possible; all is then as it was, and failed() says so.
    Q_INVOKABLE void stopRestoring();
    /// Lets go of what was found, or is still being read.
    Q_INVOKABLE void letGo();

Q_SIGNALS:
    void changed();
    void progressed();
    /// Everything is in the file.
    void saved();
    void foundChanged();
    /// What look() was to read is no backup that can be used.
    void unreadable();
    /// Bringing one back was stopped, or failed: failed() told which.
    void notRestored();
    void preferencesRead();
    /// The library has become another one.
    void restored();

private:
    /// A backup that is under way, either way, as the screen and the thread both see it.
    struct Under {
        std::atomic<double> part = 0;
        std::atomic<bool> stopped = false;
    };
    /// Writes it to `path`, named `file` by the player.
    static Slices writing(BackupModel *model, std::shared_ptr<Under> under, std::filesystem::path folder, std::filesystem::path path,
                          QUrl file);
    void wrote(const std::filesystem::path &path, const QUrl &file, const std::exception_ptr &fault, bool stopped);
    /// Reads a backup through; what would be lost is found too.
    static Slices lookingThrough(BackupModel *model, std::shared_ptr<Under> under, std::filesystem::path folder,
                                 std::filesystem::path path);
    struct Looked;
    void looked(const Looked &what);
    /// Brings `backup` back, or where that is null the one in the file `before`, which was saved before a restore.
    void beginRestoring(std::shared_ptr<CheckedBackup> backup, std::filesystem::path before);
    static Slices bringing(BackupModel *model, std::shared_ptr<Under> under, std::filesystem::path folder,
                           std::shared_ptr<CheckedBackup> backup, std::filesystem::path before);
    struct Brought;
    void brought(const Brought &what);
    void beginReading(bool restoring);
    void endReading();

    Services *services_;
    std::function<void()> closeAll_, readAll_;
    std::shared_ptr<CheckedBackup> checked_;
    Worker *worker_, *reader_;
    std::shared_ptr<Under> under_;   ///< what is being saved; null when nothing is
    std::shared_ptr<Under> reading_; ///< what is being read or brought back; null when nothing is
    bool restoring_ = false;
    std::string lastOwn_; ///< the note of the last own backup, which outlives a restore
    QTimer ticks_;
    QVariantMap found_;
    QStringList preferenceNotes_;
};

} // namespace optio
