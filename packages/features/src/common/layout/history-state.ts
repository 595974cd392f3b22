/** A step or dialog that has its own history entry above the page's entry. */
export interface HistoryStep {
  /** The name of the flow or dialog that opened it. */
  readonly flow: string;
  readonly value: unknown;
}

type State = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is State => typeof value === 'object' && value !== null;

const recordOf = (value: unknown): State => (isRecord(value) ? value : {});

function isStep(value: unknown): value is HistoryStep {
  return isRecord(value) && typeof value['flow'] === 'string';
}

/** Parses the steps in a location's state: one for each entry above the page's own, oldest first. */
export function stepsOf(state: unknown): readonly HistoryStep[] {
  const { steps } = recordOf(state);
  return Array.isArray(steps) && steps.every(isStep) ? steps : [];
}

/** Returns a location's state with other steps; the rest of the state stays. */
export function withSteps(state: unknown, steps: readonly HistoryStep[]): State {
  return { ...recordOf(state), steps };
}

/**
 * True if the tab's history holds `count` entries before this one. A browser that duplicates a tab may copy the
 * state of an entry without the entries before it; the router numbers its entries in `idx`.
 */
export function canGoBack(count: number): boolean {
  const { idx } = recordOf(window.history.state);
  return typeof idx !== 'number' || idx >= count;
}

/** Parses the text that was typed into a field, from a location's state. */
export function typedIn(state: unknown, name: string): string | undefined {
  const text = recordOf(recordOf(state)['typed'])[name];
  return typeof text === 'string' && text.length <= 500 ? text : undefined;
}

/**
 * Returns the browser's history state with the typed text under the router's `usr`; undefined if the router's entry
 * `key` is no longer the current one, or already holds the text.
 */
export function withTyped(
  entry: unknown,
  key: string,
  { name, text }: { name: string; text: string },
): State | undefined {
  if (!isRecord(entry) || (entry['key'] ?? 'default') !== key) return undefined;
  const usr = recordOf(entry['usr']);
  if ((typedIn(usr, name) ?? '') === text) return undefined;
  return { ...entry, usr: { ...usr, typed: { ...recordOf(usr['typed']), [name]: text } } };
}
