import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RemoteImage } from './remote-image.tsx';
import { WebpPicture } from './webp-picture.tsx';
import { WebpPictures } from './webp-pictures.ts';

afterEach(() => vi.restoreAllMocks());

const webps = new Map([['/own.png', '/own.webp']]);
const picture = (...sources: string[]): ReactElement => (
  <WebpPictures value={webps}>
    <RemoteImage sources={sources} alt="โลโก้" width={4} height={1} picture="logo" fallback="ดาวทอง" />
  </WebpPictures>
);
const shown = (): HTMLElement => screen.getByRole('img', { name: 'โลโก้' });
const addresses = (from: ParentNode = document): (string | null)[] => [
  ...[...from.querySelectorAll('source')].map((source) => `${source.type} ${source.getAttribute('srcset')}`),
  ...[...from.querySelectorAll('img')].map((image) => image.getAttribute('src')),
];

describe('[CO-05] a picture with a WebP', () => {
  it('offers the WebP first and stays an image for every browser, also on the server', () => {
    const offered = ['image/webp /own.webp', '/own.png'];
    const place = document.createElement('div');
    place.innerHTML = renderToString(picture('/own.png'));
    expect(addresses(place)).toEqual(offered);
    render(picture('/own.png'));
    expect(addresses()).toEqual(offered);
  });

  it('is shown as PNG if only the WebP is broken', () => {
    render(picture('/own.png'));
    fireEvent.error(shown());
    expect(addresses()).toEqual(['/own.png']);
    fireEvent.load(shown());
    expect(addresses()).toEqual(['/own.png']);
    expect(screen.queryByText('ดาวทอง')).toBeNull();
  });

  it('is shown as PNG if the WebP failed before any script ran', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    render(picture('/own.png'));
    expect(addresses()).toEqual(['/own.png']);
  });

  it('is shown as PNG in a plain image too', () => {
    render(
      <WebpPictures value={webps}>
        <WebpPicture src="/own.png">
          <img src="/own.png" alt="โลโก้" />
        </WebpPicture>
      </WebpPictures>,
    );
    fireEvent.error(shown());
    expect(addresses()).toEqual(['/own.png']);
    fireEvent.error(shown());
    expect(addresses()).toEqual(['/own.png']);
  });

  it('keeps the distance of a block in a page, as a picture without WebP does', () => {
    const style = document.createElement('style');
    style.textContent = readFileSync(join(import.meta.dirname, '../base.css'), 'utf8');
    document.head.append(style);
    render(picture('/own.png'));
    for (const part of document.querySelectorAll('picture, img'))
      expect(getComputedStyle(part).display).toBe('block');
    style.remove();
  });

  it('shows the fallback if no file loads', () => {
    render(picture('/own.png'));
    fireEvent.error(shown());
    fireEvent.error(shown());
    expect(addresses()).toEqual([]);
    expect(screen.getByText('ดาวทอง')).toBeTruthy();
  });

  it('is replaced by a configured picture, which has no WebP', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const { rerender } = render(picture('/own.png'));
    rerender(picture('/configured.png', '/own.png'));
    for (const image of document.querySelectorAll('img[src="/configured.png"]')) fireEvent.load(image);
    expect(addresses()).toEqual(['/configured.png']);
  });

  it('comes back after a script has put an earlier picture into both addresses', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(40);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(picture('/own.png'));
    container.querySelector('source')?.setAttribute('srcset', '/last-visit.png');
    container.querySelector('img')?.setAttribute('src', '/last-visit.png');
    const { rerender } = render(picture('/own.png'), { container, hydrate: true });
    rerender(picture('/not-there.png', '/own.png'));
    for (const image of container.querySelectorAll('img[src="/not-there.png"]')) fireEvent.error(image);
    expect(addresses(container)).toEqual(['image/webp /own.webp', '/own.png']);
  });
});
