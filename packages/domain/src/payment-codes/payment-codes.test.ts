import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16 } from './crc16.ts';
import { encodeMiniQr, parseMiniQr } from './mini-qr.ts';
import { promptPayPayload } from './prompt-pay.ts';
import { encodeField, parseFields } from './tlv.ts';

const scb = '004100060000010103014022000111222233344ABCD125102TH910417DF';
const kbank = '0041000600000101030040220013071152533APM077365102TH91048134';

describe("a slip's mini-QR", () => {
  it.each([
    [scb, '014', '00111222233344ABCD12'],
    [kbank, '004', '013071152533APM07736'],
  ])('%s', (payload, sendingBank, transactionRef) => {
    expect(parseMiniQr(payload)).toEqual({ sendingBank, transactionRef });
    expect(encodeMiniQr({ sendingBank, transactionRef })).toBe(payload);
  });

  it('is read without the leading zeros of the checksum, as bank apps write it', () => {
    const reference = Array.from({ length: 5000 }, (_, at) => ({
      sendingBank: '014',
      transactionRef: `REF${String(at).padStart(17, '0')}`,
    })).find((candidate) => encodeMiniQr(candidate).slice(-4).startsWith('00'));
    const payload = encodeMiniQr(reference ?? { sendingBank: '', transactionRef: '' });
    const [head, sum] = [payload.slice(0, -8), payload.slice(-4).replace(/^0+/, '')];
    expect(sum.length).toBeLessThanOrEqual(2);
    expect(parseMiniQr(`${head}9104${sum}`)).toEqual(reference);
    expect(parseMiniQr(`${head}91${String(sum.length).padStart(2, '0')}${sum}`)).toEqual(reference);
    expect(parseMiniQr(`${head}9104${payload.slice(-4).toLowerCase()}`)).toEqual(reference);
  });

  it.each([
    ['a changed reference', scb.replace('ABCD', 'ABCE')],
    ['a changed checksum', scb.replace('17DF', '17DE')],
    ['no checksum', scb.slice(0, -8)],
    ['a cut payload', scb.slice(1)],
    ['a web address', 'https://example.com/slip'],
    ['a payment code', promptPayPayload('0812223333') ?? ''],
    ['nothing', ''],
    ['something long', '00'.repeat(5000)],
  ])('is refused: %s', (_, payload) => expect(parseMiniQr(payload)).toBeUndefined());

  it('is refused if any character was changed', () => {
    fc.assert(
      fc.property(fc.nat(scb.length - 1), fc.constantFrom(...'0123456789ABCDEFTH'), (at, character) => {
        const changed = scb.slice(0, at) + character + scb.slice(at + 1);
        if (changed !== scb && (at < scb.length - 6 || at >= scb.length - 4))
          expect(parseMiniQr(changed)).toBeUndefined();
      }),
    );
  });
});

it('the checksum equals the published test value', () => expect(crc16('123456789')).toBe('29B1'));

it.each(['0', '000', '0005abc', '0003abc00', 'x003abc', '0001a0001b'])(
  'an incomplete tag-length-value text is refused: %j',
  (text) => expect(parseFields(text)).toBeUndefined(),
);

it('a tag-length-value text has a two-digit length, at most 99', () => {
  expect(encodeField('02', '')).toBe('0200');
  expect(encodeField('02', 'x'.repeat(99))).toBe(`0299${'x'.repeat(99)}`);
  expect(() => encodeField('02', 'x'.repeat(100))).toThrow(
    'The value of tag 02 is longer than 99 characters',
  );
  expect(parseFields('')).toEqual(new Map());
  expect(parseFields('0003abc0200')).toEqual(
    new Map([
      ['00', 'abc'],
      ['02', ''],
    ]),
  );
});

it.each([
  ['another type of slip', '000002', '014', 'REF1'],
  ['a bank of four digits', '000001', '0140', 'REF1'],
  ['a bank of letters', '000001', 'SCB', 'REF1'],
  ['a reference with a sign', '000001', '014', 'REF-1'],
  ['no reference', '000001', '014', ''],
  ['a long reference', '000001', '014', 'R'.repeat(65)],
])('a mini-QR with a right checksum is refused: %s', (_, type, bank, reference) => {
  const inner = encodeField('00', type) + encodeField('01', bank) + encodeField('02', reference);
  const checked = `${encodeField('00', inner)}5102TH9104`;
  expect(parseMiniQr(checked + crc16(checked))).toBeUndefined();
});
