import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { browserTests } from '../../../config/test-rotation.ts';

const slowest = browserTests.slowest.map((file) => join(import.meta.dirname, '..', file));

/** Starts the slowest test files first, so that no worker is idle at the end of the run. */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = slowest.indexOf(moduleId);
      return at < 0 ? slowest.length : at;
    };
    return (await super.sort(specifications)).toSorted((a, b) => rank(a) - rank(b));
  }
}
