import { describe, expect, it } from 'vitest';
import { bannersFor, type Banner } from './banners.ts';

const banner = (id: string, more: Partial<Banner> = {}): Banner => ({
  id,
  picture: { narrow: 'narrow.png', wide: 'wide.png' },
  alt: id,
  audience: 'all',
  ...more,
});
const banners = [
  banner('evening', { from: '2026-12-05T18:00', until: '2026-12-05T20:00' }),
  banner('always'),
  banner('starting', { from: '2026-12-05T18:00' }),
  banner('ending', { until: '2026-12-05T18:00' }),
  banner('member', { audience: 'member' }),
  banner('visitor', { audience: 'visitor' }),
];

describe('the banners of a page', () => {
  it.each([
    ['17:59:59.999', ['always', 'visitor', 'ending']],
    ['18:00:00.000', ['always', 'visitor', 'evening', 'starting']],
    ['19:59:59.999', ['always', 'visitor', 'evening', 'starting']],
    ['20:00:00.000', ['always', 'visitor', 'starting']],
  ])('at %s in Bangkok are the permanent ones, then those of the time', (time, shown) => {
    const now = Date.parse(`2026-12-05T${time}+07:00`);
    expect(bannersFor(banners, 'visitor', now).map(({ id }) => id)).toEqual(shown);
  });

  it('are those of the audience', () => {
    expect(bannersFor(banners, 'member', 0).map(({ id }) => id)).toEqual(['always', 'member', 'ending']);
  });

  it('are the permanent ones while the time is unknown', () => {
    expect(bannersFor(banners, 'visitor', undefined).map(({ id }) => id)).toEqual(['always', 'visitor']);
  });
});
