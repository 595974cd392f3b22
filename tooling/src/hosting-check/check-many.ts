import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configurationsOfEveryLength } from './every-length.ts';
import { mainFile } from './run-nginx.ts';

/** Returns the message for the user if nginx can't be started. */
export function describeStartError(error: Error): string {
  return 'code' in error && error.code === 'ENOENT'
    ? 'nginx is not installed. Install it, for example with `apt-get install nginx`, or add its folder to the PATH.'
    : `nginx can't be started: ${error.message}`;
}

/**
 * Checks that one nginx accepts the configurations of `count` brands. Returns nginx's error, or an empty text on success.
 * Throws if nginx can't be started.
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
    if (tested.error !== undefined) throw new Error(describeStartError(tested.error));
    return tested.status === 0 ? '' : tested.stderr.trim();
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
