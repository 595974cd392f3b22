import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { clientIdsOf } from '../lint-rules/workspace.ts';
import { repoRoot } from '../repo-root.ts';
import { checkBrandNames } from './brand-names.ts';
import { checkRepo } from './repo-checks.ts';
import { readRepoFiles, repoPaths } from './repo-files.ts';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

function faultsOf(files: Record<string, string>): string[] {
  root = mkdtempSync(join(tmpdir(), 'chada-checks-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkRepo(root).map(({ path, line, message }) => `${path}:${line} ${message}`);
}

describe('lock file', () => {
  it('refuses an address', () => {
    const text = 'packages:\n  a@1:\n    resolution: {tarball: https://registry.example/a.tgz}\n';
    expect(faultsOf({ 'pnpm-lock.yaml': text })).toEqual([expect.stringMatching(/^pnpm-lock\.yaml:3 /)]);
  });

  it('allows checksums, and addresses in the notes of a deprecated package', () => {
    const text = 'a@1:\n  resolution: {integrity: sha512-x}\n  deprecated: see https://example.org/a\n';
    expect(faultsOf({ 'pnpm-lock.yaml': text })).toEqual([]);
  });
});

describe('paths of one machine', () => {
  it.each(['home/somchai/chada', 'Users/somchai/chada', 'root/chada'])('refuses /%s', (path) => {
    expect(faultsOf({ 'docs/a.md': `Start it in /${path}.` })).toHaveLength(1);
  });

  it('allows addresses and paths of the site', () => {
    const text = 'https://example.org/home/a and src/home/page.tsx and /tmp/chromium and /homework/a';
    expect(faultsOf({ 'docs/a.md': text })).toEqual([]);
  });
});

describe('silenced rules', () => {
  it.each(['oxlint', 'eslint', 'stylelint'])('refuses %s', (linter) => {
    expect(faultsOf({ 'packages/contract/src/a.ts': `// ${linter}-disable-next-line` })).toHaveLength(1);
  });

  it('refuses a silenced compiler', () => {
    expect(faultsOf({ 'packages/contract/src/a.ts': `// @ts-${'expect-error'}` })).toHaveLength(1);
  });
});

describe('Thai in style sheets and pages', () => {
  it('refuses it in shared code', () => {
    expect(faultsOf({ 'packages/features/src/a.css': `.a::before { content: 'ใหม่' }` })).toHaveLength(1);
  });

  it("allows it in a brand's folder", () => {
    expect(faultsOf({ 'clients/maliwan/assets/logo.svg': '<svg><title>มะลิวัลย์</title></svg>' })).toEqual([]);
  });
});

describe('hover styles', () => {
  const path = 'packages/features/src/a.css';

  it('must be in `@media (hover: hover)`', () => {
    const text =
      '/* a:hover { */\n.a {\n  top: 0;\n}\n\n@media (min-width: 1em) {\n  .b,\n  .a:hover {\n    top: 0;\n  }\n}\n';
    expect(faultsOf({ [path]: text })).toEqual([
      expect.stringMatching(/a\.css:8 ":hover" sticks after a tap/),
    ]);
  });

  it('may be in a block inside `@media (hover: hover)`', () => {
    const text =
      '@media (min-width: 1em) and (hover: hover) {\n  @supports (top: 0) {\n    .a:hover {\n      top: 0;\n    }\n  }\n}\n';
    expect(faultsOf({ [path]: text })).toEqual([]);
  });

  it('may not follow the end of `@media (hover: hover)`', () => {
    const text = '@media (hover: hover) {\n  .a:hover {\n    top: 0;\n  }\n}\n.b:hover {\n  top: 0;\n}\n';
    expect(faultsOf({ [path]: text })).toEqual([expect.stringMatching(/a\.css:6 /)]);
  });
});

describe('package.json', () => {
  const manifest = (fields: unknown): string => JSON.stringify(fields, null, 2);

  it('refuses a dependency that points up', () => {
    const text = manifest({ dependencies: { '@chada/stores': 'workspace:*' } });
    const code = `import { api } from '@chada/stores';\n`;
    expect(faultsOf({ 'packages/contract/package.json': text, 'packages/contract/src/a.ts': code })).toEqual([
      'packages/contract/package.json:3 contract may not depend on stores in dependencies.',
    ]);
  });

  it('refuses a test helper among the runtime dependencies', () => {
    const text = manifest({ dependencies: { '@chada/testing': 'workspace:*' } });
    const code = `import { gate } from '@chada/testing';\n`;
    expect(faultsOf({ 'packages/stores/package.json': text, 'packages/stores/src/a.ts': code })).toHaveLength(
      1,
    );
  });

  it('refuses a range of versions', () => {
    expect(faultsOf({ 'package.json': manifest({ devDependencies: { turbo: '^2.0.0' } }) })).toHaveLength(1);
  });

  it('allows dependencies that point down, test helpers for development, and exact versions', () => {
    const text = manifest({
      dependencies: { '@chada/contract': 'workspace:*', axios: 'catalog:', zod: '4.6.7' },
      devDependencies: { '@chada/testing': 'workspace:*', typescript: 'npm:typescript@7.0.2' },
      peerDependencies: { react: '>=19' },
    });
    const code = `import { wallet } from '@chada/contract/user';\nimport axios from 'axios';\nimport * as z from 'zod';\n`;
    expect(faultsOf({ 'packages/stores/package.json': text, 'packages/stores/src/a.ts': code })).toEqual([]);
  });

  it('refuses a dependency that only tests import', () => {
    const text = manifest({ dependencies: { zod: '4.6.7' } });
    const files = {
      'packages/stores/package.json': text,
      'packages/stores/src/a.test.ts': `import 'zod';\n`,
    };
    expect(faultsOf(files)).toEqual(['packages/stores/package.json:3 No source of the package imports zod.']);
  });
});

describe('citations', () => {
  const docs = {
    'docs/rows.tsv': 'id\tarea\twhat must hold\nME-01\tmember\tThe dashboard shows the credit.\n',
    'docs/readings.md': '| id    | question | reading |\n| RD-07 | Money?   | Satang. |\n',
    'docs/decisions/0006-our-own-dialog-and-tabs.md': '# 6. A choice\n',
  };

  it.each([
    ['a row', `// Shows the credit (ME-${98}).`, 1],
    ['a reading', `// In satang, RD-${99}.`, 1],
    ['a decision', `// See decision ${13}.`, 1],
    ['a decision after a line break', `/*\n * Why: decision\n * ${14}. */`, 2],
    ['one of several decisions', `// See decisions 6 and ${15}.`, 1],
    ['a file of a decision', `// docs/${'decisions'}/0016-no-such.md`, 1],
    ['an old file name of a decision', `// docs/${'decisions'}/0006-an-old-name.md`, 1],
  ])('refuses %s that does not exist', (_, text, line) => {
    expect(faultsOf({ ...docs, 'packages/a/src/a.ts': text })).toEqual([
      expect.stringMatching(new RegExp(`^packages/a/src/a\\.ts:${line} .*(neither|not) in docs/`)),
    ]);
  });

  it('allows what exists, and other codes of two letters', () => {
    const text = '// ME-01, RD-07, decision 6, docs/decisions/0006-our-own-dialog-and-tabs.md, ZA-01';
    expect(faultsOf({ ...docs, 'packages/a/src/a.ts': text })).toEqual([]);
  });

  it('ignores applied migrations', () => {
    expect(faultsOf({ ...docs, 'src/0001-a.sql': `-- decision ${17}, ME-${97}` })).toEqual([]);
  });
});

describe('names of brands', () => {
  const brand = { 'clients/maliwan/client.json': '{}' };

  it.each(['packages/a/src/a.css', 'apps/a/index.html', 'package.json', 'packages/a/src/a.ts'])(
    'are refused in %s',
    (path) => {
      const text = path.endsWith('.json') ? '{ "name": "maliwan" }\n' : '\n/* maliwan */\n';
      expect(faultsOf({ ...brand, [path]: text })).toEqual([
        expect.stringMatching(/:\d "maliwan" names a brand of clients\//),
      ]);
    },
  );

  it.each([
    'clients/maliwan/tokens.json',
    'clients/clients.json',
    'docs/a.md',
    'README.md',
    'packages/a/src/a.test.ts',
    'packages/a/src/a.stories.tsx',
    'packages/a/src/seed/names.json',
  ])('are allowed in %s', (path) => {
    expect(faultsOf({ ...brand, [path]: 'maliwan' })).toEqual([]);
  });

  it('appear only in the brands, tests, stories and texts of this repository', () => {
    const ids = clientIdsOf(repoRoot);
    expect(ids.length).toBeGreaterThan(2);
    const files = readRepoFiles(repoRoot, repoPaths(repoRoot));
    expect(files.flatMap((file) => checkBrandNames(file, ids))).toEqual([]);
  });
});

describe('unused texts and icons', () => {
  const texts = {
    'packages/messages/src/th/index.ts':
      "export { slip } from './slip.ts';\nexport { banks } from './banks.ts';\n",
    'packages/messages/src/th/slip.ts': "export const slip = {\n  title: 'a',\n  old: 'b',\n};\n",
    'packages/messages/src/th/banks.ts': "export const banks = {\n  '014': 'a',\n};\n",
    'packages/ui-kit/src/icons/member-icons.ts': 'export const SlipIcon = 1;\nexport const OldIcon = 1;\n',
  };
  const page = 'use(SlipIcon, t("slip.title"), t(`banks.${code}`));\n';

  it('are found', () => {
    expect(faultsOf({ ...texts, 'packages/features/src/slip/page.tsx': page })).toEqual([
      'packages/messages/src/th/slip.ts:3 Nothing uses the text slip.old.',
      'packages/ui-kit/src/icons/member-icons.ts:2 Nothing uses OldIcon.',
    ]);
  });
});
