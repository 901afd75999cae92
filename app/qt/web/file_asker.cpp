// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the browser for a file. What is opened is copied into the program's own folder for such files; what is saved is written there and
// handed out by writeFile().
#include "app/qt/file_asker.h"

#include "app/qt/web/answers.h"
#include "app/qt/web/browser.h"

namespace optio {

struct FileAsker::Inner {
    int number = 0; ///< of the question that is open
};

FileAsker::FileAsker(QObject *parent) : QObject(parent), inner_(std::make_unique<Inner>()) {}

FileAsker::~FileAsker() { forgetAnswer(inner_->number); }

QString FileAsker::way() { return QStringLiteral("portal"); }

void FileAsker::ask(bool saving, const QString &, const QString &suggested, const QStringList &filters, QObject *)
{
    QStringList endings;
    for (const QString &filter : filters)
        for (const QString &glob : filterParts(filter).second)
            if (glob.startsWith(QStringLiteral("*.")))
                endings.append(glob.mid(1));
    inner_->number = expectAnswer([this](const QString &path) {
        if (path.isEmpty())
            Q_EMIT cancelled();
        else
            Q_EMIT chosen(QUrl::fromLocalFile(path));
    });
    browser().call<void>(saving ? "askToSave" : "askToOpen", inner_->number, toJs(safeName(suggested)), toJs(endings.join(u',')));
}

} // namespace optio
