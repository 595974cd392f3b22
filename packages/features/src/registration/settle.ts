import { formatAccountNumber, formatPhone } from '@chada/messages';
import { checkAccountNumber, checkPhone, checkUsername } from '@chada/domain';
import type { RegistrationField, RegistrationValues } from './values.ts';

/** Returns the value of a field in its stored form after it lost the focus; an invalid value stays as typed. */
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
