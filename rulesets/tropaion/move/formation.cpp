// SPDX-License-Identifier: GPL-3.0-or-later
// Legality, neighbours and the re-reading of formations.
#include "rulesets/tropaion/move/formation.h"

#include <algorithm>
#include <set>

namespace optio::tropaion {

namespace {

using Files = std::vector<std::vector<std::string>>;

const char *shapeWord(Formation::Shape shape)
{
    return shape == Formation::Shape::line ? "line" : shape == Formation::Shape::column ? "column" : "mass";
}

/// A single unit is no formation, but for one that has a gap before it to fill (TRO-117).
bool standsTogether(const Files &files)
{
    std::size_t places = 0;
    for (const auto &file : files)
        places += file.size();
    return places > 1;
}

/// Splits one formation's files into the runs that still stand together.
class Pieces {
public:
    /// Which gaps are closed for good.
    enum class Close { none, older, all };
    Pieces(const State &state, bool displaced, Close close) : state_(state), displaced_(displaced), close_(close) {}

    std::vector<Files> of(const Files &files)
    {
        const bool column = files.size() == 1;
        for (const auto &file : files) {
            if (column)
                takeColumn(file);
            else
                takeFile(file);
        }
        cut();
        return std::move(pieces_);
    }

private:
    int displacedOf(const std::string &unit) const { return state_.unit(unit).displaced; }
    bool closes(const std::string &behind) const
    {
        return close_ == Close::all || (close_ == Close::older && !freshGap(state_, behind)) || (displaced_ && displacedOf(behind) > 0);
    }
    bool stands(const std::string &unit) const { return !unit.empty() && state_.unit(unit).onTable(); }

    /// A column is cut wherever a unit behind the first is lost, and where ranks have gone back differently.
    void takeColumn(const std::vector<std::string> &file)
    {
        std::vector<std::string> run;
        const auto end = [&] {
            if (!run.empty())
                pieces_.push_back({run});
            run.clear();
        };
        for (std::size_t rank = 0; rank < file.size(); ++rank) {
            if (!stands(file[rank])) {
                // A gap at the head may be filled by the one behind it.
                const bool open = rank == 0 && file.size() > 1 && stands(file[1]) && !closes(file[1]);
                end();
                if (open)
                    run.emplace_back();
                continue;
            }
            if (displaced_ && !run.empty() && !run.back().empty() && displacedOf(run.back()) != displacedOf(file[rank]))
                end();
            run.push_back(file[rank]);
        }
        end();
    }

    void takeFile(const std::vector<std::string> &file)
    {
        const bool front = !file.empty() && stands(file[0]);
        const bool rear = file.size() > 1 && stands(file[1]);
        if (!front && !rear)
            return cut();
        if (!front && closes(file[1])) {
            cut();
            pieces_.push_back({{file[1]}});
            return;
        }
        std::vector<std::string> kept{front ? file[0] : std::string()};
        if (rear)
            kept.push_back(file[1]);
        if (displaced_ && !run_.empty()) {
            const std::string &here = kept[0].empty() ? kept[1] : kept[0];
            const auto &last = run_.back();
            if (displacedOf(last[0].empty() ? last[1] : last[0]) != displacedOf(here))
                cut();
        }
        run_.push_back(std::move(kept));
    }

    void cut()
    {
        if (!run_.empty())
            pieces_.push_back(std::move(run_));
        run_.clear();
    }

    const State &state_;
    bool displaced_;
    Close close_;
    Files run_;
    std::vector<Files> pieces_;
};

} // namespace

Post postOf(const State &state, const std::string &unit)
{
    Post post;
    post.formation = state.formationOf(unit);
    if (post.formation != nullptr)
        for (std::size_t f = 0; f < post.formation->files.size(); ++f)
            for (std::size_t r = 0; r < post.formation->files[f].size(); ++r)
                if (post.formation->files[f][r] == unit) {
                    post.file = f;
                    post.rank = r;
                }
    return post;
}

Files partOf(const State &state, const std::string &unit)
{
    const Post post = postOf(state, unit);
    if (post.formation == nullptr)
        return {};
    const Files &files = post.formation->files;
    const auto gap = [&](std::size_t file) { return !files[file].empty() && files[file][0].empty(); };
    if (gap(post.file))
        return {{files[post.file].begin() + 1, files[post.file].end()}};
    std::size_t first = post.file, last = post.file;
    while (first > 0 && !gap(first - 1))
        --first;
    while (last + 1 < files.size() && !gap(last + 1))
        ++last;
    return {files.begin() + static_cast<std::ptrdiff_t>(first), files.begin() + static_cast<std::ptrdiff_t>(last) + 1};
}

bool massed(const State &state, const std::string &unit)
{
    const Files part = partOf(state, unit);
    return shapeOf(part) == Formation::Shape::mass && std::any_of(part.begin(), part.end(), [&](const auto &file) {
               return file.size() == 2 && (file[0] == unit || file[1] == unit);
           });
}

std::size_t rankOf(const State &state, const std::string &unit)
{
    for (const auto &file : partOf(state, unit))
        if (const auto found = std::find(file.begin(), file.end(), unit); found != file.end())
            return static_cast<std::size_t>(found - file.begin());
    return 0;
}

bool inColumn(const State &state, const std::string &unit) { return shapeOf(partOf(state, unit)) == Formation::Shape::column; }

std::string comradeBehind(const State &state, const std::string &unit)
{
    const Post post = postOf(state, unit);
    if (post.formation == nullptr)
        return {};
    const auto &file = post.formation->files[post.file];
    return post.rank + 1 < file.size() ? file[post.rank + 1] : std::string();
}

int neighboursOf(const State &state, const std::string &unit)
{
    const Files part = partOf(state, unit);
    const auto beside = [&](const std::string &other) {
        return state.unit(other).onTable() && state.unit(other).displaced == state.unit(unit).displaced;
    };
    for (std::size_t file = 0; file < part.size(); ++file)
        for (std::size_t rank = 0; rank < part[file].size(); ++rank)
            if (part[file][rank] == unit)
                return (file > 0 && rank < part[file - 1].size() && beside(part[file - 1][rank]) ? 1 : 0) +
                       (file + 1 < part.size() && rank < part[file + 1].size() && beside(part[file + 1][rank]) ? 1 : 0);
    return 0;
}

bool hasNeighbour(const State &state, const std::string &unit) { return neighboursOf(state, unit) > 0; }

Files filesOf(const std::vector<std::string> &units, const std::string &shape)
{
    if (shape == "column")
        return {units};
    Files files;
    const std::size_t wide = shape == "mass" ? (units.size() + 1) / 2 : units.size();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (i < wide)
            files.push_back({units[i]});
        else
            files[i - wide].push_back(units[i]);
    }
    return files;
}

