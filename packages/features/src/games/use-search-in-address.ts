import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { toSearch } from './lobby-address.ts';

/** The search that the address holds as `q`, so that coming back from a game finds it again. */
export function useSearchInAddress(): {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly clearSearch: () => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const latest = useRef(setParameters);
  useEffect(() => {
    latest.current = setParameters;
  });
  const setSearch = useCallback((search: string) => {
    latest.current(
      (before) => {
        const after = new URLSearchParams(before);
        if (search === '') after.delete('q');
        else after.set('q', search);
        return after;
      },
      { replace: true },
    );
  }, []);
  const clearSearch = useCallback(() => setSearch(''), [setSearch]);
  return { search: toSearch(parameters.get('q') ?? ''), setSearch, clearSearch };
}
