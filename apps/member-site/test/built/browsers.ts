import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { minimumBrowsers } from '../../build/site-config.ts';

export interface MinimumBrowser {
  readonly name: string;
  readonly engine: BrowserName;
  readonly version: number;
}

const engines: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  firefox: 'firefox',
  opera: 'opera',
  safari: 'safari',
  ios_saf: 'safari_ios',
  edge: 'edge',
  samsung: 'samsunginternet_android',
};

// An import of this JSON file takes ten times longer than `readFileSync`.
const data: Identifier = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
);

export const browsers: readonly MinimumBrowser[] = minimumBrowsers.map((name) => {
  const [key = '', version] = name.split(' ');
  const engine = engines[key];
  if (engine === undefined) throw new Error(`The compatibility data does not contain the browser ${name}.`);
  return { name, engine, version: Number(version) };
});

function isIn(version: number, { version_added, version_removed }: SimpleSupportStatement): boolean {
  const added =
    typeof version_added === 'string' ? Number.parseFloat(version_added.replace('≤', '')) : Infinity;
  const removed =
    typeof version_removed === 'string' ? Number.parseFloat(version_removed.replace('≤', '')) : Infinity;
  return added <= version && version < removed;
}

export function isSupported(feature: Identifier, browser: MinimumBrowser, prefix?: string): boolean {
  const support = feature.__compat?.support[browser.engine];
  if (support === undefined) return true;
  return [support]
    .flat()
    .some(
      (statement) =>
        statement.flags === undefined &&
        statement.alternative_name === undefined &&
        statement.prefix === prefix &&
        isIn(browser.version, statement),
    );
}

/**
 * Returns those of the oldest supported browsers that lack a feature. A feature without compatibility data counts as
 * supported by all browsers.
 */
export function browsersWithout(feature: Identifier | undefined, prefix?: string): readonly MinimumBrowser[] {
  if (feature?.__compat === undefined) return [];
  return browsers.filter((browser) => !isSupported(feature, browser, prefix));
}

export function featureAt(...path: readonly string[]): Identifier | undefined {
  let at: Identifier | undefined = data;
  for (const step of path) {
    if (at === undefined || !Object.hasOwn(at, step)) return undefined;
    at = at[step];
  }
  return at;
}
