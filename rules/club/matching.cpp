// SPDX-License-Identifier: GPL-3.0-or-later
// Weighted matching with blossoms. Vertices are 1..n, blossoms n+1 and up, 0 is "none". All dual values are kept doubled, so that every
// quantity stays whole.
#include "rules/club/matching.h"

#include "rules/error.h"

#include <algorithm>
#include <deque>
#include <limits>

namespace optio::club {

namespace {

constexpr Cost largest = static_cast<Cost>((static_cast<unsigned __int128>(1) << 127U) - 1);

enum class Label { free, outer, inner };

class Blossoms {
public:
    Blossoms(int n, const std::function<Cost(int, int)> &cost)
        : n_(n), size_(static_cast<std::size_t>(n) * 2 + 1), edges_(size_ * size_), dual_(size_), mate_(size_), slack_(size_), top_(size_),
          parent_(size_), seen_(size_), labels_(size_), members_(size_),
          memberOf_(size_, std::vector<int>(static_cast<std::size_t>(n) + 1)), used_(n)
    {
        Cost most = 0;
        for (int u = 1; u <= n; ++u)
            for (int v = u + 1; v <= n; ++v)
                most = std::max(most, cost(u - 1, v - 1));
        // Cheap edges weigh much, and each more than nothing: the heaviest matching of a complete graph leaves nobody over.
        const Cost base = most * n + 1;
        for (int u = 1; u <= n; ++u)
            for (int v = 1; v <= n; ++v)
                edge(u, v) = {u, v, u == v ? 0 : base - cost(std::min(u, v) - 1, std::max(u, v) - 1)};
        Cost heaviest = 0;
        for (int u = 1; u <= n; ++u) {
            top_[at(u)] = u;
            memberOf_[at(u)][at(u)] = u;
            for (int v = 1; v <= n; ++v)
                heaviest = std::max(heaviest, edge(u, v).weight);
        }
        for (int u = 1; u <= n; ++u)
            dual_[at(u)] = heaviest;
    }

    std::vector<int> run()
    {
        while (grow()) {
        }
        std::vector<int> mates;
        for (int u = 1; u <= n_; ++u) {
            if (mate_[at(u)] == 0)
                throw Error("the players cannot all be paired");
            mates.push_back(mate_[at(u)] - 1);
        }
        return mates;
    }

private:
    struct Edge {
        int u = 0, v = 0;
        Cost weight = 0;
    };

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    Edge &edge(int u, int v) { return edges_[at(u) * size_ + at(v)]; }
    /// How far an edge is from being tight.
    Cost gap(const Edge &e) { return dual_[at(e.u)] + dual_[at(e.v)] - 2 * edge(e.u, e.v).weight; }
    int outermost(int vertex) const { return top_[at(vertex)]; }
    Label &label(int x) { return labels_[at(x)]; }

