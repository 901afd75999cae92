// SPDX-License-Identifier: GPL-3.0-or-later
// The paths of our drawings: each command, absolute and relative, and arcs against the circles they are parts of.
#include "app/qt/svg_path.h"
#include "tests/suite.h"

#include <QtTest>

namespace svg_path_test {

using namespace optio;

class SvgPathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesAreDrawn()
    {
        const QPainterPath path = svgPath("M1 2 L4,6H10V2 Z");
        QCOMPARE(path.boundingRect(), QRectF(1, 2, 9, 4));
        QCOMPARE(path.elementCount(), 5);
        QCOMPARE(svgPath("m1 2 l3 4 h6 v-4 z"), path);
        QCOMPARE(svgPath("M1 2 4 6 10 6 10 2Z"), path); // more points are lines
        QCOMPARE(svgPath("M1-2.5.5L3 4").elementAt(0).y, -2.5);
    }
    void curvesAreDrawn()
    {
        const QPainterPath path = svgPath("M0 0 C0 2 4 2 4 0 S8 -2 8 0");
        QCOMPARE(path.currentPosition(), QPointF(8, 0));
        QCOMPARE(QPointF(path.elementAt(4)), QPointF(4, -2)); // the mirrored control point
        QCOMPARE(svgPath("m0 0c0 2 4 2 4 0s4-2 4 0"), path);
    }
    void arcsArePartsOfTheirEllipse_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QRectF>("bounds");
        QTest::newRow("circle of two halves") << "M0 5A5 5 0 1 1 10 5A5 5 0 1 1 0 5Z" << QRectF(0, 0, 10, 10);
        QTest::newRow("the other way round") << "M0 5A5 5 0 1 0 10 5A5 5 0 1 0 0 5Z" << QRectF(0, 0, 10, 10);
        QTest::newRow("quarter, small, forward") << "M5 0A5 5 0 0 1 10 5" << QRectF(5, 0, 5, 5);
        QTest::newRow("quarter, small, back") << "M5 0A5 5 0 0 0 10 5" << QRectF(5, 0, 5, 5);
        QTest::newRow("three quarters") << "M5 0A5 5 0 1 0 10 5" << QRectF(0, 0, 10, 10);
        QTest::newRow("relative, flags run together") << "M5 0a5 5 0 015 5" << QRectF(5, 0, 5, 5);
        QTest::newRow("ellipse") << "M0 2A4 2 0 1 1 8 2A4 2 0 1 1 0 2Z" << QRectF(0, 0, 8, 4);
        QTest::newRow("turned by a right angle") << "M0 4A4 2 90 1 1 4 4A4 2 90 1 1 0 4Z" << QRectF(0, 0, 4, 8);
        QTest::newRow("radii too small") << "M0 0A1 1 0 0 1 10 0" << QRectF(0, -5, 10, 5);
        QTest::newRow("no radius") << "M0 0A0 1 0 0 1 10 4" << QRectF(0, 0, 10, 4);
    }
    void arcsArePartsOfTheirEllipse()
    {
        QFETCH(QString, path);
        QFETCH(QRectF, bounds);
        const QRectF drawn = svgPath(path).boundingRect();
        for (const qreal off :
             {drawn.left() - bounds.left(), drawn.top() - bounds.top(), drawn.right() - bounds.right(), drawn.bottom() - bounds.bottom()})
            QVERIFY2(std::abs(off) < 0.01, qPrintable(QStringLiteral("off by %1").arg(off)));
    }
    void anArcDoesNotJoinWhatWasBeforeIt()
    {
        const QPainterPath path = svgPath("M0 0H2M5 5A1 1 0 1 1 7 5A1 1 0 1 1 5 5Z");
        QVERIFY(path.elementAt(2).isMoveTo());
        QCOMPARE(QPointF(path.elementAt(2)), QPointF(5, 5));
        QCOMPARE(path.toSubpathPolygons().size(), 2);
    }
    void whatCannotBeReadEndsThePath()
    {
        QCOMPARE(svgPath("M0 0 L4 4 ? L9 9").currentPosition(), QPointF(4, 4));
        QVERIFY(svgPath("").isEmpty());
        QVERIFY(svgPath("7 8").isEmpty());
    }
};

OPTIO_TEST(SvgPathTest)

} // namespace svg_path_test

#include "svg_path_test.moc"
