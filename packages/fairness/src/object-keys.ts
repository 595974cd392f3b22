export function hasExactly<Key extends string>(
  value: unknown,
  ...keys: readonly Key[]
): value is Readonly<Record<Key, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).sort().join() === [...keys].sort().join();
}
