import { expect, it } from 'vitest';
import { renderOnServer } from '../../../test/render-on-server.tsx';
import { PromotionPage } from './promotion-page.tsx';
import { PublicPromotionPage } from './public-promotion-page.tsx';

it('[ST-01] renders its loading state without window, document and storage', () => {
  expect(typeof window).toBe('undefined');
  const html = renderOnServer(<PromotionPage />);
  expect(html).toContain('โบนัสช่วงเวลา');
  expect(html).toContain('aria-busy="true"');
});

it('[PU-11] is prerendered for visitors', () => {
  expect(renderOnServer(<PublicPromotionPage />)).toContain('ฝากตรงเวลา รับโบนัสเพิ่ม');
});
