import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GameArt, gameArtAddress, type GameCategory } from './game-art.tsx';

const CATEGORIES: readonly GameCategory[] = ['slots', 'casino', 'sport', 'fishing', 'card', 'lotto', 'hot'];
const draw = (seed: string, category: GameCategory): string =>
  renderToStaticMarkup(<GameArt seed={seed} category={category} />);

describe('GameArt', () => {
  it('always draws the same picture for a seed', () => {
    for (const category of CATEGORIES) expect(draw('JK-001', category)).toBe(draw('JK-001', category));
  });

  it('draws at least 30 different pictures for 60 games of a category', () => {
    for (const category of CATEGORIES) {
      const pictures = new Set(Array.from({ length: 60 }, (_, index) => draw(`game-${index}`, category)));
      expect(pictures.size, category).toBeGreaterThanOrEqual(30);
    }
  });

  it('uses at most 60 elements and 5 kB per cover, so that a long lobby scrolls', () => {
    const covers = CATEGORIES.flatMap((category) =>
      Array.from({ length: 60 }, (_, index) => draw(`game-${index}`, category)),
    );
    expect(Math.max(...covers.map((cover) => cover.match(/<[a-z]/gi)?.length ?? 0))).toBeLessThanOrEqual(60);
    expect(Math.max(...covers.map((cover) => cover.length))).toBeLessThan(5120);
  });

  it('gives the gradients of each cover unique ids', () => {
    const page = renderToStaticMarkup(
      <>
        <GameArt seed="a" category="slots" />
        <GameArt seed="b" category="slots" />
      </>,
    );
    const ids = Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws the same art as an image, in every category', () => {
    const drawn = (text: string) =>
      text
        .replace(' xmlns="http://www.w3.org/2000/svg"', '')
        .replace(/(id="|url\(#)\w+(?=[ghms][")])/g, '$1');
    for (const category of CATEGORIES)
      for (let index = 0; index < 60; index += 1) {
        const [type, file = ''] = gameArtAddress({ seed: `game-${index}`, category }).split(',');
        expect(type).toBe('data:image/svg+xml');
        expect(drawn(decodeURIComponent(file))).toBe(drawn(draw(`game-${index}`, category)));
      }
  });
});
