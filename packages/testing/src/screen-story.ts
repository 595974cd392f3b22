import { operationList, type Operation, type OperationId } from '@chada/contract';
import type { FakeAnswers } from './fake-adapter.ts';
import { replies, type Reply } from './replies.ts';

/** A screen as a story shows it: at its address, in its shell, with the answers that put it into a state. */
export interface ScreenState {
  /** Path and query: `/auth/deposit`. */
  readonly path: string;
  /** Whether somebody is signed in. Default: whether the path is a member's. */
  readonly as?: 'member' | 'visitor';
  /** Operations that answer otherwise than with the example of their contract. */
  readonly answers?: FakeAnswers;
  /** True where the network is gone: nothing answers, and the device says so. */
  readonly offline?: boolean;
  /** Fields of the brand that this state is about, over those of the brand that is chosen. */
  readonly brand?: Readonly<Record<string, unknown>>;
  /** What the browser keeps from before, beside the session. */
  readonly stored?: Readonly<Record<string, string>>;
}

/**
 * The story of a screen in one state; the workbench renders it with the real store, router and shell. `act` is what a
 * member does until the state is there; what it throws fails the story.
 */
export const screenStory = (screen: ScreenState, act?: () => Promise<void>) => ({
  parameters: { screen, layout: 'fullscreen' },
  ...(act === undefined ? {} : { play: act }),
});

/** Never answers: what a screen shows while it loads. */
export const loading = replies.hang();
/** The server is in trouble. */
export const failing = replies.refuse('INTERNAL');
/** The site is being looked after (ST-08). */
export const inMaintenance: FakeAnswers = { 'setting.operation': replies.data({ websiteStatus: 'MA' }) };
/** The example of an operation with nothing in its lists. */
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
