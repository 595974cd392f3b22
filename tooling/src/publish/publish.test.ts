import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brand, createTestStamps, scriptOf, type TestStamps } from '../../test/test-stamps.ts';
import { repoRoot } from '../repo-root.ts';
import { publishCommand } from './publish-command.ts';
import { listStamps } from './stamp-library.ts';

const cli = join(repoRoot, 'tooling/src/brand-publish.ts');

let stamps: TestStamps;
let messages: string[] = [];
beforeEach(() => {
  stamps = createTestStamps();
  messages = [];
});
afterEach(() => stamps.remove());

const location = (): string => join(stamps.folder, 'published', brand);
const run = (...args: string[]): Promise<void> =>
  publishCommand(args, { root: stamps.folder, env: {}, report: (line) => messages.push(line) });
const publishedText = (path: string): string => readFileSync(join(location(), 'current/site', path), 'utf8');
const exists = (path: string): boolean => existsSync(join(location(), 'current/site', path));
const shownVersion = (): string | undefined => /index-0*(\d+)\.js/.exec(publishedText('app.html'))?.[1];
const lines = (text: string): readonly string[] => text.trim().split('\n');

function assertComplete(): void {
  const pages = readdirSync(join(location(), 'current/site')).filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(5);
  const versions = pages.map((page) => /index-0*(\d+)\.js/.exec(publishedText(page))?.[1]);
  expect(new Set(versions).size).toBe(1);
  for (const page of pages)
    for (const [, path = ''] of publishedText(page).matchAll(
      /(?:src|href|data-modern|data-modern-first)="\/((?:assets|stamped)\/[^"]+)"/g,
    ))
      expect(exists(path), `${page}: ${path}`).toBe(true);
}

describe('a stamp', () => {
  it('has the hash of its content as id, and is stored once', async () => {
    const firstStamp = await stamps.stamp(1);
    expect(firstStamp).toMatch(/^[0-9a-f]{12}$/);
    expect(await stamps.stamp(2)).not.toBe(firstStamp);
    expect(await stamps.stamp(1)).toBe(firstStamp);
    expect(listStamps(stamps.out, brand)).toHaveLength(2);
  });

  it('that was edited is not published', async () => {
    const id = await stamps.stamp(1);
    const file = join(stamps.out, '.stamps', brand, id, 'site/login.html');
    rmSync(file);
    writeFileSync(file, 'edited');
    await expect(run('publish', brand, id)).rejects.toThrow('have changed since it was stamped');
    expect(existsSync(join(location(), 'current'))).toBe(false);
  });

  it('of the sandbox is published only on request', async () => {
    const id = await stamps.stamp(1, false);
    await expect(run('publish', brand, id)).rejects.toThrow('Stamp it with --production');
    await run('publish', brand, id, '--sandbox');
    expect(shownVersion()).toBe('1');
  });
});