void checkFormation(const Sheet &sheet, const State &state, const Files &files, bool agreed)
{
    std::set<std::string> seen;
    const Unit *first = nullptr;
    if (files.empty())
        throw Error("A formation needs two units or more (TRO-019)", "files");
    for (const auto &file : files) {
        if (file.empty())
            throw Error("A file of the formation is empty (TRO-116)", "files");
        for (const std::string &id : file) {
            const Unit &unit = state.unit(id);
            if (!unit.onTable())
                throw Error(unit.name + " is not on the table (TRO-197)", "files");
            if (!seen.insert(id).second)
                throw Error(unit.name + " stands in the formation twice (TRO-116)", "files");
            if (first == nullptr)
                first = &unit;
            if (unit.side != first->side)
                throw Error(unit.name + " and " + first->name + " are enemies (TRO-116)", "files");
            if (unit.type != first->type)
                throw Error(unit.name + " and " + first->name + " are of two types; a formation is of one (TRO-116, TRO-191)", "files");
            if (!agreed && state.engaged(id))
                throw Error(unit.name + " is in combat and joins no formation (TRO-191)", "files");
        }
    }
    Formation formation;
    formation.files = files;
    const Formation::Shape shape = formation.shape();
    if (shape == Formation::Shape::none)
        throw Error("A formation is a line, a column of one file, or a mass with files of two at most (TRO-019, TRO-191)", "files");
    const TypeRow &type = sheet.type(first->type);
    if (std::find(type.forms.begin(), type.forms.end(), shapeWord(shape)) == type.forms.end())
        throw Error(type.name + (type.forms.empty() ? " stand in no formation" : " do not form a " + std::string(shapeWord(shape))) +
                        " (TRO-116, TRO-191)",
                    "files");
    if (shape == Formation::Shape::mass)
        for (const std::string &id : seen)
            if (state.unit(id).has("supporting"))
                throw Error(state.unit(id).name + " are supporting archers and never stand in a mass (TRO-116, TRO-191)", "files");
}

void formUp(const Sheet &sheet, State &state, Files files, bool agreed)
{
    checkFormation(sheet, state, files, agreed);
    for (const auto &file : files)
        for (const std::string &unit : file)
            leaveFormation(state, unit);
    Formation formation;
    formation.id = state.newId('f');
    formation.side = state.unit(files[0][0]).side;
    formation.files = std::move(files);
    state.formations.emplace(formation.id, formation);
}

void leaveFormation(State &state, const std::string &unit)
{
    Formation *formation = state.formationOf(unit);
    if (formation == nullptr)
        return;
    // A unit that leaves opens no gap to be filled: its file is cut, the one behind it stands alone.
    const Post post = postOf(state, unit);
    const std::string behind = comradeBehind(state, unit);
    auto &file = formation->files[post.file];
    const bool column = formation->files.size() == 1;
    std::vector<std::string> rest(file.begin() + static_cast<std::ptrdiff_t>(post.rank) + 1, file.end());
    file.resize(post.rank);
    if (!file.empty() && file[0].empty() && file.size() == 1)
        file.clear();
    if (column && rest.size() > 1) {
        Formation tail;
        tail.id = state.newId('f');
        tail.side = formation->side;
        tail.files = {rest};
        state.formations.emplace(tail.id, std::move(tail));
    }
    rereadFormations(state, false);
}

bool freshGap(const State &state, const std::string &unit)
{
    return std::any_of(state.events.begin(), state.events.end(), [&](const Event &event) {
        return event.what == "gap" && event.turn == state.turn && event.active == state.active && event.who.front() == unit;
    });
}

void rereadFormations(State &state, bool displaced, const std::string &closeGapsOf)
{
    std::vector<std::string> ids;
    for (const auto &[id, formation] : state.formations)
        ids.push_back(id);
    for (const std::string &id : ids) {
        const Formation old = state.formations.at(id);
        using Close = Pieces::Close;
        const Close close = old.id == closeGapsOf ? Close::all : old.side == closeGapsOf ? Close::older : Close::none;
        const auto pieces = Pieces(state, displaced, close).of(old.files);
        state.formations.erase(id);
        bool first = true;
        for (const Files &piece : pieces) {
            Formation formation = old;
            formation.files = piece;
            if (!standsTogether(piece))
                continue;
            formation.id = first ? id : state.newId('f');
            first = false;
            state.formations.emplace(formation.id, std::move(formation));
        }
    }
}

} // namespace optio::tropaion
