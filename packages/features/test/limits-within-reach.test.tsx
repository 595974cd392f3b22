import { userLevel } from '@chada/contract';
import { protectionGet } from '@chada/contract/protection';
import { replies } from '@chada/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleProtection } from './sample-protection.ts';
import { siteHarness } from './site-harness.tsx';
import { DashboardPage } from '../src/dashboard/index.ts';
import { DepositPage } from '../src/deposit/index.ts';
import { UserPage } from '../src/user/index.ts';

const harness = siteHarness();
const brand = { protection: sampleProtection };
const example = protectionGet.example.response;
const limits = (value: readonly object[]) =>
  harness.server().reply(protectionGet, replies.data({ ...example, limits: value }));
const never = { level: 0, cumulativeDepositSatang: 0, monthDepositSatang: 0, refundPercent: 0 };
const hrefs = () =>
  screen.getAllByRole('link').flatMap((link) => {
    const href = link.getAttribute('href');
    return href?.startsWith('/auth/protection') === true ? [href] : [];
  });

describe('limits', () => {
  it('are offered after the registration, to a member who has never deposited', async () => {
    harness.server().reply(userLevel, replies.data(never));
    harness.open(<DashboardPage />, { brand });
    expect(await screen.findByText(/ตั้งวงเงินฝากที่สบายใจไว้ก่อนก็ได้/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ตั้งวงเงิน' }).getAttribute('href')).toBe('/auth/protection');
  });

  it('are offered at the first deposit, without blocking it', async () => {
    limits([]);
    harness.open(<DepositPage />, { brand });
    const link = await screen.findByRole('link', { name: 'ตั้งวงเงิน' });
    expect(link.getAttribute('href')).toBe('/auth/protection');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['dashboard', DashboardPage],
    ['deposit', DepositPage],
    ['account', UserPage],
  ])('are one press away from the screen of the %s', async (_, Page) => {
    harness.open(<Page />, { brand });
    await expect.poll(hrefs).toContain('/auth/protection');
  });

  it('tell the member at the deposit that 80 % is used, and what is left', async () => {
    harness.open(<DepositPage />, { brand });
    expect(await screen.findByText(/วงเงินฝากใน 24 ชั่วโมง ใช้ไปเกิน 80% แล้ว ฝากได้อีก ฿300/)).toBeTruthy();
  });

  it('tell the member at the deposit when deposits open again', async () => {
    limits(
      example.limits.map((limit) => ({
        ...limit,
        used: limit.value,
        left: 0,
        isReached: true,
        opensAt: '2026-11-21T03:15:00.000Z',
      })),
    );
    harness.open(<DepositPage />, { brand });
    expect(await screen.findByText('ครบวงเงินฝากใน 24 ชั่วโมงที่คุณตั้งไว้แล้ว')).toBeTruthy();
    expect(screen.getByText(/ฝากได้อีกครั้ง 21\sพ\.ย\.\s2569 10:15\sน\./)).toBeTruthy();
  });

  it.each([
    ['dashboard', DashboardPage],
    ['deposit', DepositPage],
    ['account', UserPage],
  ])('are not on the screen of the %s if the backend enforces nothing', async (_, Page) => {
    harness.server().reply(userLevel, replies.data(never));
    harness.open(<Page />);
    await expect.poll(() => screen.queryAllByRole('link').length).toBeGreaterThan(0);
    expect(hrefs()).toEqual([]);
    expect(screen.queryByText(/ตั้งวงเงิน/)).toBeNull();
    expect(harness.server().requests(protectionGet)).toHaveLength(0);
  });
});
