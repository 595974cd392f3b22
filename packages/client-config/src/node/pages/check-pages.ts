import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { namedFileMistake, shareFileMistake } from '../assets/check-assets.ts';
import type { CheckTarget } from '../check-client-file.ts';
import { isJsonObject, type JsonSource, valueAt } from '../json-source.ts';
import type { Problem } from '../problem.ts';
import type { OwnPage } from './own-page-file.ts';
import type { BrandValues } from './page-head.ts';
import { sitePaths } from './page-links.ts';
import { isFolder, pageNames } from './page-names.ts';
import { fileNameMistake, pageEnding, defaultPages } from './page-slug.ts';
import { readPage } from './read-page.ts';
import { sceneNames } from './scene-names.ts';

const maxPages = 30;

function valuesOf(client: unknown): BrandValues {
  const text = (...path: string[]): string => {
    const value = valueAt(client, path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return { brand: text('name'), holder: text('footer', 'holder'), age: text('minimumAge') || '20' };
}

/**
 * Returns the paths of the site to which pages may link. If `client.json` contains no object, returns all paths, so that only
 * the mistake in `client.json` is reported.
 */
function pathsOf(client: unknown): readonly string[] {
  if (!isJsonObject(client)) return sitePaths;
  return sitePaths.filter((path) => {
    if (path === '/promotion') return valueAt(client, ['features', 'promotion']) !== false;
    return path !== '/protection' || valueAt(client, ['protection']) !== undefined;
  });
}

export function domainsOf(client: unknown): readonly string[] {
  const domains = valueAt(client, ['domains']);
  return Array.isArray(domains) ? domains.filter((domain) => typeof domain === 'string') : [];
}

/** Returns the names of the brand's scenes. If `client.json` contains no object, returns all names. */
function scenesOf(client: unknown): readonly string[] {
  if (!isJsonObject(client)) return sceneNames;
  const scenes = valueAt(client, ['assets', 'scenes']);
  return isJsonObject(scenes) ? Object.keys(scenes) : [];
}

/**
 * Returns the sort key of a page. The usual pages come first, and the brand's other pages follow in alphabetical order.
 */
function rank(slug: string): string {
  const defaults: readonly string[] = defaultPages;
  const index = defaults.indexOf(slug);
  return index === -1 ? `9${slug}` : String(index);
}

function nameProblems(folder: string, names: readonly string[]): readonly Problem[] {
  return names.flatMap((name, index) => {
    const location = { file: join(folder, name), line: 1, column: 1 };
    const same = names.slice(0, index).find((other) => other.toLowerCase() === name.toLowerCase());
    if (same !== undefined)
      return [
        { ...location, message: `The page has the same address as "${same}".`, hint: 'Keep one of the two.' },
      ];
    if (isFolder(location.file) && !name.endsWith(pageEnding)) {
      const message = `"${name}" is a folder; all pages are in "pages" itself.`;
      return [{ ...location, message, hint: 'Move its pages up, and delete the folder.' }];
    }
    const mistake = fileNameMistake(name);
    return mistake === undefined ? [] : [{ ...location, ...mistake }];
  });
}

export function checkPages(
  folder: string,
  client: JsonSource | undefined,
  target: CheckTarget,
): {
  readonly problems: readonly Problem[];
  readonly pages: readonly OwnPage[];
  readonly paths: readonly string[];
} {
  const root = join(folder, 'pages');
  const sitePages = pathsOf(client?.value);
  const addresses = pageNames(folder).map((slug) => `/${slug}`);
  if (!existsSync(root)) return { problems: [], pages: [], paths: [...sitePages, ...addresses] };
  const wrong = (message: string, hint?: string) => ({
    problems: [{ file: root, line: 1, column: 1, message, hint }],
    pages: [],
    paths: sitePages,
  });
  if (!statSync(root).isDirectory()) return wrong('This is a file; the pages of a brand are in a folder.');
  const names = readdirSync(root)
    .filter((name) => !name.startsWith('.'))
    .sort();
  if (names.length > maxPages) return wrong(`There are ${names.length} pages; the most are ${maxPages}.`);
  const slugs = names
    .filter((name) => fileNameMistake(name) === undefined)
    .map((name) => name.slice(0, -pageEnding.length))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const facts = {
    values: valuesOf(client?.value),
    domains: domainsOf(client?.value),
    scenes: scenesOf(client?.value),
    paths: [...new Set([...sitePages, ...slugs.map((slug) => `/${slug}`), ...addresses])],
    assetMistake: (name: string) => namedFileMistake(folder, name),
    shareMistake: (name: string) => shareFileMistake(folder, name),
  };
  const read = slugs.map((slug) => readPage({ file: join(root, slug + pageEnding), slug, target }, facts));
  return {
    problems: [...nameProblems(root, names), ...read.flatMap(({ problems }) => problems)],
    pages: read.flatMap(({ page }) => page ?? []),
    paths: facts.paths,
  };
}
