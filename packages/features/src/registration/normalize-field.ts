import { formatAccountNumber, formatPhone } from '@chada/messages';
import { checkAccountNumber, checkEmail, checkLineId, checkPhone, checkUsername } from '@chada/domain';
import type { RegistrationField, RegistrationValues } from './values.ts';

/**
 * Returns an object with the value of the field in its standard format. Returns an empty object for an invalid value, so
 * that the caller keeps the typed text.
 */
export function normalizeField(
  field: RegistrationField,
  { phone, username, bankId, lineId, email }: RegistrationValues,
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
  if (field === 'lineId' || field === 'email') {
    const check = field === 'lineId' ? checkLineId(lineId) : checkEmail(email);
    return check.ok ? { [field]: check.value } : {};
  }
  return {};
}
