import { isSatang, MAX_AMOUNT_SATANG, type Satang } from './money.ts';

/** The reason why a typed amount is refused. */
export type BahtInputRefusal =
  | 'empty'
  | 'tooLong'
  | 'notANumber'
  | 'negative'
  | 'zero'
  | 'tooManyDecimals'
  | 'tooLarge';

/** A parsed amount above zero, or the reason why the text is refused. */
export type BahtInputResult =
  | { readonly ok: true; readonly amountSatang: Satang }
  | { readonly ok: false; readonly reason: BahtInputRefusal };

const longestText = 40;

/** The parser removes zero-width characters, which members don't see. */
const withoutWidth = /[\u200B-\u200D\u2060\uFEFF]/g;
/** The no-break, figure, thin and narrow no-break spaces, which may separate thousands. */
const spaces = /[\u00A0\u2007\u2009\u202F]/g;
const currencyBefore = /^(?:\u0E3F|THB) */i;
const currencyAfter = / *(?:\u0E1A\u0E32\u0E17(?:\u0E16\u0E49\u0E27\u0E19)?|\u0E1A\.?|\u0E3F|THB)$/i;

function toAscii(text: string): string {
  return text
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\uFF0C\uFF0E\uFF10-\uFF19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(withoutWidth, '')
    .replace(spaces, ' ')
    .trim();
}

const refuse = (reason: BahtInputRefusal): BahtInputResult => ({ ok: false, reason });

/**
 * Parses an amount in baht that a member typed. Accepts only texts with one possible meaning, such as `1,234.50` and
 * `500.-`. Returns satang, or the reason for the refusal. Never throws.
 */
export function parseBahtInput(text: string): BahtInputResult {
  if (text.length > longestText) return refuse(toAscii(text) === '' ? 'empty' : 'tooLong');
  const ascii = toAscii(text)
    .replace(currencyBefore, '')
    .replace(currencyAfter, '')
    .replace(/(\d)\.(?:[-\u2013\u2014])?$/, '$1');
  if (ascii === '') return refuse('empty');
  if (/^[-\u2212] *\d[\d., ]*$/.test(ascii)) return refuse('negative');
  const parts = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(\d+))?$/.exec(ascii);
  const baht = parts?.[1]?.replace(/[, ]/g, '');
  if (baht === undefined) return refuse('notANumber');
  const decimals = parts?.[2] ?? '';
  if (decimals.length > 2) return refuse('tooManyDecimals');
  const amount = Number(baht) * 100 + Number(decimals.padEnd(2, '0'));
  if (!isSatang(amount) || amount > MAX_AMOUNT_SATANG) return refuse('tooLarge');
  return amount === 0 ? refuse('zero') : { ok: true, amountSatang: amount };
}
