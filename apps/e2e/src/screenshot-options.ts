import { parseArgs } from 'node:util';
import { suggest } from '@chada/client-config/node';
import { desktop, phone } from './browsers/browser.ts';
import type { Viewport } from './browsers/engine.ts';

export interface ScreenshotOptions {
  readonly help: boolean;
  readonly clientIds: readonly string[];
  readonly screens: readonly string[] | undefined;
  readonly viewports: readonly Viewport[];
  readonly scheme: 'dark' | 'light' | undefined;
  readonly browser: 'current' | 'minimum';
}

const heightOf = (width: number): number => (width < 960 ? phone.height : desktop.height);

/**
 * Parses the arguments of `pnpm screenshots`. If an argument is invalid, throws an error with a message for the user.
 */
export function readScreenshotOptions(args: readonly string[]): ScreenshotOptions {
  const { values, positionals } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      screen: { type: 'string', multiple: true },
      width: { type: 'string', multiple: true },
      scheme: { type: 'string' },
      browser: { type: 'string', default: 'current' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { help, screen, scheme, browser } = values;
  if (scheme !== undefined && scheme !== 'dark' && scheme !== 'light')
    throw new Error(`--scheme ${scheme} is neither dark nor light.`);
  if (browser !== 'current' && browser !== 'minimum')
    throw new Error(`--browser ${browser} is neither current nor minimum.`);
  const widths = (values.width ?? [String(phone.width), String(desktop.width)]).map((text) => {
    if (!/^\d{3,4}$/.test(text)) throw new Error(`--width ${text} is not a width in px, such as 412.`);
    return Number(text);
  });
  return {
    help,
    clientIds: positionals,
    screens: screen,
    viewports: widths.map((width) => ({ width, height: heightOf(width) })),
    scheme,
    browser,
  };
}

/**
 * Throws if one of the names is unknown. The error suggests the nearest known name. `label` is the word for the names
 * in the error, for example `brand`.
 */
export function checkNames(label: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Error([`Unknown ${label} ${unknown}.`, suggest(unknown, known)].filter(Boolean).join(' '));
}
