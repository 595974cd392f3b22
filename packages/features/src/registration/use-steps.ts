import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistorySteps } from '../common/layout/use-history-steps.ts';
import { type RegistrationField, type RegistrationStep, stepOf } from './values.ts';

/** Returns the id of a field's control, so that a problem can link to it. */
export const fieldId = (field: RegistrationField) => `register-${field}`;
/** The id of the heading of the step that is shown. */
export const stepHeadingId = 'register-step';

export interface Steps {
  readonly step: RegistrationStep;
  /** True if a reload left the second step, because the password was lost. */
  readonly returned: boolean;
  readonly goOn: () => void;
  readonly goBack: () => void;
  /** Moves the focus to a field, and opens its step first if necessary. */
  readonly focusField: (field: RegistrationField) => void;
}

/**
 * Returns the current step. The second step is a history entry and opens only if the first one is complete (`ready`).
 * Completeness alone never opens it: typing the last letter of the password must not change the step.
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
      // The member may have gone back while the registration was being sent.
      if (step === 'account') goOn();
      else goBack();
    },
    [step, goOn, goBack],
  );
  return { step, returned, goOn, goBack, focusField };
}
