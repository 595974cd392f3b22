import { userDetail } from '@chada/contract/user';
import { replies } from '@chada/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { UserPage } from './index.ts';

const harness = siteHarness();
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('UserPage', () => {
  it('[ME-07] [ME-08] [ME-11] [ME-12] [ME-15] links to the member’s records, activities and settings', () => {
    harness.open(<UserPage />);
    expect(ways()).toEqual([
      '/auth/transaction/history',
      '/auth/winlost',
      '/auth/affiliate',
      '/auth/user/ranking',
      '/auth/media',
      '/auth/reward',
      '/auth/settings/manage-address',
      '/auth/settings/change-password',
      '/auth/settings/consents',
      '/auth/contact',
    ]);
    const settings = screen.getByRole('list', { name: 'ตั้งค่า' });
    expect(within(settings).getByRole('link', { name: /เปลี่ยนรหัสผ่าน/ })).toBeTruthy();
  });

  it('[AP-05] has the own data before the links', () => {
    harness.open(<UserPage />);
    const data = screen.getByText('บัญชีรับเงินของคุณ');
    const [first] = screen.getAllByRole('link');
    expect(data.compareDocumentPosition(first ?? data) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('[AP-05] [EN-02] prefers the loaded profile to the stored profile', async () => {
    const { response } = userDetail.example;
    const profile = {
      ...response,
      phone: '0899999999',
      user_credit: { ...response.user_credit, point: 2_480 },
    };
    harness.server().reply(userDetail, replies.data(profile));
    harness.open(<UserPage />);
    expect(screen.getByText('บัญชีรับเงินของคุณ')).toBeTruthy();
    expect(await screen.findByText('089-999-9999')).toBeTruthy();
    expect(screen.getByText('2,480 คะแนน')).toBeTruthy();
    expect(screen.getByText('99/9 ซอยสุขใจ 3 ถนนมิตรภาพ 10200')).toBeTruthy();
  });

  it('[AP-05] [ST-01] shows the stored profile and a loading delivery address while the profile is loading', async () => {
    harness.server().reply(userDetail, replies.hang());
    harness.open(<UserPage />);
    const address = within(screen.getByText('ที่อยู่จัดส่ง', { selector: 'dt' }).parentElement ?? document.body);
    expect(address.getByRole('status').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('บัญชีรับเงินของคุณ')).toBeTruthy();
  });

  it('[AP-05] keeps the stored profile if the profile fails to load, and retries', async () => {
    harness.server().replyOnce(userDetail, replies.refuse('INTERNAL'));
    const { user } = harness.open(<UserPage />);
    expect(await screen.findByText('โหลดข้อมูลล่าสุดไม่สำเร็จ')).toBeTruthy();
    expect(screen.getByText('บัญชีรับเงินของคุณ')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText('99/9 ซอยสุขใจ 3 ถนนมิตรภาพ 10200')).toBeTruthy();
    expect(screen.queryByText('โหลดข้อมูลล่าสุดไม่สำเร็จ')).toBeNull();
  });

  it('[ME-07] has the order of the brand, and each group where its first link stands', () => {
    const menu = ['contact', 'password', 'winLost', 'history', 'protection'];
    harness.open(<UserPage />, { brand: { layout: { menu } } });
    expect(ways()).toEqual([
      '/auth/contact',
      '/auth/settings/change-password',
      '/auth/settings/consents',
      '/auth/winlost',
      '/auth/transaction/history',
    ]);
    const groups = screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
    expect(groups.slice(0, 3)).toEqual(['ความช่วยเหลือ', 'ตั้งค่า', 'รายการของคุณ']);
  });

  it('[ME-07] omits links to features that the brand does not have', () => {
    harness.open(<UserPage />, { brand: { features: { reward: false, affiliate: false } } });
    expect(ways()).not.toContain('/auth/reward');
    expect(ways()).not.toContain('/auth/affiliate');
  });
});
