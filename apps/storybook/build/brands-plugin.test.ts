import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brandsPlugin } from './brands-plugin.ts';

const clients = join(import.meta.dirname, '../../../clients');
const root = mkdtempSync(join(tmpdir(), 'chada-workbench-'));
const tokens = join(root, 'chaba/tokens.json');
const accent = (): string => /"#([0-9a-f]{6})"/i.exec(readFileSync(tokens, 'utf8'))?.[1] ?? '';

let server: ViteDevServer;
let sent: unknown[] = [];
beforeAll(async () => {
  for (const id of ['chaba', 'nava']) cpSync(join(clients, id), join(root, id), { recursive: true });
  server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [brandsPlugin(root)],
  });
  const watched = () => Object.entries(server.watcher.getWatched());
  await vi.waitFor(
    () => expect(watched().some(([, names]) => names.includes('tokens.json'))).toBe(true),
    4000,
  );
  vi.spyOn(server.ws, 'send').mockImplementation((...message: unknown[]) => void sent.push(...message));
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const told = (): string => JSON.stringify(sent).toLowerCase();

/** Edits the tokens of a brand as an editor does, and waits until the open page was told what it should be. */
async function edit(change: (text: string) => string, expected: RegExp): Promise<void> {
  sent = [];
  writeFileSync(tokens, change(readFileSync(tokens, 'utf8')));
  await expect.poll(told, { timeout: 10_000, interval: 30 }).toMatch(expected);
}

const wait = { timeout: 20_000 };
describe('the brands of the workbench', () => {
  it('reach the open page at once when a token is edited', wait, async () => {
    const before = accent();
    await edit((text) => text.replace(`#${before}`, '#123abc'), /chada:brands.*#123abc/);
    expect(told()).not.toContain('full-reload');
  });

  it('keep their last good state over a mistake, which is told with file and line', wait, async () => {
    const whole = readFileSync(tokens, 'utf8');
    await edit((text) => text.replace('"#123abc"', '"#12"'), /"type":"error".*tokens\.json:\d+/);
    expect(told()).toMatch(/chada:brands.*"id":"chaba".*#123abc.*"id":"nava"/);
    await edit(() => whole, /chada:brands.*#123abc/);
    expect(told()).not.toContain('"type":"error"');
  });
});
