// SPDX-License-Identifier: GPL-3.0-or-later
// App.about: licence and credits, and what a report of a fault should say. Nothing of it is sent anywhere.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace optio {

class HouseModel;
class Prefs;
class Services;

class AboutModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// The licence of the program, by paragraphs: [{title,text}]
    Q_PROPERTY(QVariantList licence READ licence CONSTANT)
    /// The libraries and fonts of others, and their licences: [{title,text}]
    Q_PROPERTY(QVariantList credits READ credits CONSTANT)
public:
    AboutModel(Services *services, Prefs *prefs, HouseModel *house, QObject *parent = nullptr);

    static QVariantList licence();
    static QVariantList credits();

    /// Keeps a message for the report; the last few are kept, as long as the program runs.
    void remember(const QString &sentence);
    /// What helps to find a fault: versions, screen, settings, rule sets, the last messages. No names of players, armies or folders beyond
    /// what those messages say.
    Q_INVOKABLE QString report() const;
    /// Puts a text into the clipboard.
    Q_INVOKABLE void copy(const QString &text) const;

private:
    QString screen() const;
    QString houseRules() const;

    Services *services_;
    Prefs *prefs_;
    HouseModel *house_;
    QStringList messages_;
};

} // namespace optio
