import { logAffiliate } from '@chada/contract/affiliate';
import { addBangkokDays, bangkokDay, bangkokMonth } from '@chada/domain';
import { formatDate } from '@chada/messages';
import { createDeferred, replies, type Reply } from '@chada/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseDay } from '../../test/choose-day.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { WinLostPage } from './index.ts';

const harness = siteHarness();
const bodies = () =>
  harness
    .server()
    .requests(logAffiliate)
    .map(({ body }) => body);
const net = () => screen.findByText(/^ช่วงนี้คุณ/);
const line = (id: string, day: string, amountSatang: number) => ({
  id,
  day,
  label: `เกม ${id}`,
  turnoverSatang: 100_000,
  amountSatang,
});
const page = (amounts: readonly number[], nextCursor: string | null = null) => ({
  items: amounts.map((amount, index) => line(String(index), `2026-11-1${index}`, amount)),
  nextCursor,
  days: amounts.map((amountSatang, index) => ({
    day: `2026-11-1${index}`,
    amountSatang,
    turnoverSatang: 100_000,
  })),
  totalSatang: amounts.reduce((sum, amount) => sum + amount, 0),
});

afterEach(() => vi.useRealTimers());

describe('WinLostPage', () => {
  it.each([
    ['ahead', '2027-11-20T05:00:00Z'],
    ['behind', '2025-11-20T05:00:00Z'],
  ])(
    '[ME-08] [RD-06] requests the last 30 days of the server’s clock on a device a year %s',
    async (_what, device) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(device) });
      harness.server().setClock(() => Date.parse('2026-11-20T05:00:00Z'));
      harness.open(<WinLostPage />);
      await waitFor(() =>
        expect(bodies().pop()).toMatchObject({ type: 'wl', start: '2026-10-22', end: '2026-11-20' }),
      );
      expect(screen.getByRole('button', { name: '30 วัน', pressed: true })).toBeTruthy();
      expect(screen.queryByText('เลือกได้ไม่เกินวันนี้')).toBeNull();
    },
  );

  it.each([
    [[-42_000, 12_000], 'ช่วงนี้คุณเสีย ฿300.00'],
    [[42_000, -12_000], 'ช่วงนี้คุณได้กำไร ฿300.00'],
    [[10_000, -10_000], 'ช่วงนี้คุณเสมอตัว'],
  ])('[ME-08] describes the total result in words: %j', async (amounts, words) => {
    harness.server().reply(logAffiliate, replies.data(page(amounts)));
    harness.open(<WinLostPage />);
    expect((await net()).textContent).toBe(words);
    expect(screen.getByText('฿2,000.00')).toBeTruthy();
  });

  it('[ME-08] shows a loss in the list with a minus sign and a colour of its own', async () => {
    harness.server().reply(logAffiliate, replies.data(page([-42_000, 12_000, 0])));
    harness.open(<WinLostPage />);
    const list = within(await screen.findByRole('list', { name: 'รายการ' }));
    const amounts = ['\u2212฿420.00', '+฿120.00', '฿0.00'].map((text) => list.getByText(text));
    expect(amounts.map(({ dataset }) => dataset['tone'])).toEqual(['negative', 'positive', 'plain']);
  });

  it('[ME-08] shows the days as a plot and as a table, newest first', async () => {
    harness.server().reply(logAffiliate, replies.data(page([-42_000, 12_000])));
    const { user } = harness.open(<WinLostPage />);
    const plot = await screen.findByRole('img', { name: /กราฟผลแพ้ชนะรายวัน ตั้งแต่ 10\u00a0พ\.ย\.\u00a02569/ });
    expect([...plot.querySelectorAll('rect')].map((bar) => bar.dataset['side'])).toEqual(['below', 'above']);
    await user.click(screen.getByRole('tab', { name: 'ตาราง' }));
    const table = within(screen.getByRole('table', { name: 'ผลแพ้ชนะรายวัน' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('11\u00a0พ.ย.\u00a02569'),
      expect.stringContaining('10\u00a0พ.ย.\u00a02569'),
    ]);
    expect(rows[1]?.textContent).toMatch(/[-\u2212]฿420\.00/);
  });

  it('[ME-08] lists every entry by pages', async () => {
    harness
      .server()
      .reply(logAffiliate, ({ body }) =>
        replies.data(
          typeof body === 'object' && body !== null && Reflect.get(body, 'cursor') === 'next'
            ? { ...page([1]), items: [line('last', '2026-11-01', -500)] }
            : page([-42_000], 'next'),
        ),
      );
    const { user } = harness.open(<WinLostPage />);
    await screen.findByText('เกม 0');
    await user.click(screen.getByRole('button', { name: 'ดูเพิ่มเติม' }));
    expect(await screen.findByText('เกม last')).toBeTruthy();
    expect((await net()).textContent).toBe('ช่วงนี้คุณเสีย ฿420.00');
  });

  it('[ME-08] shows no amounts of the previous days while the selected days load, and requests them once', async () => {
    const today = bangkokDay(Date.now());
    const arrival = createDeferred<Reply>();
    const isToday = (body: unknown): boolean =>
      typeof body === 'object' && body !== null && Reflect.get(body, 'start') === today;
    harness
      .server()
      .reply(logAffiliate, ({ body }) => (isToday(body) ? arrival.promise : replies.data(page([-42_000]))));
    const { user } = harness.open(<WinLostPage />);
    await net();
    await user.click(screen.getByRole('button', { name: 'วันนี้' }));
    await waitFor(() => expect(bodies().some(isToday)).toBe(true));
    expect(screen.queryByText(/^ช่วงนี้คุณ/)).toBeNull();
    expect(screen.queryByText('เกม 0')).toBeNull();
    arrival.resolve(replies.data(page([10_000])));
    expect((await net()).textContent).toBe('ช่วงนี้คุณได้กำไร ฿100.00');
    expect(bodies().filter(isToday)).toHaveLength(1);
  });

  it('[ME-08] requests the selected days', async () => {
    const { user } = harness.open(<WinLostPage />);
    await net();
    const now = Date.now();
    const [start, end] = [addBangkokDays(bangkokDay(now), -300), addBangkokDays(bangkokDay(now), -270)];
    await chooseDay(user, 'ตั้งแต่วันที่', start);
    await chooseDay(user, 'ถึงวันที่', end);
    await net();
    expect(screen.getByRole('button', { name: `ถึงวันที่ ${formatDate(end)}` })).toBeTruthy();
    expect(bodies()).toContainEqual({ type: 'wl', start, end });
    await user.click(screen.getByRole('button', { name: '7 วัน' }));
    await net();
    expect(screen.getByRole('button', { name: '7 วัน' }).getAttribute('aria-pressed')).toBe('true');
    const today = bangkokDay(now);
    for (const [name, from, to] of [
      ['วันนี้', today, today],
      ['เมื่อวาน', addBangkokDays(today, -1), addBangkokDays(today, -1)],
      ['30 วัน', addBangkokDays(today, -29), today],
      ['เดือนนี้', `${bangkokMonth(now)}-01`, today],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(bodies()).toContainEqual({ type: 'wl', start: from, end: to }));
    }
  });

  it('[ME-08] [ST-01] explains the empty state and reports errors', async () => {
    harness.server().replyOnce(logAffiliate, replies.refuse('INTERNAL'));
    harness
      .server()
      .reply(logAffiliate, replies.data({ items: [], nextCursor: null, days: [], totalSatang: 0 }));
    const { user } = harness.open(<WinLostPage />);
    await screen.findByText('โหลดผลแพ้ชนะไม่สำเร็จ');
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText('ช่วงนี้ยังไม่มีผลการเล่น')).toBeTruthy();
  });
});
