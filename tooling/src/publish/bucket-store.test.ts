import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { s3Key, startS3Server, type S3Server } from '../../test/s3-server.ts';
import { brand, createTestStamps, scriptOf, type TestStamps } from '../../test/test-stamps.ts';
import { repoRoot } from '../repo-root.ts';
import { publishCommand } from './publish-command.ts';

let stamps: TestStamps;
let server: S3Server;
let env: Readonly<Record<string, string>>;
let messages: string[] = [];
beforeEach(async () => {
  stamps = createTestStamps();
  server = await startS3Server();
  env = {
    PUBLISH_TO: 's3://sites/members',
    S3_ENDPOINT: server.endpoint,
    AWS_ACCESS_KEY_ID: s3Key.keyId,
    AWS_SECRET_ACCESS_KEY: s3Key.secret,
    AWS_REGION: s3Key.region,
  };
  messages = [];
});
afterEach(() => {
  server.close();
  stamps.remove();
});

const run = (...args: string[]): Promise<void> =>
  publishCommand(args, { root: stamps.folder, env, report: (line) => messages.push(line) });
const at = (path: string): string => `members/${brand}/site/${path}`;
const publishedText = (path: string): string => server.objects.get(at(path))?.body.toString() ?? '';
const versionOf = (page: string): string | undefined => /index-0*(\d+)\.js/.exec(publishedText(page))?.[1];
const pages = (): readonly string[] =>
  [...server.objects.keys()].flatMap((key) => (/\/site\/([\w/-]+\.html)$/.exec(key) ?? [])[1] ?? []);
const shownVersions = (): ReadonlySet<string | undefined> => new Set(pages().map(versionOf));

function assertPagesComplete(): void {
  expect(pages().length).toBeGreaterThan(5);
  for (const page of pages())
    for (const [, path = ''] of publishedText(page).matchAll(
      /(?:src|href|data-modern|data-modern-first)="\/((?:assets|stamped)\/[^"]+)"/g,
    ))
      expect(server.objects.has(at(path)), `${page}: ${path}`).toBe(true);
}

