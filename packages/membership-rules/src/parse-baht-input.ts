import { isSatang, mostMovedSatang, type Satang } from './money.ts';

/** Why a typed amount was refused; `validation` of the messages has a text for each. */
export type BahtInputRefusal =
  'empty' | 'tooLong' | 'notANumber' | 'negative' | 'zero' | 'tooManyDecimals' | 'tooLarge';

/** A parsed amount, always above zero, or the reason it was refused. */
export type BahtInputResult =
  | { readonly ok: true; readonly amountSatang: Satang }
  | { readonly ok: false; readonly reason: BahtInputRefusal };

const longestText = 40;

/** Keyboards and copied texts bring Thai digits and full-width digits, comma and full stop: one ASCII form of each. */
function toAscii(text: string): string {
  return text
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\uFF0C\uFF0E\uFF10-\uFF19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

const refuse = (reason: BahtInputRefusal): BahtInputResult => ({ ok: false, reason });

/**
 * Reads an amount of baht that a member typed or pasted: `500`, `1,234.50`, a leading baht sign (so that what
 * `formatBaht` prints can be pasted back), Thai and full-width digits, blanks around it. Commas stand at thousands or
 * not at all; at most two decimals; no exponent, no other base, no sign; no more than is ever moved at once. Digits become satang without passing through
 * a fraction. Gives the amount in satang or the reason of the refusal; never throws.
 */
export function parseBahtInput(text: string): BahtInputResult {
  if (text.length > longestText) return refuse(text.trim() === '' ? 'empty' : 'tooLong');
  const typed = toAscii(text)
    .trim()
    .replace(/^\u0E3F\s*/, '');
  if (typed === '') return refuse('empty');
  const negative = /^[-\u2212]\s*[\d.,]+$/.test(typed);
  if (negative) return refuse('negative');
  const parts = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(typed);
  const baht = parts?.[1]?.replace(/,/g, '');
  if (baht === undefined) return refuse('notANumber');
  const decimals = parts?.[2] ?? '';
  if (decimals.length > 2) return refuse('tooManyDecimals');
  const amount = Number(baht) * 100 + Number(decimals.padEnd(2, '0'));
  if (!isSatang(amount) || amount > mostMovedSatang) return refuse('tooLarge');
  return amount === 0 ? refuse('zero') : { ok: true, amountSatang: amount };
}
