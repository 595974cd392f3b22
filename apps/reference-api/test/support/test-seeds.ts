import { randomBytes } from 'node:crypto';
import { drawWeighted, weightsOf } from '@chada/fairness';
import type { FairnessDeps } from '../../src/modules/fairness/fairness-deps.ts';
import { weightTableOf } from '../../src/modules/prize/draw-segment.ts';
import type { SegmentRow } from '../../src/modules/prize/repository.ts';

export interface TestSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
}

export function seedsThatGive(
  segments: readonly SegmentRow[],
  matches: (segment: SegmentRow) => boolean,
): TestSeeds {
  const weights = weightsOf(weightTableOf('wheel', segments));
  const serverSeed = randomBytes(32).toString('hex');
  for (let tried = 0; tried < 1_000_000; tried += 1) {
    const clientSeed = `seed ${tried}`;
    const segment = segments[drawWeighted({ serverSeed, clientSeed, nonce: 0 }, weights).index];
    if (segment && matches(segment)) return { serverSeed, clientSeed };
  }
  throw new Error('no seeds give such a segment');
}

export function withSeeds(base: FairnessDeps, current: () => TestSeeds | undefined): FairnessDeps {
  return {
    ...base,
    makeServerSeed: () => current()?.serverSeed ?? base.makeServerSeed(),
    makeClientSeed: () => current()?.clientSeed ?? base.makeClientSeed(),
  };
}
