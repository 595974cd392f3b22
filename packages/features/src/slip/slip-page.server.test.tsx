import { expect, it } from 'vitest';
import { renderOnServer } from '../../test/render-on-server.tsx';
import { SlipPage } from './slip-page.tsx';

it('renders its form without window, document and storage, and keeps no place for requests to staff', () => {
  expect(typeof window).toBe('undefined');
  const html = renderOnServer(<SlipPage />);
  expect(html).toContain('ส่งสลิป');
  expect(html).toContain('<input');
  expect(html).not.toContain('คำขอของคุณ');
  expect(html).not.toContain('ck-skeleton');
});
