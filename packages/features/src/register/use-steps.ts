import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type RegistrationField, type RegistrationStep, stepOf } from './values.ts';

/** The ids of the form's controls, by which a problem leads to its field. */
export const fieldId = (field: RegistrationField) => `register-${field}`;
/** The id of the heading of the step that is shown. */
export const stepHeadingId = 'register-step';

function wantsBankStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'step') === 'bank';
}

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
 * Which step is shown. The second is an entry of the browser's history, so that the back button of the phone leads to the
 * first and not away; `ready` says whether the first is complete, without which the second is not shown.
 */
export function useSteps(ready: boolean): Steps {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const wanted = wantsBankStep(state);
  const step: RegistrationStep = wanted && ready ? 'bank' : 'account';
  const shown = useRef(step);
  const awaited = useRef<RegistrationField | undefined>(undefined);
  const [returned, setReturned] = useState(false);

  // An entry of the second step without a complete first one, as after a reload, is the first step: else the last letter
  // of the password would turn the page.
  useEffect(() => {
    if (!wanted || ready) return;
    setReturned(true);
    void navigate(pathname + search, { replace: true, state: null });
  }, [wanted, ready, navigate, pathname, search]);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    const field = awaited.current;
    awaited.current = undefined;
    document.getElementById(field === undefined ? stepHeadingId : fieldId(field))?.focus();
  }, [step]);

  const goBack = useCallback(() => void navigate(-1), [navigate]);
  const goOn = useCallback(
    () => void navigate(pathname + search, { state: { step: 'bank' } }),
    [navigate, pathname, search],
  );
  const focusField = useCallback(
    (field: RegistrationField) => {
      if (stepOf(field) === step) {
        document.getElementById(fieldId(field))?.focus();
        return;
      }
      awaited.current = field;
      goBack();
    },
    [step, goBack],
  );
  return { step, returned, goOn, goBack, focusField };
}
