/** Tests slip pictures in the database and in a fake S3 bucket. */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isSignedForS3 } from '@chada/testing/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { systemClock } from '../clock.ts';
import { createDatabase, createPool } from '../database/connection.ts';
import { cleanUp } from '../runtime/clean-up.ts';
import { readConfig } from '../runtime/config.ts';
import { runCommand } from '../staff/commands.ts';
import { verifySlip } from '../../test/support/money-acts.ts';
import { startTestApp, type TestApp } from '../../test/support/test-app.ts';
import { createEmptyDatabase } from '../../test/support/test-database.ts';
import { signUp } from '../../test/support/test-members.ts';
import { openSlipPictures, type SlipStore } from './open-slip-pictures.ts';
import type { SlipPictures } from './slip-pictures.ts';

const key = { keyId: 'AKIDEXAMPLE', secret: 'a secret for tests', region: 'ap-southeast-1' };
const objects = new Map<string, { bytes: Buffer; at: Date }>();
const PAGE = 2;
let clock = () => new Date();

function listPage(url: URL): string {
  const names = [...objects.keys()]
    .sort()
    .filter((name) => name > (url.searchParams.get('continuation-token') ?? ''));
  const page = names.slice(0, PAGE).map((name) => {
    const at = objects.get(name)?.at.toISOString();
    return `<Contents><Key>${name}</Key><LastModified>${at}</LastModified><Size>1</Size></Contents>`;
  });
  const next = names.length > PAGE ? `<NextContinuationToken>${names[PAGE - 1]}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${page.join('')}${next}</ListBucketResult>`;
}

const store = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const [url, body] = [new URL(request.url ?? '', 'http://store'), Buffer.concat(parts)];
    const name = url.pathname.replace(/^\/slips\/?/, '');
    if (!isSignedForS3(request, body, key))
      return void response.writeHead(403).end('<Error>SignatureDoesNotMatch</Error>');
    if (!url.pathname.startsWith('/slips')) return void response.writeHead(404).end();
    if (request.method === 'PUT') objects.set(name, { bytes: body, at: clock() });
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    if (name === '') return void response.writeHead(200).end(listPage(url));
    const found = objects.get(name);
    response.writeHead(found ? 200 : 404).end(found?.bytes);
  });
});

let app: TestApp;
let bucketUrl = '';
let stores: Readonly<Record<'database' | 's3', SlipStore>>;
let current: SlipPictures;
beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const address = store.address();
  bucketUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/slips`;
  stores = { database: { kind: 'database' }, s3: { kind: 's3', bucket: { url: bucketUrl, ...key } } };
  const forwarding: SlipPictures = {
    store: (picture) => current.store(picture),
    fileOf: (name) => current.fileOf(name),
    remove: (names) => current.remove(names),
    storedBefore: (at) => current.storedBefore(at),
  };
  app = await startTestApp({ around: () => ({ slipPictures: forwarding }) });
  clock = () => app.deps.clock.now();
});
afterAll(async () => {
  store.close();
  await app.close();
});

const openOnSecondMachine = (kind: 'database' | 's3') => openSlipPictures(stores[kind], app.deps);
const onFault = (error: unknown, task: string) => expect.fail(`${task}: ${String(error)}`);
const DAY_MS = 86_400_000;

const sendSlip = async (): Promise<string> => verifySlip(app, await signUp(app));
const pictureOf = async (id: string) => (await runCommand(app.deps, ['slip', 'show', id])).at(-1) ?? '';

describe.each(['database', 's3'] as const)('[AP-22] pictures in the store "%s"', (kind) => {
  it('are stored by one machine and opened by staff on another as a private file', async () => {
    current = openOnSecondMachine(kind);
    const id = await sendSlip();
    current = openOnSecondMachine(kind);
    const file = await pictureOf(id);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    rmSync(path.dirname(file), { recursive: true });
  });

  it('are removed if they are old, or belong to no slip after a day', async () => {
    current = openOnSecondMachine(kind);
    const id = await sendSlip();
    const lost = await Promise.all(Array.from({ length: 5 }, () => current.store(Buffer.from('lost'))));
    await cleanUp(app.deps, onFault);
    app.setTime(new Date(app.deps.clock.now().getTime() + 2 * DAY_MS));
    await cleanUp(app.deps, onFault);
    for (const name of lost) expect(await current.fileOf(name)).toBeUndefined();
    const copy = await pictureOf(id);
    expect(copy).toMatch(/\.jpg$/);
    rmSync(path.dirname(copy), { recursive: true });
    app.setTime(new Date(app.deps.clock.now().getTime() + 91 * DAY_MS));
    await cleanUp(app.deps, onFault);
    expect(await pictureOf(id)).toBe('no picture is kept');
  });
});

describe('a bucket', () => {
  it('refuses a wrong key, and reports only the status', async () => {
    const wrong = openSlipPictures(
      { kind: 's3', bucket: { url: bucketUrl, ...key, secret: 'another' } },
      app.deps,
    );
    await expect(wrong.store(Buffer.from('picture'))).rejects.toThrow(
      /^the picture store answered PUT with 403$/,
    );
  });

  it('that does not exist is logged as an error, and does not block members', async () => {
    const url = bucketUrl.replace('/slips', '/none');
    current = openSlipPictures({ kind: 's3', bucket: { url, ...key } }, app.deps);
    await expect(current.store(Buffer.from('picture'))).rejects.toThrow('no such bucket');
    expect(await pictureOf(await sendSlip())).toBe('no picture is kept');
  });

  it('names all missing settings in one line', () => {
    const given = { SLIP_STORE: 's3', SLIP_S3_URL: 'https://s3.example/slips', SLIP_S3_KEY_ID: 'id' };
    expect(() => readConfig(given)).toThrow(/^SLIP_STORE=s3 needs .*SLIP_S3_SECRET$/);
    expect(readConfig({ ...given, SLIP_S3_SECRET: 'secret' }).slipStore.kind).toBe('s3');
    expect(() => readConfig({ ...given, SLIP_S3_URL: 'http://s3.example/slips' })).toThrow(/SLIP_S3_URL/);
    expect(readConfig({}).slipStore.kind).toBe('folder');
  });
});

describe('a backup', () => {
  it('contains the pictures in the database', async () => {
    current = openOnSecondMachine('database');
    const name = await current.store(Buffer.from('a picture'));
    const file = path.join(tmpdir(), `chada-${randomUUID()}.backup.gz`);
    await writeBackup(app.databaseUrl, file);
    const empty = await createEmptyDatabase();
    const db = createDatabase(createPool({ url: empty.url, schema: 'api', max: 2 }));
    try {
      await restoreBackup(empty.url, file, {});
      const restored = await openSlipPictures({ kind: 'database' }, { db, clock: systemClock }).fileOf(name);
      expect(readFileSync(restored ?? '', 'utf8')).toBe('a picture');
      rmSync(path.dirname(restored ?? ''), { recursive: true });
    } finally {
      await db.destroy();
      await empty.drop();
      rmSync(file);
    }
  });
});
