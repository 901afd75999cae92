// SPDX-License-Identifier: GPL-3.0-or-later
// Hands answers of the page to those who asked, from the event loop.
#include "app/qt/web/answers.h"

#include <QCoreApplication>
#include <QMetaObject>

#include <emscripten/bind.h>
#include <map>

namespace optio {

namespace {

struct Expected {
    std::function<void(const QString &)> take;
    bool once;
};

std::map<int, Expected> &expected()
{
    static std::map<int, Expected> all;
    return all;
}

int expect(std::function<void(const QString &)> take, bool once)
{
    static int last = 0;
    expected().emplace(++last, Expected{std::move(take), once});
    return last;
}

void answer(int number, const std::string &text)
{
    // Not within the browser's own call, which may come in the middle of another one of ours.
    QMetaObject::invokeMethod(
        qApp,
        [number, text = QString::fromStdString(text)] {
            const auto found = expected().find(number);
            if (found == expected().end())
                return;
            const auto take = found->second.take;
            if (found->second.once)
                expected().erase(found);
            take(text);
        },
        Qt::QueuedConnection);
}

} // namespace

int expectAnswer(std::function<void(const QString &)> take) { return expect(std::move(take), true); }
int expectCalls(std::function<void(const QString &)> hear) { return expect(std::move(hear), false); }
void forgetAnswer(int number) { expected().erase(number); }

} // namespace optio

EMSCRIPTEN_BINDINGS(optio_answers) { emscripten::function("optioAnswer", &optio::answer); }
