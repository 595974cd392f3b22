import * as z from 'zod/mini';
import type { Stamp } from './stamp-library.ts';

const publicationSchema = z.object({
  action: z.enum(['publish', 'rollback']),
  stamp: z.string(),
  at: z.string(),
  by: z.string(),
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

/** The place from which visitors get the site of one brand. */
export interface SiteStore {
  /** Name of the place for messages. */
  readonly place: string;
  history(): Promise<History>;
  /** True if a switch began and did not end. The next switch completes or reverts it. */
  isInterrupted(): Promise<boolean>;
  /** Ids of the stamps that the store contains completely. */
  stampIds(): Promise<readonly string[]>;
  /** Stores the files of a stamp. Visitors see no change. */
  addStamp(stamp: Stamp): Promise<void>;
  /** Shows the stamp of the last publication to visitors and stores the history. */
  switchTo(history: History): Promise<void>;
  removeStamps(ids: readonly string[]): Promise<void>;
  /** Begins a publish. Throws if another one runs. Returns a function that ends it. */
  lock(by: string): Promise<() => Promise<void>>;
}

/** Files whose name contains a hash of their content. Open pages of older stamps still request them. */
export const isHashedFile = (path: string): boolean => /^(assets|legacy\/assets|stamped)\//.test(path);
