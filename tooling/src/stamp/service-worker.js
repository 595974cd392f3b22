/*
 * Shows the site without a network: the page `/app`, and the build's files that the last visit used. No other response
 * is stored, and with a network every page comes from the host. The build does not change this file, so it may use only
 * the syntax of the oldest browsers with service workers.
 */
'use strict';

const cachePrefix = 'chada-';
const emptyPage = '/app';
// A stored file is never outdated, because its name contains a hash of its content. A path that contains `/api/` is
// never a file, because the base URL of the API may be any path.
const hashedFile = /^\/(?:(?:legacy\/)?assets\/[\w.-]+|stamped\/[0-9a-f]+\/(?!.*\bapi\/)[\w./-]+)$/;
// Paths that are not pages of the site: the API, folders of files, and files in the root folder.
const noPage = /^\/(?:(?:api|fairness\/log|assets|legacy|stamped|brand)\/|[^/]+\.\w+$)/;

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix));

/**
 * Returns the URLs of the scripts and inline styles that the page needs at its start, for current or for old browsers.
 */
function filesOfPage(html, isLegacy) {
  const valuesOf = (pattern) => Array.from(html.matchAll(pattern), (match) => match[1]);
  const scripts = isLegacy ? /data-legacy(?:-\w+)?="([^"]+)"/g : /data-modern="([^"]+)"/g;
  return {
    scripts: [...valuesOf(/<script [^>]*src="([^"]+)"/g), ...valuesOf(scripts)],
    styles: valuesOf(/<style data-file="([^"]+)"/g),
  };
}

/** True if a response contains a file. Some hosts send a page with status 200 in place of a missing file. */
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

/**
 * Stores the page and the files of a visit. If the page on the host belongs to another deployment than the visit,
 * stores nothing, because a stored page needs the files of its own deployment.
 */
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
  // Ignores files that can't be stored, because the site can start without them.
  await Promise.all(visited.map((path) => storeFile(cache, path).catch(() => undefined)));
  // Stores a copy without the redirection, because browsers refuse a redirected response to a navigation.
  await cache.put(emptyPage, new Response(html, { headers: response.headers }));
  const others = (await ownCaches()).filter((other) => other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}

/**
 * Responds to a navigation. Shows the stored page only if the connection fails. An error response of the host is shown
 * unchanged. Documents that are not pages of the site also get their preloaded response here. Without this response,
 * the browser would request the document a second time.
 */
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

/** Adds a file to the stored files. Has no effect before the first visit is stored. */
async function addFile(path, response) {
  const name = (await ownCaches()).pop();
  if (name !== undefined) await (await caches.open(name)).put(path, response);
}

/**
 * Responds to a request for a file. A repeated request, which has a query or is a reload, goes to the host, so that a
 * wrong stored file is replaced. Errors of the browser's storage have no effect.
 */
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
