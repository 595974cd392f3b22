import { isJsonObject } from '../json-source.ts';

/** An sRGB colour with channels from 0 to 255 and alpha from 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

function fromHex(text: string): Colour | undefined {
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return undefined;
  const channel = (start: number) => Number.parseInt(text.slice(start, start + 2), 16);
  return {
    red: channel(1),
    green: channel(3),
    blue: channel(5),
    alpha: text.length === 9 ? channel(7) / 255 : 1,
  };
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Parses a DTCG colour: `#rrggbb`, `#rrggbbaa`, or an object. Returns `undefined` for any other value. */
export function parseColour(value: unknown): Colour | undefined {
  if (typeof value === 'string') return fromHex(value);
  if (!isJsonObject(value) || !Array.isArray(value['components'])) return undefined;
  const alpha = value['alpha'] ?? 1;
  if (value['colorSpace'] !== 'srgb') {
    const { hex } = value;
    const nearest = typeof hex === 'string' && hex.length === 7 ? fromHex(hex) : undefined;
    return nearest === undefined || !isShare(alpha) ? undefined : { ...nearest, alpha };
  }
  const [red, green, blue, ...more]: unknown[] = value['components'];
  if (!isShare(red) || !isShare(green) || !isShare(blue) || !isShare(alpha) || more.length > 0)
    return undefined;
  return { red: Math.round(red * 255), green: Math.round(green * 255), blue: Math.round(blue * 255), alpha };
}

/** Converts a colour to CSS. Translucent colours become `rgba()`, because Edge 15 does not support `#rrggbbaa`. */
export function colourCss({ red, green, blue, alpha }: Colour): string {
  if (alpha < 1) return `rgba(${red},${green},${blue},${Math.round(alpha * 1000) / 1000})`;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the relative luminance of an opaque colour, from 0 (black) to 1 (white). */
export function luminance({ red, green, blue }: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the WCAG 2 contrast ratio of two opaque colours, from 1 to 21. */
export function contrastOf(first: Colour, second: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function mixed(from: Colour, to: Colour, share: number): Colour {
  const channel = (a: number, b: number) => Math.round(a + (b - a) * share);
  return {
    red: channel(from.red, to.red),
    green: channel(from.green, to.green),
    blue: channel(from.blue, to.blue),
    alpha: 1,
  };
}

const white: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
const black: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };

/**
 * Returns `foreground`, mixed with as little white or black as necessary to reach the contrast ratio `minRatio` on the
 * background `background`. Returns `undefined` if no mix reaches this ratio.
 */
export function nearestReadable(
  foreground: Colour,
  background: Colour,
  minRatio: number,
): Colour | undefined {
  for (let step = 1; step <= 100; step += 1) {
    const found = [white, black]
      .map((end) => mixed(foreground, end, step / 100))
      .find((colour) => contrastOf(colour, background) >= minRatio);
    if (found !== undefined) return found;
  }
  return undefined;
}
