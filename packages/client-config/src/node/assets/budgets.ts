import { extname } from 'node:path';
import type { JsonPath } from '../json-source.ts';

interface Budget {
  readonly bytes: number;
  readonly kind: string;
}

const picture = { bytes: 500_000, kind: 'picture' };

/**
 * The largest file size for each extension. Pictures and fonts have low limits, because a phone loads pictures and
 * fonts with the first page.
 */
const budgets: Readonly<Record<string, Budget>> = {
  '.svg': { bytes: 150_000, kind: 'drawing' },
  '.png': picture,
  '.jpg': picture,
  '.jpeg': picture,
  '.gif': picture,
  '.webp': picture,
  '.woff2': { bytes: 150_000, kind: 'font' },
  '.mp4': { bytes: 100_000_000, kind: 'film' },
  '.vtt': { bytes: 1_000_000, kind: 'captions file' },
};

const bannerPicture = { bytes: 150_000, kind: 'picture of a banner' };

function isBanner(path: JsonPath): boolean {
  return path[0] === 'banners' && path[2] === 'picture';
}

/** The maximum width and height of a picture in px. Older phones can't decode larger pictures. */
export const maxPixels = 4096;

/**
 * Returns the reason why a file is too large, or undefined. `path` is the field of `client.json` that names the file.
 * Pictures of banners have a lower limit.
 */
export function weightMistake(name: string, bytes: number, path: JsonPath = []): string | undefined {
  const budget = isBanner(path) ? bannerPicture : budgets[extname(name).toLowerCase()];
  if (budget === undefined || bytes <= budget.bytes) return undefined;
  return `has ${sizeText(bytes)}; a ${budget.kind} has at most ${sizeText(budget.bytes)}`;
}

function sizeText(bytes: number): string {
  return bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} kB`;
}
