import type { RegistrationDraft } from '@chada/stores';

export interface RegistrationValues {
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  /** The short name of the bank, for example `KBANK`. */
  readonly bankName: string;
  readonly bankId: string;
  readonly ageConfirmed: boolean;
  /** The ids of the ticked consents. The draft does not contain these ids. */
  readonly consents: readonly string[];
  readonly lineId: string;
  readonly email: string;
}

export type RegistrationField = keyof RegistrationValues;

export const emptyValues: RegistrationValues = {
  phone: '',
  username: '',
  password: '',
  bankName: '',
  bankId: '',
  ageConfirmed: false,
  consents: [],
  lineId: '',
  email: '',
};

export function fillFromDraft(
  values: RegistrationValues,
  { step1, step2 }: Pick<RegistrationDraft, 'step1' | 'step2'>,
): RegistrationValues {
  return {
    ...values,
    phone: values.phone || (step1?.phone ?? ''),
    username: values.username || (step1?.username ?? ''),
    lineId: values.lineId || (step1?.lineId ?? ''),
    email: values.email || (step1?.email ?? ''),
    bankName: values.bankName || (step2?.bankName ?? ''),
    bankId: values.bankId || (step2?.bankId ?? ''),
    ageConfirmed: values.ageConfirmed || (step1?.ageConfirmed ?? false),
  };
}
