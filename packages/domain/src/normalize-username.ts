import { stripInvisible, toAsciiDigits } from './text.ts';

/** Returns a username in its stored form: without invisible characters, trimmed, in lower case and with ASCII digits. */
export function normalizeUsername(input: string): string {
  return toAsciiDigits(stripInvisible(input)).trim().toLowerCase();
}
