import { beforeAll, describe, expect, it } from 'vitest';
import { lintFixture } from './lint-fixture.ts';

const files = {
  'clients/maliwan/client.json': '{}',
  'clients/maliwan/seed.ts': `export const name = 'มะลิวัลย์';`,

  'packages/stores/src/label.ts': `export const text = 'ฝากเงิน';`,
  'packages/stores/src/comment.ts': `// ฝากเงิน\nexport const text = 1;`,
  'packages/stores/src/escaped-label.ts': `export const text = '\\u0e1d\\u0e32\\u0e01';`,
  'packages/features/src/deposit/page.tsx': `export const Page = () => <p>ฝากเงิน</p>;`,
  'apps/reference-api/src/text/fold-thai.ts': `export const sara = '\\u0e33';`,
  'packages/ui-kit/src/baht-sign.ts': `export const sign = '฿';`,
  'packages/messages/src/th.ts': `export const text = 'ฝากเงิน';`,
  'packages/contract/src/deposit.contract.ts': `export const text = 'ฝากเงิน';`,
  'packages/stores/src/label.test.ts': `export const text = 'ฝากเงิน';`,
  'packages/features/src/deposit/deposit.stories.tsx': `export const text = 'ฝากเงิน';`,
  'apps/reference-api/src/seed/news.ts': `export const text = 'ฝากเงิน';`,

  'packages/stores/src/brand.ts': `export const isIt = (id: string) => id === 'maliwan';`,
  'packages/stores/src/brand-name.ts': `export const isMaliwan = true;`,
  'packages/stores/src/brand-constant.ts': `export const MALIWAN_LIMIT = 5;`,
  'packages/stores/src/brand-part.ts': `export const maliwanese = 'xmaliwan';`,
  'packages/stores/src/brand.test.ts': `export const isIt = (id: string) => id === 'maliwan';`,
  'apps/e2e/src/brand-journey.ts': `export const host = 'maliwan.localhost';`,

  'packages/contract/src/up.ts': `import { store } from '@chada/stores';\nexport const use = store;`,
  'packages/ui-kit/src/up.ts': `export { th } from '@chada/messages';`,
  'packages/features/src/lazy.ts': `export const load = () => import('@chada/api-client');`,
  'packages/stores/src/config-value.ts': `import { defaults } from '@chada/client-config';\nexport const use = defaults;`,
  'packages/stores/src/config-type.ts': `import type { Client } from '@chada/client-config';\nexport type Use = Client;`,
  'packages/stores/src/down.ts': `import { a } from '@chada/api-client';\nexport const use = a;`,
  'packages/stores/src/insides.ts': `import { a } from '@chada/contract/src/envelope.ts';\nexport const use = a;`,
  'packages/stores/src/escape.ts': `import { a } from '../../contract/src/envelope.ts';\nexport const use = a;`,
  'packages/stores/tsup.config.ts': `import { preset } from '../../config/tsup-preset.ts';\nexport default preset;`,
  'packages/stores/vitest.config.ts': `import { preset } from '../../tooling/src/vitest-preset.ts';\nexport default preset;`,
  'packages/stores/src/preset.ts': `import { preset } from '../../../config/tsup-preset.ts';\nexport const use = preset;`,
  'config/upward.ts': `import { a } from '../tooling/src/lint.ts';\nexport const use = a;`,
  'config/named.ts': `import { a } from '@chada/domain';\nexport const use = a;`,
  'packages/stores/src/self.ts': `import { a } from '@chada/stores';\nexport const use = a;`,
  'packages/stores/src/helped.test.ts': `import { a } from '@chada/testing';\nexport const use = a;`,
  'packages/stores/src/helped.ts': `import { a } from '@chada/testing';\nexport const use = a;`,
  'packages/features/src/withdraw/sideways.ts': `import { a } from '../deposit/form.ts';\nexport const use = a;`,
  'packages/features/src/withdraw/helped.ts': `import { a } from '../common/money.ts';\nexport const use = a;`,
  'packages/features/src/shell/composes.ts': `import { a } from '../deposit/form.ts';\nexport const use = a;`,
  'packages/features/src/deposit/form.ts': `export const a = 1;`,
  'packages/features/src/common/money.ts': `export const a = 1;`,
  'packages/features/src/common/upward.ts': `import { a } from '../deposit/form.ts';\nexport const use = a;`,
  'packages/other/src/unlisted.ts': `import { a } from '@chada/contract';\nexport const use = a;`,

  'packages/features/src/deposit/now.ts': `export const now = Date.now();`,
  'packages/stores/src/today.ts': `export const today = new Date();`,
  'packages/ui-kit/src/said.ts': `export const said = Date();`,
  'packages/stores/src/later.ts': `export const clock = Date.now;`,
  'packages/stores/src/clock/clock.ts': `export const now = () => Date.now();`,
  'packages/stores/src/instant.ts': `export const of = (ms: number) => new Date(ms);\nexport const read = Date.parse;`,
  'packages/stores/src/now.test.ts': `export const now = Date.now();`,
  'apps/reference-api/src/now.ts': `export const now = () => new Date();`,

  'apps/e2e/src/text.ts': `export const run = (page: { evaluate(f: () => unknown): unknown }) => page.evaluate(() => document.body.textContent ?? '');`,
  'apps/e2e/src/part.ts': `import { evaluate } from './evaluate.ts';\nexport const run = () => evaluate(function () { return document.querySelector('a')?.href; });`,
  'apps/e2e/src/outside.ts': `import { evaluate } from './evaluate.ts';\nexport const run = (a?: string) => evaluate(() => document.title, a ?? '');`,
  'apps/e2e/src/text.test.ts': `import { evaluate } from './evaluate.ts';\nexport const run = () => evaluate(() => document.querySelector('a')?.href);`,
  'apps/e2e/src/bench-text.ts': `import { evaluate } from './evaluate.ts';\nexport const run = () => evaluate(() => document.querySelector('a')?.href);`,

  'packages/contract/src/cycle-a.ts': `import { b } from './cycle-b.ts';\nexport const a = () => b;`,
  'packages/contract/src/cycle-b.ts': `import { a } from './cycle-a.ts';\nexport const b = () => a;`,
  'packages/contract/src/default.ts': `const a = 1;\nexport default a;`,
  'packages/contract/src/loose.ts': `export const a = (b: any) => b;`,
  'packages/contract/src/skipped.test.ts': `import { it } from 'vitest';\nit.skip('later', () => {});`,
  'packages/features/src/deposit/danger.tsx': `export const P = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;`,
  'packages/features/src/deposit/mute-image.tsx': `export const P = () => <img src="/a.png" />;`,
};

