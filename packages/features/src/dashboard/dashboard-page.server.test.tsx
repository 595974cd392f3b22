import { expect, it } from 'vitest';
import { renderOnServer } from '../../test/render-on-server.tsx';
import { DashboardPage } from './dashboard-page.tsx';

it('[ST-01] renders its loading state without window, document and storage', () => {
  expect(typeof window).toBe('undefined');
  const html = renderOnServer(<DashboardPage />);
  expect(html).toContain('หน้าหลัก');
  expect(html).toContain('aria-busy="true"');
});
