import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { HistorySteps } from './use-history-steps.ts';

/**
 * Holds a flow's steps in place while a request runs: if the member goes back meanwhile, the step stays on the screen,
 * and becomes a history entry again when the request ends, so that its outcome is seen. Going back twice leaves.
 */
export function useHeldSteps<Step>(history: HistorySteps<Step>, busy: boolean): HistorySteps<Step> {
  const { key } = useLocation();
  const [shown, setShown] = useState({ key, steps: history.steps, isHeld: false });
  if (shown.key !== key) {
    const isHeld = busy && history.steps.length < shown.steps.length;
    setShown({ key, steps: isHeld ? shown.steps : history.steps, isHeld });
  }
  useEffect(() => {
    const last = shown.steps[shown.steps.length - 1];
    // Unless the outcome has already moved on.
    if (shown.isHeld && shown.key === key && !busy && last !== undefined) history.open(last);
  });
  return shown.isHeld ? { ...history, steps: shown.steps } : history;
}
