import type { RegistrationDraft } from '@chada/stores';

/** The values of both steps, as typed. */
export interface RegistrationValues {
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  /** The bank's short code; empty if none is selected. */
  readonly bankName: string;
  /** The account number. */
  readonly bankId: string;
  readonly ageConfirmed: boolean;
}

export type RegistrationField = keyof RegistrationValues;

/** The fields of each step, in the order of the form. */
export const fieldsOfStep = {
  account: ['phone', 'username', 'password'],
  bank: ['bankName', 'bankId', 'ageConfirmed'],
} as const satisfies Readonly<Record<string, readonly RegistrationField[]>>;

/** Every field, in the order of the steps. */
export const registrationFields: readonly RegistrationField[] = [
  ...fieldsOfStep.account,
  ...fieldsOfStep.bank,
];

export type RegistrationStep = keyof typeof fieldsOfStep;

export const emptyValues: RegistrationValues = {
  phone: '',
  username: '',
  password: '',
  bankName: '',
  bankId: '',
  ageConfirmed: false,
};

/** Fills empty values from a stored draft; typed values stay. */
export function fillFromDraft(
  values: RegistrationValues,
  { step1, step2 }: Pick<RegistrationDraft, 'step1' | 'step2'>,
): RegistrationValues {
  return {
    ...values,
    phone: values.phone || (step1?.phone ?? ''),
    username: values.username || (step1?.username ?? ''),
    bankName: values.bankName || (step2?.bankName ?? ''),
    bankId: values.bankId || (step2?.bankId ?? ''),
    ageConfirmed: values.ageConfirmed || (step1?.ageConfirmed ?? false),
  };
}

/** Returns the step that a field belongs to. */
export function stepOf(field: RegistrationField): RegistrationStep {
  const account: readonly RegistrationField[] = fieldsOfStep.account;
  return account.includes(field) ? 'account' : 'bank';
}
