import { expect, it } from 'vitest';
import { pickSegment, TOTAL_PPM } from './pick-segment.ts';

const segments = [
  { name: 'never', weight_ppm: 0 },
  { name: 'rare', weight_ppm: 1 },
  { name: 'usual', weight_ppm: 999_998 },
  { name: 'last', weight_ppm: 1 },
];

it.each([
  [0, 'rare'],
  [1, 'usual'],
  [999_998, 'usual'],
  [999_999, 'last'],
])('the draw %i of a million picks %s', (drawn, name) => {
  const bounds: number[] = [];
  const draw = (below: number) => {
    bounds.push(below);
    return drawn;
  };
  expect(pickSegment(segments, draw).name).toBe(name);
  expect(bounds).toEqual([TOTAL_PPM]);
});

it('chances below a million are an error', () => {
  expect(() => pickSegment(segments.slice(0, 3), () => 999_999)).toThrow(/less than a million/);
});
