import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { watchFolder } from './watch-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'chada-watch-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('notices each save, also of a replaced file and in a new folder', async () => {
  mkdirSync(join(root, 'brand'));
  const file = join(root, 'brand/client.json');
  writeFileSync(file, '1');
  let changes = 0;
  const watched = watchFolder(root, {
    onChange: () => (changes += 1),
    onError: (error) => expect.fail(String(error)),
  });
  const isNoticed = async (change: () => void): Promise<void> => {
    const before = changes;
    change();
    while (changes === before) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const replace = (): void => {
    writeFileSync(`${file}.new`, '2');
    renameSync(`${file}.new`, file);
  };
  await isNoticed(() => writeFileSync(file, '3'));
  await isNoticed(replace);
  await isNoticed(() => writeFileSync(file, '4'));
  await isNoticed(replace);
  await isNoticed(() => mkdirSync(join(root, 'brand/pages')));
  await isNoticed(() => writeFileSync(join(root, 'brand/pages/about.th.md'), 'a'));
  await isNoticed(() => rmSync(join(root, 'brand'), { recursive: true }));
  watched.stop();
});
