import type * as z from 'zod/mini';

/**
 * Returns the data without the invalid list entries. `issues` are the violations that zod has found in the data.
 * Returns the data unchanged if a field that is not a list has an issue.
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
