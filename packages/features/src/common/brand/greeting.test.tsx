import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleClient } from '../../../test/sample-client.ts';
import { Greeting } from './greeting.tsx';
import { SiteProvider } from './site-context.tsx';

afterEach(cleanup);

it.each([
  ['has its place if the brand has one', '/greeting.svg', 1],
  ['takes no place if the brand has none', undefined, 0],
])('the greeting %s', (_name, greeting, count) => {
  const { assets } = sampleClient();
  const { container } = render(
    <SiteProvider client={sampleClient({ assets: { ...assets, greeting } })}>
      <Greeting />
    </SiteProvider>,
  );
  expect(container.querySelectorAll('.cf-greeting')).toHaveLength(count);
});
