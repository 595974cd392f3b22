import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files. They start first, so that no worker is idle at the end of the run. */
const slowest = [
  'journeys/fault-matrix',
  'stories/stories',
  'journeys/protection',
  'journeys/visit-faults',
  'journeys/without-network',
  'journeys/every-screen',
  'journeys/first-day',
  'journeys/faulty-responses',
  'journeys/back-and-forward',
  'journeys/conformance-extensions',
  'stories/pictures/pictures',
  'journeys/first-paint',
  'journeys/fairness',
  'journeys/bad-input',
  'journeys/entrances',
  'journeys/own-registration',
  'journeys/session-end-money',
  'journeys/own-consents',
  'journeys/site-frame',
].map((name) => join(import.meta.dirname, `${name}.test.ts`));

export class LongestFirstSequencer extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of slowest) if (!existsSync(file)) throw new Error(`longest-first.ts: no file ${file}.`);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = slowest.indexOf(moduleId);
      return at < 0 ? slowest.length : at;
    };
    return (await super.sort(specifications)).toSorted((a, b) => rank(a) - rank(b));
  }
}
