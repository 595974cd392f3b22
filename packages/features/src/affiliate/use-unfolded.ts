import { useState } from 'react';
import type { NextPage } from '../common/query/load-more.tsx';

/**
 * Shows a long list in parts of `step` rows. A press of `LoadMore` shows the next loaded rows, or requests the next
 * page if no loaded rows are left.
 */
export function useUnfolded<Row>(
  rows: readonly Row[],
  query: NextPage,
  step: number,
): { readonly shown: readonly Row[]; readonly next: NextPage } {
  const [count, setCount] = useState(step);
  if (count >= rows.length) {
    const fetchNextPage = (): unknown => {
      setCount((now) => Math.min(now, rows.length) + step);
      return query.fetchNextPage();
    };
    return { shown: rows, next: { ...query, fetchNextPage } };
  }
  const next = {
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => setCount(count + step),
  };
  return { shown: rows.slice(0, count), next };
}