    void noteSlack(int u, int x)
    {
        int &best = slack_[at(x)];
        if (best == 0 || gap(edge(u, x)) < gap(edge(best, x)))
            best = u;
    }
    void findSlack(int x)
    {
        slack_[at(x)] = 0;
        for (int u = 1; u <= n_; ++u)
            if (edge(u, x).weight > 0 && outermost(u) != x && label(outermost(u)) == Label::outer)
                noteSlack(u, x);
    }
    void enqueue(int x)
    {
        if (x <= n_)
            queue_.push_back(x);
        else
            for (const int member : members_[at(x)])
                enqueue(member);
    }
    void setTop(int x, int blossom)
    {
        top_[at(x)] = blossom;
        if (x > n_)
            for (const int member : members_[at(x)])
                setTop(member, blossom);
    }
    /// The place of a member, walked so that it is reached in an even number of steps.
    std::size_t evenPlace(int blossom, int member)
    {
        std::vector<int> &ring = members_[at(blossom)];
        const auto place = static_cast<std::size_t>(std::find(ring.begin(), ring.end(), member) - ring.begin());
        if (place % 2 == 0)
            return place;
        std::reverse(ring.begin() + 1, ring.end());
        return ring.size() - place;
    }
    void match(int x, int y)
    {
        const Edge by = edge(x, y);
        mate_[at(x)] = by.v;
        if (x <= n_)
            return;
        const int entry = memberOf_[at(x)][at(by.u)];
        const std::size_t place = evenPlace(x, entry);
        std::vector<int> &ring = members_[at(x)];
        for (std::size_t i = 0; i < place; ++i)
            match(ring[i], ring[i ^ 1U]);
        match(entry, y);
        std::rotate(ring.begin(), ring.begin() + static_cast<std::ptrdiff_t>(place), ring.end());
    }
    void augment(int u, int v)
    {
        while (true) {
            const int next = outermost(mate_[at(u)]);
            match(u, v);
            if (next == 0)
                return;
            match(next, outermost(parent_[at(next)]));
            u = outermost(parent_[at(next)]);
            v = next;
        }
    }
    int commonAncestor(int u, int v)
    {
        for (++stamp_; u != 0 || v != 0; std::swap(u, v)) {
            if (u == 0)
                continue;
            if (seen_[at(u)] == stamp_)
                return u;
            seen_[at(u)] = stamp_;
            u = outermost(mate_[at(u)]);
            if (u != 0)
                u = outermost(parent_[at(u)]);
        }
        return 0;
    }
    void addBranch(int blossom, int from, int ancestor)
    {
        for (int x = from; x != ancestor;) {
            const int y = outermost(mate_[at(x)]);
            members_[at(blossom)].push_back(x);
            members_[at(blossom)].push_back(y);
            enqueue(y);
            x = outermost(parent_[at(y)]);
        }
    }
    void contract(int u, int ancestor, int v)
    {
        int b = n_ + 1;
        while (b <= used_ && top_[at(b)] != 0)
            ++b;
        used_ = std::max(used_, b);
        dual_[at(b)] = 0;
        label(b) = Label::outer;
        mate_[at(b)] = mate_[at(ancestor)];
        members_[at(b)] = {ancestor};
        addBranch(b, u, ancestor);
        std::reverse(members_[at(b)].begin() + 1, members_[at(b)].end());
        addBranch(b, v, ancestor);
        setTop(b, b);
        for (int x = 1; x <= used_; ++x)
            edge(b, x).weight = edge(x, b).weight = 0;
        std::fill(memberOf_[at(b)].begin(), memberOf_[at(b)].end(), 0);
        for (const int member : members_[at(b)]) {
            for (int x = 1; x <= used_; ++x)
                if (edge(member, x).weight > 0 && (edge(b, x).weight == 0 || gap(edge(member, x)) < gap(edge(b, x)))) {
                    edge(b, x) = edge(member, x);
                    edge(x, b) = edge(x, member);
                }
            for (int x = 1; x <= n_; ++x)
                if (memberOf_[at(member)][at(x)] != 0)
                    memberOf_[at(b)][at(x)] = member;
        }
        findSlack(b);
    }
    void expand(int b)
    {
        for (const int member : members_[at(b)])
            setTop(member, member);
        const int entry = memberOf_[at(b)][at(edge(b, parent_[at(b)]).u)];
        const std::size_t place = evenPlace(b, entry);
        const std::vector<int> ring = members_[at(b)];
        for (std::size_t i = 0; i < place; i += 2) {
            const int inner = ring[i], outer = ring[i + 1];
            parent_[at(inner)] = edge(outer, inner).u;
            label(inner) = Label::inner;
            label(outer) = Label::outer;
            slack_[at(inner)] = 0;
            findSlack(outer);
            enqueue(outer);
        }
        label(entry) = Label::inner;
        parent_[at(entry)] = parent_[at(b)];
        for (std::size_t i = place + 1; i < ring.size(); ++i) {
            label(ring[i]) = Label::free;
            findSlack(ring[i]);
        }
        top_[at(b)] = 0;
    }
    /// Takes a tight edge into the forest. True when it led to a larger matching.
    bool takeIn(const Edge found)
    {
        const int u = outermost(found.u), v = outermost(found.v);
        if (label(v) == Label::free) {
            parent_[at(v)] = found.u;
            label(v) = Label::inner;
            const int next = outermost(mate_[at(v)]);
            slack_[at(v)] = slack_[at(next)] = 0;
            label(next) = Label::outer;
            enqueue(next);
        } else if (label(v) == Label::outer) {
            const int ancestor = commonAncestor(u, v);
            if (ancestor == 0) {
                augment(u, v);
                augment(v, u);
                return true;
            }
            contract(u, ancestor, v);
        }
        return false;
    }
    bool scanQueue()
    {
        while (!queue_.empty()) {
            const int u = queue_.front();
            queue_.pop_front();
            if (label(outermost(u)) == Label::inner)
                continue;
            for (int v = 1; v <= n_; ++v) {
                if (edge(u, v).weight <= 0 || outermost(u) == outermost(v))
                    continue;
                if (gap(edge(u, v)) == 0) {
                    if (takeIn(edge(u, v)))
                        return true;
                } else {
                    noteSlack(u, outermost(v));
                }
            }
        }
        return false;
    }
    bool isTop(int x) const { return top_[at(x)] == x; }
    /// How far the dual values can be moved before something happens.
    Cost step()
    {
        Cost by = largest;
        for (int b = n_ + 1; b <= used_; ++b)
            if (isTop(b) && label(b) == Label::inner)
                by = std::min(by, dual_[at(b)] / 2);
        for (int x = 1; x <= used_; ++x)
            if (isTop(x) && slack_[at(x)] != 0) {
                const Cost gapHere = gap(edge(slack_[at(x)], x));
                if (label(x) == Label::free)
                    by = std::min(by, gapHere);
                else if (label(x) == Label::outer)
                    by = std::min(by, gapHere / 2);
            }
        return by;
    }
    /// False when a vertex's value would fall to nothing: the matching is as heavy as can be.
    bool moveDuals(Cost by)
    {
        for (int u = 1; u <= n_; ++u) {
            const Label of = label(outermost(u));
            if (of == Label::outer) {
                if (dual_[at(u)] <= by)
                    return false;
                dual_[at(u)] -= by;
            } else if (of == Label::inner) {
                dual_[at(u)] += by;
            }
        }
        for (int b = n_ + 1; b <= used_; ++b)
            if (isTop(b)) {
                if (label(b) == Label::outer)
                    dual_[at(b)] += by * 2;
                else if (label(b) == Label::inner)
                    dual_[at(b)] -= by * 2;
            }
        return true;
    }
    /// Makes the matching larger by one pair. False when it cannot be.
    bool grow()
    {
        std::fill(labels_.begin(), labels_.begin() + used_ + 1, Label::free);
        std::fill(slack_.begin(), slack_.begin() + used_ + 1, 0);
        queue_.clear();
        for (int x = 1; x <= used_; ++x)
            if (isTop(x) && mate_[at(x)] == 0) {
                parent_[at(x)] = 0;
                label(x) = Label::outer;
                enqueue(x);
            }
        if (queue_.empty())
            return false;
        while (true) {
            if (scanQueue())
                return true;
            if (!moveDuals(step()))
                return false;
            queue_.clear();
            for (int x = 1; x <= used_; ++x) {
                const int by = slack_[at(x)];
                if (isTop(x) && by != 0 && outermost(by) != x && gap(edge(by, x)) == 0 && takeIn(edge(by, x)))
                    return true;
            }
            for (int b = n_ + 1; b <= used_; ++b)
                if (isTop(b) && label(b) == Label::inner && dual_[at(b)] == 0)
                    expand(b);
        }
    }

