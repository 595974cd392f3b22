/** What nobody types on purpose: half a surrogate pair, a NUL. It could never be typed again, and no server keeps it. */
export function hasUntypable(typed: string): boolean {
  return /[\uD800-\uDFFF]/u.test(typed) || typed.includes('\0');
}
