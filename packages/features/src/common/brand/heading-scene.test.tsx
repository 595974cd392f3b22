import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleClient } from '../../../test/sample-client.ts';
import { siteHarness } from '../../../test/site-harness.tsx';
import { HeadingScene } from './heading-scene.tsx';

const harness = siteHarness();
const own = { assets: { ...sampleClient().assets, scenes: { friends: '/friends.svg' } } };

it('appears after it is loaded and painted', async () => {
  harness.render(<HeadingScene scene="friends" />, { client: sampleClient(own) });
  const picture = await vi.waitFor(() => {
    const found = document.querySelector('img[src="/friends.svg"]');
    if (found === null) throw new Error('There is no picture.');
    return found;
  });
  expect(picture.getAttribute('data-shown')).toBeNull();
  fireEvent.load(picture);
  await vi.waitFor(() => expect(picture.getAttribute('data-shown')).toBe('true'));
});

it('is absent if the brand has no such picture', () => {
  harness.render(<HeadingScene scene="friends" />, { client: sampleClient() });
  expect(document.querySelector('.cf-scene')).toBeNull();
});
