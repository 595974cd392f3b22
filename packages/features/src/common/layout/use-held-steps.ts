import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { HistorySteps } from './use-history-steps.ts';

/**
 * Keeps a flow's step on the screen while a request runs, even if the member goes back. When the request ends, its
 * outcome becomes a history entry, so that it is seen. Going back twice leaves the page.
 */
export function useHeldSteps<Step>(history: HistorySteps<Step>, busy: boolean): HistorySteps<Step> {
  const { key, pathname } = useLocation();
  const { open, replace } = history;
  const [shown, setShown] = useState({ key, pathname, steps: history.steps, isHeld: false });
  if (shown.key !== key) {
    const isHeld = busy && shown.pathname === pathname && history.steps.length < shown.steps.length;
    setShown({ key, pathname, steps: isHeld ? shown.steps : history.steps, isHeld });
  }
  const { isHeld, steps } = shown;
  const showOutcome = useRef(replace);
  useLayoutEffect(() => {
    showOutcome.current = isHeld ? open : replace;
  }, [isHeld, open, replace]);
  useEffect(() => {
    const last = steps[steps.length - 1];
    // Does nothing if the outcome is already shown.
    if (isHeld && !busy && last !== undefined) open(last);
  }, [isHeld, busy, steps, open]);
  const replaceHeld = useCallback((step: Step) => showOutcome.current(step), []);
  return { ...history, replace: replaceHeld, ...(isHeld && { steps }) };
}
