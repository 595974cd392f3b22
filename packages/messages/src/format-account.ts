/** Groups ten digits as Thai banks print them, 3-1-5-1; any other length stays unchanged. */
function grouped(text: string): string {
  return text.length === 10
    ? `${text.slice(0, 3)}-${text.slice(3, 4)}-${text.slice(4, 9)}-${text.slice(9)}`
    : text;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Formats a bank account number: `1234567890` gives `123-4-56789-0`. */
export function formatAccountNumber(accountNumber: string): string {
  return grouped(digitsOf(accountNumber));
}

/** Masks a bank account number except its last four digits: `xxx-x-xx789-0`. Up to four digits: all are masked. */
export function maskAccountNumber(accountNumber: string): string {
  const digits = digitsOf(accountNumber);
  const shown = digits.length > 4 ? digits.slice(-4) : '';
  return grouped(shown.padStart(digits.length, 'x'));
}

/** Formats a mobile number: `0812223333` gives `081-222-3333`; anything else stays unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
