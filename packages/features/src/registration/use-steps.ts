import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistorySteps } from '../common/layout/use-history-steps.ts';
import { type RegistrationField, type RegistrationStep, stepOf } from './values.ts';

/** Returns the id of the input element. Error messages link to this id. */
export const fieldId = (field: RegistrationField) => `register-${field}`;
export const stepHeadingId = 'register-step';

export interface Steps {
  readonly step: RegistrationStep;
  /** True if a reload has deleted the password, so that the member is back in step 1. */
  readonly returned: boolean;
  readonly goOn: () => void;
  readonly goBack: () => void;
  readonly focusField: (field: RegistrationField) => void;
}

/**
 * Keeps the current step. Step 2 is an entry of the browser's history and needs complete values of step 1 (`ready`).
 * A reload that deletes the password therefore opens step 1.
 */
export function useSteps(ready: boolean): Steps {
  const {
    steps,
    isLost,
    open,
    close: goBack,
  } = useHistorySteps('register', (value) => (value === 'bank' && ready ? value : undefined));
  const step: RegistrationStep = steps[0] ?? 'account';
  const shown = useRef(step);
  const awaited = useRef<RegistrationField | undefined>(undefined);
  const [returned, setReturned] = useState(false);
  useEffect(() => {
    if (isLost) setReturned(true);
  }, [isLost]);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    const field = awaited.current;
    awaited.current = undefined;
    document.getElementById(field === undefined ? stepHeadingId : fieldId(field))?.focus();
  }, [step]);

  const goOn = useCallback(() => open('bank'), [open]);
  const focusField = useCallback(
    (field: RegistrationField) => {
      if (stepOf(field) === step) {
        document.getElementById(fieldId(field))?.focus();
        return;
      }
      awaited.current = field;
      // The member may have gone back while the request was running.
      if (step === 'account') goOn();
      else goBack();
    },
    [step, goOn, goBack],
  );
  return { step, returned, goOn, goBack, focusField };
}
