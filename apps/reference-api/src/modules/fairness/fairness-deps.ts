import { randomBytes } from 'node:crypto';
import type { FairnessKeys } from '../../security/fairness-keys.ts';

/** The keys, the log folder and the seed generators of provable draws. */
export interface FairnessDeps {
  readonly keys: FairnessKeys;
  /** The folder of all logs. It contains a folder for each brand. */
  readonly folder: string;
  /** Makes a server seed: 32 bytes in hexadecimal. Tests replace it. */
  readonly makeServerSeed: () => string;
  /** Makes a client seed for a member who has set none. */
  readonly makeClientSeed: () => string;
}

/** Creates seeds with the system's secure random source. */
export const systemSeeds: Pick<FairnessDeps, 'makeServerSeed' | 'makeClientSeed'> = {
  makeServerSeed: () => randomBytes(32).toString('hex'),
  makeClientSeed: () => randomBytes(16).toString('hex'),
};
