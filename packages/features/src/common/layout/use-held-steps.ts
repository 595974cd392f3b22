import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { HistorySteps } from './use-history-steps.ts';

/**
 * Keeps the current step of a flow visible while a request is running, even after the Back button. When the request
 * ends, its result is opened as a new step. A second press of Back leaves the page.
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
    // If the step is already open, `open` has no effect.
    if (isHeld && !busy && last !== undefined) open(last);
  }, [isHeld, busy, steps, open]);
  const replaceHeld = useCallback((step: Step) => showOutcome.current(step), []);
  return { ...history, replace: replaceHeld, ...(isHeld && { steps }) };
}
