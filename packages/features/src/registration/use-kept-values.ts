import { useRegistrationDraft } from '@chada/stores';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldId } from './use-steps.ts';
import { emptyValues, fillFromDraft, type RegistrationValues } from './values.ts';

export interface KeptValues {
  readonly values: RegistrationValues;
  readonly change: (changed: Partial<RegistrationValues>) => void;
  /** Returns the current values, for code that runs after an await. */
  readonly latest: () => RegistrationValues;
}

/** Reads the fields in the page: in a prerendered page, text that was typed or autofilled before hydration. */
function readFields(): Partial<RegistrationValues> {
  const read = (['phone', 'username', 'password'] as const).flatMap((field) => {
    const control = document.getElementById(fieldId(field));
    return control instanceof HTMLInputElement && control.value !== '' ? [[field, control.value]] : [];
  });
  return Object.fromEntries(read);
}

/** Keeps the typed values, except the password, across a reload (EN-06). */
export function useKeptValues(): KeptValues {
  const { step1, step2, saveStep1, saveStep2 } = useRegistrationDraft();
  const [values, setValues] = useState(() => fillFromDraft(emptyValues, { step1, step2 }));
  const latest = useRef(values);
  const replace = useCallback((next: RegistrationValues) => {
    latest.current = next;
    setValues(next);
  }, []);

  // The stored draft is read after the first paint.
  useEffect(() => replace(fillFromDraft(latest.current, { step1, step2 })), [step1, step2, replace]);

  const change = useCallback(
    (changed: Partial<RegistrationValues>) => {
      const next = { ...latest.current, ...changed };
      replace(next);
      const { phone, username, ageConfirmed, bankName, bankId } = next;
      saveStep1({ phone, username, ageConfirmed });
      saveStep2({ bankName, bankId, accountName: '' });
    },
    [replace, saveStep1, saveStep2],
  );
  // Before the next render: React would overwrite the fields with its own state.
  useLayoutEffect(() => {
    const found = readFields();
    if (Object.keys(found).length > 0) change(found);
  }, [change]);
  return { values, change, latest: useCallback(() => latest.current, []) };
}
