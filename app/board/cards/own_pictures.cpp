// SPDX-License-Identifier: GPL-3.0-or-later
// Finds pictures, and looks at each once before it is shown.
#include "app/board/cards/own_pictures.h"

#include "app/services.h"

#include <QFileInfo>
#include <QImageReader>

#include <algorithm>

namespace optio {

OwnPictures::OwnPictures(Services *services, QObject *parent) : QObject(parent), services_(services) {}

void OwnPictures::use(const QString &folder)
{
    folder_ = folder;
    known_.clear();
}

QUrl OwnPictures::of(const QString &type)
{
    const auto found = known_.constFind(type);
    if (found != known_.constEnd())
        return *found;
    const QUrl picture = look(type);
    known_.insert(type, picture);
    return picture;
}

QUrl OwnPictures::look(const QString &type)
{
    const auto plain = [](QChar c) { return c.isLetterOrNumber() || c == u'-' || c == u'_'; };
    if (folder_.isEmpty() || type.isEmpty() || !std::all_of(type.begin(), type.end(), plain))
        return {};
    for (const char *ending : {".png", ".svg", ".jpg"}) {
        const QFileInfo file(folder_ + u'/' + type + QLatin1String(ending));
        if (!file.isFile())
            continue;
        QString fault;
        QImageReader reader(file.filePath());
        reader.setDecideFormatFromContent(true);
        if (file.size() > mostBytes)
            fault = tr("it is larger than 2 MiB");
        else if (!reader.canRead())
            fault = tr("it cannot be read");
        else if (const QSize size = reader.size(); size.isEmpty() || size.width() > mostPixels || size.height() > mostPixels)
            fault = tr("it must have 1 to %1 pixels in each direction").arg(mostPixels);
        if (fault.isEmpty())
            return QUrl::fromLocalFile(file.absoluteFilePath());
        // Not while a card is being drawn.
        const QString sentence = tr("The picture %1 is left out: %2.").arg(file.fileName(), fault);
        QMetaObject::invokeMethod(services_, [services = services_, sentence] { Q_EMIT services->failed(sentence); }, Qt::QueuedConnection);
        return {};
    }
    return {};
}

} // namespace optio
