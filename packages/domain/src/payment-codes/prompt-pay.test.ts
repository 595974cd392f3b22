import { describe, expect, it } from 'vitest';
import { promptPayPayload } from './prompt-pay.ts';

describe('promptPayPayload', () => {
  it('[ME-04] writes the known payload of a phone and 30 baht', () => {
    expect(promptPayPayload('0812223333', 3_000)).toBe(
      '00020101021229370016A0000006770101110113006681222333353037645802TH540530.0063043CAD',
    );
  });

  it('omits the amount and marks the code as reusable without one', () => {
    const payload = promptPayPayload('0812223333');
    expect(payload).toMatch(/^000201010211/);
    expect(payload).not.toContain('5405');
  });

  it.each([
    ['a national or tax id', '1234567890123', '29370016A00000067701011102131234567890123'],
    ['an e-wallet', '123456789012345', '29390016A0000006770101110315123456789012345'],
  ])('writes %s in the sub-field of its kind', (_kind, id, part) => {
    expect(promptPayPayload(id, 100)).toContain(part);
  });

  it.each([
    [1, '54040.01'],
    [99, '54040.99'],
    [100, '54041.00'],
    [123_450, '54071234.50'],
  ])('writes %i satang as %s', (amountSatang, part) => {
    expect(promptPayPayload('0812223333', amountSatang)).toContain(part);
  });

  it.each([
    ['', undefined],
    ['12345', undefined],
    ['08-1222-3333', undefined],
    ['081222333', undefined],
    ['1812223333', undefined],
    ['08122233334', undefined],
    ['๐๘๑๒๒๒๓๓๓๓', undefined],
    ['0812223333', 0],
    ['0812223333', -100],
    ['0812223333', 10.5],
    ['0812223333', Number.NaN],
  ])('returns no payload for %o with %o', (id, amountSatang) => {
    expect(promptPayPayload(id, amountSatang)).toBeUndefined();
  });
});
