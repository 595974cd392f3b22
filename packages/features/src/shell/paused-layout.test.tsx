import { addTexts } from '@chada/messages';
import { banks, helpLine, playBreak, waitingSlip } from '@chada/messages/texts';
import { protectionGet } from '@chada/contract/protection';
import { replies } from '@chada/testing';
import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleProtection } from '../../test/sample-protection.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { PausedPage } from '../protection/paused/paused-page.tsx';
import { PausedSlot } from './chat-slots.ts';
import { MemberLayout } from './member-shell.ts';

addTexts({ banks, helpLine, playBreak, waitingSlip });

const harness = siteHarness();
afterEach(() => vi.useRealTimers());
const example = protectionGet.example.response;
const paused = { cause: 'timeOut', until: '2099-01-01T05:00:00.000Z', endRequestableAt: null } as const;
const site = (
  <PausedSlot value={<PausedPage />}>
    <Routes>
      <Route element={<MemberLayout />}>
        <Route path="/auth/deposit" element={<p>the deposit screen</p>} />
        <Route path="/auth/withdraw" element={<p>the withdrawal screen</p>} />
      </Route>
    </Routes>
  </PausedSlot>
);
const open = (at: string, brand: Readonly<Record<string, unknown>> = { protection: sampleProtection }) =>
  harness.open(site, { at, brand });

describe('the member area during a break', () => {
  it('replaces deposits by the end of the break, the withdrawal, the history and the help line', async () => {
    harness.server().reply(protectionGet, replies.data({ ...example, pause: paused }));
    open('/auth/deposit');
    expect(await screen.findByRole('heading', { name: 'คุณกำลังพักการเล่น' })).toBeTruthy();
    expect(screen.getByRole('main').textContent).toMatch(/เล่นต่อได้ตั้งแต่ 1\sม\.ค\.\s2642 12:00\sน\./);
    expect(screen.queryByText('the deposit screen')).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'ถอนเงิน' }).getAttribute('href')).toBe('/auth/withdraw');
    expect(main.getByRole('link', { name: 'โทร 1323' })).toBeTruthy();
    const bar = within(screen.getByRole('navigation', { name: 'เมนูหลัก' }));
    expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/auth/dashboard',
      '/auth/withdraw',
      '/auth/transaction/history',
      '/auth/protection',
      '/auth/contact',
    ]);
  });

  it('never replaces the withdrawal', async () => {
    harness.server().reply(protectionGet, replies.data({ ...example, pause: paused }));
    open('/auth/withdraw');
    await expect.poll(() => harness.server().requests(protectionGet).length).toBeGreaterThan(0);
    expect(await screen.findByText('the withdrawal screen')).toBeTruthy();
  });

  it('begins on an open page when the limit on session time is reached', async () => {
    const limit = {
      ...example.limits[0],
      kind: 'session',
      value: 60,
      used: 59,
      left: 1,
      raise: null,
    } as const;
    harness.server().replyOnce(protectionGet, replies.data({ ...example, limits: [limit] }));
    harness
      .server()
      .reply(protectionGet, replies.data({ ...example, pause: { ...paused, cause: 'sessionTime' } }));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    open('/auth/deposit');
    expect(await screen.findByText('the deposit screen')).toBeTruthy();
    await expect.poll(() => harness.server().requests(protectionGet)).toHaveLength(1);
    await screen.findByRole('link', { name: /เวลาในรอบนี้/ });
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(harness.server().requests(protectionGet)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(75_000));
    expect(await screen.findByRole('heading', { name: 'ครบเวลาเล่นที่คุณตั้งไว้แล้ว' })).toBeTruthy();
  });

  it('shows the time of the session in the header, with a link to the net position', async () => {
    open('/auth/deposit');
    const clock = await screen.findByRole('link', { name: /เวลาในรอบนี้/ });
    expect(clock.getAttribute('href')).toBe('/auth/protection');
    expect(screen.getByText('the deposit screen')).toBeTruthy();
  });

  it('shows neither clock nor links for a brand whose backend enforces nothing', async () => {
    open('/auth/deposit', {});
    expect(await screen.findByText('the deposit screen')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /เวลาในรอบนี้/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'เล่นอย่างรับผิดชอบ' })).toBeNull();
    expect(harness.server().requests(protectionGet)).toHaveLength(0);
  });
});
