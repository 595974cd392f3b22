import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import type { BuiltSite } from '../stamp/built-site.ts';
import { contentTypeOf, unknownContentType } from '../hosting/content-types.ts';
import { hostFiles, readHostFiles } from '../hosting/host-files.ts';
import { fitsRule, headersFor, type HostingRules } from '../hosting/hosting-rules.ts';
import type { ContentEncoding, Reply } from './reply.ts';
import type { StampedBrand } from '../stamp/stamp-brand.ts';

const encodedEndings: Readonly<Record<ContentEncoding, string>> = { br: '.br', gzip: '.gz' };

export interface HostedBrand {
  readonly client: { readonly id: string; readonly name: string; readonly domains: readonly string[] };
  readonly rules: HostingRules;
  read(path: string): Buffer | undefined;
}

function readBelow(folder: string, path: string): Buffer | undefined {
  const root = resolve(folder) + sep;
  const file = resolve(root, path);
  if (!file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) return undefined;
  return readFileSync(file);
}

export function hostStamped(site: BuiltSite, stamped: StampedBrand): HostedBrand {
  const { id, name, domains, files, rules } = stamped;
  const shared = new Set(site.files);
  return {
    client: { id, name, domains },
    rules,
    read: (path) => files.get(path) ?? (shared.has(path) ? readBelow(site.folder, path) : undefined),
  };
}

/** Opens a folder with the built site of a brand. Throws if the folder lacks the files of a site. */
export function hostFolder(id: string, root: string): HostedBrand {
  const text = (file: string): string => {
    const body = readBelow(root, file);
    if (body === undefined) throw new Error(`${root} is not a stamped brand: it has no ${file}.`);
    return body.toString();
  };
  const rules = readHostFiles(text(hostFiles.headers), text(hostFiles.rewrites));
  return { client: { id, name: id, domains: [] }, rules, read: (path) => readBelow(root, path) };
}

/** Opens the built sites of all brands in a folder. Throws if a subfolder lacks the files of a site. */
export function hostFolders(folder: string): readonly HostedBrand[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name: id }) => hostFolder(id, join(folder, id)));
}

/** Returns the response to a request, by the rules in `docs/hosting.md`. `path` is the decoded path of the URL. */
export function respondFrom(hosted: HostedBrand, path: string): Reply {
  const headers = headersFor(hosted.rules, path);
  const reply = (file: string, status: number, sent = headers): Reply | undefined => {
    const body = hosted.read(file);
    const compressed = (encoding: ContentEncoding): Buffer | undefined =>
      hosted.read(`${file}${encodedEndings[encoding]}`);
    return body && { status, body, contentType: contentTypeOf(extname(file)), headers: sent, compressed };
  };
  const gone = (): Reply => ({
    status: 404,
    body: Buffer.from('404\n'),
    contentType: 'text/plain; charset=utf-8',
    headers: { ...headers, 'cache-control': 'no-store' },
  });
  const isHidden = path.includes('/.') || Object.values(hostFiles).some((file) => path === `/${file}`);
  const file = isHidden || path === '/' || path === '/404.html' ? undefined : reply(path.slice(1), 200);
  if (file !== undefined) return file;
  // Sends the headers of `/404.html` for each unknown path, as nginx does.
  const missing = (): Reply => reply('404.html', 404, headersFor(hosted.rules, '/404.html')) ?? gone();
  if (path === '/404.html') return missing();
  if (isFilePath(path)) return gone();
  if (isHidden) return missing();
  const target = hosted.rules.rewrites.find(({ from }) => fitsRule(from, path))?.to ?? path;
  return pageAt(reply, path, 200) ?? pageAt(reply, target, 200) ?? missing();
}

function pageAt(
  reply: (file: string, status: number) => Reply | undefined,
  path: string,
  status: number,
): Reply | undefined {
  const name = path.replace(/^\/+|\/+$/g, '');
  return name === '404' ? undefined : reply(`${name === '' ? 'index' : name}.html`, status);
}

function isFilePath(path: string): boolean {
  return /^(?:\/legacy)?\/assets\//.test(path) || contentTypeOf(extname(path)) !== unknownContentType;
}
