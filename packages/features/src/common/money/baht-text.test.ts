import { parseBahtInput } from '@chada/domain';
import { describe, expect, it } from 'vitest';
import { quickAmounts, shortBaht, bahtInput } from './baht-text.ts';

describe('shortBaht', () => {
  it.each([
    [50_000, '฿500'],
    [50_050, '฿500.50'],
    [100_000_000, '฿1,000,000'],
    [0, '฿0'],
  ])('formats %i satang as %s', (amount, text) => expect(shortBaht(amount)).toBe(text));
});

describe('bahtInput', () => {
  it.each([10_000, 125_050, 100, 1, 99_999_999])(
    'formats %i satang as an input that parses to the same amount',
    (amountSatang) => {
      expect(parseBahtInput(bahtInput(amountSatang))).toEqual({ ok: true, amountSatang });
    },
  );
});

describe('quickAmounts', () => {
  const amountsSatang = [10_000, 30_000, 50_000, 100_000, 200_000, 300_000, 500_000];
  it('offers no amount below the minimum or above the maximum', () => {
    expect(quickAmounts({ amountsSatang, leastSatang: 20_000, mostSatang: 120_000, count: 4 })).toEqual([
      30_000, 50_000, 100_000,
    ]);
  });

  it('offers at most the requested number of amounts', () => {
    expect(quickAmounts({ amountsSatang, leastSatang: 10_000, mostSatang: null, count: 6 })).toHaveLength(6);
  });

  it('offers no amount if the maximum is below the minimum', () => {
    expect(quickAmounts({ amountsSatang, leastSatang: 10_000, mostSatang: 0, count: 4 })).toEqual([]);
  });
});
