/** A browser by its user agent. */
export interface Browser {
  readonly name: BrowserName;
  /** At most two parts: `78`, `12.4`. */
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

// The order matters: almost every browser also names Chrome and Safari, so specific names come before general ones.
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

/** Parses a user agent; undefined if it names no browser of the table (CO-05), such as a crawler's. */
export function parseBrowser(userAgent: string): Browser | undefined {
  // On iOS every browser, and every browser inside an app, uses the system's Safari: its version counts.
  const system = /\b(?:iPhone|iPad|iPod)\b.*? OS (\d+)_(\d+)/.exec(userAgent);
  if (system) return { name: 'Mobile Safari', version: shortVersion(`${system[1]}.${system[2]}`) };
  for (const [name, sign] of signs) {
    const version = sign.exec(userAgent)?.[1];
    if (version !== undefined) return { name, version: shortVersion(version) };
  }
  return undefined;
}

/** Returns the browser of a user agent if it is below the minimum (VA-03); undefined if it is supported or unknown. */
export function unsupportedBrowser(userAgent: string): Browser | undefined {
  const browser = parseBrowser(userAgent);
  if (browser === undefined) return undefined;
  return parseInt(browser.version, 10) < minimumVersions[browser.name] ? browser : undefined;
}

/** True if the page is in LINE's own browser, which a link with `openExternalBrowser=1` leaves. */
export function isInsideLine(userAgent: string): boolean {
  return /\bLine\/\d/.test(userAgent);
}

/** Returns an address that LINE opens in the phone's own browser. */
export function externalBrowserAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}
