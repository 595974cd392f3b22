import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screenWorld } from '../../test/screen-world.tsx';
import { AccountPage } from './index.ts';

const world = screenWorld();
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('AccountPage', () => {
  it('[ME-07] [ME-08] [ME-11] [ME-12] leads to the member’s records and settings', () => {
    world.open(<AccountPage />);
    expect(ways()).toEqual([
      '/auth/transaction/history',
      '/auth/winlost',
      '/auth/affiliate',
      '/auth/reward',
      '/auth/user/ranking',
      '/auth/settings/manage-address',
      '/auth/settings/change-password',
      '/auth/contact',
    ]);
    const settings = screen.getByRole('list', { name: 'ตั้งค่า' });
    expect(within(settings).getByRole('link', { name: /เปลี่ยนรหัสผ่าน/ })).toBeTruthy();
  });

  it('[ME-07] leads to nothing that the brand has off', () => {
    world.open(<AccountPage />, { brand: { features: { reward: false } } });
    expect(ways()).not.toContain('/auth/reward');
  });
});
