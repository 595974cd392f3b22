import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { type UnusedPart, unusedParts, withoutUnused } from './without-unused.ts';

const ofSite = createRequire(createRequire(import.meta.url).resolve('@chada/site/package.json'));
const ofStores = createRequire(ofSite.resolve('@chada/stores/package.json'));
const ofApiClient = createRequire(ofStores.resolve('@chada/api-client/package.json'));

function installed({ file }: UnusedPart): string {
  const [library = '', ...path] = file.split('/');
  const { resolve } = library === 'axios' ? ofApiClient : ofSite;
  return readFileSync(join(dirname(resolve(`${library}/package.json`)), ...path), 'utf8');
}

function exportsOf(code: string): readonly string[] {
  return parseSync('part.js', code).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  );
}

describe('the removed parts of libraries', () => {
  // Files of CommonJS modules are skipped, because their exports are known only at run time.
  it.each(unusedParts.filter(({ file }) => !file.includes('/cjs/')))(
    'the replacement of $file has no additional exports',
    (part) => {
      const own = installed(part);
      const remaining = exportsOf(part.without(own));
      expect(remaining.length).toBeGreaterThan(0);
      expect(exportsOf(own)).toEqual(expect.arrayContaining([...remaining]));
    },
  );

  it.each(unusedParts.filter(({ file }) => !file.startsWith('axios/')))(
    'the build fails if $file no longer contains the part',
    ({ without }) => {
      expect(() => without('export function Links() {}')).toThrow(
        /declares no single function|names no component|exports no function/,
      );
    },
  );

  it('the build fails if the site no longer contains a part', async () => {
    const part: UnusedPart = { file: 'axios/lib/gone.js', reason: 'a test', without: (code) => code };
    const run = build({
      configFile: false,
      logLevel: 'silent',
      plugins: [withoutUnused([part])],
      build: {
        write: false,
        lib: { entry: new URL('site-config.ts', import.meta.url).pathname, formats: ['es'] },
        rolldownOptions: { external: /^[^.]/ },
      },
    });
    await expect(run).rejects.toThrow(/remove them from the list: axios\/lib\/gone\.js/);
  });
});
