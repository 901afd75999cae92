// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing: a small figure of vector paths, drawn once for all that show it in the same size and colours.
#pragma once

#include "app/qt/picture_item.h"

#include <QColor>
#include <QJSValue>
#include <QString>

namespace optio {

class Drawing : public optio::PictureItem {
    Q_OBJECT
    QML_ELEMENT
    /// What the drawing is known by: drawings of one name and grid have the same paths.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged)
    /// {fill, thick, middle, thin, line, cut}, each an SVG path or missing: `fill` is filled in `colour`, `thick`, `middle`, `thin` and
    /// `line` are strokes of it (6, 4, 2.2 and 2 wide), `cut` is scratched into them in `ground`.
    Q_PROPERTY(QJSValue paths READ paths WRITE setPaths NOTIFY changed)
    /// The paths lie in a square of that size.
    Q_PROPERTY(int grid READ grid WRITE setGrid NOTIFY changed)
    /// Of the item, which is square.
    Q_PROPERTY(int size READ size WRITE setSize NOTIFY changed)
    Q_PROPERTY(QColor colour READ colour WRITE setColour NOTIFY changed)
    Q_PROPERTY(QColor ground READ ground WRITE setGround NOTIFY changed)
    /// Whether it lies, a little smaller, on a tile of the ground's colour.
    Q_PROPERTY(bool tiled READ tiled WRITE setTiled NOTIFY changed)
public:
    explicit Drawing(QQuickItem *parent = nullptr);

    const QString &name() const { return name_; }
    const QJSValue &paths() const { return paths_; }
    int grid() const { return grid_; }
    int size() const { return size_; }
    const QColor &colour() const { return colour_; }
    const QColor &ground() const { return ground_; }
    bool tiled() const { return tiled_; }
    /// What a drawing shows, and how.
    struct Figure {
        QString name;
        QJSValue paths;
        int grid = 24;
        QColor colour, ground;
        bool tiled = false;
    };
    /// The picture of a figure, so many pixels wide and high, from those that are kept; empty without paths. On the interface thread only.
    static QImage picture(const Figure &figure, int pixels);

    void setName(const QString &name);
    void setPaths(const QJSValue &paths);
    void setGrid(int grid) { set(grid_, grid); }
    void setSize(int size);
    void setColour(const QColor &colour) { set(colour_, colour); }
    void setGround(const QColor &ground) { set(ground_, ground); }
    void setTiled(bool tiled) { set(tiled_, tiled); }

Q_SIGNALS:
    void nameChanged();
    void changed();

protected:
    void updatePolish() override;

private:
    template <class T> void set(T &mine, const T &value)
    {
        if (mine != value) {
            mine = value;
            redraw();
        }
    }
    void redraw();

    QString name_;
    QJSValue paths_;
    int grid_ = 24, size_ = 0;
    QColor colour_, ground_;
    bool tiled_ = false;
};

} // namespace optio
