import { useRegistrationDraft } from '@chada/stores';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldId } from './use-steps.ts';
import { emptyValues, fillFromDraft, type RegistrationValues } from './values.ts';

export interface DraftValues {
  readonly values: RegistrationValues;
  readonly change: (changed: Partial<RegistrationValues>) => void;
  readonly latest: () => RegistrationValues;
}

const textFields = ['phone', 'username', 'password', 'lineId', 'email', 'bankName', 'bankId'] as const;

/** Reads the values that the member typed before the scripts had loaded. */
function readFields(): Partial<RegistrationValues> {
  const read = textFields.flatMap((field) => {
    const control = document.getElementById(fieldId(field));
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    return isField && control.value !== '' ? [[field, control.value]] : [];
  });
  const age = document.getElementById(fieldId('ageConfirmed'));
  const isConfirmed = age instanceof HTMLInputElement && age.checked;
  const boxes = document.querySelectorAll<HTMLInputElement>('input[name=consents]:checked');
  const consents = Array.from(boxes, ({ value }) => value);
  return {
    ...Object.fromEntries(read),
    ...(isConfirmed ? { ageConfirmed: true } : {}),
    ...(consents.length > 0 ? { consents } : {}),
  };
}

/** The values of the form and their draft. The draft survives a reload but excludes the password (EN-06). */
export function useDraftValues(): DraftValues {
  const { step1, step2, saveStep1, saveStep2 } = useRegistrationDraft();
  const [values, setValues] = useState(() => fillFromDraft(emptyValues, { step1, step2 }));
  const latest = useRef(values);
  const replace = useCallback((next: RegistrationValues) => {
    latest.current = next;
    setValues(next);
  }, []);

  useEffect(() => replace(fillFromDraft(latest.current, { step1, step2 })), [step1, step2, replace]);

  const change = useCallback(
    (changed: Partial<RegistrationValues>) => {
      const next = { ...latest.current, ...changed };
      replace(next);
      const { phone, username, ageConfirmed, lineId, email, bankName, bankId } = next;
      saveStep1({ phone, username, ageConfirmed, lineId, email });
      saveStep2({ bankName, bankId, accountName: '' });
    },
    [replace, saveStep1, saveStep2],
  );
  // The fields are read in a layout effect, because React replaces the typed text of the fields afterwards.
  useLayoutEffect(() => {
    const found = readFields();
    if (Object.keys(found).length > 0) change(found);
  }, [change]);
  return { values, change, latest: useCallback(() => latest.current, []) };
}
