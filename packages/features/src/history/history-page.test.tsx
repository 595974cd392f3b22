import { historyList } from '@chada/contract';
import { aMovement, replies } from '@chada/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { HistoryPage } from './history-page.tsx';

const harness = siteHarness();
const pageOf = (items: readonly object[], nextCursor: string | null = null) =>
  replies.data({ items, nextCursor });
const kinds = () =>
  harness
    .server()
    .requests(historyList)
    .map(({ query }) => query['kind']);

afterEach(() => vi.unstubAllGlobals());

describe('HistoryPage', () => {
  it('[ME-09] sums the movements of the list in a wide window', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const sent = [
      aMovement({ id: '4', kind: 'withdrawal', amountSatang: -30_000 }),
      aMovement({ id: '3', kind: 'withdrawalReturned', amountSatang: 10_000 }),
      aMovement({ id: '2', kind: 'deposit', amountSatang: 50_000 }),
      aMovement({ id: '1', kind: 'deposit', amountSatang: 20_000 }),
    ];
    harness.server().reply(historyList, pageOf(sent));
    harness.open(<HistoryPage />);
    const heading = await screen.findByRole('heading', { name: 'รวมรายการที่แสดงอยู่' });
    const card = within(heading.parentElement ?? document.body);
    expect(card.getByText(/^4 รายการ/)).toBeTruthy();
    expect(card.getAllByRole('definition').map((sum) => sum.textContent)).toEqual([
      '+฿700.00',
      '\u2212฿200.00',
    ]);
    expect(harness.server().requests(historyList)).toHaveLength(1);
  });

  it('[ME-09] lists movements by day with sign, note and balance', async () => {
    harness.server().reply(
      historyList,
      pageOf([
        aMovement({
          id: '3',
          kind: 'withdrawal',
          amountSatang: -30_000,
          balanceSatang: 95_050,
          note: null,
        }),
        aMovement({ id: '2' }),
        aMovement({
          id: '1',
          kind: 'deposit',
          amountSatang: 50_000,
          at: '2026-11-18T03:00:00.000Z',
          note: null,
        }),
      ]),
    );
    harness.open(<HistoryPage />);
    const older = await screen.findByRole('heading', { name: '18\u00a0พ.ย.\u00a02569' });
    expect(screen.getByText('\u2212฿300.00')).toBeTruthy();
    expect(screen.getByText('คงเหลือ ฿950.50')).toBeTruthy();
    expect(screen.getByText('เครดิตกลับจากเกม')).toBeTruthy();
    expect(screen.getByText(/มังกรทองคำ/)).toBeTruthy();
    expect(older.closest('section')?.textContent).toContain('+฿500.00');
  });

  it('[ME-09, TI-03] shows the day and the percentage of a refund', async () => {
    const refund = { day: '2026-11-19', netLossSatang: 42_000, percent: 5 };
    const movement = aMovement({ kind: 'lossRefund', amountSatang: 2_100, note: null, refund });
    harness.server().reply(historyList, pageOf([movement]));
    harness.open(<HistoryPage />);
    const row = (await screen.findByText('คืนยอดเสีย')).closest('li');
    expect(row?.textContent).toContain('5% ของยอดเสีย ฿420.00 เมื่อ 19\u00a0พ.ย.\u00a02569');
    expect(row?.textContent).toContain('+฿21.00');
  });

  it('[ME-09] stores the selected tab in the URL and requests only its movements', async () => {
    const { user, address } = harness.open(<HistoryPage />, { at: '/auth/transaction/history' });
    await screen.findByText('เครดิตกลับจากเกม');
    await user.click(screen.getByRole('tab', { name: 'ถอน' }));
    expect(address()).toBe('/auth/transaction/history?kind=withdrawal');
    expect(screen.getByRole('tab', { name: 'ถอน' }).getAttribute('aria-selected')).toBe('true');
    await screen.findByText('เครดิตกลับจากเกม');
    expect(kinds()).toEqual([undefined, 'withdrawal']);
    await user.click(screen.getByRole('tab', { name: 'ทั้งหมด' }));
    expect(address()).toBe('/auth/transaction/history');
  });

  it('[ME-09] opens the tab of the URL, or all movements for an unknown tab', async () => {
    harness.open(<HistoryPage />, { at: '/?kind=deposit' });
    expect(screen.getByRole('tab', { name: 'ฝาก' }).getAttribute('aria-selected')).toBe('true');
    harness.open(<HistoryPage />, { at: '/?kind=__proto__' });
    const all = screen.getAllByRole('tab', { name: 'ทั้งหมด' }).map((tab) => tab.getAttribute('aria-selected'));
    expect(all).toEqual(['false', 'true']);
  });

  it('[ME-09] loads further pages and keeps the loaded movements if a page fails', async () => {
    const older = aMovement({ id: '4000', kind: 'bonus', amountSatang: 10_000, note: null });
    harness
      .server()
      .reply(historyList, ({ query }) =>
        query['cursor'] === undefined ? pageOf([aMovement()], 'next') : pageOf([older]),
      );
    const { user } = harness.open(<HistoryPage />);
    const more = await screen.findByRole('button', { name: 'ดูเพิ่มเติม' });
    harness.server().replyOnce(historyList, replies.refuse('INTERNAL'));
    await user.click(more);
    const again = await screen.findByRole('button', { name: 'ลองใหม่' });
    expect(screen.getByRole('alert').textContent).toContain('ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง');
    expect(screen.getByText('เครดิตกลับจากเกม')).toBeTruthy();
    await user.click(again);
    expect(await screen.findByText('โบนัส')).toBeTruthy();
    expect(screen.getByText('แสดงครบทุกรายการแล้ว')).toBeTruthy();
  });

  it.each([
    ['of all days', '/', true],
    ['of a range that begins earlier', '/?start=2020-12-01&end=2021-01-31', true],
    ['of a range that is kept', '/?start=2026-11-01&end=2026-11-20', false],
  ])('[ME-09] says at the end of the list %s from which day movements are kept', async (_, at, isSaid) => {
    harness
      .server()
      .reply(historyList, replies.data({ items: [aMovement()], nextCursor: null, keptFrom: '2021-01-01' }));
    harness.open(<HistoryPage />, { at });
    await screen.findByText('เครดิตกลับจากเกม');
    expect(screen.queryByText(/^แสดงรายการตั้งแต่ 1\sม\.ค\.\s2564 /) !== null).toBe(isSaid);
  });

  it.each([
    ['/', 'ยังไม่มีรายการ', 'ฝากเงิน', '/auth/deposit'],
    ['/?kind=deposit', 'ยังไม่มีรายการฝาก', 'ฝากเงิน', '/auth/deposit'],
    ['/?kind=withdrawal', 'ยังไม่มีรายการถอน', 'ถอนเงิน', '/auth/withdraw'],
    ['/?kind=other', 'ยังไม่มีรายการอื่น', 'เกมทั้งหมด', '/auth/games/category'],
  ])('[ME-09] in %s, explains the empty list and links to an action', async (at, title, action, to) => {
    harness.server().reply(historyList, pageOf([]));
    harness.open(<HistoryPage />, { at });
    expect(await screen.findByText(title)).toBeTruthy();
    const panel = screen.getByRole('tabpanel');
    expect(within(panel).getByRole('link', { name: action }).getAttribute('href')).toBe(to);
  });

  const sentQueries = () =>
    harness
      .server()
      .requests(historyList)
      .map(({ query }) => [query['kind'], query['start'], query['end']]);

  it('[ME-09] keeps the selected days in the URL and across tabs, and resets to all days', async () => {
    const { user, address } = harness.open(<HistoryPage />, { at: '/auth/transaction/history' });
    await screen.findByText('เครดิตกลับจากเกม');
    await user.click(screen.getByRole('button', { name: 'วันที่: ทุกวัน' }));
    const shortcut = screen.getByRole('button', { name: '30 วัน' });
    expect(shortcut.getAttribute('aria-pressed')).toBe('false');
    await user.click(shortcut);
    const [, from, to] = /start=([\d-]+)&end=([\d-]+)$/.exec(address()) ?? [];
    expect(shortcut.getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('tab', { name: 'ถอน' }));
    expect(address()).toContain('kind=withdrawal');
    await waitFor(() => expect(sentQueries()).toContainEqual(['withdrawal', from, to]));
    await user.click(screen.getByRole('button', { name: 'ดูทุกวัน' }));
    expect(address()).toBe('/auth/transaction/history?kind=withdrawal');
    await waitFor(() => expect(sentQueries()).toContainEqual(['withdrawal', undefined, undefined]));
  });

  it('[ME-09] opens with the days of the URL and offers all days if the list is empty', async () => {
    harness
      .server()
      .reply(historyList, ({ query }) => pageOf(query['start'] === undefined ? [aMovement()] : []));
    const { user, address } = harness.open(<HistoryPage />, { at: '/?start=2026-11-01&end=2026-11-20' });
    expect(await screen.findByText('ไม่มีรายการในช่วงวันที่นี้')).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'วันที่: 1\u00a0พ.ย.\u00a02569 – 20\u00a0พ.ย.\u00a02569' }),
    ).toBeTruthy();
    await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'ดูทุกวัน' }));
    expect(address()).toBe('/');
    expect(await screen.findByText('เครดิตกลับจากเกม')).toBeTruthy();
  });

  it.each([
    'start=2026-11-01',
    'start=2026-11-02&end=2026-11-01',
    'start=x&end=2026-11-01',
    'start=2024-01-01&end=2026-01-01',
  ])('[ME-09] ignores the days of a URL with %s', async (query) => {
    harness.open(<HistoryPage />, { at: `/?${query}` });
    await screen.findByText('เครดิตกลับจากเกม');
    expect(sentQueries()).toEqual([[undefined, undefined, undefined]]);
  });

  it('[ST-01] shows a loading state, then an error, then the list after a retry', async () => {
    harness.server().replyOnce(historyList, replies.refuse('OVERLOADED'));
    const { user } = harness.open(<HistoryPage />);
    expect(screen.getByRole('status').textContent).toContain('กำลังโหลด');
    expect(await screen.findByText('โหลดประวัติไม่สำเร็จ')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText('เครดิตกลับจากเกม')).toBeTruthy();
  });
});
