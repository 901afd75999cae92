// SPDX-License-Identifier: GPL-3.0-or-later
// The data folder of the program, kept in the browser's IndexedDB. The program works on files in memory; every change to a file below /data
// is noted here by blocks, and when the program has come to rest all that has changed goes into the database in one transaction: what
// is there is always a state that the program once was in. Until it has arrived, Module.optioKept.storing is true.
{
    const root = '/data';
    const blockSize = 16384;
    const kept = Module.optioKept = {
        storing: false, // is something on its way, or to be sent?
        fault: '',      // why nothing can be kept, from the start
        onStored: null, // called when all has arrived
        onFault: null,  // called with a sentence when something could not be stored
    };
    let database = null;
    let sending = false, again = false, planned = false;
    const dirtyBlocks = new Map(); // path -> Set of block numbers
    const dirtyFiles = new Set();  // paths that came, went, or changed their size
    const moved = new Set();       // folders that are gone from where they were, with all below them
    const arrived = new Set();     // nodes that were moved, whose new paths are still to be found

    const inside = path => path === root || path.startsWith(root + '/');
    const pathOf = node => FS.getPath(node);

    const note = () => {
        kept.storing = true;
        if (!planned) {
            planned = true;
            queueMicrotask(atRest); // runs when the program has come to rest
        }
    };
    const noteFile = path => {
        if (inside(path)) {
            dirtyFiles.add(path);
            note();
        }
    };
    const noteBlocks = (path, from, to) => {
        if (!inside(path) || to <= from)
            return;
        let blocks = dirtyBlocks.get(path);
        if (!blocks)
            dirtyBlocks.set(path, blocks = new Set());
        for (let n = Math.floor(from / blockSize); n * blockSize < to; ++n)
            blocks.add(n);
        dirtyFiles.add(path);
        note();
    };
    const noteWhole = node => {
        const path = pathOf(node);
        if (!inside(path))
            return;
        dirtyFiles.add(path);
        if (FS.isDir(node.mode))
            for (const name of Object.keys(node.contents))
                noteWhole(node.contents[name]);
        else
            noteBlocks(path, 0, node.usedBytes);
        note();
    };

    /// Little is sent at once; much in a task of its own, since the page has stood still long enough to write it.
    function atRest() {
        const much = 64; // blocks
        let count = 0;
        for (const blocks of dirtyBlocks.values())
            count += blocks.size;
        if (count > much)
            setTimeout(send, 0);
        else
            send();
    }

    /// Listens to what happens to files in memory.
    function listen() {
        // Files grow by half and not by an eighth: a database that grows page by page is copied less often.
        MEMFS.expandFileStorage = (node, wanted) => {
            const old = node.contents, room = old ? old.length : 0;
            if (room >= wanted)
                return;
            node.contents = new Uint8Array(Math.max(wanted, room * (room < 1 << 20 ? 2 : 1.5) >>> 0, 256));
            if (node.usedBytes > 0)
                node.contents.set(old.subarray(0, node.usedBytes));
        };
        const ops = MEMFS.ops_table;
        const wrap = (table, name, after, before) => {
            const own = table[name];
            table[name] = (...given) => {
                const seen = before ? before(...given) : undefined;
                const result = own(...given);
                after(given, result, seen);
                return result;
            };
        };
        wrap(ops.file.stream, 'write', (given, count) => {
            const [stream, , , length, position] = given;
            noteBlocks(pathOf(stream.node), position, position + (count ?? length));
        });
        if (ops.file.stream.allocate)
            wrap(ops.file.stream, 'allocate', ([stream]) => noteWhole(stream.node));
        if (ops.file.stream.msync)
            wrap(ops.file.stream, 'msync', ([stream]) => noteWhole(stream.node));
        for (const kind of ['file', 'dir'])
            wrap(ops[kind].node, 'setattr', (given, result, size) => {
                const [node, attributes] = given;
                const path = pathOf(node);
                noteFile(path);
                // What is cut off is gone; the block at the cut changes.
                if (attributes.size !== undefined && attributes.size < size)
                    noteBlocks(path, Math.max(0, attributes.size - 1), size);
            }, node => node.usedBytes);
        wrap(ops.dir.node, 'mknod', (given, node) => noteFile(pathOf(node)));
        wrap(ops.dir.node, 'unlink', ([parent, name]) => noteFile(pathOf(parent) + '/' + name));
        wrap(ops.dir.node, 'rmdir', ([parent, name]) => noteFile(pathOf(parent) + '/' + name));
        wrap(ops.dir.node, 'rename', (given, result, old) => {
            noteFile(old);
            if (inside(old))
                moved.add(old + '/');
            arrived.add(given[0]); // FS.rename gives it its new name and parent after this
            note();
        }, node => pathOf(node));
    }

    const find = path => {
        try {
            return FS.lookupPath(path).node;
        } catch {
            return null;
        }
    };

    function sentenceOf(error) {
        if (error && error.name === 'QuotaExceededError')
            return 'The browser has no more room for Optio, so the last step is not kept. Free some space on this device or delete old games, then go on; save a backup file first.';
        return 'The browser could not keep the last step (' + (error && (error.message || error.name) || 'unknown reason') + '). Save a backup file now, then load this page again.';
    }

    /// Sends all that has changed.
    function send() {
        for (const node of arrived)
            noteWhole(node);
        arrived.clear();
        planned = false;
        if (!database) {
            kept.storing = false;
            return;
        }
        if (sending) {
            again = true;
            return;
        }
        sending = true;
        again = false;
        const files = [...dirtyFiles], blocks = [...dirtyBlocks], gone = [...moved];
        dirtyFiles.clear();
        dirtyBlocks.clear();
        moved.clear();
        const failed = error => {
            // It is still to be sent: with the next change, or at the next try.
            for (const path of files)
                dirtyFiles.add(path);
            for (const [path, numbers] of blocks)
                dirtyBlocks.set(path, new Set([...numbers, ...(dirtyBlocks.get(path) || [])]));
            for (const path of gone)
                moved.add(path);
            sending = false;
            kept.storing = false;
            kept.onFault?.(sentenceOf(error));
        };
        let transaction;
        try {
            transaction = database.transaction(['files', 'blocks'], 'readwrite', {durability: 'strict'});
            const fileStore = transaction.objectStore('files'), blockStore = transaction.objectStore('blocks');
            const every = path => IDBKeyRange.bound([path, 0], [path, Number.MAX_SAFE_INTEGER]);
            for (const path of gone)
                for (const [store, range] of [[fileStore, IDBKeyRange.bound(path, path + '\uffff')], [blockStore, IDBKeyRange.bound([path], [path + '\uffff'])]])
                    store.delete(range);
            for (const path of files) {
                const node = find(path);
                if (!node) {
                    fileStore.delete(path);
                    blockStore.delete(every(path));
                } else if (FS.isDir(node.mode)) {
                    fileStore.put({folder: true}, path);
                } else {
                    fileStore.put({size: node.usedBytes, time: node.timestamp ?? +(node.mtime ?? 0)}, path);
                    blockStore.delete(IDBKeyRange.bound([path, Math.ceil(node.usedBytes / blockSize)], [path, Number.MAX_SAFE_INTEGER]));
                }
            }
            for (const [path, numbers] of blocks) {
                const node = find(path);
                if (!node || FS.isDir(node.mode))
                    continue;
                for (const n of numbers) {
                    const from = n * blockSize, to = Math.min(node.usedBytes, from + blockSize);
                    if (from < to)
                        blockStore.put(node.contents.slice(from, to), [path, n]);
                }
            }
            transaction.commit?.();
        } catch (error) {
            transaction?.abort?.();
            failed(error);
            return;
        }
        transaction.oncomplete = () => {
            sending = false;
            if (again || dirtyFiles.size > 0) {
                send();
            } else {
                kept.storing = false;
                kept.onStored?.();
            }
        };
        transaction.onabort = () => failed(transaction.error);
    }

    function open() {
        return new Promise((resolve, reject) => {
            if (typeof indexedDB === 'undefined')
                return reject(new Error('it has no storage'));
            const request = indexedDB.open('optio', 1);
            request.onupgradeneeded = () => {
                request.result.createObjectStore('files');
                request.result.createObjectStore('blocks');
            };
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
            request.onblocked = () => reject(new Error('another tab holds it'));
        });
    }
    function all(store) {
        return new Promise((resolve, reject) => {
            const found = [];
            const cursor = store.openCursor();
            cursor.onsuccess = () => {
                if (!cursor.result)
                    return resolve(found);
                found.push([cursor.result.key, cursor.result.value]);
                cursor.result.continue();
            };
            cursor.onerror = () => reject(cursor.error);
        });
    }

    /// Brings the kept files into memory.
    async function restore() {
        FS.mkdirTree(root);
        try {
            database = await open();
        } catch (error) {
            kept.fault = 'This browser keeps nothing for this page (' + (error && error.message || error) + '): perhaps a private window. You can play, but when the page is closed everything is gone. Save a backup file before.';
            return;
        }
        const transaction = database.transaction(['files', 'blocks'], 'readonly');
        const files = await all(transaction.objectStore('files'));
        const blocks = await all(transaction.objectStore('blocks'));
        const contents = new Map();
        for (const [path, file] of files.sort(([a], [b]) => a < b ? -1 : 1)) {
            if (file.folder)
                FS.mkdirTree(path);
            else
                contents.set(path, new Uint8Array(file.size));
        }
        for (const [[path, n], bytes] of blocks) {
            const whole = contents.get(path);
            if (whole && n * blockSize < whole.length)
                whole.set(bytes.subarray(0, whole.length - n * blockSize), n * blockSize);
        }
        for (const [path, whole] of contents) {
            FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
            FS.writeFile(path, whole, {canOwn: true});
        }
        for (const [path, file] of files)
            if (!file.folder && file.time)
                FS.utime(path, file.time, file.time);
        watch();
    }

    /// The player cleared this site's data while it was open: all that is in memory goes into a new database, which can be had when the
    /// browser has done with the old one.
    async function reopen(times) {
        try {
            database = await open();
        } catch (error) {
            if (times > 0)
                setTimeout(reopen, 250, times - 1);
            else
                kept.onFault?.(sentenceOf(error));
            return;
        }
        watch();
        noteWhole(FS.lookupPath(root).node);
    }
    function watch() {
        database.onclose = () => {
            database = null;
            reopen(20);
        };
        database.onversionchange = () => {
            database.close();
            database = null;
            kept.onFault?.('A newer version of Optio is open in another tab. Close this one.');
        };
    }

    (Module.preRun ??= []).push(() => {
        addRunDependency('optio data');
        restore()
            .catch(error => { kept.fault = sentenceOf(error); })
            .then(() => {
                listen();
                removeRunDependency('optio data');
            });
    });
}
