import type * as addresses from '@chada/messages/thai-addresses';
import { useCallback, useEffect, useState } from 'react';

export type Places = typeof addresses;

export interface PlacesState {
  readonly data: Places | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Loads the place names on demand, because the file with the names has half a megabyte. */
export function usePlaces(): PlacesState {
  const [state, setState] = useState<Omit<PlacesState, 'refetch'>>({
    data: undefined,
    error: undefined,
    isFetching: true,
  });
  const load = useCallback(() => {
    setState((now) => ({ ...now, isFetching: true }));
    import('@chada/messages/thai-addresses').then(
      (data) => setState({ data, error: undefined, isFetching: false }),
      (error: unknown) => setState({ data: undefined, error, isFetching: false }),
    );
  }, []);
  useEffect(load, [load]);
  return { ...state, refetch: load };
}
