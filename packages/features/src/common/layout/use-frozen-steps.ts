import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { HistorySteps } from './use-history-steps.ts';

/**
 * Returns the steps to show. If the member presses Back during a request, the current step stays visible until the
 * request has ended.
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
    if (isFrozen && !busy && last !== undefined) open(last);
  }, [isFrozen, busy, steps, open]);
  const replaceFrozen = useCallback((step: Step) => showOutcome.current(step), []);
  return { ...history, replace: replaceFrozen, ...(isFrozen && { steps }) };
}
