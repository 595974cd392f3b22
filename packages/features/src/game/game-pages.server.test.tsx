import { expect, it } from 'vitest';
import { renderOnServer } from '../../test/render-on-server.tsx';
import { GameCategoryPage } from './game-category-page.tsx';

it('[ME-20] [ST-01] renders its loading state without window, document and storage', () => {
  expect(typeof window).toBe('undefined');
  const html = renderOnServer(<GameCategoryPage />);
  expect(html).toContain('กีฬา');
  expect(html).toContain('กำลังโหลดรายการเกม');
  expect(html).not.toContain('style=');
});
