/* Ends the site's service worker and deletes the stored files. A host serves this file in place of
   `service-worker.js`. */
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
