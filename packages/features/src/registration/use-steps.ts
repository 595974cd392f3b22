import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistorySteps } from '../common/layout/use-history-steps.ts';
import { type RegistrationField, type RegistrationStep, stepOf } from './values.ts';

/** Returns the id of a field's control, so that a problem can link to it. */
export const fieldId = (field: RegistrationField) => `register-${field}`;
/** The id of the heading of the step that is shown. */
export const stepHeadingId = 'register-step';

export interface Steps {
  readonly step: RegistrationStep;
  /** The second step was left by a reload, which lost the password. */
  readonly returned: boolean;
  readonly goOn: () => void;
  readonly goBack: () => void;
  /** Moves the focus to a field, first to another step if the field is there. */
  readonly focusField: (field: RegistrationField) => void;
}

/**
 * Returns the shown step. The second one has its own history entry; `ready` says whether the first is complete, which the
 * second requires: otherwise, after a reload, the last letter of the password would turn the page.
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
      // The member may have gone back while the registration was sent.
      if (step === 'account') goOn();
      else goBack();
    },
    [step, goOn, goBack],
  );
  return { step, returned, goOn, goBack, focusField };
}
