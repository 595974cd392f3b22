import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import {
  checkClients,
  formatProblems,
  loadValidClients,
  type LoadedClient,
  type Problem,
} from '@chada/client-config/node';
import { watchFolder } from '@chada/reference-api/watch-folder';
import type { HostedBrand } from '../site-server/static-host.ts';

export interface WatchedBrands {
  readonly current: () => readonly HostedBrand[];
  stop(): void;
}

export interface WatchOptions {
  readonly root: string;
  readonly host: (loaded: LoadedClient) => HostedBrand;
  readonly onNews: (message: string) => void;
}

/**
 * Loads all brands, and loads a brand again after an edit. If the edited brand is invalid, keeps the brand's last valid
 * state. Leaves out brands that have never been valid. Throws if no brand is valid at the first load.
 */
export function watchBrands({ root, host, onNews }: WatchOptions): WatchedBrands {
  const folder = join(root, 'clients');
  const first = loadValidClients(folder);
  let brands: readonly HostedBrand[] = first.loaded.flatMap((client) => hostOrReport(client, host, onNews));
  let pending: NodeJS.Timeout | undefined;
  let reported = first.problems.length > 0 ? formatProblems(first.problems) : '';
  let reportedContents = hashOf(invalidFolders(folder, first.problems));
  const leftOut = new Set(first.leftOut);
  if (reported !== '') onNews([reported, ...first.leftOut.map(leftOutLine)].join('\n'));
  const read = (): void => {
    try {
      const before = brands;
      const { problems, loaded } = checkClients(folder);
      const report = problems.length > 0 ? formatProblems(problems) : '';
      const isNew = report !== reported;
      if (isNew) onNews(report === '' ? 'All brands are valid again.' : report);
      reported = report;
      // Reports the same problems again only if the contents of the invalid brands have changed, because an editor often
      // saves a file twice.
      const contents = hashOf(invalidFolders(folder, problems));
      if (!isNew && report !== '' && contents !== reportedContents) onNews(stillInvalid(problems.length));
      reportedContents = contents;
      const hosted = loaded.flatMap((client) => hostOrReport(client, host, onNews));
      const asBefore = before.filter(
        ({ client: { id } }) =>
          existsSync(join(folder, id)) && !hosted.some((brand) => brand.client.id === id),
      );
      brands = [...hosted, ...asBefore].sort((a, b) => (a.client.id < b.client.id ? -1 : 1));
      for (const line of describeChanges(idsOf(before), idsOf(brands), leftOut)) onNews(line);
      for (const id of idsOf(brands)) leftOut.delete(id);
    } catch (error) {
      onNews(error instanceof Error ? error.message : String(error));
    }
  };
  // Reads the brands 150 ms after the last change, because editors write a file in several steps.
  const watched = watchFolder(folder, {
    onChange: () => {
      clearTimeout(pending);
      pending = setTimeout(read, 150);
    },
    onError: (error) => onNews(String(error)),
  });
  return {
    current: () => brands,
    stop: () => {
      clearTimeout(pending);
      watched.stop();
    },
  };
}

function invalidFolders(folder: string, problems: readonly Problem[]): readonly string[] {
  const ids = problems.map(({ file }) => relative(folder, resolve(file)).split(sep)[0] ?? '');
  return [...new Set(ids)].map((id) => join(folder, id)).filter((candidate) => existsSync(candidate));
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function stillInvalid(mistakes: number): string {
  return mistakes === 1
    ? 'The mistake above is still there.'
    : `The ${mistakes} mistakes above are still there.`;
}

function hostOrReport(
  loaded: LoadedClient,
  host: (loaded: LoadedClient) => HostedBrand,
  onNews: (message: string) => void,
): readonly HostedBrand[] {
  try {
    return [host(loaded)];
  } catch (error) {
    onNews(`${loaded.client.id}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

function idsOf(brands: readonly HostedBrand[]): readonly string[] {
  return brands.map(({ client }) => client.id);
}

const leftOutLine = (id: string): string =>
  `clients/${id} is left out. It is served as soon as its files are right.`;

function describeChanges(
  before: readonly string[],
  now: readonly string[],
  leftOut: ReadonlySet<string>,
): readonly string[] {
  const others = now.length === 0 ? 'No other brand exists.' : `The remaining brands: ${now.join(', ')}.`;
  return [
    ...before
      .filter((id) => !now.includes(id))
      .map((id) => `clients/${id} was removed; its host now shows the neutral page. ${others}`),
    ...now
      .filter((id) => !before.includes(id))
      .map((id) => `clients/${id} is ${leftOut.has(id) ? 'right' : 'new'} and served from now on.`),
  ];
}
