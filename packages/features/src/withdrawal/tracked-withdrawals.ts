import { useCallback, useEffect, useMemo, useState } from 'react';

interface TrackedItem {
  readonly id: string;
  readonly requestedAt: string;
}

export function trackedNow<Item extends TrackedItem>(
  known: readonly Item[],
  waiting: readonly Item[],
  finished: readonly Item[],
): readonly Item[] {
  const ids = new Set([...waiting, ...known].map(({ id }) => id));
  const byId = new Map([...known, ...finished, ...waiting].map((item) => [item.id, item]));
  return [...ids]
    .flatMap((id) => byId.get(id) ?? [])
    .sort((a, b) => (a.requestedAt < b.requestedAt ? 1 : -1));
}

export interface TrackedWithdrawals<Item> {
  readonly items: readonly Item[];
  readonly someUnsettled: boolean;
  readonly follow: (item: Item) => void;
  readonly dismiss: (id: string) => void;
}

/**
 * Returns the pending withdrawals, and the withdrawals that have finished since the screen opened. A finished
 * withdrawal stays in `items` until the member dismisses it (ME-06).
 */
export function useTrackedWithdrawals<Item extends TrackedItem>(
  waiting: readonly Item[] | undefined,
  finished: readonly Item[],
): TrackedWithdrawals<Item> {
  const [known, setKnown] = useState<readonly Item[]>([]);
  const follow = useCallback((item: Item) => {
    setKnown((before) => [item, ...before.filter(({ id }) => id !== item.id)]);
  }, []);
  const dismiss = useCallback((id: string) => {
    setKnown((before) => before.filter((item) => item.id !== id));
  }, []);

  useEffect(() => {
    if (waiting === undefined) return;
    setKnown((before) => {
      const waitingById = new Map(waiting.map((item) => [item.id, item]));
      const updated = before.map((item) => waitingById.get(item.id) ?? item);
      const added = waiting.filter(({ id }) => !before.some((item) => item.id === id));
      return [...added, ...updated];
    });
  }, [waiting]);

  return useMemo(() => {
    const waitingIds = new Set((waiting ?? []).map(({ id }) => id));
    const finishedIds = new Set(finished.map(({ id }) => id));
    return {
      items: trackedNow(known, waiting ?? [], finished),
      someUnsettled:
        waiting !== undefined && known.some(({ id }) => !waitingIds.has(id) && !finishedIds.has(id)),
      follow,
      dismiss,
    };
  }, [known, waiting, finished, follow, dismiss]);
}
