import type { EngineTab, EngineVisitor } from './engine.ts';

/** The browsers that journeys run on: today's Chromium, the oldest supported one (CO-05), and the optional engines. */
export const browserNames = ['current', 'minimum', 'firefox', 'webkit', 'webkit-610', 'edge-15'] as const;
export type BrowserName = (typeof browserNames)[number];

/** What a journey can ask of an engine: the acts of a tab and of a visitor. */
export type Capability = keyof EngineTab | keyof EngineVisitor;

/** What each engine's driver can't do, and why. A journey that needs it is reported as such, not as failed. */
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

/** Thrown where a journey needs what the engine's driver can't do. */
export class NotOnThisEngine extends Error {
  constructor(browser: BrowserName, capability: Capability) {
    super(`${marker}: needs ${capability} (${limits[browser][capability] ?? 'no reason known'})`);
    this.name = 'NotOnThisEngine';
  }
}

/** Returns what a journey needed, from the message of a NotOnThisEngine; undefined for any other message. */
export function missingIn(message: string): string | undefined {
  return /Not on this engine: (needs [^\n]*)/.exec(message)?.[1];
}

/** The browser that this run uses in place of today's Chromium: `CHADA_BROWSER`, set by `pnpm journeys --browser`. */
export function chosenBrowser(): BrowserName {
  const chosen = process.env['CHADA_BROWSER'] ?? 'current';
  const known = browserNames.find((name) => name === chosen);
  if (known === undefined)
    throw new Error(`There is no browser ${chosen}; there are ${browserNames.join(', ')}.`);
  return known;
}

/** The browsers that a journey runs on which is held in more than one: the chosen one alone where a run chose. */
export function browsersOfRun(usual: readonly BrowserName[]): readonly BrowserName[] {
  const chosen = chosenBrowser();
  return chosen === 'current' ? usual : [chosen];
}
