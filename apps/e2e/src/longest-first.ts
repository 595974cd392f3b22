import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files start first, so that no worker is idle at the end. */
const slowest = [
  'stories/stories',
  'journeys/faulty-responses',
  'journeys/fault-matrix',
  'journeys/every-screen',
  'journeys/bad-input',
  'journeys/back-and-forward',
  'journeys/protection',
  'journeys/visit-faults',
  'journeys/without-network',
  'journeys/text-size',
  'journeys/first-paint',
  'journeys/entrances',
].map((name) => join(import.meta.dirname, `${name}.test.ts`));

export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of slowest) if (!existsSync(file)) throw new Error(`longest-first.ts: no file ${file}.`);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = slowest.indexOf(moduleId);
      return at < 0 ? slowest.length : at;
    };
    return (await super.sort(specifications)).toSorted((a, b) => rank(a) - rank(b));
  }
}
