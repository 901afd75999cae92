// SPDX-License-Identifier: GPL-3.0-or-later
// A battle report as Qt can set it: on the screen, and on the pages of a PDF.
#pragma once

#include "rules/report/story.h"

#include <QStringList>

#include <string>
#include <vector>

namespace optio {

/// The language of now for a report.
ReportWords reportWords();
/// Simple markup, in pieces of a few paragraphs; names, notes and captions are escaped. With `pictures` photographs and the curve stand in
/// it as "photo:0" and "curve:".
QStringList reportMarkup(const BattleStory &story, const std::vector<ReportPhoto> &photos, bool pictures);
/// The report as a PDF on A4, the same that the page tells.
std::string reportPdf(const BattleStory &story, const std::vector<ReportPhoto> &photos, const QString &title);

} // namespace optio
