import { maxClientSeedLength } from '@chada/fairness';
import type { Translate } from '@chada/messages';

/**
 * Letters and digits that do not look alike. There are 32 of them, and 256 is a multiple of 32. Therefore a random byte
 * selects each of them with the same probability.
 */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Makes a client seed of 100 random bits in the member's browser. */
export function randomClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  const text = Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('');
  return text.replace(/.{5}(?=.)/g, '$&-');
}

/**
 * Returns the error of a typed client seed, or undefined. `used` contains the seeds that the server already knows.
 */
export function clientSeedProblem(typed: string, used: readonly string[], t: Translate): string | undefined {
  if (typed === '') return t('fairness.seedEmpty');
  if (!/^[ -9;-~]*$/.test(typed)) return t('fairness.seedCharacters');
  if (typed.length > maxClientSeedLength) return t('fairness.seedLong', { max: maxClientSeedLength });
  return used.includes(typed) ? t('fairness.seedUsed') : undefined;
}
