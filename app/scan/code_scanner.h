// SPDX-License-Identifier: GPL-3.0-or-later
// CodeScanner { source: picture; running: true; wanted: "seat"; onFound: link => …; onOther: sentence => … } looks at an item, a camera's
// picture, a few times a second, and reads the code in its middle beside the screen (LNK-03). It stops when it has found what is wanted.
#pragma once

#include "app/qt/worker.h"
#include "app/scan/read_codes.h"

#include <QPointer>
#include <QQuickItem>
#include <QQuickItemGrabResult>
#include <QSharedPointer>
#include <QTimer>

namespace optio {

class CodeScanner : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Is there a reader in this program?
    Q_PROPERTY(bool possible READ possible CONSTANT)
    Q_PROPERTY(QQuickItem *source READ source WRITE setSource NOTIFY sourceChanged)
    Q_PROPERTY(bool running READ running WRITE setRunning NOTIFY runningChanged)
    /// "seat" or "club".
    Q_PROPERTY(QString wanted READ wanted WRITE setWanted NOTIFY wantedChanged)
public:
    explicit CodeScanner(QObject *parent = nullptr);

    bool possible() const { return canReadCodes(); }
    QQuickItem *source() const { return source_; }
    void setSource(QQuickItem *source);
    bool running() const { return running_; }
    void setRunning(bool running);
    const QString &wanted() const { return wanted_; }
    void setWanted(const QString &wanted);

Q_SIGNALS:
    void sourceChanged();
    void runningChanged();
    void wantedChanged();
    /// What was wanted, as it would be pasted. Nothing is looked at any more until `running` is set anew.
    void found(const QString &link);
    /// Another code, in a sentence.
    void other(const QString &sentence);

private:
    void look();
    void read(const QImage &picture);
    void take(const std::vector<SeenCode> &codes, QSize picture);

    QPointer<QQuickItem> source_;
    QString wanted_ = QStringLiteral("seat");
    bool running_ = false;
    QTimer often_;
    QSharedPointer<QQuickItemGrabResult> grab_; ///< a picture that is under way
    int waited_ = 0;                            ///< how often in vain
    Worker worker_;
};

} // namespace optio
