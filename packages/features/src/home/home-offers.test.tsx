import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleClient } from '../../test/sample-client.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { HomeOffers } from './home-offers.tsx';

const harness = siteHarness();
const refundsOf = (...[first, second, third, fourth]: readonly number[]) => ({
  1: first,
  2: second,
  3: third,
  4: fourth,
  5: 99,
  6: 99,
});
const refundOffer = (refundTable: object): string | undefined => {
  harness.render(<HomeOffers />, { store: harness.createStore(), client: sampleClient({ refundTable }) });
  return screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
    .find((text) => text.includes('คืนยอดเสีย'));
};

describe('[RD-01] the loss refund among the benefits', () => {
  it.each([
    ['different at each level', [5, 5, 8, 12], 'คืนยอดเสียทุกระดับสมาชิกได้คืนยอดเสีย 5% ถึง 12% ตามระดับของคุณ'],
    ['equal at all levels', [7, 7, 7, 7], 'คืนยอดเสียทุกระดับสมาชิกทุกระดับได้คืนยอดเสีย 7%'],
    ['off at some levels', [0, 0, 3, 9], 'คืนยอดเสียสมาชิกบางระดับได้คืนยอดเสีย 3% ถึง 9%'],
    ['on at one level', [0, 0, 0, 9], 'คืนยอดเสียสมาชิกบางระดับได้คืนยอดเสีย 9%'],
    ['off at all levels', [0, 0, 0, 0], undefined],
  ])('is %s', (_what, percents, offer) => {
    expect(refundOffer(refundsOf(...percents))).toBe(offer);
  });
});
