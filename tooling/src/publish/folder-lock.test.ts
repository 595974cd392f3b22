import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder = '';
let messages: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chada-lock-'));
  messages = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (): string => join(folder, '.lock');
const hold = (host: string, minutes: number): void => {
  const at = new Date(Date.now() - minutes * 60_000).toISOString();
  writeFileSync(file(), JSON.stringify({ by: 'Malee', at, host, pid: process.pid }));
};
const lock = (): (() => void) => lockFolder(folder, 'Anan', (line) => messages.push(line));

it.each(['another-host', hostname()])('takes over a lock of %s after 15 minutes, and says so', (host) => {
  hold(host, 16);
  const unlock = lock();
  expect(messages).toEqual([
    expect.stringMatching(
      new RegExp(`^Took over the lock of Malee \\(process ${process.pid} on ${host}\\), begun \\S+Z\\.$`),
    ),
  ]);
  expect(readFileSync(file(), 'utf8')).toContain('Anan');
  unlock();
  expect(existsSync(file())).toBe(false);
});

it.each(['another-host', hostname()])('respects a lock of %s before that', (host) => {
  hold(host, 14);
  expect(lock).toThrow(/^A publish of Malee .* is running\. .* or after 15 minutes\.$/);
  expect(messages).toEqual([]);
  expect(readFileSync(file(), 'utf8')).toContain('Malee');
});

it.each(['', '{"by":'])('takes over a lock that can not be read: %j', (text) => {
  writeFileSync(file(), text);
  lock()();
  expect(messages).toEqual(['Took over a lock that can not be read.']);
});
