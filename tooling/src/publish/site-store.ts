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

/** An entry of a site's history: a stamp was shown to visitors. */
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
 * The age in milliseconds from which a lock counts as abandoned. Publishing takes at most some minutes, so the process
 * of an older lock has died.
 */
export const LOCK_EXPIRES_AFTER_MS = 15 * 60_000;

/** The place from which visitors get the site of one brand. */
export interface SiteStore {
  /** Name of the store, as messages show it. */
  readonly place: string;
  history(): Promise<History>;
  /** True if a switch has begun but not ended. The next switch completes or reverts it. */
  isInterrupted(): Promise<boolean>;
  /** Ids of the stamps that the store contains completely. */
  stampIds(): Promise<readonly string[]>;
  /** Stores the files of a stamp. Visitors see no change. */
  addStamp(stamp: Stamp): Promise<void>;
  /** Shows the stamp of the last publication to visitors and stores the history. */
  switchTo(history: History): Promise<void>;
  /** Deletes what only a web server that still serves an older publication would need. */
  removeOldReleases(): Promise<void>;
  removeStamps(ids: readonly string[]): Promise<void>;
  /**
   * Begins a publish. Reports if it takes over the lock of a publish that died. Throws if another publish runs. Returns
   * a function that ends the publish.
   */
  lock(by: string, report: (line: string) => void): Promise<() => Promise<void>>;
}

/**
 * True if the name of a file contains a hash of the file's content. Open pages of older stamps still request such
 * files.
 */
export const isHashedFile = (path: string): boolean => /^(assets|legacy\/assets|stamped)\//.test(path);
