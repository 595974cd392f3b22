/** What stands for a value that is none, such as NaN or a broken date: never machine text. */
export const noValue = '–';

const minus = '\u2212';

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A number with commas and at most `decimals` decimals (2), trailing zeros dropped: `1234.5` gives `1,234.5`. */
export function formatNumber(value: number, decimals = 2): string {
  if (!Number.isFinite(value)) return noValue;
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const rest = fraction.replace(/0+$/, '');
  const text = rest === '' ? group(whole) : `${group(whole)}.${rest}`;
  return value < 0 && text !== '0' ? `${minus}${text}` : text;
}

/** A percentage given in percent: `7` gives `7%`, `7.5` gives `7.5%`. */
export function formatPercent(percent: number): string {
  return Number.isFinite(percent) ? `${formatNumber(percent)}%` : noValue;
}

function bahtDigits(satang: number): string {
  const amount = Math.abs(satang);
  const rest = amount % 100;
  return `฿${group(String((amount - rest) / 100))}.${String(rest).padStart(2, '0')}`;
}

/** Integer satang as baht: `123450` gives `฿1,234.50`, below zero `−฿1,234.50` (RD-07). No integer: a dash. */
export function formatBaht(satang: number): string {
  if (!Number.isSafeInteger(satang)) return noValue;
  return `${satang < 0 ? minus : ''}${bahtDigits(satang)}`;
}

/** As `formatBaht`, a plus sign before what came in: `+฿1,234.50`, `−฿1,234.50`, `฿0.00`. */
export function formatSignedBaht(satang: number): string {
  return satang > 0 && Number.isSafeInteger(satang) ? `+${bahtDigits(satang)}` : formatBaht(satang);
}
