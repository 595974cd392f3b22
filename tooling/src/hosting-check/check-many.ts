import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configurationsOfEveryLength } from './every-length.ts';
import { mainFile } from './run-nginx.ts';

/**
 * Checks that one nginx accepts the configurations of `count` brands. Returns nginx's error, or an empty text on
 * success.
 */
export function refusalOfMany(count: number): string {
  const home = mkdtempSync(join(tmpdir(), 'chada-nginx-'));
  try {
    mkdirSync(join(home, 'conf.d'));
    writeFileSync(join(home, 'nginx.conf'), mainFile(home));
    for (const [name, text] of configurationsOfEveryLength(count))
      writeFileSync(join(home, 'conf.d', name), text);
    const tested = spawnSync('nginx', ['-t', '-e', 'stderr', '-p', home, '-c', join(home, 'nginx.conf')], {
      encoding: 'utf8',
      timeout: 30_000,
    });
    return tested.status === 0 ? '' : `${tested.stderr}${tested.error?.message ?? ''}`.trim();
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
