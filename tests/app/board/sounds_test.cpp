// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds (DAT-07, PRF-33): made of recipes, or the players' own; which of them are played; and the programs that play them.
#include "app/board/sound/synth.h"
#include "app/board/sound/wav.h"
#include "app/home/prefs.h"
#include "tests/app/board/fake_player.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdlib>

namespace sounds_test {

using namespace optio;
using namespace optio::test;

namespace {

void write(const QString &name, const QByteArray &bytes)
{
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray read(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A file of this many samples, all alike.
std::string steady(std::int16_t sample, std::size_t count = 2205) { return wavOf(std::vector<std::int16_t>(count, sample), sampleRate); }

/// The app with sounds on and a player that writes down.
struct Heard {
    QTemporaryDir data;
    QList<std::string> played;
    std::unique_ptr<AppModel> app;

    explicit Heard(const std::function<void(const QDir &)> &own = {})
    {
        const QDir folder(data.filePath(QStringLiteral("sounds")));
        if (own && folder.mkpath(QStringLiteral(".")))
            own(folder);
        app = AppModel::open(data.path().toStdString(), rulesets());
        app->sounds()->setPlayer(std::make_unique<FakePlayer>(&played));
        app->prefs()->setSound(true);
    }
};

/// Programs in a folder that is all there is to find.
class Programs {
public:
    Programs() : before_(qgetenv("PATH")) { qputenv("PATH", folder.path().toUtf8()); }
    ~Programs() { qputenv("PATH", before_); }
    void add(const QString &name, const QByteArray &script) const
    {
        write(folder.filePath(name), "#!/bin/sh\n" + script);
        QVERIFY(QFile::setPermissions(folder.filePath(name), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }
    QByteArray log() const { return read(folder.filePath(QStringLiteral("log"))); }
    QByteArray logging() const { return "echo \"${0##*/} $*\" >> '" + folder.path().toUtf8() + "/log'\n"; }

    QTemporaryDir folder;

private:
    QByteArray before_;
};

} // namespace

class SoundsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }

    void recipes_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < soundTable().size(); ++i)
            QTest::newRow(soundTable()[i].id.c_str()) << int(i);
    }
    void recipes() // DAT-07: as long as its layers, loud enough and never too loud, silent at both ends, the same each time
    {
        QFETCH(int, row);
        const Sound sound = soundTable()[std::size_t(row)];
        const std::vector<std::int16_t> samples = samplesOf(sound);
        int end = 0;
        for (const SoundLayer &layer : sound.layers)
            end = std::max(end, layer.start + layer.length);
        QVERIFY(end <= longestSound);
        QVERIFY(std::abs(int(samples.size()) - end * sampleRate / 1000) <= 1);
        const auto [least, most] = std::minmax_element(samples.begin(), samples.end());
        const int peak = std::max(-int(*least), int(*most));
        QVERIFY2(peak > 4000 && peak <= 32000, qPrintable(QString::number(peak)));
        QVERIFY(std::abs(samples.front()) < 400 && std::abs(samples.back()) < 400);
        QCOMPARE(samplesOf(sound), samples);
        QCOMPARE(samplesIn(wavOf(sound)).milliseconds(), int(1000 * samples.size() / sampleRate));
    }

    void tooMuchTogether() // all layers at full level: the sum is made softer, not cut off
    {
        Sound sound{"x", {}};
        for (int i = 0; i < 12; ++i)
            sound.layers.push_back({static_cast<SoundLayer::Wave>(i % 3), 20.0 + 900 * i, 10000.0 - 800 * i, 10 * i, 500, 1, i * 1.5});
        const std::vector<std::int16_t> samples = samplesOf(sound);
        const auto [least, most] = std::minmax_element(samples.begin(), samples.end());
        QCOMPARE(std::max(-int(*least), int(*most)), 32000);
        QVERIFY(std::count_if(samples.begin(), samples.end(), [](std::int16_t one) { return std::abs(one) >= 31900; }) < 20);
        QVERIFY(samplesOf(Sound{"none", {}}).empty());
    }

