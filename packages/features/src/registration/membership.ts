import {
  type BankShortName,
  checkAccountNumber,
  checkPhone,
  checkUsername,
  isBankShortName,
} from '@chada/domain';
import type { Campaign } from '@chada/stores/registration';
import type { RegistrationValues } from './values.ts';

/** The data that a registration sends. */
export interface Membership {
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  readonly bankName: BankShortName;
  readonly bankId: string;
  readonly ageConfirmed: true;
  readonly afCode?: string;
  readonly team?: string;
  readonly marketing?: string;
}

/** Returns the body of a registration in its stored forms; undefined if a field is invalid. */
export function membershipOf(values: RegistrationValues, came: Campaign): Membership | undefined {
  const phone = checkPhone(values.phone);
  const username = checkUsername(values.username);
  const bankId = checkAccountNumber(values.bankId);
  const { bankName, password, ageConfirmed } = values;
  if (!phone.ok || !username.ok || !bankId.ok || !ageConfirmed || !isBankShortName(bankName))
    return undefined;
  return {
    phone: phone.value,
    username: username.value,
    password,
    bankName,
    bankId: bankId.value,
    ageConfirmed,
    ...(came.afCode === undefined ? {} : { afCode: came.afCode }),
    ...(came.team === undefined ? {} : { team: came.team }),
    ...(came.marketing === undefined ? {} : { marketing: came.marketing }),
  };
}
