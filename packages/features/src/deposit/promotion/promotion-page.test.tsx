import { settingGet, userSetting } from '@chada/contract';
import { aUserSetting, replies } from '@chada/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../../test/site-harness.tsx';
import { PromotionPage } from './promotion-page.tsx';
import { PublicPromotionPage } from './public-promotion-page.tsx';

const harness = siteHarness();
afterEach(() => vi.useRealTimers());
const windows = () =>
  within(screen.getByRole('region', { name: 'ช่วงเวลารับโบนัส' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '');

describe('PromotionPage', () => {
  it('[ME-19] [PR-01] shows both windows with rate, HH:MM and the maximum in baht with 2 decimals', async () => {
    harness.open(<PromotionPage />);
    expect(await screen.findByText('รับโบนัสรวมไม่เกินวันละ ฿1,000')).toBeTruthy();
    const [first, second] = windows();
    expect(windows()).toHaveLength(2);
    expect(first).toContain('ช่วงที่ 1');
    expect(first).toContain('11:00 – 13:00 น.โบนัส 10%สูงสุด ฿500.00');
    expect(second).toContain('ช่วงที่ 2');
    expect(second).toContain('19:00 – 21:00 น.โบนัส 15%สูงสุด ฿1,000.00');
    expect(document.title).toBe('โบนัสช่วงเวลา | ดาวตัวอย่าง');
  });

  it('[PR-01] shows whether each window is open in Bangkok time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T05:00:00Z') });
    harness.open(<PromotionPage />);
    await screen.findByText('ช่วงที่ 1');
    const [first, second] = windows();
    expect(first).toContain('เปิดอยู่ตอนนี้');
    expect(second).toContain('เปิดวันนี้ 19:00 น.');
    expect(screen.getByRole('link', { name: 'ฝากรับโบนัส' }).getAttribute('href')).toBe('/auth/deposit');
  });

  it('[PR-01] shows one of two overlapping windows as open, and when the other one gives its bonus', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T05:30:00Z') });
    const overlapping = aUserSetting({ bonusTimeStart2: '12:00:00', bonusTimeEnd2: '14:00:00' });
    harness.server().reply(userSetting, replies.data(overlapping));
    harness.open(<PromotionPage />);
    await screen.findByText('ช่วงที่ 1');
    expect(screen.getAllByText('เปิดอยู่ตอนนี้')).toHaveLength(1);
    expect(windows()[0]).toContain('เปิดอยู่ตอนนี้');
    expect(windows()[1]).toContain('เปิดวันนี้ 13:00 น.');
    expect(windows()[1]).toContain('13:00 – 14:00 น.โบนัส 15%');
  });

  it('[PR-01] shows the two spans of a window that contains the first one, and its maximum once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T05:30:00Z') });
    const around = aUserSetting({ bonusTimeStart2: '10:00:00', bonusTimeEnd2: '14:00:00' });
    harness.server().reply(userSetting, replies.data(around));
    harness.open(<PromotionPage />);
    await screen.findByText('ช่วงที่ 1');
    expect(windows()).toHaveLength(2);
    expect(windows()[0]).toContain('11:00 – 13:00 น.โบนัส 10%');
    expect(windows()[1]).toMatch(/ช่วงที่ 2เปิดวันนี้ 13:00 น.10:00 – 11:00 น.13:00 – 14:00 น.โบนัส 15%/);
    expect(windows()[1]?.match(/สูงสุด/g)).toHaveLength(1);
  });

  it('[PR-01] compares the seconds of the clock, and shows hours and minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:59:30Z') });
    const allDay = aUserSetting({ bonusTimeStart: '00:00:00', bonusTimeEnd: '23:59:59' });
    harness.server().reply(userSetting, replies.data(allDay));
    harness.open(<PromotionPage />);
    await screen.findByText('ช่วงที่ 1');
    expect(windows()).toHaveLength(1);
    expect(windows()[0]).toContain('เปิดอยู่ตอนนี้00:00 – 23:59 น.');
  });

  it('[PR-01] shows only the windows that give a bonus', async () => {
    const first = { bonusTimeStart: '13:00:00', bonusTimeEnd: '13:00:00' };
    harness.server().reply(userSetting, replies.data(aUserSetting(first)));
    harness.open(<PromotionPage />);
    await screen.findByText('ช่วงที่ 2');
    expect(windows()).toHaveLength(1);
  });

  it('[PR-01] reports that no promotion is running if no window gives a bonus', async () => {
    const never = aUserSetting({ bonusTimeStart: '13:00:00', bonusTimeEnd: '13:00:00', endNumberBonus2: 0 });
    harness.server().reply(userSetting, replies.data(never));
    harness.open(<PromotionPage />);
    expect(await screen.findByText('ขณะนี้ยังไม่มีโปรโมชัน')).toBeTruthy();
  });

  it('[PR-01] says that a deposit gets no bonus while both windows are closed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T02:00:00Z') });
    harness.open(<PromotionPage />);
    const link = await screen.findByRole('link', { name: 'ไปหน้าฝากเงิน' });
    expect(link.getAttribute('href')).toBe('/auth/deposit');
    expect(screen.getByText(/ฝากตอนนี้ยังไม่ได้โบนัส/)).toBeTruthy();
    expect(screen.getByText('รอบถัดไปวันนี้').nextElementSibling?.textContent).toBe('11:00 – 13:00 น.');
    expect(screen.queryByRole('link', { name: 'ฝากรับโบนัส' })).toBeNull();
  });

  it('[PR-01] [RD-06] uses the server’s clock on a device that is four hours ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });
    harness.server().setClock(() => Date.parse('2026-11-20T05:00:00Z'));
    harness.open(<PromotionPage />);
    await waitFor(() => expect(windows()[0]).toContain('เปิดอยู่ตอนนี้'));
    expect(windows()[1]).toContain('เปิดวันนี้ 19:00 น.');
  });

  it.each([0, null, -1])(
    '[PR-02] reports that no promotion is running if bonusMax is %j',
    async (bonusMax) => {
      harness.server().reply(userSetting, replies.data(aUserSetting({ bonusMax })));
      harness.open(<PromotionPage />);
      expect(await screen.findByText('ขณะนี้ยังไม่มีโปรโมชัน')).toBeTruthy();
      expect(screen.queryByText(/11:00/)).toBeNull();
      expect(screen.getByRole('link', { name: 'ดูกิจกรรมอื่น' }).getAttribute('href')).toBe('/auth/media');
    },
  );

  it('[ST-01] shows the brand’s picture next to the windows, but not next to the picture of a failure', async () => {
    const brand = { assets: { logo: '/logo.svg', icon: '/icon.svg', scenes: { rewards: '/rewards.svg' } } };
    const sidePicture = () => document.querySelector('.cf-brand-pane');
    harness.server().replyOnce(userSetting, replies.refuse('INTERNAL'));
    const { user } = harness.open(<PromotionPage />, { brand });
    await screen.findByText('โหลดโปรโมชันไม่สำเร็จ');
    expect(sidePicture()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    await screen.findByText('ช่วงที่ 1');
    expect(sidePicture()).not.toBeNull();
  });

  it('[ST-01] shows loading, reports a failure, and retries', async () => {
    harness.server().replyOnce(userSetting, replies.refuse('INTERNAL'));
    const { user } = harness.open(<PromotionPage />);
    expect(screen.getByText('กำลังโหลด')).toBeTruthy();
    await screen.findByText('โหลดโปรโมชันไม่สำเร็จ');
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText('ช่วงที่ 1')).toBeTruthy();
  });

  it.each([
    ['member', <PromotionPage key="member" />],
    ['visitor', <PublicPromotionPage key="visitor" />],
  ])('[ME-19] [PU-11] shows the not-found page at %s if the brand has no promotion', (_who, page) => {
    const opened = harness.open(page, { brand: { features: { promotion: false } } });
    expect(opened.address()).toBe('/404');
  });
});

