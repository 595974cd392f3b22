import type * as z from 'zod/mini';

/**
 * Returns the data without the list entries that have an issue. Returns the data unchanged if an issue concerns a
 * field that is not a list.
 */
export function dropItems(data: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const fields = new Map<string, unknown>(Object.entries(data ?? {}));
  if (issues.some(({ path: [field] }) => !Array.isArray(fields.get(String(field))))) return data;
  const invalid = new Set(issues.map(({ path: [field, index] }) => `${String(field)}.${String(index)}`));
  return Object.fromEntries(
    [...fields].map(([field, value]) => [
      field,
      Array.isArray(value) ? value.filter((_item, index) => !invalid.has(`${field}.${index}`)) : value,
    ]),
  );
}
