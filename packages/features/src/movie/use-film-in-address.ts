import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { canGoBack, stepsOf, withSteps } from '../common/layout/history-state.ts';

const flow = 'film';

/** Stores the number of the selected film in the URL. The first film is number 1. */
export function useFilmInAddress(count: number): readonly [number | null, (index: number | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const text = parameters.get('film') ?? '';
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  const isOpen = number >= 1 && number <= count;
  const open = useCallback(
    (index: number | null) => {
      const isAbovePage = stepsOf(state).some((step) => step.flow === flow) && canGoBack(1);
      if (index === null && isAbovePage) void navigate(-1);
      else if (index === null) setParameters({}, { replace: true });
      else {
        const steps = isOpen ? stepsOf(state) : [...stepsOf(state), { flow, value: true }];
        setParameters({ film: String(index + 1) }, { replace: isOpen, state: withSteps(state, steps) });
      }
    },
    [isOpen, navigate, setParameters, state],
  );
  return [isOpen ? number - 1 : null, open];
}
