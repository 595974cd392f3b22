import { checkInClaim, checkInGet } from '@chada/contract';
import { replies } from '@chada/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../../test/site-harness.tsx';
import { CheckInPrompt } from './check-in-prompt.tsx';

const harness = siteHarness();
const { response: done } = checkInGet.example;
const due = { ...done, logs: [], today: false, value: 10, tomorrowValue: 15, streak: 4 };
const claims = () => harness.server().requests(checkInClaim);
const settled = () => waitFor(() => expect(screen.queryByText('กำลังโหลด')).toBeNull());

describe('CheckInPrompt', () => {
  it('[ST-05] shows the streak and the points of today and tomorrow before today’s check-in', async () => {
    harness.server().reply(checkInGet, replies.data(due));
    harness.open(<CheckInPrompt />);
    expect(await screen.findByRole('heading', { name: 'เช็คอินวันนี้ รับ 10 คะแนน' })).toBeTruthy();
    expect(screen.getByText('เช็คอินต่อเนื่อง 4 วัน')).toBeTruthy();
    expect(screen.getByText('พรุ่งนี้').nextElementSibling?.textContent).toBe('15 คะแนน');
  });

  it('[ST-05] shows the points of the last check-in before the press, and the streak afterwards', async () => {
    const [log] = done.logs;
    const logs = [{ ...log, date: '2026-11-19', json: { day: 19, value: 25 } }];
    harness.server().reply(checkInGet, replies.data({ ...due, logs }));
    const { user } = harness.open(<CheckInPrompt />);
    const last = await screen.findByText('ครั้งล่าสุด');
    expect(last.nextElementSibling?.textContent).toBe('25 คะแนน');
    expect(screen.getByText('วันนี้').nextElementSibling?.textContent).toBe('10 คะแนน');
    await user.click(screen.getByRole('button', { name: 'เช็คอิน' }));
    await screen.findByRole('heading', { name: 'เช็คอินแล้ว ได้รับ 10 คะแนน' });
    expect(screen.getByText('เช็คอินต่อเนื่อง 5 วัน')).toBeTruthy();
  });

  it('[ST-05] is hidden after today’s check-in', async () => {
    harness.open(<CheckInPrompt />);
    await waitFor(() => expect(harness.server().requests(checkInGet)).toHaveLength(1));
    await settled();
    expect(screen.queryByRole('button', { name: 'เช็คอิน' })).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('[ST-05] checks in once, then shows the points of today and tomorrow', async () => {
    harness.server().reply(checkInGet, replies.data(due));
    const { user } = harness.open(<CheckInPrompt />);
    await user.dblClick(await screen.findByRole('button', { name: 'เช็คอิน' }));
    const title = await screen.findByRole('heading', { name: 'เช็คอินแล้ว ได้รับ 10 คะแนน' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText('พรุ่งนี้กลับมาเช็คอิน รับอีก 15 คะแนน')).toBeTruthy();
    expect(claims()).toHaveLength(1);
  });

  it('[ST-05] disappears if another tab has already checked in', async () => {
    harness.server().replyOnce(checkInGet, replies.data(due));
    harness.server().reply(checkInClaim, replies.refuse('CHECK_IN_DONE'));
    const { user } = harness.open(<CheckInPrompt />);
    await user.click(await screen.findByRole('button', { name: 'เช็คอิน' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'เช็คอิน' })).toBeNull());
  });

  it('[ST-05] retries with the same idempotency key after a lost response', async () => {
    harness.server().reply(checkInGet, replies.data(due));
    harness.server().replyOnce(checkInClaim, replies.loseAnswer());
    const { user } = harness.open(<CheckInPrompt />);
    await user.click(await screen.findByRole('button', { name: 'เช็คอิน' }));
    expect(await screen.findByText(/คะแนนจะไม่เข้าซ้ำ/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'เช็คอิน' }));
    await screen.findByRole('heading', { name: 'เช็คอินแล้ว ได้รับ 10 คะแนน' });
    expect(new Set(claims().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('[ST-05] confirms the check-in after a lost response if the refetched state contains the check-in', async () => {
    harness.server().replyOnce(checkInGet, replies.data(due));
    harness.server().replyOnce(checkInClaim, replies.loseAnswer());
    const { user } = harness.open(<CheckInPrompt />);
    await user.click(await screen.findByRole('button', { name: 'เช็คอิน' }));
    expect(await screen.findByRole('heading', { name: /^เช็คอินแล้ว ได้รับ \d+ คะแนน$/ })).toBeTruthy();
    expect(claims()).toHaveLength(1);
  });

  it('[ST-05] [ER-03] reports a failed load and retries', async () => {
    harness.server().replyOnce(checkInGet, replies.status(500));
    harness.server().reply(checkInGet, replies.data(due));
    const { user } = harness.open(<CheckInPrompt />);
    expect(await screen.findByText('ยังตรวจสอบการเช็คอินวันนี้ไม่ได้')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByRole('heading', { name: 'เช็คอินวันนี้ รับ 10 คะแนน' })).toBeTruthy();
  });

  it('[ST-05] sends no request if the brand has switched off the check-in', async () => {
    harness.open(<CheckInPrompt />, { brand: { features: { checkIn: false } } });
    await settled();
    expect(harness.server().requests(checkInGet)).toHaveLength(0);
  });
});
