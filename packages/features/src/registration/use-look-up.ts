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
  readonly tell: (value: string, found: Found) => void;
}

/** The pause in typing, in milliseconds, before a look-up starts. The API limits the number of look-ups (RD-20). */
export const lookUpPauseMs = 600;

/**
 * Looks up the value of a field after a pause in typing (VA-02). Stores the result of each value, so that a late
 * response never appears next to a different value. Repeats failed look-ups when `openings` changes at the end of
 * maintenance.
 */
export function useLookUp<Found>(
  value: string | undefined,
  service: (value: string) => Promise<LookUpAnswer<Found>>,
  openings = 0,
): LookUpField<Found> {
  const [answers, setAnswers] = useState<ReadonlyMap<string, LookUp<Found>>>(new Map());
  const asked = useRef(new Map<string, Promise<LookUpAnswer<Found>>>());
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latestService = useRef(service);
  useEffect(() => {
    latestService.current = service;
  });

  const keep = useCallback((about: string, answer: LookUp<Found>) => {
    setAnswers((known) => new Map(known).set(about, answer));
  }, []);

  const askAbout = useCallback(
    (about: string) => {
      const before = asked.current.get(about);
      if (before !== undefined) return before;
      // A look-up on blur replaces the look-up that waits for a pause in typing.
      clearTimeout(pause.current);
      const asking = latestService.current(about).then((answer) => {
        if (answer.state === 'failed') asked.current.delete(about);
        keep(about, answer);
        return answer;
      });
      asked.current.set(about, asking);
      keep(about, { state: 'checking' });
      return asking;
    },
    [keep],
  );

  useEffect(() => {
    if (value === undefined || asked.current.has(value)) return undefined;
    pause.current = setTimeout(() => void askAbout(value), lookUpPauseMs);
    return () => clearTimeout(pause.current);
  }, [value, askAbout]);

  const seenOpenings = useRef(openings);
  useEffect(() => {
    if (seenOpenings.current === openings) return;
    seenOpenings.current = openings;
    if (value !== undefined && answers.get(value)?.state === 'failed') void askAbout(value);
  }, [openings, value, answers, askAbout]);

  const tell = useCallback(
    (about: string, found: Found) => {
      const answer = { state: 'found', found } as const;
      asked.current.set(about, Promise.resolve(answer));
      keep(about, answer);
    },
    [keep],
  );
  const ask = useCallback(() => (value === undefined ? undefined : askAbout(value)), [value, askAbout]);
  return { now: value === undefined ? undefined : answers.get(value), ask, tell };
}
