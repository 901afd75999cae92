// SPDX-License-Identifier: GPL-3.0-or-later
// Places on the plan: asked, checked against each other, and told.
#include "rulesets/tropaion/move/plan.h"

#include "rules/sides.h"

#include <algorithm>
#include <cmath>

namespace optio::tropaion {

namespace {

bool isRiver(const CardRow &card) { return card.length == 0; }

/// A piece as a rectangle: its middle and how far it reaches.
struct Outline {
    double x = 0, y = 0, width = 0, depth = 0;
};

Outline outlineOf(const Sheet &sheet, const State &state, const Piece &piece)
{
    const CardRow &card = sheet.card(piece.card);
    const int whole = piece.across ? state.depth : state.width, length = isRiver(card) ? whole : card.length;
    Outline shape{static_cast<double>(piece.x), static_cast<double>(piece.y), static_cast<double>(piece.across ? card.breadth : length),
                  static_cast<double>(piece.across ? length : card.breadth)};
    if (isRiver(card))
        (piece.across ? shape.y : shape.x) = whole / 2.0;
    return shape;
}

/// A piece on the plan, as far as it counts for what is too near.
struct Spot {
    Outline shape;
    bool river = false;
};
Spot spotOf(const Sheet &sheet, const State &state, const Piece &piece)
{
    return {outlineOf(sheet, state, piece), isRiver(sheet.card(piece.card))};
}

/// How far pieces must lie apart.
struct Apart {
    double card, apart;
    explicit Apart(const Sheet &sheet) : card(sheet.number("plan", "card")), apart(sheet.number("plan", "apart")) {}

