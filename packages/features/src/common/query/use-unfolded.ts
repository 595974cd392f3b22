import { useState } from 'react';
import type { NextPage } from './load-more.tsx';

export function useUnfolded<Row>(
  rows: readonly Row[],
  query: NextPage,
  { first, step }: { readonly first: number; readonly step: number },
): { readonly shown: readonly Row[]; readonly next: NextPage } {
  const [count, setCount] = useState(first);
  if (count >= rows.length) {
    const fetchNextPage = (): unknown => {
      setCount((now) => Math.min(now, rows.length) + step);
      return query.fetchNextPage();
    };
    return { shown: rows, next: { ...query, fetchNextPage } };
  }
  const next = {
    hasNextPage: true,
    onPressOnly: count === first,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => setCount(count === first ? step : count + step),
  };
  return { shown: rows.slice(0, count), next };
}
