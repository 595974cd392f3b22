/** Runs the command `chada-verify` with log files from an HTTP server. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encode, filesOf, honest, key, verifierKeyText } from '../test/test-log.ts';
import { honestProof } from '../test/test-proof.ts';
import { formatVerifierKey } from './checkpoint.ts';
import { runCli } from './run-cli.ts';

const now = new Date('2026-11-30T00:00:00.000Z');
let files = filesOf(encode(honest.slice(0, 6)));
let server: Server;
let url: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'chada-audit-'));
  server = createServer((request, response) => {
    const bytes = files.get((request.url ?? '').replace(/^\/(log|mirror)\//, ''));
    response.writeHead(bytes ? 200 : 404).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/log`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function run(...args: readonly string[]) {
  const lines: string[] = [];
  const code = await runCli([...args], now, (line) => void lines.push(line));
  return { code, out: lines.join('\n') };
}

it('follows a log, keeps its key and checkpoint, and names a rewritten log', async () => {
  const audit = () => run('audit', url, '--state', path.join(folder, 'state.json'));
  const first = await audit();
  expect(first.out).toMatch(/key comes from the log itself/);
  expect(first).toMatchObject({ code: 1, out: expect.stringContaining('revealOverdue: Entry 3') });
  files = filesOf(encode(honest));
  const found = (await audit()).out;
  expect(found).toMatch(/entryBackdated/);
  expect(found).not.toMatch(/logRewritten|key comes from/);
  files = filesOf(encode(honest.toReversed()));
  expect(await audit()).toMatchObject({
    code: 1,
    out: expect.stringContaining('logRewritten: The first 10 entries differ'),
  });
});

it('shows the new key if the log goes on under a new name, and says if the signer differs', async () => {
  files = filesOf(encode(honest));
  const state = path.join(folder, 'renamed.json');
  await run('audit', url, '--key', verifierKeyText, '--state', state);
  files = filesOf(encode(honest), `${key.name}.2`);
  const newText = new TextDecoder().decode(files.get('key')).trim();
  const { code, out } = await run('audit', url, '--state', state);
  expect(code).toBe(1);
  expect(out).toContain(`note: The published key is ${newText} now, of the same signer.`);
  files.set('key', new TextEncoder().encode(formatVerifierKey(key.name, new Uint8Array(32).fill(1))));
  expect((await run('audit', url, '--state', state)).out).toContain('of another signer');
});

it('accepts an honest log with a stated key', async () => {
  files = filesOf(encode(honest));
  const state = path.join(folder, 'other.json');
  expect(await run('audit', url, '--key', verifierKeyText, '--state', state)).toEqual({
    code: 0,
    out: `${honest.length} entries, nothing is wrong.`,
  });
});

it('notes a change of weights, and still accepts the log', async () => {
  const [weights] = honest;
  if (weights?.type !== 'weights') throw new Error('the log does not begin with weights');
  const changed = { ...weights, at: '2026-11-20T03:41:00.000Z' };
  files = filesOf(encode([...honest, changed]));
  const state = path.join(folder, 'weights.json');
  const audit = () => run('audit', url, '--key', verifierKeyText, '--state', state);
  expect(await audit()).toEqual({
    code: 0,
    out: `note: Entry ${honest.length}: the weights of wheel changed at ${changed.at}, after 5 draws with the table before; the table before was in force for less than an hour.\n${honest.length + 1} entries, nothing is wrong.`,
  });
  expect((await audit()).out).not.toContain('note');
});

it('refuses a state that it did not write', async () => {
  const state = path.join(folder, 'broken.json');
  await writeFile(state, '{"key":"x","seen":{"size":1}}');
  await expect(run('audit', url, '--state', state)).rejects.toThrow(/not the state of an audit/);
});

it('refuses the state of another log, and accepts that of a mirror', async () => {
  const state = path.join(folder, 'one.json');
  files = filesOf(encode(honest));
  await run('audit', url, '--key', verifierKeyText, '--state', state);
  const before = await readFile(state, 'utf8');
  const mirror = url.replace(/log$/, 'mirror');
  expect(await run('audit', `${mirror}/`, '--state', state)).toMatchObject({ code: 0 });
  await writeFile(state, before);
  files = filesOf(encode(honest.toReversed()), 'log.other.example');
  const otherKey = new TextDecoder().decode(files.get('key')).trim();
  for (const flags of [[], ['--key', otherKey]])
    await expect(run('audit', mirror, ...flags, '--state', state)).rejects.toThrow(
      `${state} is the state of the log ${url}; name another file with --state for ${mirror}.`,
    );
  expect(await readFile(state, 'utf8')).toBe(before);
});

it('refuses a state that can not be read or written, before the audit', async () => {
  const state = path.join(folder, 'no-json.json');
  await writeFile(state, '{');
  await expect(run('audit', url, '--state', state)).rejects.toThrow(
    /no-json\.json is not the state of an audit\.$/,
  );
  await expect(run('audit', url, '--state', folder)).rejects.toThrow(/^The state .* can't be read: EISDIR: /);
  await expect(run('audit', url, '--state', path.join(folder, 'no/state.json'))).rejects.toThrow(
    /^The folder .*no of the state does not exist\.$/,
  );
});

it('accuses nobody if the log is offline, and keeps its state', async () => {
  const state = path.join(folder, 'offline.json');
  files = filesOf(encode(honest));
  await run('audit', url, '--key', verifierKeyText, '--state', state);
  const before = await readFile(state, 'utf8');
  const offline = 'http://127.0.0.1:9/log';
  await expect(run('audit', offline, '--state', state)).rejects.toThrow(
    /key can't be read. This proves nothing/,
  );
  expect(await readFile(state, 'utf8')).toBe(before);
});

it('prints its usage', async () => {
  expect(await run()).toMatchObject({ code: 2, out: expect.stringContaining('chada-verify audit URL') });
});

describe('draw', () => {
  const fileOf = async (proof: unknown): Promise<string> => {
    const file = path.join(folder, 'proof.json');
    await writeFile(file, typeof proof === 'string' ? proof : JSON.stringify(proof));
    return file;
  };

  it('verifies a saved proof without a network, and prints each step', async () => {
    const { code, out } = await run('draw', await fileOf(await honestProof()), '--key', verifierKeyText);
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.split(':')[0])).toEqual([
      'ok clientSeed',
      'ok logged',
      'ok history',
      'ok serverSeed',
      'ok weights',
      'ok outcome',
      'ok prize',
      'HMAC-SHA256 of "my own seed',
      'proven',
    ]);
  });

  it('reads the log with --online', async () => {
    files = filesOf(encode(honest));
    const proof = await honestProof();
    const file = await fileOf({ ...proof, log: { ...proof.log, address: url }, files: {} });
    expect(await run('draw', file, '--online')).toMatchObject({ code: 0 });
    expect(await run('draw', file)).toMatchObject({ code: 1, out: expect.stringContaining('checkpoint') });
  });

  it('names an exchanged seed, another key, a draw that is not proven, and a broken file', async () => {
    const proof = await honestProof();
    const seed = { ...proof, draw: { ...proof.draw, serverSeed: 'cd'.repeat(32) } };
    expect(await run('draw', await fileOf(seed))).toMatchObject({
      code: 1,
      out: expect.stringMatching(/failed serverSeed: .*exchanged/),
    });
    expect((await run('draw', await fileOf(proof), '--key', 'other')).code).toBe(1);
    expect((await run('draw', await fileOf({ ...proof, sent: undefined }))).code).toBe(3);
    expect(await run('draw', await fileOf('\u0000'))).toEqual({
      code: 1,
      out: 'failed: The proof is not JSON.',
    });
  });
});

describe('docs/fairness.md', () => {
  const guide = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
  const commands = [...guide.matchAll(/^chada-verify (.+)$/gm)].map(([, words = '']) => words);

  it('has commands for a draw and for a log', () => expect(commands).toHaveLength(3));

  it.each(commands)('chada-verify %s', async (words) => {
    files = filesOf(encode(honest));
    const proof = await honestProof();
    const file = path.join(folder, 'of-the-guide.json');
    await writeFile(file, JSON.stringify({ ...proof, log: { ...proof.log, address: url } }));
    const values: Readonly<Record<string, string>> = {
      URL: url,
      KEY: verifierKeyText,
      'proof.json': file,
      'state.json': path.join(folder, 'state-of-the-guide.json'),
    };
    const { code, out } = await run(...words.split(' ').map((word) => values[word] ?? word));
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/proven|nothing is wrong/) });
  });
});
