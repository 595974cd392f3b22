import { scaleDefaults, semanticColours } from '@chada/client-config/node';
import { formatText } from '../format-text.ts';
import { derivePairs, type StyledPair } from './derive-pairs.ts';
import { readColours, readNames, readStyleSheets } from './read-styles.ts';

export const styledTokensPath = 'packages/client-config/src/node/tokens/styled-tokens.ts';

const common = new Set<string>([
  ...semanticColours,
  'font-family',
  ...Object.entries(scaleDefaults).flatMap(([group, names]) =>
    Object.keys(names).map((name) => `${group}-${name}`),
  ),
]);

/**
 * Matches the names of CSS custom properties that are not tokens of a brand: pictures, and properties that the style
 * sheets set themselves.
 */
const notTokens = /^(ck|cf|font)-|-(image|glow)$|^greeting$/;

function typeOf(name: string): string {
  if (/-(radius|size)$/.test(name)) return 'dimension';
  return name.endsWith('-shadow') ? 'shadow' : 'color';
}

export function styledTokensFile(root: string): Promise<string> {
  const sheets = readStyleSheets(root);
  const names = readNames(sheets).filter((name) => !common.has(name) && !notTokens.test(name));
  const pairs = derivePairs(readColours(sheets), (name) => names.includes(name)).filter(
    ({ foregrounds, backgrounds }) => [...foregrounds, ...backgrounds].some((name) => names.includes(name)),
  );
  const text = [
    '// `node tooling/src/write-styled-tokens.ts` writes this file from the style sheets. Do not edit it.',
    "import type { TokenType } from './token-names.ts';",
    '',
    '/** The component tokens that a brand may set, with their types. */',
    'export const componentTokens: Readonly<Record<string, TokenType>> = {',
    ...names.map((name) => `  '${name}': '${typeOf(name)}',`),
    '};',
    '',
    '/**',
    ' * A text or icon colour on a background colour. Each colour is a list of tokens. The first token that the brand sets',
    ' * applies.',
    ' */',
    'export interface StyledPair {',
    '  readonly foregrounds: readonly string[];',
    '  readonly backgrounds: readonly string[];',
    '  readonly minRatio: number;',
    '}',
    '',
    'export const styledPairs: readonly StyledPair[] = [',
    ...pairs.map(lineOf),
    '];',
    '',
  ].join('\n');
  return formatText(styledTokensPath, text);
}

function lineOf({ foregrounds, backgrounds, minRatio }: StyledPair): string {
  const list = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(', ')}]`;
  return `  { foregrounds: ${list(foregrounds)}, backgrounds: ${list(backgrounds)}, minRatio: ${minRatio} },`;
}
