import { expect, it } from 'vitest';
import { renderOnServer } from '../../test/render-on-server.tsx';
import { RankingPage } from './ranking-page.tsx';

it('[ST-01] renders its loading state and the tiers without window, document and storage', () => {
  expect(typeof window).toBe('undefined');
  const html = renderOnServer(<RankingPage />);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('ไดมอนด์');
});
