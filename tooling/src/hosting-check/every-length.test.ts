import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refusalOfMany } from './check-many.ts';
import { configurationsOfEveryLength } from './every-length.ts';
import { runNginx } from './run-nginx.ts';

const texts = [...configurationsOfEveryLength(100).values()];

// With its default settings, nginx can hash names of variables and servers of up to 40 letters. A longer name is an
// error in nginx.
const longestName = 40;

it('nginx can hash the names of the variables, whatever the length of the id', () => {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^map \S+ \$(\S+)/gm)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(500);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.length > longestName)).toEqual([]);
});

it('nginx can hash the names of the servers, whatever their length', () => {
  const names = texts.flatMap((text) => /^ {2}server_name (.*);$/m.exec(text)?.[1]?.split(' ') ?? []);
  const lengths = new Set(names.map((name) => name.replace(/^"~\^|\$"$|\\/g, '').length));
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([12, 253]);
  // Ignores regular expressions, which begin with a tilde, because nginx does not hash regular expressions.
  expect(names.filter((name) => name.length > longestName && !/^"~\^[a-z0-9\\.-]+\$"$/.test(name))).toEqual(
    [],
  );
});

it('one nginx serves 100 brands with ids and domains of every length', () => {
  if (spawnSync('nginx', ['-v']).error !== undefined) {
    console.log('nginx is not on the PATH: it did not read the configurations');
    return;
  }
  expect(refusalOfMany(100)).toBe('');
});

it('a brand whose configuration stops nginx is reported, with the reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chada-nginx-test-'));
  try {
    const configurationFile = join(folder, 'brand.conf');
    const [text = ''] = texts;
    writeFileSync(configurationFile, text.replace('server_tokens off;', 'no_such_directive;'));
    await expect(runNginx({ configurationFile, folder })).rejects.toThrow(
      /^nginx did not start: .*(no_such_directive|ENOENT)/s,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
