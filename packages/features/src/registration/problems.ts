import type { BrandRegistration } from '@chada/client-config';
import type { Translate } from '@chada/messages';
import { describeError } from '../common/query/describe-error.ts';
import { errorCode } from '../common/query/error-facts.ts';
import {
  checkAccountNumber,
  checkEmail,
  checkLineId,
  checkPhone,
  checkUsername,
  type FieldCheck,
} from '@chada/domain';
import { problemText } from '../common/fields/field-problems.ts';
import { passwordProblem } from '../common/fields/password-advice.ts';
import type { LookupState } from './use-lookup.ts';
import type { RegistrationField, RegistrationValues } from './values.ts';

export type FieldProblems = Readonly<Partial<Record<RegistrationField, string>>>;

export function ruleProblems(
  values: RegistrationValues,
  {
    minimumAge,
    banks,
    registration,
    optional = new Set(),
  }: {
    minimumAge: number;
    banks?: readonly string[] | undefined;
    registration?: BrandRegistration | undefined;
    optional?: ReadonlySet<RegistrationField>;
  },
  t: Translate,
): Readonly<Record<RegistrationField, string | undefined>> {
  const contact = (field: 'lineId' | 'email', check: FieldCheck) =>
    optional.has(field) && values[field].trim() === '' ? undefined : problemText(check, t);
  return {
    phone: problemText(checkPhone(values.phone), t),
    username: problemText(checkUsername(values.username), t),
    password: passwordProblem(values.password, values, t),
    // The bank must be in the brand's list, because a saved draft may contain a bank that the brand has removed.
    bankName:
      values.bankName === '' || banks?.includes(values.bankName) === false
        ? t('validation.bankRequired')
        : undefined,
    bankId: problemText(checkAccountNumber(values.bankId), t),
    consents: registration?.consents.some(({ id, required }) => required && !values.consents.includes(id))
      ? t('validation.consentRequired')
      : undefined,
    lineId: contact('lineId', checkLineId(values.lineId)),
    email: contact('email', checkEmail(values.email)),
    ageConfirmed: values.ageConfirmed ? undefined : t('validation.ageRequired', { age: minimumAge }),
  };
}

export function availabilityProblem(
  lookUp: LookupState<boolean> | undefined,
  taken: string,
  t: Translate,
): string | undefined {
  if (lookUp?.state === 'failed') return describeError(lookUp.error, t);
  return lookUp?.state === 'found' && !lookUp.found ? taken : undefined;
}

export function isUnknownAccount(lookUp: LookupState<string> | undefined): boolean {
  return lookUp?.state === 'failed' && errorCode(lookUp.error) === 'BANK_ACCOUNT_UNKNOWN';
}

export function accountProblem(
  {
    account,
    holder,
  }: { account: { now: LookupState<boolean> | undefined }; holder: { now: LookupState<string> | undefined } },
  t: Translate,
): string | undefined {
  if (isUnknownAccount(holder.now)) return t('validation.accountNotFound');
  const taken = availabilityProblem(account.now, t('validation.accountTaken'), t);
  if (taken !== undefined || holder.now?.state !== 'failed') return taken;
  return `${t('registration.holderFailed')} ${describeError(holder.now.error, t)}`;
}
