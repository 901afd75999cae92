// SPDX-License-Identifier: GPL-3.0-or-later
// What the program asks of the page (app/qt/web/*.cpp): storage, files, the clipboard, tabs, the share sheet, the screen's lock, sounds. Answers
// go back by Module.optioAnswer(number, text).
{
    const answer = (number, text) => Module.optioAnswer(number, text);
    const folder = '/chosen';
    const saved = new Map(); // path -> the handle that the player chose for it
    let lock = null, awake = false;
    let faultNumber = 0;

    const fail = sentence => { if (faultNumber) answer(faultNumber, sentence); };

    async function askForLock() {
        if (!awake || lock || document.visibilityState !== 'visible' || !navigator.wakeLock)
            return;
        try {
            lock = await navigator.wakeLock.request('screen');
            lock.addEventListener('release', () => { lock = null; });
            if (!awake)
                lock.release();
        } catch {
            lock = null; // a low battery, say: the screen may sleep then
        }
    }
    document.addEventListener('visibilitychange', askForLock);

    /// A file of the player as a file of the program. Gives its path.
    async function take(file) {
        const bytes = new Uint8Array(await file.arrayBuffer());
        FS.mkdirTree(folder);
        const path = folder + '/' + file.name.replace(/[/\\]/g, ' ');
        FS.writeFile(path, bytes);
        return path;
    }
    function download(name, bytes, type) {
        const link = document.createElement('a');
        link.href = URL.createObjectURL(new Blob([bytes], {type}));
        link.download = name;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    }
    const typeOf = name => name.endsWith('.pdf') ? 'application/pdf' : name.endsWith('.html') ? 'text/html' : name.endsWith('.md') ? 'text/markdown'
        : name.endsWith('.csv') ? 'text/csv' : name.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream';

    async function tellPromise(number) {
        let text = '';
        if (Module.optioKept.fault)
            text = Module.optioKept.fault;
        else if (navigator.storage?.persisted)
            text = await navigator.storage.persisted()
                ? 'Kept in this browser until you clear this page\'s data.'
                : 'Kept in this browser, which may clear it when space runs short. Install Optio or save backup files to be safe.';
        answer(number, text);
    }

    Module.optioBrowser = {
        isStoring: () => Module.optioKept.storing,
        listenToStorage(stored, fault, promise) {
            faultNumber = fault;
            let asked = false;
            Module.optioKept.onStored = () => {
                answer(stored, '');
                if (!asked && navigator.storage?.persist) {
                    asked = true; // now there is something to lose
                    navigator.storage.persist().then(() => tellPromise(promise), () => {});
                }
            };
            Module.optioKept.onFault = sentence => answer(fault, sentence);
            if (Module.optioKept.fault)
                answer(fault, Module.optioKept.fault);
            tellPromise(promise);
        },
        keepAwake(wanted) {
            awake = wanted;
            if (awake)
                askForLock();
            else
                lock?.release();
        },
        playSound(bytes) {
            const address = URL.createObjectURL(new Blob([bytes], {type: 'audio/wav'}));
            const sound = new Audio(address);
            const done = () => URL.revokeObjectURL(address);
            sound.addEventListener('ended', done);
            sound.play().catch(done); // before the page was touched a browser plays nothing
        },
        expectText(mode) {
            const field = document.querySelector('body > input'); // Qt's
            if (field)
                field.inputMode = mode;
        },
        copyText(text) {
            navigator.clipboard?.writeText(text).catch(() => fail('The browser did not let Optio use the clipboard. Select the text and copy it by hand.'));
        },
        pasteText(number) {
            if (!navigator.clipboard?.readText)
                return answer(number, '');
            navigator.clipboard.readText().then(text => answer(number, text), () => answer(number, ''));
        },
        askToOpen(number, name, endings) {
            const input = document.createElement('input');
            input.type = 'file';
            // Some systems grey out what they do not know, so endings of our own are not asked for.
            input.accept = endings && !/optio/.test(endings) ? endings : '';
            input.addEventListener('cancel', () => answer(number, ''));
            input.addEventListener('change', () => {
                const file = input.files[0];
                if (!file)
                    return answer(number, '');
                take(file).then(path => answer(number, path), error => {
                    fail('"' + file.name + '" could not be read (' + error.message + ').');
                    answer(number, '');
                });
            });
            input.click();
        },
        async askToSave(number, name, endings) {
            FS.mkdirTree(folder);
            const path = folder + '/' + (name || 'optio');
            if (!window.showSaveFilePicker) // then writing it downloads it
                return answer(number, path);
            try {
                const handle = await window.showSaveFilePicker({suggestedName: name});
                const chosen = folder + '/' + handle.name;
                saved.set(chosen, handle);
                answer(number, chosen);
            } catch (error) {
                if (error.name !== 'AbortError')
                    return answer(number, path);
                answer(number, '');
            }
        },
        handOut(path) {
            if (!path.startsWith(folder + '/'))
                return; // a file of the program itself
            const bytes = FS.readFile(path);
            FS.unlink(path);
            const name = path.slice(path.lastIndexOf('/') + 1);
            const handle = saved.get(path);
            saved.delete(path);
            if (!handle)
                return download(name, bytes, typeOf(name));
            (async () => {
                const stream = await handle.createWritable();
                await stream.write(bytes);
                await stream.close();
            })().catch(error => fail('"' + name + '" could not be written (' + error.message + '). Save it once more, somewhere else.'));
        },
        showPdf(name, bytes) {
            const address = URL.createObjectURL(new File([bytes], name, {type: 'application/pdf'}));
            const tab = window.open(address, '_blank');
            setTimeout(() => URL.revokeObjectURL(address), 600000);
            return tab !== null;
        },
        canShare: () => Boolean(navigator.canShare?.({files: [new File(['x'], 'x.txt', {type: 'text/plain'})]})),
        share(name, bytes) {
            const file = new File([bytes], name + '.txt', {type: 'text/plain'}); // sheets know few types
            navigator.share({files: [file], title: name}).catch(error => {
                if (error.name !== 'AbortError')
                    fail('"' + name + '" could not be shared (' + error.message + '). Save it as a file instead.');
            });
        },
        listenForFiles(number) {
            // A code that was scanned: what stands after the # has not travelled.
            const tellLink = () => {
                const link = location.hash.slice(1);
                if (link.startsWith('optio:'))
                    answer(number, link);
            };
            addEventListener('hashchange', tellLink);
            tellLink();
            window.launchQueue?.setConsumer(async launch => {
                for (const handle of launch.files ?? [])
                    answer(number, await take(await handle.getFile()));
            });
        },
        shown: () => window.optioShown?.(),
        failed: () => window.optioFailed?.(),
    };
}
