import { gameCashOut, gameList, gameOpen, gameResume, userCredit } from '@chada/contract';
import { protectionGet, type ProtectionState } from '@chada/contract/protection';
import { aCredit, aGame, anOpenGame, createDeferred, manyGames, replies } from '@chada/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleProtection } from '../../test/sample-protection.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { GameCategoryPage } from './game-category-page.tsx';
import { SLOW_LEAVE_MS } from './use-game-launch.ts';

vi.setConfig({ testTimeout: 30_000 });
const harness = siteHarness();
const at = '/auth/games/category?cat=slots';
const opens = () => harness.server().requests(gameOpen);
const cashOuts = () => harness.server().requests(gameCashOut);
const keys = () => opens().map(({ headers }) => headers['idempotency-key']);
const launch = (launchUrl = 'https://play.example/g/1') =>
  replies.data({
    sessionId: '7b8c9d0e-1f2a-4b3c-8d4e-5f6a7b8c9d0e',
    launchUrl,
    movedSatang: 125_050,
  });
/** Waits long enough for all pending requests to be sent. */
const afterAWhile = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));

afterEach(() => vi.useRealTimers());

type Limit = ProtectionState['limits'][number];
const limitsLeft = (
  ...lefts: readonly [kind: 'stake' | 'loss' | 'deposit', left: number, opensAt?: string][]
) => {
  const limits = lefts.map(([kind, left, opensAt = null]): Limit => ({
    kind,
    period: 'day',
    value: 50_000,
    used: 50_000 - left,
    left,
    isNear: false,
    isReached: left === 0,
    opensAt,
    raise: null,
  }));
  harness.server().reply(protectionGet, replies.data({ ...protectionGet.example.response, limits }));
};

async function tap(brand: Readonly<Record<string, unknown>> = {}) {
  const items = [aGame(), ...manyGames(8)];
  harness.server().reply(gameList, replies.data({ items, nextCursor: null, total: 9 }));
  const leave = vi.fn<(address: string) => void>();
  const opened = harness.open(
    <StrictMode>
      <Link to="/auth/dashboard">ไปหน้าหลัก</Link>
      <Routes>
        <Route path="/auth/games/category" element={<GameCategoryPage leave={leave} />} />
        <Route path="*" element={<p>หน้าอื่น</p>} />
      </Routes>
    </StrictMode>,
    { at, brand },
  );
  const list = await screen.findByRole('list', { name: 'สล็อตทั้งหมด' });
  const tile = within(list).getByRole('button', { name: /^ฮิต\s*มังกรทองคำ\s*JK$/ });
  await opened.user.click(tile);
  const dialog = screen.getByRole('dialog', { name: 'มังกรทองคำ' });
  const play = () => within(dialog).getByRole('button', { name: /เริ่มเล่น|ลองเปิดอีกครั้ง|กำลังเปิดเกม/ });
  await waitFor(() => expect(dialog.querySelector('[aria-busy]')).toBeNull());
  return { ...opened, leave, tile, dialog, play };
}

