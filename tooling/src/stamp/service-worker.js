/* Shows the site without a network: the page `/app` and the files of the last visit. The build does not change this
   file, so the syntax must suit the oldest browsers with service workers. */
'use strict';

const cachePrefix = 'chada-';
const emptyPage = '/app';
// The name of a stored file contains a hash, so a stored file is never outdated.
const hashedFile = /^\/(?:(?:legacy\/)?assets\/[\w.-]+|stamped\/[0-9a-f]+\/(?!.*\bapi\/)[\w./-]+)$/;
const noPage = /^\/(?:(?:api|fairness\/log|assets|legacy|stamped|brand)\/|[^/]+\.\w+$)/;

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix));

function filesOfPage(html, isLegacy) {
  const valuesOf = (pattern) => Array.from(html.matchAll(pattern), (match) => match[1]);
  const scripts = isLegacy ? /data-legacy(?:-\w+)?="([^"]+)"/g : /data-modern="([^"]+)"/g;
  return {
    scripts: [...valuesOf(/<script [^>]*src="([^"]+)"/g), ...valuesOf(scripts)],
    styles: valuesOf(/<style data-file="([^"]+)"/g),
  };
}

/** Some hosts send a page in place of a missing file. */
function isFile(response) {
  const type = response.headers.get('content-type') || '';
  return response.status === 200 && response.type === 'basic' && !type.startsWith('text/html');
}

async function cacheNameOf(html) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html));
  const bytes = Array.from(new Uint8Array(hash).slice(0, 8));
  return cachePrefix + bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function storeFile(cache, path) {
  if (await cache.match(path)) return;
  const response = await fetch(path);
  if (!isFile(response)) throw new Error(`${path} is not available.`);
  await cache.put(path, response);
}

/** Stores nothing if the host already has a newer deployment. */
async function storeVisit(visited, styles) {
  const response = await fetch(emptyPage, { cache: 'no-cache' });
  if (!response.ok) return;
  const html = await response.clone().text();
  const isLegacy = visited.some((path) => path.startsWith('/legacy/'));
  const starting = filesOfPage(html, isLegacy);
  const isSame =
    starting.scripts.length > 0 &&
    starting.scripts.every((path) => visited.includes(path)) &&
    starting.styles.every((path) => styles.includes(path));
  if (!isSame) return;
  const name = await cacheNameOf(html);
  const cache = await caches.open(name);
  await Promise.all(starting.scripts.map((path) => storeFile(cache, path)));
  await Promise.all(visited.map((path) => storeFile(cache, path).catch(() => undefined)));
  // Browsers refuse a redirected response to a navigation.
  await cache.put(emptyPage, new Response(html, { headers: response.headers }));
  const others = (await ownCaches()).filter((other) => other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}

/** Shows the stored page only if the connection fails. */
async function openDocument(event, isPage) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch (error) {
    const stored = isPage ? await caches.match(emptyPage).catch(() => undefined) : undefined;
    if (stored) return stored;
    throw error;
  }
}

function pathsIn(list) {
  if (!Array.isArray(list) || list.length > 500) return [];
  return Array.from(new Set(list.filter((path) => typeof path === 'string' && hashedFile.test(path))));
}

async function addFile(path, response) {
  const name = (await ownCaches()).pop();
  if (name !== undefined) await (await caches.open(name)).put(path, response);
}

/** A repeated request goes to the host, so that a wrong stored file is replaced. */
async function loadFile(event) {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  const isRepeated = search !== '' || request.cache === 'reload';
  const stored = isRepeated ? undefined : await caches.match(pathname).catch(() => undefined);
  if (stored) return stored;
  const response = await fetch(request);
  if (isFile(response)) event.waitUntil(addFile(pathname, response.clone()).catch(() => undefined));
  return response;
}

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration;
  const preload = navigationPreload === undefined ? undefined : navigationPreload.enable();
  event.waitUntil(Promise.all([preload, self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const { type, files, styles } = Object(event.data);
  if (type !== 'chada-visit') return;
  event.waitUntil(storeVisit(pathsIn(files), pathsIn(styles)).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('range')) return;
  if (request.mode === 'navigate')
    event.respondWith(openDocument(event, request.destination === 'document' && !noPage.test(pathname)));
  else if (hashedFile.test(pathname)) event.respondWith(loadFile(event));
});
