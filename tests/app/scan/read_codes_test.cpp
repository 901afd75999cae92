// SPDX-License-Identifier: GPL-3.0-or-later
// LNK-03: codes as a camera sees them: turned, small, blurred, pale, white on black, mirrored, several, in noise; and what a code is.
#include "app/scan/code_words.h"
#include "app/scan/read_codes.h"
#include "rules/exchange/packed.h"
#include "tests/suite.h"

#include <QPainter>
#include <QtTest>

#include <algorithm>

namespace read_codes_test {

using namespace optio;

namespace {

constexpr QSize frame(800, 600);

/// As long as the code of a seat is.
QString seatLink(char token = 'c')
{
    return QStringLiteral("optio:join?g=0123456789abcdef&k=") + QString(64, u'b') + QStringLiteral("&t=") +
           QString(32, QLatin1Char(token)) + QStringLiteral("&p=28470&a=192.168.1.20,fd12:3456:789a::1");
}

QImage drawn(const QString &text, QColor dark = Qt::black, QColor light = Qt::white)
{
    const auto squares = exchange::qrSquares(text.toStdString());
    const int count = static_cast<int>(squares.size()), quiet = 4;
    QImage image(count + 2 * quiet, count + 2 * quiet, QImage::Format_RGB32);
    image.fill(light);
    for (int y = 0; y < count; ++y)
        for (int x = 0; x < count; ++x)
            if (squares[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)])
                image.setPixelColor(x + quiet, y + quiet, dark);
    return image;
}

struct Pose {
    double side = 400, turned = 0;
    QPointF middle{400, 300};
    bool mirrored = false;
};

void put(QImage &onto, const QImage &code, const Pose &pose = {})
{
    QPainter painter(&onto);
    painter.translate(pose.middle);
    painter.rotate(pose.turned);
    painter.scale(pose.mirrored ? -1 : 1, 1);
    painter.drawImage(QRectF(-pose.side / 2, -pose.side / 2, pose.side, pose.side), code);
}

QImage picture(QColor ground = QColor(120, 110, 100))
{
    QImage image(frame, QImage::Format_RGB32);
    image.fill(ground);
    return image;
}

/// As out of focus: each dot the mean of a square around it.
QImage blurred(const QImage &image, int radius)
{
    QImage soft = image.convertToFormat(QImage::Format_Grayscale8);
    const QImage sharp = soft.copy();
    for (int y = 0; y < soft.height(); ++y)
        for (int x = 0; x < soft.width(); ++x) {
            int sum = 0, of = 0;
            for (int j = std::max(0, y - radius); j <= std::min(soft.height() - 1, y + radius); ++j)
                for (int i = std::max(0, x - radius); i <= std::min(soft.width() - 1, x + radius); ++i, ++of)
                    sum += sharp.constScanLine(j)[i];
            soft.scanLine(y)[x] = static_cast<uchar>(sum / of);
        }
    return soft;
}

/// The same grain in every run.
QImage grainy(const QImage &image, int most)
{
    QImage grain = image.convertToFormat(QImage::Format_Grayscale8);
    std::uint32_t state = 7;
    for (int y = 0; y < grain.height(); ++y)
        for (int x = 0; x < grain.width(); ++x) {
            state = state * 1664525U + 1013904223U;
            const int off = static_cast<int>(state >> 16U) % (2 * most + 1) - most;
            grain.scanLine(y)[x] = static_cast<uchar>(std::clamp(grain.constScanLine(y)[x] + off, 0, 255));
        }
    return grain;
}

} // namespace

class ReadCodesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isRead_data();
    void isRead();
    void noCode();
    void theMiddleCounts();
    void whatItIs();
};

void ReadCodesTest::isRead_data()
{
    QTest::addColumn<QImage>("seen");
    const QImage code = drawn(seatLink());
    const auto posed = [&code](const Pose &pose) {
        QImage image = picture();
        put(image, code, pose);
        return image;
    };
    QTest::newRow("upright") << posed({});
    for (const int turned : {30, 90, 180, 270, 315})
        QTest::addRow("turned by %d", turned) << posed({.turned = static_cast<double>(turned)});
    QTest::newRow("mirrored, as some cameras show it") << posed({.mirrored = true});
    QTest::newRow("small") << posed({.side = 180});
    QTest::newRow("at the edge") << posed({.side = 300, .middle = {160, 440}});
    QTest::newRow("blurred") << blurred(posed({}), 2);
    QTest::newRow("blurred and turned") << blurred(posed({.turned = 20}), 2);
    QTest::newRow("grainy") << grainy(posed({}), 60);
    QTest::newRow("blurred, then grainy") << grainy(blurred(posed({.turned = 10}), 1), 30);
    QImage pale = picture(QColor(128, 128, 128));
    put(pale, drawn(seatLink(), QColor(100, 100, 100), QColor(140, 140, 140)));
    QTest::newRow("low contrast") << pale;
    put(pale, drawn(seatLink(), QColor(110, 110, 110), QColor(125, 125, 125)));
    QTest::newRow("hardly any contrast") << grainy(pale, 2);
    QImage inverse = picture(Qt::black);
    put(inverse, drawn(seatLink(), Qt::white, Qt::black), {.turned = 30});
    QTest::newRow("light on dark") << inverse;
    put(inverse, drawn(seatLink(), QColor(100, 100, 100), QColor(70, 70, 70)), {.turned = 30});
    QTest::newRow("pale on dark") << inverse;
    QImage clear(frame, QImage::Format_RGBA8888_Premultiplied); // as a picture of an item comes
    clear.fill(Qt::transparent);
    put(clear, code);
    QTest::newRow("on nothing") << clear;
}

