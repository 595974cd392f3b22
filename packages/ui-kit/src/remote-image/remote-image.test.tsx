import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RemoteImage } from './remote-image.tsx';

/** jsdom loads nothing: what an image looks like to the component is set here. */
function imagesAre(state: { complete: boolean; naturalWidth: number }): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(state.complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(state.naturalWidth);
}

function picture(): HTMLElement {
  return screen.getByRole('img', { name: 'โลโก้' });
}

afterEach(() => vi.restoreAllMocks());

describe('RemoteImage', () => {
  it('tries one source after the other, leaves empty ones out, and ends with the fallback', () => {
    imagesAre({ complete: false, naturalWidth: 0 });
    render(
      <RemoteImage
        sources={[undefined, '/remote.png', '', '/own.png']}
        alt="โลโก้"
        width={4}
        height={1}
        fallback="ดาวทอง"
      />,
    );
    expect(picture().getAttribute('src')).toBe('/remote.png');
    fireEvent.error(picture());
    expect(picture().getAttribute('src')).toBe('/own.png');
    fireEvent.error(picture());
    expect(screen.queryByRole('img', { name: 'โลโก้' })).toBeNull();
    expect(screen.getByText('ดาวทอง')).toBeTruthy();
  });

  it('starts over when its sources change', () => {
    imagesAre({ complete: false, naturalWidth: 0 });
    const { rerender } = render(
      <RemoteImage sources={['/a.png', '/own.png']} alt="โลโก้" width={4} height={1} />,
    );
    fireEvent.error(picture());
    rerender(<RemoteImage sources={['/b.png', '/own.png']} alt="โลโก้" width={4} height={1} />);
    expect(picture().getAttribute('src')).toBe('/b.png');
  });

  it('notices an image that failed in the HTML before any script ran', () => {
    imagesAre({ complete: true, naturalWidth: 0 });
    render(<RemoteImage sources={['/broken.png']} alt="โลโก้" width={4} height={1} fallback="ดาวทอง" />);
    expect(screen.getByText('ดาวทอง')).toBeTruthy();
  });

  it('fades in what was still loading, and only that', () => {
    imagesAre({ complete: false, naturalWidth: 0 });
    const { unmount } = render(<RemoteImage sources={['/a.png']} alt="โลโก้" width={4} height={1} />);
    expect(picture().dataset['fade']).toBe('loading');
    fireEvent.load(picture());
    expect(picture().dataset['fade']).toBe('loaded');
    unmount();
    imagesAre({ complete: true, naturalWidth: 40 });
    render(<RemoteImage sources={['/a.png']} alt="โลโก้" width={4} height={1} />);
    expect(picture().dataset['fade']).toBeUndefined();
  });

  it('[CO-04] is 10 percent wide unless told otherwise, in a box that has its shape from the start', () => {
    const { container, rerender } = render(<RemoteImage sources={[]} alt="" width={16} height={9} />);
    const box = container.querySelector<HTMLElement>('.ck-remote-image');
    expect(box?.dataset['ckDimension']).toBe('10');
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 16 9');
    rerender(<RemoteImage sources={[]} alt="" width={16} height={9} dimension={50} />);
    expect(box?.dataset['ckDimension']).toBe('50');
  });
});
