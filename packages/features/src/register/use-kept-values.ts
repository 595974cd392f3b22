import { useRegisterDraft } from '@chada/stores';
import { useCallback, useEffect, useRef, useState } from 'react';
import { emptyValues, fillFromDraft, type RegistrationValues } from './values.ts';

export interface KeptValues {
  readonly values: RegistrationValues;
  readonly change: (changed: Partial<RegistrationValues>) => void;
  /** What is typed at this very moment, for what goes on after waiting. */
  readonly latest: () => RegistrationValues;
}

/** What is typed, kept over a reload save for the password (EN-06). */
export function useKeptValues(): KeptValues {
  const { step1, step2, keepStep1, keepStep2 } = useRegisterDraft();
  const [values, setValues] = useState(() => fillFromDraft(emptyValues, { step1, step2 }));
  const latest = useRef(values);
  const replace = useCallback((next: RegistrationValues) => {
    latest.current = next;
    setValues(next);
  }, []);

  // The kept draft is read after the first paint.
  useEffect(() => replace(fillFromDraft(latest.current, { step1, step2 })), [step1, step2, replace]);

  const change = useCallback(
    (changed: Partial<RegistrationValues>) => {
      const next = { ...latest.current, ...changed };
      replace(next);
      const { phone, username, ageConfirmed, bankName, bankId } = next;
      keepStep1({ phone, username, ageConfirmed });
      keepStep2({ bankName, bankId, accountName: '' });
    },
    [replace, keepStep1, keepStep2],
  );
  return { values, change, latest: useCallback(() => latest.current, []) };
}
