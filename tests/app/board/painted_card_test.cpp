// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of the board as they are painted: nothing lies on anything in any size, like units are told apart, what has not changed is not
// painted again, and a screen reader hears what is on them.
#include "tests/suite.h"

#include "app/board/cards/painted_card.h"

#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QtTest>

#include <cmath>
#include <functional>

namespace painted_card_test {

using namespace optio;

namespace {

CardInks inks(double scale = 1)
{
    const auto colour = [](const char *name) { return QVariant(QColor(QLatin1String(name))); };
    QVariantMap theme{{"body", QGuiApplication::font().family()}, {"heading", QGuiApplication::font().family()}, {"scale", scale}};
    for (const char *name : {"surface", "chosen", "line", "edge", "tileA", "tileB"})
        theme[QLatin1String(name)] = colour("#FFF9EF");
    for (const char *name : {"ink", "quiet", "accent", "bad", "good", "sideA", "sideB"})
        theme[QLatin1String(name)] = colour("#1C1410");
    return CardInks::of(theme);
}

CardFace face(QSizeF size, bool wide = false, const QString &label = QStringLiteral("Balearic Slingers 3"))
{
    CardFace one;
    one.size = size;
    one.troop = true;
    one.wide = wide;
    one.side = QStringLiteral("a");
    one.label = label;
    one.type = QStringLiteral("SK-SL");
    one.quality = QStringLiteral("5");
    one.count = QStringLiteral("3");
    one.missile = QStringLiteral("2/1");
    one.limit = 4;
    return one;
}

QImage painted(const CardFace &one, double scale = 1) { return cardPicture(one, inks(scale), QJSValue(), 1); }

} // namespace

class PaintedCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesOfOneThatLies_data() { sizes(); }
    /// Name, type and hits under each other; where letters would be too small to be read the type goes.
    void linesOfOneThatLies()
    {
        QFETCH(double, scale);
        for (int height = 34; height < 200; ++height) {
            const CardLayout at(face({180.0, 1.0 * height}, true), inks(scale));
            const QString family = inks(scale).body;
            const double name = lineHeight(family, at.px(at.small() ? 12 : 14), QFont::DemiBold),
                         type = at.low() ? 0 : lineHeight(family, at.px(at.small() ? 11 : 12), QFont::Normal),
                         hits = std::floor(14 * at.letters());
            // A pixel or two for letters that are no whole pixels high.
            QVERIFY2(name + type + hits <= height - 2 * at.inset() + 3, qPrintable(QString::number(height)));
            QVERIFY2(at.px(12) >= 8, qPrintable(QString::number(height)));
        }
    }
    void numberOfABriefOne_data() { sizes(); }
    /// A card of a hand that has sunk: its figure lies beside the number, never under it.
    void numberOfABriefOne()
    {
        QFETCH(double, scale);
        int brief = 0;
        for (int height = 36; height < 90; ++height)
            for (int width = 44; width < 170; width += 3) {
                const CardLayout at(face({1.0 * width, 1.0 * height}), inks(scale));
                if (!at.brief())
                    continue;
                ++brief;
                QFont font(inks(scale).body);
                font.setPixelSize(at.px(at.small() ? 20 : 30));
                font.setWeight(QFont::Bold);
                const double number = QFontMetricsF(font).horizontalAdvance(QStringLiteral("5"));
                QVERIFY2(at.tile().right() <= width - at.inset() - number, qPrintable(QStringLiteral("%1×%2").arg(width).arg(height)));
            }
        QVERIFY(brief > 500);
        QVERIFY(!CardLayout(face({51, 79}), inks(scale)).brief()); // a phone's hand that has not sunk
    }
    void tileOfOneThatStands_data() { sizes(); }
    void tileOfOneThatStands()
    {
        QFETCH(double, scale);
        for (int height = 80; height < 300; height += 3)
            for (int width = 40; width < 240; width += 7) {
                const CardFace one = face({1.0 * width, 1.0 * height});
                const CardLayout at(one, inks(scale));
                QVERIFY(QRectF(QPointF(), one.size).contains(at.tile()));
                QVERIFY(at.tile().contains(at.figure()));
                QVERIFY(at.figure().width() >= 1);
            }
    }
    void likeUnitsDiffer_data()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<bool>("wide");
        QTest::addRow("upright") << QSizeF(90, 130) << false;
        QTest::addRow("lying") << QSizeF(180, 70) << true;
        QTest::addRow("low") << QSizeF(150, 40) << true;
    }
    /// By the number at the end of a name that is cut.
    void likeUnitsDiffer()
    {
        QFETCH(QSizeF, size);
        QFETCH(bool, wide);
        const QString name = QStringLiteral("Spearmen of a very long name that has no room %1");
        QVERIFY(painted(face(size, wide, name.arg(3))) != painted(face(size, wide, name.arg(4))));
    }
    void whatIsSeen()
    {
        const QSizeF size(120, 150);
        const QImage plain = painted(face(size));
        QCOMPARE(plain.size(), size.toSize());
        QCOMPARE(painted(face(size)).cacheKey(), plain.cacheKey());
        const auto differs = [&](const std::function<void(CardFace &)> &change) {
            CardFace other = face(size);
            change(other);
            return painted(other) != plain;
        };
        QVERIFY(differs([](CardFace &one) { one.hits = 2; }));
        QVERIFY(differs([](CardFace &one) { one.able = true; }));
        QVERIFY(differs([](CardFace &one) { one.chosen = true; }));
        QVERIFY(differs([](CardFace &one) { one.quality = QStringLiteral("4"); }));
        QVERIFY(differs([](CardFace &one) { one.missile.clear(); }));
        QVERIFY(differs([](CardFace &one) { one.marks.append(QStringLiteral("ENG")); }));
        QVERIFY(differs([](CardFace &one) { one.side = QStringLiteral("b"); })); // by its notch, whatever the colours
        CardFace special;
        special.size = size;
        special.label = QStringLiteral("Treachery");
        CardFace other = special;
        other.label = QStringLiteral("Camp");
        QVERIFY(painted(special) != painted(other));
        QVERIFY(cardPicture(CardFace(), inks(), QJSValue(), 1).isNull());
    }
    void engagedAndHidden_data()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<bool>("signs");
        QTest::addRow("upright") << QSizeF(120, 150) << true;
        QTest::addRow("lying") << QSizeF(180, 70) << false; // its markers tell the same
    }
    /// Its quality stands in a colour of its own, and where there is room with a sign beside it.
    void engagedAndHidden()
    {
        QFETCH(QSizeF, size);
        QFETCH(bool, signs);
        const QColor blue(0x10, 0x20, 0xF0), green(0x10, 0xA0, 0x20);
        CardInks coloured = inks();
        coloured.sideB = blue;
        coloured.good = green;
        coloured.surface = QColor(QStringLiteral("#FFFFFE")); // pictures are kept by surface, ink and size of text
        CardFace one = face(size);
        const QImage calm = painted(one);
        const auto count = [&](const QColor &colour) {
            const QImage picture = cardPicture(one, coloured, QJSValue(), 1);
            int pixels = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    pixels += picture.pixelColor(x, y) == colour ? 1 : 0;
            return pixels;
        };
        QCOMPARE(count(blue), 0);
        QCOMPARE(count(green), 0);
        one.engaged = true;
        QVERIFY(count(blue) > 10);
        QCOMPARE(painted(one) != calm, signs); // in inks that are all alike
        one.engaged = false;
        one.hidden = true;
        QCOMPARE(painted(one) != calm, signs);
        QVERIFY(count(green) > 10);
        QCOMPARE(count(blue), 0);
    }
    void spoken()
    {
        PaintedCard card;
        QCOMPARE(card.spoken(), QString());
        card.setLabel(QStringLiteral("Treachery"));
        QCOMPARE(card.spoken(), QStringLiteral("Treachery"));
        card.setUnit(QVariantMap{{"id", "a3"},
                                 {"label", "Slingers"},
                                 {"type", "SK-SL"},
                                 {"tq", 5},
                                 {"size", 3},
                                 {"missile", "2/1"},
                                 {"coh", 1},
                                 {"limit", 4},
                                 {"clan", QVariantMap{{"name", "Oda"}, {"banner", 1}, {"locked", true}}},
                                 {"badges", QVariantList{QVariantMap{{"brief", "ENG"}, {"text", "engaged"}}}}});
        QCOMPARE(card.spoken(), QStringLiteral("Slingers, SK-SL, TQ 5, size 3, missile 2/1, 1 of 4 hits, clan Oda, may not act, engaged"));
        QVERIFY(card.troop());
        card.setUnit({});
        QVERIFY(!card.troop());
        QCOMPARE(card.spoken(), QStringLiteral("Treachery"));
    }

private:
    static void sizes()
    {
        QTest::addColumn<double>("scale");
        for (const double scale : {0.9, 1.0, 1.5, 2.0})
            QTest::addRow("%g", scale) << scale;
    }
};

OPTIO_TEST(PaintedCardTest)

} // namespace painted_card_test

#include "painted_card_test.moc"
