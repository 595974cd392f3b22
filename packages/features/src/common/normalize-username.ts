import { stripInvisible, toAsciiDigits } from '@chada/messages';

/** A username as it is stored: no blanks around it, lower case (phones capitalise), Thai digits as 0-9. */
export function normalizeUsername(typed: string): string {
  return toAsciiDigits(stripInvisible(typed)).trim().toLowerCase();
}
