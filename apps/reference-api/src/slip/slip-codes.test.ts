/** Payloads of thai-facts and variants. To see these fail: leave out the padding of the check sum, or the check itself. */
import { satang } from '@chada/membership-rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16 } from './crc16.ts';
import { encodeMiniQr, parseMiniQr } from './mini-qr.ts';
import { encodePromptPay, parsePromptPay, promptPayTarget } from './prompt-pay.ts';
import { parseFields } from './tlv.ts';

const scb = '004100060000010103014022000111222233344ABCD125102TH910417DF';
const kbank = '0041000600000101030040220013071152533APM077365102TH91048134';

describe('a slip’s mini-QR', () => {
  it.each([
    [scb, '014', '00111222233344ABCD12'],
    [kbank, '004', '013071152533APM07736'],
  ])('%s', (payload, sendingBank, transactionRef) => {
    expect(parseMiniQr(payload)).toEqual({ sendingBank, transactionRef });
    expect(encodeMiniQr({ sendingBank, transactionRef })).toBe(payload);
  });

  it('is read when the bank app dropped the check sum’s leading zeros', () => {
    const reference = Array.from({ length: 5000 }, (_, at) => ({
      sendingBank: '014',
      transactionRef: `REF${String(at).padStart(17, '0')}`,
    })).find((one) => encodeMiniQr(one).slice(-4).startsWith('00'));
    const payload = encodeMiniQr(reference ?? { sendingBank: '', transactionRef: '' });
    const [head, sum] = [payload.slice(0, -8), payload.slice(-4).replace(/^0+/, '')];
    expect(sum.length).toBeLessThanOrEqual(2);
    expect(parseMiniQr(`${head}9104${sum}`)).toEqual(reference);
    expect(parseMiniQr(`${head}91${String(sum.length).padStart(2, '0')}${sum}`)).toEqual(reference);
    expect(parseMiniQr(`${head}9104${payload.slice(-4).toLowerCase()}`)).toEqual(reference);
  });

  it.each([
    ['a changed reference', scb.replace('ABCD', 'ABCE')],
    ['a changed check sum', scb.replace('17DF', '17DE')],
    ['no check sum', scb.slice(0, -8)],
    ['a cut payload', scb.slice(1)],
    ['a web address', 'https://example.com/slip'],
    ['a payment code', encodePromptPay({ target: { kind: 'phone', id: '0812223333' }, amountSatang: null })],
    ['nothing', ''],
    ['something long', '00'.repeat(5000)],
  ])('is refused: %s', (_, payload) => expect(parseMiniQr(payload)).toBeUndefined());

  it('is refused when any one character changed', () => {
    fc.assert(
      fc.property(fc.nat(scb.length - 1), fc.constantFrom(...'0123456789ABCDEFTH'), (at, letter) => {
        const changed = scb.slice(0, at) + letter + scb.slice(at + 1);
        // The length of the check sum's own field is the one thing that apps get wrong and the sum does not cover.
        if (changed !== scb && (at < scb.length - 6 || at >= scb.length - 4))
          expect(parseMiniQr(changed)).toBeUndefined();
      }),
    );
  });
});

describe('a PromptPay code', () => {
  const payload = '00020101021229370016A0000006770101110113006681222333353037645802TH540530.0063043CAD';

  it('of 0812223333 and 30 baht is the published one', () => {
    const target = { kind: 'phone', id: '0812223333' } as const;
    expect(encodePromptPay({ target, amountSatang: satang(3000) })).toBe(payload);
    expect(parsePromptPay(payload)).toEqual({ target, amountSatang: 3000 });
  });

  it.each(['0812223333', '1234567890123', '123456789012345'])('comes back the same for %s', (id) => {
    const target = promptPayTarget(id);
    if (!target) throw new Error('no target');
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 1, max: 99_999_999_999 })), (amount) => {
        const given = { target, amountSatang: amount === null ? null : satang(amount) };
        expect(parsePromptPay(encodePromptPay(given))).toEqual(given);
      }),
    );
  });

  it.each(['', '081222333', '1812223333', '08122233334', '๐๘๑๒๒๒๓๓๓๓'])('is not made of %j', (id) =>
    expect(promptPayTarget(id)).toBeUndefined(),
  );

  it.each([payload.replace('3CAD', '3CAE'), payload.replace('30.00', '31.00'), payload.slice(2), '', '6304'])(
    'is refused: %j',
    (text) => expect(parsePromptPay(text)).toBeUndefined(),
  );
});

it('the check sum is that of the published test message', () => expect(crc16('123456789')).toBe('29B1'));

it.each(['0', '000', '0005abc', '0003abc00', 'x003abc', '0001a0001b'])(
  'a tag-length-value text that is not whole: %j',
  (text) => expect(parseFields(text)).toBeUndefined(),
);
