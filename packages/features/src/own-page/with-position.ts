/** Returns the parts with their positions as keys. The content of a page never changes its order. */
export function withPosition<Part>(parts: readonly Part[]): { readonly key: string; readonly part: Part }[] {
  return parts.map((part, index) => ({ key: String(index), part }));
}
