import { stripInvisible, toAsciiDigits } from './text.ts';

/** Returns a username in its stored form: trimmed, in lower case (phones capitalise), Thai digits as 0-9. */
export function normalizeUsername(typed: string): string {
  return toAsciiDigits(stripInvisible(typed)).trim().toLowerCase();
}
