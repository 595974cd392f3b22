import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HeroScene } from './hero-scene.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Object.assign(window, { pageYOffset: 0 });
});

const height = 400;

async function transformsAfterScroll(isStill: boolean): Promise<string[]> {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isStill && query.includes('reduce') }));
  const { container } = render(<HeroScene src="/hero.svg" />);
  const scene = container.firstElementChild;
  Object.defineProperty(scene, 'offsetHeight', { value: height });
  Object.assign(window, { pageYOffset: 100 });
  fireEvent.scroll(window);
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  return Array.from(container.querySelectorAll('img'), ({ style }) => style.transform);
}

describe('HeroScene', () => {
  it('moves its layers by different distances when the page scrolls', async () => {
    const transforms = await transformsAfterScroll(false);
    expect(transforms.map((transform) => /, (\d+)px,/.exec(transform)?.[1])).toEqual(['32', '14', '22']);
  });

  it('is still with reduced motion', async () => {
    expect(await transformsAfterScroll(true)).toEqual(['', '', '']);
  });

  it('appears when all its layers are loaded and painted', async () => {
    const { container } = render(<HeroScene src="/hero.svg" />);
    const isShown = (): boolean => container.querySelector('[data-shown]') !== null;
    const pictures = Array.from(container.querySelectorAll('img'));
    for (const picture of pictures.slice(1)) fireEvent.load(picture);
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
    expect(isShown()).toBe(false);
    for (const picture of pictures.slice(0, 1)) fireEvent.load(picture);
    await vi.waitFor(() => expect(isShown()).toBe(true));
  });
});
