/** Replaces a missing value, such as NaN or a broken date. */
export const noValue = '–';

const minus = '\u2212';

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Formats a number with commas and at most `decimals` decimals (2), without trailing zeros: `1234.5` gives `1,234.5`. */
export function formatNumber(value: number, decimals = 2): string {
  if (!Number.isFinite(value)) return noValue;
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const rest = fraction.replace(/0+$/, '');
  const text = rest === '' ? group(whole) : `${group(whole)}.${rest}`;
  return value < 0 && text !== '0' ? `${minus}${text}` : text;
}

/** Formats a percentage: `7` gives `7%`, `7.5` gives `7.5%`. */
export function formatPercent(percent: number): string {
  return Number.isFinite(percent) ? `${formatNumber(percent)}%` : noValue;
}

function bahtDigits(satang: number): string {
  const amount = Math.abs(satang);
  const rest = amount % 100;
  return `฿${group(String((amount - rest) / 100))}.${String(rest).padStart(2, '0')}`;
}

/** Formats integer satang as baht: `123450` gives `฿1,234.50`, below zero `−฿1,234.50` (RD-07). Other numbers give a dash. */
export function formatBaht(satang: number): string {
  if (!Number.isSafeInteger(satang)) return noValue;
  return `${satang < 0 ? minus : ''}${bahtDigits(satang)}`;
}

/** Formats as `formatBaht`, with a plus sign before positive amounts: `+฿1,234.50`, `−฿1,234.50`, `฿0.00`. */
export function formatSignedBaht(satang: number): string {
  return satang > 0 && Number.isSafeInteger(satang) ? `+${bahtDigits(satang)}` : formatBaht(satang);
}
