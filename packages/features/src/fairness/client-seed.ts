import { maxClientSeedLength } from '@chada/fairness';
import type { Translate } from '@chada/messages';

/**
 * The characters of a random seed. A random byte selects each of these 32 characters equally often, because 256 is a
 * multiple of 32.
 */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

export function randomClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  const text = Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('');
  return text.replace(/.{5}(?=.)/g, '$&-');
}

/**
 * Returns the error message for a typed client seed, or undefined for a valid seed. `used` contains the client seeds that
 * the server already knows.
 */
export function clientSeedProblem(input: string, used: readonly string[], t: Translate): string | undefined {
  if (input === '') return t('fairness.seedEmpty');
  if (!/^[ -9;-~]*$/.test(input)) return t('fairness.seedCharacters');
  if (input.length > maxClientSeedLength) return t('fairness.seedLong', { max: maxClientSeedLength });
  return used.includes(input) ? t('fairness.seedUsed') : undefined;
}
