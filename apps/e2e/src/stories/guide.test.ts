import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { commands } from '@chada/tooling/commands';
import { repoRoot } from '@chada/tooling/repo-root';
import { afterAll, describe, expect, it } from 'vitest';

const guide = readFileSync(join(repoRoot, 'docs/design-with-tokens.md'), 'utf8');
const manifest: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(repoRoot, 'package.json'), 'utf8'),
);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

let running: ChildProcess | undefined;
afterAll(async () => {
  if (running === undefined || running.exitCode !== null) return;
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  await ended;
});

describe('the guide for designers', () => {
  it('contains only existing commands', () => {
    const scripts = [...guide.matchAll(/^pnpm ([a-z:]+)/gm)].flatMap(([, name]) => name ?? []);
    expect(scripts).toEqual([
      'storybook',
      'tokens:export',
      'pictures',
      'pictures',
      'pictures',
      'storybook:build',
    ]);
    for (const script of scripts) expect(manifest.scripts).toHaveProperty([script]);
  });

  it("starts the workbench at STORYBOOK_PORT, with the brands' files", async () => {
    const [file = '', ...first] = commands['storybook']?.program ?? [];
    expect(first).toEqual(['dev']);
    const port = await freePort();
    running = spawn(process.execPath, [join(repoRoot, file), 'dev'], {
      env: { ...process.env, STORYBOOK_PORT: String(port) },
      stdio: 'ignore',
    });
    const statusOf = (path: string) =>
      fetch(`http://localhost:${port}/${path}`).then(
        ({ status, headers }) => `${status} ${headers.get('content-type') ?? ''}`,
        () => '',
      );
    await expect.poll(() => statusOf('index.json'), { timeout: 60_000, interval: 300 }).toMatch(/^200/);
    expect(await statusOf('brands/chaba/assets/logo.svg')).toBe('200 image/svg+xml');
    expect(await statusOf('brands/chaba/client.json')).not.toContain('application/json');
  });
});
