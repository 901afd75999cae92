// SPDX-License-Identifier: GPL-3.0-or-later
// App.sharing: armies on their way out, as a text in one of the formats or as a QR code.
#pragma once

#include "rules/json.h"

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <string>
#include <vector>

namespace optio {

class Services;
class Ruleset;
class Slices;
class Worker;

class ShareModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// The army's name, or how many they are; "" when there are none.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// The first of their names.
    Q_PROPERTY(QString names READ names NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// The formats that can hold them: [{value,label,detail}]
    Q_PROPERTY(QVariantList formats READ formats NOTIFY changed)
    Q_PROPERTY(QString format READ format WRITE setFormat NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// Why they cannot be written in this format; "" when all is well.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// The first lines of the text, and how many follow.
    Q_PROPERTY(QString shown READ shown NOTIFY changed)
    Q_PROPERTY(int more READ more NOTIFY changed)
    /// Do its columns want letters of one width?
    Q_PROPERTY(bool table READ table NOTIFY changed)
    Q_PROPERTY(int bytes READ bytes NOTIFY changed)
    Q_PROPERTY(QString size READ size NOTIFY changed)
    /// What this format leaves out, each a sentence.
    Q_PROPERTY(QStringList lost READ lost NOTIFY changed)
    /// What a QR code says, when that is the format; "" otherwise.
    Q_PROPERTY(QString code READ code NOTIFY changed)
    /// To save under.
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    Q_PROPERTY(QStringList filters READ filters NOTIFY changed)
public:
    explicit ShareModel(Services *services, QObject *parent = nullptr);
    ~ShareModel() override;

    QString title() const;
    QString names() const;
    int count() const { return static_cast<int>(armies_.size()); }
    const QVariantList &formats() const { return formats_; }
    const QString &format() const { return format_; }
    void setFormat(const QString &format);
    bool busy() const;
    const QString &fault() const { return written_.fault; }
    const QString &shown() const { return written_.shown; }
    int more() const { return written_.more; }
    bool table() const;
    int bytes() const { return static_cast<int>(written_.text.size()); }
    QString size() const;
    const QStringList &lost() const { return written_.lost; }
    QString code() const;
    QString fileName() const;
    QStringList filters() const;

    /// Takes up these armies; the last format that was used, if it can hold them.
    Q_INVOKABLE void start(const QStringList &armies);
    /// The whole text.
    Q_INVOKABLE QString text() const;
    Q_INVOKABLE void copy() const;
    /// False after failed(). A QR code is saved as a picture where the file's name ends in ".svg".
    Q_INVOKABLE bool save(const QUrl &file);

Q_SIGNALS:
    void changed();

private:
    /// A text with what there is to know of it.
    struct Written {
        std::string text;
        QString shown, fault;
        int more = 0;
        QStringList lost;
    };
    QString ending() const;
    void write();
    static Slices writing(ShareModel *model, std::vector<Json> armies, std::string format, std::vector<const Ruleset *> rulesets);

    Services *services_;
    Worker *worker_;
    std::vector<Json> armies_;
    QVariantList formats_;
    QString format_;
    Written written_;
};

} // namespace optio
