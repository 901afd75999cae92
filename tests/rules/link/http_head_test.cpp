// SPDX-License-Identifier: GPL-3.0-or-later
// What the keeper's port makes of HTTP (LNK-05): heads that are none are refused, whatever bytes come.
#include "rules/error.h"
#include "rules/link/http_head.h"
#include "tests/deep.h"
#include "tests/suite.h"

#include <QtTest>

#include <random>

namespace http_head_test {

using namespace optio;
using namespace optio::link;

namespace {

constexpr const char *usual = "GET / HTTP/1.1\r\nHost: 192.168.1.4:4000\r\nAccept: */*\r\n\r\n";

/// "read", "more" or "refused".
QString outcomeOf(const std::string &bytes)
{
    try {
        const std::optional<HttpHead> head = readHttpHead(bytes);
        if (head && (head->bytes > bytes.size() || head->method.empty() || head->path.empty() || head->path.front() != '/'))
            return QStringLiteral("wrong");
        return head ? QStringLiteral("read") : QStringLiteral("more");
    } catch (const Error &) {
        return QStringLiteral("refused");
    }
}

} // namespace

class HttpHeadTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBrowsers()
    {
        const std::optional<HttpHead> head = readHttpHead(std::string(usual) + "more");
        QVERIFY(head);
        QCOMPARE(head->method, std::string("GET"));
        QCOMPARE(head->path, std::string("/"));
        QCOMPARE(head->host, std::string("192.168.1.4:4000"));
        QCOMPARE(head->bytes, std::string(usual).size());
        QVERIFY(!head->upgrade);
        const std::optional<HttpHead> socket =
            readHttpHead("GET /?x=1 HTTP/1.1\r\nHOST: a\r\nConnection: keep-alive, Upgrade\r\nuPgrade:  WebSocket \r\n\r\n");
        QVERIFY(socket && socket->upgrade);
        QCOMPARE(socket->path, std::string("/"));
    }

    void piecemeal()
    {
        const std::string whole(usual);
        for (std::size_t count = 0; count < whole.size(); ++count)
            QCOMPARE(outcomeOf(whole.substr(0, count)), QStringLiteral("more"));
        QCOMPARE(outcomeOf(whole), QStringLiteral("read"));
    }

    void refused()
    {
        for (const std::string bytes :
             {"\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET  HTTP/1.1\r\n\r\n", "GET x HTTP/1.1\r\n\r\n",
              "G(T / HTTP/1.1\r\n\r\n", "GET /a b HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\nHo st: x\r\n\r\n",
              "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", "GET / HTTP/1.1\r\nX: a\x01\r\n\r\n", "GET / HTTP/1.1\r\n folded: x\r\n\r\n",
              "GET / HTTP/1.1\nHost: a\n\n\r\n\r\n"})
            QVERIFY2(outcomeOf(bytes) == QLatin1String("refused"), bytes.c_str());
        std::string many = "GET / HTTP/1.1\r\n";
        for (int line = 0; line < 200; ++line)
            many += "a: b\r\n";
        QCOMPARE(outcomeOf(many + "\r\n"), QStringLiteral("refused"));
        QCOMPARE(outcomeOf("GET /" + std::string(mostHttpHead, 'a')), QStringLiteral("refused")); // and not waited for
        QCOMPARE(outcomeOf(std::string(mostHttpHead, '\0')), QStringLiteral("refused"));
    }

    // Names that lead here from a page of the internet are not answered.
    void ownHosts()
    {
        for (const char *host :
             {"192.168.1.4", "192.168.1.4:80", "[fe80::1]:4000", "[fd00::1%25eth0]", "localhost:1", "Annas-Tablet.local:4000"})
            QVERIFY2(isOwnHost(host), host);
        for (const char *host :
             {"", "example.org", "192.168.1.4.example.org", "local", "[fe80::1", "[nonsense]", "localhost.example.org:80"})
            QVERIFY2(!isOwnHost(host), host);
    }

    // Heads that were altered at random, and noise: read or refused or waited for, never anything else.
    void fuzzed()
    {
        std::mt19937 random(7);
        int read = 0, no = 0;
        for (int round = 0; round < (test::deep() ? 2'000'000 : 60'000); ++round) {
            std::string bytes = round % 3 == 0 ? std::string(random() % 300, ' ') : std::string(usual);
            if (round % 3 == 0)
                for (char &c : bytes)
                    c = static_cast<char>(random() % 256);
            for (unsigned change = random() % 6; change > 0 && !bytes.empty(); --change)
                switch (random() % 3) {
                case 0:
                    bytes[random() % bytes.size()] = static_cast<char>(random() % 256);
                    break;
                case 1:
                    bytes.erase(random() % bytes.size(), random() % 4);
                    break;
                default:
                    bytes.insert(random() % bytes.size(), 1, static_cast<char>(random() % 256));
                }
            const QString outcome = outcomeOf(bytes);
            QVERIFY(outcome != QLatin1String("wrong"));
            read += outcome == QLatin1String("read") ? 1 : 0;
            no += outcome == QLatin1String("refused") ? 1 : 0;
        }
        QVERIFY(read > 0 && no > 0);
    }
};

OPTIO_TEST(HttpHeadTest)

} // namespace http_head_test

#include "http_head_test.moc"
