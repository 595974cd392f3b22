import { Browser, phone } from '../../browsers/browser.ts';
import { serveStaticFiles } from '../static-files.ts';
import { Workbench } from '../workbench.ts';
import type { StoryView } from './story-views.ts';
import { takePicture } from './take-picture.ts';

/** A story counts as complete if the page has not changed for this many milliseconds. */
const quietMs = 200;
const maxPages = 4;
const looksPerPage = 4;

const fixedRandom = `{
  let state = 1;
  Math.random = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = index * 37;
    return array;
  };
}`;

export async function takePictures(
  folder: string,
  views: readonly StoryView[],
  onPicture: (view: StoryView, picture: Buffer) => Promise<void> | void,
  addedStyle = '',
): Promise<string> {
  const files = await serveStaticFiles(folder);
  const browser = await Browser.launchStill(Number(new URL(files.url).port));
  const queue = views.values();

  const work = async (): Promise<void> => {
    const page = await (await browser.newUser(phone)).openTab();
    await page.device.reduceMotion(true);
    await page.runFirst(fixedRandom);
    if (addedStyle !== '') {
      await page.runFirst(`addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent = ${JSON.stringify(addedStyle)};
        document.body.append(style);
      });`);
    }
    const workbench = new Workbench(page, 'http://pictures.localhost', quietMs);
    for (const view of queue) await onPicture(view, await takePicture(page, workbench, view));
  };
  try {
    const pages = Math.min(maxPages, Math.ceil(views.length / looksPerPage));
    await Promise.all(Array.from({ length: pages }, work));
    return `${browser.version} ${process.platform} ${process.arch}`;
  } finally {
    await browser.close();
    await files.stop();
  }
}
