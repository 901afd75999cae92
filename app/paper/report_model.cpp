// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/report_model.h"

#include "app/engine.h"
#include "app/paper/report_rich.h"
#include "app/play/game_model.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>

#include <algorithm>

namespace optio {

namespace {

constexpr const char *wishNote = "report"; ///< key of the game's note
constexpr qint64 largestPhoto = qint64{64} << 20;
constexpr int photoSide = 1280, photoQuality = 80;
constexpr std::size_t mostPhotos = 20, mostUnscaled = 600'000;

/// A photograph no larger than it is looked at. Throws Error for a file that is none.
std::string scaledPhoto(const QUrl &file)
{
    const std::string bytes = readFile(file, largestPhoto);
    QByteArray data = QByteArray::fromStdString(bytes);
    QBuffer buffer(&data);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    QImage image = reader.read();
    if (image.isNull()) {
        // Where pictures of this kind cannot be read, as in a browser, a small one is taken as it is.
        if (bytes.starts_with("\xff\xd8\xff") && bytes.size() <= mostUnscaled)
            return bytes;
        throw Error(utf8(file.fileName()) +
                    " is not a photograph that can be read here; a JPEG file of at most 600 KB can be added anywhere.");
    }
    if (std::max(image.width(), image.height()) > photoSide)
        image = image.scaled(photoSide, photoSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QByteArray written;
    QBuffer out(&written);
    out.open(QIODevice::WriteOnly);
    if (!image.convertToFormat(QImage::Format_RGB32).save(&out, "JPG", photoQuality))
        throw Error("Photographs cannot be scaled here; add a JPEG file of at most 600 KB.");
    return written.toStdString();
}

QByteArray base64(const std::string &bytes) { return QByteArray::fromStdString(bytes).toBase64(); }

} // namespace

ReportModel::ReportModel(Services *services, GameModel *game, QObject *parent) : QObject(parent), services_(services), game_(game)
{
    connect(game, &GameModel::closing, this, &ReportModel::clear);
}

QString ReportModel::title() const { return game_->title(); }

void ReportModel::start()
{
    clear();
    slicer_.start(telling());
    Q_EMIT changed();
}

void ReportModel::clear()
{
    slicer_.drop();
    entries_.clear();
    wish_ = {};
    story_ = {};
    noteList_.clear();
    photosView_.clear();
    places_.clear();
    preview_.clear();
}

Slices ReportModel::telling()
{
    std::vector<Entry> entries;
    BattleStory story;
    std::string fault;
    try {
        if (!game_->isOpen())
            throw Error("No game is open.");
        entries = game_->everything();
        co_yield Slices::Pause{};
        StoryTeller teller(game_->game().ruleset(), entries, false);
        co_yield Slices::Pause{};
        while (teller.tellNext())
            co_yield Slices::Pause{};
        story = teller.take();
    } catch (const Error &problem) {
        fault = problem.what();
    }
    co_return [this, entries = std::move(entries), story = std::move(story), fault]() mutable {
        entries_ = std::move(entries);
        story_ = std::move(story);
        services_->attempt([&] {
            if (!fault.empty())
                throw Error(fault);
            readWish();
        });
        show();
    };
}

void ReportModel::readWish()
{
    const Json kept = Json::parse(services_->store().gameNote(game_->gameId(), wishNote), nullptr, false);
    try {
        if (kept.is_object()) {
            wish_.dice = kept.at("dice");
            wish_.plain = kept.at("plain");
            wish_.notes = kept.at("notes");
            wish_.undone = kept.at("undone");
            wish_.game = kept.at("game");
            for (const auto &[n, text] : kept.at("edited").items())
                wish_.edited[std::stoi(n)] = text;
            for (const Json &photo : kept.at("photos"))
                wish_.photos.push_back(
                    {photo.at("n"), photo.at("caption"),
                     QByteArray::fromBase64(QByteArray::fromStdString(photo.at("jpeg").get<std::string>())).toStdString()});
        }
    } catch (const std::exception &) {
        wish_ = {}; // of another program version
    }
}

QString ReportModel::withoutGame() const
{
    if (isReading())
        return {};
    if (!story_.open)
        return tr("Something in this game is still a secret, so the page does not carry the game.");
    if (wish_.hidesNotes())
        return tr("Notes were changed or left out, so the page does not carry the game: it would tell them.");
    return wish_.game ? QString() : tr("The page does not carry the game.");
}

void ReportModel::set(bool &one, bool on)
{
    slicer_.finish(); // with what was chosen before
    if (one == on)
        return;
    one = on;
    keep();
}

void ReportModel::keep()
{
    services_->attempt([this] {
        if (!game_->isOpen())
            throw Error("No game is open.");
        Json photos = Json::array(), edited = Json::object();
        for (const ReportPhoto &photo : wish_.photos)
            photos.push_back({{"n", photo.n}, {"caption", photo.caption}, {"jpeg", base64(photo.jpeg).toStdString()}});
        for (const auto &[n, text] : wish_.edited)
            edited[std::to_string(n)] = text;
        services_->store().setGameNote(game_->gameId(), wishNote,
                                       Json{{"dice", wish_.dice},
                                            {"plain", wish_.plain},
                                            {"notes", wish_.notes},
                                            {"undone", wish_.undone},
                                            {"game", wish_.game},
                                            {"edited", edited},
                                            {"photos", photos}}
                                           .dump());
    });
    show();
}

BattleStory ReportModel::tailored(Luck luck) const
{
    BattleStory story = story_;
    story.luck = std::move(luck);
    tellIn(story, reportWords());
    tailor(story, wish_);
    return story;
}

void ReportModel::show()
{
    noteList_.clear();
    photosView_.clear();
    places_ = {QVariantMap{{"value", 0}, {"label", tr("At the head of the report")}}};
    for (const StoryTurn &turn : story_.turns) {
        if (!turn.items.empty())
            places_.append(QVariantMap{{"value", turn.items.back().n}, {"label", tr("After %1").arg(spoken(turn.title))}});
        for (const StoryItem &item : turn.items)
            if (item.kind == StoryItem::Kind::note) {
                const auto edited = wish_.edited.find(item.n);
                noteList_.append(QVariantMap{{"n", item.n},
                                             {"text", qt(edited == wish_.edited.end() ? item.sentence : edited->second)},
                                             {"original", qt(item.sentence)},
                                             {"turn", spoken(turn.title)}});
            }
    }
    for (const ReportPhoto &photo : wish_.photos) {
        QString when;
        for (const QVariant &place : std::as_const(places_))
            if (place.toMap()["value"].toInt() >= photo.n && when.isEmpty())
                when = place.toMap()["label"].toString();
        photosView_.append(QVariantMap{{"caption", qt(photo.caption)},
                                       {"n", photo.n},
                                       {"when", when},
                                       {"url", QStringLiteral("data:image/jpeg;base64,") + QString::fromLatin1(base64(photo.jpeg))}});
    }
    preview_ = reportMarkup(tailored(), wish_.photos, false);
    Q_EMIT changed();
}

void ReportModel::editNote(int n, const QString &text)
{
    for (const QVariant &note : std::as_const(noteList_))
        if (const QVariantMap map = note.toMap(); map["n"].toInt() == n) {
            if (map["original"].toString() == text)
                wish_.edited.erase(n);
            else
                wish_.edited[n] = utf8(text);
            return keep();
        }
}

bool ReportModel::addPhoto(const QUrl &file, int n, const QString &caption)
{
    slicer_.finish();
    return services_->attempt([&] {
        if (wish_.photos.size() >= mostPhotos)
            throw Error("A report has at most " + std::to_string(mostPhotos) + " photographs.");
        wish_.photos.push_back({n, utf8(caption.trimmed()), scaledPhoto(file)});
        std::stable_sort(wish_.photos.begin(), wish_.photos.end(),
                         [](const ReportPhoto &one, const ReportPhoto &other) { return one.n < other.n; });
        keep();
    });
}

void ReportModel::setCaption(int photo, const QString &caption)
{
    if (photo < 0 || static_cast<std::size_t>(photo) >= wish_.photos.size())
        return;
    wish_.photos[static_cast<std::size_t>(photo)].caption = utf8(caption.trimmed());
    keep();
}

void ReportModel::removePhoto(int photo)
{
    if (photo < 0 || static_cast<std::size_t>(photo) >= wish_.photos.size())
        return;
    const std::vector<ReportPhoto> before = wish_.photos;
    wish_.photos.erase(wish_.photos.begin() + photo);
    keep();
    services_->offerUndo(tr("The photograph is taken out."), [this, before, id = game_->gameId()] {
        if (game_->isOpen() && game_->gameId() == id) {
            slicer_.finish();
            wish_.photos = before;
            keep();
        }
    });
}

bool ReportModel::save(const QUrl &file)
{
    slicer_.finish();
    return services_->attempt([&] {
        if (!game_->isOpen() || entries_.empty())
            throw Error("No game is open.");
        const Ruleset &ruleset = game_->game().ruleset();
        const auto ends = [name = file.fileName()](const char *ending) {
            return name.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
        };
        if (ends(".html") || ends(".htm"))
            return writeFile(file, battlePage(ruleset, entries_, false, wish_, reportWords()));
        if (ends(".md"))
            return writeFile(file, battleMarkdown(tailored()));
        if (!ends(".pdf"))
            return writeFile(file, battleText(tailored()));
        writeFile(file, reportPdf(tailored(luckOf(ruleset, entries_, false)), wish_.photos, title()));
    });
}

} // namespace optio
