import { operationList, type Operation, type OperationId } from '@chada/contract';
import type { FakeReplies } from './fake-adapter.ts';
import { replies, type Reply } from './replies.ts';

/** A screen in one state, for Storybook. */
export interface ScreenState {
  readonly path: string;
  /** Default: `member` if the path requires a session, otherwise `visitor`. */
  readonly as?: 'member' | 'visitor';
  /** The reply to each operation. An operation without a reply returns the example of the contract. */
  readonly replies?: FakeReplies;
  /** True to simulate an offline device. */
  readonly offline?: boolean;
  readonly brand?: Readonly<Record<string, unknown>>;
  /** The feature that the screen requires. If the brand lacks this feature, the story adds the feature to the brand. */
  readonly needs?: { readonly feature: string; readonly brand?: Readonly<Record<string, unknown>> };
  readonly stored?: Readonly<Record<string, string>>;
}

/**
 * Creates a story that renders a screen with the real store, router and layout. `act` performs the member's actions.
 */
export const screenStory = (screen: ScreenState, play?: () => Promise<void>) => ({
  parameters: { screen, layout: 'fullscreen' },
  ...(play === undefined ? {} : { play }),
});

/** Never responds, so that the screen stays in its loading state. */
export const loading = replies.hang();
export const failing = replies.refuse('INTERNAL');
export const inMaintenance: FakeReplies = { 'setting.operation': replies.data({ websiteStatus: 'MA' }) };
export function emptied(id: OperationId): Reply {
  const operation: Operation | undefined = operationList.find((candidate) => candidate.id === id);
  const example: unknown = operation?.example.response;
  if (Array.isArray(example)) return replies.data([]);
  if (typeof example !== 'object' || example === null) throw new Error(`The example of ${id} has no list.`);
  const fields = Object.entries(example).map(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [name, []];
    return [name, name === 'total' ? 0 : name === 'nextCursor' ? null : value];
  });
  return replies.data(Object.fromEntries(fields));
}
