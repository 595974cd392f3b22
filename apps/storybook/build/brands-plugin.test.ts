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

/** Edits the tokens of a brand as an editor does; gives what the open page was told of it. */
async function edit(change: (text: string) => string): Promise<string> {
  sent = [];
  writeFileSync(tokens, change(readFileSync(tokens, 'utf8')));
  await expect.poll(() => sent.length, { timeout: 10_000, interval: 30 }).toBeGreaterThan(0);
  return JSON.stringify(sent);
}

describe('the brands of the workbench', () => {
  it('reach the open page at once when a token is edited', async () => {
    const before = accent();
    const told = await edit((text) => text.replace(`#${before}`, '#123abc'));
    expect(told).toContain('chada:brands');
    expect(told.toLowerCase()).toContain('#123abc');
    expect(told).not.toContain('full-reload');
  });

  it('keep their last good state over a mistake, which is told with file and line', async () => {
    const whole = readFileSync(tokens, 'utf8');
    const told = await edit((text) => text.replace('"#123abc"', '"#12"'));
    expect(told).toContain('"type":"error"');
    expect(told).toMatch(/tokens\.json:\d+/);
    const { brands }: { brands: readonly { id: string; css: string }[] } = await server
      .ssrLoadModule(join(import.meta.dirname, '../src/brand-data.ts'))
      .then((module) => ({ brands: module['brands'] }));
    expect(brands.map(({ id }) => id)).toEqual(['chaba', 'nava']);
    expect(brands[0]?.css.toLowerCase()).toContain('#123abc');
    expect(await edit(() => whole)).not.toContain('"type":"error"');
  });
});
