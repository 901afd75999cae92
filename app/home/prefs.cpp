// SPDX-License-Identifier: GPL-3.0-or-later
// Preferences: read at the start, written when changed.
#include "app/home/prefs.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/qt/language.h"
#include "app/qt/theme_source.h"
#include "app/services.h"

#include <algorithm>

namespace optio {

namespace {

constexpr int longestPause = 3000; // milliseconds
constexpr int loudestSound = 100;  // percent
constexpr int largestWindow = 16384;
constexpr double smallestText = 0.85, largestText = 2.0;

QString yes(bool on) { return on ? QStringLiteral("yes") : QStringLiteral("no"); }

} // namespace

Prefs::Prefs(Services *services, ThemeSource *source, QObject *parent) : QObject(parent), services_(services), source_(source)
{
    connect(this, &Prefs::themeChanged, this, &Prefs::darkChanged);
    connect(source, &ThemeSource::changed, this, &Prefs::darkChanged);
    if (services != nullptr && services->hasStore())
        load();
}

void Prefs::load()
{
    const auto read = [this](const char *key, const QString &otherwise) { return qt(services_->store().preference(key, utf8(otherwise))); };
    const QString theme = read("theme", theme_);
    if (QStringList{"system", "light", "dark", "contrast"}.contains(theme))
        theme_ = theme;
    if (const QString language = read("language", language_); languages().contains(language))
        language_ = language;
    if (read("dice", dice_) == QLatin1String("typed"))
        dice_ = QStringLiteral("typed");
    textScale_ = std::clamp(read("textScale", QString::number(textScale_)).toDouble(), smallestText, largestText);
    reducedMotion_ = read("reducedMotion", yes(reducedMotion_)) == yes(true);
    keepAwake_ = read("keepAwake", yes(keepAwake_)) == yes(true);
    const QStringList size = read("windowSize", {}).split(QLatin1Char('x'));
    if (size.size() == 2)
        windowSize_ = QSize(std::clamp(size[0].toInt(), 0, largestWindow), std::clamp(size[1].toInt(), 0, largestWindow));
    acrossTable_ = read("acrossTable", yes(acrossTable_)) == yes(true);
    pause_ = std::clamp(read("pause", QString::number(pause_)).toInt(), 0, longestPause);
    sound_ = read("sound", yes(sound_)) == yes(true);
    volume_ = std::clamp(read("volume", QString::number(volume_)).toInt(), 0, loudestSound);
    turnBoard_ = read("turnBoard", yes(turnBoard_)) == yes(true);
    skipEmpty_ = read("skipEmpty", yes(skipEmpty_)) == yes(true);
    confirmEnd_ = read("confirmEnd", yes(confirmEnd_)) == yes(true);
    quickAttack_ = read("quickAttack", yes(quickAttack_)) == yes(true);
}

void Prefs::read()
{
    const Prefs usual(nullptr, source_);
    theme_ = usual.theme_;
    language_ = usual.language_;
    dice_ = usual.dice_;
    textScale_ = usual.textScale_;
    reducedMotion_ = usual.reducedMotion_;
    keepAwake_ = usual.keepAwake_;
    acrossTable_ = usual.acrossTable_;
    pause_ = usual.pause_;
    sound_ = usual.sound_;
    volume_ = usual.volume_;
    turnBoard_ = usual.turnBoard_;
    skipEmpty_ = usual.skipEmpty_;
    confirmEnd_ = usual.confirmEnd_;
    quickAttack_ = usual.quickAttack_;
    const QSize window = windowSize_; // the window stays as large as it is
    services_->attempt([this] { load(); });
    windowSize_ = window;
    for (const auto changed :
         {&Prefs::themeChanged, &Prefs::languageChanged, &Prefs::textScaleChanged, &Prefs::diceChanged, &Prefs::reducedMotionChanged,
          &Prefs::keepAwakeChanged, &Prefs::acrossTableChanged, &Prefs::pauseChanged, &Prefs::soundChanged, &Prefs::volumeChanged,
          &Prefs::turnBoardChanged, &Prefs::skipEmptyChanged, &Prefs::confirmEndChanged, &Prefs::quickAttackChanged})
        Q_EMIT(this->*changed)();
}

void Prefs::keep(const char *key, const QString &value)
{
    services_->attempt([&] { services_->store().setPreference(key, utf8(value)); });
}

bool Prefs::dark() const { return theme_ == QLatin1String("dark") || (theme_ == QLatin1String("system") && source_->dark()); }

void Prefs::setTheme(const QString &theme)
{
    if (theme == theme_ || !QStringList{"system", "light", "dark", "contrast"}.contains(theme))
        return;
    theme_ = theme;
    keep("theme", theme);
    Q_EMIT themeChanged();
}

QString Prefs::spoken() const { return Language::resolve(language_); }

QStringList Prefs::languages() { return Language::choices(); }

void Prefs::setLanguage(const QString &language)
{
    if (!languages().contains(language) || (language == language_ && !Language::insisted()))
        return;
    Language::insist({}); // what is chosen holds from now on
    language_ = language;
    keep("language", language);
    Q_EMIT languageChanged();
}

void Prefs::setTextScale(double scale)
{
    const double fitting = std::clamp(scale, smallestText, largestText);
    if (fitting == textScale_)
        return;
    textScale_ = fitting;
    keep("textScale", QString::number(fitting));
    Q_EMIT textScaleChanged();
}

void Prefs::setDice(const QString &dice)
{
    if (dice == dice_ || !QStringList{"app", "typed"}.contains(dice))
        return;
    dice_ = dice;
    keep("dice", dice);
    Q_EMIT diceChanged();
}

void Prefs::setWindowSize(QSize size)
{
    if (size == windowSize_ || size.isEmpty())
        return;
    windowSize_ = size;
    keep("windowSize", QStringLiteral("%1x%2").arg(size.width()).arg(size.height()));
    Q_EMIT windowSizeChanged();
}

void Prefs::setPause(int milliseconds)
{
    const int fitting = std::clamp(milliseconds, 0, longestPause);
    if (fitting == pause_)
        return;
    pause_ = fitting;
    keep("pause", QString::number(fitting));
    Q_EMIT pauseChanged();
}

void Prefs::setVolume(int percent)
{
    const int fitting = std::clamp(percent, 0, loudestSound);
    if (fitting == volume_)
        return;
    volume_ = fitting;
    keep("volume", QString::number(fitting));
    Q_EMIT volumeChanged();
}

void Prefs::setFlag(bool &flag, const char *key, bool on, void (Prefs::*changed)())
{
    if (on == flag)
        return;
    flag = on;
    keep(key, yes(on));
    Q_EMIT(this->*changed)();
}

void Prefs::setReducedMotion(bool on) { setFlag(reducedMotion_, "reducedMotion", on, &Prefs::reducedMotionChanged); }
void Prefs::setKeepAwake(bool on) { setFlag(keepAwake_, "keepAwake", on, &Prefs::keepAwakeChanged); }
void Prefs::setAcrossTable(bool on) { setFlag(acrossTable_, "acrossTable", on, &Prefs::acrossTableChanged); }
void Prefs::setSound(bool on) { setFlag(sound_, "sound", on, &Prefs::soundChanged); }
void Prefs::setTurnBoard(bool on) { setFlag(turnBoard_, "turnBoard", on, &Prefs::turnBoardChanged); }
void Prefs::setSkipEmpty(bool on) { setFlag(skipEmpty_, "skipEmpty", on, &Prefs::skipEmptyChanged); }
void Prefs::setConfirmEnd(bool on) { setFlag(confirmEnd_, "confirmEnd", on, &Prefs::confirmEndChanged); }
void Prefs::setQuickAttack(bool on) { setFlag(quickAttack_, "quickAttack", on, &Prefs::quickAttackChanged); }

} // namespace optio
