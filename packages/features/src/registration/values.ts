import type { RegistrationDraft } from '@chada/stores';

export interface RegistrationValues {
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  /** The short name of the bank, for example `KBANK`. Empty before a selection. */
  readonly bankName: string;
  readonly bankId: string;
  readonly ageConfirmed: boolean;
  /** The ids of the consents that the member has ticked. They are not part of the draft. */
  readonly consents: readonly string[];
}

export type RegistrationField = keyof RegistrationValues;

export const fieldsOfStep = {
  account: ['phone', 'username', 'password'],
  bank: ['bankName', 'bankId', 'ageConfirmed', 'consents'],
} as const satisfies Readonly<Record<string, readonly RegistrationField[]>>;

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
  consents: [],
};

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

export function stepOf(field: RegistrationField): RegistrationStep {
  const account: readonly RegistrationField[] = fieldsOfStep.account;
  return account.includes(field) ? 'account' : 'bank';
}
