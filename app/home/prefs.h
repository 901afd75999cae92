// SPDX-License-Identifier: GPL-3.0-or-later
// App.prefs: what the players chose, kept in the store.
#pragma once

#include <QList>
#include <QObject>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace optio {

class Services;
class ThemeSource;

class Prefs : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// "system", "light", "dark" or "contrast"
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    /// "system" or the code of a language; and what there is to choose from.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QStringList languages READ languages CONSTANT)
    /// The code of the language that is spoken now.
    Q_PROPERTY(QString spoken READ spoken NOTIFY languageChanged)
    /// What the theme comes to on this desktop, now.
    Q_PROPERTY(bool dark READ dark NOTIFY darkChanged)
    /// 0.85 .. 2.0
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged)
    /// "app" (the app rolls) or "typed" (the players throw)
    Q_PROPERTY(QString dice READ dice WRITE setDice NOTIFY diceChanged)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    Q_PROPERTY(bool keepAwake READ keepAwake WRITE setKeepAwake NOTIFY keepAwakeChanged)
    /// The window's size when it was last closed; empty at first.
    Q_PROPERTY(QSize windowSize READ windowSize WRITE setWindowSize NOTIFY windowSizeChanged)
    Q_PROPERTY(bool acrossTable READ acrossTable WRITE setAcrossTable NOTIFY acrossTableChanged)
    /// Milliseconds between two acts of a computer player, 0 to 3000 (PRF-33).
    Q_PROPERTY(int pause READ pause WRITE setPause NOTIFY pauseChanged)
    /// Sounds on a board, and how loud they are, in percent (PRF-33); and the loudnesses that are offered.
    Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY soundChanged)
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY volumeChanged)
    Q_PROPERTY(QList<int> volumes READ volumes CONSTANT)
    /// On a board: are phases without a decision passed over (PRF-34)? Is it asked before a phase ends with attacks not resolved? Are the
    /// computer's announcements left out (HOP-905)?
    Q_PROPERTY(bool skipEmpty READ skipEmpty WRITE setSkipEmpty NOTIFY skipEmptyChanged)
    Q_PROPERTY(bool confirmEnd READ confirmEnd WRITE setConfirmEnd NOTIFY confirmEndChanged)
    Q_PROPERTY(bool quickAttack READ quickAttack WRITE setQuickAttack NOTIFY quickAttackChanged)
    /// Is a board turned for the second player (PRF-37)?
    Q_PROPERTY(bool turnBoard READ turnBoard WRITE setTurnBoard NOTIFY turnBoardChanged)
public:
    explicit Prefs(Services *services, ThemeSource *source, QObject *parent = nullptr);

    const QString &theme() const { return theme_; }
    const QString &language() const { return language_; }
    static QStringList languages();
    QString spoken() const;
    bool dark() const;
    double textScale() const { return textScale_; }
    const QString &dice() const { return dice_; }
    bool reducedMotion() const { return reducedMotion_; }
    bool keepAwake() const { return keepAwake_; }
    QSize windowSize() const { return windowSize_; }
    bool acrossTable() const { return acrossTable_; }
    int pause() const { return pause_; }
    bool sound() const { return sound_; }
    int volume() const { return volume_; }
    static QList<int> volumes() { return {10, 25, 50, 75, 100}; }
    bool turnBoard() const { return turnBoard_; }
    bool skipEmpty() const { return skipEmpty_; }
    bool confirmEnd() const { return confirmEnd_; }
    bool quickAttack() const { return quickAttack_; }

    void setTheme(const QString &theme);
    void setLanguage(const QString &language);
    void setTextScale(double scale);
    void setDice(const QString &dice);
    void setReducedMotion(bool on);
    void setKeepAwake(bool on);
    void setWindowSize(QSize size);
    void setAcrossTable(bool on);
    void setPause(int milliseconds);
    void setSound(bool on);
    void setVolume(int percent);
    void setTurnBoard(bool on);
    void setSkipEmpty(bool on);
    void setConfirmEnd(bool on);
    void setQuickAttack(bool on);
    /// Reads all of them again; what the store does not say is as it was at first.
    void read();

Q_SIGNALS:
    void themeChanged();
    void languageChanged();
    void darkChanged();
    void textScaleChanged();
    void diceChanged();
    void reducedMotionChanged();
    void keepAwakeChanged();
    void windowSizeChanged();
    void acrossTableChanged();
    void pauseChanged();
    void soundChanged();
    void volumeChanged();
    void turnBoardChanged();
    void skipEmptyChanged();
    void confirmEndChanged();
    void quickAttackChanged();

private:
    void load();
    void keep(const char *key, const QString &value);
    void setFlag(bool &flag, const char *key, bool on, void (Prefs::*changed)());

    Services *services_;
    ThemeSource *source_;
    QString theme_ = QStringLiteral("system");
    QString language_ = QStringLiteral("system");
    QString dice_ = QStringLiteral("app");
    QSize windowSize_;
    double textScale_ = 1.0;
    bool reducedMotion_ = false;
    bool keepAwake_ = true;
    bool acrossTable_ = false;
    int pause_ = 800;
    bool sound_ = false;
    int volume_ = 50;
    bool turnBoard_ = false;
    bool skipEmpty_ = false;
    bool confirmEnd_ = true;
    bool quickAttack_ = false;
};

} // namespace optio
