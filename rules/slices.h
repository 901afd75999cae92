// SPDX-License-Identifier: GPL-3.0-or-later
// Long work in pieces: a coroutine that says where it may pause. Where there are threads it runs through beside the screen; where there is
// one thread only, a piece is done now and then, and the screen lives on between them.
#pragma once

#include <coroutine>
#include <exception>
#include <functional>
#include <utility>

namespace optio {

/// A coroutine `Slices work(…)`: `co_yield Pause{}` where it may pause (every few milliseconds), `co_return after` with what is to be done
/// with the result on the thread of the screen. What it is given it must hold by value.
class Slices {
public:
    using After = std::function<void()>;
    struct Pause {
        bool heavy = false; ///< what follows takes long, and is begun at another time
    };

    struct promise_type {
        After after;
        std::exception_ptr fault;
        Pause pause;

        Slices get_return_object() { return Slices(std::coroutine_handle<promise_type>::from_promise(*this)); }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(Pause where) noexcept
        {
            pause = where;
            return {};
        }
        void return_value(After result) { after = std::move(result); }
        void unhandled_exception() { fault = std::current_exception(); }
    };

    Slices(Slices &&other) noexcept : work_(std::exchange(other.work_, nullptr)) {}
    Slices &operator=(Slices &&other) noexcept
    {
        std::swap(work_, other.work_);
        return *this;
    }
    ~Slices()
    {
        if (work_)
            work_.destroy();
    }

    /// Does the next piece. False when that was the last. Throws what the work throws.
    bool step()
    {
        if (!work_.done())
            work_.resume();
        if (work_.promise().fault)
            std::rethrow_exception(std::exchange(work_.promise().fault, nullptr));
        return !work_.done();
    }
    /// Between two pieces: of what kind the pause is.
    Pause pause() const { return work_.promise().pause; }
    /// After the last piece: what is to be done with the result.
    After take() { return std::move(work_.promise().after); }

private:
    explicit Slices(std::coroutine_handle<promise_type> work) : work_(work) {}

    std::coroutine_handle<promise_type> work_;
};

} // namespace optio
