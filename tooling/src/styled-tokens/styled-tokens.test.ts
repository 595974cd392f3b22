import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastPairs, semanticColours } from '@chada/client-config/node';
import { describe, expect, it } from 'vitest';
import { repoRoot } from '../repo-root.ts';
import { derivePairs } from './derive-pairs.ts';
import { readColours, readNames, readStyleSheets } from './read-styles.ts';
import { styledTokensFile, styledTokensPath } from './styled-tokens-file.ts';

const colours = readColours(readStyleSheets(repoRoot));

it('the component tokens and pairs are those of the style sheets: node tooling/src/write-styled-tokens.ts', async () => {
  expect(readFileSync(join(repoRoot, styledTokensPath), 'utf8')).toBe(await styledTokensFile(repoRoot));
});

it('the contrast of every pair of common colours in the style sheets is checked in every brand', () => {
  const common: readonly string[] = semanticColours;
  const unchecked = derivePairs(colours, () => false)
    .filter(
      ({ foregrounds: [foreground = ''], backgrounds: [background = ''] }) =>
        common.includes(foreground) && common.includes(background),
    )
    .filter(
      ({ foregrounds, backgrounds, minRatio }) =>
        !contrastPairs.some(
          (pair) =>
            pair.foreground === foregrounds[0] &&
            pair.background === backgrounds[0] &&
            pair.minRatio >= minRatio,
        ),
    );
  expect(unchecked).toEqual([]);
});

describe('of a style sheet', () => {
  const pairsOf = (css: string): readonly string[] => {
    const sheets = new Map([['a.css', css]]);
    const own = readNames(sheets).filter((name) => name.startsWith('bar-'));
    return derivePairs(readColours(sheets), (name) => own.includes(name)).map(
      ({ foregrounds, backgrounds, minRatio }) =>
        `${foregrounds.join('|')} on ${backgrounds.join('|')} ${minRatio}`,
    );
  };
  const background = '.ck-bar { background-color: var(--bar-bg, var(--surface)); }';

  it.each<readonly [string, string, readonly string[]]>([
    [
      'a text of its own',
      `${background} .ck-bar { color: var(--bar-text, #fff); }`,
      ['bar-text|#ffffff on bar-bg|surface 4.5'],
    ],
    [
      'the label inside',
      `${background} .ck-bar__label { color: var(--text-muted); }`,
      ['text-muted on bar-bg|surface 4.5'],
    ],
    [
      'an icon',
      `${background} .ck-bar__icon { color: var(--accent-text); }`,
      ['accent-text on bar-bg|surface 3'],
    ],
    [
      'a state',
      `${background} .ck-bar__link[aria-current] { color: var(--accent-text); }`,
      ['accent-text on bar-bg|surface 4.5'],
    ],
    ['a disabled link', `${background} .ck-bar__link:disabled { color: var(--text-muted); }`, []],
    [
      'a label with a background of its own',
      `${background} .ck-bar__mark { color: var(--on-accent); background-color: var(--accent); }`,
      ['on-accent on accent 3'],
    ],
    [
      'a label of another block',
      `${background} .ck-other__label { color: var(--text-muted); }`,
      ['text-muted on bar-bg|surface 4.5'],
    ],
    [
      'a forced palette',
      `${background} @media (forced-colors: active) { .ck-bar { color: var(--text); } }`,
      [],
    ],
  ])('%s is a pair', (_name, css, pairs) => expect(pairsOf(css)).toEqual(pairs));
});
