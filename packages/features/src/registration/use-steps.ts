import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHistorySteps } from '../common/layout/use-history-steps.ts';
import type { FormStep } from './form-steps.ts';
import type { RegistrationField } from './values.ts';

export const fieldId = (field: RegistrationField) => `register-${field}`;
export const stepHeadingId = 'register-step';

export interface Steps {
  readonly step: number;
  readonly returned: boolean;
  readonly goOn: () => void;
  readonly goBack: () => void;
  readonly focusField: (field: RegistrationField) => void;
}

/**
 * The steps of the form in the browser's history. A step opens only if the values of all previous steps are complete.
 */
export function useSteps(
  form: readonly FormStep[],
  { isComplete, isCodeSent }: { isComplete: (step: FormStep) => boolean; isCodeSent: boolean },
): Steps {
  const last = isCodeSent ? form.length : form.length - 1;
  const {
    steps,
    isLost,
    open,
    close: goBack,
    closeTo,
  } = useHistorySteps('register', (value) =>
    typeof value === 'number' && value <= last && form.slice(0, value).every(isComplete) ? value : undefined,
  );
  const step = steps.at(-1) ?? 0;
  const shown = useRef(step);
  const awaited = useRef<RegistrationField | undefined>(undefined);
  const [returned, setReturned] = useState(false);
  useEffect(() => {
    if (isLost) setReturned(true);
  }, [isLost]);

  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    const field = awaited.current;
    awaited.current = undefined;
    document.getElementById(field === undefined ? stepHeadingId : fieldId(field))?.focus();
  }, [step]);

  const goOn = useCallback(() => open(step + 1), [open, step]);
  const focusField = useCallback(
    (field: RegistrationField) => {
      const target = form.findIndex(({ values }) => values.includes(field));
      if (target === step || target < 0) {
        document.getElementById(fieldId(field))?.focus();
        return;
      }
      awaited.current = field;
      // `field` can belong to a later step than the current step, because the member may have gone back while the
      // request was running.
      if (target > step) open(target);
      else closeTo(steps.filter((candidate) => candidate <= target).length);
    },
    [form, step, steps, open, closeTo],
  );
  return { step, returned, goOn, goBack, focusField };
}
