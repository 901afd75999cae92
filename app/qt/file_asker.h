// SPDX-License-Identifier: GPL-3.0-or-later
// Which file to open or save, asked of the desktop: of its portal over D-Bus, or of the dialog that Qt's platform theme brings; in a
// browser of the browser. Where there is none, our own page asks; it gets its folders from here. FileAsker { onChosen: file => …;
// onRefused: … }.
#pragma once

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <utility>

namespace optio {

class FileAsker : public QObject {
    Q_OBJECT
    QML_ELEMENT
public:
    explicit FileAsker(QObject *parent = nullptr);
    ~FileAsker() override;

    /// Who is to be asked: "portal" (the desktop's, or the browser), "native" (Qt's dialog, drawn by the platform) or "own" (our page).
    /// $OPTIO_FILE_DIALOG settles it.
    Q_INVOKABLE static QString way();

    /// Asks the portal. Then comes chosen(), cancelled(), or refused() when there is no such portal. `window` is what the dialog belongs
    /// to.
    Q_INVOKABLE void ask(bool saving, const QString &title, const QString &suggested, const QStringList &filters, QObject *window);

    /// A name without what no file system takes.
    Q_INVOKABLE static QString safeName(const QString &name);
    /// `file` with the extension of `suggested` where it has none of its own.
    Q_INVOKABLE static QUrl withExtension(const QUrl &file, const QString &suggested);
    Q_INVOKABLE static bool exists(const QUrl &file);
    Q_INVOKABLE static QString nameOf(const QUrl &file);

    /// For our own page: the folder to begin with, the usual ones [{name,url}], the one above ("" at the top), and what is in one:
    /// [{name,url,folder,detail}], folders first. `filters` are as dialogs have them: "House rules (*.toml)".
    Q_INVOKABLE static QUrl firstFolder();
    Q_INVOKABLE static QVariantList places();
    Q_INVOKABLE static QUrl above(const QUrl &folder);
    Q_INVOKABLE static QVariantList list(const QUrl &folder, const QStringList &filters);
    /// A file of this name in a folder.
    Q_INVOKABLE static QUrl inFolder(const QUrl &folder, const QString &name);

Q_SIGNALS:
    void chosen(const QUrl &file);
    void cancelled();
    void refused();

private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

/// {"House rules", {"*.toml"}} of "House rules (*.toml)", the form that dialogs have filters in.
std::pair<QString, QStringList> filterParts(const QString &filter);

} // namespace optio
