import type { History, Publication, SiteStore } from './site-store.ts';
import { assertStampStart, assertUnchanged, type Stamp } from './stamp-library.ts';

export interface Change {
  readonly store: SiteStore;
  readonly by: string;
  readonly report: (line: string) => void;
  readonly keep?: number | undefined;
  readonly allowsSandbox?: boolean;
  /** Called after the site has switched to the stamp. If this function throws, no old stamps or releases are deleted. */
  readonly afterSwitch?: (changed: SwitchResult) => void;
}

export interface SwitchResult {
  readonly stamp: string;
  readonly before: string | undefined;
}

export interface PublishResult extends SwitchResult {
  readonly removed: readonly string[];
}

/**
 * Returns the ids of the published stamps, oldest first, without the stamps that a rollback has undone. The last id is
 * the current stamp, and a rollback returns to the stamp before it.
 */
export function shownStamps(history: History): readonly string[] {
  return history.reduce<readonly string[]>((shown, { action, stamp }) => {
    const before = action === 'rollback' ? shown.lastIndexOf(stamp) : -1;
    return before === -1 ? [...shown, stamp] : shown.slice(0, before + 1);
  }, []);
}

/**
 * Returns the ids of old stamps to delete. Keeps the `keep` last used stamps, and always the current and the previous
 * stamp.
 */
export function staleStamps(history: History, stored: readonly string[], keep: number): readonly string[] {
  const shown = shownStamps(history);
  const inUse = new Set([...shown.slice(-2), ...history.slice(-2).map(({ stamp }) => stamp)]);
  const lastUse = (id: string): number => history.findLastIndex(({ stamp }) => stamp === id);
  const newestFirst = stored.toSorted((a, b) => lastUse(b) - lastUse(a));
  return newestFirst.slice(keep).filter((id) => !inUse.has(id));
}

async function change(
  { store, by, report, keep, afterSwitch }: Change,
  callback: (history: History) => Promise<Omit<Publication, 'at' | 'by'>>,
): Promise<PublishResult> {
  const unlock = await store.lock(by, report);
  try {
    const history = await store.history();
    const before = history.at(-1)?.stamp;
    const next = await callback(history);
    const publication = { ...next, at: new Date().toISOString(), by };
    const now = [...history, publication];
    await store.switchTo(now);
    afterSwitch?.({ stamp: next.stamp, before });
    await store.removeOldReleases();
    const removed = keep === undefined ? [] : staleStamps(now, await store.stampIds(), keep);
    await store.removeStamps(removed);
    return { stamp: next.stamp, before, removed };
  } finally {
    await unlock();
  }
}

/** Publishes a stamp. Throws if visitors already see this stamp, or if the stamp's files have changed. */
export function publishStamp(to: Change, stamp: Stamp): Promise<PublishResult> {
  return change(to, async (history) => {
    const last = history.at(-1);
    if (last?.stamp === stamp.id && !(await to.store.isInterrupted()))
      throw new Error(`${stamp.id} is published already, by ${last.by} at ${last.at}.`);
    assertUnchanged(stamp);
    await to.store.addStamp(stamp);
    return { action: 'publish', stamp: stamp.id, isForProduction: stamp.isForProduction };
  });
}

function findEarlier(history: History, stored: readonly string[], location: string, start?: string): string {
  const shown = shownStamps(history);
  const current = shown.at(-1);
  const earlier = [...new Set(history.map(({ stamp }) => stamp))].filter(
    (id) => id !== current && stored.includes(id),
  );
  const before = shown.findLast((id) => id !== current);
  const found = earlier.filter((id) => (start === undefined ? id === before : id.startsWith(start)));
  const [stamp] = found;
  if (found.length > 1)
    throw new Error(`Several earlier stamps begin with ${start}: ${found.join(', ')}. Add digits.`);
  if (stamp !== undefined) return stamp;
  const missing =
    start === undefined ? `No stamp before ${current} is left` : `There is no other stamp ${start}`;
  const others =
    earlier.length === 0
      ? 'No other stamp is stored.'
      : `Name one of the other stamps: ${earlier.join(', ')}.`;
  throw new Error(`${missing} in ${location}. ${others}`);
}

/** Returns the site to an earlier stamp: the stamp whose id begins with `start`, or by default the previous stamp. */
export async function rollBack(to: Change, start?: string): Promise<PublishResult> {
  if (start !== undefined) assertStampStart(start);
  // The lock would create the folder of a brand that was never published.
  if ((await to.store.history()).length === 0)
    throw new Error(`Nothing is published in ${to.store.location}.`);
  return change(to, async (history) => {
    const last = history.at(-1)?.stamp ?? '';
    const undoesSwitch = (await to.store.isInterrupted()) && (start === undefined || last.startsWith(start));
    const stamp = undoesSwitch
      ? last
      : findEarlier(history, await to.store.stampIds(), to.store.location, start);
    const isForProduction = history.some(
      (candidate) => candidate.stamp === stamp && candidate.isForProduction,
    );
    if (!isForProduction && to.allowsSandbox !== true)
      throw new Error(
        `${stamp} was not checked for real money. Name another stamp, or roll back with --sandbox.`,
      );
    return { action: 'rollback', stamp, isForProduction };
  });
}
