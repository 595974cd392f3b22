import { userDetail } from '@chada/contract/user';
import { replies } from '@chada/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screenWorld } from '../../test/screen-world.tsx';
import { UserPage } from './index.ts';

const world = screenWorld();
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('UserPage', () => {
  it('[ME-07] [ME-08] [ME-11] [ME-12] [ME-15] links to the member’s records, activities and settings', () => {
    world.open(<UserPage />);
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

  it('[AP-05] [EN-02] prefers the current profile to the one that the browser stored', async () => {
    const { response } = userDetail.example;
    const profile = {
      ...response,
      phone: '0899999999',
      user_credit: { ...response.user_credit, point: 2_480 },
    };
    world.server().reply(userDetail, replies.data(profile));
    world.open(<UserPage />);
    expect(screen.getByText('บัญชีรับเงินของคุณ')).toBeTruthy();
    expect(await screen.findByText('089-999-9999')).toBeTruthy();
    expect(screen.getByText('2,480 คะแนน')).toBeTruthy();
    expect(screen.getByText('99/9 ซอยสุขใจ 3 ถนนมิตรภาพ 10200')).toBeTruthy();
  });

  it('[AP-05] [ST-01] shows the stored profile, and a loading delivery address, while the profile is slow', async () => {
    world.server().reply(userDetail, replies.hang());
    world.open(<UserPage />);
    const address = within(screen.getByText('ที่อยู่จัดส่ง', { selector: 'dt' }).parentElement ?? document.body);
    expect(address.getByRole('status').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('บัญชีรับเงินของคุณ')).toBeTruthy();
  });

  it('[AP-05] keeps the stored profile if the profile fails to load, and loads it on request', async () => {
    world.server().replyOnce(userDetail, replies.refuse('INTERNAL'));
    const { user } = world.open(<UserPage />);
    expect(await screen.findByText('โหลดข้อมูลล่าสุดไม่สำเร็จ')).toBeTruthy();
    expect(screen.getByText('บัญชีรับเงินของคุณ')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText('99/9 ซอยสุขใจ 3 ถนนมิตรภาพ 10200')).toBeTruthy();
    expect(screen.queryByText('โหลดข้อมูลล่าสุดไม่สำเร็จ')).toBeNull();
  });

  it('[ME-07] links to nothing that the brand disables', () => {
    world.open(<UserPage />, { brand: { features: { reward: false, affiliate: false } } });
    expect(ways()).not.toContain('/auth/reward');
    expect(ways()).not.toContain('/auth/affiliate');
  });
});
