import { expect, it } from 'vitest';
import { renderOnServer } from '../../test/render-on-server.tsx';
import { DepositPage } from './deposit-page.tsx';

it('[ST-01] renders its loading state without window, document and storage', () => {
  expect(typeof window).toBe('undefined');
  const html = renderOnServer(<DepositPage />);
  expect(html).toContain('ฝากเงิน');
  expect(html).toContain('aria-busy="true"');
});
