import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleClient } from '../../../test/sample-client.ts';
import { HeadingScene } from './heading-scene.tsx';
import { SiteProvider } from './site-context.tsx';

afterEach(cleanup);

function draw(scenes: Readonly<Record<string, string>>): HTMLElement {
  const { assets } = sampleClient();
  return render(
    <SiteProvider client={sampleClient({ assets: { ...assets, scenes } })}>
      <HeadingScene scene="friends" />
    </SiteProvider>,
  ).container;
}

it('appears after it is loaded and painted', async () => {
  const container = draw({ friends: '/friends.svg' });
  const isShown = (): boolean => container.querySelector('[data-shown]') !== null;
  expect(isShown()).toBe(false);
  for (const picture of container.querySelectorAll('img')) fireEvent.load(picture);
  await vi.waitFor(() => expect(isShown()).toBe(true));
});

it('is absent if the brand has no such picture', () => {
  expect(draw({}).innerHTML).toBe('');
});
