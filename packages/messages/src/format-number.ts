/** The text that replaces an invalid value. */
export const noValue = '–';

const minus = '\u2212';

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Formats a number with commas and without trailing zeros: 1234.5 becomes `1,234.5`. */
export function formatNumber(value: number, decimals = 2): string {
  if (!Number.isFinite(value)) return noValue;
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const rest = fraction.replace(/0+$/, '');
  const text = rest === '' ? group(whole) : `${group(whole)}.${rest}`;
  return value < 0 && text !== '0' ? `${minus}${text}` : text;
}

export function formatPercent(percent: number): string {
  return Number.isFinite(percent) ? `${formatNumber(percent)}%` : noValue;
}

function bahtDigits(satang: number): string {
  const amount = Math.abs(satang);
  const rest = amount % 100;
  return `฿${group(String((amount - rest) / 100))}.${String(rest).padStart(2, '0')}`;
}

/** Formats satang as baht: 123450 becomes `฿1,234.50` (RD-07). A number that is not an integer becomes a dash. */
export function formatBaht(satang: number): string {
  if (!Number.isSafeInteger(satang)) return noValue;
  return `${satang < 0 ? minus : ''}${bahtDigits(satang)}`;
}

/** Formats satang as baht with a sign: `+฿1,234.50`, `−฿1,234.50`, `฿0.00`. */
export function formatSignedBaht(satang: number): string {
  return satang > 0 && Number.isSafeInteger(satang) ? `+${bahtDigits(satang)}` : formatBaht(satang);
}
