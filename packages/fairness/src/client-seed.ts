import { FairnessError } from './errors.ts';

/** The maximum length of a client seed, in characters. */
export const maxClientSeedLength = 64;

/**
 * Parses a client seed: 1 to 64 printable ASCII characters except the colon. Throws a FairnessError for any other
 * input.
 */
export function parseClientSeed(input: unknown): string {
  if (typeof input !== 'string') throw new FairnessError('clientSeed', 'A client seed must be a text.');
  if (input === '') throw new FairnessError('clientSeed', 'A client seed must not be empty.');
  if (input.length > maxClientSeedLength) {
    throw new FairnessError(
      'clientSeed',
      `A client seed has at most ${maxClientSeedLength} characters, got ${input.length}.`,
    );
  }
  if (!/^[ -9;-~]+$/.test(input)) {
    throw new FairnessError(
      'clientSeed',
      'A client seed must consist of printable ASCII characters without ":".',
    );
  }
  return input;
}
