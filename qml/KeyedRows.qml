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
        if (count - head - tail > 0)
            remove(head, count - head - tail);
        for (let i = head; i < rows.length - tail; ++i)
            insert(i, {"key": rows[i].key, "kind": rows[i].kind});
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
