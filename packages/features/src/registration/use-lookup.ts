import { useCallback, useEffect, useRef, useState } from 'react';

export type LookupState<Found> =
  | { readonly state: 'checking' }
  | { readonly state: 'found'; readonly found: Found }
  | { readonly state: 'failed'; readonly error: unknown };

export type LookupResult<Found> = Exclude<LookupState<Found>, { state: 'checking' }>;

export interface LookupField<Found> {
  readonly now: LookupState<Found> | undefined;
  readonly ask: () => Promise<LookupResult<Found>> | undefined;
  readonly storeResult: (value: string, found: Found) => void;
}

/** The API limits the number of look-ups, so a look-up waits for a pause in typing (RD-20). */
export const lookupPauseMs = 600;

/**
 * Looks up a value after a pause in typing. Stores the result of each value, so that a late response never appears next
 * to another value (VA-02).
 */
export function useLookup<Found>(
  value: string | undefined,
  service: (value: string) => Promise<LookupResult<Found>>,
  openings = 0,
): LookupField<Found> {
  const [lookups, setLookups] = useState<ReadonlyMap<string, LookupState<Found>>>(new Map());
  const requested = useRef(new Map<string, Promise<LookupResult<Found>>>());
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latestService = useRef(service);
  useEffect(() => {
    latestService.current = service;
  });

  const storeState = useCallback((about: string, lookup: LookupState<Found>) => {
    setLookups((known) => new Map(known).set(about, lookup));
  }, []);

  const lookUp = useCallback(
    (about: string) => {
      const before = requested.current.get(about);
      if (before !== undefined) return before;
      clearTimeout(pause.current);
      const request = latestService.current(about).then((result) => {
        if (result.state === 'failed') requested.current.delete(about);
        storeState(about, result);
        return result;
      });
      requested.current.set(about, request);
      storeState(about, { state: 'checking' });
      return request;
    },
    [storeState],
  );

  useEffect(() => {
    if (value === undefined || requested.current.has(value)) return undefined;
    pause.current = setTimeout(() => void lookUp(value), lookupPauseMs);
    return () => clearTimeout(pause.current);
  }, [value, lookUp]);

  const seenOpenings = useRef(openings);
  useEffect(() => {
    if (seenOpenings.current === openings) return;
    seenOpenings.current = openings;
    if (value !== undefined && lookups.get(value)?.state === 'failed') void lookUp(value);
  }, [openings, value, lookups, lookUp]);

  const storeResult = useCallback(
    (about: string, found: Found) => {
      const result = { state: 'found', found } as const;
      requested.current.set(about, Promise.resolve(result));
      storeState(about, result);
    },
    [storeState],
  );
  const ask = useCallback(() => (value === undefined ? undefined : lookUp(value)), [value, lookUp]);
  return { now: value === undefined ? undefined : lookups.get(value), ask, storeResult };
}