describe('pnpm brand:publish', () => {
  it('shows a stamp, and then another one', async () => {
    const [firstStamp, secondStamp] = [await stamps.stamp(1), await stamps.stamp(2)];
    await run('publish', brand, firstStamp);
    expect(shownVersion()).toBe('1');
    await run('publish', brand, secondStamp.slice(0, 6));
    expect(shownVersion()).toBe('2');
    assertComplete();
    expect(messages.at(-1)).toContain(`${brand} shows ${secondStamp}, before: ${firstStamp}`);
  });

  it('keeps the files of older stamps for pages that are open', async () => {
    const [firstStamp, secondStamp] = [await stamps.stamp(1), await stamps.stamp(2)];
    await run('publish', brand, firstStamp);
    await run('publish', brand, secondStamp);
    expect(publishedText(scriptOf(1))).toContain('version = 1');
    await run('rollback', brand);
    expect(publishedText(scriptOf(2))).toContain('version = 2');
    expect(shownVersion()).toBe('1');
  });

  it('gives nginx a configuration that serves exactly one release', async () => {
    await run('publish', brand, await stamps.stamp(1));
    const text = readFileSync(join(location(), 'current/nginx.conf'), 'utf8');
    const [, root = ''] = /^ {2}root "(.*)";$/m.exec(text) ?? [];
    expect(realpathSync(root)).toBe(realpathSync(join(location(), 'current/site')));
    expect(root).not.toContain('current');
  });

  it('runs a command after the switch, and reports its failure', async () => {
    const file = join(stamps.folder, 'reloaded');
    await run('publish', brand, await stamps.stamp(1), '--after', `echo yes > '${file}'`);
    expect(readFileSync(file, 'utf8')).toBe('yes\n');
    await expect(run('publish', brand, await stamps.stamp(2), '--after', 'exit 3')).rejects.toThrow(
      'The site is switched, but the command after it failed: exit 3',
    );
    expect(shownVersion()).toBe('2');
  });

  it.each([
    [['publish', 'maliwam', 'abc'], 'No stamp of a brand maliwam. Did you mean'],
    [['publish', brand, 'ffffffffffff'], `No stamp of ${brand} begins with ffffffffffff. Existing: `],
    [['publish', brand], 'Say which brand and which stamp.'],
    [['publish', '../x', 'a'], 'Say which brand and which stamp.'],
    [['publish', brand, 'a', '--kep', '3'], 'Unknown flag --kep.'],
    [['publish', brand, 'a', '--keep', '0'], '--keep needs a number of stamps from 1, not 0.'],
    [['rollback', brand], 'Nothing is published in '],
    [['history', brand], 'Nothing is published in '],
  ])('refuses %j', async (args, message) => {
    await stamps.stamp(1);
    await expect(run(...args)).rejects.toThrow(message);
    expect(existsSync(join(location(), 'current'))).toBe(false);
  });

  it('ends with exit code 1 and one line', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [cli, 'rollback', 'no-such', '--to', stamps.folder],
      {
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(lines(stderr)).toEqual([`Nothing is published in ${join(stamps.folder, 'no-such')}.`]);
  });
});

describe('pnpm brand:rollback', () => {
  it('returns to the stamp before, and a second time further back', async () => {
    for (const version of [1, 2, 3]) await run('publish', brand, await stamps.stamp(version));
    await run('rollback', brand);
    expect(shownVersion()).toBe('2');
    await run('rollback', brand);
    expect(shownVersion()).toBe('1');
    await expect(run('rollback', brand)).rejects.toThrow(/^No stamp before [0-9a-f]+ is left in /);
  });

  it('returns to a named stamp, also after the output of brand:stamp was deleted', async () => {
    const firstStamp = await stamps.stamp(1);
    await run('publish', brand, firstStamp);
    for (const version of [2, 3]) await run('publish', brand, await stamps.stamp(version));
    rmSync(stamps.out, { recursive: true });
    await run('rollback', brand, firstStamp.slice(0, 8));
    expect(shownVersion()).toBe('1');
    assertComplete();
    await expect(run('rollback', brand, 'fffff')).rejects.toThrow('There is no other stamp fffff in');
  });

  it('is in the history with time and name', async () => {
    const [firstStamp, secondStamp] = [await stamps.stamp(1), await stamps.stamp(2)];
    await run('publish', brand, firstStamp, '--by', 'Somchai');
    await run('publish', brand, secondStamp, '--by', 'Malee');
    await run('rollback', brand, '--by', 'Anan');
    messages = [];
    await run('history', brand);
    expect(messages.slice(0, 3).map((line) => line.replace(/^\S+Z/, ''))).toEqual([
      `  publish   ${firstStamp}  Somchai`,
      `  publish   ${secondStamp}  Malee`,
      `  rollback  ${firstStamp}  Anan  <- published`,
    ]);
  });
});

