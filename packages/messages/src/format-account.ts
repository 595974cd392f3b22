// Adds hyphens to an account number of ten digits. Thai banks print such a number in groups of 3, 1, 5 and 1 digits.
// Account numbers of other lengths have no standard groups and remain unchanged.
function grouped(text: string): string {
  return text.length === 10
    ? `${text.slice(0, 3)}-${text.slice(3, 4)}-${text.slice(4, 9)}-${text.slice(9)}`
    : text;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Formats a bank account number: `1234567890` becomes `123-4-56789-0`. */
export function formatAccountNumber(accountNumber: string): string {
  return grouped(digitsOf(accountNumber));
}

/** Masks all but the last four digits of a bank account number: `xxx-x-xx789-0`. */
export function maskAccountNumber(accountNumber: string): string {
  const digits = digitsOf(accountNumber);
  const shown = digits.length > 4 ? digits.slice(-4) : '';
  return grouped(shown.padStart(digits.length, 'x'));
}

/** Formats a mobile number: `0812223333` becomes `081-222-3333`. Other texts stay unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
