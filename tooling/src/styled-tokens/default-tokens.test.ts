import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contrastOf,
  contrastPairs,
  parseColour,
  scaleDefaults,
  semanticColours,
} from '@chada/client-config/node';
import { parse } from 'postcss';
import { expect, it } from 'vitest';
import { repoRoot } from '../repo-root.ts';

const values = new Map<string, string>();
parse(readFileSync(join(repoRoot, 'packages/ui-kit/src/tokens.css'), 'utf8')).walkDecls(
  /^--/,
  ({ prop, value }) => {
    const colour = value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    values.set(prop.slice(2), colour.replace(/\s+/g, ' '));
  },
);

it('are all tokens that components may read, and no others', () => {
  const scales = Object.entries(scaleDefaults).flatMap(([group, names]) =>
    Object.keys(names).map((name) => `${group}-${name}`),
  );
  expect([...values.keys()].sort()).toEqual([...semanticColours, ...scales, 'font-family'].sort());
});

it('have the default sizes of a brand', () => {
  const plain = (css = ''): string => css.replaceAll(' ', '').replaceAll(/(?<!\d)0px/g, '0');
  for (const [group, names] of Object.entries(scaleDefaults))
    for (const [name, { css }] of Object.entries(names))
      expect(plain(values.get(`${group}-${name}`)), `${group}-${name}`).toBe(plain(css));
});

it('have enough contrast', () => {
  const low = contrastPairs.filter(({ foreground, background, minRatio }) => {
    const [forebackgroundColour, backgroundColour] = [
      parseColour(values.get(foreground)),
      parseColour(values.get(background)),
    ];
    return (
      forebackgroundColour === undefined ||
      backgroundColour === undefined ||
      contrastOf(forebackgroundColour, backgroundColour) < minRatio
    );
  });
  expect(low).toEqual([]);
});
