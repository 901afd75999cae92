// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the notation of units.
#include "rulesets/ancients/army/notation.h"

#include "rules/error.h"

#include <algorithm>

namespace optio::ancients {

namespace {

constexpr int chargeMove = 2; // of the short tags (ANC-011)

char upper(char letter) { return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter; }
bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }
bool isLetter(char letter) { return upper(letter) >= 'A' && upper(letter) <= 'Z'; }

/// Goes through the text from left to right; blanks are skipped.
class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    Notation unit()
    {
        Notation unit;
        if (isDigit(peek()))
            unit.multiple = multiple();
        unit.code = code();
        expect('(', "\"(\" after the code");
        unit.front = face();
        if (take('/'))
            unit.back = face();
        if (peek() == '/')
            fail("a unit has two faces at most");
        expect(')', unit.back ? "\")\" after the second face" : "\"/\" and a second face, or \")\"");
        while (take('('))
            tag(unit);
        if (peek() == '*') {
            word("*NEW*", "\"*new*\"");
            unit.isNew = true;
        }
        end(unit.isNew ? "nothing after \"*new*\"" : "a tag in brackets, \"*new*\" or the end");
        return unit;
    }

    Face lonelyFace()
    {
        const Face read = face();
        end("nothing after the face");
        return read;
    }

private:
    /// The next letter that is no blank, as a capital; 0 at the end.
    char peek()
    {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t'))
            ++at_;
        return at_ < text_.size() ? upper(text_[at_]) : '\0';
    }
    bool take(char letter)
    {
        if (peek() != letter)
            return false;
        ++at_;
        return true;
    }
    void expect(char letter, const std::string &wanted)
    {
        if (!take(letter))
            fail("expected " + wanted);
    }
    void word(std::string_view letters, const std::string &wanted)
    {
        for (const char letter : letters)
            expect(letter, wanted);
    }
    void end(const std::string &wanted)
    {
        if (peek() != '\0' || at_ < text_.size())
            fail("expected " + wanted);
    }

