const warned = new Set<string>();

/** Prints a fault of the backend to the browser's console. Prints each text once. */
export function warnDeveloper(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}
