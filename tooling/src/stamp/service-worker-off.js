/*
 * Ends the site's service worker in every browser and deletes the stored files. To switch the service worker off, put
 * this file on the host in place of `service-worker.js`.
 */
'use strict';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const end = async () => {
    try {
      const names = (await caches.keys()).filter((name) => name.startsWith('chada-'));
      await Promise.all(names.map((name) => caches.delete(name)));
    } finally {
      await self.registration.unregister();
    }
  };
  event.waitUntil(end());
});
