// SPDX-License-Identifier: GPL-3.0-or-later
// A lock says who is first, a socket of the system's own kind carries what the others want: one line of JSON, answered with "ok". (Qt
// Network's local sockets want an application, and the second start asks before there is one.)
#include "app/qt/one_instance.h"

#include "app/qt/desktop/instance_lock.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSocketNotifier>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

namespace optio {

namespace {

using InstanceClock = std::chrono::steady_clock;

constexpr qsizetype longestCall = 64 << 10;
constexpr const char *callAnswer = "ok\n";
/// What the desktop gives a program that it starts, so that its window may come to the front (Wayland; older desktops).
constexpr const char *tokenVariables[] = {"XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"};

/// A socket and the name it is to have; -1 when it cannot be.
int socketFor(const std::string &address, sockaddr_un &name)
{
    name = {};
    name.sun_family = AF_UNIX;
    if (address.empty() || address.size() >= sizeof name.sun_path)
        return -1;
    std::memcpy(name.sun_path, address.data(), address.size());
    return ::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
}

int listenAt(const std::string &address)
{
    sockaddr_un name{};
    const int descriptor = socketFor(address, name);
    if (descriptor < 0)
        return -1;
    ::unlink(address.c_str()); // of a program that was killed
    const mode_t before = ::umask(S_IXUSR | S_IRWXG | S_IRWXO);
    const bool bound = ::bind(descriptor, reinterpret_cast<const sockaddr *>(&name), sizeof name) == 0;
    ::umask(before);
    if (bound && ::listen(descriptor, 16) == 0)
        return descriptor;
    ::close(descriptor);
    return -1;
}

enum class CallResult { taken, nobody, silent };

/// Says `line` to who listens there, and waits for the answer.
CallResult callAt(const std::string &address, const QByteArray &line, InstanceClock::time_point until)
{
    sockaddr_un name{};
    const int descriptor = socketFor(address, name);
    if (descriptor < 0)
        return CallResult::nobody;
    CallResult result = CallResult::nobody;
    if (::connect(descriptor, reinterpret_cast<const sockaddr *>(&name), sizeof name) == 0 &&
        ::send(descriptor, line.data(), static_cast<std::size_t>(line.size()), MSG_NOSIGNAL) == line.size()) {
        const auto rest = std::chrono::ceil<std::chrono::milliseconds>(until - InstanceClock::now()).count();
        pollfd waiting{descriptor, POLLIN, 0};
        std::array<char, 8> answer{};
        if (::poll(&waiting, 1, static_cast<int>(std::max<long long>(rest, 0))) == 0)
            result = CallResult::silent;
        else if (::recv(descriptor, answer.data(), answer.size(), 0) > 0)
            result = CallResult::taken;
    }
    ::close(descriptor);
    return result;
}

QByteArray lineFor(const QUrl &file)
{
    QJsonObject call{{"optio", 1}, {"file", QString::fromUtf8(file.toEncoded())}};
    for (const char *variable : tokenVariables)
        if (const QString token = qEnvironmentVariable(variable); !token.isEmpty())
            call.insert(QLatin1String(variable), token);
    return QJsonDocument(call).toJson(QJsonDocument::Compact) + '\n';
}

/// One that has called: it is heard to the end of its line, answered and forgotten.
class Caller : public QObject {
public:
    Caller(int descriptor, OneInstance *owner)
        : QObject(owner), descriptor_(descriptor), owner_(owner), notifier_(descriptor, QSocketNotifier::Read)
    {
        connect(&notifier_, &QSocketNotifier::activated, this, [this] { hear(); });
        QTimer::singleShot(std::chrono::seconds(10), this, &QObject::deleteLater); // says nothing
    }
    ~Caller() override
    {
        notifier_.setEnabled(false);
        ::close(descriptor_);
    }

private:
    void hear()
    {
        std::array<char, 4096> part{};
        const ssize_t size = ::recv(descriptor_, part.data(), part.size(), 0);
        if (size < 0 && (errno == EAGAIN || errno == EINTR))
            return;
        if (size > 0)
            line_.append(part.data(), size);
        const bool whole = line_.endsWith('\n');
        if (size > 0 && !whole && line_.size() < longestCall)
            return;
        notifier_.setEnabled(false);
        deleteLater();
        const QJsonObject call = QJsonDocument::fromJson(line_).object();
        if (!whole || !call.contains(QLatin1String("optio")))
            return;
        // Who has waited in vain has told its user so, and is gone: then nothing is done.
        if (::send(descriptor_, callAnswer, std::strlen(callAnswer), MSG_NOSIGNAL) < 0)
            return;
        for (const char *variable : tokenVariables)
            if (const QString token = call.value(QLatin1String(variable)).toString(); !token.isEmpty())
                qputenv(variable, token.toUtf8()); // where Qt looks for it
        Q_EMIT owner_->called(QUrl::fromEncoded(call.value(QLatin1String("file")).toString().toUtf8()));
    }

    int descriptor_;
    OneInstance *owner_;
    QSocketNotifier notifier_;
    QByteArray line_;
};

} // namespace

struct OneInstance::Inner {
    std::unique_ptr<InstanceLock> lock;
    std::unique_ptr<QSocketNotifier> notifier;
    std::string address;
    int descriptor = -1;

    ~Inner()
    {
        notifier.reset();
        if (descriptor < 0)
            return;
        ::unlink(address.c_str()); // the lock is still held: it is this program's
        ::close(descriptor);
    }
    void open()
    {
        address = lock->address();
        descriptor = listenAt(address);
        if (descriptor >= 0)
            lock->tell(address);
    }
};

OneInstance::OneInstance(QObject *parent) : QObject(parent), inner_(std::make_unique<Inner>()) {}
OneInstance::~OneInstance() = default;

OneInstance::Place OneInstance::claim(const std::filesystem::path &data, const QUrl &file, std::chrono::milliseconds patience)
{
    const InstanceClock::time_point until = InstanceClock::now() + patience;
    inner_->lock = std::make_unique<InstanceLock>(data);
    const QByteArray line = lineFor(file);
    do {
        switch (inner_->lock->hold()) {
        case InstanceLock::State::held:
            inner_->open();
            return Place::first;
        case InstanceLock::State::none:
            return Place::first;
        case InstanceLock::State::taken:
            break;
        }
        switch (callAt(inner_->lock->holder(), line, until)) {
        case CallResult::taken:
            return Place::handed;
        case CallResult::silent:
            return Place::unanswered;
        case CallResult::nobody:
            break; // it has only just begun, or ends
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    } while (InstanceClock::now() < until);
    return Place::unanswered;
}

void OneInstance::listen()
{
    if (inner_->descriptor < 0)
        return;
    inner_->notifier = std::make_unique<QSocketNotifier>(inner_->descriptor, QSocketNotifier::Read);
    connect(inner_->notifier.get(), &QSocketNotifier::activated, this, [this] {
        while (true) {
            const int descriptor = ::accept4(inner_->descriptor, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
            if (descriptor < 0)
                return;
            new Caller(descriptor, this);
        }
    });
}

} // namespace optio
