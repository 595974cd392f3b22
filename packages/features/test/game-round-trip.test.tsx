import { gameCashOut, gameList, gameOpen } from '@chada/contract';
import { connectBrowser } from '@chada/stores';
import { aGame, manyGames, replies } from '@chada/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { GameReturn } from '../src/game/return/index.ts';
import { GameCategoryPage } from '../src/game/index.ts';
import { siteHarness } from './site-harness.tsx';

vi.setConfig({ testTimeout: 30_000 });
const harness = siteHarness();
const at = '/auth/games/category?cat=slots';
const cashOuts = () => harness.server().requests(gameCashOut);
/** Waits long enough for all pending requests to be sent. */
const afterAWhile = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));

describe('the return from a game', () => {
  it('[ME-22] by the back/forward cache closes the dialog, returns the credit once and reports the amount', async () => {
    harness.server().reply(
      gameOpen,
      replies.data({
        sessionId: '7b8c9d0e-1f2a-4b3c-8d4e-5f6a7b8c9d0e',
        launchUrl: 'https://play.example/g/1',
        movedSatang: 125_050,
      }),
    );
    harness
      .server()
      .reply(gameList, replies.data({ items: [aGame(), ...manyGames(8)], nextCursor: null, total: 9 }));
    const leave = vi.fn<(address: string) => void>();
    const { user, store } = harness.open(
      <StrictMode>
        <GameCategoryPage leave={leave} />
        <GameReturn />
      </StrictMode>,
      { at },
    );
    const disconnect = connectBrowser(store, window);
    const list = await screen.findByRole('list', { name: 'สล็อตทั้งหมด' });
    await user.click(within(list).getByRole('button', { name: /^ฮิต\s*มังกรทองคำ\s*JK$/ }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'เริ่มเล่น' }).getAttribute('aria-busy')).toBeNull(),
    );
    await user.click(screen.getByRole('button', { name: 'เริ่มเล่น' }));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(cashOuts()).toHaveLength(0);

    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('เครดิตกลับมาแล้ว ฿1,300.50')).toBeTruthy();
    await afterAWhile();
    disconnect();
    expect(cashOuts()).toHaveLength(1);
  });
});
