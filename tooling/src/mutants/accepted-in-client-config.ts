import type { AcceptedMutant } from './accepted-mutant.ts';

const checkedBefore = 'The loader refuses a channel without its account or address.';
const positioned = 'The Markdown parser states the place of each part.';
const noPage = 'A page with a problem is not used.';

export const acceptedInClientConfig: readonly AcceptedMutant[] = [
  {
    file: 'src/contact.ts',
    code: "channels: channels.map(({ kind, account: given = '', url = '', name: own }) => {",
    replacement: '"Stryker was here!"',
    reason: checkedBefore,
  },
  {
    file: 'src/node/assets/check-fonts.ts',
    code: 'const [min, max] = fontOfFace(face, folder)?.weights ?? [];',
    replacement: '["Stryker was here"]',
    reason: 'A list of one text has no second entry either.',
  },
  {
    file: 'src/node/assets/check-fonts.ts',
    code: "const [from = '', to = from] = part.replace(/^U\\+/i, '').split('-');",
    replacement: '"Stryker was here!"',
    reason: 'A split text has at least one part.',
  },
  {
    file: 'src/node/assets/check-webp.ts',
    code: 'return Array.isArray(pairs) ? pairs : [];',
    replacement: '["Stryker was here"]',
    reason: 'A member of the list that is no pair is skipped.',
  },
  {
    file: 'src/node/assets/check-webp.ts',
    code: 'return readdirSync(root)',
    replacement: 'readdirSync(root)',
    reason: 'Another file in the folder of pages is itself a mistake.',
  },
  {
    file: 'src/node/assets/check-webp.ts',
    code: ".filter((name) => name.endsWith('.md'))",
    replacement: '""',
    reason: 'Another file in the folder of pages is itself a mistake.',
  },
  {
    file: 'src/node/assets/check-webp.ts',
    code: ".map((name) => readFileSync(join(root, name), 'utf8'));",
    replacement: '""',
    reason: 'A buffer finds the same texts.',
  },
  {
    file: 'src/node/assets/check-webp.ts',
    code: 'return [];',
    replacement: '["Stryker was here"]',
    reason: 'No picture has this name.',
  },
  {
    file: 'src/node/assets/check-webp.ts',
    code: "const isPairPath = ([first, second]: JsonPath): boolean => first === 'assets' && second === 'webp';",
    replacement: 'true',
    reason: 'Only `assets` has a field `webp` at this place.',
  },
  {
    file: 'src/node/assets/read-woff2.ts',
    code: "throw new RangeError('This number has too many bytes.');",
    reason: 'The caller catches the error and does not read its message.',
  },
  {
    file: 'src/node/explain-issue.ts',
    code: "if (issue.code !== 'too_big') return 'is not allowed';",
    reason: 'The schema causes no other kind of issue.',
  },
  {
    file: 'src/node/format-text.ts',
    code: "[patterns.clientIdPattern, (value) => clientIdMistake(value) ?? 'is not a client id'],",
    replacement: '""',
    reason: 'The function explains each text that the pattern refuses.',
  },
  {
    file: 'src/node/json-source.ts',
    code: 'return problemOn(offset, symbol ?? syntaxTexts[code] ?? `This is not JSON (${code}).`);',
    replacement: '``',
    reason: 'The parser reports no other error.',
  },
  {
    file: 'src/node/pages/page-context.ts',
    code: 'const { line, column } = position?.start ?? { line: 1, column: 1 };',
    reason: positioned,
  },
  {
    file: 'src/node/pages/read-inline.ts',
    code: 'return source.lines.slice((position?.start.line ?? 1) - 1, position?.end.line);',
    reason: positioned,
  },
  {
    file: 'src/node/pages/page-head.ts',
    code: "title: valueOf('title') ?? '',",
    replacement: '"Stryker was here!"',
    reason: noPage,
  },
  {
    file: 'src/node/pages/page-head.ts',
    code: "description: valueOf('description') ?? '',",
    replacement: '"Stryker was here!"',
    reason: noPage,
  },
  {
    file: 'src/node/pages/read-blocks.ts',
    code: "const alt = node.alt ?? '';",
    replacement: '"Stryker was here!"',
    reason: 'The Markdown parser states an empty description as an empty text.',
  },
  {
    file: 'src/node/read-text.ts',
    code: "const [before = ''] = new TextDecoder().decode(bytes).split('\\ufffd');",
    replacement: '"Stryker was here!"',
    reason: 'A split text has at least one part.',
  },
  {
    file: 'src/node/tokens/export-defaults.ts',
    code: 'color: (css) => css,',
    reason: 'No scale has colours.',
  },
];
