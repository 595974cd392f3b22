import { gameCashOut, gameResume, userCredit } from '@chada/contract';
import { aCredit, aMember, anOpenGame, createDeferred, replies } from '@chada/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../../test/site-harness.tsx';
import { CreditInGame } from './credit-in-game.tsx';

const harness = siteHarness();
const report = (openGame: ReturnType<typeof anOpenGame> | null) =>
  harness.server().reply(userCredit, replies.data(aCredit({ creditSatang: 0, openGame })));
const open = (stored: Readonly<Record<string, string>> = {}) => {
  const leave = vi.fn<(address: string) => void>();
  return { leave, ...harness.open(<CreditInGame leave={leave} />, { at: '/auth/withdraw?a=1', stored }) };
};
const afterAWhile = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 120)));
const cashOuts = () => harness.server().requests(gameCashOut);

describe('[RD-26] credit in a game', () => {
  it('is shown on a device that did not open the game, and does not return automatically', async () => {
    report(anOpenGame());
    open();
    const notice = await screen.findByText('฿1,300.50 อยู่ในเกม มังกรทองคำ');
    expect(notice).toBeTruthy();
    await afterAWhile();
    expect(screen.getByRole('button', { name: 'กลับไปเล่น' })).toBeTruthy();
    expect(cashOuts()).toHaveLength(0);
  });

  it('returns when the button is pressed, and the notice disappears', async () => {
    report(anOpenGame());
    const { user } = open();
    const pendingReply = createDeferred();
    harness.server().reply(gameCashOut, async () => {
      await pendingReply.promise;
      return replies.data({ movedSatang: 130_050, takenSatang: 125_050, creditSatang: 130_050 });
    });
    await user.click(await screen.findByRole('button', { name: 'นำเครดิตกลับ' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'กลับไปเล่น' })).toBeNull());
    pendingReply.resolve();
    await afterAWhile();
    expect(cashOuts()).toHaveLength(1);
    expect(screen.queryByText(/อยู่ในเกม/)).toBeNull();
  });

  it('has a button that returns to the game with the current screen as the return path', async () => {
    report(anOpenGame());
    const { user, leave } = open();
    await user.click(await screen.findByRole('button', { name: 'กลับไปเล่น' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('http://localhost:8789/play/7b8c9d0e'));
    expect(harness.server().requests(gameResume)[0]?.body).toEqual({
      sessionId: anOpenGame().sessionId,
      returnPath: '/auth/withdraw?a=1',
    });
    expect(screen.getByText('กำลังพาคุณกลับเข้าเกม')).toBeTruthy();
    await afterAWhile();
    expect(cashOuts()).toHaveLength(0);
  });

  it('is hidden when another device has returned the credit', async () => {
    report(anOpenGame());
    const { user, leave } = open();
    const button = await screen.findByRole('button', { name: 'กลับไปเล่น' });
    report(null);
    harness.server().reply(gameResume, replies.refuse('GAME_NOT_OPEN'));
    await user.click(button);
    await waitFor(() => expect(screen.queryByText(/อยู่ในเกม/)).toBeNull());
    expect(leave).not.toHaveBeenCalled();
  });

  it('explains the shown amount if the provider does not respond', async () => {
    report(anOpenGame({ amountSatang: 125_050, amountSource: 'taken' }));
    open();
    expect(await screen.findByText('฿1,250.50 อยู่ในเกม มังกรทองคำ')).toBeTruthy();
    expect(screen.getByText(/เป็นยอดตอนเข้าเกม/)).toBeTruthy();
  });

  it('never opens an address that is not http or https', async () => {
    report(anOpenGame());
    harness.server().reply(gameResume, replies.data({ launchUrl: 'https://ok.example@evil.test/' }));
    const { user, leave } = open();
    await user.click(await screen.findByRole('button', { name: 'กลับไปเล่น' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'นำเครดิตกลับ' })).toBeTruthy());
    await afterAWhile();
    expect(leave).not.toHaveBeenCalled();
  });

  it('is known from the browser’s storage if the API does not report games', async () => {
    open({
      'chada.gameEvent': JSON.stringify({
        uuid: aMember().uuid,
        gameCode: 'golden-dragon',
        gameName: 'มังกรทองคำ',
        takenSatang: 100_000,
        openedAt: '2026-11-20T03:00:00Z',
        visit: 'of-another-tab',
      }),
    });
    expect(await screen.findByText('฿1,000.00 อยู่ในเกม มังกรทองคำ')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'กลับไปเล่น' })).toBeNull();
    expect(screen.getByRole('button', { name: 'นำเครดิตกลับ' })).toBeTruthy();
    expect(cashOuts()).toHaveLength(0);
  });
});
