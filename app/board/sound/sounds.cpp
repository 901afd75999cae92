// SPDX-License-Identifier: GPL-3.0-or-later
// Finds sounds, looks at players' files once, and plays.
#include "app/board/sound/sounds.h"

#include "app/board/sound/synth.h"
#include "app/board/sound/wav.h"
#include "app/engine.h"
#include "app/home/prefs.h"
#include "app/qt/json_qt.h"
#include "app/qt/sound_player.h"
#include "app/services.h"
#include "rules/board.h"

#include <QFile>
#include <QFileInfo>
#include <QTimer>

#include <algorithm>

namespace optio {

namespace {

/// The sounds of the rule set that is played on a board.
const std::vector<Sound> &soundsOf(const Services &services)
{
    static const std::vector<Sound> none;
    for (const Ruleset *ruleset : services.rulesets())
        if (const auto *board = dynamic_cast<const BoardRules *>(ruleset))
            return board->soundTable();
    return none;
}

} // namespace

Sounds::Sounds(Services *services, Prefs *prefs, QObject *parent) : QObject(parent), services_(services), prefs_(prefs) {}

Sounds::~Sounds() = default;

void Sounds::use(const QString &folder)
{
    folder_ = folder;
    known_.clear();
}

void Sounds::setPlayer(std::unique_ptr<SoundPlayer> player) { player_ = std::move(player); }

QString Sounds::missing()
{
    if (!player_)
        player_ = newSoundPlayer();
    return player_->missing();
}

int Sounds::place(const QString &event) const
{
    const std::vector<Sound> &all = soundsOf(*services_);
    const auto found = std::find_if(all.begin(), all.end(), [&](const Sound &one) { return qt(one.id) == event; });
    return static_cast<int>(found - all.begin());
}

void Sounds::play(const QStringList &events)
{
    if (!prefs_->sound() || events.isEmpty())
        return;
    QStringList gravest = events;
    std::sort(gravest.begin(), gravest.end(), [this](const QString &one, const QString &other) { return place(one) < place(other); });
    gravest = gravest.mid(0, 2);
    int after = 0;
    for (const QString &event : events) {
        if (!gravest.contains(event))
            continue;
        if (after == 0)
            playNow(event);
        else
            QTimer::singleShot(after, this, [this, event] { playNow(event); });
        after += apart;
    }
}

void Sounds::sample() { play({QStringLiteral("card")}); }

void Sounds::playNow(const QString &event)
{
    const std::string &wav = of(event);
    if (wav.empty() || !prefs_->sound() || prefs_->volume() == 0)
        return;
    if (!player_)
        player_ = newSoundPlayer();
    player_->play(softer(wav, prefs_->volume()), samplesIn(wav).milliseconds());
}

const std::string &Sounds::of(const QString &event)
{
    const auto found = known_.constFind(event);
    if (found != known_.constEnd())
        return *found;
    const std::vector<Sound> &all = soundsOf(*services_);
    const auto row = static_cast<std::size_t>(place(event));
    std::string wav;
    if (row < all.size()) {
        wav = own(event);
        if (wav.empty())
            wav = wavOf(all[row]);
    }
    return *known_.insert(event, wav);
}

std::string Sounds::own(const QString &event)
{
    QFile file(folder_ + u'/' + event + QStringLiteral(".wav"));
    if (folder_.isEmpty() || !QFileInfo(file).isFile())
        return {};
    QString fault;
    std::string wav;
    if (file.size() > mostBytes) {
        fault = tr("it is larger than 2 MiB");
    } else if (!file.open(QIODevice::ReadOnly)) {
        fault = tr("it cannot be read");
    } else {
        wav = file.readAll().toStdString();
        if (samplesIn(wav).count == 0)
            fault = tr("it is no WAV file of 16-bit samples (PCM)");
    }
    if (fault.isEmpty())
        return wav;
    const QString sentence = tr("The sound %1 is left out: %2.").arg(QFileInfo(file).fileName(), fault);
    QMetaObject::invokeMethod(services_, [services = services_, sentence] { Q_EMIT services->failed(sentence); }, Qt::QueuedConnection);
    return {};
}

} // namespace optio
