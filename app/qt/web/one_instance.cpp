// SPDX-License-Identifier: GPL-3.0-or-later
// A second tab waits in the page itself (packaging/web/site/page.js), so the program is always first. Files and links come through the
// browser.
#include "app/qt/one_instance.h"

#include "app/qt/web/answers.h"
#include "app/qt/web/browser.h"

namespace optio {

struct OneInstance::Inner {
    int number = -1; ///< of the calls that are expected
    ~Inner()
    {
        if (number >= 0)
            forgetAnswer(number);
    }
};

OneInstance::OneInstance(QObject *parent) : QObject(parent), inner_(std::make_unique<Inner>()) {}
OneInstance::~OneInstance() = default;

OneInstance::Place OneInstance::claim(const std::filesystem::path &, const QUrl &, std::chrono::milliseconds) { return Place::first; }

void OneInstance::listen()
{
    inner_->number = expectCalls([this](const QString &given) {
        Q_EMIT called(given.startsWith(QLatin1String("optio:")) ? QUrl(given) : QUrl::fromLocalFile(given));
    });
    browser().call<void>("listenForFiles", inner_->number);
}

} // namespace optio
