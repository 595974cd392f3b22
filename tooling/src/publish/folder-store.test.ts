import { existsSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brand, createTestStamps, type TestStamps } from '../../test/test-stamps.ts';
import { publishCommand } from './publish-command.ts';
import { listStamps } from './stamp-library.ts';

let stamps: TestStamps;
let messages: string[] = [];
beforeEach(() => {
  stamps = createTestStamps();
  messages = [];
});
afterEach(() => stamps.remove());

const location = (): string => join(stamps.folder, 'published', brand);
const publish = async (version: number, ...flags: string[]): Promise<void> =>
  publishCommand(['publish', brand, await stamps.stamp(version), ...flags], {
    root: stamps.folder,
    env: {},
    report: (line) => messages.push(line),
  });
const currentRelease = (): string => realpathSync(join(location(), 'current'));
const releases = (): readonly string[] => readdirSync(join(location(), 'releases')).sort();

it('keeps the release that nginx serves while the command after the switch fails', async () => {
  await publish(1, '--after', 'exit 0');
  const served = currentRelease();
  for (const version of [2, 3, 4, 5, 6, 7])
    await expect(publish(version, '--after', 'exit 3', '--keep', '1')).rejects.toThrow('failed: exit 3');
  expect(readFileSync(join(served, 'site/app.html'), 'utf8')).toContain('index-00000001.js');
  expect(readdirSync(join(location(), 'stamps'))).toHaveLength(7);
  expect(messages.filter((line) => line.startsWith(`${brand} shows`))).toHaveLength(7);
  await publish(8, '--after', 'exit 0');
  expect(existsSync(served)).toBe(false);
});

it('copies the stamp, so that a later edit of its files changes nothing for members', async () => {
  await publish(1);
  const [stamp] = listStamps(stamps.out, brand);
  writeFileSync(join(stamp?.folder ?? '', 'site/app.html'), 'edited');
  expect(readFileSync(join(currentRelease(), 'site/app.html'), 'utf8')).toContain('index-00000001.js');
});

it('keeps the last five releases', async () => {
  for (const version of [1, 2, 3, 4, 5, 6, 7]) await publish(version);
  expect(releases().map((name) => name.slice(0, 5))).toEqual(['00003', '00004', '00005', '00006', '00007']);
  expect(currentRelease()).toContain('00007-');
});
