import {
  affiliateBonus,
  affiliateCode,
  affiliateDownline,
  affiliateDownlineBonus,
  affiliateWithdraw,
  logAffiliate,
} from '@chada/contract/affiliate';
import { addBangkokDays, bangkokDay } from '@chada/domain';
import { createDeferred, type Reply, replies } from '@chada/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseDay } from '../../test/choose-day.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { AffiliatePage } from './index.ts';

const harness = siteHarness();
const amount = () => screen.findByLabelText<HTMLInputElement>('จำนวนที่ต้องการถอนเข้าเครดิต');
const withdraw = () => screen.getByRole('button', { name: 'ถอนเข้าเครดิต' });
const sent = () => harness.server().requests(affiliateWithdraw);

describe('AffiliatePage', () => {
  it('[ME-07] shows the code, the link and a QR code', async () => {
    harness.open(<AffiliatePage />);
    expect(await screen.findByText('A7K2M9')).toBeTruthy();
    expect(screen.getByText(`${window.location.origin}/aff/A7K2M9`)).toBeTruthy();
    expect(screen.getByRole('img', { name: /รหัส A7K2M9/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'คัดลอกลิงก์' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'แชร์' })).toBeNull();
  });

  it('[ME-07] opens the share sheet if the browser has one', async () => {
    const shared: unknown[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (content: unknown) => {
        shared.push(content);
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
    try {
      const { user } = harness.open(<AffiliatePage />);
      await user.click(await screen.findByRole('button', { name: 'แชร์' }));
      expect(shared).toEqual([expect.objectContaining({ url: `${window.location.origin}/aff/A7K2M9` })]);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  it('[ME-07] moves commission to the credit once after a double press', async () => {
    const pendingReply = createDeferred<Reply>();
    harness.server().reply(affiliateWithdraw, () => pendingReply.promise);
    const { user } = harness.open(<AffiliatePage />);
    await amount();
    await user.click(screen.getByRole('button', { name: 'ทั้งหมด ฿450' }));
    await user.dblClick(withdraw());
    pendingReply.resolve(replies.data({ balanceSatang: 0, creditSatang: 170_050 }));
    expect(await screen.findByText('ถอน ฿450.00 เข้าเครดิตเรียบร้อยแล้ว')).toBeTruthy();
    expect(screen.getByText('เครดิตของคุณตอนนี้ ฿1,700.50')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([{ amount: 45_000, type: 'credit' }]);
  });

  it.each([
    ['50', 'ถอนขั้นต่ำ ฿100'],
    ['451', 'ถอนได้ไม่เกิน ฿450.00'],
    ['', 'กรุณากรอกจำนวนเงิน'],
  ])('[ME-07] shows at the field why %j is not withdrawn', async (input, problem) => {
    const { user } = harness.open(<AffiliatePage />);
    const field = await amount();
    if (input !== '') await user.type(field, input);
    await user.click(withdraw());
    expect(within(field.form ?? document.body).getByText(problem)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(sent()).toHaveLength(0);
  });

  it('[ME-07] keeps the typed amount after a refusal and shows the reason', async () => {
    harness.server().reply(affiliateWithdraw, replies.refuse('AFFILIATE_BALANCE_INSUFFICIENT'));
    const { user } = harness.open(<AffiliatePage />);
    await user.type(await amount(), '200');
    await user.click(withdraw());
    expect(await screen.findByText('ยอดค่าแนะนำไม่เพียงพอ')).toBeTruthy();
    expect((await amount()).value).toBe('200');
  });

  it('[ME-07] shows the missing amount while the balance is below the minimum', async () => {
    harness
      .server()
      .reply(affiliateBonus, replies.data({ ...affiliateBonus.example.response, balanceSatang: 4_000 }));
    harness.open(<AffiliatePage />);
    expect(await screen.findByText('สะสมอีก ฿60.00 ก็ถอนเข้าเครดิตได้')).toBeTruthy();
  });

  it('[ME-07] shows five friends, and all of them after a press', async () => {
    const [first] = affiliateDownline.example.response.items;
    const items = Array.from({ length: 8 }, (_, index) => ({ ...first, username: `friend${index}` }));
    harness.server().reply(affiliateDownline, replies.data({ items, nextCursor: null, total: 8 }));
    const { user } = harness.open(<AffiliatePage />);
    await screen.findByText('friend4');
    expect(screen.queryByText('friend5')).toBeNull();
    expect(screen.queryByText('แสดงครบทุกคนแล้ว')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'ดูเพิ่มเติม' }));
    expect(screen.getByText('friend7')).toBeTruthy();
    expect(screen.getByText('แสดงครบทุกคนแล้ว')).toBeTruthy();
  });

  it('[ME-07] lists the downline by pages', async () => {
    const [first] = affiliateDownline.example.response.items;
    harness
      .server()
      .reply(affiliateDownline, ({ query }) =>
        replies.data(
          query['cursor'] === 'next'
            ? { items: [{ ...first, username: 'second2' }], nextCursor: null, total: 2 }
            : { items: [{ ...first, username: 'first1' }], nextCursor: 'next', total: 2 },
        ),
      );
    const { user } = harness.open(<AffiliatePage />);
    await screen.findByText('first1');
    expect(screen.getByText('ทั้งหมด 2 คน')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ดูเพิ่มเติม' }));
    expect(await screen.findByText('second2')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ดูเพิ่มเติม' })).toBeNull();
  });

  it('[ME-07] requests the commission of valid dates only', async () => {
    const { user } = harness.open(<AffiliatePage />);
    await screen.findByRole('table', { name: 'ค่าแนะนำแยกตามเพื่อน' });
    const bodies = () =>
      harness
        .server()
        .requests(affiliateDownlineBonus)
        .map(({ body }) => body);
    const before = bodies().length;
    const now = Date.now();
    await chooseDay(user, 'ถึงวันที่', addBangkokDays(bangkokDay(now), -40));
    expect(screen.getByText('วันที่เริ่มต้นต้องไม่อยู่หลังวันที่สิ้นสุด')).toBeTruthy();
    expect(bodies()).toHaveLength(before);
    await chooseDay(user, 'ตั้งแต่วันที่', addBangkokDays(bangkokDay(now), -50));
    await screen.findByRole('table', { name: 'ค่าแนะนำแยกตามเพื่อน' });
    expect(bodies().at(-1)).toEqual({
      start: addBangkokDays(bangkokDay(now), -50),
      end: addBangkokDays(bangkokDay(now), -40),
      limit: 50,
    });
  });

  it('[ME-07] [AP-17] lists each commission by day, with the total of the day', async () => {
    const line = { turnoverSatang: 2_000_000, amountSatang: 10_000 };
    harness.server().reply(
      logAffiliate,
      replies.data({
        items: [
          { id: '3', day: '2026-11-19', label: 'manop22', ...line },
          { id: '2', day: '2026-11-19', label: 'suda_k', ...line, amountSatang: 2_500 },
          { id: '1', day: '2026-11-18', label: 'manop22', ...line },
        ],
        nextCursor: null,
        days: [
          { day: '2026-11-18', amountSatang: 10_000, turnoverSatang: 2_000_000 },
          { day: '2026-11-19', amountSatang: 12_500, turnoverSatang: 4_000_000 },
        ],
        totalSatang: 22_500,
      }),
    );
    const { user } = harness.open(<AffiliatePage />);
    await screen.findByRole('table', { name: 'ค่าแนะนำแยกตามเพื่อน' });
    expect(harness.server().requests(logAffiliate)).toHaveLength(0);
    await user.click(screen.getByRole('tab', { name: 'รายวัน' }));
    expect(await screen.findByText('รวม ฿125.00')).toBeTruthy();
    expect(screen.getByText('รวม ฿100.00')).toBeTruthy();
    expect(screen.getByText('suda_k')).toBeTruthy();
    expect(screen.getByText('+฿25.00')).toBeTruthy();
    const today = bangkokDay(Date.now());
    expect(harness.server().requests(logAffiliate)[0]?.body).toEqual({
      type: 'af',
      start: addBangkokDays(today, -29),
      end: today,
    });
  });

  it('[ME-07] [ST-01] reports that the selected days have no commission', async () => {
    harness
      .server()
      .reply(logAffiliate, replies.data({ items: [], nextCursor: null, days: [], totalSatang: 0 }));
    const { user } = harness.open(<AffiliatePage />);
    await user.click(screen.getByRole('tab', { name: 'รายวัน' }));
    expect(await screen.findByText('ช่วงนี้ยังไม่มีค่าแนะนำ')).toBeTruthy();
  });

  describe('[ME-07, AP-16] with thousands of friends', () => {
    const friends = (from: number, to: number) =>
      Object.fromEntries(
        Array.from({ length: to - from }, (_, at) => [
          `friend${from + at}`,
          { bonus: 900_000 - from - at, turnover: 1_000_000 },
        ]),
      );
    const table = () => screen.findByRole('table', { name: 'ค่าแนะนำแยกตามเพื่อน' });
    const rows = async () =>
      within(await table())
        .getAllByRole('row')
        .slice(1);
    const more = () => {
      const section = screen.getByRole('heading', { name: 'ค่าแนะนำตามช่วงวันที่' }).closest('section');
      return within(section ?? document.body).getByRole('button', { name: 'ดูเพิ่มเติม' });
    };

    it('requests one page at a time and shows the total', async () => {
      harness
        .server()
        .reply(affiliateDownlineBonus, ({ body }) =>
          replies.data(
            typeof body === 'object' && body !== null && 'cursor' in body
              ? { total_bonus: 123_456, downline_users: friends(50, 80), nextCursor: null }
              : { total_bonus: 123_456, downline_users: friends(0, 50), nextCursor: 'next' },
          ),
        );
      const { user } = harness.open(<AffiliatePage />);
      expect(await rows()).toHaveLength(5);
      expect(screen.getByText('฿1,234.56')).toBeTruthy();
      await user.click(more());
      expect(await rows()).toHaveLength(50);
      await user.click(more());
      await waitFor(async () => expect(await rows()).toHaveLength(80));
      expect((await rows()).at(-1)?.textContent).toContain('friend79');
      const bodies = harness
        .server()
        .requests(affiliateDownlineBonus)
        .map(({ body }) => body);
      expect(bodies).toEqual([
        expect.objectContaining({ limit: 50 }),
        expect.objectContaining({ limit: 50, cursor: 'next' }),
      ]);
    });

    it('shows a part of a response that contains all friends, and a button that shows more', async () => {
      const all = { total_bonus: 5, downline_users: friends(0, 5000) };
      harness.server().reply(affiliateDownlineBonus, replies.data(all));
      const { user } = harness.open(<AffiliatePage />);
      expect(await rows()).toHaveLength(5);
      more().focus();
      await user.keyboard('{Enter}');
      expect(await rows()).toHaveLength(50);
      await user.keyboard('{Enter}');
      expect(await rows()).toHaveLength(100);
      expect(document.activeElement).toBe(more());
      expect((await rows()).at(-1)?.textContent).toContain('friend99');
      expect(harness.server().requests(affiliateDownlineBonus)).toHaveLength(1);
    });
  });

  it('[ME-07] [ST-01] reports empty and failed parts separately', async () => {
    harness.server().reply(affiliateDownline, replies.data({ items: [], nextCursor: null, total: 0 }));
    harness.server().reply(affiliateDownlineBonus, replies.data({ total_bonus: 0, downline_users: {} }));
    harness.server().replyOnce(affiliateCode, replies.refuse('INTERNAL'));
    const { user } = harness.open(<AffiliatePage />);
    expect(await screen.findByText('ยังไม่มีเพื่อนที่คุณแนะนำ')).toBeTruthy();
    expect(await screen.findByText('ช่วงนี้ยังไม่มีค่าแนะนำ')).toBeTruthy();
    await screen.findByText('โหลดรหัสแนะนำไม่สำเร็จ');
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText('A7K2M9')).toBeTruthy();
  });
});
