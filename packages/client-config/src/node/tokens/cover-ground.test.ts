import { describe, expect, it } from 'vitest';
import { coverGround } from './cover-ground.ts';

const background = (surface: string, text: string) =>
  coverGround({ '--surface-raised': surface, '--text': text, '--text-muted': '#74434c' })[
    '--ck-cover-ground'
  ];

describe('the ground of a game cover without its picture', () => {
  it('is the raised surface of a dark palette', () => {
    expect(background('#141c40', '#f6f2e6')).toBe('#141c40');
  });

  it('is the colour of secondary text in a light palette', () => {
    expect(background('#ffffff', '#3b0d19')).toBe('#74434c');
  });

  it('is not set for an invalid palette', () => {
    expect(coverGround({ '--surface-raised': '#ffffff' })).toEqual({});
  });
});