describe('a bucket', () => {
  it('gets hashed files first, the home page after all others, and the history last', async () => {
    await run('publish', brand, await stamps.stamp(1));
    const order = (key: string): number => server.changes.lastIndexOf(key);
    const home = order(at('index.html'));
    const sited = server.changes.filter((key) => key.startsWith(at('')));
    expect(sited.at(-1)).toBe(at('index.html'));
    expect(order(`members/${brand}/records/history.jsonl`)).toBeGreaterThan(home);
    for (const key of sited.filter((candidate) => /\/(assets|stamped)\//.test(candidate)))
      expect(order(key)).toBeLessThan(Math.min(...pages().map((page) => order(at(page)))));
    expect([...shownVersions()]).toEqual(['1']);
    assertPagesComplete();
  });

  it('has the content type and the cache header of each file', async () => {
    await run('publish', brand, await stamps.stamp(1));
    const forever = 'public, max-age=31536000, immutable';
    expect(server.objects.get(at(scriptOf(1)))).toMatchObject({
      contentType: 'text/javascript; charset=utf-8',
      cacheControl: forever,
    });
    for (const page of ['index.html', 'login.html', 'login'])
      expect(server.objects.get(at(page))).toMatchObject({
        contentType: 'text/html; charset=utf-8',
        cacheControl: 'no-cache',
      });
    expect(server.objects.get(at('service-worker.js'))?.cacheControl).toBe('no-cache');
    expect(server.objects.has(at('_headers'))).toBe(false);
    expect([...server.objects.keys()].filter((key) => /\.(br|gz)$/.test(key))).toEqual([]);
  });

  it('is rolled back, and keeps the files of the newer stamp', async () => {
    const [firstStamp, secondStamp] = [await stamps.stamp(1), await stamps.stamp(2)];
    await run('publish', brand, firstStamp, '--by', 'Somchai');
    await run('publish', brand, secondStamp, '--by', 'Malee');
    expect([...shownVersions()]).toEqual(['2']);
    await run('rollback', brand, '--by', 'Anan');
    expect([...shownVersions()]).toEqual(['1']);
    expect(publishedText(scriptOf(2))).toContain('version = 2');
    messages = [];
    await run('history', brand);
    expect(messages.slice(0, 3).map((line) => line.replace(/^\S+Z/, ''))).toEqual([
      `  publish   ${firstStamp}  Somchai`,
      `  publish   ${secondStamp}  Malee`,
      `  rollback  ${firstStamp}  Anan  <- published`,
    ]);
  });

  it('deletes old stamps with --keep', async () => {
    for (const version of [1, 2, 3]) await run('publish', brand, await stamps.stamp(version));
    await run('publish', brand, await stamps.stamp(4), '--keep', '1');
    const has = (version: number): boolean => server.objects.has(at(scriptOf(version)));
    expect([1, 2, 3, 4].map(has)).toEqual([false, false, true, true]);
    await run('rollback', brand);
    expect([...shownVersions()]).toEqual(['3']);
    assertPagesComplete();
  });
});

describe('a publish to a bucket that dies', () => {
  const cli = join(repoRoot, 'tooling/src/brand-publish.ts');

  function publishUntil(stamp: string, last: number): Promise<NodeJS.Signals | null> {
    const child = spawn(process.execPath, [cli, 'publish', brand, stamp, '--from', stamps.out], {
      env: { ...process.env, ...env },
    });
    let remaining = last;
    server.beforeChange = () => {
      remaining -= 1;
      if (remaining > 0) return true;
      child.kill('SIGKILL');
      return false;
    };
    return new Promise((resolve) => {
      child.on('close', (_, signal) => {
        server.beforeChange = () => true;
        server.objects.delete(`members/${brand}/records/lock.json`);
        resolve(signal);
      });
    });
  }

  it('leaves the old site unchanged before the switch, and complete pages in it', async () => {
    const [firstStamp, secondStamp] = [await stamps.stamp(1), await stamps.stamp(2)];
    await run('publish', brand, firstStamp);
    const before = new Map(server.objects);
    const isPublished = (): boolean =>
      server.objects.get(`members/${brand}/records/history.jsonl`)?.body.includes(secondStamp) === true;
    let crashes = 0;
    for (let change = 2; !isPublished(); change += 5) {
      if ((await publishUntil(secondStamp, change)) === null) break;
      crashes += 1;
      assertPagesComplete();
      if (!server.objects.has(`members/${brand}/records/switching.json`))
        for (const [key, object] of before)
          if (key.startsWith(at(''))) expect(server.objects.get(key), key).toEqual(object);
    }
    expect(crashes).toBeGreaterThan(4);
    expect(isPublished()).toBe(true);
    expect([...shownVersions()]).toEqual(['2']);
  }, 120_000);

  it('during the switch is reported, and publishing the old stamp again reverts it', async () => {
    const [firstStamp, secondStamp] = [await stamps.stamp(1), await stamps.stamp(2)];
    await run('publish', brand, firstStamp);
    for (let change = 8; !server.objects.has(`members/${brand}/records/switching.json`); change += 4)
      await publishUntil(secondStamp, change);
    await run('history', brand);
    expect(messages.at(-1)).toBe('The last publish was interrupted. Run it again, or roll back.');
    await run('publish', brand, firstStamp);
    expect([...shownVersions()]).toEqual(['1']);
    messages = [];
    await run('history', brand);
    expect(messages.join('\n')).not.toContain('interrupted');
  }, 120_000);

  it('during the switch is reverted by a rollback without an id', async () => {
    const [firstStamp, secondStamp] = [await stamps.stamp(1), await stamps.stamp(2)];
    await run('publish', brand, firstStamp);
    await run('publish', brand, secondStamp);
    const switching = `members/${brand}/records/switching.json`;
    server.objects.set(switching, { body: Buffer.from('{}'), contentType: '', cacheControl: '' });
    server.objects.delete(at('login.html'));
    await run('rollback', brand);
    expect([...shownVersions()]).toEqual(['2']);
    expect(messages.at(-1)).toMatch(new RegExp(`^${brand} shows ${secondStamp} \\(`));
    expect(server.objects.has(at('login.html'))).toBe(true);
    expect(server.objects.has(switching)).toBe(false);
    await run('rollback', brand);
    expect([...shownVersions()]).toEqual(['1']);
  });

  it('after its history was written is complete', async () => {
    await run('publish', brand, await stamps.stamp(1));
    await run('publish', brand, await stamps.stamp(2));
    const switching = `members/${brand}/records/switching.json`;
    const body = Buffer.from(JSON.stringify({ publications: 2 }));
    server.objects.set(switching, { body, contentType: '', cacheControl: '' });
    await run('rollback', brand);
    expect([...shownVersions()]).toEqual(['1']);
  });
});

describe('a publish to a bucket', () => {
  const lock = (): string => `members/${brand}/records/lock.json`;
  const holdLock = (begun: Date): unknown =>
    server.objects.set(lock(), {
      body: Buffer.from(JSON.stringify({ by: 'Malee', at: begun.toISOString(), token: 'x' })),
      contentType: '',
      cacheControl: '',
    });

  it('refuses while another one runs, and takes over the lock of one that died', async () => {
    const id = await stamps.stamp(1);
    holdLock(new Date());
    await expect(run('publish', brand, id)).rejects.toThrow(/^A publish of Malee, begun .*, is running\./);
    expect(pages()).toEqual([]);
    holdLock(new Date(Date.now() - 16 * 60_000));
    await run('publish', brand, id);
    expect(messages[0]).toMatch(/^Took over the lock of Malee, begun \S+Z\.$/);
    expect([...shownVersions()]).toEqual(['1']);
    expect(server.objects.has(lock())).toBe(false);
  });

  it.each([
    [{ AWS_SECRET_ACCESS_KEY: 'wrong' }, 'refused PUT with status 403.'],
    [{ AWS_SECRET_ACCESS_KEY: '' }, 'To publish to a bucket, set AWS_SECRET_ACCESS_KEY.'],
    [{ S3_ENDPOINT: '' }, 'To publish to a bucket, set S3_ENDPOINT.'],
    [{ PUBLISH_TO: 's3://no-such-bucket' }, 'no-such-bucket does not exist.'],
    [{ PUBLISH_TO: 's3://' }, '--to needs a bucket such as s3://sites/members, not s3://.'],
  ])('with %j ends with one line', async (wrong, message) => {
    env = { ...env, ...wrong };
    const refusal: unknown = await run('publish', brand, await stamps.stamp(1)).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(Error);
    expect(String(refusal)).toContain(message);
    expect(String(refusal)).not.toMatch(/\n|AKID|secret for tests/);
  });
});
