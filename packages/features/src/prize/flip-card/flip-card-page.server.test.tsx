import { expect, it } from 'vitest';
import { renderOnServer } from '../../../test/render-on-server.tsx';
import { FlipCardPage } from './flip-card-page.tsx';

it('[ST-01] renders its loading state without window, document and storage', () => {
  expect(typeof window).toBe('undefined');
  const html = renderOnServer(<FlipCardPage />);
  expect(html).toContain('เปิดไพ่รับโชค');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('style=');
});
