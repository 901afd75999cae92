// SPDX-License-Identifier: GPL-3.0-or-later
// Club events in the store: stored line by line, two writers at once, the bin, a name changed everywhere, and copies (CLB-01, CLB-41,
// CLB-60).
#include "db/club/club_book.h"
#include "db/store.h"
#include "tests/rules/club/made_event.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>

namespace club_book_test {

using namespace optio;
using namespace optio::test;

namespace {

club::Event stored(const ClubBook &book, const std::string &id) { return club::Event::open(book.lines(id)); }

} // namespace

class ClubBookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lineByLine() // CLB-01
    {
        const QTemporaryDir folder;
        ClubBook book(folder.path().toStdString());
        QVERIFY(book.events().empty());
        club::Event event = newEvent({{"date", "2026-11-28"}});
        book.add(event, clubTime);
        QVERIFY(refused([&] { book.add(event, clubTime); }).contains("is in the library already"));
        for (int i = 0; i < 4; ++i) {
            doIt(event, "player", {{"name", fmt::format("P{}", i)}});
            book.append(event, clubTime);
        }
        QCOMPARE(stored(book, event.id()).text(), event.text());
        const ClubBook again(folder.path().toStdString()); // a program started anew
        QCOMPARE(stored(again, event.id()).text(), event.text());
        QCOMPARE(again.events().size(), std::size_t{1});
        QCOMPARE(again.events().front().entries, 4);
        QCOMPARE(again.events().front().date, std::string("2026-11-28"));
        QVERIFY(refused([&] { (void)book.lines("nobody"); }).contains("there is no event \"nobody\""));
    }

    void twoOrganisersAtOnce() // CLB-60: one writes, the other is told
    {
        const QTemporaryDir folder;
        ClubBook one(folder.path().toStdString()), other(folder.path().toStdString());
        club::Event event = newEvent();
        one.add(event, clubTime);
        club::Event here = stored(one, event.id()), there = stored(other, event.id());
        doIt(here, "player", {{"name", "Anna"}});
        doIt(there, "player", {{"name", "Ben"}});
        one.append(here, clubTime);
        QCOMPARE(refused([&] { other.append(there, clubTime); }),
                 QString("somebody else has gone on with this event meanwhile; open it again"));
        QCOMPARE(stored(other, event.id()).text(), here.text());
    }

    void theBin() // CLB-01
    {
        const QTemporaryDir folder;
        Store store(folder.path().toStdString());
        ClubBook book(folder.path().toStdString());
        const club::Event event = newEvent();
        book.add(event, clubTime);
        book.bin(event.id(), true, "2026-11-28T13:00:00Z");
        store.emptyBin("2026-12-27T13:00:00Z");
        QVERIFY(book.events().front().binned);
        book.bin(event.id(), false, "2026-12-27T13:00:00Z");
        store.emptyBin("2027-12-27T13:00:00Z");
        QVERIFY(!book.events().front().binned);
        book.bin(event.id(), true, "2026-11-28T13:00:00Z");
        store.emptyBin("2026-12-29T13:00:00Z");
        QVERIFY(book.events().empty());
        QVERIFY(refused([&] { book.bin(event.id(), true, clubTime); }).contains("there is no event"));
    }

    void aNameChangedEverywhere() // CLB-41
    {
        const QTemporaryDir folder;
        ClubBook book(folder.path().toStdString());
        club::Event event = newEvent();
        doIt(event, "player", {{"name", "Edwin"}});
        book.add(event, clubTime);
        const club::Event renamed = club::renamedEverywhere(event, "Edwin", "Kit");
        book.replace(event, renamed, clubTime);
        QCOMPARE(stored(book, event.id()).text(), renamed.text());
        QVERIFY(renamed.text().find("Edwin") == std::string::npos);
        QVERIFY(refused([&] { book.replace(event, renamed, clubTime); }).contains("somebody else has gone on"));
    }

    void inACopyOfTheFile() // CLB-01: backed up as games are
    {
        const QTemporaryDir folder, target;
        Store store(folder.path().toStdString());
        ClubBook book(folder.path().toStdString());
        const club::Event event = newEvent();
        book.add(event, clubTime);
        store.copyTo(std::filesystem::path(target.path().toStdString()) / "optio.sqlite");
        const ClubBook copy(target.path().toStdString());
        QCOMPARE(stored(copy, event.id()).text(), event.text());
    }
};

OPTIO_TEST(ClubBookTest)

} // namespace club_book_test

#include "club_book_test.moc"
