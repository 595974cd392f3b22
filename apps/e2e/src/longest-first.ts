import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Returns a sequencer that starts `files` first, so that no worker is idle at the end of the run. `files` are the absolute
 * paths of the slowest test files, the slowest first.
 */
export function longestFirst(files: readonly string[]): typeof BaseSequencer {
  const rank = ({ moduleId }: TestSpecification): number => {
    const at = files.indexOf(moduleId);
    return at < 0 ? files.length : at;
  };
  return class LongestFirstSequencer extends BaseSequencer {
    override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(specifications)).toSorted((a, b) => rank(a) - rank(b));
    }
  };
}

/** Returns the items of both lists in turn, then the rest of the longer list. */
export function alternately<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  const longer = one.length > other.length ? one : other;
  return longer.flatMap((_item, index) => [...one.slice(index, index + 1), ...other.slice(index, index + 1)]);
}
