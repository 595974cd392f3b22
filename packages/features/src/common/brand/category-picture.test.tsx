import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleClient } from '../../../test/sample-client.ts';
import { siteHarness } from '../../../test/site-harness.tsx';
import { CategoryPicture } from './category-picture.tsx';

// Unloads the drawing code that an earlier test file may have loaded.
vi.hoisted(() => vi.resetModules());

const harness = siteHarness();

function show(categories: Readonly<Record<string, string>>): HTMLElement {
  const client = sampleClient({
    assets: { logo: '/brand/logo.svg', icon: '/brand/icon.svg', categories },
  });
  return harness.render(<CategoryPicture category="slots" />, { store: harness.createStore(), client })
    .container;
}
const drawn = (container: HTMLElement) => container.querySelector('.ck-game-art');

describe('the picture of a category', () => {
  // This test must run first, because it checks the empty picture before the drawing code has loaded.
  it('is drawn if the brand has no picture, and reserves its space before', async () => {
    const container = show({});
    const before = drawn(container);
    expect(before?.childElementCount).toBe(0);
    const room = before?.getAttribute('viewBox');
    await waitFor(() => expect(drawn(container)?.getAttribute('src')).toMatch(/^data:image\/svg/));
    const [width, height] = ['width', 'height'].map((side) => drawn(container)?.getAttribute(side));
    expect(`0 0 ${width} ${height}`).toBe(room);
  });

  it('is the brand’s own picture, or a drawn picture if the brand’s picture fails', async () => {
    const container = show({ slots: '/brand/slots.svg' });
    expect(drawn(container)).toBeNull();
    const [image] = container.getElementsByTagName('img');
    if (image !== undefined) fireEvent.error(image);
    await waitFor(() => expect(drawn(container)?.getAttribute('src')).toMatch(/^data:image\/svg/));
  });
});
