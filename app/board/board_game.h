// SPDX-License-Identifier: GPL-3.0-or-later
// The battle that lies on the board: a game of the library, or one by e-mail. The board knows it by this alone.
#pragma once

#include "rules/journal/journal.h"
#include "rules/json.h"

#include <QObject>
#include <QString>
#include <QVariant>

#include <functional>
#include <string>

namespace optio {

class Ruleset;

class BoardGame : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual QString title() const = 0;
    virtual const Ruleset &ruleset() const = 0;
    virtual const Json &state() const = 0;
    /// {over} or {over,winner,text,…}: see Ruleset::ended.
    virtual QVariantMap ended() const = 0;
    /// Name of a side's army.
    virtual QString sideName(const QString &side) const = 0;
    /// By side: "human" for somebody before this screen, a computer player's id, or "" for who is not here.
    virtual QVariantMap players() const = 0;
    /// Is what was done meanwhile being shown, act by act? Then nobody decides, showNext() goes on, and no hand is seen.
    virtual bool showing() const { return false; }
    virtual void showNext() {}
    /// Is there nothing to be done before the player takes the board up?
    virtual bool waits() const { return false; }
    /// Does each side play at a device of its own? Then one's own hand stays in view while acts are shown.
    virtual bool apart() const { return false; }
    /// Does one's own hand stay in view while the other's acts are shown?
    virtual bool handStays() const { return apart(); }
    /// Does an umpire look on, who sees the hand of whoever decides?
    virtual bool seesAll() const { return false; }
    /// Can nothing be done now, since another device has not answered yet, or keeps this game and is not there?
    virtual bool locked() const { return false; }

    /// How many entries there are, and one of them, from 1, as whoever looks at the screen may read it. Throws Error.
    virtual int length() const = 0;
    virtual Entry entry(int n) const = 0;
    /// The last one, whole, and the state that it was made on.
    virtual Entry lastEntry() const = 0;
    virtual Json stateBefore() const = 0;
    /// The first entry that is told when the board is opened.
    virtual int toldFrom() const = 0;

    /// Does an act of the side that is to act; it is stored when this returns. `stops`: see BoardRules. With `asking` the dice are asked
    /// for first where the players roll themselves; then it gives false and has done nothing. Throws Error.
    virtual bool perform(const Json &act, const Json &stops, bool asking) = 0;
    /// May `side` take its last act back? Why not, as a sentence, and what it is called.
    virtual bool mayUndo(const QString &side) const = 0;
    virtual QString undoRefusal() const = 0;
    virtual QString undoText() const = 0;
    virtual void undo() = 0;
    /// Whole turns that may be taken back by who plays `side` alone, the latest first: [{round,n}]; and all entries after number n.
    virtual QVariantList rounds(const QString & /*side*/) const { return {}; }
    virtual void goBack(int /*n*/) {}

    /// Small things that are kept with it, as text; "" for none. Throws Error.
    virtual std::string kept(const std::string &key) const = 0;
    virtual void keep(const std::string &key, const std::string &text) = 0;

    /// Is put away.
    virtual void close() = 0;

    /// The acts that stand, the latest first, each as entry() tells it, with the states before and after it, until `wanted` is false. None
    /// where they are not kept. Throws Error.
    using Step = std::function<bool(const Entry &entry, const Json &before, const Json &after)>;
    virtual void eachBack(const Step & /*wanted*/) const {}
    /// Is it a lesson, in which each act is done by itself?
    virtual bool guided() const { return false; }

Q_SIGNALS:
    void changed();
    /// players() are others than before.
    void playersChanged();
};

} // namespace optio
