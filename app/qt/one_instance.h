// SPDX-License-Identifier: GPL-3.0-or-later
// One window for each data folder: whoever starts the program a second time brings the first window to the front and hands it the file that
// was named. In a browser, where a second tab waits for the first to close, files come from the system's "open with".
#pragma once

#include <QObject>
#include <QUrl>

#include <chrono>
#include <filesystem>
#include <memory>

namespace optio {

class OneInstance : public QObject {
    Q_OBJECT
public:
    enum class Place {
        first,      ///< the data folder is this program's as long as the object lives
        handed,     ///< another program has it, and has taken the file
        unanswered, ///< another program has it, and does not answer: it hangs, or runs on another computer
    };

    explicit OneInstance(QObject *parent = nullptr);
    ~OneInstance() override;

    /// Asks for the data folder, before there is a window or an application. When another program has it, that one is told to show itself
    /// and to open `file`, if one is named. Waits no longer than `patience`. Where there is neither lock nor place for one, it is first.
    Place claim(const std::filesystem::path &data, const QUrl &file, std::chrono::milliseconds patience = std::chrono::seconds(8));
    /// From now on the event loop hears others, also those that have called since claim().
    void listen();

Q_SIGNALS:
    /// The window is wanted in front, and this file opened; empty for none.
    void called(const QUrl &file);

private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

} // namespace optio
