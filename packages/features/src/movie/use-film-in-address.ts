import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Which film is open, as the address says it (`?film=2`, the first being 1), so that it can be linked to and the way back
 * closes it; anything else is none.
 */
export function useFilmInAddress(count: number): readonly [number | null, (index: number | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('film') ?? '';
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  const open = useCallback(
    (index: number | null) => {
      setParameters(index === null ? {} : { film: String(index + 1) }, { preventScrollReset: true });
    },
    [setParameters],
  );
  return [number >= 1 && number <= count ? number - 1 : null, open];
}
