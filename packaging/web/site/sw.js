// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps this version of Optio in the browser's cache, whole, so that it opens without a network. A new version waits until the player wants it.
// The two lines below are written by packaging/web/site.
const version = '@VERSION@';
const files = [/*@FILES@*/];

self.addEventListener('install', event => event.waitUntil(caches.open(version)
    .then(cache => cache.addAll(files.map(file => new Request(file, {cache: 'no-cache'}))))));

self.addEventListener('activate', event => event.waitUntil((async () => {
    for (const name of await caches.keys())
        if (name.startsWith('optio-') && name !== version)
            await caches.delete(name);
    await self.clients.claim();
})()));

self.addEventListener('message', event => { if (event.data === 'renew') self.skipWaiting(); });

self.addEventListener('fetch', event => {
    const address = new URL(event.request.url);
    if (event.request.method !== 'GET' || address.origin !== location.origin)
        return;
    const wanted = event.request.mode === 'navigate' ? new Request('./') : event.request;
    event.respondWith((async () => {
        const cache = await caches.open(version);
        return await cache.match(wanted, {ignoreSearch: true}) ?? await fetch(event.request);
    })());
});
