import { parseArgs } from 'node:util';
import { desktop, phone } from './browsers/browser.ts';
import type { Viewport } from './browsers/engine.ts';

export const screenshotHelp = `Usage: pnpm screenshots [BRAND...] [flags]

Saves the screens of all brands, or of the given ones, in screenshots/BRAND.

  --screen NAME          only this screen, such as home or login; once for each
  --width PX             the width of the window; once for each: ${phone.width} and ${desktop.width}
  --scheme dark|light    the palette that the visitor prefers
  --browser minimum      the oldest supported browser
  --help                 this text`;

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

/** Throws if one of the names is unknown. The error lists the known names. `what` is the kind of the names. */
export function checkNames(what: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`Unknown ${what} ${unknown}. Known: ${known.join(', ')}.`);
}
