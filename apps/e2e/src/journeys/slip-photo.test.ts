import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { assertSupported } from '../browsers/limits.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, open, shown, transferToShown } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const [WIDTH, HEIGHT] = [3000, 4500];

/** Writes a photo of the slip as phones do: the pixels are rotated, and the EXIF data contains the orientation. */
async function photoOf(slip: string, file: string): Promise<void> {
  const noise = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  const upright = await sharp(randomBytes(WIDTH * HEIGHT * 3), { raw: noise })
    .composite([{ input: await sharp(readFileSync(slip)).resize({ width: 1800 }).toBuffer() }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toFile(file);
}

it("[ME-05] a slip photo above the server's limit is scaled down, turned upright, and read", async () => {
  assertSupported('photoOrientation');
  const browser = await Browser.launch('current');
  try {
    const environment = workerEnvironment();
    const journey = await startMemberJourney(browser, environment, journeyBrand('daothong'));
    const { page, t } = journey;
    await open(journey, '/auth/deposit');
    const file = join(environment.folder, 'photo.jpg');
    await photoOf(await transferToShown(journey, { amount: '500' }), file);
    expect(statSync(file).size).toBeGreaterThan(5 * 2 ** 20);
    await open(journey, '/auth/deposit/slip');
    await page.upload({ label: t('slip.choose') }, file);
    await page.click('button', t('slip.verify'));
    await page.see(t('slip.verifiedTitle'), 40_000);
    await page.click('button', t('slip.confirm', { amount: shown(500) }));
    await page.see(t('slip.successText', { amount: shown(500) }));
    const stored = join(environment.folder, 'data', 'slips');
    const [name = ''] = readdirSync(stored).sort(
      (a, b) => statSync(join(stored, b)).mtimeMs - statSync(join(stored, a)).mtimeMs,
    );
    const { width, height } = await sharp(join(stored, name)).metadata();
    expect(width / height).toBeCloseTo(WIDTH / HEIGHT, 2);
  } finally {
    await browser.close();
  }
});