    void files_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("count");
        const QByteArray good = QByteArray::fromStdString(steady(1000, 100));
        const auto with = [&](int at, const QByteArray &bytes) { return QByteArray(good).replace(at, bytes.size(), bytes); };
        QTest::newRow("ours") << good << 100;
        QTest::newRow("with a list before the samples") << QByteArray(good).insert(36, QByteArray("LIST\3\0\0\0abc\0", 12)) << 100;
        QTest::newRow("size left open") << with(40, QByteArray(4, '\xff')) << 100;
        QTest::newRow("two channels") << with(22, QByteArray("\2\0", 2)) << 100;
        QTest::newRow("empty") << QByteArray() << 0;
        QTest::newRow("cut off") << good.left(43) << 0;
        QTest::newRow("no RIFF") << with(0, "JUNK") << 0;
        QTest::newRow("eight bits") << with(34, QByteArray("\10\0", 2)) << 0;
        QTest::newRow("numbers with a point") << with(20, QByteArray("\3\0", 2)) << 0;
        QTest::newRow("six channels") << with(22, QByteArray("\6\0", 2)) << 0;
        QTest::newRow("no rate") << with(24, QByteArray(4, '\0')) << 0;
        QTest::newRow("samples before their form") << good.left(12) + good.mid(36) << 0;
        QTest::newRow("a part beyond the end") << QByteArray(good).insert(36, QByteArray("LIST\377\377\377\177", 8)) << 0;
    }
    void files()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, count);
        const std::string wav = bytes.toStdString();
        QCOMPARE(int(samplesIn(wav).count), count);
        QCOMPARE(softer(wav, 100), wav);
        const std::string less = softer(wav, 50);
        QCOMPARE(less.size(), wav.size());
        if (count == 0) {
            QCOMPARE(less, wav);
            return;
        }
        const std::size_t from = samplesIn(wav).from;
        QCOMPARE(less.substr(0, from), wav.substr(0, from));
        QCOMPARE(less.substr(from), steady(250, 100).substr(44));
        QCOMPARE(softer(wav, 0).substr(from), std::string(200, '\0'));
    }

    void offAtFirst() // PRF-33: off, 50 percent
    {
        Heard all;
        all.app->prefs()->setSound(false);
        all.app->sounds()->play({QStringLiteral("rout")});
        all.app->sounds()->sample();
        QVERIFY(all.played.isEmpty());
        QCOMPARE(all.app->prefs()->volume(), 50);
        const QTemporaryDir data;
        QVERIFY(!AppModel::open(data.path().toStdString(), rulesets())->prefs()->sound());
    }

    void gravest() // two of an act, in the order in which they happened
    {
        Heard all;
        all.app->sounds()->play({QStringLiteral("card"), QStringLiteral("missile"), QStringLiteral("rout"), QStringLiteral("elimination"),
                                 QStringLiteral("phase")});
        QCOMPARE(all.played.size(), 1); // the other one a moment later
        QTRY_COMPARE(all.played.size(), 2);
        QCOMPARE(eventsOf(all.played), (QStringList{QStringLiteral("rout"), QStringLiteral("elimination")}));
        QTest::qWait(2 * Sounds::apart);
        QCOMPARE(all.played.size(), 2);
        all.app->sounds()->play({QStringLiteral("no such")});
        QCOMPARE(all.played.size(), 2);
    }

    void loudness() // PRF-33: at once
    {
        Heard all;
        for (const int percent : {10, 100}) {
            all.app->prefs()->setVolume(percent);
            all.app->sounds()->sample();
            QCOMPARE(all.played.takeLast(), shipped("card", percent));
        }
        all.app->prefs()->setVolume(400);
        QCOMPARE(all.app->prefs()->volume(), 100);
        all.app->prefs()->setVolume(0);
        all.app->sounds()->sample();
        QVERIFY(all.played.isEmpty());
    }

    void ownSounds() // DAT-07: a player's own; a missing one is the shipped one, a faulty one too, and is told once
    {
        const std::string mine = steady(8000);
        Heard all([&](const QDir &folder) {
            write(folder.filePath(QStringLiteral("rout.wav")), QByteArray::fromStdString(mine));
            write(folder.filePath(QStringLiteral("rally.wav")), "RIFF is not enough");
            write(folder.filePath(QStringLiteral("shock.wav")), QByteArray::fromStdString(steady(1, (1 << 20) + 1)));
            write(folder.filePath(QStringLiteral("strange.wav")), "nobody asks for it");
        });
        QSignalSpy failed(all.app.get(), &AppModel::failed);
        for (const char *event : {"rout", "rally", "shock", "card", "rout", "rally", "shock"})
            all.app->sounds()->play({QString::fromLatin1(event)});
        QCOMPARE(all.played.size(), 7);
        QCOMPARE(all.played[0], softer(mine, 50));
        QCOMPARE(all.played[4], softer(mine, 50));
        QCOMPARE(eventsOf(all.played.mid(1, 3)), (QStringList{QStringLiteral("rally"), QStringLiteral("shock"), QStringLiteral("card")}));
        QTRY_COMPARE(failed.count(), 2);
        QVERIFY(failed[0][0].toString().contains(QLatin1String("rally.wav is left out: it is no WAV file")));
        QVERIFY(failed[1][0].toString().contains(QLatin1String("shock.wav is left out: it is larger than 2 MiB")));
        QTest::qWait(30);
        QCOMPARE(failed.count(), 2);
    }

    void nothingToPlayWith() // PRF-33: it is said where the sounds are switched on, and nowhere else
    {
        const Programs none;
        const auto player = newSoundPlayer();
        for (const char *package : {"pulseaudio-utils", "pipewire-bin", "alsa-utils"})
            QVERIFY(player->missing().contains(QLatin1String(package)));
        player->play(steady(100), 100);
        QTest::qWait(50);
        none.add(QStringLiteral("aplay"), "exit 0\n"); // now installed
        QCOMPARE(player->missing(), QString());
    }

    void programs() // the first that plays is asked from then on
    {
        const Programs all;
        all.add(QStringLiteral("paplay"), all.logging() + "exit 1\n");
        all.add(QStringLiteral("pw-play"), all.logging() + "/bin/cp \"$1\" '" + all.folder.path().toUtf8() + "/heard'\n");
        const auto player = newSoundPlayer();
        QCOMPARE(player->missing(), QString());
        player->play(steady(100), 100);
        const QString heard = all.folder.filePath(QStringLiteral("heard"));
        QTRY_COMPARE(read(heard), QByteArray::fromStdString(steady(100)));
        QTRY_COMPARE(all.log().count('\n'), 2);
        QTest::qWait(50); // until its end is known
        player->play(steady(200), 100);
        QTRY_COMPARE(read(heard), QByteArray::fromStdString(steady(200)));
        QCOMPARE(all.log().count("paplay "), 1);
        QCOMPARE(all.log().count("pw-play "), 2);
    }

    void allFail() // no sound card: it is quiet
    {
        const Programs all;
        for (const char *name : {"paplay", "pw-play", "aplay"})
            all.add(QString::fromLatin1(name), all.logging() + "echo failed >&2\nexit 1\n");
        const auto player = newSoundPlayer();
        player->play(steady(100), 100);
        QTRY_COMPARE(all.log().count('\n'), 3);
        QVERIFY(all.log().contains("aplay -q /"));
        QTest::qWait(100);
        player->play(steady(100), 100);
        QTest::qWait(100);
        QCOMPARE(all.log().count('\n'), 3);
    }

    void leaving() // what still plays ends with the program, and its files go
    {
        const Programs all;
        all.add(QStringLiteral("paplay"), "echo $$ \"$1\" > '" + all.folder.path().toUtf8() + "/log'\nexec /bin/sleep 60\n");
        auto player = newSoundPlayer();
        for (int i = 0; i < 9; ++i)
            player->play(steady(100), 100); // no more at once than can be told apart
        QTRY_VERIFY(all.log().endsWith('\n'));
        const QList<QByteArray> told = all.log().trimmed().split(' ');
        QVERIFY(QFile::exists(QString::fromUtf8(told.value(1))));
        QVERIFY(QFile::exists(QStringLiteral("/proc/") + QString::fromUtf8(told.value(0))));
        player.reset();
        QVERIFY(!QFile::exists(QString::fromUtf8(told.value(1))));
        QVERIFY(!QFile::exists(QStringLiteral("/proc/") + QString::fromUtf8(told.value(0))));
    }
};

OPTIO_TEST(SoundsTest)

} // namespace sounds_test

#include "sounds_test.moc"
