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

const sentText = (): string => JSON.stringify(sent).toLowerCase();

async function edit(change: (text: string) => string, expected: RegExp): Promise<void> {
  sent = [];
  writeFileSync(tokens, change(readFileSync(tokens, 'utf8')));
  await expect.poll(sentText, { timeout: 10_000, interval: 30 }).toMatch(expected);
}

const wait = { timeout: 20_000 };
describe('brandsPlugin', () => {
  it('updates the open page at once when a token is edited', wait, async () => {
    const before = accent();
    await edit((text) => text.replace(`#${before}`, '#123abc'), /chada:brands.*#123abc/);
    expect(sentText()).not.toContain('full-reload');
  });

  it('keeps the last valid state after a mistake and reports its file and line', wait, async () => {
    const original = readFileSync(tokens, 'utf8');
    await edit((text) => text.replace('"#123abc"', '"#12"'), /"type":"error".*tokens\.json:\d+/);
    expect(sentText()).toMatch(/chada:brands.*"id":"chaba".*#123abc.*"id":"nava"/);
    await edit(() => original, /chada:brands.*#123abc/);
    expect(sentText()).not.toContain('"type":"error"');
  });
});
