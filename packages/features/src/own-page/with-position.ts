/** The order of a page's content never changes, so positions are valid React keys. */
export function withPosition<Part>(parts: readonly Part[]): { readonly key: string; readonly part: Part }[] {
  return parts.map((part, index) => ({ key: String(index), part }));
}
