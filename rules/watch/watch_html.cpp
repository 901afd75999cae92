// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the page. Sizes are those of a wall of 1920 by 1080 (--u is a pixel of it); on a phone the page is scrolled.
#include "rules/watch/watch_html.h"

#include "rules/report/curve.h"
#include "rules/report/markup.h"
#include "rules/report/story.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sodium.h>
#include <utility>

namespace optio {

namespace {

constexpr std::string_view watchStyle = R"(
:root{--u:min(calc(100vw/1920),calc(100vh/1080));--ground:#f4e9d8;--surface:#fff9ef;--raised:#fff;--ink:#1c1410;--quiet:#6b5b4c;--a:#a8471f;--b:#1f5c7a;--line:#dccdb4;--edge:#8c7b67;--bad:#8c1d2b;--good:#3e6b35;--bInk:#fff9ef}
@media(prefers-color-scheme:dark){:root{--ground:#17120e;--surface:#241c16;--raised:#30261e;--ink:#f1e6d6;--quiet:#b8a793;--a:#e07a4b;--b:#6fb3d2;--line:#3d3228;--edge:#8a7966;--bad:#ef7c85;--good:#8fc07f;--bInk:#1c1410}}
@media(max-aspect-ratio:1/1){:root{--u:calc(100vw/1000)}}
@media(max-width:600px){:root{--u:calc(100vw/760)}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:flex;flex-direction:column;background:var(--ground);color:var(--ink);font:calc(32*var(--u))/1.2 Inter,"Noto Sans",Cantarell,system-ui,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
h1,h2{font-family:"GFS Neohellenic","EB Garamond","Noto Serif",Georgia,serif;line-height:1.1}
h1{font-size:calc(66*var(--u))}h2{font-size:calc(36*var(--u))}
.a{color:var(--a)}.b{color:var(--b)}.quiet{color:var(--quiet)}.bad{color:var(--bad)}
header{display:flex;flex-wrap:wrap;gap:calc(6*var(--u)) calc(26*var(--u));align-items:baseline;background:var(--surface);border-bottom:calc(6*var(--u)) double var(--edge);padding:calc(18*var(--u)) calc(36*var(--u))}
header .phase{font-size:calc(42*var(--u));font-weight:700;flex:1;white-space:nowrap}
header .pool{white-space:nowrap;font-size:calc(28*var(--u))}
main{flex:1;display:flex;flex-direction:column}
.page{flex:1;display:grid;gap:calc(20*var(--u));padding:calc(20*var(--u)) calc(30*var(--u));grid-template-columns:repeat(24,minmax(0,1fr));grid-template-rows:auto auto 1fr}.page>*{grid-column:span 12}.page>.told{grid-column:span 13}.page>.curve{grid-column:span 11}
.card{background:var(--surface);border:1px solid var(--line);border-radius:calc(16*var(--u));padding:calc(20*var(--u)) calc(30*var(--u))}
.row{display:flex;justify-content:space-between;align-items:baseline;gap:calc(16*var(--u))}
.row .total{font-size:calc(46*var(--u))}.name{font-size:calc(52*var(--u))}.name.a:before{content:"";display:inline-block;width:calc(14*var(--u));height:.8em;background:var(--a);margin-right:.3em}
.name.b:before{content:"";display:inline-block;width:calc(16*var(--u));height:.8em;border-left:calc(5*var(--u)) solid;border-right:calc(5*var(--u)) solid;margin-right:.3em}
svg{display:block;width:100%}svg.bar{height:calc(44*var(--u));border:1px solid var(--edge);border-radius:calc(8*var(--u));background:var(--raised);margin:calc(12*var(--u)) 0}
.parts{display:grid;grid-template-columns:repeat(auto-fit,minmax(calc(240*var(--u)),1fr));gap:calc(24*var(--u))}.parts .row{flex-wrap:wrap;gap:0 calc(8*var(--u));font-size:calc(28*var(--u))}.parts .row *{white-space:nowrap;max-width:100%;overflow-wrap:anywhere}.parts .row b{white-space:normal}.parts svg.bar{height:calc(20*var(--u));margin:calc(6*var(--u)) 0 0}
.page>.warn{grid-column:1/-1;border:calc(4*var(--u)) solid var(--bad);font-size:calc(40*var(--u));padding:calc(12*var(--u)) calc(30*var(--u))}
.warn .quiet{white-space:nowrap}ol{list-style:none;padding:0}li{display:flex;gap:calc(24*var(--u));align-items:center;border-top:1px solid var(--line);padding:calc(8*var(--u)) 0}li p{font-size:calc(30*var(--u))}
li .dice{flex:none;width:calc(196*var(--u));display:flex;flex-wrap:wrap;gap:calc(10*var(--u))}li .dice svg{width:calc(84*var(--u));height:calc(84*var(--u))}li .dice.many svg{width:calc(54*var(--u));height:calc(54*var(--u))}
li p.said{font-size:calc(43*var(--u));font-weight:700;line-height:1.05}
.curve svg{max-height:46vh;height:auto}@media(min-aspect-ratio:1/1){.curve svg{max-height:calc(390*var(--u))}}.curve svg text{fill:var(--quiet);font:14px Inter,"Noto Sans",sans-serif}.curve svg text.a{fill:var(--a);font-weight:700}.curve svg text.b{fill:var(--b);font-weight:700}
footer{position:sticky;bottom:0;background:var(--ground);display:flex;flex-wrap:wrap;justify-content:space-between;gap:calc(8*var(--u)) calc(30*var(--u));padding:calc(6*var(--u)) calc(36*var(--u)) calc(14*var(--u));font-size:calc(28*var(--u))}
#state{font-weight:700;color:var(--bad)}#state.live{color:var(--good);font-weight:400}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media(max-aspect-ratio:1/1){.page{grid-template-columns:minmax(0,1fr)}.page>*,.page>.told,.page>.curve{grid-column:1/-1}}
)";

/// Puts newer pictures in the place of the old one; says when there was none for too long.
constexpr std::string_view watchScript = R"(
'use strict';
const page=document.querySelector('main'),state=document.querySelector('#state'),news=document.querySelector('#news'),say=document.body.dataset;
let heard=Date.now(),over=false,source=null,said='';
function live(){heard=Date.now();state.textContent=say.live;state.className='live'}
function lost(){if(state.className!=='live'||over)return;const t=new Date(heard);state.className='';state.textContent=say.gone.replace('%1',String(t.getHours()).padStart(2,'0')+':'+String(t.getMinutes()).padStart(2,'0'))}
function tell(){const one=page.querySelector('li .said');const text=one?one.textContent:'';if(text!==said){said=text;news.textContent=text}}
function listen(){
source=new EventSource('/watch');
source.onmessage=event=>{page.innerHTML=JSON.parse(event.data);live();tell()};
source.addEventListener('alive',live);
source.addEventListener('stopped',()=>{over=true;source.close();state.className='';state.textContent=say.stopped});
source.onerror=lost;
}
listen();live();
setInterval(()=>{if(over)return;if(Date.now()-heard>20000)lost();if(source.readyState===2||Date.now()-heard>40000){heard=Date.now()-20000;source.close();listen()}},5000);
)";

std::string filled(std::string text, const std::vector<std::string> &values)
{
    for (std::size_t at = 0; at < values.size(); ++at)
        if (const std::size_t place = text.find("%" + std::to_string(at + 1)); place != std::string::npos)
            text.replace(place, 2, values[at]);
    return inMarkup(text);
}

std::string sideClass(const std::string &side) { return side == "a" || side == "b" ? side : "quiet"; }

/// A bar; that of side b is striped.
std::string barMarkup(const WatchBar &bar, const std::string &side)
{
    if (bar.of <= 0)
        return {};
    const double share = 1000 * std::clamp(bar.done / bar.of, 0.0, 1.0);
    std::string out = fmt::format(
        R"x(<svg class="bar" viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true"><rect width="{:.0f}" height="40" fill="var(--{})"/>)x",
        share, side == "b" ? "b" : "a");
    if (side == "b") {
        std::string path;
        for (double x = 0; x + 8 <= share; x += 20)
            path += fmt::format("M{:.0f} 40L{:.0f} 0", x, std::min(share, x + 14));
        if (!path.empty())
            out += fmt::format(R"x(<path d="{}" stroke="var(--bInk)" stroke-width="4"/>)x", path);
    }
    return out + "</svg>";
}

std::string lostText(const WatchBar &bar, const WatchWords &words)
{
    const std::string text = bar.of > 0 ? filled(words.lostOf, {bar.doneText, bar.ofText}) : filled(words.lost, {bar.doneText});
    return bar.word.empty() ? text : fmt::format(R"(<b class="bad">{}</b> {})", inMarkup(bar.word), text);
}

std::string armyMarkup(const WatchSide &side, const WatchWords &words)
{
    const std::string mark = sideClass(side.id);
    std::string out =
        fmt::format(R"(<section class="card"><div class="row"><h2 class="name {}">{}</h2><span class="total">{}{}</span></div>)", mark,
                    inMarkup(side.name),
                    side.army.name.empty() ? std::string() : fmt::format(R"(<span class="quiet">{}</span> )", inMarkup(side.army.name)),
                    lostText(side.army, words));
    out += barMarkup(side.army, side.id);
    if (!side.parts.empty()) {
        out += R"(<div class="parts">)";
        for (const WatchBar &part : side.parts)
            out += fmt::format(R"(<div><div class="row"><b>{}</b><span>{}</span></div>{}</div>)", inMarkup(part.name),
                               part.word.empty() ? filled("%1 / %2", {part.doneText, part.ofText})
                                                 : fmt::format(R"(<b class="bad">{}</b>)", inMarkup(part.word)),
                               barMarkup(part, side.id));
        out += "</div>";
    }
    if (!side.facts.empty())
        out += fmt::format(R"(<p class="quiet">{}</p>)", inMarkup(fmt::format("{}", fmt::join(side.facts, " · "))));
    return out + "</section>";
}

/// A die; of more than six faces, and of a pool, its figure.
std::string dieMarkup(const WatchRuling::Die &die)
{
    static constexpr std::array<std::string_view, 7> pips{"", "5", "19", "159", "1379", "13579", "134679"}; // of nine places, row by row
    const std::string colour = die.side == "a" || die.side == "b" ? "var(--" + die.side + ")" : "var(--ink)";
    std::string out = fmt::format(
        R"(<svg viewBox="0 0 84 84" role="img" aria-label="{}"><rect x="2" y="2" width="80" height="80" rx="14" fill="none" stroke="{}" stroke-width="4"/>)",
        die.value, colour);
    if (die.faces == 6 && die.pool == 0 && die.value >= 1 && die.value <= 6) {
        for (const char pip : pips[static_cast<std::size_t>(die.value)]) {
            const int place = pip - '1';
            out += fmt::format(R"(<circle cx="{}" cy="{}" r="8" fill="{}"/>)", 20 + 22 * (place % 3), 20 + 22 * (place / 3), colour);
        }
    } else {
        out += fmt::format(R"(<text x="42" y="{}" text-anchor="middle" font-size="40" font-weight="700" fill="{}">{}</text>)",
                           die.pool > 0 ? 46 : 56, colour, die.value);
        if (die.pool > 0)
            out += fmt::format(R"(<text x="42" y="72" text-anchor="middle" font-size="20" fill="{}">/ {}</text>)", colour, die.pool);
    }
    return out + "</svg>";
}

std::string percentOf(double p) { return p < 0.01 ? "<1%" : p > 0.99 ? ">99%" : fmt::format("{:.0f}%", 100 * p); }

std::string rulingMarkup(const WatchRuling &ruling, const WatchWords &words)
{
    constexpr std::size_t most = 5;
    std::string out = "<li>";
    if (!ruling.dice.empty()) {
        out += fmt::format(R"(<div class="dice{}">)", ruling.dice.size() > 2 ? " many" : "");
        const std::size_t all = ruling.dice.size() + static_cast<std::size_t>(ruling.more),
                          shown = std::min(ruling.dice.size(), all > most + 1 ? most : all);
        for (std::size_t at = 0; at < shown; ++at)
            out += dieMarkup(ruling.dice[at]);
        if (const std::size_t rest = all - shown; rest > 0)
            out += fmt::format("<span>+{}</span>", rest);
        out += "</div>";
    }
    out += fmt::format(R"(<div><p class="said">{}</p><p>)", inMarkup(ruling.sentence));
    std::string between;
    for (const WatchRuling::Total &total : ruling.totals)
        out += fmt::format(R"({}<b class="{}">{} {}</b>)", std::exchange(between, ", "), sideClass(total.side), inMarkup(total.name),
                           total.value);
    if (ruling.chance)
        out += fmt::format(R"(<span class="quiet">{}{}</span>)", between.empty() ? "" : " · ",
                           filled(words.chance, {percentOf(ruling.chance->p)}));
    return out + "</p></div></li>";
}

/// The report's curve, of what is known here.
std::string curveMarkup(const WatchPage &page)
{
    BattleStory story;
    for (std::size_t at = 0; at < std::min<std::size_t>(2, page.sides.size()); ++at)
        story.names[at] = page.sides[at].name;
    for (const WatchCurve::Point &point : page.curve.points) {
        StoryTurn &turn = story.turns.emplace_back();
        turn.title = std::to_string(point.turn);
        turn.toward = {point.a, point.b};
        turn.lost = {static_cast<int>(point.a), static_cast<int>(point.b)};
    }
    story.breaksAt = {page.curve.a, page.curve.b};
    return story.turns.empty() ? std::string() : lossCurve(story, {}, {430, 220, 34, 120, 9, 8});
}

std::string hashOf(std::string_view text)
{
    std::string hash(crypto_hash_sha256_BYTES, '\0');
    crypto_hash_sha256(reinterpret_cast<unsigned char *>(hash.data()), reinterpret_cast<const unsigned char *>(text.data()), text.size());
    return "'sha256-" + toBase64(hash) + "'";
}

} // namespace

std::string watchBody(const WatchPage &page, const WatchWords &words)
{
    const std::string turn = page.name.empty() ? page.turn : page.name + ", " + page.turn;
    std::string out = fmt::format(R"(<header><h1 class="{}">{}</h1>)", sideClass(page.over ? page.winner : page.side),
                                  inMarkup(page.over ? (page.ended.empty() ? words.over : page.ended) : turn));
    if (!page.over)
        out += fmt::format(R"(<span class="phase">{}</span>)", inMarkup(page.step.empty() ? page.phase : page.phase + " · " + page.step));
    for (const WatchSide &side : page.sides)
        for (const WatchPool &pool : side.pools)
            out += fmt::format(R"(<span class="pool"><b>{}</b> <span class="quiet">{}</span></span>)", inMarkup(pool.name),
                               filled(words.left, {std::to_string(pool.left), pool.label}));
    out += R"(</header><div class="page">)";
    for (const WatchSide &side : page.sides)
        out += armyMarkup(side, words);
    if (!page.warnings.empty() && !page.over) {
        const WatchWarning &first = page.warnings.front();
        out += fmt::format(R"(<section class="card warn"><b>{}.</b> {}{}{}</section>)", filled(words.about, {first.text}),
                           inMarkup(first.detail),
                           first.chance && first.chance->p > 0 ? " · " + inMarkup(percentOf(first.chance->p)) : std::string(),
                           page.warnings.size() > 1 ? fmt::format(R"( <span class="quiet">{}</span>)",
                                                                  filled(words.more, {std::to_string(page.warnings.size() - 1)}))
                                                    : std::string());
    }
    out += fmt::format(R"(<section class="card told"><h2>{}</h2>)", inMarkup(words.rulings));
    if (page.rulings.empty())
        out += fmt::format(R"(<p class="quiet">{}</p>)", inMarkup(words.none));
    out += "<ol>";
    for (const WatchRuling &ruling : page.rulings)
        out += rulingMarkup(ruling, words);
    out += fmt::format(R"(</ol></section><section class="card curve"><h2>{}</h2>{}</section></div>)", inMarkup(words.losses),
                       curveMarkup(page));
    return out;
}

std::string watchDocument(const std::string &body, const std::string &title, const WatchWords &words)
{
    return fmt::format(
        R"(<!doctype html><html lang="{}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{}</title><style>{}</style><noscript><meta http-equiv="refresh" content="10"></noscript></head>)"
        R"(<body data-live="{}" data-gone="{}" data-stopped="{}"><main>{}</main><footer><span id="state">{}</span><span class="quiet">{}</span></footer><p id="news" class="sr" aria-live="polite"></p><script>{}</script></body></html>)",
        inMarkup(words.language), inMarkup(title), watchStyle, inMarkup(words.live), inMarkup(words.gone), inMarkup(words.stopped), body,
        "", inMarkup(words.open), watchScript);
}

std::string watchPolicy()
{
    return "default-src 'none'; script-src " + hashOf(watchScript) + "; style-src " + hashOf(watchStyle) +
           "; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
}

} // namespace optio
