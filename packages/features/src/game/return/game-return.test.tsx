import { gameCashOut, userCredit } from '@chada/contract';
import { connectBrowser } from '@chada/stores';
import { aCredit, aMember, anOpenGame, createDeferred, replies } from '@chada/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Link } from 'react-router';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../../test/site-harness.tsx';
import { GameReturn } from './game-return.tsx';

const harness = siteHarness();
const calls = () => harness.server().requests(gameCashOut);
const keyOf = (index: number) => calls()[index]?.headers['idempotency-key'];
const openGame = JSON.stringify({
  uuid: aMember().uuid,
  gameCode: 'golden-dragon',
  openedAt: '2026-11-20T03:00:00Z',
  visit: 'visit-of-this-tab',
});
const leftForGame = JSON.stringify({
  visit: 'visit-of-this-tab',
  gameCode: 'golden-dragon',
  sessionId: null,
});

function returnToSite(
  stored: Readonly<Record<string, string>> = { 'chada.gameEvent': openGame },
  storedForTab: Readonly<Record<string, string>> = { 'chada.leftForGame': leftForGame },
) {
  return harness.open(
    <StrictMode>
      <Link to="/auth/deposit">ฝากเงิน</Link>
      <GameReturn />
    </StrictMode>,
    { at: '/auth/games/slots/JK', stored, storedForTab },
  );
}
const returnOf = (movedSatang: number, takenSatang: number | null = 125_050) =>
  replies.data({ movedSatang, takenSatang, creditSatang: movedSatang });
/** Waits long enough for all pending requests to be sent. */
const afterAWhile = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));

describe('GameReturn', () => {
  it('[ME-22] returns the credit exactly once, even if effects run twice, and shows the amount', async () => {
    const pendingReply = createDeferred();
    harness.server().reply(gameCashOut, replies.after(pendingReply, returnOf(130_050)));
    const { store } = returnToSite();
    expect(await screen.findByText('กำลังนำเครดิตกลับมาให้คุณ')).toBeTruthy();
    pendingReply.resolve();
    expect(await screen.findByText('เครดิตกลับมาแล้ว ฿1,300.50')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('+฿50.00 เทียบกับตอนเข้าเกม');
    await waitFor(() => expect(store.getState().credit.creditSatang).toBe(130_050));
    await afterAWhile();
    expect(calls()).toHaveLength(1);
    expect(store.getState().gameEvent.event).toBeNull();
  });

  it.each([
    ['a loss', returnOf(100_000), '−฿250.50 เทียบกับตอนเข้าเกม'],
    ['no difference', returnOf(125_050), 'เท่ากับตอนเข้าเกม'],
  ])('[ME-22] shows %s with a sign and a text', async (_what, reply, said) => {
    harness.server().reply(gameCashOut, reply);
    returnToSite();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(said));
  });

  it('[ME-22] says after a failure that the credit is safe and retries with the same idempotency key', async () => {
    harness.server().replyOnce(gameCashOut, replies.loseAnswer());
    const { user } = returnToSite();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('เครดิตของคุณปลอดภัยอยู่กับค่ายเกม');
    harness.server().reply(gameCashOut, returnOf(130_050));
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText('เครดิตกลับมาแล้ว ฿1,300.50')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
    expect(calls()).toHaveLength(2);
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it('[ME-22] retries automatically when the device is online again', async () => {
    harness.server().replyOnce(gameCashOut, replies.drop());
    const { store } = returnToSite();
    await screen.findByRole('alert');
    let onLine = false;
    const disconnect = connectBrowser(
      store,
      Object.create(window, { navigator: { value: Object.create({}, { onLine: { get: () => onLine } }) } }),
    );
    expect(await screen.findByText(/เราจะนำกลับให้เองเมื่ออินเทอร์เน็ตกลับมา/)).toBeTruthy();
    onLine = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('เครดิตกลับมาแล้ว ฿1,300.50')).toBeTruthy();
    await afterAWhile();
    disconnect();
    expect(calls()).toHaveLength(2);
  });

  it('[ME-22] stays below the header when banners appear and when the page scrolls', async () => {
    const header = document.createElement('header');
    document.body.append(header);
    let bottom = 149;
    header.getBoundingClientRect = () => new DOMRect(0, 0, 360, bottom);
    returnToSite();
    await screen.findByText(/เครดิตกลับมาแล้ว/);
    expect(screen.getByRole('status').style.top).toBe('157px');
    bottom = 60;
    fireEvent.scroll(document);
    expect(screen.getByRole('status').style.top).toBe('68px');
    header.remove();
  });

  it('[ME-22] sends no request and shows no notice without an open game', async () => {
    returnToSite({});
    await afterAWhile();
    expect(calls()).toHaveLength(0);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('[RD-26] does not return credit automatically in a tab that did not open the game', async () => {
    const { store } = returnToSite(undefined, {});
    await waitFor(() => expect(store.getState().gameEvent.event).not.toBeNull());
    await afterAWhile();
    expect(calls()).toHaveLength(0);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('[RD-26] returns the credit in any tab when the provider reports the end of the game session', async () => {
    const credit = aCredit({ creditSatang: 0, openGame: anOpenGame({ visitEnded: true }) });
    harness.server().reply(userCredit, replies.data(credit));
    harness.server().reply(gameCashOut, returnOf(130_050));
    returnToSite({}, {});
    expect(await screen.findByText('เครดิตกลับมาแล้ว ฿1,300.50')).toBeTruthy();
    expect(calls()[0]?.body).toEqual({ sessionId: anOpenGame().sessionId });
  });

  it('[ME-22] ignores the game of another member on the same device', async () => {
    const theirs = JSON.stringify({ ...JSON.parse(openGame), uuid: '00000000-0000-4000-8000-000000000000' });
    returnToSite({ 'chada.gameEvent': theirs });
    await afterAWhile();
    expect(calls()).toHaveLength(0);
  });

  it('[ME-22] hides the notice when the member closes it or leaves the screen', async () => {
    const first = returnToSite();
    await screen.findByText(/เครดิตกลับมาแล้ว/);
    await first.user.click(screen.getByRole('button', { name: 'ปิด' }));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('[ME-22] does not show the notice on another screen', async () => {
    const { user } = returnToSite();
    await screen.findByText(/เครดิตกลับมาแล้ว/);
    await user.click(screen.getByRole('link', { name: 'ฝากเงิน' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });
});
