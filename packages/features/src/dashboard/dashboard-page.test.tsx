import {
  announcementList,
  slipMyRequest,
  userCredit,
  userLevel,
  userSetting,
  withdrawRequests,
} from '@chada/contract';
import { aCredit, anAnnouncement, aUserSetting, replies } from '@chada/testing';
import { connectBrowser } from '@chada/stores';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleBanners } from '../../test/sample-banners.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const harness = siteHarness();
const unranked = { level: 0, cumulativeDepositSatang: 0, monthDepositSatang: 0, refundPercent: 0 };
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => vi.unstubAllGlobals());

describe('DashboardPage', () => {
  it('[ME-03] shows credit and its two actions, promotion, games, news, tier, in this order', async () => {
    harness.open(<DashboardPage />);
    expect(await screen.findByRole('heading', { level: 1, name: 'สวัสดี คุณสมศรี' })).toBeTruthy();
    const parts = [
      await screen.findByText('฿1,250.50'),
      screen.getByRole('link', { name: 'ฝากเงิน' }),
      screen.getByRole('link', { name: 'ถอนเงิน' }),
      await screen.findByRole('heading', { name: 'โบนัสช่วงเวลา' }),
      screen.getByRole('heading', { name: 'เลือกเกม' }),
      await screen.findByText('แจ้งปิดปรับปรุงธนาคารประจำคืนนี้'),
      await screen.findByText('ความคืบหน้าสู่ระดับโกลด์'),
    ];
    for (const [index, part] of parts.slice(1).entries()) {
      const order = parts[index]?.compareDocumentPosition(part) ?? 0;
      expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    expect(screen.getByText('คะแนนสะสม 120 คะแนน')).toBeTruthy();
  });

  it('[ME-03] shows only the blocks of the brand, in its order', async () => {
    harness.open(<DashboardPage />, { brand: { layout: { dashboard: ['tier', 'due'] } } });
    const tier = await screen.findByText('ความคืบหน้าสู่ระดับโกลด์');
    const due = await screen.findByRole('heading', { name: 'โบนัสช่วงเวลา' });
    expect(tier.compareDocumentPosition(due) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'เลือกเกม' })).toBeNull();
    expect(screen.getByRole('link', { name: 'ถอนเงิน' })).toBeTruthy();
  });

  it('shows banners and news at the end of a wide window below both columns', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-width: 60em)' }));
    const dashboard = ['games', 'tier', 'banners', 'news'] as const;
    harness.open(<DashboardPage />, { brand: { banners: sampleBanners, layout: { dashboard } } });
    const parts = [
      await screen.findByText('ความคืบหน้าสู่ระดับโกลด์'),
      ...(await screen.findAllByRole('img', { name: sampleBanners[0]?.alt ?? '' })),
      await screen.findByText('แจ้งปิดปรับปรุงธนาคารประจำคืนนี้'),
    ];
    for (const [index, part] of parts.slice(1).entries()) {
      const order = parts[index]?.compareDocumentPosition(part) ?? 0;
      expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });

  it('[ME-03] links from the credit to its history', () => {
    harness.open(<DashboardPage />);
    expect(hrefOf('ประวัติ')).toBe('/auth/transaction/history');
    expect(hrefOf('ผลแพ้ชนะ')).toBe('/auth/winlost');
  });

  it('[ME-23] links each category tile and the all-games tile to the category screen', () => {
    harness.open(<DashboardPage />);
    expect(hrefOf('เกมทั้งหมด')).toBe('/auth/games/category');
    expect(hrefOf('หวย')).toBe('/auth/games/category?cat=lotto');
    expect(hrefOf('คาสิโนสด')).toBe('/auth/games/category?cat=casino');
  });

  it('shows only the categories of the brand', () => {
    harness.open(<DashboardPage />, {
      brand: { game: { categories: ['slots', 'sport'], defaultCategory: 'slots' } },
    });
    const tiles = within(screen.getByRole('list', { name: 'หมวดเกม' })).getAllByRole('link');
    expect(tiles.map(({ textContent }) => textContent)).toEqual(['สล็อต', 'กีฬา', 'เกมทั้งหมด']);
  });

  it.each([
    ['withdraw', '/auth/media'],
    ['media', undefined],
  ] as const)('[ME-15] [RD-09] with %s in the bottom bar, the media tile links to %s', (fourth, way) => {
    harness.open(<DashboardPage />, { brand: { bottomBar: { fourth } } });
    const link = screen.queryByRole('link', { name: 'กิจกรรม' });
    expect(link?.getAttribute('href')).toBe(way);
  });

  it('[PR-01] [PR-02] shows both windows only while bonusMax is above 0', async () => {
    harness.open(<DashboardPage />);
    const promotion = (await screen.findByRole('heading', { name: 'โบนัสช่วงเวลา' })).closest('.ck-card');
    expect(promotion?.textContent).toContain('11:00 – 13:00 น.');
    expect(promotion?.textContent).toContain('โบนัส 15%');
    expect(promotion?.textContent).toContain('สูงสุด ฿500');

    harness.server().reply(userSetting, replies.data(aUserSetting({ bonusMax: 0 })));
    harness.open(<DashboardPage />);
    await screen.findAllByText('ความคืบหน้าสู่ระดับโกลด์');
    expect(screen.getAllByRole('heading', { name: 'โบนัสช่วงเวลา' })).toHaveLength(1);
  });

  it('[PR-01] shows no window that never gives a bonus', async () => {
    const first = { bonusTimeStart: '13:00:00', bonusTimeEnd: '13:00:00' };
    harness.server().reply(userSetting, replies.data(aUserSetting(first)));
    harness.open(<DashboardPage />);
    const promotion = (await screen.findByRole('heading', { name: 'โบนัสช่วงเวลา' })).closest('.ck-card');
    expect(promotion?.textContent).toContain('19:00 – 21:00 น.');
    expect(promotion?.textContent).not.toContain('13:00 – 13:00 น.');
  });

  it('[PR-01] shows the hours in which each of two overlapping windows gives its bonus', async () => {
    const around = { bonusTimeStart2: '10:00:00', bonusTimeEnd2: '14:00:00' };
    harness.server().reply(userSetting, replies.data(aUserSetting(around)));
    harness.open(<DashboardPage />);
    const promotion = (await screen.findByRole('heading', { name: 'โบนัสช่วงเวลา' })).closest('.ck-card');
    const rows = [...(promotion?.querySelectorAll('li') ?? [])].map((row) => row.textContent);
    expect(rows).toEqual([
      '11:00 – 13:00 น.โบนัส 10%สูงสุด ฿500',
      '10:00 – 11:00 น.13:00 – 14:00 น.โบนัส 15%สูงสุด ฿1,000',
    ]);
  });

  describe('DashboardPage with locked bonuses', () => {
    const brand = { bonus: { turnoverMultiple: 5, turnoverCategories: ['slots'], turnoverDays: 30 } };
    const { response } = withdrawRequests.example;
    const locked = { bonusSatang: 50_000, requiredSatang: 250_000, doneSatang: 90_000 };
    const lockedBonuses = [{ ...locked, until: '2026-12-20T05:00:00.000Z' }];
    const withdrawalRequests = () => harness.server().requests(withdrawRequests);

    it('shows the locked, required and done amounts', async () => {
      const allowance = { ...response.allowance, lockedBonuses };
      harness.server().reply(withdrawRequests, replies.data({ ...response, allowance }));
      harness.open(<DashboardPage />, { brand });
      expect(await screen.findByText('ยอดเล่นของโบนัส ฿500.00')).toBeTruthy();
      expect(screen.getAllByText('เล่นแล้ว ฿900.00 จาก ฿2,500.00').length).toBeGreaterThan(0);
      expect(screen.getByText(/ภายใน 20 ธ.ค. 2569/)).toBeTruthy();
    });

    it('shows no list if no bonus is locked', async () => {
      harness.server().reply(withdrawRequests, replies.data(response));
      harness.open(<DashboardPage />, { brand });
      await waitFor(() => expect(withdrawalRequests()).toHaveLength(1));
      await screen.findByText('ความคืบหน้าสู่ระดับโกลด์');
      expect(screen.queryByText('โบนัสที่ยังถอนไม่ได้')).toBeNull();
    });

    it('[ST-01] announces that locked bonuses and waiting slips load, without a placeholder that most members would see removed', async () => {
      harness.server().reply(withdrawRequests, replies.hang());
      harness.server().reply(slipMyRequest, replies.hang());
      harness.open(<DashboardPage />, { brand });
      await waitFor(() => expect(withdrawalRequests()).toHaveLength(1));
      await screen.findByText('ความคืบหน้าสู่ระดับโกลด์');
      await waitFor(() => expect(document.querySelector('.ck-skeleton')).toBeNull());
      expect(document.querySelectorAll('[role="status"][aria-busy="true"]')).toHaveLength(2);
    });

    it('sends no request if the brand has no bonus terms', async () => {
      harness.open(<DashboardPage />, { brand: { bonus: { ...brand.bonus, turnoverMultiple: 0 } } });
      await screen.findByText('ความคืบหน้าสู่ระดับโกลด์');
      expect(withdrawalRequests()).toEqual([]);
    });

    it('[ST-01] reports a failed load and retries', async () => {
      harness.server().replyOnce(withdrawRequests, replies.refuse('INTERNAL'));
      const allowance = { ...response.allowance, lockedBonuses };
      harness.server().reply(withdrawRequests, replies.data({ ...response, allowance }));
      const { user } = harness.open(<DashboardPage />, { brand });
      await screen.findByText('ยังดูยอดเล่นของโบนัสไม่ได้');
      await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
      expect(await screen.findByText('ยอดเล่นของโบนัส ฿500.00')).toBeTruthy();
    });
  });

  it('[ME-03] shows a new member three steps to the first deposit', async () => {
    harness.server().reply(userLevel, replies.data(unranked));
    harness.server().reply(userCredit, replies.data(aCredit({ creditSatang: 0, point: 0 })));
    harness.server().reply(announcementList, replies.data({ items: [] }));
    harness.open(<DashboardPage />);
    const first = (await screen.findByRole('heading', { name: 'เริ่มเล่นได้ใน 3 ขั้นตอน' })).closest('.ck-card');
    if (!(first instanceof HTMLElement)) throw new Error('The first steps are not inside a card.');
    expect(within(first).getAllByRole('listitem')).toHaveLength(3);
    expect(first.textContent).toContain('ฝากครั้งแรกขั้นต่ำ ฿100');
    expect(within(first).getByRole('link', { name: 'ฝากครั้งแรก' }).getAttribute('href')).toBe('/auth/deposit');
    expect(screen.getByText('ยังไม่มีระดับ')).toBeTruthy();
    expect(screen.getByText('ฝากครั้งแรกตั้งแต่ ฿1 ขึ้นไป เพื่อเริ่มต้นที่ระดับซิลเวอร์')).toBeTruthy();
    expect(await screen.findByText('ยังไม่มีประกาศ')).toBeTruthy();
  });

  it('hides the first steps after the first deposit', async () => {
    harness.open(<DashboardPage />);
    await screen.findByText('ความคืบหน้าสู่ระดับโกลด์');
    expect(screen.queryByRole('heading', { name: 'เริ่มเล่นได้ใน 3 ขั้นตอน' })).toBeNull();
  });

  it.each([
    ['the brand’s own table', { 1: 5, 2: 5, 3: 7, 4: 9, 5: 10, 6: 10 }, 4, '9%'],
    ['the tier table', { 1: 5, 2: 5, 3: 7, 4: 10, 5: 15, 6: 15 }, 3, '7%'],
  ])(
    '[RD-01] shows the refund percentage of %s and ignores the API response',
    async (_table, refundTable, level, percent) => {
      const standing = {
        level,
        cumulativeDepositSatang: 120_000_000,
        monthDepositSatang: 120_000_000,
        refundPercent: 1,
      };
      harness.server().reply(userLevel, replies.data(standing));
      harness.open(<DashboardPage />, { brand: { refundTable } });
      const refund = await screen.findByText('คืนยอดเสีย');
      expect(refund.nextElementSibling?.textContent).toBe(percent);
    },
  );

  it('[RD-01] promises no refund if the brand gives none', async () => {
    harness.open(<DashboardPage />, { brand: { refundTable: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 } } });
    expect(await screen.findByText('วงเงินถอน')).toBeTruthy();
    expect(screen.queryByText('คืนยอดเสีย')).toBeNull();
  });

  it('[TI-04] shows the withdrawal limits of the member’s tier, and the progress to the next one', async () => {
    harness.open(<DashboardPage />);
    expect(await screen.findByText('฿100,000 ต่อวัน (5 ครั้ง)')).toBeTruthy();
    expect(screen.getByText('ฝากอีก ฿37,500.00 เพื่อเลื่อนเป็นระดับโกลด์')).toBeTruthy();
  });

  it('[RD-11] shows no next tier if the next tier is not open', async () => {
    const top = {
      level: 4,
      cumulativeDepositSatang: 120_000_000,
      monthDepositSatang: 120_000_000,
      refundPercent: 12,
    };
    harness.server().reply(userLevel, replies.data(top));
    harness.open(<DashboardPage />);
    expect(await screen.findByText('คุณอยู่ในระดับสูงสุดที่เปิดให้บริการแล้ว')).toBeTruthy();
    expect(screen.queryByText(/วีไอพี/)).toBeNull();
  });

  it('shows three announcements and a button that shows all of them', async () => {
    const items = [1, 2, 3, 4, 5].map((n) => anAnnouncement({ id: String(n), title: `ข่าวที่ ${n}` }));
    harness.server().reply(announcementList, replies.data({ items }));
    const { user } = harness.open(<DashboardPage />);
    await screen.findByText('ข่าวที่ 3');
    expect(screen.queryByText('ข่าวที่ 4')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'ดูประกาศทั้งหมด 5 รายการ' }));
    expect(screen.getByText('ข่าวที่ 5')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'แสดงน้อยลง' }));
    expect(screen.queryByText('ข่าวที่ 5')).toBeNull();
  });

  it('[ST-01] reports each failed part separately and retries only that part', async () => {
    harness.server().replyOnce(userLevel, replies.refuse('INTERNAL'));
    const { user } = harness.open(<DashboardPage />);
    expect(await screen.findByText('โหลดระดับสมาชิกไม่สำเร็จ')).toBeTruthy();
    expect(await screen.findByText('แจ้งปิดปรับปรุงธนาคารประจำคืนนี้')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText('ความคืบหน้าสู่ระดับโกลด์')).toBeTruthy();
  });

  it('[SH-06] does not repeat in each part that the device is offline', async () => {
    for (const operation of [announcementList, userLevel, userSetting, withdrawRequests])
      harness.server().reply(operation, replies.drop());
    const { store } = harness.open(<DashboardPage />);
    const navigator = { value: { onLine: false } };
    act(() => connectBrowser(store, Object.create(window, { navigator }))());
    expect(await screen.findByText('โหลดระดับสมาชิกไม่สำเร็จ')).toBeTruthy();
    expect(await screen.findByText('โหลดประกาศไม่สำเร็จ')).toBeTruthy();
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'ลองใหม่' })).toBeNull();
  });

  it('[ST-06] refetches the credit when the refresh button is pressed', async () => {
    const { user } = harness.open(<DashboardPage />);
    await screen.findByText('฿1,250.50');
    harness.server().reply(userCredit, replies.data(aCredit({ creditSatang: 99_900 })));
    await user.click(screen.getByRole('button', { name: 'แตะเพื่อรีเฟรชเครดิต' }));
    expect(await screen.findByText('฿999.00')).toBeTruthy();
  });
});
