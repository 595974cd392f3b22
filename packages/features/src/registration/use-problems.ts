import { useCallback, useState } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { accountProblem, availabilityProblem, type FieldProblems, ruleProblems } from './problems.ts';
import type { Checks } from './use-checks.ts';
import { type RegistrationField, type RegistrationValues, registrationFields } from './values.ts';

export interface Problems {
  /** What is wrong, whether or not it is the time to say so. */
  readonly all: FieldProblems;
  /** What is wrong and to be said: an untouched field is left in peace. */
  readonly shown: FieldProblems;
  /** From now on, the problems of these fields are said. */
  readonly reveal: (fields: readonly RegistrationField[]) => void;
  /** The server refused the value that stands in a field; its words stay there as long as the value does. */
  readonly refuse: (field: RegistrationField, message: string) => void;
}

type Refused = Readonly<
  Partial<Record<RegistrationField, { readonly value: unknown; readonly message: string }>>
>;

/** The problems of the fields: by rule, by what the checks found, by what the server refused. */
export function useProblems(values: RegistrationValues, checks: Checks): Problems {
  const t = useText();
  const { minimumAge } = useClient();
  const [revealed, setRevealed] = useState<ReadonlySet<RegistrationField>>(new Set());
  const [refused, setRefused] = useState<Refused>({});

  const ruled = ruleProblems(values, { minimumAge }, t);
  const found: FieldProblems = {
    phone: availabilityProblem(checks.phone.now, t('validation.phoneTaken'), t),
    username: availabilityProblem(checks.username.now, t('validation.usernameTaken'), t),
    bankId: accountProblem(checks, t),
  };
  const told = (field: RegistrationField) => {
    const refusal = refused[field];
    return refusal !== undefined && refusal.value === values[field] ? refusal.message : found[field];
  };
  const collect = (problemOf: (field: RegistrationField) => string | undefined): FieldProblems =>
    Object.fromEntries(registrationFields.map((field) => [field, problemOf(field)]));

  return {
    all: collect((field) => ruled[field] ?? told(field)),
    shown: collect((field) => (revealed.has(field) ? ruled[field] : undefined) ?? told(field)),
    reveal: useCallback((fields) => setRevealed((now) => new Set([...now, ...fields])), []),
    refuse: useCallback(
      (field, message) => setRefused((now) => ({ ...now, [field]: { value: values[field], message } })),
      [values],
    ),
  };
}
