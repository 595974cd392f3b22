/** Returns the parts with their positions as React keys, because the order of a page's content never changes. */
export function withPosition<Part>(parts: readonly Part[]): { readonly key: string; readonly part: Part }[] {
  return parts.map((part, index) => ({ key: String(index), part }));
}
