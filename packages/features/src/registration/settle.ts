import { formatAccountNumber, formatPhone } from '@chada/messages';
import { checkAccountNumber, checkPhone, checkUsername } from '@chada/domain';
import type { RegistrationField, RegistrationValues } from './values.ts';

/** A field that was left, written as it will be kept; what is not right yet stays as it was typed. */
export function settleField(
  field: RegistrationField,
  { phone, username, bankId }: RegistrationValues,
): Partial<RegistrationValues> {
  if (field === 'phone') {
    const check = checkPhone(phone);
    return check.ok ? { phone: formatPhone(check.value) } : {};
  }
  if (field === 'username') {
    const check = checkUsername(username);
    return check.ok ? { username: check.value } : {};
  }
  if (field === 'bankId') {
    const check = checkAccountNumber(bankId);
    return check.ok ? { bankId: formatAccountNumber(check.value) } : {};
  }
  return {};
}
