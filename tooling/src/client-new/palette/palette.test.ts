import { contrastOf, contrastPairs, parseColour, semanticColours } from '@chada/client-config/node';
import { describe, expect, it } from 'vitest';
import { derivePalette, type ColourChoice } from './derive.ts';
import { fromOklch, hexOf, toOklch } from './oklch.ts';

const seed = Number(process.env['CHADA_SEED'] ?? Date.now() % 1_000_000);

function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const hex = (random: () => number): string =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;

function tooLow(choice: ColourChoice): readonly string[] {
  const { semantic } = derivePalette(choice);
  const colours = new Map(Object.entries(semantic));
  return contrastPairs.flatMap(({ foreground, background, minRatio }) => {
    const [forebackgroundColour, backgroundColour] = [colours.get(foreground), colours.get(background)];
    if (forebackgroundColour === undefined || backgroundColour === undefined)
      return [`${foreground} or ${background} is missing`];
    const ratio = contrastOf(fromOklch(forebackgroundColour), fromOklch(backgroundColour));
    return ratio >= minRatio ? [] : [`${foreground} on ${background}: ${ratio}`];
  });
}

const extremes = ['#000000', '#ffffff', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#808080', '#777777'];

describe('the palette of a brand', () => {
  it.each(extremes.flatMap((accent) => [['dark', accent] as const, ['light', accent] as const]))(
    'reaches its contrasts in a %s brand with %s',
    (scheme, accent) => {
      for (const background of [undefined, ...extremes])
        expect(tooLow({ scheme, accent, background })).toEqual([]);
    },
  );

  it.each([
    ['light', '#2f8f5b'],
    ['light', '#c8602a'],
    ['dark', '#2f8f5b'],
  ] as const)('makes the accent of a %s brand in %s a little darker for white text', (scheme, accent) => {
    const { semantic, requested, adjustments } = derivePalette({ scheme, accent });
    expect(hexOf(semantic['on-accent'])).toBe('#ffffff');
    expect(requested.l - semantic.accent.l).toBeLessThanOrEqual(0.06);
    expect(Math.abs(semantic.accent.h - requested.h)).toBeLessThan(0.5);
    expect(adjustments[0]?.why).toMatch(/^white letters on it had [34]\.\d\d:1, text needs 4\.50:1$/);
  });

  it.each(['#e0a93b', '#ffd000', '#7fd6b0', '#f5a3c7'])(
    'keeps dark text on the lighter colour %s',
    (accent) => {
      const { semantic } = derivePalette({ scheme: 'light', accent });
      expect(semantic['on-accent'].l).toBeLessThan(0.3);
    },
  );

  it(`reaches its contrasts for any chosen colours (seed ${seed})`, () => {
    const random = randomFrom(seed);
    for (let run = 0; run < 300; run += 1) {
      const scheme = random() < 0.5 ? 'dark' : 'light';
      const background = random() < 0.5 ? undefined : hex(random);
      const choice = { scheme, accent: hex(random), background } as const;
      expect(tooLow(choice), JSON.stringify(choice)).toEqual([]);
    }
  });

  it('has every required colour of a brand', () => {
    const { semantic, overlay, border } = derivePalette({ scheme: 'dark', accent: '#e0a93b' });
    expect([...Object.keys(semantic), 'overlay', 'border'].sort()).toEqual([...semanticColours].sort());
    expect([overlay, border]).toEqual([
      expect.stringMatching(/^#[0-9a-f]{8}$/),
      expect.stringMatching(/^#[0-9a-f]{8}$/),
    ]);
  });

  it('keeps a colour with enough contrast', () => {
    const { semantic, adjustments } = derivePalette({ scheme: 'dark', accent: '#e0a93b' });
    expect(hexOf(semantic.accent)).toBe('#e0a93b');
    expect(adjustments).toEqual([]);
  });

  it('reports changed colours with reasons, and keeps the hue', () => {
    const { semantic, adjustments } = derivePalette({ scheme: 'dark', accent: '#0b3d91' });
    expect(adjustments.map(({ part, requested }) => [part, requested])).toEqual([
      ['accent', '#0b3d91'],
      ['accent as text', '#0b3d91'],
    ]);
    expect(adjustments[0]?.used).toBe(hexOf(semantic.accent));
    expect(adjustments[0]?.why).toMatch(/^1\.\d\d:1 on the dark surfaces, .*; now 3\.\d\d:1$/);
    const requested = parseColour('#0b3d91');
    if (requested === undefined) throw new Error('no colour');
    expect(Math.abs(semantic.accent.h - toOklch(requested).h)).toBeLessThan(1);
  });
});

describe('OKLCH', () => {
  it('converts every sRGB colour to OKLCH and back unchanged', () => {
    for (const text of [...extremes, '#e0a93b', '#123456', '#fedcba']) {
      const colour = parseColour(text);
      if (colour === undefined) throw new Error('no colour');
      expect(hexOf(toOklch(colour))).toBe(text);
    }
  });

  it('reduces only the chroma of colours outside sRGB', () => {
    const shown = toOklch(fromOklch({ l: 0.7, c: 0.4, h: 150 }));
    expect(shown.l).toBeCloseTo(0.7, 1);
    expect(shown.h).toBeCloseTo(150, -1);
    expect(shown.c).toBeLessThan(0.25);
  });
});
