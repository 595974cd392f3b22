import { gameCashOut, gameList, gameOpen, gameResume, userCredit } from '@chada/contract';
import { aCredit, aGame, anOpenGame, gate, manyGames, replies } from '@chada/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { screenWorld } from '../../test/screen-world.tsx';
import { GameCategoryPage } from './game-category-page.tsx';
import { SLOW_LEAVE_MS } from './use-game-launch.ts';

vi.setConfig({ testTimeout: 30_000 });
const world = screenWorld();
const at = '/auth/games/category?cat=slots';
const opens = () => world.server().requests(gameOpen);
const cashOuts = () => world.server().requests(gameCashOut);
const keys = () => opens().map(({ headers }) => headers['idempotency-key']);
const launch = (launchUrl = 'https://play.example/g/1') =>
  replies.data({
    sessionId: '7b8c9d0e-1f2a-4b3c-8d4e-5f6a7b8c9d0e',
    launchUrl,
    movedSatang: 125_050,
  });
/** Waits until every pending request has been sent. */
const afterAWhile = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));

afterEach(() => vi.useRealTimers());

/** Opens the lobby and taps a game: its dialog is open. */
async function tap() {
  const items = [aGame(), ...manyGames(8)];
  world.server().reply(gameList, replies.data({ items, nextCursor: null, total: 9 }));
  const leave = vi.fn<(address: string) => void>();
  const opened = world.open(
    <StrictMode>
      <Link to="/auth/dashboard">ไปหน้าหลัก</Link>
      <Routes>
        <Route path="/auth/games/category" element={<GameCategoryPage leave={leave} />} />
        <Route path="*" element={<p>หน้าอื่น</p>} />
      </Routes>
    </StrictMode>,
    { at },
  );
  const list = await screen.findByRole('list', { name: 'สล็อตทั้งหมด' });
  const tile = within(list).getByRole('button', { name: /^ฮิต\s*มังกรทองคำ\s*ค่าย JK$/ });
  await opened.user.click(tile);
  const dialog = screen.getByRole('dialog', { name: 'มังกรทองคำ' });
  const play = () => within(dialog).getByRole('button', { name: /เริ่มเล่น|ลองเปิดอีกครั้ง|กำลังเปิดเกม/ });
  await waitFor(() => expect(dialog.querySelector('[aria-busy]')).toBeNull());
  return { ...opened, leave, tile, dialog, play };
}

describe('a tapped game', () => {
  it('[ME-22] shows its provider and the credit to be transferred; nothing moves yet', async () => {
    const { dialog, user, tile } = await tap();
    expect(dialog.textContent).toContain('ค่าย JK');
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

  it('[ME-22] without credit it offers a deposit, and no play button', async () => {
    world.server().reply(userCredit, replies.data(aCredit({ creditSatang: 0 })));
    world.server().reply(gameList, replies.data({ items: manyGames(9), nextCursor: null, total: 9 }));
    const { user } = world.open(<GameCategoryPage leave={vi.fn()} />, { at });
    const list = await screen.findByRole('list', { name: 'สล็อตทั้งหมด' });
    await user.click(within(list).getByRole('button', { name: /มังกรทองคำ 1\D/ }));
    const deposit = await screen.findByRole('link', { name: 'ฝากเงิน' });
    expect(deposit.getAttribute('href')).toBe('/auth/deposit');
    expect(screen.getByText('คุณยังไม่มีเครดิตสำหรับเล่นเกมนี้')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'เริ่มเล่น' })).toBeNull();
  });
});

describe('[RD-26] with an open game', () => {
  async function tapWhile(gameCode: string, gameName: string) {
    const openGame = anOpenGame({ gameCode, gameName });
    world.server().reply(userCredit, replies.data(aCredit({ creditSatang: 0, openGame })));
    return tap();
  }

  it('another one explains what would happen to it before anything moves, and never offers a deposit', async () => {
    const { user, dialog, leave } = await tapWhile('silver-fish', 'ปลาเงิน');
    expect(dialog.textContent).toContain('฿1,300.50 อยู่ในเกม ปลาเงิน');
    expect(dialog.textContent).toContain('เครดิตทั้งหมดจะออกจากเกม ปลาเงิน มาเข้าเกมนี้');
    expect(within(dialog).queryByRole('link', { name: 'ฝากเงิน' })).toBeNull();
    expect(opens()).toHaveLength(0);
    world.server().reply(gameOpen, launch());
    await user.click(within(dialog).getByRole('button', { name: 'ย้ายเครดิตมาเล่นเกมนี้' }));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(cashOuts()).toHaveLength(0);
  });

  it('the same one is returned to, not opened again', async () => {
    const { user, dialog, leave } = await tapWhile('golden-dragon', 'มังกรทองคำ');
    expect(within(dialog).queryByRole('button', { name: 'เริ่มเล่น' })).toBeNull();
    const answer = gate();
    world.server().reply(gameResume, async () => {
      await answer.promise;
      return replies.data(gameResume.example.response);
    });
    await user.click(within(dialog).getByRole('button', { name: 'กลับไปเล่น' }));
    await within(dialog).findByText('กำลังพาคุณกลับเข้าเกม');
    expect(within(dialog).queryByRole('link', { name: 'ฝากเงิน' })).toBeNull();
    answer.open();
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(opens()).toHaveLength(0);
    expect(within(dialog).queryByRole('link', { name: 'ฝากเงิน' })).toBeNull();
  });

  it('a refused one leaves it open when the dialog closes', async () => {
    const { user, dialog } = await tapWhile('silver-fish', 'ปลาเงิน');
    world.server().reply(gameOpen, replies.refuse('GAME_UNAVAILABLE'));
    await user.click(within(dialog).getByRole('button', { name: 'ย้ายเครดิตมาเล่นเกมนี้' }));
    await within(dialog).findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'ไว้ก่อน' }));
    await afterAWhile();
    expect(cashOuts()).toHaveLength(0);
  });
});

