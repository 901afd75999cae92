// SPDX-License-Identifier: GPL-3.0-or-later
// The language of all that is read: which there are, which one is meant, and the change from one to another.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace optio {

class Language : public QObject {
    Q_OBJECT
public:
    explicit Language(QObject *parent = nullptr);
    ~Language() override;

    /// What a player may choose: "system" and the codes of the languages, English first.
    static QStringList choices();
    /// The code for what is wished, or what this start insists on: the first of the desktop's languages that there is for "system" (English
    /// when there is none of them).
    static QString resolve(const QString &wished);
    /// What this start of the program was asked for (`--language`); it stands before what is wished until a player chooses. "" for nothing.
    static void insist(const QString &code);
    /// Is this start asked for a language?
    static bool insisted();

    /// The language that is spoken now.
    const QString &code() const { return code_; }
    /// Speaks the language that is wished: catalogues, numbers, dates and the direction of reading. What was told before is told anew by
    /// who hears changed().
    void speak(const QString &wished);

Q_SIGNALS:
    void changed();

private:
    QString code_;
    QTranslator own_;
};

} // namespace optio
