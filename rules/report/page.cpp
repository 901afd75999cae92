// SPDX-License-Identifier: GPL-3.0-or-later
// The battle report as one page of HTML.
#include "rules/exchange/packed.h"
#include "rules/report/curve.h"
#include "rules/report/luck_section.h"
#include "rules/report/markup.h"
#include "rules/report/story.h"

#include <algorithm>
#include <fmt/core.h>
#include <limits>

namespace optio {

namespace {

constexpr std::string_view mark = "data-optio-game=\""; ///< before the packed journal
constexpr std::size_t mostJournal = std::size_t{256} << 20;

constexpr std::string_view pageStyle = R"(
:root{--ground:#f4e9d8;--surface:#fff9ef;--ink:#1c1410;--quiet:#6b5b4c;--a:#a8471f;--b:#1f5c7a;--line:#dccdb4;--accent:#7a5c22;--good:#3e6b35;--bad:#8c1d2b}
@media(prefers-color-scheme:dark){:root{--ground:#17120e;--surface:#241c16;--ink:#f1e6d6;--quiet:#b8a793;--a:#e07a4b;--b:#6fb3d2;--line:#3d3228;--accent:#d2a95a;--good:#8fc07f;--bad:#ef7c85}}
@media print{:root{--ground:#fff;--surface:#fff;--ink:#000;--quiet:#444;--a:#8a3312;--b:#124a66;--line:#999;--accent:#5c4210;--good:#2c5424;--bad:#701020}section,li,table{break-inside:avoid}}
*{box-sizing:border-box}
body{margin:0;overflow-wrap:anywhere;background:var(--ground);color:var(--ink);font:16px/1.5 Inter,"Noto Sans",Cantarell,system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:24px 16px 48px}
h1,h2,h3{font-family:"GFS Neohellenic","EB Garamond","Noto Serif",Georgia,serif;line-height:1.2;margin:0}
h1{font-size:2.4rem}h2{font-size:1.5rem;margin:32px 0 12px}h3{font-size:1.2rem}
.a{color:var(--a)}.b{color:var(--b)}.quiet{color:var(--quiet)}.rule{color:var(--accent)}
header{border-bottom:4px double var(--accent);padding-bottom:16px}
header .lead{font-size:1.15rem;margin:8px 0 0}
.card{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:16px}
.badge{display:inline-block;border:2px solid var(--good);color:var(--good);border-radius:12px;padding:6px 12px;margin-top:12px;font-weight:700}
.badge.off{border-color:var(--bad);color:var(--bad)}
.points{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:12px}
.points b.n{display:inline-block;min-width:1.7em;text-align:center;border-radius:1em;background:var(--ink);color:var(--ground);margin-right:8px}
.turn{border-left:3px solid var(--line);padding:0 0 4px 16px;margin:0 0 20px}.turn.a{border-color:var(--a);color:inherit}.turn.b{border-color:var(--b);color:inherit}
ol{list-style:none;margin:8px 0 0;padding:0}li{margin:0 0 10px}
li p{margin:0}li .why{font-size:.9rem;color:var(--quiet)}
.gone{text-decoration:line-through;color:var(--quiet)}
.note{font-style:italic}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:6px 8px;border-bottom:1px solid var(--line)}td.n,th.n{text-align:right}td.n,th{overflow-wrap:normal;white-space:nowrap}
tr.sum td{border-top:2px solid var(--ink);font-weight:700}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:24px}.two>*{min-width:0}
.narrow{display:none}@media(max-width:600px){.wide{display:none}.narrow{display:block}h1{font-size:2rem}}.card p{margin:12px 0}.card>p:last-child{margin-bottom:0}
svg{display:block;width:100%;height:auto}svg text{fill:var(--quiet);font:14px Inter,"Noto Sans",sans-serif}svg text.a{fill:var(--a);font-weight:700}svg text.b{fill:var(--b);font-weight:700}svg text.mark{fill:var(--ground);font-weight:700}
input{position:absolute;opacity:0;pointer-events:none}label{display:inline-block;padding:8px 12px 8px 0;margin-bottom:8px;font-size:.9rem;color:var(--quiet);cursor:pointer}
label:before{content:"";display:inline-block;width:1em;height:1em;margin-right:8px;border:2px solid var(--quiet);border-radius:4px;vertical-align:-.15em}
input:checked+label:before{background:var(--accent);border-color:var(--accent)}input:focus-visible+label{outline:2px solid var(--accent);outline-offset:2px}
#hide-plain:checked~.turn .plain,#hide-why:checked~.turn .why,#hide-notes:checked~.turn .note,#hide-undone:checked~.turn .undone{display:none}
figure{margin:12px 0}figure img{max-width:100%;height:auto;border-radius:12px;display:block}figcaption{font-size:.9rem;color:var(--quiet)}
@media print{input,label{display:none}}
td svg{width:150px;height:22px}
footer{margin-top:40px;border-top:1px solid var(--line);padding-top:12px;font-size:.9rem;color:var(--quiet)}
)";

std::string sided(const std::string &side, const std::string &text)
{
    return side.empty() ? inMarkup(text) : fmt::format("<span class=\"{}\">{}</span>", side, inMarkup(text));
}

/// "22 November 2026" of an ISO date.
std::string dated(const std::string &iso)
{
    static constexpr std::array<const char *, 12> months{"January", "February", "March",     "April",   "May",      "June",
                                                         "July",    "August",   "September", "October", "November", "December"};
    if (iso.size() < 10 || iso[4] != '-' || iso[7] != '-')
        return iso;
    const auto number = [&](std::size_t at) { return (iso[at] - '0') * 10 + (iso[at + 1] - '0'); };
    const int month = number(5), day = number(8);
    if (month < 1 || month > 12)
        return iso;
    return fmt::format("{} {} {}", day, months[static_cast<std::size_t>(month - 1)], iso.substr(0, 4));
}

std::string elements(int count) { return count == 1 ? "one element" : fmt::format("{} elements", count); }

/// A sentence in the language of the report, with markup in its places.
std::string placed(const ReportWords &words, const std::string &sentence, const std::vector<std::string> &markup)
{
    constexpr std::array<const char *, 3> marks{"\uE000", "\uE001", "\uE002"}; // no text has these
    std::string text = sentence;
    for (std::size_t at = 0; at < markup.size(); ++at)
        text.replace(text.find("{}"), 2, marks[at]);
    text = inMarkup(words.told(text));
    for (std::size_t at = 0; at < markup.size(); ++at)
        if (const std::size_t place = text.find(marks[at]); place != std::string::npos)
            text.replace(place, std::string_view(marks[at]).size(), markup[at]);
    return text;
}

/// A word or sentence of the report itself.
std::string said(const BattleStory &story, const std::string &english) { return inMarkup(story.words.told(english)); }

/// What has come of it, in a sentence.
std::string leadOf(const BattleStory &story)
{
    const std::array<int, 2> lost = story.turns.empty() ? std::array<int, 2>{} : story.turns.back().lost;
    std::string lead = story.over ? story.ended : story.words.told("The battle goes on.");
    if (lost[0] + lost[1] > 0)
        for (const std::size_t side : {0U, 1U})
            lead += " " + story.words.told(fmt::format("{}: {} lost.", story.names[side], elements(lost[side])));
    return lead;
}

struct Point {
    std::size_t turn = 0;
    int loss = 0;
    std::size_t side = 0; ///< who lost
};

/// The turns that cost a side the most: three at most, in their order.
std::vector<Point> turningPoints(const BattleStory &story)
{
    constexpr std::size_t most = 3;
    std::vector<Point> points;
    std::array<int, 2> before{};
    for (std::size_t turn = 0; turn < story.turns.size(); ++turn) {
        const std::array<int, 2> &now = story.turns[turn].lost;
        const std::size_t side = now[1] - before[1] > now[0] - before[0] ? 1 : 0;
        if (const int loss = now[side] - before[side]; loss > 0)
            points.push_back({turn, loss, side});
        before = now;
    }
    std::stable_sort(points.begin(), points.end(), [](const Point &one, const Point &other) { return one.loss > other.loss; });
    if (points.size() > most)
        points.resize(most);
    std::sort(points.begin(), points.end(), [](const Point &one, const Point &other) { return one.turn < other.turn; });
    return points;
}

/// What cost the side so much in that turn: the sentences of the acts by which it lost something, as many as are read at a glance.
std::string causeOf(const BattleStory &story, const Point &point)
{
    constexpr int most = 3;
    int before = point.turn == 0 ? 0 : story.turns[point.turn - 1].lost[point.side], told = 0;
    std::string text;
    for (const StoryItem &item : story.turns[point.turn].items) {
        if (item.lost[point.side] > before && told < most) {
            text += (told++ == 0 ? "" : ". ") + item.sentence;
            while (text.ends_with('.'))
                text.pop_back();
        }
        before = item.lost[point.side];
    }
    return text.empty() ? text : text + ".";
}

void tellPoints(std::string &out, const BattleStory &story, const std::vector<Point> &points)
{
    if (points.empty())
        return;
    out += fmt::format("<section><h2>{}</h2><div class=\"points\">", said(story, "Turning points"));
    int number = 0;
    for (const Point &point : points) {
        // How unlikely it was, where one of its rolls is among those that swung most.
        std::string chance;
        for (const StoryItem &item : story.turns[point.turn].items)
            for (const LuckSwing &swing : story.luck.swings)
                if (swing.n == item.n && swing.side == (point.side == 0 ? "b" : "a") && chance.empty())
                    chance = ", " + said(story, fmt::format("a {:.0f} % chance", std::max(1.0, 100 * swing.chance)));
        out +=
            fmt::format("<div class=\"card\"><h3><b class=\"n\">{}</b>{}</h3><p>{}</p><span class=\"quiet\">{}: {}{}</span></div>",
                        ++number, inMarkup(story.turns[point.turn].title), inMarkup(causeOf(story, point)),
                        sided(point.side == 0 ? "a" : "b", story.names[point.side]), said(story, elements(point.loss) + " lost"), chance);
    }
    out += "</div></section>\n";
}

/// Each entry has an address of its own within the page.
void tellItem(std::string &out, const BattleStory &story, const StoryItem &item)
{
    if (item.kind == StoryItem::Kind::note) {
        out += fmt::format("<li id=\"e{}\" class=\"note\"><p>{}</p></li>", item.n, inMarkup(item.sentence));
        return;
    }
    if (item.kind == StoryItem::Kind::gone) {
        out += fmt::format("<li class=\"undone\"><p><span class=\"gone\">{}</span> <span class=\"quiet\">({})</span></p></li>",
                           inMarkup(item.sentence), inMarkup(item.remark));
        return;
    }
    const std::string remark =
        item.kind == StoryItem::Kind::put ? " (" + story.words.told("put before it by an amendment") + ")" : item.remark;
    const std::string place = item.kind == StoryItem::Kind::put ? std::string() : fmt::format(" id=\"e{}\"", item.n);
    out += fmt::format("<li{}{}><p>{}{}</p>", place, item.dice.empty() && !item.byHand ? " class=\"plain\"" : "", inMarkup(item.sentence),
                       remark.empty() ? "" : fmt::format("<span class=\"quiet\">{}</span>", inMarkup(remark)));
    std::string small;
    const auto add = [&](const std::string &part) { small += (small.empty() ? "" : " · ") + part; };
    if (item.byHand)
        add(said(story, "corrected by hand") + (item.comparison.empty() ? std::string() : ": " + inMarkup(item.comparison)));
    else {
        if (!item.dice.empty())
            add(inMarkup(item.dice));
        if (!item.comparison.empty())
            add(inMarkup(item.comparison));
    }
    if (!item.rule.empty())
        add(fmt::format("<span class=\"rule\">{}</span>", inMarkup(item.rule)));
    if (!small.empty())
        out += fmt::format("<p class=\"why\">{}</p>", small);
    if (!item.reasons.empty() && !item.dice.empty()) {
        out += fmt::format("<details class=\"why\"><summary>{}</summary>", said(story, "Why"));
        for (const auto &[army, reasons] : item.reasons)
            out += fmt::format("<p>{}{}</p>", army.empty() ? "" : inMarkup(army) + ": ", inMarkup(reasons));
        out += "</details>";
    }
    out += "</li>\n";
}

/// Turns in which nothing but steps was done are drawn together.
bool quiet(const StoryTurn &turn)
{
    return std::all_of(turn.items.begin(), turn.items.end(), [](const StoryItem &item) {
        return item.kind == StoryItem::Kind::act && item.dice.empty() && item.reasons.empty() && !item.byHand && item.remark.empty();
    });
}

void tellPhotos(std::string &out, const BattleStory &story, const std::vector<ReportPhoto> &photos, int from, int to)
{
    for (const ReportPhoto &photo : photos)
        if (photo.n >= from && photo.n <= to)
            out += fmt::format("<figure><img src=\"data:image/jpeg;base64,{}\" alt=\"{}\">{}</figure>\n", toBase64(photo.jpeg),
                               photo.caption.empty() ? said(story, "photograph") : inMarkup(photo.caption),
                               photo.caption.empty() ? "" : fmt::format("<figcaption>{}</figcaption>", inMarkup(photo.caption)));
}

/// Boxes that hide kinds of entries; they need no script.
constexpr std::array<std::pair<const char *, const char *>, 4> switches{{{"plain", "hide what needed no dice"},
                                                                         {"why", "hide dice and reasons"},
                                                                         {"notes", "hide notes"},
                                                                         {"undone", "hide what was taken back"}}};

void tellTurns(std::string &out, const BattleStory &story, const std::vector<ReportPhoto> &photos)
{
    out += fmt::format("<section><h2>{}</h2>\n", said(story, "The battle"));
    for (const auto &[id, label] : switches)
        out += fmt::format("<input type=\"checkbox\" id=\"hide-{0}\"><label for=\"hide-{0}\">{1}</label>\n", id, said(story, label));
    int told = 0; // up to which entry photographs stand already
    for (std::size_t at = 0; at < story.turns.size(); ++at) {
        std::size_t last = at;
        const auto pictured = [&](std::size_t turn) {
            const StoryTurn &one = story.turns[turn];
            return !one.items.empty() && std::any_of(photos.begin(), photos.end(), [&](const ReportPhoto &photo) {
                return photo.n >= one.items.front().n && photo.n <= one.items.back().n;
            });
        };
        while (last + 1 < story.turns.size() && quiet(story.turns[at]) && quiet(story.turns[last + 1]) && !pictured(at) &&
               !pictured(last + 1))
            ++last;
        const StoryTurn &turn = story.turns[at];
        if (last > at) {
            out += fmt::format("<div class=\"turn\"><h3>{} – {}</h3><p class=\"quiet\">{}</p></div>\n", inMarkup(turn.title),
                               inMarkup(story.turns[last].title), said(story, "Nothing was thrown for."));
            at = last;
            continue;
        }
        const std::string name = turn.side.empty() ? "" : story.names[turn.side == "b" ? 1 : 0];
        out += fmt::format("<div class=\"turn {}\"><h3>{} <span class=\"{}\">{}</span></h3><ol>\n", turn.side, inMarkup(turn.title),
                           turn.side, inMarkup(name));
        for (const StoryItem &item : turn.items)
            tellItem(out, story, item);
        out += "</ol>";
        if (!turn.items.empty() && turn.items.back().n > told) {
            tellPhotos(out, story, photos, told + 1, turn.items.back().n);
            told = turn.items.back().n;
        }
        out += "</div>\n";
    }
    tellPhotos(out, story, photos, told + 1, std::numeric_limits<int>::max());
    out += "</section>\n";
}

void tellGroups(std::string &out, const BattleStory &story)
{
    out += fmt::format("<section><h2>{}</h2><table><thead><tr><th>{}</th><th class=\"n\">{}</th><th "
                       "class=\"n\">{}</th></tr></thead><tbody>\n",
                       said(story, "Losses"), said(story, "Command"), said(story, "had"), said(story, "lost"));
    for (const std::string side : {"a", "b"}) {
        int had = 0, lost = 0;
        for (const StoryGroup &group : story.groups)
            if (group.side == side) {
                had += group.had;
                lost += group.lost;
                out += fmt::format("<tr><td>{}</td><td class=\"n\">{}</td><td class=\"n\">{}</td></tr>\n", sided(side, group.name),
                                   group.had, group.lost);
            }
        out += fmt::format("<tr class=\"sum\"><td>{}</td><td class=\"n\">{}</td><td class=\"n\">{}</td></tr>\n",
                           sided(side, story.names[side == "a" ? 0 : 1]), had, lost);
    }
    out += "</tbody></table></section>\n";
}

} // namespace

std::string battlePage(const BattleStory &story, const std::vector<VerifyFinding> &check, std::string_view journal,
                       const std::vector<ReportPhoto> &photos)
{
    const std::string title = story.names[0] + " – " + story.names[1];
    std::string out =
        fmt::format("<!DOCTYPE html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                    "content=\"width=device-width,initial-scale=1\"><title>{}</title><style>{}</style></head>\n<body><main>\n",
                    inMarkup(story.words.language), inMarkup(title), pageStyle);
    const std::string date = story.words.told(dated(story.last));
    out += fmt::format("<header><div class=\"quiet\">{} · {}{}</div>", said(story, "Battle report"), inMarkup(story.ruleset),
                       date.empty() ? "" : " · " + inMarkup(date));
    if (story.over && !story.winner.empty()) {
        const std::size_t won = story.winner == "a" ? 0 : 1;
        out +=
            fmt::format("<h1>{}</h1>", placed(story.words, "Victory for {} over {}",
                                              {sided(story.winner, story.names[won]), sided(won == 0 ? "b" : "a", story.names[1 - won])}));
    } else {
        out += fmt::format("<h1>{}</h1>", placed(story.words, "{} against {}", {sided("a", story.names[0]), sided("b", story.names[1])}));
    }
    out += fmt::format("<p class=\"lead\">{}</p>", inMarkup(leadOf(story)));
    if (check.empty())
        out +=
            fmt::format("<div class=\"badge\">✓ {}</div>",
                        said(story, fmt::format("Verified: all {} entries replayed, no difference", story.entries) +
                                        (story.rolled > 0 ? fmt::format("; dice of the app recomputed: {0} of {0}", story.rolled) : "")));
    else {
        out += fmt::format("<div class=\"badge off\">{}</div><ul>",
                           said(story, fmt::format("{} of {} entries would be ruled otherwise today", check.size(), story.entries)));
        for (const VerifyFinding &finding : check)
            out += fmt::format("<li class=\"quiet\">{}</li>", said(story, fmt::format("Entry {}: {}", finding.n, finding.text)));
        out += "</ul>";
    }
    out += "</header>\n";
    tellPhotos(out, story, photos, 0, 0);
    const std::vector<Point> points = turningPoints(story);
    std::vector<int> marks;
    for (const Point &point : points)
        marks.push_back(static_cast<int>(point.turn));
    if (const std::string curve = lossCurve(story, marks); !curve.empty())
        out += fmt::format(
            "<section><h2>{}</h2><div class=\"card\"><div class=\"wide\">{}</div><div class=\"narrow\">{}</div>{}"
            "</div></section>\n",
            said(story, "Losses, turn by turn"), curve, lossCurve(story, marks, narrowCurve),
            story.breaksAt[0] + story.breaksAt[1] > 0
                ? fmt::format("<p class=\"quiet\">{}</p>", said(story, "As the game sheet counts losses towards the breaking points."))
                : "");
    tellPoints(out, story, points);
    tellTurns(out, story, photos);
    out += "<div class=\"two\">";
    tellGroups(out, story);
    out += luckSection(story.luck, story.words);
    out += "</div>\n";
    out += fmt::format("<footer>{}", said(story, "Made by Optio."));
    if (!journal.empty())
        out += fmt::format(" <span {}{}\">{}</span>", mark, exchange::toBase64Url(exchange::packed(journal)),
                           said(story, "The game itself is in this page: open it in Optio to look at any moment of it."));
    out += "</footer>\n</main></body></html>\n";
    return out;
}

std::string battlePage(const Ruleset &ruleset, const std::vector<Entry> &entries, bool all, const ReportWish &wish,
                       const ReportWords &words)
{
    BattleStory story = storyOf(ruleset, entries, all);
    story.luck = luckOf(ruleset, entries, all);
    tellIn(story, words);
    tailor(story, wish);
    std::string journal;
    if (story.open && wish.game && !wish.hidesNotes())
        for (const Entry &entry : entries)
            journal += entry.line + "\n";
    return battlePage(story, verifyJournal(ruleset, entries), journal, wish.photos);
}

std::string journalIn(std::string_view page)
{
    const std::size_t at = page.find(mark);
    if (at == std::string_view::npos)
        return {};
    const std::size_t begin = at + mark.size(), end = page.find('"', begin);
    if (end == std::string_view::npos)
        throw Error("the game in this report is cut off");
    return exchange::unpacked(exchange::fromBase64Url(page.substr(begin, end - begin)), mostJournal);
}

std::string journalText(std::string text)
{
    if (!text.starts_with('<'))
        return text;
    std::string journal = journalIn(text);
    return journal.empty() ? text : journal;
}

} // namespace optio
