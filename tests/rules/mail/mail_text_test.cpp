// SPDX-License-Identifier: GPL-3.0-or-later
// A turn file as text for a mail (PBM-33): its form, what mail programs do to it, and what is no longer the file.
#include "rules/mail/faults.h"
#include "rules/mail/mail_text.h"
#include "tests/deep.h"
#include "tests/rules/mail/toy.h"
#include "tests/suite.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <random>
#include <sstream>

namespace mail_text_test {

using namespace optio::mail;
using Change = std::function<std::string(const std::string &)>;

namespace {

const std::string twoLines = "{\"format\":\"optio-pbem\",\"v\":1}\n{\"x\":1}\n";

std::string perLine(const std::string &text, const std::function<std::string(const std::string &)> &change)
{
    std::istringstream lines(text);
    std::string made, line;
    while (std::getline(lines, line))
        made += change(line) + "\n";
    return made;
}

std::string quoted(const std::string &text, const std::string &by)
{
    return perLine(text, [&](const std::string &line) { return by + line; });
}

std::string swapped(std::string text, const std::string &what, const std::string &by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

/// As mail programs do: at the last blank that fits, and within a word that is too long.
std::string wrapped(const std::string &text, std::size_t width)
{
    return perLine(text, [&](std::string line) {
        std::string made;
        while (line.size() > width) {
            std::size_t at = line.rfind(' ', width);
            if (at == std::string::npos || at < 3)
                at = width;
            made += line.substr(0, at) + "\n";
            line = line.substr(at);
        }
        return made + line;
    });
}

std::string wide(const std::string &text, bool little)
{
    std::string made = little ? "\xFF\xFE" : "\xFE\xFF";
    for (const char c : text)
        made += little ? std::string{c, '\0'} : std::string{'\0', c};
    return made;
}

std::string base64(const std::string &text, std::size_t width, const char *end)
{
    static const char *const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string made;
    for (std::size_t at = 0; at < text.size(); at += 3) {
        unsigned bits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            bits = bits << 8U | (at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U);
        for (std::size_t i = 0; i < 4; ++i)
            made += at + i <= text.size() ? letters[bits >> (18 - 6 * i) & 63U] : '=';
    }
    std::string lines;
    for (std::size_t at = 0; at < made.size(); at += width)
        lines += made.substr(at, width) + end;
    return lines;
}

std::string quotedPrintable(const std::string &text)
{
    return perLine(text, [](const std::string &line) {
        std::string made = swapped(line, "=", "=3D");
        for (std::size_t at = 30; at < made.size(); at += 32)
            made.insert(at, "=\n");
        return made + "=20";
    });
}

std::string html(const std::string &text)
{
    return "<html><body><p>Hello <b>Ben</b> &amp; co,</p><div style=\"color: red\">" +
           perLine(text, [](const std::string &line) { return "&gt; <span class=\"quote\">" + line + "</span><br>"; }) +
           "</div></body></html>";
}

/// A file that has every letter of the alphabet as text, dashes side by side among them.
std::string everyLetter()
{
    std::string bytes;
    for (int byte = 0; byte < 1023; ++byte)
        bytes += static_cast<char>(byte * 7 % 256);
    return bytes + "\xFB\xEF\xBE\xFF\xFF\xFF" + bytes;
}

FromMail opened(const std::string &mail) { return fromMail(mail); }

QString fault(const std::string &mail)
{
    try {
        fromMail(mail);
    } catch (const Faulty &faulty) {
        return QString::fromStdString(faulty.fault().rule + ": " + faulty.fault().text);
    }
    return {};
}

QStringList names(const FromMail &from)
{
    QStringList list;
    for (const std::string &name : from.repaired)
        list << QString::fromStdString(name);
    return list;
}

const std::string &battle()
{
    static const std::string file = toy::Pair(6).anna.file;
    return file;
}

} // namespace

class MailTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void form();
    void mangled_data();
    void mangled();
    void withoutMarks_data();
    void withoutMarks();
    void theLastPairCounts();
    void refused_data();
    void refused();
    void manglingsTogether();
    void changedCharacters();
    void longTexts();
};

// The check value of PBM-33.
void MailTextTest::form()
{
    QCOMPARE(mailText(twoLines), std::string("-----BEGIN OPTIO TURN-----\n38 427c6c4b7a43a0fc\n"
                                             "eyJmb3JtYXQiOiJvcHRpby1wYmVtIiwidiI6MX0KeyJ4IjoxfQo\n-----END OPTIO TURN-----\n"));
    const FromMail same = opened(mailText(battle()));
    QCOMPARE(same.bytes, battle());
    QCOMPARE(names(same), QStringList());
    const FromMail itself = opened(battle());
    QCOMPARE(itself.bytes, battle());
    QCOMPARE(names(itself), QStringList());
}

void MailTextTest::mangled_data()
{
    QTest::addColumn<QString>("repair");
    QTest::addColumn<Change>("change");
    const auto row = [](const char *name, const char *repair, const Change &change) { QTest::newRow(name) << QString(repair) << change; };
    row("quoted", "quote marks", [](const std::string &t) { return quoted(t, "> "); });
    row("quoted three times", "quote marks", [](const std::string &t) { return quoted(t, ">> > "); });
    row("quoted by bars", "", [](const std::string &t) { return quoted(t, "| "); });
    row("quoted by initials", "quote marks", [](const std::string &t) { return quoted(t, "AB> "); });
    row("CRLF", "line ends", [](const std::string &t) { return swapped(t, "\n", "\r\n"); });
    row("old Mac line ends", "line ends", [](const std::string &t) { return swapped(t, "\n", "\r"); });
    row("wrapped at 60", "line breaks", [](const std::string &t) { return wrapped(t, 60); });
    row("wrapped at 24 and quoted", "line breaks", [](const std::string &t) { return quoted(wrapped(t, 24), "> "); });
    row("all in one line", "line breaks", [](const std::string &t) { return swapped(t, "\n", " "); });
    row("blank lines between", "", [](const std::string &t) { return swapped(t, "\n", "\n\n"); });
    row("indented", "", [](const std::string &t) { return quoted(t, "    \t"); });
    row("blanks at line ends", "blanks at line ends", [](const std::string &t) { return swapped(t, "\n", "  \n"); });
    row("text above and below", "text above it", [](const std::string &t) {
        return "Hello Ben,\nmy turn - have fun <grin> & good luck.\nAnna\n\n" + t + "\n-- \nAnna > Athens - END of the mail\n";
    });
    row("a smiley < above", "text above it", [](const std::string &t) { return "I <3 this game\n\n" + quoted(t, "> ") + "> bye\n"; });
    row("HTML", "HTML tags", html);
    row("HTML without lines", "HTML tags", [](const std::string &t) { return swapped(html(t), "\n", ""); });
    row("HTML characters", "HTML characters", [](const std::string &t) { return swapped(swapped(t, "-", "&#45;"), " ", "&nbsp;"); });
    row("HTML characters in hex", "HTML characters", [](const std::string &t) { return swapped(t, "_", "&#x5F;") + "&#x2D;"; });
    row("unbreakable blanks", "", [](const std::string &t) { return swapped(t, " ", "\xC2\xA0"); });
    row("quoted-printable", "quoted-printable", quotedPrintable);
    row("quoted-printable, CRLF", "quoted-printable", [](const std::string &t) { return swapped(quotedPrintable(t), "\n", "\r\n"); });
    row("long dashes", "dashes", [](const std::string &t) { return swapped(t, "--", "\xE2\x80\x94"); });
    row("half-long dashes", "dashes", [](const std::string &t) { return swapped(t, "-", "\xE2\x80\x93"); });
    row("byte order mark", "", [](const std::string &t) { return "\xEF\xBB\xBF" + t; });
    row("zero-width blanks", "", [](const std::string &t) { return swapped(t, "\n", "\xE2\x80\x8B\n\xE2\x80\x8B"); });
    row("UTF-16", "UTF-16", [](const std::string &t) { return wide(t, true); });
    row("UTF-16, high byte first", "UTF-16", [](const std::string &t) { return wide(t, false); });
}

void MailTextTest::mangled()
{
    QFETCH(QString, repair);
    QFETCH(Change, change);
    for (const std::string &file : {battle(), everyLetter()}) {
        const std::string mail = change(mailText(file));
        QVERIFY(mail != mailText(file));
        QCOMPARE(fault(mail), QString());
        const FromMail from = opened(mail);
        QVERIFY(from.bytes == file);
        if (!repair.isEmpty() && (file != battle() || (repair != "dashes" && repair != "HTML characters")))
            QVERIFY2(names(from).contains(repair), qPrintable(names(from).join(", ")));
    }
}

// The file itself, pasted or opened as the attachment it was.
void MailTextTest::withoutMarks_data()
{
    QTest::addColumn<QString>("repair");
    QTest::addColumn<QString>("mail");
    const auto row = [](const char *name, const char *repair, const std::string &mail) {
        QTest::newRow(name) << QString(repair) << QString::fromStdString(mail);
    };
    row("an attachment in base64", "base64",
        "Content-Type: application/octet-stream;\r\n name=\"a.optio-turn\"\r\nContent-Transfer-Encoding: base64\r\n\r\n" +
            base64(battle(), 76, "\r\n") + "\r\n--boundary--\r\n");
    row("a quoted attachment", "base64", quoted(base64(battle(), 76, "\n"), "> "));
    row("the whole mail in base64", "base64", "X: y\n\n" + base64("Hello\n" + mailText(battle()) + "Bye\n", 76, "\n") + "\n");
    row("the file pasted", "text around it", "Hello\n\n" + battle() + "\nAnna\n");
    row("the file pasted and quoted", "text around it", "Hello\n\n" + quoted(battle(), "> ") + "\nAnna\n");
}

void MailTextTest::withoutMarks()
{
    QFETCH(QString, repair);
    QFETCH(QString, mail);
    QCOMPARE(fault(mail.toStdString()), QString());
    const FromMail from = opened(mail.toStdString());
    QVERIFY(from.bytes == battle());
    QVERIFY2(names(from).contains(repair), qPrintable(names(from).join(", ")));
}

void MailTextTest::theLastPairCounts()
{
    const std::string other = toy::Pair(2).anna.file;
    QCOMPARE(opened(mailText(battle()) + "Anna wrote:\n" + mailText(other)).bytes, other);
    QCOMPARE(opened(mailText(other) + quoted(mailText(battle()), "> ")).bytes, battle());
}

void MailTextTest::refused_data()
{
    QTest::addColumn<Change>("change");
    const auto row = [](const char *name, const Change &change) { QTest::newRow(name) << change; };
    row("nothing", [](const std::string &) { return ""; });
    row("a letter", [](const std::string &) { return "Hello Ben, the turn comes tomorrow. Anna"; });
    row("no end", [](const std::string &t) { return t.substr(0, t.size() - 30); });
    row("no beginning", [](const std::string &t) { return t.substr(10); });
    row("a line is missing", [](const std::string &t) { return t.substr(0, 200) + t.substr(265); });
    row("two lines swapped", [](const std::string &t) { return t.substr(0, 200) + t.substr(265, 65) + t.substr(200, 65) + t.substr(330); });
    row("another letter", [](std::string t) {
        t[300] = t[300] == 'a' ? 'b' : 'a';
        return t;
    });
    row("another length", [](std::string t) {
        t.insert(t.find('\n') + 1, "1");
        return t;
    });
    row("no length", [](const std::string &t) { return swapped(t, mailText(battle()).substr(27, 6), "many "); });
    row("another hash", [](std::string t) {
        char &digit = t[t.find('\n', 30) - 1];
        digit = digit == '0' ? '1' : '0';
        return t;
    });
    row("a huge length", [](const std::string &t) { return swapped(t, "TURN-----\n", "TURN-----\n99999999999999999999"); });
    row("an attachment between broken marks", [](std::string t) {
        t[40] = t[40] == '0' ? '1' : '0';
        return t;
    });
}

void MailTextTest::refused()
{
    QFETCH(Change, change);
    const QString text = fault(change(mailText(battle())));
    QVERIFY2(text.startsWith("PBM-60: This is not a complete Optio game file"), qPrintable(text));
}

// Several manglings on top of each other, drawn by chance; the file comes out whole.
void MailTextTest::manglingsTogether()
{
    std::mt19937_64 chance(22);
    const std::vector<Change> manglings{
        [&](const std::string &t) { return quoted(t, chance() % 2 == 0 ? "> " : ">"); },
        [&](const std::string &t) { return wrapped(t, 24 + chance() % 60); },
        [](const std::string &t) { return swapped(swapped(t, "\r\n", "\n"), "\n", "\r\n"); },
        [&](const std::string &t) { return swapped(t, "\n", std::string(chance() % 3, ' ') + "\n"); },
        [](const std::string &t) { return "Dear all,\n\n" + t + "\n-- \nAnna\n"; },
        [](const std::string &t) { return swapped(t, "\n", "\n\n"); },
    };
    const int tries = optio::test::deep() ? 3000 : 60;
    const std::string file = toy::Pair(3).anna.file;
    for (int once = 0; once < tries; ++once) {
        std::string mail = mailText(file);
        for (int change = static_cast<int>(1 + chance() % 4); change > 0; --change)
            mail = manglings[chance() % manglings.size()](mail);
        if (chance() % 4 == 0) // tags come last: what wraps and quotes them again leaves half tags
            mail = perLine(mail, [](const std::string &line) { return line + "<br/>"; });
        QVERIFY2(fault(mail).isEmpty(), mail.substr(0, 400).c_str());
        QVERIFY(opened(mail).bytes == file);
    }
}

// Whatever single character changes: the same bytes or none.
void MailTextTest::changedCharacters()
{
    std::mt19937_64 chance(23);
    const std::string text = mailText(twoLines);
    for (std::size_t at = 0; at < text.size(); ++at)
        for (int once = 0; once < (optio::test::deep() ? 255 : 8); ++once) {
            std::string changed = text;
            changed[at] = static_cast<char>(chance());
            try {
                QCOMPARE(opened(changed).bytes, twoLines);
            } catch (const Faulty &faulty) {
                QCOMPARE(faulty.fault().rule, std::string("PBM-60"));
            }
        }
}

// Time grows with the length of a text, not with its square, whatever is in it: else this would take hours.
void MailTextTest::longTexts()
{
    const std::string signature = "{\"sig\":\"" + std::string(128, 'a') + "\"}\n";
    for (const std::string &piece : {std::string("<"), std::string("&"), std::string("&#"), std::string("\xE2\x80\x94"),
                                     std::string("END OPTIO "), std::string("<OPTIO "), std::string("="), std::string("> "), signature}) {
        std::string text = "{\"format\":\"optio-pbem\",\"v\":1}\n";
        while (text.size() < 1U << 20U)
            text += piece;
        try {
            (void)fromMail("x" + text);
        } catch (const Faulty &faulty) {
            QCOMPARE(faulty.fault().rule, std::string("PBM-60"));
        }
        (void)fault("x\n" + text);
    }
    QVERIFY(fault(std::string(mostMailBytes + 1, ' ')).contains("too long"));
}

OPTIO_TEST(MailTextTest)
} // namespace mail_text_test
#include "mail_text_test.moc"