void ReadCodesTest::isRead()
{
    QFETCH(QImage, seen);
    const std::vector<SeenCode> codes = codesIn(seen);
    QCOMPARE(codes.size(), std::size_t(1));
    QCOMPARE(codes.front().text, seatLink());
    QVERIFY(QRectF(seen.rect()).adjusted(-1, -1, 1, 1).contains(codes.front().place));
}

/// LNK-03: nothing is found where nothing is, whatever it is.
void ReadCodesTest::noCode()
{
    QVERIFY(canReadCodes());
    QVERIFY(codesIn(QImage()).empty());
    QVERIFY(codesIn(QImage(1, 1, QImage::Format_Mono)).empty());
    QVERIFY(codesIn(picture()).empty());
    QVERIFY(codesIn(grainy(picture(), 120)).empty());
    QImage half = picture();
    put(half, drawn(seatLink()), {.middle = {800, 300}}); // its right half is outside
    QVERIFY(codesIn(half).empty());
    QVERIFY(codesIn(blurred(half, 8)).empty());
}

/// LNK-03: a page shows a code for each seat; the one that is aimed at counts, and none when none is.
void ReadCodesTest::theMiddleCounts()
{
    QImage two = picture();
    put(two, drawn(seatLink('a')), {.side = 300, .middle = {330, 300}});
    put(two, drawn(seatLink('d')), {.side = 250, .middle = {660, 300}});
    const std::vector<SeenCode> codes = codesIn(two);
    QCOMPARE(codes.size(), std::size_t(2));
    const SeenCode *aimed = aimedAt(codes, two.size());
    QVERIFY(aimed != nullptr);
    QCOMPARE(aimed->text, seatLink('a'));
    QVERIFY(aimedAt({codes.begin(), codes.end()}, QSize(4000, 4000)) == nullptr);
    QVERIFY(aimedAt({}, two.size()) == nullptr);
    const std::vector<SeenCode> near{{QStringLiteral("beside"), QRectF(405, 200, 200, 200)},
                                     {QStringLiteral("on it"), QRectF(210, 210, 200, 200)}};
    QCOMPARE(aimedAt({near[0]}, frame)->text, QStringLiteral("beside")); // misses the middle by little
    QCOMPARE(aimedAt(near, frame)->text, QStringLiteral("on it"));
}

/// LNK-03: a seat's link alone or behind the address for a browser; what is something else says what it is.
void ReadCodesTest::whatItIs()
{
    const QString seat = seatLink(), club = QStringLiteral("optio:club?e=day1&u=table3&p=") + QString(32, u'a') +
                                            QStringLiteral("&s=192.168.1.9:4222&c=") + QString(400, u'A');
    for (const QString &code :
         {seat, QStringLiteral(" ") + seat + QStringLiteral("\n"), QStringLiteral("http://192.168.1.20:28470/play/#") + seat,
          QStringLiteral("http://[fd12::1]:28470/play/index.html#") + seat}) {
        QCOMPARE(linkInCode(code, WantedCode::seat), seat);
        QCOMPARE(linkInCode(code, WantedCode::club), QString());
    }
    QCOMPARE(linkInCode(club, WantedCode::club), club);
    QCOMPARE(linkInCode(club, WantedCode::seat), QString());
    const QStringList others{QString(),
                             QStringLiteral("hello"),
                             seat.left(60),
                             club.left(40),
                             QStringLiteral("OPTIO1:ABC"),
                             QStringLiteral("HTTPS://EXAMPLE.ORG"),
                             QStringLiteral("http://192.168.1.20:28470/"),
                             QStringLiteral("http://example.org/?next=") + seat,
                             QStringLiteral("https://example.org/play/#") + seat, // no address that a keeper gives
                             QStringLiteral("call me: ") + seat};
    for (const WantedCode wanted : {WantedCode::seat, WantedCode::club})
        for (const QString &code : others) {
            QCOMPARE(linkInCode(code, wanted), QString());
            QVERIFY2(otherCodeText(code, wanted).endsWith(u'.'), qPrintable(code));
        }
    // Each kind has a sentence of its own.
    QSet<QString> sentences;
    for (const QString &code : {club, seat.left(60), others[1], others[4], others[5]})
        sentences.insert(otherCodeText(code, WantedCode::seat));
    QCOMPARE(sentences.size(), 5);
    QVERIFY(otherCodeText(club, WantedCode::seat).contains(QStringLiteral("Report to the club")));
    QVERIFY(otherCodeText(seat, WantedCode::club).contains(QStringLiteral("Join a table")));
    QCOMPARE(otherCodeText(club.left(40), WantedCode::club), otherCodeText(seat.left(60), WantedCode::seat));
    QVERIFY(otherCodeText(others[6], WantedCode::club) != otherCodeText(others[6], WantedCode::seat));
}

OPTIO_TEST(ReadCodesTest)

} // namespace read_codes_test

#include "read_codes_test.moc"
