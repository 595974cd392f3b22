import { crc16 } from './crc16.ts';
import { encodeField } from './tlv.ts';

/** A PromptPay id: a phone number (10 digits), a national or tax id (13) or an e-wallet id (15). */
export const promptPayIdPattern = /^(\d{10}|\d{13}|\d{15})$/;

/**
 * Returns the EMVCo sub-field for a PromptPay id, or `undefined` for an invalid id. A phone number must begin with 0.
 */
function proxyOf(promptPayId: string): string | undefined {
  if (/^0\d{9}$/.test(promptPayId)) return encodeField('01', `0066${promptPayId.slice(1)}`);
  if (/^\d{13}$/.test(promptPayId)) return encodeField('02', promptPayId);
  return /^\d{15}$/.test(promptPayId) ? encodeField('03', promptPayId) : undefined;
}

/** Formats satang as baht for EMVCo: `3000` becomes `30.00`. */
function amountOf(amountSatang: number): string {
  const digits = String(amountSatang).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Returns the payload of a PromptPay QR (EMVCo merchant-presented, tag 29). Returns `undefined` for an invalid
 * PromptPay id or amount.
 */
export function promptPayPayload(promptPayId: string, amountSatang?: number): string | undefined {
  const proxy = proxyOf(promptPayId);
  if (proxy === undefined) return undefined;
  if (amountSatang !== undefined && !(Number.isSafeInteger(amountSatang) && amountSatang > 0))
    return undefined;
  const body = [
    encodeField('00', '01'),
    encodeField('01', amountSatang === undefined ? '11' : '12'),
    encodeField('29', `${encodeField('00', 'A000000677010111')}${proxy}`),
    encodeField('53', '764'),
    encodeField('58', 'TH'),
    amountSatang === undefined ? '' : encodeField('54', amountOf(amountSatang)),
    '6304',
  ].join('');
  return `${body}${crc16(body)}`;
}
