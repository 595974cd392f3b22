import { expect, it } from 'vitest';
import { renderOnServer } from '../../test/render-on-server.tsx';
import { HistoryPage } from './history-page.tsx';

it('[ST-01] renders its loading state without window, document and storage', () => {
  expect(typeof window).toBe('undefined');
  const html = renderOnServer(<HistoryPage />);
  expect(html).toContain('ประวัติการทำรายการ');
  expect(html).toContain('aria-busy="true"');
});
