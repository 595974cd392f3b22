import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistorySteps } from '../common/layout/use-history-steps.ts';
import { type RegistrationField, type RegistrationStep, stepOf } from './values.ts';

/** The ids of the form's controls, by which a problem leads to its field. */
export const fieldId = (field: RegistrationField) => `register-${field}`;
/** The id of the heading of the step that is shown. */
export const stepHeadingId = 'register-step';

export interface Steps {
  readonly step: RegistrationStep;
  /** The second step was left by a reload, which lost the password. */
  readonly returned: boolean;
  readonly goOn: () => void;
  readonly goBack: () => void;
  /** Moves the focus to a field, to another step first where it stands there. */
  readonly focusField: (field: RegistrationField) => void;
}

/**
 * Returns the step that is shown. The second has its own history entry; `ready` says whether the first is complete,
 * without which the second is not shown: else, after a reload, the last letter of the password would turn the page.
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
