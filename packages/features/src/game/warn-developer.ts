const warned = new Set<string>();

export function warnDeveloper(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}