describe('the dialog of a game for a member with limits', () => {
  it('shows only the credit that the lowest limit permits, and that the rest stays', async () => {
    limitsLeft(['stake', 40_000], ['loss', 30_000], ['deposit', 0]);
    const { dialog } = await tap({ protection: sampleProtection });
    await waitFor(() => expect(dialog.textContent).toContain('เครดิตที่จะนำเข้าเกม฿300.00'));
    expect(dialog.textContent).toContain('ส่วนที่เหลือยังอยู่ครบ');
    expect(dialog.textContent).not.toContain('เครดิตทั้งหมด');
  });

  const sooner = '2026-11-21T03:15:00.000Z';
  const later = '2026-11-21T05:30:00.000Z';
  const seeOnlyTheLimits = (dialog: HTMLElement) => {
    expect(dialog.textContent).toContain('เครดิตของคุณยังอยู่ครบ และถอนได้ตามปกติ');
    expect(dialog.textContent).not.toContain('เครดิตที่จะนำเข้าเกม');
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['ปิด']);
    const [link, ...others] = within(dialog).getAllByRole('link');
    expect(others).toEqual([]);
    expect(link?.textContent).toBe('ดูวงเงินของคุณ');
    expect(link?.getAttribute('href')).toBe('/auth/protection');
  };

  it.each([
    ['credit', 125_050],
    ['no credit', 0],
  ])(
    'offers no play at a limit to a member with %s, and names the limit that opens last',
    async (_, credit) => {
      harness.server().reply(userCredit, replies.data(aCredit({ creditSatang: credit })));
      limitsLeft(['stake', 0, sooner], ['loss', 0, later]);
      const { dialog } = await tap({ protection: sampleProtection });
      await waitFor(() => expect(dialog.textContent).toMatch(/ครบวงเงินเสียสุทธิใน 24\sชั่วโมงที่คุณตั้งไว้แล้ว/));
      expect(dialog.textContent).toMatch(/เล่นต่อได้ตั้งแต่ 21\sพ\.ย\.\s2569 12:30\sน\./);
      seeOnlyTheLimits(dialog);
    },
  );

  it.each([
    ['names', { kind: 'stake', period: 'week' }, /ครบวงเงินเดิมพันใน 7\sวันที่คุณตั้งไว้แล้ว/],
    ['does not name', {}, /ครบวงเงินที่คุณตั้งไว้สำหรับการเล่นแล้ว/],
  ])('offers no second try after a refusal that %s the limit', async (_, named, text) => {
    limitsLeft(['stake', 40_000]);
    const { user, dialog, play } = await tap({ protection: sampleProtection });
    const details = { ...named, opensAt: later };
    harness.server().reply(gameOpen, replies.refuse('GAME_LIMIT_REACHED', { details }));
    await user.click(play());
    await waitFor(() => expect(dialog.textContent).toMatch(text));
    expect(dialog.textContent).toMatch(/เล่นต่อได้ตั้งแต่ 21\sพ\.ย\.\s2569 12:30\sน\./);
    seeOnlyTheLimits(dialog);
  });
});

describe('the dialog of a game', () => {
  it('[ME-22] shows the provider and the credit to transfer, and sends no request', async () => {
    const { dialog, user, tile } = await tap();
    expect(dialog.textContent).toContain('JK');
    expect(dialog.textContent).toContain('เครดิตที่จะนำเข้าเกม฿1,250.50');
    expect(dialog.textContent).toContain('กลับมาให้เองทันทีที่คุณกลับมาหน้านี้');
    expect(opens()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'ไว้ก่อน' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(tile));
    await afterAWhile();
    expect(opens()).toHaveLength(0);
    expect(cashOuts()).toHaveLength(0);
  });

  it('[ME-22] links to the deposit and has no play button if the credit is zero', async () => {
    harness.server().reply(userCredit, replies.data(aCredit({ creditSatang: 0 })));
    harness.server().reply(gameList, replies.data({ items: manyGames(9), nextCursor: null, total: 9 }));
    const { user } = harness.open(<GameCategoryPage leave={vi.fn()} />, { at });
    const list = await screen.findByRole('list', { name: 'สล็อตทั้งหมด' });
    await user.click(within(list).getByRole('button', { name: /มังกรทองคำ 1\D/ }));
    const deposit = await screen.findByRole('link', { name: 'ฝากเงิน' });
    expect(deposit.getAttribute('href')).toBe('/auth/deposit');
    expect(screen.getByText('คุณยังไม่มีเครดิตสำหรับเล่นเกมนี้')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'เริ่มเล่น' })).toBeNull();
  });
});

