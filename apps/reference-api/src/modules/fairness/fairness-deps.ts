import { randomBytes } from 'node:crypto';
import type { FairnessKeys } from '../../security/fairness-keys.ts';

export interface FairnessDeps {
  readonly keys: FairnessKeys;
  /** Contains a folder for each brand's log. */
  readonly folder: string;
  /** 32 bytes in hexadecimal. Tests replace it. */
  readonly makeServerSeed: () => string;
  /** For a member who has not chosen a seed. */
  readonly makeClientSeed: () => string;
}

export const systemSeeds: Pick<FairnessDeps, 'makeServerSeed' | 'makeClientSeed'> = {
  makeServerSeed: () => randomBytes(32).toString('hex'),
  makeClientSeed: () => randomBytes(16).toString('hex'),
};
