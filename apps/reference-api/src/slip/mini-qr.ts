import { crc16 } from './crc16.ts';
import { encodeField, parseFields } from './tlv.ts';

/** What the mini-QR of a Thai slip says; together the two name one transfer for ever. */
export interface SlipReference {
  /** The sending bank's three-digit clearing code. */
  readonly sendingBank: string;
  readonly transactionRef: string;
}

/** Tag, length and country stand for the slip type that every Thai bank prints. */
const SLIP_TYPE = '000001';
const CHECK_SUM_HEAD = '9104';

/** The payload of a slip's mini-QR. */
export function encodeMiniQr({ sendingBank, transactionRef }: SlipReference): string {
  const inner =
    encodeField('00', SLIP_TYPE) + encodeField('01', sendingBank) + encodeField('02', transactionRef);
  const checked = encodeField('00', inner) + encodeField('51', 'TH') + CHECK_SUM_HEAD;
  return checked + crc16(checked);
}

/**
 * Reads a slip's mini-QR. `undefined` when it is another kind of code, or its check sum is wrong. Some bank apps drop
 * the check sum's leading zeros, with or without counting them in its length: it is padded to four digits.
 */
export function parseMiniQr(payload: string): SlipReference | undefined {
  const parts = /^([\x21-\x7e]*?5102TH)91\d{2}([0-9A-Fa-f]{1,4})$/.exec(payload.trim());
  const [body, checkSum] = [parts?.[1], parts?.[2]];
  if (body === undefined || checkSum === undefined) return undefined;
  if (crc16(body + CHECK_SUM_HEAD) !== checkSum.toUpperCase().padStart(4, '0')) return undefined;
  const inner = parseFields(parseFields(body)?.get('00') ?? '');
  const [type, sendingBank, transactionRef] = [inner?.get('00'), inner?.get('01'), inner?.get('02')];
  if (type !== SLIP_TYPE || sendingBank === undefined || transactionRef === undefined) return undefined;
  if (!/^\d{3}$/.test(sendingBank) || !/^[0-9A-Za-z]{1,64}$/.test(transactionRef)) return undefined;
  return { sendingBank, transactionRef };
}
