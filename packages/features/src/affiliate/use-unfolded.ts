import { useState } from 'react';
import type { NextPage } from '../common/query/load-more.tsx';

/**
 * A long list shown a part at a time, however much of it an answer brought: the rows to show, and what leads to more of
 * them, which first unfolds those that are there and then asks for the next page. `step` rows are added at a time.
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
