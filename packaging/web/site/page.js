// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the program: one tab at a time, kept for offline use, with a sentence for whatever stands in the way.
'use strict';
{
    const words = document.getElementById('words'), cover = document.getElementById('cover'), progress = document.getElementById('progress');
    const say = sentence => {
        words.textContent = sentence;
        cover.hidden = false;
    };
    const stop = sentence => {
        progress.hidden = true;
        say(sentence);
    };

    /// Without WebGL Qt draws by itself.
    const hasWebGl = () => {
        try {
            return Boolean(document.createElement('canvas').getContext('webgl2') || document.createElement('canvas').getContext('webgl'));
        } catch {
            return false;
        }
    };

    window.optioShown = () => {
        cover.hidden = true;
        performance.mark('shown');
    };
    window.optioFailed = () => stop('Optio could not be opened. Load this page again; if that does not help, the site that serves it is not whole.');

    async function start() {
        if (typeof WebAssembly !== 'object')
            return stop('This browser is too old for Optio: it has no WebAssembly. A browser of 2023 or later will do.');
        say('Optio is opening …');
        // The program takes this object for its own; tests look at it.
        window.optio = {
            setStatus: text => {
                const parts = /\((\d+)\/(\d+)\)/.exec(text || '');
                if (parts)
                    progress.value = parts[1] / parts[2];
            },
            qt: {
                entryFunction: window.optio_entry,
                environment: hasWebGl() ? {} : {QT_QUICK_BACKEND: 'software'},
                containerElements: [document.getElementById('screen')],
                onExit: end => stop('Optio has stopped' + (end.text ? ' (' + end.text + ')' : '') + '. Nothing that was shown is lost. Load this page again to go on.'),
            },
        };
        try {
            await qtLoad(window.optio);
        } catch (error) {
            stop('Optio could not be opened (' + (error && error.message || error) + '). Load this page again; if that does not help, the browser may be too old.');
        }
    }

    /// Over plain http, as from another tablet, a browser has no locks: then the tabs ask each other.
    async function whenUnanswered() {
        if (typeof BroadcastChannel !== 'function')
            return start();
        const others = new BroadcastChannel('optio');
        const number = Math.random(); // of two that ask at once the lower one goes first
        let holds = false, asks = false, taken = false;
        others.onmessage = ({data}) => {
            if (data === 'holds')
                taken = true;
            else if (holds || (asks && number < data))
                others.postMessage('holds');
        };
        const ask = async () => {
            taken = false;
            asks = true;
            others.postMessage(number);
            await new Promise(over => setTimeout(over, 250));
            asks = false;
            return holds = !taken;
        };
        if (!await ask()) {
            progress.hidden = true;
            say('Optio is open in another tab or window. Close it there, and this one goes on.');
            do
                await new Promise(over => setTimeout(over, 1000));
            while (!await ask());
            progress.hidden = false;
        }
        start();
    }

    /// One tab holds the data; another one waits until it is closed.
    async function whenAlone() {
        if (!navigator.locks)
            return whenUnanswered();
        const alone = await new Promise(known => {
            navigator.locks.request('optio', {ifAvailable: true}, lock => {
                known(lock !== null);
                return lock ? new Promise(() => {}) : undefined;
            });
        });
        if (alone)
            return start();
        progress.hidden = true;
        say('Optio is open in another tab or window. Close it there, and this one goes on.');
        navigator.locks.request('optio', () => {
            progress.hidden = false;
            start();
            return new Promise(() => {});
        });
    }

    if ('serviceWorker' in navigator && location.protocol !== 'file:') {
        navigator.serviceWorker.register('sw.js').then(registration => {
            const offer = worker => {
                if (!worker || !navigator.serviceWorker.controller)
                    return;
                document.getElementById('update').hidden = false;
                document.getElementById('renew').onclick = () => worker.postMessage('renew');
                document.getElementById('later').onclick = () => { document.getElementById('update').hidden = true; };
            };
            offer(registration.waiting);
            registration.addEventListener('updatefound', () => {
                const worker = registration.installing;
                worker.addEventListener('statechange', () => { if (worker.state === 'installed') offer(worker); });
            });
        }, () => {}); // then it works while there is a network
        let asked = false;
        document.getElementById('renew').addEventListener('click', () => { asked = true; });
        navigator.serviceWorker.addEventListener('controllerchange', () => { if (asked) location.reload(); });
    }
    document.addEventListener('contextmenu', event => event.preventDefault());
    document.addEventListener('gesturestart', event => event.preventDefault());
    whenAlone();
}