describe('--keep', () => {
  it('deletes old stamps and their files, never the published one or the one before', async () => {
    const ids: string[] = [];
    for (const version of [1, 2, 3, 4]) {
      ids.push(await stamps.stamp(version));
      await run('publish', brand, ids.at(-1) ?? '');
    }
    const [firstStamp = '', secondStamp = '', three = '', four = ''] = ids;
    await run('rollback', brand, secondStamp, '--keep', '1');
    expect(readdirSync(join(location(), 'stamps')).sort()).toEqual([firstStamp, secondStamp, four].sort());
    expect(messages.at(-1)).toBe(`Deleted old stamps: ${three}`);
    await run('rollback', brand);
    expect(shownVersion()).toBe('1');
    expect(exists(scriptOf(3))).toBe(false);
    expect(exists(scriptOf(4))).toBe(true);
  });
});

describe('a publish that dies', () => {
  it('leaves the old site complete, and the next publish works', async () => {
    const [firstStamp, secondStamp] = [await stamps.stamp(1), await stamps.stamp(2)];
    await run('publish', brand, firstStamp);
    const kill = (at: number): string | null =>
      spawnSync(
        process.execPath,
        [
          '--import',
          join(repoRoot, 'tooling/test/kill-at-write.ts'),
          cli,
          'publish',
          brand,
          secondStamp,
        ].concat(['--to', join(location(), '..'), '--from', stamps.out]),
        { env: { ...process.env, KILL_AT_WRITE: String(at) } },
      ).signal;
    let crashes = 0;
    for (let at = 1; at < 100; at += crashes < 6 ? 1 : 7) {
      if (kill(at) === null) break;
      crashes += 1;
      expect(shownVersion(), `killed at write ${at}`).toBe('1');
      assertComplete();
    }
    expect(crashes).toBeGreaterThan(8);
    expect(shownVersion()).toBe('2');
    assertComplete();
    await run('rollback', brand);
    expect(shownVersion()).toBe('1');
    expect(readdirSync(join(location(), 'releases'))).toHaveLength(3);
  }, 120_000);
});

describe('two publishes at once', () => {
  it('show one of the stamps, and the other publish gets one line', async () => {
    const ids = [await stamps.stamp(1), await stamps.stamp(2)];
    const ends = await Promise.all(
      ids.map(
        (id) =>
          new Promise<{ code: number | null; text: string }>((resolve) => {
            const args = [cli, 'publish', brand, id, '--to', join(location(), '..'), '--from', stamps.out];
            const child = spawn(process.execPath, [...args, '--by', 'Malee']);
            let text = '';
            child.stderr.on('data', (part: Buffer) => (text += part.toString()));
            child.on('close', (code) => resolve({ code, text }));
          }),
      ),
    );
    const refused = ends.filter(({ code }) => code === 1);
    for (const { text } of refused)
      expect(lines(text)).toEqual([
        expect.stringMatching(/^A publish of Malee \(process \d+ on .+\) is running\./),
      ]);
    expect(refused.length).toBeLessThan(2);
    assertComplete();
  });

  it('does not wait for a process that has died', async () => {
    const id = await stamps.stamp(1);
    const dead = spawnSync(process.execPath, ['--eval', '']).pid;
    const holder = { by: 'Malee', at: new Date().toISOString(), host: hostname(), pid: dead };
    mkdirSync(location(), { recursive: true });
    writeFileSync(join(location(), '.lock'), JSON.stringify(holder));
    await run('publish', brand, id);
    expect(shownVersion()).toBe('1');
    expect(existsSync(join(location(), '.lock'))).toBe(false);
  });

  it('refuses while another process publishes', async () => {
    const id = await stamps.stamp(1);
    const holder = { by: 'Malee', at: new Date().toISOString(), host: hostname(), pid: process.pid };
    mkdirSync(location(), { recursive: true });
    writeFileSync(join(location(), '.lock'), JSON.stringify(holder));
    await expect(run('publish', brand, id)).rejects.toThrow(/^A publish of Malee .* is running\./);
    expect(existsSync(join(location(), 'current'))).toBe(false);
  });
});