let findings: Record<string, string[]>;
beforeAll(async () => {
  findings = await lintFixture(files);
}, 60_000);

const textOf = (path: keyof typeof files): string => (findings[path] ?? []).join('\n');

describe('no device clock', () => {
  it.each([
    'packages/features/src/deposit/now.ts',
    'packages/stores/src/today.ts',
    'packages/ui-kit/src/said.ts',
    'packages/stores/src/later.ts',
  ] as const)('refuses it in %s', (path) => {
    expect(textOf(path)).toContain('chada(no-device-clock)');
  });

  it.each([
    'packages/stores/src/clock/clock.ts',
    'packages/stores/src/instant.ts',
    'packages/stores/src/now.test.ts',
    'apps/reference-api/src/now.ts',
  ] as const)('allows it in %s', (path) => {
    expect(textOf(path)).not.toContain('no-device-clock');
  });
});

describe('no new syntax in pages', () => {
  it.each(['apps/e2e/src/text.ts', 'apps/e2e/src/part.ts'] as const)('refuses it in %s', (path) => {
    expect(textOf(path)).toContain('chada(no-new-syntax-in-page)');
  });

  it.each(['apps/e2e/src/outside.ts', 'apps/e2e/src/text.test.ts', 'apps/e2e/src/bench-text.ts'] as const)(
    'allows it in %s',
    (path) => {
      expect(textOf(path)).not.toContain('no-new-syntax-in-page');
    },
  );
});

