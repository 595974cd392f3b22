import { desktop, phone } from './browsers/browser.ts';
import type { Page } from './browsers/page.ts';
import { contentOfClosedDetails } from './closed-details.ts';

const widths = [320, phone.width, desktop.width];
const stops = 8;

export async function floatingOverlaps(page: Page, seed: number): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.resize({ width, height: width < 1000 ? phone.height : desktop.height });
    const overlaps = await page.evaluate(
      measureWhileScrolling,
      stops,
      (seed % 97) / 97,
      contentOfClosedDetails,
    );
    found.push(...overlaps.map((overlap) => `${width} px: ${overlap}`));
  }
  await page.resize(phone);
  return found;
}

async function measureWhileScrolling(steps: number, shift: number, closed: string): Promise<string[]> {
  const corner = document.querySelector('.ck-floating-corner');
  if (corner === null) return [];
  const own = corner;
  const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));
  const frames = async (): Promise<void> => {
    for (let count = 0; count < 2; count += 1)
      await Promise.race([wait(200), new Promise((resolve) => requestAnimationFrame(resolve))]);
    await wait(0);
  };
  const isVisible = (): boolean => own.getAttribute('data-away') === null;
  const lastTop = (): number => document.documentElement.scrollHeight - innerHeight;

  const visiblePart = (box: DOMRect, from: Element | null): DOMRect => {
    let { left, right, top, bottom } = box;
    for (let above = from; above !== null && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (above.matches(closed) || style.visibility === 'hidden' || style.opacity === '0')
        return new DOMRect();
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const clip = above.getBoundingClientRect();
      left = Math.max(left, clip.left);
      right = Math.min(right, clip.right);
      top = Math.max(top, clip.top);
      bottom = Math.min(bottom, clip.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const coveredByCorner = (): string[] => {
    if (!isVisible()) return [];
    const button = own.getBoundingClientRect();
    const isCovered = (given: DOMRect, from: Element | null): boolean => {
      const overlaps = ({ left, right, top, bottom, width, height }: DOMRect): boolean =>
        width > 2 &&
        height > 2 &&
        left < button.right &&
        right > button.left &&
        top < button.bottom &&
        bottom > button.top;
      return overlaps(given) && overlaps(visiblePart(given, from));
    };
    const hits: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (own.contains(node) || !/[0-9฿]/.test(node.nodeValue || '')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (Array.from(range.getClientRects()).some((box) => isCovered(box, node && node.parentElement)))
        hits.push(node.nodeValue || '');
    }
    const selector =
      'a[href], button, input, select, textarea, label, iframe, canvas, [role=img], .ck-qr-code';
    for (const element of Array.from(document.querySelectorAll(selector)))
      if (!own.contains(element) && isCovered(element.getBoundingClientRect(), element))
        hits.push(element.outerHTML.slice(0, 200));
    return hits;
  };

  const found: string[] = [];
  for (let tries = 0; tries < 60 && !isVisible(); tries += 1) {
    // Scrolls to the end of the page again, because a long list loads more rows there and the page becomes longer.
    if (pageYOffset < lastTop() - 1) scrollTo(0, lastTop());
    await wait(50);
  }
  const end = lastTop();
  if (!isVisible()) found.push('hidden at the end of the page');
  const tops: number[] = [];
  for (let stop = steps; stop >= 0; stop -= 1) tops.push((end * Math.min(steps, stop + shift)) / steps);
  const level = own.getBoundingClientRect();
  for (const code of Array.from(document.querySelectorAll('.ck-qr-code'))) {
    const { top, bottom } = code.getBoundingClientRect();
    for (const edge of [bottom, (top + bottom) / 2, top])
      tops.push(Math.max(0, Math.min(end, pageYOffset + edge - (level.top + level.bottom) / 2)));
  }
  for (const top of tops) {
    scrollTo(0, top);
    await frames();
    let hits = coveredByCorner();
    // The button checks its place when the browser is idle, which takes longer while other tests use the processor.
    for (let tries = 0; tries < 40 && hits.length > 0; tries += 1) {
      await wait(50);
      hits = coveredByCorner();
    }
    found.push(...hits.map((hit) => `at ${Math.round(top)}: ${hit}`));
  }
  if (end > 200) {
    scrollTo(0, 0);
    await frames();
    // Scrolls several times, because the button returns 200 ms after the last scroll, and a busy browser can measure later.
    for (let step = 1; step <= 20 && isVisible(); step += 1) {
      scrollTo(0, (end * step) / 20);
      await frames();
    }
    if (isVisible()) found.push('visible while the page scrolls down');
  }
  scrollTo(0, 0);
  return found;
}
