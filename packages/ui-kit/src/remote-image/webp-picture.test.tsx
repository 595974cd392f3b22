import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RemoteImage } from './remote-image.tsx';
import { WebpPictures } from './webp-pictures.ts';

afterEach(() => vi.restoreAllMocks());

const webps = new Map([['/own.png', '/own.webp']]);
const picture = (...sources: string[]): ReactElement => (
  <WebpPictures value={webps}>
    <RemoteImage sources={sources} alt="โลโก้" width={4} height={1} picture="logo" fallback="ดาวทอง" />
  </WebpPictures>
);
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

  it('shows the fallback if no file loads', () => {
    render(picture('/own.png'));
    fireEvent.error(screen.getByRole('img', { name: 'โลโก้' }));
    expect(addresses()).toEqual([]);
    expect(screen.getByText('ดาวทอง')).toBeTruthy();
  });

  it('is replaced by a configured picture, which has no WebP', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const { rerender } = render(picture('/own.png'));
    rerender(picture('/remote.png', '/own.png'));
    for (const image of document.querySelectorAll('img[src="/remote.png"]')) fireEvent.load(image);
    expect(addresses()).toEqual(['/remote.png']);
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
