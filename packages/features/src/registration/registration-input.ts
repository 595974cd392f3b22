import { checkAccountNumber, checkPhone, checkUsername, isBankShortName } from '@chada/domain';
import type { Consent } from '@chada/client-config';
import type { Campaign, RegistrationInput } from '@chada/stores/registration';
import type { RegistrationValues } from './values.ts';

export function registrationInput(
  values: RegistrationValues,
  came: Campaign,
  consents: readonly Consent[] = [],
): RegistrationInput | undefined {
  const phone = checkPhone(values.phone);
  const username = checkUsername(values.username);
  const bankId = checkAccountNumber(values.bankId);
  const { bankName, password, ageConfirmed } = values;
  if (!phone.ok || !username.ok || !bankId.ok || !ageConfirmed || !isBankShortName(bankName))
    return undefined;
  const given = consents
    .filter(({ id }) => values.consents.includes(id))
    .map(({ id, version }) => ({ id, version }));
  return {
    phone: phone.value,
    username: username.value,
    password,
    bankName,
    bankId: bankId.value,
    ageConfirmed,
    ...(given.length === 0 ? {} : { consents: given }),
    ...(came.afCode === undefined ? {} : { afCode: came.afCode }),
    ...(came.team === undefined ? {} : { team: came.team }),
    ...(came.marketing === undefined ? {} : { marketing: came.marketing }),
  };
}
