import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repoRoot } from '../repo-root.ts';
import { openBuiltSite } from './built-site.ts';
import { writeTestSite } from '../../test/test-site.ts';
import { readStampRequest, runStamp } from './stamp-command.ts';

let folder = '';
let clients = '';
beforeEach(() => {
  folder = writeTestSite();
  clients = mkdtempSync(join(tmpdir(), 'chada-clients-'));
  cpSync(join(repoRoot, 'clients'), clients, { recursive: true });
});
afterEach(() => {
  for (const item of [folder, clients]) rmSync(item, { recursive: true, force: true });
});

const ids = (): string[] =>
  readdirSync(clients, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const request = (...args: string[]) => readStampRequest([...args, '--out', join(folder, 'out')], folder);

describe('pnpm brand:stamp', () => {
  it.each([[[]], [['--all', 'x']]])('prints its usage for %j', (args) => {
    expect(() => readStampRequest(args, folder)).toThrow('pnpm brand:stamp --all | ID');
  });

  it('refuses an option that it does not have', () => {
    expect(() => readStampRequest(['--al'], folder)).toThrow("'--al'");
  });

  it('stamps to stamped/ by default', () => {
    expect(readStampRequest(['--', '--all'], folder).out).toBe(join(folder, 'stamped'));
  });

  it('writes and lists every brand with its own and the shared files', async () => {
    const lines: string[] = [];
    const site = await openBuiltSite(join(folder, 'dist'));
    runStamp(site, clients, request('--all'), (line) => lines.push(line));
    expect(lines).toHaveLength(ids().length);
    for (const id of ids()) {
      const file = (path: string) => join(folder, 'out', id, path);
      expect(readFileSync(file('login.html'), 'utf8')).toContain(`<h1>login of ${id}</h1>`);
      const shared = 'assets/index-abcd1234.js';
      expect(statSync(file(shared)).ino).toBe(statSync(join(folder, 'dist', shared)).ino);
      expect(existsSync(file('.prerender'))).toBe(false);
      expect(existsSync(file('_headers'))).toBe(true);
      expect(existsSync(join(folder, 'out', `${id}.nginx.conf`))).toBe(true);
    }
  });

  it('replaces the previous stamped folder completely', async () => {
    const site = await openBuiltSite(join(folder, 'dist'));
    const [id = ''] = ids();
    mkdirSync(join(folder, 'out', id, 'assets'), { recursive: true });
    cpSync(join(folder, 'secret.txt'), join(folder, 'out', id, 'assets/old.js'));
    runStamp(site, clients, request(id), () => {});
    expect(existsSync(join(folder, 'out', id, 'assets/old.js'))).toBe(false);
    expect(readdirSync(join(folder, 'out')).filter((name) => name.startsWith('.'))).toEqual(['.stamps']);
  });

  it('writes no brand if one brand is invalid, and reports the position', async () => {
    const site = await openBuiltSite(join(folder, 'dist'));
    const [id = ''] = ids();
    rmSync(join(clients, id, 'tokens.json'));
    expect(() => runStamp(site, clients, request('--all'), () => {})).toThrow('tokens.json');
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  it('lists the existing brands for an unknown id', async () => {
    const site = await openBuiltSite(join(folder, 'dist'));
    expect(() => runStamp(site, clients, request('../x'), () => {})).toThrow(
      /No brand \.\.\/x in clients.*Existing brands: \w+/,
    );
  });

  it('[RD-17] refuses a brand without a licence for real money', async () => {
    const site = await openBuiltSite(join(folder, 'dist'));
    expect(() => runStamp(site, clients, request('--all', '--production'), () => {})).toThrow('RD-17');
  });
});
