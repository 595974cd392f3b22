/** Adds a React key to each part. The position is a valid key, because the order of a page's content never changes. */
export function withPosition<Part>(parts: readonly Part[]): { readonly key: string; readonly part: Part }[] {
  return parts.map((part, index) => ({ key: String(index), part }));
}

export const headingId = (position: string): string => `part-${position}`;