describe('[RD-26] the dialog of a game while a game is open', () => {
  async function tapWhile(gameCode: string, gameName: string) {
    const openGame = anOpenGame({ gameCode, gameName });
    harness.server().reply(userCredit, replies.data(aCredit({ creditSatang: 0, openGame })));
    return tap();
  }

  it('explains that opening another game moves the credit, and does not link to the deposit', async () => {
    const { user, dialog, leave } = await tapWhile('silver-fish', 'ปลาเงิน');
    expect(dialog.textContent).toContain('฿1,300.50 อยู่ในเกม ปลาเงิน');
    expect(dialog.textContent).toContain('เครดิตทั้งหมดจะออกจากเกม ปลาเงิน มาเข้าเกมนี้');
    expect(within(dialog).queryByRole('link', { name: 'ฝากเงิน' })).toBeNull();
    expect(opens()).toHaveLength(0);
    harness.server().reply(gameOpen, launch());
    await user.click(within(dialog).getByRole('button', { name: 'ย้ายเครดิตมาเล่นเกมนี้' }));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(cashOuts()).toHaveLength(0);
  });

  it('returns to the open game if the member presses the same game', async () => {
    const { user, dialog, leave } = await tapWhile('golden-dragon', 'มังกรทองคำ');
    expect(within(dialog).queryByRole('button', { name: 'เริ่มเล่น' })).toBeNull();
    const pendingReply = createDeferred();
    harness
      .server()
      .reply(gameResume, replies.after(pendingReply, replies.data(gameResume.example.response)));
    await user.click(within(dialog).getByRole('button', { name: 'กลับไปเล่น' }));
    await within(dialog).findByText('กำลังพาคุณกลับเข้าเกม');
    expect(within(dialog).queryByRole('link', { name: 'ฝากเงิน' })).toBeNull();
    pendingReply.resolve();
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(opens()).toHaveLength(0);
    expect(within(dialog).queryByRole('link', { name: 'ฝากเงิน' })).toBeNull();
  });

  it('keeps the open game after a refusal of another game', async () => {
    const { user, dialog } = await tapWhile('silver-fish', 'ปลาเงิน');
    harness.server().reply(gameOpen, replies.refuse('GAME_UNAVAILABLE'));
    await user.click(within(dialog).getByRole('button', { name: 'ย้ายเครดิตมาเล่นเกมนี้' }));
    await within(dialog).findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'ไว้ก่อน' }));
    await afterAWhile();
    expect(cashOuts()).toHaveLength(0);
  });
});

