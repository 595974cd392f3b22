import { expect, it } from 'vitest';
import { renderOnServer } from '../../../test/render-on-server.tsx';
import { WheelPage } from './wheel-page.tsx';

it('[ST-01] renders its loading state without window, document and storage', () => {
  expect(typeof window).toBe('undefined');
  const html = renderOnServer(<WheelPage />);
  expect(html).toContain('วงล้อรางวัล');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('style=');
});
