import type { EngineTab, EngineVisitor } from './engine.ts';

/**
 * `current` and `minimum` are Chromium. `minimum` is the oldest supported version (CO-05). The other four browsers need
 * not be installed.
 */
export const browserNames = ['current', 'minimum', 'firefox', 'webkit', 'webkit-610', 'edge-15'] as const;
export type BrowserName = (typeof browserNames)[number];

type Feature =
  | 'modernFiles'
  | 'pageCache'
  | 'errorPages'
  | 'storageEvents'
  | 'woff2'
  | 'tenHeldRequests'
  | 'resourceTiming'
  | 'patchRequests'
  | 'downloads'
  | 'singleRequests'
  | 'photoOrientation';

export type Capability = keyof EngineTab | keyof EngineVisitor | Feature;

export const limits: Readonly<Record<BrowserName, Readonly<Partial<Record<Capability, string>>>>> = {
  current: {},
  minimum: { setForcedColors: 'Chromium 79 has no forced colours' },
  firefox: {
    allowServiceWorkers:
      'WebDriver BiDi cannot let requests pass a service worker, so service workers are off',
    setColorScheme: 'the driver does not set the preferred palette',
    setForcedColors: 'the driver does not set forced colours',
    setTextSize: 'WebDriver BiDi has no command for the text size',
  },
  webkit: {
    allowServiceWorkers: 'classic WebDriver has no command for service workers',
    setColorScheme: 'classic WebDriver has no command for the preferred palette',
    setForcedColors: 'classic WebDriver has no command for forced colours',
    setTextSize: 'classic WebDriver has no command for the text size',
    setUserAgent: 'classic WebDriver has no command for the user agent',
    pageCache: 'the driver hangs when a page returns from the cache, so the cache is disabled',
    tenHeldRequests:
      'WebKitGTK has only six connections per host, and the proxy keeps one for each delayed request',
  },
  'webkit-610': {
    allowServiceWorkers: 'a web view has no service workers',
    setColorScheme: 'a web view of this age does not know preferred palettes',
    setForcedColors: 'a web view of this age does not know forced colours',
    setTextSize: 'a web view can only zoom the complete page',
    upload: 'a web view can not select files',
    paste: 'a virtual screen has no clipboard',
    evaluateInFrame: 'a web view runs scripts only in the top document',
    frameTexts: 'a web view runs scripts only in the top document',
    screenshot: 'a web view does not load the fonts of the site, so screenshots would differ',
    onTab: 'a web view can not open windows',
    modernFiles: 'the browser loads the legacy files',
    pageCache: 'a web view has no back/forward cache',
    errorPages: 'a web view stays on the current page if the next page does not load',
    storageEvents: 'web views do not send storage events to each other',
    woff2: 'a web view supports WOFF but not WOFF2, so Thai text appears as boxes',
    resourceTiming: 'JavaFX has no list of loaded files',
    patchRequests: 'the HTTP client of Java does not support the method PATCH',
    downloads: 'JavaFX does not support the download attribute',
    singleRequests: 'Java repeats requests that get no response',
  },
  'edge-15': {
    allowServiceWorkers: 'Edge 15 has no service workers',
    setColorScheme: 'Edge 15 does not know preferred palettes',
    setForcedColors: 'Chromium 79 has no forced colours',
    modernFiles: 'the browser loads the legacy files',
    pageCache: 'Chromium 79 has no back/forward cache',
    photoOrientation: 'Edge 15 ignores the orientation of photos, so the site can not shrink large photos',
  },
};

/** The factor by which time limits are multiplied in each browser. Some browsers are slow without a graphics card. */
const waitFactors: Readonly<Record<BrowserName, number>> = {
  current: 1,
  minimum: 1,
  firefox: 1,
  webkit: 2,
  'webkit-610': 3,
  'edge-15': 1,
};

export function waitLimit(milliseconds: number): number {
  return milliseconds * waitFactors[chosenBrowser()];
}

const marker = 'Not on this engine';

export class UnsupportedEngineError extends Error {
  constructor(browser: BrowserName, capability: Capability) {
    super(`${marker}: needs ${capability} (${limits[browser][capability] ?? 'no reason known'})`);
    this.name = 'UnsupportedEngineError';
  }
}

export function missingIn(message: string): string | undefined {
  return /Not on this engine: (needs [^\n]*)/.exec(message)?.[1];
}

export function chosenBrowser(): BrowserName {
  const chosen = process.env['CHADA_BROWSER'] ?? 'current';
  const known = browserNames.find((name) => name === chosen);
  if (known === undefined) throw new Error(`Unknown browser ${chosen}; known: ${browserNames.join(', ')}.`);
  return known;
}

export function browsersOfRun(baseline: readonly BrowserName[]): readonly BrowserName[] {
  const chosen = chosenBrowser();
  return chosen === 'current' ? baseline : [chosen];
}

export function isSupported(capability: Capability): boolean {
  return limits[chosenBrowser()][capability] === undefined;
}

export function assertSupported(capability: Capability): void {
  if (!isSupported(capability)) throw new UnsupportedEngineError(chosenBrowser(), capability);
}
