import type { ApiError } from '@chada/stores';
import type { RegistrationField } from './values.ts';

export type RefusalPlace = RegistrationField | 'inviter' | undefined;

const placeOfCode: Readonly<Record<string, RefusalPlace>> = {
  PASSWORD_COMMON: 'password',
  PHONE_TAKEN: 'phone',
  USERNAME_TAKEN: 'username',
  BANK_ACCOUNT_TAKEN: 'bankId',
  BANK_ACCOUNT_UNKNOWN: 'bankId',
  AFFILIATE_CODE_UNKNOWN: 'inviter',
};

const placeOfPath: Readonly<Record<string, RefusalPlace>> = {
  'body.phone': 'phone',
  'body.username': 'username',
  'body.password': 'password',
  'body.bankName': 'bankName',
  'body.bankId': 'bankId',
  'body.ageConfirmed': 'ageConfirmed',
  'body.consents': 'consents',
  'body.lineId': 'lineId',
  'body.email': 'email',
  'body.afCode': 'inviter',
};

export function placeRefusal(error: ApiError): RefusalPlace {
  const byCode = error.code === undefined ? undefined : placeOfCode[error.code];
  if (byCode !== undefined) return byCode;
  const named = error.fields?.find(({ path }) => placeOfPath[path] !== undefined);
  return named === undefined ? undefined : placeOfPath[named.path];
}

/** True if the member may be registered in spite of the error, for example after a lost response. */
export function mayHaveSucceeded(error: ApiError): boolean {
  return error.kind !== 'refused' && error.kind !== 'sessionEnded';
}
