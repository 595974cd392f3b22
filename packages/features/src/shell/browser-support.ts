export interface Browser {
  readonly name: BrowserName;
  /** A major version, or a major and a minor version: `78` or `12.4`. */
  readonly version: string;
}

export type BrowserName = 'Chrome' | 'Firefox' | 'Opera' | 'Safari' | 'Edge' | 'Samsung' | 'Mobile Safari';

/** The minimum major version of each browser (CO-05). */
export const minimumVersions: Readonly<Record<BrowserName, number>> = {
  Chrome: 79,
  Firefox: 80,
  Opera: 86,
  Safari: 12,
  Edge: 15,
  Samsung: 20,
  'Mobile Safari': 13,
};

// Most user agents contain the names Chrome and Safari, so these names are tested last.
const signs: readonly (readonly [BrowserName, RegExp])[] = [
  ['Opera', /\b(?:OPR|OPX|Opera)\/([\d.]+)/],
  ['Edge', /\bEdg(?:e|A)?\/([\d.]+)/],
  ['Samsung', /\bSamsungBrowser\/([\d.]+)/],
  ['Firefox', /\bFirefox\/([\d.]+)/],
  ['Chrome', /(?:Chrome|Chromium)\/([\d.]+)/],
  ['Mobile Safari', /\bVersion\/([\d.]+).* Mobile(?:\/\w+)? Safari\//],
  ['Safari', /\bVersion\/([\d.]+).* Safari\//],
];

function shortVersion(version: string): string {
  return version.split('.').slice(0, 2).join('.').replace(/\.0?$/, '');
}

/** Returns the browser and its version. Returns undefined for unknown browsers and crawlers. */
export function parseBrowser(userAgent: string): Browser | undefined {
  // All browsers on iOS use the engine of the system, so the version of iOS replaces the version of the browser.
  const system = /\b(?:iPhone|iPad|iPod)\b.*? OS (\d+)_(\d+)/.exec(userAgent);
  if (system) return { name: 'Mobile Safari', version: shortVersion(`${system[1]}.${system[2]}`) };
  for (const [name, sign] of signs) {
    const version = sign.exec(userAgent)?.[1];
    if (version !== undefined) return { name, version: shortVersion(version) };
  }
  return undefined;
}

/** Returns the browser if its version is below the minimum, and undefined otherwise (VA-03). */
export function unsupportedBrowser(userAgent: string): Browser | undefined {
  const browser = parseBrowser(userAgent);
  if (browser === undefined) return undefined;
  return parseInt(browser.version, 10) < minimumVersions[browser.name] ? browser : undefined;
}

export function isInsideLine(userAgent: string): boolean {
  return /\bLine\/\d/.test(userAgent);
}

/** Adds a parameter that makes the LINE app open the URL in the phone's own browser. */
export function externalBrowserAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}
