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
      ({ fronts: [front = ''], grounds: [ground = ''] }) => common.includes(front) && common.includes(ground),
    )
    .filter(
      ({ fronts, grounds, least }) =>
        !contrastPairs.some(
          (pair) => pair.front === fronts[0] && pair.ground === grounds[0] && pair.least >= least,
        ),
    );
  expect(unchecked).toEqual([]);
});

describe('of a style sheet', () => {
  const pairsOf = (css: string): readonly string[] => {
    const sheets = new Map([['a.css', css]]);
    const own = readNames(sheets).filter((name) => name.startsWith('bar-'));
    return derivePairs(readColours(sheets), (name) => own.includes(name)).map(
      ({ fronts, grounds, least }) => `${fronts.join('|')} on ${grounds.join('|')} ${least}`,
    );
  };
  const ground = '.ck-bar { background-color: var(--bar-bg, var(--surface)); }';

  it.each<readonly [string, string, readonly string[]]>([
    [
      'a text of its own',
      `${ground} .ck-bar { color: var(--bar-text, #fff); }`,
      ['bar-text|#ffffff on bar-bg|surface 4.5'],
    ],
    [
      'the label inside',
      `${ground} .ck-bar__label { color: var(--text-muted); }`,
      ['text-muted on bar-bg|surface 4.5'],
    ],
    [
      'an icon',
      `${ground} .ck-bar__icon { color: var(--accent-text); }`,
      ['accent-text on bar-bg|surface 3'],
    ],
    [
      'a state',
      `${ground} .ck-bar__link[aria-current] { color: var(--accent-text); }`,
      ['accent-text on bar-bg|surface 4.5'],
    ],
    ['a disabled link', `${ground} .ck-bar__link:disabled { color: var(--text-muted); }`, []],
    [
      'a label with a ground of its own',
      `${ground} .ck-bar__mark { color: var(--on-accent); background-color: var(--accent); }`,
      ['on-accent on accent 3'],
    ],
    [
      'a label of another block',
      `${ground} .ck-other__label { color: var(--text-muted); }`,
      ['text-muted on bar-bg|surface 4.5'],
    ],
    ['a forced palette', `${ground} @media (forced-colors: active) { .ck-bar { color: var(--text); } }`, []],
  ])('%s is a pair', (_name, css, pairs) => expect(pairsOf(css)).toEqual(pairs));
});
