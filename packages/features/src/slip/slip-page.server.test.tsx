// @vitest-environment node
import { expect, it } from 'vitest';
import { renderOnServer } from '../../test/render-on-server.tsx';
import { SlipPage } from './slip-page.tsx';

it('[ST-01] renders its loading state without window, document and storage', () => {
  expect(typeof window).toBe('undefined');
  const html = renderOnServer(<SlipPage />);
  expect(html).toContain('ส่งสลิป');
  expect(html).toContain('aria-busy="true"');
});
