import type { EngineTab, EngineVisitor } from './engine.ts';

/** The browsers for journeys: current Chromium, the oldest supported one (CO-05), and optional engines. */
export const browserNames = ['current', 'minimum', 'firefox', 'webkit', 'webkit-610', 'edge-15'] as const;
export type BrowserName = (typeof browserNames)[number];

/** An operation of an engine's tab or visitor that a journey may need. */
export type Capability = keyof EngineTab | keyof EngineVisitor;

/** The operations that each engine's driver lacks, with the reason. A journey that needs one is reported, not failed. */
export const limits: Readonly<Record<BrowserName, Readonly<Partial<Record<Capability, string>>>>> = {
  current: {},
  minimum: {},
  firefox: {
    setTextSize: 'WebDriver BiDi has no command for it',
  },
  webkit: {
    setTextSize: 'classic WebDriver has no command for it',
    setUserAgent: 'classic WebDriver has no command for it',
  },
  'webkit-610': {
    setTextSize: 'a web view zooms all of a page or nothing',
    upload: 'a web view has no way to choose a file',
    paste: 'its window has no clipboard on a virtual screen',
    evaluateInFrame: 'scripts reach the top document only',
    frameTexts: 'scripts reach the top document only',
    screenshot: "its fonts are not the site's, as it has no woff2, so a picture says little",
    onTab: 'a web view opens no windows of its own',
  },
  'edge-15': {},
};

const marker = 'Not on this engine';

/** Thrown if a journey needs an operation that the engine's driver lacks. */
export class NotOnThisEngine extends Error {
  constructor(browser: BrowserName, capability: Capability) {
    super(`${marker}: needs ${capability} (${limits[browser][capability] ?? 'no reason known'})`);
    this.name = 'NotOnThisEngine';
  }
}

/** Returns the missing operation from the message of a NotOnThisEngine; undefined for any other message. */
export function missingIn(message: string): string | undefined {
  return /Not on this engine: (needs [^\n]*)/.exec(message)?.[1];
}

/** Returns the browser that replaces the current Chromium: `CHADA_BROWSER`, set by `pnpm journeys --browser`. */
export function chosenBrowser(): BrowserName {
  const chosen = process.env['CHADA_BROWSER'] ?? 'current';
  const known = browserNames.find((name) => name === chosen);
  if (known === undefined) throw new Error(`Unknown browser ${chosen}; known: ${browserNames.join(', ')}.`);
  return known;
}

/** Returns the browsers for a journey that covers several; only the chosen one if the run chose one. */
export function browsersOfRun(baseline: readonly BrowserName[]): readonly BrowserName[] {
  const chosen = chosenBrowser();
  return chosen === 'current' ? baseline : [chosen];
}
