import { expect, it } from 'vitest';
import { renderOnServer } from '../../test/render-on-server.tsx';
import { ContactPage } from './contact-page.tsx';

it('[ST-01] renders its loading state without window, document and storage', () => {
  expect(typeof window).toBe('undefined');
  const html = renderOnServer(<ContactPage />);
  expect(html).toContain('ติดต่อเรา');
  expect(html).toContain('aria-busy="true"');
});
