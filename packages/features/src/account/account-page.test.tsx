import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screenWorld } from '../../test/screen-world.tsx';
import { AccountPage } from './index.ts';

const world = screenWorld();
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('AccountPage', () => {
  it('[ME-07] [ME-08] [ME-11] [ME-12] [ME-15] leads to the member’s records, activities and settings', () => {
    world.open(<AccountPage />);
    expect(ways()).toEqual([
      '/auth/transaction/history',
      '/auth/winlost',
      '/auth/affiliate',
      '/auth/user/ranking',
      '/auth/media',
      '/auth/reward',
      '/auth/settings/manage-address',
      '/auth/settings/change-password',
      '/auth/contact',
    ]);
    const settings = screen.getByRole('list', { name: 'ตั้งค่า' });
    expect(within(settings).getByRole('link', { name: /เปลี่ยนรหัสผ่าน/ })).toBeTruthy();
  });

  it('[ME-07] leads to nothing that the brand has off', () => {
    world.open(<AccountPage />, { brand: { features: { reward: false, affiliate: false } } });
    expect(ways()).not.toContain('/auth/reward');
    expect(ways()).not.toContain('/auth/affiliate');
  });
});
