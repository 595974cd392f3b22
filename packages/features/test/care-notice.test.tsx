import { protectionDismissCareNotice, protectionGet } from '@chada/contract/protection';
import { replies } from '@chada/testing';
import { screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { sampleProtection } from './sample-protection.ts';
import { siteHarness } from './site-harness.tsx';
import { BreakPage, ProtectionPage } from '../src/protection/index.ts';
import { DashboardPage } from '../src/dashboard/index.ts';

const harness = siteHarness();
const brand = { protection: sampleProtection };
const example = protectionGet.example.response;
const state = (isCareNoticeDue: boolean) => replies.data({ ...example, isCareNoticeDue });
const title = 'ยังสบายใจกับการเล่นอยู่ไหม';
const notice = async () => {
  const found = (await screen.findByText(title)).closest<HTMLElement>('.cf-notice');
  if (found === null) throw new Error('the title is outside a notice');
  return found;
};

describe('the care notice', () => {
  it.each([
    ['dashboard', DashboardPage, '/auth/dashboard'],
    ['limits', ProtectionPage, '/auth/protection'],
    ['break', BreakPage, '/auth/protection/break'],
  ])(
    'is on the screen of the %s, if it is due, with ways to limits, a break and the help line',
    async (_, Page, at) => {
      harness.server().reply(protectionGet, state(true));
      harness.open(<Page />, { brand, at });
      const ways = within(await notice())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
      expect(ways).toEqual(
        ['/auth/protection', '/auth/protection/break', 'tel:1323'].filter((way) => way !== at),
      );
    },
  );

  it('contains no number but the help line and the days, no bonus, and no button that stands out', async () => {
    harness.server().reply(protectionGet, state(true));
    harness.open(<DashboardPage />, { brand });
    const shown = await notice();
    expect(shown.textContent?.match(/\d+/g)).toEqual(['7', '1323']);
    expect(shown.textContent).not.toMatch(/โบนัส|โปรโมชัน|฿|ผิด|ควร|ต้อง/);
    const buttons = [...within(shown).getAllByRole('link'), ...within(shown).getAllByRole('button')];
    expect(new Set(buttons.map(({ dataset }) => dataset['variant'])).size).toBe(1);
    expect(shown.getAttribute('role')).toBeNull();
  });

  it('disappears when the member dismisses it, and says so to a screen reader', async () => {
    harness.server().reply(protectionGet, state(true));
    const { user } = harness.open(<DashboardPage />, { brand });
    await notice();
    harness.server().reply(protectionGet, state(false));
    await user.click(screen.getByRole('button', { name: 'ปิดข้อความนี้' }));
    expect(await screen.findByText('ปิดข้อความแล้ว')).toBe(document.activeElement);
    expect(screen.queryByText(title)).toBeNull();
    expect(harness.server().requests(protectionDismissCareNotice)).toHaveLength(1);
  });

  it('does not flash on the next screen before the state is loaded again', async () => {
    harness.server().reply(protectionGet, state(true));
    const { user } = harness.open(
      <>
        <Link to="/limits">limits</Link>
        <Routes>
          <Route path="/" element={<DashboardPage />} />
          <Route path="/limits" element={<ProtectionPage />} />
        </Routes>
      </>,
      { brand },
    );
    await notice();
    harness.server().reply(protectionGet, replies.hang());
    await user.click(screen.getByRole('button', { name: 'ปิดข้อความนี้' }));
    await screen.findByText('ปิดข้อความแล้ว');
    await user.click(screen.getByRole('link', { name: 'limits' }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(title)).toBeNull();
  });

  it('stays and says so if it could not be dismissed', async () => {
    harness.server().reply(protectionGet, state(true));
    harness.server().replyOnce(protectionDismissCareNotice, replies.refuse('INTERNAL'));
    const { user } = harness.open(<DashboardPage />, { brand });
    await notice();
    await user.click(screen.getByRole('button', { name: 'ปิดข้อความนี้' }));
    expect(await screen.findByText('ปิดข้อความไม่สำเร็จ')).toBeTruthy();
    expect(screen.getByText(title)).toBeTruthy();
  });

  it('does not appear if it is not due, or for a brand without protection', async () => {
    harness.server().reply(protectionGet, state(false));
    const { store } = harness.open(<DashboardPage />, { brand });
    await expect.poll(() => harness.server().requests(protectionGet).length).toBeGreaterThan(0);
    await screen.findByText('ประกาศ');
    expect(screen.queryByText(title)).toBeNull();
    store.dispose();
  });
});
