import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GameArt, gameArtAddress, gameArtText, subjectNames } from './game-art.tsx';

const pictures = subjectNames.flatMap((subject) =>
  [0, 1, 2].map((variant) => ({ name: `${subject} ${variant}`, text: gameArtText({ subject, variant }) })),
);

describe('GameArt', () => {
  it('draws at least 40 subjects, each in three compositions, all different', () => {
    expect(subjectNames.length).toBeGreaterThanOrEqual(40);
    expect(new Set(pictures.map(({ text }) => text)).size).toBe(subjectNames.length * 3);
  });

  it('always draws the same picture for a subject and a variant, whatever the number of the variant', () => {
    expect(gameArtText({ subject: 'naga', variant: 1 })).toBe(gameArtText({ subject: 'naga', variant: 1 }));
    expect(gameArtText({ subject: 'naga', variant: 4 })).toBe(gameArtText({ subject: 'naga', variant: 1 }));
  });

  it('draws well-formed SVG of known paints only', () => {
    const all = `<svg xmlns="http://www.w3.org/2000/svg">${pictures.map(({ text }) => text).join('')}</svg>`;
    expect(new DOMParser().parseFromString(all, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    for (const { name, text } of pictures) {
      const ids = Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => `url(#${id})`);
      const paints = Array.from(text.matchAll(/ (?:fill|stroke)="([^"]+)"/g), ([, paint]) => paint);
      const unknown = paints.filter(
        (paint) =>
          paint !== 'none' && !ids.includes(paint ?? '') && !/^#([\da-f]{3}|[\da-f]{6})$/.test(paint ?? ''),
      );
      expect(unknown, name).toEqual([]);
      expect(text, name).not.toMatch(/NaN|undefined/);
    }
  });

  it('uses at most 90 shapes and 9 kB per picture, so that a long lobby scrolls', () => {
    expect(Math.max(...pictures.map(({ text }) => text.match(/<path/g)?.length ?? 0))).toBeLessThanOrEqual(
      90,
    );
    expect(Math.max(...pictures.map(({ text }) => text.length))).toBeLessThan(9_000);
  });

  it('is a decorative image of its shape', () => {
    for (const [shape, height] of [
      ['cover', 160],
      ['wide', 75],
      ['poster', 232],
    ] as const) {
      const markup = renderToStaticMarkup(<GameArt subject="koi" shape={shape} />);
      expect(markup).toContain(`height="${height}"`);
      expect(markup).toContain('alt=""');
      expect(markup).toContain(gameArtAddress({ subject: 'koi', shape }));
    }
  });
});
