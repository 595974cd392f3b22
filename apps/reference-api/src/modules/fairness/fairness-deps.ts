import { randomBytes } from 'node:crypto';
import type { FairnessKeys } from '../../security/fairness-keys.ts';

export interface FairnessDeps {
  readonly keys: FairnessKeys;
  readonly folder: string;
  /** Returns 32 random bytes in hexadecimal. */
  readonly makeServerSeed: () => string;
  /** Returns a client seed for a member who has chosen none. */
  readonly makeClientSeed: () => string;
}

export const systemSeeds: Pick<FairnessDeps, 'makeServerSeed' | 'makeClientSeed'> = {
  makeServerSeed: () => randomBytes(32).toString('hex'),
  makeClientSeed: () => randomBytes(16).toString('hex'),
};
