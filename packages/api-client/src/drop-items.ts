import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const hasItems = (data: unknown): data is { readonly items: readonly unknown[] } =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items);

/**
 * Returns the data without the entries of `items` that have an issue. Returns `undefined` if anything else has an issue.
 */
export function dropItems(data: unknown, issues: readonly Issue[]): unknown {
  if (!hasItems(data) || issues.some(({ path }) => path[0] !== 'items' || path.length < 2)) return undefined;
  const invalid = issues.map(({ path }) => path[1]);
  return { ...data, items: data.items.filter((_item, index) => !invalid.includes(index)) };
}
