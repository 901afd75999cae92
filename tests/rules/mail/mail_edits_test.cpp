// SPDX-License-Identifier: GPL-3.0-or-later
// Ten thousand random single edits of turn files (a few hundred in a usual run): of bytes, lines, fields, and swaps between the files of
// two battles. Each is refused, or provably means nothing: the same lines, and the same verdict.
#include "tests/deep.h"
#include "tests/rules/mail/forge.h"
#include "tests/suite.h"

#include <QtTest>

namespace mail_edits_test {

using namespace toy;

namespace {

/// Two battles between the same players, each with a turn on its way, and one that is over.
struct Files {
    Files()
    {
        for (Pair *pair : {&one, &two}) {
            Table from = pair->anna;
            from.turn(pair->chance, {{{{"SK", "never"}}, {{"SK", "always"}}}, {}, true, {}});
            sent.push_back(from.file);
        }
        Table anna = one.anna;
        anna.close({}, {{}, Result{"B", "resign"}, false, {}});
        Table ben = one.ben;
        ben.receive(anna.file);
        sent.push_back(ben.closing());
    }
    Pair one{8, 3}, two{8, 4};
    std::vector<std::string> sent;
};

const Files &files()
{
    static const Files all;
    return all;
}

std::size_t below(Dice &chance, std::size_t n) { return static_cast<std::size_t>(chance() % n); }

std::string editedByte(std::string file, Dice &chance)
{
    static const std::string likely = "{}[]\":,0123456789abcdef\\ \t\r\n-eE.";
    const std::size_t at = below(chance, file.size());
    const char by = chance() % 3 == 0 ? static_cast<char>(chance()) : likely[below(chance, likely.size())];
    switch (chance() % 4) {
    case 0:
        return file.erase(at, 1);
    case 1:
        return file.insert(at, 1, by);
    case 2:
        file[at] = static_cast<char>(static_cast<unsigned char>(file[at]) ^ (1U << (chance() % 8)));
        return file;
    default:
        file[at] = by;
        return file;
    }
}

std::string editedLine(const std::string &file, Dice &chance)
{
    Lines lines = linesOf(file);
    const std::size_t one = below(chance, lines.size()), two = below(chance, lines.size());
    switch (chance() % 5) {
    case 0:
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(one));
        break;
    case 1:
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(one), lines[two]);
        break;
    case 2:
        std::swap(lines[one], lines[two]);
        break;
    case 3:
        lines[one] = lines[two];
        break;
    default:
        lines.resize(one);
    }
    return joined(lines);
}

/// Changes one value somewhere in a JSON text.
void changeValue(nlohmann::ordered_json &json, Dice &chance)
{
    if (json.is_structured() && !json.empty()) {
        auto member = json.begin();
        std::advance(member, static_cast<std::ptrdiff_t>(below(chance, json.size())));
        if (chance() % 8 == 0)
            json.erase(member);
        else
            changeValue(*member, chance);
    } else if (json.is_number()) {
        json = json.get<int>() + (chance() % 2 == 0 ? 1 : -1);
    } else if (json.is_string() && !json.get_ref<std::string &>().empty()) {
        std::string &text = json.get_ref<std::string &>();
        char &letter = text[below(chance, text.size())];
        letter = letter == '0' ? '1' : '0';
    } else if (json.is_boolean()) {
        json = !json.get<bool>();
    } else {
        json = "x";
    }
}

std::string editedField(const std::string &file, Dice &chance)
{
    Lines lines = linesOf(file);
    std::string &line = lines[below(chance, lines.size())];
    try {
        line = remade(line, [&](auto &json) { changeValue(json, chance); });
    } catch (const nlohmann::json::exception &) {
        line += "x"; // half a character was left: no UTF-8
    }
    return joined(lines);
}

/// A line, or everything from a line on, from another file.
std::string mixed(const std::string &file, const std::string &other, Dice &chance)
{
    Lines lines = linesOf(file);
    const Lines foreign = linesOf(other);
    const std::size_t at = below(chance, std::min(lines.size(), foreign.size()));
    if (chance() % 2 == 0) {
        lines[at] = foreign[at];
        return joined(lines);
    }
    lines.resize(at);
    lines.insert(lines.end(), foreign.begin() + static_cast<std::ptrdiff_t>(at), foreign.end());
    return joined(lines);
}

std::string editedSomehow(const std::string &file, Dice &chance)
{
    switch (chance() % 4) {
    case 0:
        return editedByte(file, chance);
    case 1:
        return editedLine(file, chance);
    case 2:
        return editedField(file, chance);
    default:
        return mixed(file, files().sent[below(chance, files().sent.size())], chance);
    }
}

/// Are these the lines that the players themselves have signed, up to some turn?
bool isHonest(const Battle &battle)
{
    static const auto honest = [] {
        std::vector<std::vector<std::string>> texts;
        for (const std::string &file : files().sent)
            texts.push_back(readLines(file).texts);
        return texts;
    }();
    const auto &lines = battle.file.texts;
    return std::any_of(honest.begin(), honest.end(), [&](const auto &whole) {
        return lines.size() <= whole.size() && std::equal(lines.begin(), lines.end(), whole.begin());
    });
}

} // namespace

class MailEditsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY(files().sent[0] != files().sent[1]); }
    void refusedOrMeaningless_data();
    void refusedOrMeaningless();
};

void MailEditsTest::refusedOrMeaningless_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("a turn") << 0;
    QTest::newRow("a battle with both closings") << 2;
}

void MailEditsTest::refusedOrMeaningless()
{
    QFETCH(int, which);
    const std::string &file = files().sent[static_cast<std::size_t>(which)];
    const Table &receiver = which == 0 ? files().one.ben : files().one.anna;
    Dice chance(static_cast<std::uint64_t>(which) + 22);
    int refused = 0, meaningless = 0;
    const int tries = optio::test::deep() ? 5000 : 200;
    for (int edit = 0; edit < tries; ++edit) {
        std::string changed = file;
        while (changed == file)
            changed = editedSomehow(file, chance);
        Game game, alone;
        const Verdict verdict = openFile(changed, receiver.device(), game);
        const Verdict verified = verifyFile(changed, &alone);
        const std::string told = "edit " + std::to_string(edit) + ": " + (verdict.fault ? verdict.fault->text : "taken");
        QVERIFY2(verified.fault || isHonest(verified.battle), told.c_str());
        QVERIFY2(verdict.fault || isHonest(verdict.battle), told.c_str());
        QVERIFY(!verdict.fault || (!verdict.fault->rule.empty() && !verdict.fault->text.empty()));
        ++(verdict.fault ? refused : meaningless);
    }
    qInfo("%d refused, %d meant nothing", refused, meaningless);
    QVERIFY(refused > tries / 2);
}

OPTIO_TEST(MailEditsTest)
} // namespace mail_edits_test
#include "mail_edits_test.moc"
