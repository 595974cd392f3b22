import { describe, expect, it } from 'vitest';
import { parseColour } from './colour.ts';
import { colourNamed, componentPairs } from './component-pairs.ts';
import { semanticColours } from './token-names.ts';

const semantic = new Set<string>(semanticColours);

function pairsWith(...components: readonly string[]) {
  const pairs = componentPairs(
    (name) => components.includes(name),
    (name) => semantic.has(name),
  );
  return pairs.map(({ foreground, background, minRatio }) => `${foreground} on ${background}: ${minRatio}`);
}

describe('the colours to compare', () => {
  it('are none of a brand without component tokens', () => {
    expect(pairsWith()).toEqual([]);
  });

  it('are each colour on a background that the brand sets, once', () => {
    expect(pairsWith('card-bg').toSorted()).toEqual([
      'accent-text on card-bg: 4.5',
      'focus on card-bg: 3',
      'info on card-bg: 4.5',
      'negative on card-bg: 4.5',
      'positive on card-bg: 4.5',
      'text on card-bg: 4.5',
      'text-muted on card-bg: 4.5',
      'warning on card-bg: 4.5',
    ]);
  });

  it('are a text that the brand sets, on each of its backgrounds', () => {
    expect(pairsWith('button-primary-text')).toEqual([
      'button-primary-text on accent: 4.5',
      'button-primary-text on accent-strong: 4.5',
    ]);
  });

  it('are a text and a background that the brand sets, in place of the semantic colours', () => {
    expect(pairsWith('button-danger-text', 'button-danger-bg')).toEqual([
      'button-danger-text on button-danger-bg: 4.5',
    ]);
  });

  it('are the fixed colours of a toast in place of those that the brand does not set', () => {
    expect(pairsWith('toast-bg')).toEqual([
      '#ff9d9d on toast-bg: 3',
      '#8ab4ff on toast-bg: 3',
      '#6ee7a8 on toast-bg: 3',
      '#ffffff on toast-bg: 4.5',
    ]);
    expect(pairsWith('toast-text')).toEqual(['toast-text on #1f293b: 4.5']);
  });

  it('leave out a colour that has no value', () => {
    const components = ['header-bg', 'progress-fill'];
    const pairs = componentPairs(
      (name) => components.includes(name),
      (name) => name === 'focus',
    );
    expect(pairs).toEqual([{ foreground: 'focus', background: 'header-bg', minRatio: 3 }]);
  });
});

describe('a colour', () => {
  it('is found by its name, or is its own value', () => {
    const [black, white] = [parseColour('#000000'), parseColour('#ffffff')];
    if (black === undefined || white === undefined) throw new Error('These are colours.');
    const colours = new Map([['text', { colour: black }]]);
    expect(colourNamed('text', colours)).toEqual(black);
    expect(colourNamed('#ffffff', colours)).toEqual(white);
    expect(colourNamed('focus', colours)).toBeUndefined();
  });
});
