import { useCallback, useState } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { accountProblem, availabilityProblem, type FieldProblems, ruleProblems } from './problems.ts';
import type { Checks } from './use-checks.ts';
import { type FormStep, optionalValues } from './form-steps.ts';
import type { RegistrationField, RegistrationValues } from './values.ts';

export interface Problems {
  readonly all: FieldProblems;
  readonly shown: FieldProblems;
  readonly reveal: (fields: readonly RegistrationField[]) => void;
  readonly refuse: (field: RegistrationField, message: string) => void;
}

type Refused = Readonly<
  Partial<Record<RegistrationField, { readonly value: unknown; readonly message: string }>>
>;

export function useProblems(values: RegistrationValues, checks: Checks, form: readonly FormStep[]): Problems {
  const t = useText();
  const { minimumAge, banks, registration } = useClient();
  const [revealed, setRevealed] = useState<ReadonlySet<RegistrationField>>(new Set());
  const [refused, setRefused] = useState<Refused>({});

  const ruleFaults = ruleProblems(
    values,
    { minimumAge, banks, registration, optional: optionalValues(form) },
    t,
  );
  const found: FieldProblems = {
    phone: availabilityProblem(checks.phone.now, t('validation.phoneTaken'), t),
    username: availabilityProblem(checks.username.now, t('validation.usernameTaken'), t),
    bankId: accountProblem(checks, t),
  };
  const checkProblem = (field: RegistrationField) => {
    const refusal = refused[field];
    return refusal !== undefined && refusal.value === values[field] ? refusal.message : found[field];
  };
  const collect = (problemOf: (field: RegistrationField) => string | undefined): FieldProblems =>
    Object.fromEntries(form.flatMap((step) => step.values).map((field) => [field, problemOf(field)]));

  return {
    all: collect((field) => ruleFaults[field] ?? checkProblem(field)),
    shown: collect((field) => (revealed.has(field) ? ruleFaults[field] : undefined) ?? checkProblem(field)),
    reveal: useCallback((fields) => setRevealed((now) => new Set([...now, ...fields])), []),
    refuse: useCallback(
      (field, message) => setRefused((now) => ({ ...now, [field]: { value: values[field], message } })),
      [values],
    ),
  };
}
