// SPDX-License-Identifier: GPL-3.0-or-later
// App.pictures: players' own pictures of unit types (DAT-08): files "<type>.png", .svg or .jpg in the folder "pictures" of the data. Where
// there is none, or one that cannot be shown, a card has the program's own drawing with the letters of the type.
#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace optio {

class Services;

class OwnPictures : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
public:
    explicit OwnPictures(Services *services, QObject *parent = nullptr);

    /// Where they lie; all are looked for anew.
    void use(const QString &folder);
    /// The picture of a type ("KB"); empty where there is none that can be shown. What is wrong with a file is told once.
    Q_INVOKABLE QUrl of(const QString &type);

    static constexpr qint64 mostBytes = qint64{2} << 20;
    static constexpr int mostPixels = 4096; ///< in each direction

private:
    QUrl look(const QString &type);

    Services *services_;
    QString folder_;
    QHash<QString, QUrl> known_;
};

} // namespace optio
