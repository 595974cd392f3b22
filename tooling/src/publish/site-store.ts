import * as z from 'zod/mini';
import type { Stamp } from './stamp-library.ts';

const publicationSchema = z.object({
  action: z.enum(['publish', 'rollback']),
  stamp: z.string(),
  at: z.string(),
  by: z.string(),
  /** True if the stamp passed the checks for real money. */
  isForProduction: z._default(z.boolean(), false),
});

export type Publication = z.infer<typeof publicationSchema>;

export type History = readonly Publication[];

export function readHistory(text: string): History {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => publicationSchema.parse(JSON.parse(line)));
}

export function historyText(history: History): string {
  return history.map((publication) => `${JSON.stringify(publication)}\n`).join('');
}

/** The publish process has died if the lock exceeds this age. */
export const LOCK_EXPIRES_AFTER_MS = 15 * 60_000;

export interface SiteStore {
  readonly place: string;
  history(): Promise<History>;
  isInterrupted(): Promise<boolean>;
  stampIds(): Promise<readonly string[]>;
  addStamp(stamp: Stamp): Promise<void>;
  /** Makes the stamp of the newest publication in `history` visible to visitors. */
  switchTo(history: History): Promise<void>;
  removeOldReleases(): Promise<void>;
  removeStamps(ids: readonly string[]): Promise<void>;
  /** Throws if another publish runs. Returns a function that removes the lock. */
  lock(by: string, report: (line: string) => void): Promise<() => Promise<void>>;
}

/** Open pages of older stamps still request hashed files. */
export const isHashedFile = (path: string): boolean => /^(assets|legacy\/assets|stamped)\//.test(path);
