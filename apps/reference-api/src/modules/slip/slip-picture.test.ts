import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../runtime/clean-up.ts';
import { findCode } from '../../slip/find-code.ts';
import { drawSlip } from '../../sandbox-bank/slip-image.ts';
import { runCommand } from '../../staff/commands.ts';
import {
  animationChunks,
  compressedTextChunk,
  pngOf,
  withChunks,
  withLocation,
} from '../../../test/support/hostile-pictures.ts';
import { openTestApp } from '../../../test/support/test-app.ts';
import { makeTransfer, signUp, transferAndGetSlip } from '../../../test/support/test-members.ts';
import { PICTURES_KEPT_DAYS } from './delete-pictures.ts';

const app = await openTestApp();
const member = await signUp(app);

const verify = (slip: Buffer | Blob, caller = member) =>
  app.call('slip.verify', { body: { slip: slip instanceof Blob ? slip : new Blob([slip]) } }, caller);
const slipBytes = async () => drawSlip(await makeTransfer(app, member));
const stored = async () => (await readdir(app.slipFolder).catch(() => [])).sort();

async function sendAndReadPicture(shown: Buffer): Promise<{ name: string; bytes: Buffer; id: string }> {
  const before = await stored();
  const { data, text } = await verify(shown);
  if (!data) throw new Error(text);
  const [name = '', ...more] = (await stored()).filter((candidate) => !before.includes(candidate));
  expect(more).toEqual([]);
  return { name, bytes: await readFile(path.join(app.slipFolder, name)), id: data.id };
}

