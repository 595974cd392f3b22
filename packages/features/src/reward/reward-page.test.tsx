import { addressMine, rewardHistory, rewardList, rewardRequest, userCredit } from '@chada/contract';
import { aCredit, replies } from '@chada/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { RewardCategoryPage } from './reward-category-page.tsx';
import { RewardPage } from './reward-page.tsx';

const harness = siteHarness();
const requests = () => harness.server().requests(rewardRequest);
const { response: list } = rewardList.example;
const goods = { ...list.items[0], imagePath: null };
const points = (point: number) => harness.server().reply(userCredit, replies.data(aCredit({ point })));

function openCategory(point = 1_200, at = '/reward/home') {
  points(point);
  return harness.open(
    <Routes>
      <Route path="/reward/:categoryId" element={<RewardCategoryPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at },
  );
}

async function openRequest(point?: number) {
  const opened = openCategory(point);
  await opened.user.click(await screen.findByRole('button', { name: 'แลก กระติกน้ำเก็บความเย็น 1 ลิตร' }));
  return { ...opened, dialog: await screen.findByRole('alertdialog') };
}

describe('RewardPage', () => {
  it('[ME-10] shows the points and every category with its number of rewards', async () => {
    points(1_200);
    harness.open(<RewardPage />);
    expect(await screen.findByText('1,200 คะแนน')).toBeTruthy();
    const link = await screen.findByRole('link', { name: /ของใช้ในบ้าน/ });
    expect(link.getAttribute('href')).toBe('/auth/reward/home');
    expect(link.textContent).toContain('1 รายการ');
  });

  it('[ME-10] links to the history of requests with their state', async () => {
    harness.open(<RewardPage />, { at: '/?view=history' });
    expect(await screen.findByText('กระติกน้ำเก็บความ\u2060เย็น 1 ลิตร')).toBeTruthy();
    expect(screen.getByText('กำลังเตรียม')).toBeTruthy();
  });

  it('[ST-01] explains the empty state', async () => {
    harness.server().reply(rewardHistory, replies.data({ items: [], nextCursor: null }));
    harness.server().reply(rewardList, replies.data({ categories: [], items: [], point: 0 }));
    const { user } = harness.open(<RewardPage />);
    expect(await screen.findByText('ยังไม่มีของรางวัลให้แลก')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'ประวัติการแลก' }));
    expect(await screen.findByText('ยังไม่เคยแลกของรางวัล')).toBeTruthy();
  });
});

describe('RewardCategoryPage', () => {
  it('[ME-10] shows cost, stock and kind of each reward', async () => {
    openCategory();
    const article = await screen.findByRole('article');
    expect(article.textContent).toContain('800 คะแนน');
    expect(article.textContent).toContain('เหลือ 12 ชิ้น');
    expect(article.textContent).toContain('จัดส่งถึงบ้าน');
    expect(screen.getByRole('heading', { level: 1, name: 'ของใช้ในบ้าน' })).toBeTruthy();
  });

  it('[ME-10] shows the missing points, or that the reward is out of stock', async () => {
    const none = { ...goods, id: '2b3c4d5e-6f70-4182-93a4-b5c6d7e8f902', name: 'ร่ม', stock: 0 };
    harness.server().reply(rewardList, replies.data({ ...list, items: [goods, none] }));
    openCategory(350);
    expect(await screen.findByText('ขาดอีก 450 คะแนน')).toBeTruthy();
    for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: /^แลก / }))
      expect(button.disabled).toBe(true);
    expect(screen.getByText('หมดแล้ว')).toBeTruthy();
  });

  it('[ME-10] asks for confirmation with points and address, and sends one request after repeated presses', async () => {
    const { user, dialog } = await openRequest();
    expect(await within(dialog).findByText(/99\/9 ซอยสุขใจ 3/)).toBeTruthy();
    expect(dialog.textContent).toContain('คะแนนคงเหลือ400 คะแนน');
    expect(requests()).toHaveLength(0);
    await user.dblClick(within(dialog).getByRole('button', { name: 'ยืนยันแลก' }));
    expect(await screen.findByRole('dialog', { name: 'แลกเรียบร้อยแล้ว' })).toBeTruthy();
    expect(requests()).toHaveLength(1);
    expect(requests()[0]?.violations).toEqual([]);
    const history = screen.getByRole('link', { name: 'ดูประวัติ' });
    expect(history.getAttribute('href')).toBe('/auth/reward?view=history');
  });

  it('[ME-10] links to the address form if goods need an address', async () => {
    harness.server().reply(addressMine, replies.data({ address: null }));
    const { dialog } = await openRequest();
    const link = await within(dialog).findByRole('link', { name: 'เพิ่มที่อยู่จัดส่ง' });
    expect(link.getAttribute('href')).toBe('/auth/settings/manage-address');
    expect(within(dialog).queryByRole('button', { name: /แลก \d/ })).toBeNull();
  });

  it('[ME-10] requires no address for credit', async () => {
    harness.server().reply(rewardList, replies.data({ ...list, items: [{ ...goods, kind: 'credit' }] }));
    const { user, dialog } = await openRequest();
    await user.click(within(dialog).getByRole('button', { name: 'ยืนยันแลก' }));
    expect(await screen.findByText('เครดิตเข้ากระเป๋าของคุณแล้ว')).toBeTruthy();
    expect(harness.server().requests(addressMine)).toHaveLength(0);
  });

  it.each([
    ['REWARD_OUT_OF_STOCK', 'ของรางวัลนี้หมดแล้ว'],
    ['POINT_INSUFFICIENT', 'คะแนนสะสมไม่เพียงพอ'],
  ] as const)('[ME-10] shows the refusal %s above the buttons', async (code, text) => {
    harness.server().reply(rewardRequest, replies.refuse(code));
    const { user, dialog } = await openRequest();
    await within(dialog).findByText(/99\/9/);
    await user.click(within(dialog).getByRole('button', { name: 'ยืนยันแลก' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(text);
  });

  it('[ME-10] retries with the same idempotency key after a lost response', async () => {
    harness.server().replyOnce(rewardRequest, replies.loseAnswer());
    const { user, dialog } = await openRequest();
    await within(dialog).findByText(/99\/9/);
    const confirm = within(dialog).getByRole('button', { name: 'ยืนยันแลก' });
    await user.click(confirm);
    await within(dialog).findByText(/คะแนนจะไม่ถูกหักซ้ำ/);
    await user.click(confirm);
    await screen.findByRole('dialog', { name: 'แลกเรียบร้อยแล้ว' });
    expect(new Set(requests().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('[ST-01] reports an empty category, an unknown category and a failed load', async () => {
    harness.server().reply(rewardList, replies.data({ ...list, items: [] }));
    openCategory();
    expect(await screen.findByText('หมวดนี้ยังไม่มีของรางวัล')).toBeTruthy();
    openCategory(0, '/reward/unknown');
    expect(await screen.findByText('ไม่พบหมวดของรางวัลนี้')).toBeTruthy();
    harness.server().replyOnce(rewardList, replies.refuse('INTERNAL'));
    openCategory(0, '/reward/other');
    expect(await screen.findByText('โหลดของรางวัลไม่สำเร็จ')).toBeTruthy();
  });
});
