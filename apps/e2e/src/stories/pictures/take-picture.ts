import sharp from 'sharp';
import type { Page } from '../../browsers/page.ts';
import type { Workbench } from '../workbench.ts';
import { pictureHeight, type StoryView } from './story-views.ts';

const scale = 1 / 2;
const maxTries = 12;

/**
 * Prepares the page for a picture: hides the text cursor and toasts, and waits for visible images. The function runs in
 * the page and can't use outer variables.
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
  const timeout = new Promise((resolve) => setTimeout(resolve, 3000));
  const decoded = near.map((image) => Promise.race([timeout, image.decode().catch(() => undefined)]));
  await Promise.all(decoded);
  const frames = async (count: number): Promise<void> => {
    for (let frame = 0; frame < count; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  };
  await frames(2);
  document.documentElement.style.setProperty('zoom', '1.02');
  await frames(2);
  document.documentElement.style.removeProperty('zoom');
  await frames(2);
}

async function stillPicture(page: Page): Promise<Buffer> {
  let last = await page.picture();
  for (let tries = 0; tries < maxTries; tries += 1) {
    await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 60)));
    const next = await page.picture();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The story keeps moving.');
}

/**
 * Returns a picture of a story as lossless WebP. The picture has half of the window's width and height. Throws if the
 * story fails or keeps moving.
 */
export async function takePicture(page: Page, workbench: Workbench, view: StoryView): Promise<Buffer> {
  await page.resize({ width: view.width, height: pictureHeight });
  await workbench.show(view.story, view.brand);
  await page.evaluate(prepare);
  const png = await stillPicture(page);
  return sharp(png)
    .resize({ width: Math.round(view.width * scale) })
    .removeAlpha()
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
}