    /// Do these two lie too near to each other?
    bool tooNear(const Spot &one, const Spot &other) const
    {
        const Outline &a = one.shape, &b = other.shape;
        const double east = std::abs(a.x - b.x), north = std::abs(a.y - b.y);
        if (one.river || other.river) // TRO-149: its course avoids the others
            return east < (a.width + b.width) / 2 && north < (a.depth + b.depth) / 2;
        return std::hypot(std::max(0.0, east - card), std::max(0.0, north - card)) < apart;
    }
};

/// The same of two pieces; of those that the plan does not show nobody knows.
bool tooNear(const Sheet &sheet, const State &state, const Piece &one, const Piece &other)
{
    return one.noted && other.noted && Apart(sheet).tooNear(spotOf(sheet, state, one), spotOf(sheet, state, other));
}

/// The whole MU where a middle may lie on a stretch of the table.
struct Reach {
    int least, most;
};
Reach reachOf(double size, int table)
{
    const int half = static_cast<int>(std::ceil(size / 2));
    return {half, table - half};
}

/// The place nearest to the middle of the table where it is not too near to the others; where there is none, the best there is.
Piece proposed(const Sheet &sheet, const State &state, Piece piece, const std::vector<Piece> &others)
{
    const Outline shape = outlineOf(sheet, state, piece);
    const Reach east = reachOf(shape.width, state.width), north = reachOf(shape.depth, state.depth);
    Piece best;
    std::pair<int, double> least{99, 0};
    piece.noted = true;
    const Apart apart(sheet);
    std::vector<Spot> spots;
    for (const Piece &other : others)
        if (other.noted)
            spots.push_back(spotOf(sheet, state, other));
    for (piece.x = east.least; piece.x <= east.most; ++piece.x)
        for (piece.y = north.least; piece.y <= north.most; ++piece.y) {
            const double far = std::hypot(piece.x - state.width / 2.0, piece.y - state.depth / 2.0);
            if (least.first == 0 && far >= least.second)
                continue;
            const Spot spot = spotOf(sheet, state, piece);
            const auto faults = std::count_if(spots.begin(), spots.end(), [&](const Spot &other) { return apart.tooNear(spot, other); });
            const std::pair<int, double> now{static_cast<int>(faults), far};
            if (now < least) {
                least = now;
                best = piece;
            }
        }
    return best;
}

const char *courseText(const Piece &piece) { return piece.across ? "from south to north" : "from west to east"; }

} // namespace

std::string oppositeEdge(const std::string &edge)
{
    const auto at = std::find(edgeWords.begin(), edgeWords.end(), edge) - edgeWords.begin();
    return edgeWords[static_cast<std::size_t>(at + 2) % edgeWords.size()];
}

std::vector<std::string> flankEdges(const State &state, const std::string &side)
{
    const auto own = state.edges.find(side);
    if (own != state.edges.end() && (own->second == "west" || own->second == "east"))
        return {"south", "north"};
    return {"west", "east"};
}

std::vector<Piece> piecesOf(const State &state)
{
    std::vector<Piece> pieces = state.plan;
    for (std::size_t i = pieces.size(); i < state.placed.size(); ++i) {
        pieces.emplace_back();
        pieces.back().card = state.placed[i];
    }
    return pieces;
}

Piece askPlace(Scene &scene, Piece piece, const std::vector<Piece> &others)
{
    const State &state = scene.state;
    const CardRow &card = scene.sheet.card(piece.card);
    const bool known = piece.noted;
    piece.noted = scene.ask.yesNo({"set.plan", "", piece.side, card.name, ""}, true);
    if (!piece.noted)
        return piece;
    const bool across = piece.across;
    if (card.length != card.breadth)
        piece.across =
            scene.ask.choice({"set.lies", "", piece.side, card.name, ""}, {"along", "across"}, across ? "across" : "along") == "across";
    const Outline shape = outlineOf(scene.sheet, state, piece);
    const Reach east = reachOf(shape.width, state.width), north = reachOf(shape.depth, state.depth);
    const Piece place = known && piece.across == across ? piece : proposed(scene.sheet, state, piece, others);
    if (!isRiver(card) || piece.across)
        piece.x = scene.ask.count({"set.x", "", piece.side, card.name, ""}, east.least, east.most, place.x);
    if (!isRiver(card) || !piece.across)
        piece.y = scene.ask.count({"set.y", "", piece.side, card.name, ""}, north.least, north.most, place.y);
    return piece;
}

std::string placeText(const Sheet &sheet, const Piece &piece)
{
    if (!piece.noted)
        return {};
    const std::string west = std::to_string(piece.x) + " MU from the west", south = std::to_string(piece.y) + " MU from the south";
    if (isRiver(sheet.card(piece.card)))
        return std::string("runs ") + courseText(piece) + ", " + (piece.across ? west : south) + " edge";
    return "lies " + west + " and " + south + " edge";
}

std::vector<std::string> planFaults(const Sheet &sheet, const State &state, std::optional<std::size_t> only)
{
    std::vector<std::string> faults;
    const auto pieces = piecesOf(state);
    for (std::size_t i = 0; i < pieces.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            if ((only && *only != i && *only != j) || !tooNear(sheet, state, pieces[j], pieces[i]))
                continue;
            const CardRow &one = sheet.card(pieces[j].card), &other = sheet.card(pieces[i].card);
            const std::string apart = std::to_string(sheet.number("plan", "apart"));
            faults.push_back(
                isRiver(one) || isRiver(other)
                    ? "On the plan " +
                          (isRiver(one) ? one.name + " runs through " + other.name : other.name + " runs through " + one.name) + "."
                    : "On the plan " + one.name + " and " + other.name + " lie within " + apart + " MU of each other.");
        }
    return faults;
}

PlanView planOf(const Sheet &sheet, const State &state)
{
    const bool shown = state.sides[0].committed && state.sides[1].committed;
    PlanView plan{
        .width = state.width, .depth = state.depth, .faults = planFaults(sheet, state), .point = {{"x", "set.x"}, {"y", "set.y"}}};
    for (const auto &[side, edge] : state.edges)
        plan.edges.push_back(
            {side, state.side(side).name, edge, sheet.number("deploy", shown && state.side(side).scouting ? "scouting" : "zone")});
    for (const auto &[side, edge] : state.flanks)
        plan.flanks.push_back({side, state.side(side).name, edge});
    int number = 0;
    for (const Piece &piece : piecesOf(state)) {
        const CardRow &card = sheet.card(piece.card);
        PlanView::Piece &row = plan.pieces.emplace_back(
            PlanView::Piece{++number, card.id, card.name, card.kind, card.size, card.text, piece.side, piece.noted});
        if (piece.noted) {
            const Outline shape = outlineOf(sheet, state, piece);
            row.x = shape.x;
            row.y = shape.y;
            row.width = shape.width;
            row.depth = shape.depth;
        }
        if (!state.over) {
            row.resolver = "set-terrain";
            row.input = {{"answers", {{"co.piece", std::to_string(number)}}}};
        }
    }
    return plan;
}

std::unique_ptr<Case> setTerrain(Scene &scene)
{
    const State &state = scene.state;
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("There is no terrain outside a game."); });
    if (state.over)
        throw Error("The battle is decided (TRO-123)", "step");
    const auto pieces = piecesOf(state);
    std::vector<std::pair<std::string, std::string>> choices;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        choices.emplace_back(std::to_string(i + 1), std::to_string(i + 1) + ": " + scene.sheet.card(pieces[i].card).name);
    if (!state.settings.generalship)
        for (const CardRow &card : scene.sheet.cards)
            if (card.terrain)
                choices.emplace_back(card.id, "one more: " + card.name);
    if (choices.empty())
        throw Error("No terrain stands on the table yet (TRO-033)", "co.piece");
    const std::string chosen = scene.ask.pick({"co.piece", "", "", "", ""}, choices, choices.front().first);
    std::vector<Piece> others = pieces;
    Piece piece;
    std::size_t number = pieces.size();
    if (const bool old = chosen.find_first_not_of("0123456789") == std::string::npos; old) {
        number = at(std::stoi(chosen)) - 1;
        piece = pieces[number];
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(number));
    } else {
        piece.card = chosen;
    }
    const bool stays = state.settings.generalship || number == pieces.size() ||
                       scene.ask.yesNo({"co.there", "", "", scene.sheet.card(piece.card).name, ""}, true);
    if (stays)
        piece = askPlace(scene, piece, others);
    const Sheet &sheet = scene.sheet;
    return told(scene, [&sheet, piece, pieces, number, stays](State &now, Narration &narration) {
        const CardRow &card = sheet.card(piece.card);
        now.plan = pieces;
        if (!stays) {
            now.plan.erase(now.plan.begin() + static_cast<std::ptrdiff_t>(number));
            narration.say("By agreement there is no " + card.name + ".");
            return;
        }
        if (number == pieces.size()) {
            now.plan.push_back(piece);
            now.hasHill = now.hasHill || card.hill;
            now.hasDifficult = now.hasDifficult || card.difficult;
        }
        now.plan[number] = piece;
        const std::string place = placeText(sheet, piece);
        narration.say("By agreement " + card.name + (place.empty() ? " has no place on the plan." : " " + place + "."));
        for (const std::string &fault : planFaults(sheet, now, number))
            narration.say(fault);
    });
}

} // namespace optio::tropaion
