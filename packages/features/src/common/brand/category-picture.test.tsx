import { memoryStorage } from '@chada/testing';
import { createAppStore } from '@chada/stores';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderSite, sampleClient } from '../../../test/render-site.tsx';
import { CategoryPicture } from './category-picture.tsx';

afterEach(() => cleanup());

function show(categories: Readonly<Record<string, string>>): HTMLElement {
  const client = sampleClient({
    assets: { logo: '/brand/logo.svg', icon: '/brand/icon.svg', categories },
  });
  const store = createAppStore({
    client,
    hostname: 'sample.localhost',
    platform: 'AND',
    webVersion: '1.0.0',
    storage: memoryStorage(),
  });
  return renderSite(<CategoryPicture category="slots" />, { store, client }).container;
}
const drawn = (container: HTMLElement) => container.querySelector('.ck-game-art');

describe('the picture of a category', () => {
  // Runs first, because the drawing code is fetched only once.
  it('is drawn if the brand has none, and reserves its space until then', async () => {
    const container = show({});
    const before = drawn(container);
    expect(before?.childElementCount).toBe(0);
    const room = before?.getAttribute('viewBox');
    await waitFor(() => expect(drawn(container)?.querySelector('linearGradient')).toBeTruthy());
    expect(drawn(container)?.getAttribute('viewBox')).toBe(room);
  });

  it('is the brand’s own, and a drawn one if that fails', async () => {
    const container = show({ slots: '/brand/slots.svg' });
    expect(drawn(container)).toBeNull();
    const [image] = container.getElementsByTagName('img');
    if (image !== undefined) fireEvent.error(image);
    await waitFor(() => expect(drawn(container)?.querySelector('linearGradient')).toBeTruthy());
  });
});