    [[noreturn]] void failAt(std::size_t place, const std::string &what) const
    {
        // Columns count characters, not bytes.
        const auto column = 1 + std::count_if(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(place),
                                              [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
        throw Error("column " + std::to_string(column) + " of the notation: " + what + " (ANC-014)", "notation");
    }
    [[noreturn]] void fail(const std::string &what)
    {
        const char found = peek();
        std::string rest = found == '\0' && at_ >= text_.size() ? ", but it ends here" : "";
        if (found > ' ' && found <= '~')
            rest = std::string(", not \"") + text_[at_] + "\"";
        failAt(at_, what + rest);
    }

    int number(int least, const std::string &what)
    {
        if (!isDigit(peek()))
            fail("expected " + what);
        const std::size_t place = at_;
        int value = 0;
        // The digits of one number stand together.
        for (int digits = 0; digits < 2 && at_ < text_.size() && isDigit(text_[at_]); ++digits)
            value = 10 * value + (text_[at_++] - '0');
        if (value < least)
            failAt(place, what + " must be " + std::to_string(least) + " or more");
        return value;
    }

    Multiple multiple()
    {
        const std::size_t place = at_;
        Multiple read{number(1, "a number of units"), 1};
        if (take('/')) {
            read.under = number(1, "2 or 3 under the stroke");
            if (read.over != 1 || (read.under != 2 && read.under != 3))
                failAt(place, "a share of a unit is 1/2 or 1/3");
        }
        return read;
    }

    std::string code()
    {
        peek();
        const std::size_t place = at_;
        std::string letters;
        while (isLetter(peek()))
            letters += upper(text_[at_++]);
        if (letters.empty())
            fail("expected a code such as KN");
        if (!std::binary_search(unitCodes().begin(), unitCodes().end(), letters)) {
            std::string known;
            for (const std::string &one : unitCodes())
                known += (known.empty() ? "" : " ") + one;
            failAt(place, "there is no unit \"" + letters.substr(0, 12) + (letters.size() > 12 ? "…" : "") + "\"; the codes are " + known);
        }
        return letters;
    }

    Face face()
    {
        Face face;
        face.strength = number(1, "a strength");
        face.star = take('*');
        const char letter = peek();
        if (letter == '-' || letter == 'A' || letter == 'B' || letter == 'G') {
            face.missile = letter;
            ++at_;
        } else if (isLetter(letter)) {
            fail("a missile class is A, B or G, or - for none");
        } else if (!face.star) {
            fail("expected \"*\" or a missile class (-, A, B, G) between strength and movement");
        }
        face.move = number(0, "a movement allowance");
        return face;
    }

    void tag(Notation &unit)
    {
        const std::size_t place = at_;
        switch (peek()) {
        case 'D':
        case 'S': {
            const bool dense = peek() == 'D';
            word(dense ? "DENSE" : "SPARSE", dense ? "\"dense\"" : "\"sparse\"");
            if (unit.density != Density::plain)
                failAt(place, "its density is said twice");
            unit.density = dense ? Density::dense : Density::sparse;
            break;
        }
        case 'X': {
            ++at_;
            const int times = number(1, "3 or 4 after the x");
            if (times != 3 && times != 4)
                failAt(place, "a charge has three or four times the strength: \"x3 once\" or \"x4 once\"");
            word("ONCE", "\"once\"");
            if (times * unit.front.strength > 99)
                failAt(place, "the strength of a charge has two digits at most");
            charge(unit, {times * unit.front.strength, false, '-', chargeMove}, true, place);
            break;
        }
        default: {
            if (!isDigit(peek()))
                fail("expected \"dense\", \"sparse\" or a charge such as \"8-2 once, for all\"");
            const Face face = this->face();
            word("ONCE", "\"once\"");
            const bool forAll = take(',');
            if (forAll)
                word("FORALL", "\"for all\"");
            charge(unit, face, forAll, place);
            break;
        }
        }
        expect(')', "\")\" after the tag");
    }

    void charge(Notation &unit, const Face &face, bool forAll, std::size_t place) const
    {
        if (unit.charge)
            failAt(place, "its charge is said twice");
        unit.charge = face;
        unit.forAll = forAll;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

} // namespace

const std::vector<std::string> &unitCodes()
{
    static const std::vector<std::string> codes{"AR", "CH", "CP", "EL", "HA", "HC", "HH", "HI", "KN",
                                                "LA", "LC", "LI", "MM", "PK", "SC", "SP", "WW"};
    return codes;
}

Notation parseNotation(std::string_view text) { return Reader(text).unit(); }
Face parseFace(std::string_view text) { return Reader(text).lonelyFace(); }

std::string toText(const Face &face)
{
    std::string text = std::to_string(face.strength);
    if (face.star)
        text += '*';
    if (face.missile != '-' || !face.star)
        text += face.missile;
    return text + std::to_string(face.move);
}

std::string toText(const Notation &unit)
{
    std::string text;
    if (unit.multiple)
        text = std::to_string(unit.multiple->over) + (unit.multiple->under > 1 ? "/" + std::to_string(unit.multiple->under) : "") + " ";
    text += unit.code + "(" + toText(unit.front) + (unit.back ? "/" + toText(*unit.back) : "") + ")";
    if (unit.density != Density::plain)
        text += unit.density == Density::dense ? "(dense)" : "(sparse)";
    if (unit.charge)
        text += "(" + toText(*unit.charge) + (unit.forAll ? " once, for all)" : " once)");
    return text + (unit.isNew ? "*new*" : "");
}

std::vector<std::string> warningsOf(const Notation &unit)
{
    std::vector<std::string> warnings;
    if (unit.back && unit.back->move != unit.front.move)
        warnings.push_back(unit.code + ": its two faces move " + std::to_string(unit.front.move) + " and " +
                           std::to_string(unit.back->move) + " hexes");
    if (unit.back && unit.back->missile != unit.front.missile)
        warnings.push_back(unit.code + ": its two faces shoot as different classes");
    return warnings;
}

} // namespace optio::ancients
