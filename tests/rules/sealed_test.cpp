// SPDX-License-Identifier: GPL-3.0-or-later
// Sealed notes: what was sealed opens, what was changed does not (ANC-112, ANC-130).
#include "rules/journal/sealed.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>
#include <rapidcheck.h>

namespace sealed_test {

using namespace optio;

class SealedTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void opensAsItWasSealed();
    void aChangedNoteIsDetected();
    void theSameTextHasManySeals();
    void knownSeal();
    void badForms_data();
    void badForms();
};

void SealedTest::opensAsItWasSealed()
{
    QVERIFY(rc::check("a sealed note opens", [] {
        const auto letters = *rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::inRange<char>(' ', '~')));
        const SealedNote note = seal(letters);
        RC_ASSERT(opened(toJson(note), note.seal) == letters);
    }));
}

void SealedTest::aChangedNoteIsDetected()
{
    QVERIFY(rc::check("a changed note does not open", [] {
        const auto text = *rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::inRange<char>(' ', '~')));
        const SealedNote note = seal(text);
        SealedNote changed = note;
        if (*rc::gen::arbitrary<bool>()) {
            const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
            changed.text[at] = text[at] == 'x' ? 'y' : 'x';
        } else {
            const auto at = *rc::gen::inRange<std::size_t>(0, note.nonce.size());
            changed.nonce[at] = note.nonce[at] == '0' ? '1' : '0';
        }
        RC_ASSERT(refusal([&] { opened(toJson(changed), note.seal); }).find("not the note that was sealed") != std::string::npos);
    }));
    // Moving a letter from the nonce to the text must not help.
    const SealedNote note = seal("march W");
    QVERIFY(!refused([&] { opened(Json{{"text", "arch W"}, {"nonce", note.nonce}}, note.seal); }).isEmpty());
}

void SealedTest::theSameTextHasManySeals() { QVERIFY(seal("none").seal != seal("none").seal); }

// Anyone can check a seal with another tool: BLAKE2b-256 of the nonce's bytes and the text.
void SealedTest::knownSeal()
{
    const std::string nonce(64, '0');
    QCOMPARE(QString::fromStdString(sealOf("none", nonce)), QString("18fc956fe6197078c29e6d93957514994971e5e9bf6193b686a4a0eb4e3c8a08"));
}

void SealedTest::badForms_data()
{
    QTest::addColumn<QString>("note");
    QTest::newRow("no object") << "[]";
    QTest::newRow("no nonce") << R"({"text":"x"})";
    QTest::newRow("a number") << R"({"text":5,"nonce":"00"})";
    QTest::newRow("a short nonce") << R"({"text":"x","nonce":"00"})";
    QTest::newRow("no text") << R"({"text":"","nonce":"0000000000000000000000000000000000000000000000000000000000000000"})";
    QTest::newRow("something more")
        << R"({"text":"x","nonce":"0000000000000000000000000000000000000000000000000000000000000000","more":1})";
}

void SealedTest::badForms()
{
    QFETCH(QString, note);
    QVERIFY(!refused([&] { opened(Json::parse(note.toStdString()), std::string(64, '0')); }).isEmpty());
    QVERIFY(refused([] { expectSeal("xyz", "seal"); }).contains("64 hexadecimal digits"));
    QVERIFY(refused([] { seal("\xff"); }).contains("UTF-8"));
    QVERIFY(refused([] { seal(std::string(5000, 'x')); }).contains("4000"));
}

OPTIO_TEST(SealedTest)
} // namespace sealed_test
#include "sealed_test.moc"
