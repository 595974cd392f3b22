/** Tests the reading of slip images with the real decoder. */
import encodeQR from 'qr';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeMiniQr } from '@chada/domain';
import { readSlipImage } from './read-slip-image.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const reference = { sendingBank: '004', transactionRef: '016325103015APP01234' };

async function picture(payload: string, { width = 900, height = 1500, code = 260 } = {}): Promise<Sharp> {
  const qr = await sharp(Buffer.from(encodeQR(payload, 'svg', { ecc: 'medium' })))
    .resize(code, code, { kernel: 'nearest' })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#eef3ff' } }).composite([
    { input: qr, left: width - code - 60, top: height - code - 60 },
  ]);
}
const slip = () => picture(encodeMiniQr(reference));

describe('a slip image', () => {
  it.each([
    ['PNG', async () => (await slip()).png().toBuffer()],
    ['JPEG of poor quality', async () => (await slip()).jpeg({ quality: 35 }).toBuffer()],
    [
      'scaled down by a chat app',
      async () =>
        sharp(await (await slip()).png().toBuffer())
          .resize(540)
          .jpeg({ quality: 60 })
          .toBuffer(),
    ],
    [
      'a large screenshot',
      async () =>
        sharp(await (await slip()).png().toBuffer())
          .resize(2400)
          .png()
          .toBuffer(),
    ],
    [
      'rotated by EXIF data',
      async () =>
        sharp(await (await slip()).png().toBuffer())
          .rotate(90)
          .withMetadata({ orientation: 8 })
          .jpeg()
          .toBuffer(),
    ],
  ])('is read: %s', async (_, make) => {
    expect(await readSlipImage(await make(), MAX_BYTES)).toMatchObject({ ok: true, reference });
  });

  it.each([
    ['26113007251293B5EBF2', 400],
    ['26113007251293B5EBF2', 500],
    ['261130072512CAA39C4B', 400],
    ['261130072512CAA39C4B', 800],
    ['261130072512CAA39C4B', 1000],
    ['2611300725128AE1AFCC', 400],
  ])(
    'is read with a code that the decoder misses at this size: %s at %i px',
    async (transactionRef, width) => {
      const rare = { sendingBank: '004', transactionRef };
      const code = sharp(Buffer.from(encodeQR(encodeMiniQr(rare), 'svg')));
      const image = await code.resize(width, width, { kernel: 'nearest' }).png().toBuffer();
      expect(await readSlipImage(image, MAX_BYTES)).toMatchObject({ ok: true, reference: rare });
    },
  );

  it.each([
    ['SLIP_NOT_IMAGE', 'a text', async () => Buffer.from('not an image')],
    ['SLIP_NOT_IMAGE', 'an empty file', async () => Buffer.alloc(0)],
    ['SLIP_NOT_IMAGE', 'a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['SLIP_NOT_IMAGE', 'another format', async () => (await slip()).webp().toBuffer()],
    [
      'SLIP_NOT_IMAGE',
      'the first half of an image',
      async () =>
        (await slip())
          .png()
          .toBuffer()
          .then((all) => all.subarray(0, all.length / 2)),
    ],
    [
      'SLIP_NO_QR',
      'a picture without a code',
      async () =>
        sharp({ create: { width: 600, height: 900, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    [
      'SLIP_NO_QR',
      'a code of something else',
      async () => (await picture('https://example.com')).png().toBuffer(),
    ],
    [
      'SLIP_NO_QR',
      'a code with a wrong check sum',
      async () => (await picture(`${encodeMiniQr(reference).slice(0, -4)}0000`)).png().toBuffer(),
    ],
    [
      'SLIP_TOO_LARGE',
      'more bytes than allowed',
      async () => Buffer.concat([await (await slip()).png().toBuffer(), Buffer.alloc(MAX_BYTES)]),
    ],
    [
      'SLIP_TOO_LARGE',
      'few bytes that unpack to too many pixels',
      async () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('is refused with %s: %s', async (code, _, make) => {
    expect(await readSlipImage(await make(), MAX_BYTES)).toEqual({ ok: false, code });
  });
});
