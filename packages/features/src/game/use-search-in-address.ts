import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { toSearch } from './list-address.ts';

export function useSearchInAddress(): {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly clearSearch: () => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const latest = useRef({ setParameters, state: state as unknown });
  useEffect(() => {
    latest.current = { setParameters, state };
  });
  const setSearch = useCallback((search: string) => {
    latest.current.setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (search !== '') after.set('q', search);
        else for (const name of ['q', 'in']) after.delete(name);
        return after;
      },
      { replace: true, state: latest.current.state },
    );
  }, []);
  const clearSearch = useCallback(() => setSearch(''), [setSearch]);
  return { search: toSearch(parameters.get('q') ?? ''), setSearch, clearSearch };
}
