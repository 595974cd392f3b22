import { useCallback, useEffect, useRef, useState } from 'react';

export type LookUp<Found> =
  | { readonly state: 'checking' }
  | { readonly state: 'found'; readonly found: Found }
  | { readonly state: 'failed'; readonly error: unknown };

export type LookUpAnswer<Found> = Exclude<LookUp<Found>, { state: 'checking' }>;

export interface LookUpField<Found> {
  readonly now: LookUp<Found> | undefined;
  readonly ask: () => Promise<LookUpAnswer<Found>> | undefined;
  readonly storeResult: (value: string, found: Found) => void;
}

/** The API limits the number of look-ups, so a look-up waits for a pause in typing (RD-20). */
export const lookUpPauseMs = 600;

/**
 * Looks up a value after a pause in typing. Stores the result of each value, so that a late response never appears next
 * to another value (VA-02).
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