describe('[AP-22] a picture that is not a slip, or is harmful', () => {
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
  it.each<[what: string, status: number, code: string, make: () => Promise<Buffer>]>([
    [
      'a few bytes that say 60,000 by 60,000 pixels',
      413,
      'SLIP_TOO_LARGE',
      async () => pngOf(60_000, 60_000, 1000),
    ],
    ['ten pixels with 100 MB packed behind them', 422, 'SLIP_NO_QR', async () => pngOf(10, 10, 100_000_000)],
    [
      'a small picture with 100 MB of packed text',
      422,
      'SLIP_NO_QR',
      async () => withChunks(pngOf(10, 10, 310), [compressedTextChunk(100_000_000)]),
    ],
    ['a header alone', 422, 'SLIP_NOT_IMAGE', async () => pngOf(500, 500, 0)],
    ['half a PNG', 422, 'SLIP_NOT_IMAGE', async () => half(await slipBytes())],
    [
      'half a JPEG',
      422,
      'SLIP_NOT_IMAGE',
      async () =>
        half(
          await sharp(await slipBytes())
            .jpeg()
            .toBuffer(),
        ),
    ],
    [
      'a drawing with a script',
      422,
      'SLIP_NOT_IMAGE',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', 422, 'SLIP_NOT_IMAGE', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a GIF',
      422,
      'SLIP_NOT_IMAGE',
      async () =>
        sharp(await slipBytes())
          .gif()
          .toBuffer(),
    ],
    [
      'a WebP',
      422,
      'SLIP_NOT_IMAGE',
      async () =>
        sharp(await slipBytes())
          .webp()
          .toBuffer(),
    ],
    [
      'six megabytes',
      413,
      'SLIP_TOO_LARGE',
      async () => Buffer.concat([await slipBytes(), Buffer.alloc(6_000_000)]),
    ],
  ])('%s: %i %s, and nothing is stored', async (_, status, code, make) => {
    const [picture, before] = [await make(), await stored()];
    const memory = process.resourceUsage().maxRSS;
    const response = await verify(new Blob([picture], { type: 'image/png' }));
    expect([response.status, response.error?.code]).toEqual([status, code]);
    expect(response.error?.message).toMatch(/สลิป/);
    // `maxRSS` is in kilobytes.
    expect(process.resourceUsage().maxRSS - memory).toBeLessThan(80_000);
    expect(await stored()).toEqual(before);
  });

  it("of another person's transfer is not stored", async () => {
    const before = await stored();
    const otherSlip = await transferAndGetSlip(app, await signUp(app));
    expect((await verify(otherSlip)).error?.code).toBe('SLIP_WRONG_SENDER');
    expect(await stored()).toEqual(before);
  });

  it('waits for its turn if there are many, or is refused with a time to retry', async () => {
    const blank = await sharp({ create: { width: 800, height: 1200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const crowd = await Promise.all(Array.from({ length: 40 }, () => verify(blank)));
    const [scanned, full] = [422, 503].map((status) =>
      crowd.filter((candidate) => candidate.status === status),
    );
    expect(scanned?.length).toBeGreaterThanOrEqual(18);
    expect(full?.length).toBeGreaterThan(0);
    expect((scanned?.length ?? 0) + (full?.length ?? 0)).toBe(40);
    for (const { headers, error } of full ?? []) {
      expect([error?.code, headers.get('retry-after')]).toEqual(['OVERLOADED', '2']);
    }
  });
});

describe('[AP-22] the picture of a slip', () => {
  it("is stored re-encoded, under a random name, readable only for the API's user", async () => {
    const shown = await slipBytes();
    const form = new FormData();
    form.append('slip', new Blob([shown], { type: 'image/png' }), '../../slip.html');
    const before = await stored();
    const response = await fetch(`${app.url}/api/auth/slip/verify`, {
      method: 'POST',
      headers: { hostname: member.host, authorization: `Bearer ${member.token}` },
      body: form,
    });
    expect(response.status).toBe(200);
    const [name = ''] = (await stored()).filter((candidate) => !before.includes(candidate));
    expect(name).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/);
    const file = path.join(app.slipFolder, name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(app.slipFolder)).mode & 0o777).toBe(0o700);
    const bytes = await readFile(file);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg' });
    // The QR code of the stored picture must be readable for staff.
    expect(await findCode(bytes, 1400)).toBe(await findCode(shown, 1400));
  });

  it('contains no location or text of the camera, no second page and no second frame', async () => {
    const word = `MARK${randomUUID()}`;
    const photo = await withLocation(await slipBytes(), word);
    expect(photo.includes(word)).toBe(true);
    const page = Buffer.from(`<script>${word}</script>`);
    const animated = withChunks(await slipBytes(), animationChunks(3));
    for (const shown of [photo, Buffer.concat([await slipBytes(), page]), animated]) {
      const { bytes } = await sendAndReadPicture(shown);
      expect(bytes.includes(word)).toBe(false);
      expect(bytes.includes('acTL')).toBe(false);
      const { exif, xmp, iptc, pages } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, pages]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it('is stored once however often it is sent', async () => {
    const shown = await slipBytes();
    await sendAndReadPicture(shown);
    const before = await stored();
    await Promise.all(Array.from({ length: 5 }, () => verify(shown)));
    expect(await stored()).toEqual(before);
  });

  it('has no URL at the API', async () => {
    const { name } = await sendAndReadPicture(await slipBytes());
    const paths = [
      '',
      '/slips',
      '/.data/slips',
      '/api/slips',
      '/api/auth/slip',
      '/docs',
      '/docs/..',
      '/docs/%2e%2e',
    ];
    for (const before of paths) {
      const response = await fetch(`${app.url}${before}/${name}`, {
        headers: { hostname: member.host, authorization: `Bearer ${member.token}` },
      });
      expect(response.status, before).toBe(404);
      expect(response.headers.get('content-type')).not.toContain('image');
    }
  });

  it("that can't be stored does not block the member's deposit", async () => {
    const shown = await slipBytes();
    const away = `${app.slipFolder}-away`;
    await mkdir(app.slipFolder, { recursive: true });
    await rename(app.slipFolder, away);
    // A file takes the place of the folder. Every write then fails, even for root.
    await writeFile(app.slipFolder, '');
    try {
      expect((await verify(shown)).status).toBe(200);
    } finally {
      await rm(app.slipFolder);
      await rename(away, app.slipFolder);
    }
  });
});

describe('staff', () => {
  const show = (id: string) => runCommand(app.deps, ['slip', 'show', id]);

  it("see the data of a slip and the path of its picture, by its id or its request's", async () => {
    const { id, name } = await sendAndReadPicture(await slipBytes());
    const lines = await show(id);
    expect(lines[0]).toContain(`${id}  brand-a  ${member.username}  verified`);
    expect(lines[1]).toContain('500.00 baht');
    expect(lines[2]).toBe(path.join(app.slipFolder, name));
    const { data } = await app.call(
      'slip.requestDeposit',
      { body: { slipId: id, amountSatang: 50_000 } },
      member,
    );
    expect(await show(data?.id ?? '')).toEqual(lines);
    await expect(show(randomUUID())).rejects.toThrow('no such slip');
  });

  it('keep the picture for ninety days, or longer while a request waits; unreferenced pictures are removed after a day', async () => {
    const [old, waiting] = [
      await sendAndReadPicture(await slipBytes()),
      await sendAndReadPicture(await slipBytes()),
    ];
    const response = await app.call(
      'slip.requestDeposit',
      { body: { slipId: waiting.id, amountSatang: 50_000 } },
      member,
    );
    const [oldOrphan, newOrphan] = [`${randomUUID()}.jpg`, `${randomUUID()}.jpg`];
    for (const name of [oldOrphan, newOrphan])
      await writeFile(path.join(app.slipFolder, name), 'left behind');
    const now = app.deps.clock.now();
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    await utimes(path.join(app.slipFolder, oldOrphan), later(-2), later(-2));
    await utimes(path.join(app.slipFolder, newOrphan), now, now);
    await cleanUp(app.deps, (error, task) => expect.fail(`${task}: ${String(error)}`));
    expect(await stored()).toEqual(expect.arrayContaining([old.name, waiting.name, newOrphan]));
    expect(await stored()).not.toContain(oldOrphan);

    app.setTime(later(PICTURES_KEPT_DAYS + 1));
    await cleanUp(app.deps, (error, task) => expect.fail(`${task}: ${String(error)}`));
    expect(await stored()).toContain(waiting.name);
    for (const name of [old.name, newOrphan]) expect(await stored()).not.toContain(name);
    expect((await show(old.id)).at(-1)).toBe('no picture is kept');
    await runCommand(app.deps, ['slip-request', 'reject', response.data?.id ?? '']);
    await cleanUp(app.deps, (error, task) => expect.fail(`${task}: ${String(error)}`));
    expect(await stored()).not.toContain(waiting.name);
  });
});