describe('PublicPromotionPage', () => {
  const setting = (promotion?: unknown) =>
    harness.server().reply(
      settingGet,
      replies.data({
        line: settingGet.example.response.line,
        ...(promotion === undefined ? {} : { promotion }),
      }),
    );
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const openAsVisitor = () =>
    harness.open(<PublicPromotionPage />, { stored: { 'chada.token': '', 'chada.user': '' } });

  it('[PU-11] [PR-01] shows visitors the two windows of the global setting (RD-22)', async () => {
    setting(aUserSetting({ bonusTimeStart: '11:00', bonusTimeEnd: '13:00' }));
    openAsVisitor();
    await waitFor(() => expect(windows()).toHaveLength(2));
    expect(windows()[0]).toContain('11:00 – 13:00 น.โบนัส 10%สูงสุด ฿500.00');
    expect(windows()[1]).toContain('19:00 – 21:00 น.โบนัส 15%สูงสุด ฿1,000.00');
    expect(hrefOf('เข้าสู่ระบบเพื่อรับโบนัส')).toBe('/auth/media/promotion');
  });

  it('[PU-11] [PR-01] shows visitors the hours in which each of two overlapping windows gives its bonus', async () => {
    setting(aUserSetting({ bonusTimeStart2: '12:00:00', bonusTimeEnd2: '14:00:00' }));
    openAsVisitor();
    await waitFor(() => expect(windows()).toHaveLength(2));
    expect(windows()[0]).toContain('11:00 – 13:00 น.โบนัส 10%');
    expect(windows()[1]).toContain('13:00 – 14:00 น.โบนัส 15%');
  });

  it.each([null, 0, -5])(
    '[PR-02] reports to visitors that no promotion is running if bonusMax is %j',
    async (bonusMax) => {
      setting(aUserSetting({ bonusMax }));
      openAsVisitor();
      expect(await screen.findByText('ขณะนี้ยังไม่มีโปรโมชัน')).toBeTruthy();
      expect(screen.queryByText(/11:00/)).toBeNull();
      expect(hrefOf('สมัครสมาชิก')).toBe('/register');
    },
  );

  it.each([
    ['states no promotion', () => setting()],
    ['does not answer', () => harness.server().reply(settingGet, replies.refuse('INTERNAL'))],
  ])(
    '[PU-11] shows no figures and links to the sign-in page if the API %s (RD-22)',
    async (_what, prepare) => {
      prepare();
      openAsVisitor();
      await waitFor(() =>
        expect(windows()).toEqual(['ช่วงที่ 1ดูเวลาและอัตราหลังเข้าสู่ระบบ', 'ช่วงที่ 2ดูเวลาและอัตราหลังเข้าสู่ระบบ']),
      );
      expect(document.body.textContent).not.toMatch(/฿|%|\d\d:\d\d/);
      expect(hrefOf('เข้าสู่ระบบเพื่อดูโปรโมชัน')).toBe('/auth/media/promotion');
      expect(hrefOf('ยังไม่เป็นสมาชิก? สมัครที่นี่')).toBe('/register');
    },
  );
});
