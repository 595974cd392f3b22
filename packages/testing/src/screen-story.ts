import { operationList, type Operation, type OperationId } from '@chada/contract';
import type { FakeAnswers } from './fake-adapter.ts';
import { replies, type Reply } from './replies.ts';

/** A screen of a story: its address, and the responses that put it into a state. */
export interface ScreenState {
  /** Path and query: `/auth/deposit`. */
  readonly path: string;
  /** The signed-in state. Default: member if the path is a member's. */
  readonly as?: 'member' | 'visitor';
  /** Operations whose response is not the example of their contract. */
  readonly answers?: FakeAnswers;
  /** True if the network is down: no response, and the device reports it. */
  readonly offline?: boolean;
  /** Fields of the brand that matter for this state. They override those of the chosen brand. */
  readonly brand?: Readonly<Record<string, unknown>>;
  /** Stored data of earlier visits, in addition to the session. */
  readonly stored?: Readonly<Record<string, string>>;
}

/**
 * Returns the story of a screen in one state. The workbench renders it with the real store, router and shell. `act`
 * performs the member's actions that lead to the state; an error in it fails the story.
 */
export const screenStory = (screen: ScreenState, act?: () => Promise<void>) => ({
  parameters: { screen, layout: 'fullscreen' },
  ...(act === undefined ? {} : { play: act }),
});

/** No response: the screen stays loading. */
export const loading = replies.hang();
/** A server error. */
export const failing = replies.refuse('INTERNAL');
/** The site is in maintenance (ST-08). */
export const inMaintenance: FakeAnswers = { 'setting.operation': replies.data({ websiteStatus: 'MA' }) };
/** Returns the example of an operation with empty lists. */
export function emptied(id: OperationId): Reply {
  const operation: Operation | undefined = operationList.find((each) => each.id === id);
  const example: unknown = operation?.example.response;
  if (Array.isArray(example)) return replies.data([]);
  if (typeof example !== 'object' || example === null) throw new Error(`${id} answers with no list.`);
  const fields = Object.entries(example).map(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [name, []];
    return [name, name === 'total' ? 0 : name === 'nextCursor' ? null : value];
  });
  return replies.data(Object.fromEntries(fields));
}