    int n_;
    std::size_t size_;
    std::vector<Edge> edges_;
    std::vector<Cost> dual_;
    std::vector<int> mate_, slack_, top_, parent_, seen_;
    std::vector<Label> labels_;
    std::vector<std::vector<int>> members_;  ///< of a blossom, around its ring
    std::vector<std::vector<int>> memberOf_; ///< which member of a blossom holds a vertex
    std::deque<int> queue_;
    int used_, stamp_ = 0;
};

} // namespace

std::vector<int> cheapestPairs(int n, const std::function<Cost(int, int)> &cost)
{
    if (n < 0 || n > mostMatched || n % 2 != 0)
        throw Error("only an even number of players, at most 1024, can be paired");
    if (n == 0)
        return {};
    const Cost most = largest / 16 / n;
    return Blossoms(n,
                    [&](int i, int j) {
                        const Cost value = cost(i, j);
                        if (value < 0 || value > most)
                            throw Error("the considerations of this drawing do not fit into one number");
                        return value;
                    })
        .run();
}

CostLevels::CostLevels(int pairs, const std::vector<long long> &most) : most_(most), factor_(most.size())
{
    Cost factor = 1;
    for (std::size_t i = most.size(); i-- > 0;) {
        factor_[i] = factor;
        const Cost room = static_cast<Cost>(most[i]) * std::max(1, pairs) + 1;
        if (most[i] < 0 || factor > largest / room)
            throw Error("the considerations of this drawing do not fit into one number");
        factor *= room;
    }
}

Cost CostLevels::of(const std::vector<long long> &values) const
{
    Cost sum = 0;
    for (std::size_t i = 0; i < most_.size(); ++i) {
        if (values.at(i) < 0 || values[i] > most_[i])
            throw Error("a consideration of this drawing is beyond its bounds");
        sum += factor_[i] * values[i];
    }
    return sum;
}

} // namespace optio::club
