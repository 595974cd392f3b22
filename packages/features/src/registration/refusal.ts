import type { ApiError } from '@chada/stores';
import type { RegistrationField } from './values.ts';

/** The subject of a refused registration: a field, the inviter's code, or nothing on the screen. */
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
  'body.afCode': 'inviter',
};

/** Returns the subject of the server's refusal of a registration, by its code or by the fields in its details. */
export function placeRefusal(error: ApiError): RefusalPlace {
  const byCode = error.code === undefined ? undefined : placeOfCode[error.code];
  if (byCode !== undefined) return byCode;
  const named = error.fields?.find(({ path }) => placeOfPath[path] !== undefined);
  return named === undefined ? undefined : placeOfPath[named.path];
}

/**
 * True if the registration may have succeeded although its response was lost. A later refusal as taken may then be
 * about the member's own registration.
 */
export function mayHaveGoneThrough(error: ApiError): boolean {
  return error.kind !== 'refused' && error.kind !== 'sessionEnded';
}
