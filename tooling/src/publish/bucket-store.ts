import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import * as z from 'zod/mini';
import { contentTypeOf } from '../hosting/content-types.ts';
import { readHostFiles } from '../hosting/host-files.ts';
import { headersFor } from '../hosting/hosting-rules.ts';
import { filesBelow } from '../stamp/link-files.ts';
import { lockBucket } from './bucket-lock.ts';
import type { ObjectHeaders, ObjectStore } from './s3-bucket.ts';
import { historyText, isHashedFile, readHistory, type History, type SiteStore } from './site-store.ts';
import { siteFolder, type Stamp } from './stamp-library.ts';

const historyKey = 'records/history.jsonl';
const switchKey = 'records/switching.json';
const manifestKey = (id: string): string => `records/stamps/${id}/manifest.json`;
const pageKey = (id: string, path: string): string => `records/stamps/${id}/files/${path}`;
const siteKey = (path: string): string => `site/${path}`;

const switchSchema = z.object({ publications: z.optional(z.number()) });

const REQUESTS_AT_ONCE = 8;

const recordHeaders: ObjectHeaders = { contentType: 'application/json', cacheControl: 'no-store' };

const manifestSchema = z.record(z.string(), z.object({ contentType: z.string(), cacheControl: z.string() }));
type Manifest = z.infer<typeof manifestSchema>;

/**
 * True for compressed files and files with hosting rules. Only web servers use these files, so they are not uploaded to
 * a bucket.
 */
const isWebServerFile = (path: string): boolean => /\.(br|gz)$|^_(headers|redirects)$/.test(path);

/**
 * Returns the position of a page in the order of writing. The home page is last, and files other than pages are first.
 */
const rankOf = (path: string): number => (path === 'index.html' ? 2 : path.endsWith('.html') ? 1 : 0);

const addressesOf = (path: string): readonly string[] =>
  path.endsWith('.html') && path !== 'index.html' ? [path, path.slice(0, -'.html'.length)] : [path];

async function forEach<Item>(
  items: readonly Item[],
  callback: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items];
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await callback(item);
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, work));
}

function manifestOf({ folder }: Stamp): Manifest {
  const site = join(folder, siteFolder);
  const read = (name: string): string => readFileSync(join(site, name), 'utf8');
  const rules = readHostFiles(read('_headers'), read('_redirects'));
  const entries = filesBelow(site)
    .filter((path) => !isWebServerFile(path))
    .map((path) => {
      const cacheControl = headersFor(rules, `/${path}`)['cache-control'] ?? 'no-cache';
      return [path, { contentType: contentTypeOf(extname(path)), cacheControl }] as const;
    });
  return Object.fromEntries(entries);
}

/**
 * Opens a brand's site in a bucket. Visitors get the objects in `site/`. A switch to another stamp replaces the pages
 * one by one, and every page works during the switch.
 */
export function openBucketStore(store: ObjectStore, location: string): SiteStore {
  const stampIds = async (): Promise<readonly string[]> => {
    const keys = await store.list('records/stamps/');
    return keys.flatMap((key) => /^records\/stamps\/([0-9a-f]+)\/manifest\.json$/.exec(key)?.[1] ?? []);
  };
  const history = async (): Promise<History> =>
    readHistory((await store.get(historyKey))?.body.toString() ?? '');
  const readManifest = async (id: string): Promise<Manifest> => {
    const object = await store.get(manifestKey(id));
    if (object === undefined) throw new Error(`${location} does not contain the stamp ${id}.`);
    return manifestSchema.parse(JSON.parse(object.body.toString()));
  };
  const copyPage = async (id: string, path: string, headers: ObjectHeaders): Promise<void> => {
    const page = await store.get(pageKey(id, path));
    if (page === undefined) throw new Error(`${location} has lost ${path} of the stamp ${id}.`);
    for (const address of addressesOf(path)) await store.put(siteKey(address), page.body, headers);
  };

  return {
    location,
    stampIds,
    history,
    isInterrupted: async () => {
      const marker = await store.get(switchKey);
      if (marker === undefined) return false;
      const { publications } = switchSchema.parse(JSON.parse(marker.body.toString()));
      return publications === undefined || publications > (await history()).length;
    },
    addStamp: async (stamp) => {
      const manifest = manifestOf(stamp);
      const present = new Set(await store.list('site/'));
      await forEach(Object.entries(manifest), async ([path, headers]) => {
        const key = isHashedFile(path) ? siteKey(path) : pageKey(stamp.id, path);
        if (present.has(key)) return;
        await store.put(key, readFileSync(join(stamp.folder, siteFolder, path)), headers);
      });
      await store.put(manifestKey(stamp.id), Buffer.from(JSON.stringify(manifest)), recordHeaders);
    },
    switchTo: async (next) => {
      const id = next.at(-1)?.stamp ?? '';
      const manifest = await readManifest(id);
      await store.put(
        switchKey,
        Buffer.from(JSON.stringify({ to: id, publications: next.length })),
        recordHeaders,
      );
      const own = Object.entries(manifest).filter(([path]) => !isHashedFile(path));
      for (const rank of [0, 1, 2])
        await forEach(
          own.filter(([path]) => rankOf(path) === rank),
          ([path, headers]) => copyPage(id, path, headers),
        );
      const referenced = new Set(own.flatMap(([path]) => addressesOf(path)).map(siteKey));
      const present = await store.list('site/');
      await forEach(
        present.filter((key) => !referenced.has(key) && !isHashedFile(key.slice('site/'.length))),
        (key) => store.remove(key),
      );
      await store.put(historyKey, Buffer.from(historyText(next)), recordHeaders);
      await store.remove(switchKey);
    },
    removeOldReleases: async () => undefined,
    removeStamps: async (ids) => {
      const others = (await stampIds()).filter((id) => !ids.includes(id));
      const needed = new Set(
        (await Promise.all(others.map(readManifest))).flatMap((item) => Object.keys(item)),
      );
      for (const id of ids) {
        const own = Object.keys(await readManifest(id)).filter(
          (path) => isHashedFile(path) && !needed.has(path),
        );
        // Removes the manifest first, because a stamp without a manifest is not offered for a rollback.
        await store.remove(manifestKey(id));
        await forEach(await store.list(`records/stamps/${id}/`), (key) => store.remove(key));
        await forEach(own, (path) => store.remove(siteKey(path)));
      }
    },
    lock: (by, report) => lockBucket(store, by, report),
  };
}
