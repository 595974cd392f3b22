import type { Page } from './browsers/page.ts';
import { contentOfClosedDetails } from './closed-details.ts';

export function titleAndBackground(page: Page) {
  return page.evaluate(() => {
    const stamped = document.getElementById('chada-client');
    const brand: { name: string; assets: { background?: string } } = JSON.parse(
      stamped === null ? '{}' : stamped.textContent || '{}',
    );
    const pathOf = (address: string): string =>
      new URL(address, location.href).pathname.replace(/^\/stamped\/[0-9a-f]+\//, '/brand/');
    const image = document.querySelector('.ck-page-background img');
    const box = image === null ? new DOMRect() : image.getBoundingClientRect();
    return {
      brandName: brand.name,
      title: document.title,
      ownPicture: pathOf(brand.assets.background || ''),
      picture: image instanceof HTMLImageElement && image.naturalWidth > 0 ? pathOf(image.src) : 'none',
      covers: box.top <= 0 && box.left <= 0 && box.right >= innerWidth && box.bottom >= innerHeight,
    };
  });
}

export function hiddenBehindFloating(page: Page): Promise<string[]> {
  return page.evaluate((closed) => {
    scrollTo(0, document.documentElement.scrollHeight);
    const corner = document.querySelector('.ck-floating-corner');
    if (corner === null) return [];
    const above = Array.from(corner.querySelectorAll('a, button')).map((element) =>
      element.getBoundingClientRect(),
    );
    const isBehind = (box: DOMRect): boolean =>
      box.width > 2 &&
      box.height > 2 &&
      above.some(
        (rect) =>
          box.left < rect.right && box.right > rect.left && box.top < rect.bottom && box.bottom > rect.top,
      );
    const isClosed = (element: Element | null): boolean =>
      element !== null && element.closest(closed) !== null;
    const hidden: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (corner.contains(node) || (node.nodeValue || '').trim() === '' || isClosed(node.parentElement))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (Array.from(range.getClientRects()).some(isBehind)) hidden.push(node.nodeValue || '');
    }
    for (const control of Array.from(document.querySelectorAll('a[href], button, input, select, textarea'))) {
      if (!corner.contains(control) && !isClosed(control) && isBehind(control.getBoundingClientRect()))
        hidden.push(control.outerHTML);
    }
    return hidden;
  }, contentOfClosedDetails);
}

export function invisibleScenes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (element: Element | null): boolean => {
      for (let above = element; above !== null; above = above.parentElement) {
        const { opacity, visibility } = getComputedStyle(above);
        if (opacity === '0' || visibility === 'hidden') return false;
      }
      return true;
    };
    return Array.from(document.querySelectorAll('.cf-scene img, .cf-brand-pane img'))
      .filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0 && !isVisible(image))
      .map((image) => image.outerHTML);
  });
}

/** Returns the distance in px from the content's left edge to the heading. */
export function headingOffset(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector('.ck-app-shell__main');
    const heading = document.querySelector('.ck-app-shell__main .ck-page-header');
    if (main === null || heading === null) return 0;
    const edge = main.getBoundingClientRect().left + parseFloat(getComputedStyle(main).paddingLeft);
    return Math.round(heading.getBoundingClientRect().left - edge);
  });
}
