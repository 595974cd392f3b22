export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Returns the longest chain of requests in which each request starts after the end of the one before. */
export function longestChain(requests: readonly Interval[]): { readonly ms: number; readonly count: number } {
  const sorted = requests.toSorted((a, b) => a.end - b.end);
  const chains: { ms: number; count: number }[] = [];
  for (const { start, end } of sorted) {
    const before = chains.filter((_, index) => (sorted[index]?.end ?? end) <= start);
    const previous = before.reduce((longest, chain) => (chain.ms > longest.ms ? chain : longest), {
      ms: 0,
      count: 0,
    });
    chains.push({ ms: previous.ms + end - start, count: previous.count + 1 });
  }
  return chains.reduce((longest, chain) => (chain.ms > longest.ms ? chain : longest), { ms: 0, count: 0 });
}