describe('opening a game', () => {
  it('[ME-22] [RD-18] sends one request with a return path and leaves once after repeated presses', async () => {
    const pendingReply = createDeferred();
    harness.server().reply(gameOpen, replies.after(pendingReply, launch()));
    const { leave, play } = await tap();
    act(() => {
      for (let press = 0; press < 3; press += 1) fireEvent.click(play());
    });
    await waitFor(() => expect(opens()).toHaveLength(1));
    fireEvent.click(play());
    expect(play().textContent).toContain('กำลังเปิดเกม');
    pendingReply.resolve();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://play.example/g/1'));
    await afterAWhile();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(opens()).toHaveLength(1);
    expect(opens()[0]?.body).toEqual({ gameCode: 'golden-dragon', returnPath: at });
    expect(opens()[0]?.headers['idempotency-key']).toMatch(/^[\w-]{16,64}$/);
    expect(screen.getByRole('dialog', { name: 'กำลังพาคุณเข้าเกม' }).textContent).toContain('฿1,250.50');
    // While the browser is leaving for the game, the page must not move the credit back.
    expect(cashOuts()).toHaveLength(0);
  });

  it('[ME-22] shows the reason of a refusal and that the credit is safe; the next press sends a new request', async () => {
    harness.server().replyOnce(gameOpen, replies.refuse('GAME_UNAVAILABLE'));
    harness.server().reply(gameOpen, launch());
    const { user, leave, play, dialog } = await tap();
    await user.click(play());
    const alert = await within(dialog).findByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain('เกมนี้ปิดให้บริการชั่วคราว'));
    expect(alert.textContent).toContain('เครดิตของคุณยังอยู่ครบ');
    expect(leave).not.toHaveBeenCalled();
    await user.click(play());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('[ME-22] repeats the request with the same idempotency key after a lost response', async () => {
    harness.server().replyOnce(gameOpen, replies.loseAnswer());
    harness.server().reply(gameOpen, launch());
    const { user, leave, play, dialog } = await tap();
    await user.click(play());
    expect((await within(dialog).findByRole('alert')).textContent).toContain('ระบบจะไม่ทำรายการซ้ำ');
    await user.click(play());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(opens()).toHaveLength(2);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('[RD-26] returns to the game after a lost response if the game is open', async () => {
    const { user, leave, play, dialog } = await tap();
    harness.server().reply(gameOpen, replies.loseAnswer());
    const openGame = anOpenGame({ gameCode: 'golden-dragon', gameName: 'มังกรทองคำ' });
    harness.server().reply(userCredit, replies.data(aCredit({ creditSatang: 0, openGame })));
    await user.click(play());
    const resume = await within(dialog).findByRole('button', { name: 'กลับไปเล่น' });
    expect(within(dialog).queryByRole('button', { name: 'ลองเปิดอีกครั้ง' })).toBeNull();
    const alert = within(dialog).getByRole('alert').textContent;
    expect(alert).toContain('เกมเปิดแล้ว');
    expect(alert).not.toContain('เปิดเกมไม่สำเร็จ');
    expect(alert).not.toContain('ลองเปิดอีกครั้ง');
    await user.click(resume);
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(opens()).toHaveLength(1);
  });

  it('[ME-22] returns the credit if the dialog closes after a lost response', async () => {
    harness.server().reply(gameOpen, replies.loseAnswer());
    const { user, play, dialog, store } = await tap();
    await user.click(play());
    await within(dialog).findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'ไว้ก่อน' }));
    await waitFor(() => expect(cashOuts()).toHaveLength(1));
    await waitFor(() => expect(store.getState().gameEvent.event).toBeNull());
  });

  it('[ME-22] links to the deposit if the game is refused because the credit is too low', async () => {
    harness.server().reply(gameOpen, replies.refuse('CREDIT_INSUFFICIENT'));
    const { user, play, dialog } = await tap();
    await user.click(play());
    expect(await within(dialog).findByRole('link', { name: 'ฝากเงิน' })).toBeTruthy();
  });

  it('[ME-22] stays on the site and returns the credit if Back is pressed while the game opens', async () => {
    const pendingReply = createDeferred();
    harness.server().reply(gameOpen, replies.after(pendingReply, launch()));
    const { user, leave, play, address } = await tap();
    await user.click(play());
    await waitFor(() => expect(opens()).toHaveLength(1));
    fireEvent.click(screen.getByText('ไปหน้าหลัก'));
    await waitFor(() => expect(address()).toBe('/auth/dashboard'));
    pendingReply.resolve();
    await waitFor(() => expect(cashOuts()).toHaveLength(1));
    await afterAWhile();
    expect(leave).not.toHaveBeenCalled();
    expect(cashOuts()).toHaveLength(1);
  });
});

describe('a browser that does not leave', () => {
  async function stuck() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    harness.server().reply(gameOpen, launch());
    const opened = await tap();
    fireEvent.click(opened.play());
    await waitFor(() => expect(opened.leave).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('button', { name: 'นำเครดิตกลับ' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(SLOW_LEAVE_MS));
    return opened;
  }

  it('[ME-22] can navigate to the game again without another request', async () => {
    const { leave } = await stuck();
    fireEvent.click(screen.getByRole('button', { name: 'เปิดเกมอีกครั้ง' }));
    expect(leave).toHaveBeenCalledTimes(2);
    expect(opens()).toHaveLength(1);
  });

  it('[ME-22] returns the credit once when the member stays', async () => {
    const { store } = await stuck();
    fireEvent.click(screen.getByRole('button', { name: 'นำเครดิตกลับ' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(store.getState().gameEvent.returned?.movedSatang).toBe(130_050));
    expect(cashOuts()).toHaveLength(1);
  });
});
