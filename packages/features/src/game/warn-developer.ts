const warned = new Set<string>();

/** Prints each text only once. */
export function warnDeveloper(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}
