import { screen } from '@testing-library/react';

export const bannerPicture = { narrow: '/brand/narrow.svg', wide: '/brand/wide.svg' };

export const sampleBanners = [
  { id: 'help', picture: bannerPicture, alt: 'ทีมงานพร้อมช่วย', link: '/about' },
  { id: 'games', picture: bannerPicture, alt: 'เกมใหม่', link: '/auth/games/category', audience: 'member' },
  { id: 'join', picture: bannerPicture, alt: 'ยินดีต้อนรับ', link: '/register', audience: 'visitor' },
] as const;

export const shownBanners = (): (string | null)[] =>
  screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));
