import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { HistorySteps } from './use-history-steps.ts';

/**
 * Keeps the current step visible if the member presses Back while a request is running. When the request ends, its
 * result opens as a new step. If the member presses Back twice during the request, the page closes.
 */
export function useFrozenSteps<Step>(history: HistorySteps<Step>, busy: boolean): HistorySteps<Step> {
  const { key, pathname } = useLocation();
  const { open, replace } = history;
  const [shown, setShown] = useState({ key, pathname, steps: history.steps, isFrozen: false });
  if (shown.key !== key) {
    const isFrozen = busy && shown.pathname === pathname && history.steps.length < shown.steps.length;
    setShown({ key, pathname, steps: isFrozen ? shown.steps : history.steps, isFrozen });
  }
  const { isFrozen, steps } = shown;
  const showOutcome = useRef(replace);
  useLayoutEffect(() => {
    showOutcome.current = isFrozen ? open : replace;
  }, [isFrozen, open, replace]);
  useEffect(() => {
    const last = steps[steps.length - 1];
    // If the step is already open, `open` has no effect.
    if (isFrozen && !busy && last !== undefined) open(last);
  }, [isFrozen, busy, steps, open]);
  const replaceFrozen = useCallback((step: Step) => showOutcome.current(step), []);
  return { ...history, replace: replaceFrozen, ...(isFrozen && { steps }) };
}
