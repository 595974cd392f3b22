import * as z from 'zod/mini';
import type { Stamp } from './stamp-library.ts';

const publicationSchema = z.object({
  action: z.enum(['publish', 'rollback']),
  stamp: z.string(),
  at: z.string(),
  by: z.string(),
  /** True if the brand passed the checks for production, which a site with real money requires. */
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

/** A lock that is older than this time no longer counts, because the process that created it must have ended. */
export const LOCK_EXPIRES_AFTER_MS = 15 * 60_000;

export interface SiteStore {
  readonly location: string;
  history(): Promise<History>;
  isInterrupted(): Promise<boolean>;
  stampIds(): Promise<readonly string[]>;
  addStamp(stamp: Stamp): Promise<void>;
  /** Shows visitors the stamp of the last publication in `history`. */
  switchTo(history: History): Promise<void>;
  removeOldReleases(): Promise<void>;
  removeStamps(ids: readonly string[]): Promise<void>;
  /**
   * Locks the site, so that only one publish runs. Throws if another publish runs. Returns a function that removes the
   * lock.
   */
  lock(by: string, report: (line: string) => void): Promise<() => Promise<void>>;
}

/**
 * True for files with a hash in their path. These files must remain after a publish, because pages of older stamps that
 * visitors have open still request them.
 */
export const isHashedFile = (path: string): boolean => /^(assets|legacy\/assets|stamped)\//.test(path);
