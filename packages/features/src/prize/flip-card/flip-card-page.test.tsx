import { flipCardLogs, flipCardReward } from '@chada/contract';
import { createDeferred, replies, type Reply } from '@chada/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../../test/site-harness.tsx';
import { ShownCredit } from '../../../test/shown-credit.tsx';
import { FlipCardPage } from './flip-card-page.tsx';

const harness = siteHarness();
const flips = () => harness.server().requests(flipCardReward);
const card = (number: number) => screen.findByRole('button', { name: `ไพ่ใบที่ ${number}` });
const { response: logs } = flipCardLogs.example;
const { response } = flipCardReward.example;

describe('FlipCardPage', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('[ME-18] turns the chosen card to its prize and then shows the other cards', async () => {
    const none = { kind: 'none', amount: 0, label: 'ไว้โอกาสหน้า' };
    const faces = response.faces.map((face, position) => (position === 4 ? face : none));
    const arrival = createDeferred<Reply>();
    harness.server().reply(flipCardReward, () => arrival.promise);
    const { user } = harness.open(<FlipCardPage />);
    await user.dblClick(await card(5));
    arrival.resolve(replies.data({ ...response, faces }));
    const title = await screen.findByRole('heading', { name: 'ยินดีด้วย คุณได้รับ เครดิต 20 บาท' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(flips().map(({ body }) => body)).toEqual([{ card: 4 }]);
    const cards = within(screen.getByRole('list', { name: 'ไพ่ 9 ใบ' })).getAllByRole('button');
    expect(cards).toHaveLength(9);
    expect(cards[4]?.getAttribute('aria-label')).toBe('ไพ่ใบที่ 5 ที่คุณเลือก: เครดิต 20 บาท');
    expect(cards[0]?.getAttribute('aria-label')).toBe('ไพ่ใบที่ 1: ไว้โอกาสหน้า');
    expect(screen.getByText('ไพ่ใบอื่นเปิดให้ดูเพื่อความสนุก ไม่มีผลต่อโอกาสได้รางวัล')).toBeTruthy();
  });

  it("[ME-18] shows the brand's picture on the backs of the cards, or the brand's icon", async () => {
    const assets = { logo: '/brand/logo.svg', icon: '/brand/icon.svg' };
    const pictures = () => [
      ...new Set(Array.from(document.querySelectorAll('image')).map((image) => image.getAttribute('href'))),
    ];
    harness.open(<FlipCardPage />, { brand: { assets } });
    await card(1);
    expect(pictures()).toEqual(['/brand/icon.svg']);
    cleanup();
    const cardBack = '/brand/prizes/card-back.svg';
    harness.open(<FlipCardPage />, { brand: { assets: { ...assets, prizes: { cardBack } } } });
    await card(1);
    expect(pictures()).toEqual([cardBack]);
  });

  it('[ME-18] turns the chosen card first, and shows the prize after the animation', async () => {
    vi.unstubAllGlobals();
    const { user } = harness.open(<FlipCardPage />);
    const first = await card(1);
    const counts = new Set<number>();
    new MutationObserver(() =>
      counts.add(document.querySelectorAll('.cf-card[data-turned=true]').length),
    ).observe(document.body, { subtree: true, attributeFilter: ['data-turned'] });
    await user.click(first);
    const skip = await screen.findByRole('button', { name: 'ดูผลเลย' });
    expect(screen.getByRole('button', { name: /ไพ่ใบที่ 1 ที่คุณเลือก/ })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /ยินดีด้วย/ })).toBeNull();
    await user.click(skip);
    expect(await screen.findByRole('heading', { name: /ยินดีด้วย/ })).toBeTruthy();
    expect([...counts]).toEqual([1, 9]);
  });

  it('[ME-18, ST-06] changes the credit in the header when the card has turned', async () => {
    vi.unstubAllGlobals();
    const { user, store } = harness.open(
      <>
        <ShownCredit />
        <FlipCardPage />
      </>,
    );
    const credit = () => screen.getByTestId('credit').textContent;
    await waitFor(() => expect(credit()).toBe('125050'));
    await user.click(await card(1));
    const skip = await screen.findByRole('button', { name: 'ดูผลเลย' });
    expect([credit(), store.getState().credit.creditSatang]).toEqual(['125050', response.creditSatang]);
    await user.click(skip);
    await screen.findByRole('heading', { name: /ยินดีด้วย/ });
    expect(credit()).toBe(String(response.creditSatang));
  });

  it('[ME-18] resets the cards if the member has another turn', async () => {
    harness.server().reply(flipCardReward, replies.data({ ...response, left: 2 }));
    const { user } = harness.open(<FlipCardPage />);
    await user.click(await card(3));
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'เล่นอีกรอบ' });
    await expect.poll(() => again.disabled, { timeout: 8_000 }).toBe(false);
    await user.click(again);
    await user.click(await card(7));
    await screen.findByRole('heading', { name: /ยินดีด้วย/ });
    expect(flips().map(({ body }) => body)).toEqual([{ card: 2 }, { card: 6 }]);
  });

  it('[ME-18] shows the last prize and disables the cards if no turn is left', async () => {
    harness.server().reply(flipCardLogs, replies.data({ ...logs, left: 0 }));
    const { user } = harness.open(<FlipCardPage />);
    await user.click(await card(2));
    expect(screen.getByText('ใช้สิทธิ์ของวันนี้ครบแล้ว')).toBeTruthy();
    expect(screen.getByText('ผลล่าสุดของคุณ')).toBeTruthy();
    expect(flips()).toHaveLength(0);
    expect(screen.queryByText(/ฝาก/)).toBeNull();
  });

  it('[ME-18] shows the prize of the card that was chosen before a reload', async () => {
    harness.server().replyOnce(flipCardReward, replies.loseAnswer());
    const { user, reload } = harness.open(<FlipCardPage />);
    await user.click(await card(8));
    await screen.findByText('ยังไม่ทราบผลของรอบนี้');
    await user.click(await card(2));
    reload();
    expect(await screen.findByRole('heading', { name: /ยินดีด้วย/ })).toBeTruthy();
    expect(flips().map(({ body }) => body)).toEqual([{ card: 7 }, { card: 7 }]);
    expect(new Set(flips().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('[ST-01] reports a failed load and retries', async () => {
    harness.server().replyOnce(flipCardLogs, replies.refuse('INTERNAL'));
    const { user } = harness.open(<FlipCardPage />);
    expect(await screen.findByText('โหลดไพ่ไม่สำเร็จ')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await card(9)).toBeTruthy();
  });

  it('[ME-18] publishes the chances', async () => {
    const { user } = harness.open(<FlipCardPage />);
    await user.click(await screen.findByRole('button', { name: 'โอกาสได้รางวัล' }));
    expect(within(screen.getByRole('dialog')).getByText('100%')).toBeTruthy();
  });
});
