import { describe, expect, it } from 'vitest';
import { placeLabel, slicePath, slicesOf, rotationTo } from './wheel-geometry.ts';

const underPointer = (turn: number) => (360 - (turn % 360)) % 360;

describe('the wheel', () => {
  it.each([
    ['even chances', [250_000, 250_000, 250_000, 250_000]],
    ['a rare and a likely prize', [1, 999_999]],
    ['a chance of nothing', [0, 500_000, 500_000]],
    ['no chances at all', [0, 0, 0]],
    ['more slices than can be wide', Array.from({ length: 40 }, () => 25_000)],
    ['one', [1_000_000]],
  ])('[ME-16] is a full circle of readable slices for %s', (_name, chances) => {
    const slices = slicesOf(chances);
    expect(slices).toHaveLength(chances.length);
    expect(slices[0]?.start).toBe(0);
    expect(slices[slices.length - 1]?.end).toBe(360);
    for (const [index, { start, end }] of slices.entries()) {
      expect(end - start).toBeGreaterThan(8.9);
      expect(start).toBe(slices[index - 1]?.end ?? 0);
      expect(slicePath({ start, end }, 100)).not.toContain('NaN');
    }
  });

  it('[ME-16] draws more likely prizes wider', () => {
    const [rare, likely] = slicesOf([100_000, 900_000]).map(({ start, end }) => end - start);
    expect(likely).toBeGreaterThan((rare ?? 0) * 3);
  });

  it('[ME-16] stops well inside the slice of the prize and always turns forward', () => {
    const slices = slicesOf([10_000, 40_000, 150_000, 800_000]);
    let standing = 0;
    for (let draw = 0; draw < 200; draw += 1) {
      const slice = slices[draw % slices.length] ?? { start: 0, end: 0 };
      const turn = rotationTo(slice, `draw-${draw * 7919}`, standing);
      const margin = (slice.end - slice.start) / 4 - 1e-6;
      expect(turn).toBeGreaterThanOrEqual(standing + 4 * 360);
      expect(underPointer(turn)).toBeGreaterThanOrEqual(slice.start + margin);
      expect(underPointer(turn)).toBeLessThanOrEqual(slice.end - margin);
      standing = turn;
    }
  });

  it('[ME-16] stops at the same place for the same draw', () => {
    const slice = { start: 40, end: 80 };
    expect(rotationTo(slice, 'a', 0)).toBe(rotationTo(slice, 'a', 0));
  });

  it.each([0, 37, 90, 180, 291.4])(
    '[ME-16] has upright labels in wide slices at a turn of %d degrees',
    (turn) => {
      for (const slice of slicesOf([1, 1, 1, 1, 1, 1])) {
        expect(placeLabel(slice, turn, 44, 24).rotation).toBe(-turn);
      }
    },
  );

  it.each([0, 37, 90, 180, 291.4])(
    '[ME-16] has no label upside down in narrow slices at a turn of %d degrees',
    (turn) => {
      for (const slice of slicesOf(Array.from({ length: 24 }, () => 1))) {
        const onScreen = (placeLabel(slice, turn, 90, 24).rotation + turn) * (Math.PI / 180);
        expect(Math.cos(onScreen)).toBeGreaterThan(-1e-6);
      }
    },
  );
});
