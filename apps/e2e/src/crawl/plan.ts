import type { Operation } from '@chada/contract';
import { emptyDataOf } from '@chada/testing';
import type { Screen } from '../screens.ts';
import type { AnswerFault } from './answer-faults.ts';
import type { FaultyCall } from './crawl.ts';

/** What every page asks for as the site starts (AP-04): a screen goes on without it. */
const startUp = [
  'setting.operation',
  'setting.get',
  'configuration.public',
  'configuration.list',
  'user.get',
  'user.credit',
  'user.setting',
];
/** Screens whose matter is told by one of those all the same. */
const neededAtStart: Readonly<Record<string, readonly string[]>> = {
  'user.setting': ['dashboard', 'member-promotion'],
};
/** Where the start-up calls go wrong in the small size: on one screen of visitors and one of members. */
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

/** Lists of which a screen shows nothing while they are empty. */
const hiddenWhenEmpty = ['withdraw.requests'];

function isList(screen: Screen, operation: Operation): boolean {
  const data = emptyDataOf(operation);
  const isPage = typeof data === 'object' && data !== null && 'nextCursor' in data;
  return isPage && screen.as === 'member' && !hiddenWhenEmpty.includes(operation.id);
}

/**
 * What goes wrong on a screen that asks for these operations. In full, each in every way; else each in two: empty, and
 * one of the failures, another for each operation and screen.
 */
export function planFor(
  screen: Screen,
  operations: readonly Operation[],
  { full, turn }: { full: boolean; turn: number },
): readonly FaultyCall[] {
  return operations.flatMap((operation, index) => {
    const needed = isNeeded(screen, operation);
    if (!full && !needed && !startUpScreens.includes(screen.name)) return [];
    const one = failures[(turn + index) % failures.length];
    const kinds: readonly (AnswerFault | undefined)[] = full ? failures : [one];
    return [...kinds, 'an empty answer' as const]
      .filter((kind) => kind !== undefined)
      .map((kind) => ({ operation, kind, needed, isList: isList(screen, operation) }));
  });
}
