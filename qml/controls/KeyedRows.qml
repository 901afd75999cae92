// SPDX-License-Identifier: GPL-3.0-or-later
// A list of keys that takes over a new list with the fewest changes, so that a view keeps its place and its delegates: each row has `key` and
// `kind`, and the delegate looks the rest up by the key.
import QtQml.Models

ListModel {
    /// rows: [{key, kind}]. What is equal at the beginning and at the end stays.
    function take(rows: var) {
        let head = 0;
        while (head < count && head < rows.length && same(head, rows[head]))
            ++head;
        let tail = 0;
        while (tail < count - head && tail < rows.length - head && same(count - 1 - tail, rows[rows.length - 1 - tail]))
            ++tail;
        // What lies between takes the places there are; a command's place is no unit's.
        const end = rows.length - tail;
        let at = head;
        for (; at < end && at < count - tail; ++at) {
            if ((get(at).kind === "command") !== (rows[at].kind === "command")) {
                remove(at);
                insert(at, {"key": rows[at].key, "kind": rows[at].kind});
            } else {
                set(at, {"key": rows[at].key, "kind": rows[at].kind});
            }
        }
        if (count - tail > at)
            remove(at, count - tail - at);
        for (; at < end; ++at)
            insert(at, {"key": rows[at].key, "kind": rows[at].kind});
    }
    function same(index: int, row: var): bool {
        const mine = get(index);
        return mine.key === row.key && mine.kind === row.kind;
    }
    function find(key: string): int {
        for (let i = 0; i < count; ++i)
            if (get(i).key === key)
                return i;
        return -1;
    }
}
