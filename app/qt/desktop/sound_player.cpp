// SPDX-License-Identifier: GPL-3.0-or-later
// The players that sound servers come with, each a small program: a library that can play would bring sixty packages of films along. Where
// one fails (no server of its kind is running, no sound card is there) the next is tried; where all fail it is quiet for a while.
#include "app/qt/sound_player.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <array>

namespace optio {

namespace {

struct Program {
    const char *name;
    QStringList options;
};

const std::array<Program, 3> programs{{{"paplay", {}}, {"pw-play", {}}, {"aplay", {QStringLiteral("-q")}}}};
constexpr int mostAtOnce = 4;
constexpr int longerThanSound = 4000, quietFor = 60000; ///< milliseconds that a program may take besides; after all have failed

class ProgramPlayer : public SoundPlayer {
public:
    ~ProgramPlayer() override
    {
        for (QProcess *one : context_.findChildren<QProcess *>()) {
            one->disconnect();
            one->kill();
            one->waitForFinished(500);
        }
    }

    QString missing() override
    {
        if (next(0) < programs.size())
            return {};
        return QCoreApplication::translate("SoundPlayer", "Nothing that plays sounds was found: install the package pulseaudio-utils, "
                                                          "pipewire-bin or alsa-utils.");
    }

    void play(const std::string &wav, int milliseconds) override
    {
        if (running_ >= mostAtOnce || next(0) >= programs.size() || (resting_.isValid() && resting_.elapsed() < quietFor))
            return;
        if (const QString file = fileOf(wav); !file.isEmpty())
            start(file, milliseconds, first_);
    }

private:
    /// The first program from this one on that is there.
    static std::size_t next(std::size_t from)
    {
        while (from < programs.size() && QStandardPaths::findExecutable(QLatin1String(programs[from].name)).isEmpty())
            ++from;
        return from;
    }

    /// Each sound is written once; all are gone with the program.
    QString fileOf(const std::string &wav)
    {
        const QByteArray bytes = QByteArray::fromRawData(wav.data(), static_cast<qsizetype>(wav.size()));
        const QString name = QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex());
        if (written_.contains(name))
            return written_.value(name);
        if (!folder_)
            folder_ = std::make_unique<QTemporaryDir>();
        QFile file(folder_->filePath(name + QStringLiteral(".wav")));
        if (!folder_->isValid() || !file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        file.close();
        return *written_.insert(name, file.fileName());
    }

    void start(const QString &file, int milliseconds, std::size_t from)
    {
        const std::size_t at = next(from);
        if (at >= programs.size()) {
            first_ = 0;
            resting_.start();
            return;
        }
        auto *process = new QProcess(&context_);
        process->setStandardInputFile(QProcess::nullDevice());
        process->setStandardOutputFile(QProcess::nullDevice());
        process->setStandardErrorFile(QProcess::nullDevice());
        QElapsedTimer since;
        since.start();
        const auto ended = [=, this](bool played) {
            process->deleteLater();
            --running_;
            if (played)
                first_ = at;
            else if (since.elapsed() < longerThanSound)
                start(file, milliseconds, at + 1);
            else // too late for this sound
                first_ = next(at + 1) < programs.size() ? at + 1 : 0;
        };
        QObject::connect(process, &QProcess::finished, &context_,
                         [ended](int code, QProcess::ExitStatus how) { ended(code == 0 && how == QProcess::NormalExit); });
        QObject::connect(process, &QProcess::errorOccurred, &context_, [ended](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart) // then it does not finish either
                ended(false);
        });
        // One that waits for a sound card is not waited for.
        QTimer::singleShot(milliseconds + longerThanSound, process, &QProcess::kill);
        ++running_;
        process->start(QLatin1String(programs[at].name), programs[at].options + QStringList{file});
    }

    QObject context_; ///< owns the processes
    std::unique_ptr<QTemporaryDir> folder_;
    QHash<QString, QString> written_;
    std::size_t first_ = 0; ///< the program that played last
    int running_ = 0;
    QElapsedTimer resting_; ///< since all had failed
};

} // namespace

std::unique_ptr<SoundPlayer> newSoundPlayer() { return std::make_unique<ProgramPlayer>(); }

} // namespace optio
