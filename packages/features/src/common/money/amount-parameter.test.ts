import { describe, expect, it } from 'vitest';
import { amountFrom, depositPath, slipPath } from './amount-parameter.ts';

const carried = (path: string) => amountFrom(new URL(path, 'https://site.test').searchParams);

describe('the amount between the steps of a deposit', () => {
  it.each(['500', '1,234.50', '๕๐๐', '฿300'])(
    'passes the valid amount %o to the slip screen and back',
    (input) => {
      expect(carried(slipPath(input))).toBe(input);
      expect(carried(depositPath(input))).toBe(input);
    },
  );

  it.each(['', 'abc', '-1', '0', '<b>1</b>'])('omits the invalid amount %o', (input) => {
    expect(slipPath(input)).toBe('/auth/deposit/slip');
    expect(amountFrom(new URLSearchParams({ amount: input }))).toBe('');
  });
});
