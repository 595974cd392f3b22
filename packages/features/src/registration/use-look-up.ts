import { useCallback, useEffect, useRef, useState } from 'react';

export type LookUp<Found> =
  | { readonly state: 'checking' }
  | { readonly state: 'found'; readonly found: Found }
  | { readonly state: 'failed'; readonly error: unknown };

/** The result of a finished look-up: the found value or an error. The service never rejects. */
export type LookUpAnswer<Found> = Exclude<LookUp<Found>, { state: 'checking' }>;

export interface LookUpField<Found> {
  /** The state for the current value. Undefined if the value is invalid or has not been looked up yet. */
  readonly now: LookUp<Found> | undefined;
  /** Looks up the current value immediately. Returns undefined for an invalid value. */
  readonly ask: () => Promise<LookUpAnswer<Found>> | undefined;
  /** Stores a result that does not come from a look-up, for example a refusal of the registration. */
  readonly storeResult: (value: string, found: Found) => void;
}

/**
 * A look-up starts after a pause of this many milliseconds in typing, because the API limits the number of look-ups
 * (RD-20).
 */
export const lookUpPauseMs = 600;

/**
 * Looks up the value of a field after a pause in typing (VA-02). Stores the result of each value, so that a late
 * response never appears next to a different value. `openings` counts how often maintenance has ended. When it
 * increases, failed look-ups are repeated.
 */
export function useLookUp<Found>(
  value: string | undefined,
  service: (value: string) => Promise<LookUpAnswer<Found>>,
  openings = 0,
): LookUpField<Found> {
  const [answers, setAnswers] = useState<ReadonlyMap<string, LookUp<Found>>>(new Map());
  const requested = useRef(new Map<string, Promise<LookUpAnswer<Found>>>());
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latestService = useRef(service);
  useEffect(() => {
    latestService.current = service;
  });

  const storeAnswer = useCallback((about: string, answer: LookUp<Found>) => {
    setAnswers((known) => new Map(known).set(about, answer));
  }, []);

  const lookUp = useCallback(
    (about: string) => {
      const before = requested.current.get(about);
      if (before !== undefined) return before;
      // A look-up on blur replaces the look-up that waits for a pause in typing.
      clearTimeout(pause.current);
      const asking = latestService.current(about).then((answer) => {
        if (answer.state === 'failed') requested.current.delete(about);
        storeAnswer(about, answer);
        return answer;
      });
      requested.current.set(about, asking);
      storeAnswer(about, { state: 'checking' });
      return asking;
    },
    [storeAnswer],
  );

  useEffect(() => {
    if (value === undefined || requested.current.has(value)) return undefined;
    pause.current = setTimeout(() => void lookUp(value), lookUpPauseMs);
    return () => clearTimeout(pause.current);
  }, [value, lookUp]);

  const seenOpenings = useRef(openings);
  useEffect(() => {
    if (seenOpenings.current === openings) return;
    seenOpenings.current = openings;
    if (value !== undefined && answers.get(value)?.state === 'failed') void lookUp(value);
  }, [openings, value, answers, lookUp]);

  const storeResult = useCallback(
    (about: string, found: Found) => {
      const answer = { state: 'found', found } as const;
      requested.current.set(about, Promise.resolve(answer));
      storeAnswer(about, answer);
    },
    [storeAnswer],
  );
  const ask = useCallback(() => (value === undefined ? undefined : lookUp(value)), [value, lookUp]);
  return { now: value === undefined ? undefined : answers.get(value), ask, storeResult };
}
