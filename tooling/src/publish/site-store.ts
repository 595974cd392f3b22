import * as z from 'zod/mini';
import type { Stamp } from './stamp-library.ts';

const publicationSchema = z.object({
  action: z.enum(['publish', 'rollback']),
  stamp: z.string(),
  at: z.string(),
  by: z.string(),
  /** True if the stamp passed the checks for real money. An entry without the field counts as unchecked. */
  isForProduction: z._default(z.boolean(), false),
});

export type Publication = z.infer<typeof publicationSchema>;

/** Publications, oldest first. Visitors see the stamp of the last publication. */
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

/**
 * The age in milliseconds from which a lock counts as abandoned. Publishing takes a few minutes at most, so the process
 * that created an older lock has died.
 */
export const LOCK_EXPIRES_AFTER_MS = 15 * 60_000;

export interface SiteStore {
  readonly place: string;
  history(): Promise<History>;
  /** True if a switch has begun but not ended. The next switch completes or reverts it. */
  isInterrupted(): Promise<boolean>;
  stampIds(): Promise<readonly string[]>;
  /** Stores the files of a stamp. Visitors see no change. */
  addStamp(stamp: Stamp): Promise<void>;
  /** Shows the stamp of the last publication in `history` to visitors, and stores the history. */
  switchTo(history: History): Promise<void>;
  /** Deletes old releases. A web server that has been reloaded no longer needs them. */
  removeOldReleases(): Promise<void>;
  removeStamps(ids: readonly string[]): Promise<void>;
  /**
   * Locks the site for a publish. If the publish that holds the lock has died, replaces the lock and reports this.
   * Throws if another publish runs. Returns a function that removes the lock.
   */
  lock(by: string, report: (line: string) => void): Promise<() => Promise<void>>;
}

/** True if the name of a file contains a hash of its content. Open pages of older stamps still request such files. */
export const isHashedFile = (path: string): boolean => /^(assets|legacy\/assets|stamped)\//.test(path);
