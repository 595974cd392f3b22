import { extname } from 'node:path';

interface Budget {
  readonly bytes: number;
  readonly kind: string;
}

const picture = { bytes: 500_000, kind: 'picture' };

/** Pictures and fonts have low limits, because a phone loads them with the first page. */
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

/** The largest side of a picture in px. Older phones can't decode larger pictures. */
export const mostPixels = 4096;

export function weightMistake(name: string, bytes: number): string | undefined {
  const budget = budgets[extname(name).toLowerCase()];
  if (budget === undefined || bytes <= budget.bytes) return undefined;
  return `has ${sizeText(bytes)}; a ${budget.kind} has at most ${sizeText(budget.bytes)}`;
}

function sizeText(bytes: number): string {
  return bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} kB`;
}
