import type { Operation } from '@chada/contract';
import { emptyDataOf } from '@chada/testing';
import type { Screen } from '../screens.ts';
import { isFullRun } from '../seeded-share.ts';
import type { AnswerFault } from './answer-faults.ts';
import type { FaultyCall } from './crawl.ts';

/** Every page calls these operations when it starts (AP-04). */
const startUp = [
  'setting.operation',
  'setting.get',
  'configuration.public',
  'configuration.list',
  'user.get',
  'user.credit',
  'user.setting',
  'protection.get',
];
const neededAtStart: Readonly<Record<string, readonly string[]>> = {
  'user.setting': ['dashboard', 'member-promotion'],
  'protection.get': ['protection'],
};
/**
 * The operations in `startUp` are tested on these screens (one for visitors and one for members) and on the screens in
 * `neededAtStart`. With CHADA_FULL=1, these operations are tested on all screens.
 */
const startUpScreens = ['contact', 'dashboard'];

const failures: readonly AnswerFault[] = [
  'a 500',
  'a 404 page',
  'no network',
  'a misshapen body',
  'an empty body',
];

function isNeeded(screen: Screen, { id }: Operation): boolean {
  return !startUp.includes(id) || neededAtStart[id]?.includes(screen.name) === true;
}

function answersOf(turn: number): readonly AnswerFault[] {
  if (isFullRun) return [...failures, 'an empty answer'];
  const failure = failures[Math.floor(turn / 2) % failures.length];
  return turn % 2 === 0 || failure === undefined ? ['an empty answer'] : [failure];
}

const hiddenWhenEmpty = ['withdraw.requests'];

function isList(screen: Screen, operation: Operation): boolean {
  const data = emptyDataOf(operation);
  const isPage = typeof data === 'object' && data !== null && 'nextCursor' in data;
  return isPage && screen.as === 'member' && !hiddenWhenEmpty.includes(operation.id);
}

export function planFor(
  screen: Screen,
  operations: readonly Operation[],
  turn: number,
): readonly FaultyCall[] {
  return operations.flatMap((operation, index) => {
    const needed = isNeeded(screen, operation);
    if (!isFullRun && !needed && !startUpScreens.includes(screen.name)) return [];
    return answersOf(turn + index).map((kind) => ({
      operation,
      kind,
      needed,
      isList: isList(screen, operation),
    }));
  });
}
