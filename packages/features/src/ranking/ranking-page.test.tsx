import { userLevel } from '@chada/contract';
import { tierTable } from '@chada/membership-rules';
import { aMember, replies } from '@chada/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { RankingPage } from './ranking-page.tsx';

const harness = siteHarness();
const ownTiers = tierTable([
  {
    name: 'เมล็ด',
    open: true,
    counts: 'cumulative',
    requirementSatang: 10_000,
    withdrawal: { perTimeSatang: 1_000_000, perDaySatang: 2_000_000, timesPerDay: 3 },
  },
  {
    name: 'ต้นไม้',
    open: true,
    counts: 'cumulative',
    requirementSatang: 500_000,
    withdrawal: { perDaySatang: 5_000_000 },
  },
]);
const standing = {
  level: 2,
  cumulativeDepositSatang: 6_000_000,
  monthDepositSatang: 12_000_000,
  refundPercent: 99,
};

function tierTexts(): readonly string[] {
  const section = screen.getByRole('region', { name: 'ระดับทั้งหมด' });
  return within(section)
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '');
}

describe('RankingPage', () => {
  it('[ME-13] shows all tiers, the member’s tier and the progress to the next tier', async () => {
    harness.server().reply(userLevel, replies.data(standing));
    harness.open(<RankingPage />);
    const bar = await screen.findByRole('progressbar', { name: /ความคืบหน้าสู่ระดับแพลทินัม/ });
    expect(bar.getAttribute('aria-valuetext')).toBe('฿120,000 จาก ฿300,000');
    expect(screen.getByText('ฝากอีก ฿180,000.00 ภายในเดือนนี้ เพื่อเลื่อนเป็นระดับแพลทินัม')).toBeTruthy();
    expect(screen.getByText('฿60,000.00')).toBeTruthy();
    expect(tierTexts()).toHaveLength(6);
    expect(tierTexts().map((text) => /ผ่านแล้ว|ระดับของคุณ|ยังไม่เปิดให้บริการ/.exec(text)?.[0])).toEqual([
      'ผ่านแล้ว',
      'ระดับของคุณ',
      undefined,
      undefined,
      'ยังไม่เปิดให้บริการ',
      'ยังไม่เปิดให้บริการ',
    ]);
    expect(document.title).toBe('ระดับสมาชิก | ดาวตัวอย่าง');
  });

  it.each([
    [1, 'cf-ranking__skeleton'],
    [0, 'cf-ranking__start-skeleton'],
  ])('shows a member of level %i the placeholder %s, which has the height of the card', (level, place) => {
    harness.server().reply(userLevel, () => new Promise(() => undefined));
    const stored = { 'chada.user': JSON.stringify(aMember({ level })) };
    harness.open(<RankingPage />, { stored });
    expect(document.querySelectorAll('.ck-skeleton-group')).toHaveLength(1);
    expect(document.querySelectorAll(`.${place}`)).toHaveLength(1);
  });

  it('[ME-13] [TI-02] [TI-04] shows the requirement and the withdrawal limits of each tier', () => {
    harness.open(<RankingPage />);
    const [silver, gold, platinum, diamond, vip] = tierTexts();
    expect(silver).toContain('ฝากสะสมตั้งแต่ ฿1 ขึ้นไป');
    expect(silver).toContain('ถอนต่อวัน฿100,000ครั้งต่อวัน5 ครั้ง');
    expect(gold).toContain('ฝากสะสมครบ ฿50,000');
    expect(gold).toContain('ถอนต่อวัน฿300,000ครั้งต่อวันไม่จำกัด');
    expect(platinum).toContain('ฝากครบ ฿300,000 ภายในเดือนเดียว');
    expect(platinum).not.toContain('ต่อครั้ง');
    expect(diamond).toContain('ถอนต่อวัน฿1,000,000');
    expect(diamond).toContain('ถอนสูงสุดต่อครั้ง฿200,000');
    expect(vip).not.toContain('฿');
  });

  it.each([
    [{ 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 }, ['5%', '5%', '8%', '12%']],
    [{ 1: 5, 2: 5, 3: 7, 4: 9, 5: 10, 6: 10 }, ['5%', '5%', '7%', '9%']],
    [{ 1: 0, 2: 0, 3: 7, 4: 9, 5: 10, 6: 10 }, [undefined, undefined, '7%', '9%']],
  ])(
    '[RD-01] shows the refund percentage of the brand’s table and ignores the API response %o',
    async (refundTable, refunds) => {
      harness.server().reply(userLevel, replies.data(standing));
      harness.open(<RankingPage />, { brand: { refundTable } });
      await screen.findByRole('progressbar');
      const shown = tierTexts().map((text) => /คืนยอดเสีย(\d+%)/.exec(text)?.[1]);
      expect(shown).toEqual([...refunds, undefined, undefined]);
    },
  );

  it('[ME-13] [TI-01] shows the tiers of the brand with their names, requirements and limits', async () => {
    harness
      .server()
      .reply(
        userLevel,
        replies.data({ level: 1, cumulativeDepositSatang: 100_000, monthDepositSatang: 0, refundPercent: 0 }),
      );
    harness.open(<RankingPage />, { brand: { tiers: ownTiers } });
    expect(await screen.findByText('ฝากอีก ฿4,000.00 เพื่อเลื่อนเป็นระดับต้นไม้')).toBeTruthy();
    const [seed, tree, ...others] = tierTexts();
    expect(seed).toContain('เมล็ด');
    expect(seed).toContain('ถอนต่อวัน฿20,000ครั้งต่อวัน3 ครั้งถอนสูงสุดต่อครั้ง฿10,000');
    expect(tree).toContain('ฝากสะสมครบ ฿5,000');
    expect(others).toEqual([]);
    expect(screen.queryByText('ยอดฝากรายเดือนเริ่มนับใหม่ทุกวันที่ 1')).toBeNull();
  });

  it('[ME-13] links a new member to the first deposit', async () => {
    harness
      .server()
      .reply(
        userLevel,
        replies.data({ level: 0, cumulativeDepositSatang: 0, monthDepositSatang: 0, refundPercent: 0 }),
      );
    harness.open(<RankingPage />);
    expect(await screen.findByText('ยังไม่มีระดับ')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ฝากครั้งแรก' }).getAttribute('href')).toBe('/auth/deposit');
    expect(tierTexts().join('')).not.toContain('ระดับของคุณ');
  });

  it('[ME-13] says at the highest open tier that no higher tier is open', async () => {
    harness
      .server()
      .reply(userLevel, replies.data({ ...standing, level: 4, monthDepositSatang: 150_000_000 }));
    harness.open(<RankingPage />);
    expect(await screen.findByText('คุณอยู่ในระดับสูงสุดที่เปิดให้บริการแล้ว')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('[ST-01] keeps the tiers if the member’s tier can’t be loaded, and retries', async () => {
    harness.server().replyOnce(userLevel, replies.refuse('INTERNAL'));
    const { user } = harness.open(<RankingPage />);
    await screen.findByText('โหลดระดับของคุณไม่สำเร็จ');
    expect(tierTexts()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
  });
});