describe('opening it', () => {
  it('[ME-22] [RD-18] sends one request and leaves once, however often it is pressed, with a return path', async () => {
    const answer = gate();
    world.server().reply(gameOpen, async () => {
      await answer.promise;
      return launch();
    });
    const { leave, play } = await tap();
    act(() => {
      for (let press = 0; press < 3; press += 1) fireEvent.click(play());
    });
    await waitFor(() => expect(opens()).toHaveLength(1));
    fireEvent.click(play());
    expect(play().textContent).toContain('กำลังเปิดเกม');
    answer.open();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://play.example/g/1'));
    await afterAWhile();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(opens()).toHaveLength(1);
    expect(opens()[0]?.body).toEqual({ gameCode: 'golden-dragon', returnPath: at });
    expect(opens()[0]?.headers['idempotency-key']).toMatch(/^[\w-]{16,64}$/);
    expect(screen.getByRole('dialog', { name: 'กำลังพาคุณเข้าเกม' }).textContent).toContain('฿1,250.50');
    // While the page is leaving, becoming visible again is not a return: the credit stays in the game.
    expect(cashOuts()).toHaveLength(0);
  });

  it('[ME-22] refused: the member stays and reads the reason in Thai and that the credit is complete; pressing again sends a new request', async () => {
    world.server().replyOnce(gameOpen, replies.refuse('GAME_UNAVAILABLE'));
    world.server().reply(gameOpen, launch());
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

  it('[ME-22] response lost: pressing again sends the same request with the same key', async () => {
    world.server().replyOnce(gameOpen, replies.loseAnswer());
    world.server().reply(gameOpen, launch());
    const { user, leave, play, dialog } = await tap();
    await user.click(play());
    expect((await within(dialog).findByRole('alert')).textContent).toContain('ระบบจะไม่ทำรายการซ้ำ');
    await user.click(play());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(opens()).toHaveLength(2);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('[RD-26] response lost but the game open: returns to the game, and mentions no missing button', async () => {
    const { user, leave, play, dialog } = await tap();
    world.server().reply(gameOpen, replies.loseAnswer());
    const openGame = anOpenGame({ gameCode: 'golden-dragon', gameName: 'มังกรทองคำ' });
    world.server().reply(userCredit, replies.data(aCredit({ creditSatang: 0, openGame })));
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

  it('[ME-22] response lost and the dialog closed: credit that may be in the game is returned', async () => {
    world.server().reply(gameOpen, replies.loseAnswer());
    const { user, play, dialog, store } = await tap();
    await user.click(play());
    await within(dialog).findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'ไว้ก่อน' }));
    await waitFor(() => expect(cashOuts()).toHaveLength(1));
    await waitFor(() => expect(store.getState().gameEvent.event).toBeNull());
  });

  it('[ME-22] refused for lack of credit: offers a deposit', async () => {
    world.server().reply(gameOpen, replies.refuse('CREDIT_INSUFFICIENT'));
    const { user, play, dialog } = await tap();
    await user.click(play());
    expect(await within(dialog).findByRole('link', { name: 'ฝากเงิน' })).toBeTruthy();
  });

  it('[ME-22] Back while it opens: the browser stays, and the credit is returned', async () => {
    const answer = gate();
    world.server().reply(gameOpen, async () => {
      await answer.promise;
      return launch();
    });
    const { user, leave, play, address } = await tap();
    await user.click(play());
    await waitFor(() => expect(opens()).toHaveLength(1));
    fireEvent.click(screen.getByText('ไปหน้าหลัก'));
    await waitFor(() => expect(address()).toBe('/auth/dashboard'));
    answer.open();
    await waitFor(() => expect(cashOuts()).toHaveLength(1));
    await afterAWhile();
    expect(leave).not.toHaveBeenCalled();
    expect(cashOuts()).toHaveLength(1);
  });
});

describe('a browser that does not leave', () => {
  async function stuck() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    world.server().reply(gameOpen, launch());
    const opened = await tap();
    fireEvent.click(opened.play());
    await waitFor(() => expect(opened.leave).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('button', { name: 'นำเครดิตกลับ' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(SLOW_LEAVE_MS));
    return opened;
  }

  it('[ME-22] navigates again without another request', async () => {
    const { leave } = await stuck();
    fireEvent.click(screen.getByRole('button', { name: 'เปิดเกมอีกครั้ง' }));
    expect(leave).toHaveBeenCalledTimes(2);
    expect(opens()).toHaveLength(1);
  });

  it('[ME-22] or returns the credit, once', async () => {
    const { store } = await stuck();
    fireEvent.click(screen.getByRole('button', { name: 'นำเครดิตกลับ' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(store.getState().gameEvent.returned?.movedSatang).toBe(130_050));
    expect(cashOuts()).toHaveLength(1);
  });
});
