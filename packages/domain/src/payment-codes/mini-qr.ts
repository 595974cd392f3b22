import { crc16 } from './crc16.ts';
import { encodeField, parseFields } from './tlv.ts';

/** The content of a slip's mini-QR. The two fields identify one transfer. */
export interface SlipReference {
  readonly sendingBank: string;
  readonly transactionRef: string;
}

/** The pattern of a transfer's reference in slips and in the bank's reports. */
export const transactionRefPattern = /^[0-9A-Za-z]{1,64}$/;

const SLIP_TYPE = '000001';
const CHECKSUM_HEAD = '9104';

export function encodeMiniQr({ sendingBank, transactionRef }: SlipReference): string {
  const inner =
    encodeField('00', SLIP_TYPE) + encodeField('01', sendingBank) + encodeField('02', transactionRef);
  const checked = encodeField('00', inner) + encodeField('51', 'TH') + CHECKSUM_HEAD;
  return checked + crc16(checked);
}

/** Parses the payload of a slip's mini-QR. Returns `undefined` for an invalid payload. */
export function parseMiniQr(payload: string): SlipReference | undefined {
  const parts = /^([\x21-\x7e]*?5102TH)91\d{2}([0-9A-Fa-f]{1,4})$/.exec(payload.trim());
  const [body, checksum] = [parts?.[1], parts?.[2]];
  if (body === undefined || checksum === undefined) return undefined;
  if (crc16(body + CHECKSUM_HEAD) !== checksum.toUpperCase().padStart(4, '0')) return undefined;
  const inner = parseFields(parseFields(body)?.get('00') ?? '');
  const [type, sendingBank, transactionRef] = [inner?.get('00'), inner?.get('01'), inner?.get('02')];
  if (type !== SLIP_TYPE || sendingBank === undefined || transactionRef === undefined) return undefined;
  if (!/^\d{3}$/.test(sendingBank) || !transactionRefPattern.test(transactionRef)) return undefined;
  return { sendingBank, transactionRef };
}
