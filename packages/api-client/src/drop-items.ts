import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;

/** Drops the list entries that a schema refuses. Returns `undefined` if the schema refuses another part of the data. */
export function dropItems(data: unknown, issues: readonly Issue[]): unknown {
  if (!isObject(data)) return undefined;
  const invalid = new Map<PropertyKey, Set<PropertyKey>>();
  for (const { path } of issues) {
    const [field, index] = path;
    if (field === undefined || index === undefined || !Array.isArray(data[String(field)])) return undefined;
    invalid.set(field, (invalid.get(field) ?? new Set()).add(index));
  }
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.filter((_item, index) => invalid.get(field)?.has(index) !== true) : value,
    ]),
  );
}
