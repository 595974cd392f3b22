import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RemoteImage } from './remote-image.tsx';

function imagesAre(state: { complete: boolean; naturalWidth: number }): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(state.complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(state.naturalWidth);
}

function picture(): HTMLElement {
  return screen.getByRole('img', { name: 'โลโก้' });
}

afterEach(() => vi.restoreAllMocks());

describe('RemoteImage', () => {
  const sourcesShown = () => screen.getAllByAltText('โลโก้').map((image) => image.getAttribute('src'));
  const imageOf = (container: HTMLElement, source: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(`img[src="${source}"]`);
    if (found === null) throw new Error(`No image shows ${source}.`);
    return found;
  };

  it('tries each source in order, skips empty ones, and ends with the fallback', () => {
    imagesAre({ complete: false, naturalWidth: 0 });
    const { container } = render(
      <RemoteImage
        sources={[undefined, '/remote.png', '', '/own.png']}
        alt="โลโก้"
        width={4}
        height={1}
        fallback="ดาวทอง"
      />,
    );
    expect(imageOf(container, '/remote.png').dataset['fade']).toBe('loading');
    fireEvent.error(imageOf(container, '/remote.png'));
    expect(picture().getAttribute('src')).toBe('/own.png');
    fireEvent.error(picture());
    expect(screen.queryByRole('img', { name: 'โลโก้' })).toBeNull();
    expect(screen.getByText('ดาวทอง')).toBeTruthy();
  });

  it('loads again if its sources change', () => {
    imagesAre({ complete: false, naturalWidth: 0 });
    const { rerender, container } = render(
      <RemoteImage sources={['/a.png', '/own.png']} alt="โลโก้" width={4} height={1} />,
    );
    fireEvent.error(imageOf(container, '/a.png'));
    rerender(<RemoteImage sources={['/b.png', '/own.png']} alt="โลโก้" width={4} height={1} />);
    expect(imageOf(container, '/b.png')).toBeTruthy();
  });

  describe("[SH-09] keeps the brand's own picture", () => {
    it('until a remote image is decoded, then switches in one frame', async () => {
      imagesAre({ complete: false, naturalWidth: 0 });
      let decoded = (): void => undefined;
      HTMLImageElement.prototype.decode = () => new Promise((resolve) => (decoded = resolve));
      const props = { alt: 'โลโก้', width: 4, height: 1 };
      const { rerender, container } = render(<RemoteImage {...props} sources={['/mine.png', undefined]} />);
      fireEvent.load(picture());
      rerender(<RemoteImage {...props} sources={['/r1.png', '/mine.png']} />);
      expect(sourcesShown()).toEqual(['/mine.png']);
      expect(imageOf(container, '/r1.png').dataset['fade']).toBe('loading');
      fireEvent.load(imageOf(container, '/r1.png'));
      expect(sourcesShown()).toEqual(['/mine.png']);
      await act(async () => decoded());
      expect(sourcesShown()).toEqual(['/r1.png']);
      expect(picture().dataset['fade']).toBeUndefined();
      expect(container.querySelector('img[src="/mine.png"]')).toBeNull();
      Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
    });

    it('if the own image is an SVG; a box with a key keeps the last shown image', () => {
      imagesAre({ complete: false, naturalWidth: 0 });
      const props = { alt: 'โลโก้', width: 1, height: 1, fallback: 'ภาพวาด', picture: 'home.top.slot' };
      const { rerender, container } = render(<RemoteImage {...props} sources={[]} />);
      rerender(<RemoteImage {...props} sources={['/s1.png']} />);
      expect(screen.getByText('ภาพวาด')).toBeTruthy();
      fireEvent.load(imageOf(container, '/s1.png'));
      expect(screen.queryByText('ภาพวาด')).toBeNull();
      rerender(<RemoteImage {...props} sources={['/s2.png']} />);
      expect(sourcesShown()).toEqual(['/s1.png']);
      fireEvent.load(imageOf(container, '/s2.png'));
      expect(sourcesShown()).toEqual(['/s2.png']);
    });
  });

  it('shows the fallback while the only image is slow, never a previous image', () => {
    vi.useFakeTimers();
    imagesAre({ complete: false, naturalWidth: 0 });
    const props = { alt: 'โลโก้', width: 1, height: 1, fallback: 'ภาพวาด' };
    const { rerender, container } = render(<RemoteImage {...props} sources={['/t1.png']} />);
    expect(screen.queryByText('ภาพวาด')).toBeNull();
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByText('ภาพวาด')).toBeTruthy();
    fireEvent.load(imageOf(container, '/t1.png'));
    expect(screen.queryByText('ภาพวาด')).toBeNull();
    rerender(<RemoteImage {...props} sources={['/t2.png']} />);
    expect(container.querySelector('img[src="/t1.png"]')).toBeNull();
    vi.useRealTimers();
  });

  it('shows an image immediately if the page has shown it before', () => {
    imagesAre({ complete: false, naturalWidth: 0 });
    const image = <RemoteImage sources={['/seen.png', '/own2.png']} alt="โลโก้" width={1} height={1} />;
    const first = render(image);
    fireEvent.load(imageOf(first.container, '/seen.png'));
    first.unmount();
    render(image);
    expect(sourcesShown()).toEqual(['/seen.png']);
    expect(picture().dataset['fade']).toBeUndefined();
  });

  it('detects an image of the HTML that failed before any script ran', () => {
    imagesAre({ complete: true, naturalWidth: 0 });
    render(<RemoteImage sources={['/broken.png']} alt="โลโก้" width={4} height={1} fallback="ดาวทอง" />);
    expect(screen.getByText('ดาวทอง')).toBeTruthy();
  });

  it("shows the brand's own picture if a script has put an earlier one into its image and the configured one fails", () => {
    imagesAre({ complete: true, naturalWidth: 40 });
    const props = { alt: 'โลโก้', width: 4, height: 1, picture: 'logo' };
    const at = (...sources: string[]) => <RemoteImage {...props} sources={sources} />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(at('/brand-own.svg'));
    imageOf(container, '/brand-own.svg').setAttribute('src', '/last-visit.svg');
    const { rerender } = render(at('/brand-own.svg'), { container, hydrate: true });
    imagesAre({ complete: false, naturalWidth: 0 });
    rerender(at('/last-visit.svg', '/brand-own.svg'));
    rerender(at('/not-there.svg', '/brand-own.svg'));
    fireEvent.error(imageOf(container, '/not-there.svg'));
    for (const image of container.querySelectorAll('img')) fireEvent.load(image);
    expect(sourcesShown()).toEqual(['/brand-own.svg']);
  });

  it('fades in only pictures that were still loading', () => {
    imagesAre({ complete: false, naturalWidth: 0 });
    const { unmount } = render(<RemoteImage sources={['/f1.png']} alt="โลโก้" width={4} height={1} />);
    expect(picture().dataset['fade']).toBe('loading');
    fireEvent.load(picture());
    expect(picture().dataset['fade']).toBe('loaded');
    unmount();
    imagesAre({ complete: true, naturalWidth: 40 });
    render(<RemoteImage sources={['/a.png']} alt="โลโก้" width={4} height={1} />);
    expect(picture().dataset['fade']).toBeUndefined();
  });

  it('[CO-04] is 10 percent wide by default, in a box with its final shape from the start', () => {
    const { container, rerender } = render(<RemoteImage sources={[]} alt="" width={16} height={9} />);
    const box = container.querySelector<HTMLElement>('.ck-remote-image');
    expect(box?.dataset['ckDimension']).toBe('10');
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 16 9');
    rerender(<RemoteImage sources={[]} alt="" width={16} height={9} dimension={50} />);
    expect(box?.dataset['ckDimension']).toBe('50');
  });
});
