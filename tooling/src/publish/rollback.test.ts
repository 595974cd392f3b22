import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brand, createTestStamps, type TestStamps } from '../../test/test-stamps.ts';
import { publishCommand } from './publish-command.ts';

let stamps: TestStamps;
beforeEach(() => {
  stamps = createTestStamps();
});
afterEach(() => stamps.remove());

const location = (): string => join(stamps.folder, 'published', brand);
const run = (...args: string[]): Promise<void> =>
  publishCommand(args, { root: stamps.folder, env: {}, report: () => undefined });
const shownVersion = (): string | undefined =>
  /index-0*(\d+)\.js/.exec(readFileSync(join(location(), 'current/site/app.html'), 'utf8'))?.[1];

describe('pnpm brand:rollback to a stamp of the sandbox', () => {
  it('is refused, and done on request', async () => {
    const [firstStamp, secondStamp] = [await stamps.stamp(1, false), await stamps.stamp(2)];
    await run('publish', brand, firstStamp, '--sandbox');
    await run('publish', brand, secondStamp);
    for (const named of [[], [firstStamp]]) {
      const refusal = run('rollback', brand, ...named);
      await expect(refusal).rejects.toThrow(
        new RegExp(`^${firstStamp} was not checked for real money\\. .*--sandbox\\.$`),
      );
    }
    expect(shownVersion()).toBe('2');
    await run('rollback', brand, '--sandbox');
    expect(shownVersion()).toBe('1');
  });

  it('is allowed once the same stamp was published for production', async () => {
    const firstStamp = await stamps.stamp(1, false);
    await run('publish', brand, firstStamp, '--sandbox');
    await run('publish', brand, await stamps.stamp(2));
    await stamps.stamp(1);
    await run('publish', brand, firstStamp);
    await run('publish', brand, await stamps.stamp(3));
    await run('rollback', brand);
    expect(shownVersion()).toBe('1');
  });

  it('is refused if the history does not record for what the stamp was checked', async () => {
    await run('publish', brand, await stamps.stamp(1));
    await run('publish', brand, await stamps.stamp(2));
    const file = join(location(), 'current/history.jsonl');
    const recorded = readFileSync(file, 'utf8');
    expect(recorded).toContain(',"isForProduction":true');
    writeFileSync(file, recorded.replaceAll(',"isForProduction":true', ''));
    await expect(run('rollback', brand)).rejects.toThrow('was not checked for real money');
  });
});

describe('pnpm brand:rollback without an earlier stamp', () => {
  it('writes nothing if nothing is published', async () => {
    await expect(run('rollback', brand)).rejects.toThrow('Nothing is published in');
    expect(existsSync(location())).toBe(false);
  });

  it('names the later stamps', async () => {
    const [firstStamp, secondStamp] = [await stamps.stamp(1), await stamps.stamp(2)];
    await run('publish', brand, firstStamp);
    await run('publish', brand, secondStamp);
    await run('rollback', brand);
    await expect(run('rollback', brand)).rejects.toThrow(
      `No stamp before ${firstStamp} is left in ${location()}. Name one of the other stamps: ${secondStamp}.`,
    );
  });
});

describe('pnpm brand:rollback with the first digits of an id', () => {
  const rename = (id: string, to: string): void => {
    renameSync(join(location(), 'stamps', id), join(location(), 'stamps', to));
    const file = join(location(), 'current/history.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(id, to));
  };

  it.each(['', 'abc', 'zzzz', 'ABCD', '0123456789abc'])('refuses %j', async (start) => {
    await run('publish', brand, await stamps.stamp(1));
    await run('publish', brand, await stamps.stamp(2));
    await expect(run('rollback', brand, start)).rejects.toThrow(
      `A stamp is named by the first 4 to 12 digits of its id (0-9, a-f), not by ${JSON.stringify(start)}.`,
    );
    expect(shownVersion()).toBe('2');
  });

  it('refuses digits with which several earlier ids begin', async () => {
    const ids = [await stamps.stamp(1), await stamps.stamp(2)];
    for (const id of [...ids, await stamps.stamp(3)]) await run('publish', brand, id);
    rename(ids[0] ?? '', 'abcd00000001');
    rename(ids[1] ?? '', 'abcd00000002');
    await expect(run('rollback', brand, 'abcd')).rejects.toThrow(
      'Several earlier stamps begin with abcd: abcd00000001, abcd00000002.',
    );
    expect(shownVersion()).toBe('3');
    await run('rollback', brand, 'abcd00000001');
    expect(shownVersion()).toBe('1');
  });
});

it('pnpm brand:publish refuses an empty id', async () => {
  await stamps.stamp(1);
  await expect(run('publish', brand, '')).rejects.toThrow('first 4 to 12 digits');
});
