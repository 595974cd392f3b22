import { isSatang, satang, type Satang } from '@chada/membership-rules';
import { crc16 } from './crc16.ts';
import { encodeField, parseFields } from './tlv.ts';

/** A PromptPay id by its kind, in the form people write: phone 10 digits, national or tax id 13, e-wallet 15. */
export interface PromptPayTarget {
  readonly kind: 'phone' | 'nationalId' | 'eWallet';
  readonly id: string;
}
/** A payment code: whom it pays, and how much when it says so. Amount in satang. */
export interface PromptPayPayload {
  readonly target: PromptPayTarget;
  readonly amountSatang: Satang | null;
}

const APPLICATION_ID = 'A000000677010111';
const MERCHANT_ACCOUNT = '29';
const CHECK_SUM_HEAD = '6304';
const lengths = { 10: 'phone', 13: 'nationalId', 15: 'eWallet' } as const;

/** Which kind of PromptPay id a row of digits is, or `undefined` when it is none. */
export function promptPayTarget(id: string): PromptPayTarget | undefined {
  if (!/^\d+$/.test(id)) return undefined;
  const kind = id.length === 10 || id.length === 13 || id.length === 15 ? lengths[id.length] : undefined;
  if (kind === undefined || (kind === 'phone' && !id.startsWith('0'))) return undefined;
  return { kind, id };
}

function account({ kind, id }: PromptPayTarget): string {
  if (kind === 'phone') return encodeField('01', `0066${id.slice(1)}`);
  return encodeField(kind === 'nationalId' ? '02' : '03', id);
}

function bahtText(amount: Satang): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

/** The EMVCo payload of a PromptPay code (tag 29): with an amount it is for one payment, without for any. */
export function encodePromptPay({ target, amountSatang }: PromptPayPayload): string {
  const checked =
    encodeField('00', '01') +
    encodeField('01', amountSatang === null ? '11' : '12') +
    encodeField(MERCHANT_ACCOUNT, encodeField('00', APPLICATION_ID) + account(target)) +
    encodeField('53', '764') +
    encodeField('58', 'TH') +
    (amountSatang === null ? '' : encodeField('54', bahtText(amountSatang))) +
    CHECK_SUM_HEAD;
  return checked + crc16(checked);
}

function targetOf(merchant: ReadonlyMap<string, string> | undefined): PromptPayTarget | undefined {
  if (merchant?.get('00') !== APPLICATION_ID) return undefined;
  const phone = /^0066(\d{9})$/.exec(merchant.get('01') ?? '')?.[1];
  return promptPayTarget(
    phone === undefined ? (merchant.get('02') ?? merchant.get('03') ?? '') : `0${phone}`,
  );
}

function amountOf(text: string | undefined): Satang | null | undefined {
  if (text === undefined) return null;
  const parts = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) return undefined;
  const amount = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return isSatang(amount) ? satang(amount) : undefined;
}

/** Reads a PromptPay payload. `undefined` when it is no PromptPay code of tag 29, or its check sum is wrong. */
export function parsePromptPay(payload: string): PromptPayPayload | undefined {
  const fields = parseFields(payload);
  const checkSum = fields?.get('63');
  if (!fields || checkSum === undefined || crc16(payload.slice(0, -checkSum.length)) !== checkSum)
    return undefined;
  const target = targetOf(parseFields(fields.get(MERCHANT_ACCOUNT) ?? ''));
  const amountSatang = amountOf(fields.get('54'));
  return target === undefined || amountSatang === undefined ? undefined : { target, amountSatang };
}