describe('no Thai outside messages', () => {
  it.each([
    'packages/stores/src/label.ts',
    'packages/stores/src/comment.ts',
    'packages/stores/src/escaped-label.ts',
    'packages/features/src/deposit/page.tsx',
  ] as const)('refuses it in %s', (path) => {
    expect(textOf(path)).toContain('chada(no-thai-outside-messages)');
    expect(textOf(path)).toContain('packages/messages');
  });

  it.each([
    'packages/messages/src/th.ts',
    'packages/ui-kit/src/baht-sign.ts',
    'apps/reference-api/src/text/fold-thai.ts',
    'packages/contract/src/deposit.contract.ts',
    'packages/stores/src/label.test.ts',
    'packages/features/src/deposit/deposit.stories.tsx',
    'apps/reference-api/src/seed/news.ts',
    'clients/maliwan/seed.ts',
  ] as const)('allows it in %s', (path) => {
    expect(textOf(path)).not.toContain('no-thai-outside-messages');
  });
});

describe('no brand id in code', () => {
  it.each([
    'packages/stores/src/brand.ts',
    'packages/stores/src/brand-name.ts',
    'packages/stores/src/brand-constant.ts',
  ] as const)('refuses it in %s', (path) => {
    expect(textOf(path)).toContain('chada(no-client-id)');
  });

  it.each([
    'packages/stores/src/brand-part.ts',
    'packages/stores/src/brand.test.ts',
    'apps/e2e/src/brand-journey.ts',
    'clients/maliwan/seed.ts',
  ] as const)('allows %s', (path) => {
    expect(textOf(path)).not.toContain('no-client-id');
  });
});

describe('import direction', () => {
  it.each([
    ['packages/contract/src/up.ts', 'contract may not import stores'],
    ['packages/ui-kit/src/up.ts', 'ui-kit may not import messages'],
    ['packages/features/src/lazy.ts', 'features may not import api-client'],
    ['packages/stores/src/config-value.ts', 'stores may not import client-config'],
    ['packages/stores/src/config-type.ts', 'stores may not import client-config'],
    ['packages/stores/src/insides.ts', "another package's insides"],
    ['packages/stores/src/escape.ts', 'leaves the package'],
    ['packages/stores/src/self.ts', 'by relative path'],
    ['packages/stores/vitest.config.ts', 'leaves the package'],
    ['packages/stores/src/preset.ts', 'leaves the package'],
    ['config/upward.ts', 'leaves the package'],
    ['config/named.ts', 'config may not import domain'],
    ['packages/stores/src/helped.ts', 'stores may not import testing'],
    ['packages/features/src/withdraw/sideways.ts', 'The feature withdraw may not import deposit'],
    ['packages/features/src/common/upward.ts', 'may not import one of them (deposit)'],
    ['packages/other/src/unlisted.ts', 'no line in the import table'],
  ] as const)('refuses %s: %s', (path, reason) => {
    expect(textOf(path)).toContain('chada(import-direction)');
    expect(textOf(path)).toContain(reason);
  });

  it.each([
    'packages/stores/src/down.ts',
    'packages/stores/src/helped.test.ts',
    'packages/stores/tsup.config.ts',
    'packages/features/src/withdraw/helped.ts',
    'packages/features/src/shell/composes.ts',
  ] as const)('allows %s', (path) => {
    expect(textOf(path)).not.toContain('import-direction');
  });
});

describe('linter rules that the conventions need', () => {
  it.each([
    ['packages/contract/src/cycle-a.ts', 'import(no-cycle)'],
    ['packages/contract/src/default.ts', 'import(no-default-export)'],
    ['packages/contract/src/loose.ts', 'no-explicit-any'],
    ['packages/contract/src/skipped.test.ts', 'no-disabled-tests'],
    ['packages/features/src/deposit/danger.tsx', 'no-danger'],
    ['packages/features/src/deposit/mute-image.tsx', 'alt-text'],
  ] as const)('%s is refused by %s', (path, rule) => {
    expect(textOf(path)).toContain(rule);
  });

  it('a default export is allowed where a tool requires one', () => {
    expect(textOf('packages/stores/tsup.config.ts')).not.toContain('no-default-export');
  });
});
