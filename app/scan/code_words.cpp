// SPDX-License-Identifier: GPL-3.0-or-later
// Tells codes apart.
#include "app/scan/code_words.h"

#include "app/qt/json_qt.h"
#include "rules/club/stream/club_link.h"
#include "rules/error.h"
#include "rules/link/link_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace optio {

namespace {

struct ScannedCode {
    Q_DECLARE_TR_FUNCTIONS(ScannedCode)
};

bool isSeat(const QString &text) { return text.startsWith(QLatin1String("optio:join?")); }

bool isClub(const QString &text) { return text.startsWith(QLatin1String("optio:club?")); }

/// Without the address of the page that a browser would play in.
QString withoutPage(const QString &code)
{
    static const QRegularExpression page(QStringLiteral("^http://[^/?#\\s]+/play/[^#\\s]*#(?=optio:join\\?)"));
    return code.trimmed().remove(page);
}

} // namespace

QString linkInCode(const QString &code, WantedCode wanted)
{
    const QString link = withoutPage(code);
    try {
        if (wanted == WantedCode::seat && isSeat(link)) {
            static_cast<void>(link::joinLinkFrom(utf8(link)));
            return link;
        }
        if (wanted == WantedCode::club && isClub(link)) {
            static_cast<void>(club::stream::clubLinkFrom(utf8(link)));
            return link;
        }
    } catch (const Error &) { // not whole, which otherCodeText() says
    }
    return {};
}

QString otherCodeText(const QString &code, WantedCode wanted)
{
    const QString link = withoutPage(code);
    const bool seat = isSeat(link), club = isClub(link);
    if ((seat && wanted == WantedCode::seat) || (club && wanted == WantedCode::club))
        return ScannedCode::tr("This code is not whole, or of a newer Optio. Have it shown once more.");
    if (seat)
        return ScannedCode::tr("This is the code of a seat at a shared game. Home, Join a table takes it.");
    if (club)
        return ScannedCode::tr("This is the code of a club's server. Report to the club, in a game's menu, takes it.");
    if (link.startsWith(QLatin1String("optio1:"), Qt::CaseInsensitive))
        return ScannedCode::tr("This is an army. Armies, Import takes it.");
    if (link.startsWith(QLatin1String("http:"), Qt::CaseInsensitive) || link.startsWith(QLatin1String("https:"), Qt::CaseInsensitive))
        return wanted == WantedCode::seat ? ScannedCode::tr("This is the address of a web page, and no seat. Scan the code of your seat.")
                                          : ScannedCode::tr("This is the address of a web page, not the club's code.");
    return ScannedCode::tr("This code is not one of Optio's.");
}

} // namespace optio
