export interface HistoryStep {
  readonly flow: string;
  readonly value: unknown;
}

type State = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is State => typeof value === 'object' && value !== null;

const recordOf = (value: unknown): State => (isRecord(value) ? value : {});

function isStep(value: unknown): value is HistoryStep {
  return isRecord(value) && typeof value['flow'] === 'string';
}

export function stepsOf(state: unknown): readonly HistoryStep[] {
  const { steps } = recordOf(state);
  return Array.isArray(steps) && steps.every(isStep) ? steps : [];
}

export function withSteps(state: unknown, steps: readonly HistoryStep[]): State {
  return { ...recordOf(state), steps };
}

/**
 * True if the browser can go back by `count` entries of the site's history. The router numbers the history entries from
 * 0, so `count` must not exceed the number of the current entry. Also true for an entry without a number. In a duplicated
 * tab, the result can be wrong, because some browsers copy only the current entry with its number.
 */
export function canGoBack(count: number): boolean {
  const { idx } = recordOf(window.history.state);
  return typeof idx !== 'number' || idx >= count;
}

/** The state of the history entry that a sign-in opens at the return path. */
export const resumedState: State = { isResumed: true };

export const isResumed = (state: unknown): boolean => recordOf(state)['isResumed'] === true;
