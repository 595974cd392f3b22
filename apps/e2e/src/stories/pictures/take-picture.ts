import sharp from 'sharp';
import type { Page } from '../../browsers/page.ts';
import type { Workbench } from '../workbench.ts';
import { pictureHeight, type Look } from './looks.ts';

/** Half size is large enough to see a change, and small enough to store thousands of pictures. */
const scale = 1 / 2;
const mostTries = 12;

/**
 * Runs in the page. Hides parts that change by themselves: the caret and toasts. Waits until images are
 * decoded, and scrolls to the top.
 */
async function prepare(): Promise<void> {
  const id = 'still-picture';
  if (document.getElementById(id) === null) {
    const style = document.createElement('style');
    style.id = id;
    style.textContent =
      '* { caret-color: transparent !important; } .Toastify__toast-container { visibility: hidden; }';
    document.head.appendChild(style);
  }
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const near = Array.from(document.images).filter(
    (image) => image.getBoundingClientRect().top < window.innerHeight,
  );
  const late = new Promise((resolve) => setTimeout(resolve, 3000));
  // A broken image can't be decoded. The page shows a replacement.
  const decoded = near.map((image) => Promise.race([late, image.decode().catch(() => undefined)]));
  await Promise.all(decoded);
  const frames = async (count: number): Promise<void> => {
    for (let frame = 0; frame < count; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  };
  // The page follows the scroll position in the first frame and is painted in the second.
  await frames(2);
  // Paints the page again, because an image that has faded in keeps the pixels of its own layer. These pixels
  // differ from a normal paint.
  document.documentElement.style.setProperty('zoom', '1.02');
  await frames(2);
  document.documentElement.style.removeProperty('zoom');
  await frames(2);
}

/** Takes pictures until two consecutive pictures are equal. Returns the last picture as PNG. */
async function stillPicture(page: Page): Promise<Buffer> {
  let last = await page.picture();
  for (let tries = 0; tries < mostTries; tries += 1) {
    await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 60)));
    const next = await page.picture();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The story keeps moving.');
}

/** Shows a look on the page and returns its picture. Throws if the story fails or keeps moving. */
export async function takePicture(page: Page, workbench: Workbench, look: Look): Promise<Buffer> {
  await page.resize({ width: look.width, height: pictureHeight });
  await workbench.show(look.story, look.brand);
  await page.evaluate(prepare);
  const png = await stillPicture(page);
  return (
    sharp(png)
      .resize({ width: Math.round(look.width * scale) })
      .removeAlpha()
      // Lossy compression would turn a difference of 1 in a pixel into a difference of 20 around it.
      .webp({ lossless: true, effort: 0 })
      .toBuffer()
  );
}
