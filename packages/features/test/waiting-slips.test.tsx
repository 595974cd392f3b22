import { slipConfirm, slipMyRequest, slipVerify } from '@chada/contract';
import { aSlip, aWaitingSlip, replies } from '@chada/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screenWorld } from './screen-world.tsx';
import { DashboardPage } from '../src/dashboard/index.ts';
import { DepositPage } from '../src/deposit/index.ts';
import { SlipPage } from '../src/slip/index.ts';

const world = screenWorld();
const waitsFor = (...waiting: object[]) =>
  world.server().reply(slipMyRequest, replies.data({ items: [], waiting }));
const section = () => screen.findByRole('region', { name: 'สลิปที่รอคุณยืนยัน' });

describe('[ME-05] a verified slip that was not confirmed', () => {
  it.each([
    ['the deposit screen', <DepositPage key="deposit" />],
    ['the dashboard', <DashboardPage key="dashboard" />],
    ['the slip screen', <SlipPage key="slip" />],
  ])('is shown on %s with amount, bank, time and expiry', async (_where, page) => {
    waitsFor(aWaitingSlip());
    world.open(page);
    const card = await section();
    expect(card.textContent).toContain('฿500.00');
    expect(card.textContent).toContain('ธนาคารกสิกรไทย');
    expect(card.textContent).toContain('20\u00a0พ.ย.\u00a02569 10:15\u00a0น.');
    expect(card.textContent).toContain('ยืนยันได้ถึง27\u00a0พ.ย.\u00a02569 10:20\u00a0น.');
  });

  it('is credited once from its card, which disappears', async () => {
    waitsFor(aWaitingSlip());
    const { user } = world.open(<DepositPage />);
    const button = within(await section()).getByRole('button', { name: 'ยืนยันเติมเครดิต ฿500.00' });
    waitsFor();
    await user.dblClick(button);
    const notice = await screen.findByText('เติมเครดิต ฿500.00 เรียบร้อยแล้ว');
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
    expect(screen.queryByRole('button', { name: 'ยืนยันเติมเครดิต ฿500.00' })).toBeNull();
    expect(
      world
        .server()
        .requests(slipConfirm)
        .map(({ body }) => body),
    ).toEqual([{ slipId: aSlip().id }]);
  });

  it('keeps its key after a lost response', async () => {
    waitsFor(aWaitingSlip());
    world.server().replyOnce(slipConfirm, replies.loseAnswer());
    const { user } = world.open(<DepositPage />);
    await user.click(await screen.findByRole('button', { name: 'ยืนยันเติมเครดิต ฿500.00' }));
    expect((await screen.findByRole('alert')).textContent).toContain('ระบบจะไม่เติมเครดิตซ้ำ');
    await user.click(screen.getByRole('button', { name: 'ยืนยันเติมเครดิต ฿500.00' }));
    await screen.findByText('เติมเครดิต ฿500.00 เรียบร้อยแล้ว');
    const keys = world
      .server()
      .requests(slipConfirm)
      .map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('disappears if it was confirmed on another device', async () => {
    waitsFor(aWaitingSlip());
    world.server().reply(slipConfirm, replies.refuse('SLIP_ALREADY_USED'));
    const { user } = world.open(<DepositPage />);
    const button = await screen.findByRole('button', { name: 'ยืนยันเติมเครดิต ฿500.00' });
    waitsFor();
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: /ยืนยันเติมเครดิต/ })).toBeNull());
  });

  it('is not shown twice while its step is open', async () => {
    world.server().reply(slipVerify, replies.data(aSlip()));
    waitsFor();
    const { user } = world.open(<SlipPage />);
    await user.upload(
      screen.getByLabelText<HTMLInputElement>(/เลือกรูปสลิป/),
      new File(['picture'], 'slip.png', { type: 'image/png' }),
    );
    waitsFor(aWaitingSlip());
    await user.click(screen.getByRole('button', { name: 'ตรวจสอบสลิป' }));
    await screen.findByRole('heading', { name: 'พบรายการโอนแล้ว' });
    await waitFor(() => expect(world.server().requests(slipMyRequest).length).toBeGreaterThan(1));
    expect(screen.getAllByRole('button', { name: 'ยืนยันเติมเครดิต ฿500.00' })).toHaveLength(1);
  });

  it('is not shown with a backend without the extension', async () => {
    world.server().reply(slipMyRequest, replies.data({ items: [] }));
    world.open(<DepositPage />);
    await waitFor(() => expect(world.server().requests(slipMyRequest)).toHaveLength(1));
    expect(screen.queryByText('สลิปที่รอคุณยืนยัน')).toBeNull();
  });
});
