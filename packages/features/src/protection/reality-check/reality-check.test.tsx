import { gameCashOut, userCredit } from '@chada/contract';
import { protectionAcknowledge, protectionGet } from '@chada/contract/protection';
import { type ProtectionState, useProtectionQuery } from '@chada/stores/protection';
import { aCredit, aMember, anOpenGame, createDeferred, replies } from '@chada/testing';
import { screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { sampleProtection } from '../../../test/sample-protection.ts';
import { siteHarness } from '../../../test/site-harness.tsx';
import { RealityCheck } from './index.ts';

const harness = siteHarness();
const brand = { protection: sampleProtection };
const example = protectionGet.example.response;
const state = (nextAt: string) => replies.data({ ...example, realityCheck: { minutes: 60, nextAt } });
const pastTime = '2020-01-01T00:00:00.000Z';
const due = () => harness.server().reply(protectionGet, state(pastTime));

/**
 * Replies to the nth request for the protection state with stakes of n satang, so that a test can recognize each
 * response.
 */
function replyWithLoadCount(pause: ProtectionState['pause'] = null): void {
  let loads = 0;
  harness.server().reply(protectionGet, () => {
    loads += 1;
    const session = { ...example.session, stakedSatang: loads };
    return replies.data({ ...example, session, pause, realityCheck: { minutes: 60, nextAt: pastTime } });
  });
}

const Stakes = () => {
  const { data, refetch } = useProtectionQuery();
  return (
    data && (
      <button type="button" onClick={() => void refetch()}>
        {`stakes: ${data.session.stakedSatang}`}
      </button>
    )
  );
};

describe('RealityCheck', () => {
  it('shows time, stakes, returns and net, and no button has the focus', async () => {
    due();
    harness.open(<RealityCheck />, { brand });
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('฿500.00')).toBeTruthy();
    expect(within(dialog).getByText('฿420.00')).toBeTruthy();
    expect(within(dialog).getByText('−฿80.00')).toBeTruthy();
    expect(document.activeElement?.matches('button, a')).toBe(false);
    const buttons = [...within(dialog).getAllByRole('button'), ...within(dialog).getAllByRole('link')];
    expect(new Set(buttons.map(({ dataset }) => dataset['variant'])).size).toBe(1);
  });

  it('adds no entry to the history before its sums are loaded again', async () => {
    replyWithLoadCount();
    const stakesAtEntry: (number | undefined)[] = [];
    const Entries = () => {
      const entry: unknown = useLocation().state;
      const stakes = useProtectionQuery().data?.session.stakedSatang;
      useEffect(() => {
        if (entry !== null) stakesAtEntry.push(stakes);
      }, [entry, stakes]);
      return null;
    };
    harness.open(
      <>
        <Entries />
        <RealityCheck />
      </>,
      { brand },
    );
    await screen.findByRole('alertdialog');
    expect(stakesAtEntry).toEqual([2]);
  });

  it('opens only after the credit has returned from a game, with the sums of that game', async () => {
    const credit = createDeferred();
    const [openGame, sum] = [anOpenGame(), 60_000];
    replyWithLoadCount();
    harness.server().reply(userCredit, replies.after(credit, replies.data(aCredit({ openGame }))));
    harness.server().reply(gameCashOut, () => {
      const session = { ...example.session, stakedSatang: sum };
      const realityCheck = { minutes: 60, nextAt: pastTime };
      harness.server().reply(protectionGet, replies.data({ ...example, session, realityCheck }));
      return replies.data({ movedSatang: 0, takenSatang: sum, creditSatang: 0 });
    });
    const event = { uuid: aMember().uuid, ...openGame, openedAt: '2026-11-20T03:00:00Z', visit: 'visit' };
    const left = { visit: 'visit', gameCode: openGame.gameCode, sessionId: openGame.sessionId };
    const screens = (
      <>
        <RealityCheck />
        <Stakes />
      </>
    );
    const { user } = harness.open(screens, {
      brand,
      stored: { 'chada.gameEvent': JSON.stringify(event) },
      storedForTab: { 'chada.leftForGame': JSON.stringify(left) },
    });
    await user.click(await screen.findByText('stakes: 1'));
    await user.click(await screen.findByText('stakes: 2'));
    await screen.findByText('stakes: 3');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    credit.resolve();
    expect(within(await screen.findByRole('alertdialog')).getByText('฿600.00')).toBeTruthy();
  });

  it('stays open on Escape, and closes with an acknowledgement', async () => {
    due();
    const { user } = harness.open(<RealityCheck />, { brand });
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    harness.server().reply(protectionGet, state('2099-01-01T00:00:00.000Z'));
    await user.click(screen.getByRole('button', { name: 'เล่นต่อ' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    await expect.poll(() => harness.server().requests(protectionAcknowledge)).toHaveLength(1);
  });

  it('closes although the acknowledgement fails, and comes again on the next screen', async () => {
    due();
    harness.server().reply(protectionAcknowledge, replies.refuse('INTERNAL'));
    const { user } = harness.open(
      <>
        <Link to="/next">next</Link>
        <RealityCheck />
      </>,
      { brand },
    );
    await user.click(await screen.findByRole('button', { name: 'เล่นต่อ' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'next' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('leads to the break and to the history', async () => {
    due();
    const { user, address } = harness.open(<RealityCheck />, { brand });
    await user.click(await screen.findByRole('link', { name: 'พักการเล่น' }));
    await expect.poll(address).toBe('/auth/protection/break');
    await expect.poll(() => harness.server().requests(protectionAcknowledge)).toHaveLength(1);
  });

  it('does not appear during a break', async () => {
    replyWithLoadCount({ cause: 'timeOut', until: '2099-01-01T00:00:00.000Z', endRequestableAt: null });
    const { user } = harness.open(
      <>
        <RealityCheck />
        <Stakes />
      </>,
      { brand },
    );
    // Waits for a third response, because a dialog caused by the second response would have appeared by then.
    await user.click(await screen.findByText('stakes: 2'));
    await screen.findByText('stakes: 3');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('does not appear before its time, or without protection', async () => {
    harness.server().reply(protectionGet, state('2099-01-01T00:00:00.000Z'));
    const { store } = harness.open(<RealityCheck />, { brand });
    await expect.poll(() => harness.server().requests(protectionGet)).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    store.dispose();
    harness.open(<RealityCheck />);
    expect(harness.server().requests(protectionGet)).toHaveLength(1);
  });
});
