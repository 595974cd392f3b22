import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSatang, bahtToSatang, isSatang, maxSatang, minSatang, satang, subtractSatang } from './money.ts';

describe('satang', () => {
  it.each([0.5, Number.NaN, Infinity, -Infinity, 2 ** 53, 0.1 + 0.2])('[RD-07] refuses %s', (value) => {
    expect(() => satang(value)).toThrow(
      new RangeError(`An amount must be an exact integer of satang, got ${value}`),
    );
    expect(isSatang(value)).toBe(false);
  });

  it('[RD-07] accepts every safe integer unchanged, and -0 as 0', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (value) => Object.is(satang(value), value + 0)));
    expect(Object.is(satang(-0), 0)).toBe(true);
  });

  it('converts only integer baht', () => {
    expect(bahtToSatang(50_000)).toBe(5_000_000);
    expect(() => bahtToSatang(1.5)).toThrow(RangeError);
    expect(() => bahtToSatang(Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
  });

  it('adds and subtracts exactly, or throws', () => {
    const amounts = fc.integer({ min: -1e12, max: 1e12 }).map(satang);
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(BigInt(addSatang(a, b))).toBe(BigInt(a) + BigInt(b));
        expect(BigInt(subtractSatang(a, b))).toBe(BigInt(a) - BigInt(b));
      }),
    );
    expect(addSatang()).toBe(0);
    expect(() => addSatang(satang(Number.MAX_SAFE_INTEGER), satang(1))).toThrow(RangeError);
  });

  it('returns the least and the greatest', () => {
    expect(minSatang(satang(3), satang(-1), satang(2))).toBe(-1);
    expect(maxSatang(satang(3), satang(-1), satang(9))).toBe(9);
  });
});
