import {
  checkAccountNumber,
  checkEmail,
  checkLineId,
  checkPhone,
  checkUsername,
  isBankShortName,
} from '@chada/domain';
import type { Consent } from '@chada/client-config';
import type { Campaign, RegistrationInput } from '@chada/stores/registration';
import type { FormStep } from './form-steps.ts';
import type { RegistrationField, RegistrationValues } from './values.ts';

export function registrationInput(
  values: RegistrationValues,
  campaign: Campaign,
  {
    form,
    consents = [],
    phoneCodeId,
  }: {
    form: readonly FormStep[];
    consents?: readonly Consent[] | undefined;
    phoneCodeId?: string | undefined;
  },
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
  const isAsked = (field: RegistrationField) => form.some((step) => step.values.includes(field));
  const lineId = checkLineId(values.lineId);
  const email = checkEmail(values.email);
  return {
    phone: phone.value,
    username: username.value,
    password,
    bankName,
    bankId: bankId.value,
    ageConfirmed,
    ...(given.length === 0 ? {} : { consents: given }),
    ...(isAsked('lineId') && lineId.ok ? { lineId: lineId.value } : {}),
    ...(isAsked('email') && email.ok ? { email: email.value } : {}),
    ...(phoneCodeId === undefined ? {} : { phoneCodeId }),
    ...(campaign.afCode === undefined ? {} : { afCode: campaign.afCode }),
    ...(campaign.team === undefined ? {} : { team: campaign.team }),
    ...(campaign.marketing === undefined ? {} : { marketing: campaign.marketing }),
  };
}
