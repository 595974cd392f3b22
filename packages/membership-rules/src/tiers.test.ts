import { describe, expect, it } from 'vitest';
import { openTierLevels } from './open-tier-levels.ts';
import { isTierLevel, tierOf, tiers } from './tiers.ts';

const baht = (amountSatang: number | null) => (amountSatang === null ? null : amountSatang / 100);

describe('the tier table', () => {
  it('[TI-01] has levels 1 to 6 in order, the last two disabled and both called vip', () => {
    expect(tiers.map(({ level, name }) => [level, name])).toEqual([
      [1, 'silver'],
      [2, 'gold'],
      [3, 'platinum'],
      [4, 'diamond'],
      [5, 'vip'],
      [6, 'vip'],
    ]);
    expect(tiers.map(({ disabled }) => disabled)).toEqual([false, false, false, false, true, true]);
    expect(tiers.map(({ status }) => status === 'notOpenYet')).toEqual(tiers.map(({ disabled }) => disabled));
  });

  it('[TI-01] has the names of the open levels', () => {
    expect(openTierLevels).toEqual(tiers.filter(({ disabled }) => !disabled).map(({ level }) => level));
  });

  it('[TI-01] has a picture, a colour and the maximum amounts for each tier', () => {
    expect(new Set(tiers.map(({ image }) => image)).size).toBe(6);
    expect(new Set(tiers.map(({ colour }) => colour)).size).toBe(6);
    for (const { colour } of tiers) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(tiers.map(({ maxAmountSatang }) => baht(maxAmountSatang))).toEqual([
      null,
      null,
      null,
      200_000,
      200_000,
      200_000,
    ]);
  });

  it('[TI-02] has the requirements in baht and the deposits that they count', () => {
    expect(tiers.map(({ requirementSatang, criteria }) => [baht(requirementSatang), criteria])).toEqual([
      [1, 'cumulative'],
      [50_000, 'cumulative'],
      [300_000, 'month'],
      [1_000_000, 'month'],
      [5_000_000, 'month'],
      [null, 'month'],
    ]);
  });

  it('[TI-02] has the requirement of the next tier as next amount, and 99,999,999 at level 6', () => {
    const following = tiers.slice(1).map(({ requirementSatang }) => requirementSatang);
    expect(tiers.slice(0, 5).map(({ nextAmountSatang }) => nextAmountSatang)).toEqual(following);
    expect(baht(tierOf(6).nextAmountSatang)).toBe(99_999_999);
  });

  it('[RD-11] has a badge for each tier, and opens the first four', () => {
    expect(tiers.map(({ image, status, disabled }) => [image, status, disabled])).toEqual([
      ['tier-1', 'open', false],
      ['tier-2', 'open', false],
      ['tier-3', 'open', false],
      ['tier-4', 'open', false],
      ['tier-5', 'notOpenYet', true],
      ['tier-6', 'notOpenYet', true],
    ]);
  });

  it('[TI-01] has the colours of the badges', () => {
    expect(tiers.map(({ colour }) => colour)).toEqual([
      '#b8c1cc',
      '#e0b13c',
      '#7fb4c9',
      '#8ea2ff',
      '#c98bff',
      '#ff8fb1',
    ]);
  });

  it('gives the highest tier of a shorter table to a level above it', () => {
    const [first, second] = tiers;
    expect([tierOf(1, [first, second]), tierOf(2, [first, second]), tierOf(6, [first, second])]).toEqual([
      first,
      second,
      second,
    ]);
  });

  it('[RD-11] is keyed by level', () => {
    for (const tier of tiers) expect(tierOf(tier.level)).toBe(tier);
    expect([0, 1, 6, 7, 1.5, Number.NaN].map(isTierLevel)).toEqual([false, true, true, false, false, false]);
  });
});
