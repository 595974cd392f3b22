import { userCredit, wheelGet, wheelLog, wheelReward } from '@chada/contract';
import { checkSiteStatus, connectBrowser } from '@chada/stores';
import { replies } from '@chada/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Link, Route, Routes } from 'react-router';
import { siteHarness } from '../../../test/site-harness.tsx';
import { ShownCredit } from '../../../test/shown-credit.tsx';
import { WheelPage } from './wheel-page.tsx';

const harness = siteHarness();
const { response: wheel } = wheelGet.example;
const noLog = { items: [], nextCursor: null };
const spins = () => harness.server().requests(wheelReward);
const spinButton = () => screen.findByRole('button', { name: 'หมุนวงล้อ' });

function preferStillness(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('WheelPage', () => {
  it('[ME-16] draws a slice for every segment and shows the turns left', async () => {
    harness.open(<WheelPage />);
    expect(await screen.findByRole('img', { name: 'วงล้อ 2 ช่อง: เครดิต 20 บาท, ไว้โอกาสหน้า' })).toBeTruthy();
    expect(screen.getByText('วันนี้เหลืออีก 1 สิทธิ์')).toBeTruthy();
  });

  it("[ME-16] has the brand's picture in its centre, or the brand's icon", async () => {
    const assets = { logo: '/brand/logo.svg', icon: '/brand/icon.svg' };
    const pictures = () =>
      Array.from(document.querySelectorAll('image')).map((image) => image.getAttribute('href'));
    harness.open(<WheelPage />, { brand: { assets } });
    await spinButton();
    expect(pictures()).toEqual(['/brand/icon.svg']);
    cleanup();
    const wheelHub = '/brand/prizes/wheel-hub.svg';
    harness.open(<WheelPage />, { brand: { assets: { ...assets, prizes: { wheelHub } } } });
    await spinButton();
    expect(pictures()).toEqual([wheelHub]);
  });

  it('[ME-16] publishes the chance of every prize', async () => {
    const { user } = harness.open(<WheelPage />);
    await user.click(await screen.findByRole('button', { name: 'โอกาสได้รางวัล' }));
    const rows = within(screen.getByRole('dialog')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['เครดิต 20 บาท25%', 'ไว้โอกาสหน้า75%']);
  });

  it('[ME-16] shows the prize, the log and the remaining turns after the animation', async () => {
    harness.server().reply(wheelLog, replies.data(noLog));
    const { user } = harness.open(<WheelPage />);
    await user.click(await spinButton());
    const skip = await screen.findByRole('button', { name: 'ดูผลเลย' });
    expect(screen.queryByText(/ยินดีด้วย/)).toBeNull();
    harness.server().reply(wheelGet, replies.data({ ...wheel, left: 0 }));
    harness.server().reply(wheelLog, replies.data(wheelLog.example.response));
    expect(screen.getByText('ยังไม่มีผล')).toBeTruthy();
    await user.click(skip);
    const title = await screen.findByRole('heading', { name: 'ยินดีด้วย คุณได้รับ เครดิต 20 บาท' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText('เข้าเครดิตแล้ว ยอดตอนนี้ ฿1,270.50')).toBeTruthy();
    expect(screen.getByText('ใช้สิทธิ์ของวันนี้ครบแล้ว')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'เล่นอีกรอบ' })).toBeNull();
  });

  it('[ME-16] offers the turns of the new day after midnight on an open page', async () => {
    const midnight = Date.parse('2026-11-20T17:00:00Z');
    const nextAt = new Date(midnight).toISOString();
    harness.server().setClock(() => midnight - 60_000);
    harness.server().reply(wheelGet, replies.data({ ...wheel, left: 0, nextAt }));
    const { store } = harness.open(<WheelPage />);
    vi.spyOn(Math, 'random').mockReturnValueOnce(0);
    const disconnect = connectBrowser(store, window);
    await screen.findByText('ใช้สิทธิ์ของวันนี้ครบแล้ว', { exact: false });
    await waitFor(() => expect(store.getState().server.checking).toBe(false));
    expect(screen.queryByRole('button', { name: 'หมุนวงล้อ' })).toBeNull();
    harness.server().reply(wheelGet, replies.data(wheel));
    harness.server().setClock(() => midnight + 1000);
    await store.dispatch(checkSiteStatus());
    expect(screen.queryByRole('button', { name: 'หมุนวงล้อ' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'หมุนวงล้อ' }, { timeout: 5000 })).toBeTruthy();
    disconnect();
  });

  describe('[ME-16, ST-06] the credit in the header', () => {
    const [before, after] = [125_050, wheelReward.example.response.creditSatang];
    const credit = () => screen.getByTestId('credit').textContent;
    const seeCredit = (satang: number) => waitFor(() => expect(credit()).toBe(String(satang)));
    const withHeader = (
      <>
        <ShownCredit />
        <WheelPage />
      </>
    );

    it('changes when the wheel has stopped', async () => {
      const { user, store } = harness.open(withHeader);
      await seeCredit(before);
      await user.click(await spinButton());
      const skip = await screen.findByRole('button', { name: 'ดูผลเลย' });
      expect(store.getState().credit.creditSatang).toBe(after);
      expect(credit()).toBe(String(before));
      await user.click(skip);
      await screen.findByRole('heading', { name: /เครดิต 20 บาท/ });
      expect(credit()).toBe(String(after));
    });

    it('is correct after a lost response', async () => {
      const { user } = harness.open(withHeader);
      await seeCredit(before);
      harness.server().replyOnce(wheelReward, replies.loseAnswer());
      harness
        .server()
        .reply(userCredit, replies.data({ ...userCredit.example.response, creditSatang: after }));
      await user.click(await spinButton());
      await screen.findByRole('button', { name: 'ดูผลของรอบนี้' });
      await seeCredit(after);
    });

    it('is correct if the member leaves the screen while the wheel turns', async () => {
      const { user } = harness.open(
        <>
          <ShownCredit />
          <Link to="/away">away</Link>
          <Routes>
            <Route path="/" element={<WheelPage />} />
            <Route path="/away" element={null} />
          </Routes>
        </>,
      );
      await seeCredit(before);
      await user.click(await spinButton());
      await screen.findByRole('button', { name: 'ดูผลเลย' });
      await user.click(screen.getByRole('link', { name: 'away' }));
      await seeCredit(after);
    });
  });

  it('[ME-16] does not turn before the response has arrived', async () => {
    harness.server().reply(wheelReward, replies.hang());
    const { user } = harness.open(<WheelPage />);
    const button = await spinButton();
    const turned = () => document.querySelector<HTMLElement>('.cf-wheel__turning')?.style.transform;
    const standing = turned();
    expect(standing).toMatch(/^rotate\(/);
    await user.dblClick(button);
    await waitFor(() => expect(spins()).toHaveLength(1));
    expect(turned()).toBe(standing);
  });

  it('[ME-16] skips the animation with reduced motion', async () => {
    preferStillness();
    const { user } = harness.open(<WheelPage />);
    await user.click(await spinButton());
    expect(await screen.findByRole('heading', { name: /เครดิต 20 บาท/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ดูผลเลย' })).toBeNull();
  });

  it('[ME-16] reports in a neutral tone that the member has won nothing', async () => {
    preferStillness();
    const prize = { kind: 'none', amount: 0, label: 'ไว้โอกาสหน้า' };
    const response = wheelReward.example.response;
    harness
      .server()
      .reply(wheelReward, replies.data({ ...response, segmentId: 'none', log: { ...response.log, prize } }));
    const { user } = harness.open(<WheelPage />);
    await user.click(await spinButton());
    expect(await screen.findByRole('heading', { name: 'รอบนี้ยังไม่ได้รางวัล' })).toBeTruthy();
    expect(screen.queryByText(/ฝาก/)).toBeNull();
  });

  it('[ME-16] repeats the request after a lost response without using a second turn', async () => {
    preferStillness();
    harness.server().replyOnce(wheelReward, replies.loseAnswer());
    const { user } = harness.open(<WheelPage />);
    await user.click(await spinButton());
    const askAgain = await screen.findByRole('button', { name: 'ดูผลของรอบนี้' });
    expect(screen.queryByRole('button', { name: 'หมุนวงล้อ' })).toBeNull();
    await user.click(askAgain);
    await screen.findByRole('heading', { name: /เครดิต 20 บาท/ });
    const keys = spins().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('[ME-16] shows the prize of a spin that was interrupted by a reload', async () => {
    preferStillness();
    harness.server().replyOnce(wheelReward, replies.loseAnswer());
    const { user, reload } = harness.open(<WheelPage />);
    await user.click(await spinButton());
    await screen.findByRole('button', { name: 'ดูผลของรอบนี้' });
    reload();
    expect(await screen.findByRole('heading', { name: /เครดิต 20 บาท/ })).toBeTruthy();
    expect(new Set(spins().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('[ME-16] shows the last prize and the time of the next turn if no turn is left', async () => {
    const nextAt = '2030-01-01T17:00:00.000Z';
    harness.server().reply(wheelGet, replies.data({ ...wheel, left: 0, nextAt }));
    harness.open(<WheelPage />);
    expect(await screen.findByText('ผลล่าสุดของคุณ')).toBeTruthy();
    expect(screen.getByText('รับสิทธิ์ใหม่ 2 ม.ค. 2573 00:00 น.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'หมุนวงล้อ' })).toBeNull();
    expect(screen.queryByText(/ฝาก/)).toBeNull();
  });

  it('[ST-01] reports a refusal, a closed wheel and a failed load', async () => {
    harness.server().reply(wheelReward, replies.refuse('WHEEL_NO_SPIN'));
    const { user } = harness.open(<WheelPage />);
    await user.click(await spinButton());
    expect(await screen.findByText('วันนี้ใช้สิทธิ์หมุนวงล้อครบแล้ว')).toBeTruthy();
    cleanup();
    harness.server().reply(wheelGet, replies.data({ segments: [], left: 0, nextAt: null }));
    harness.open(<WheelPage />);
    expect(await screen.findByText('วงล้อยังไม่เปิดให้เล่น')).toBeTruthy();
    cleanup();
    harness.server().replyOnce(wheelGet, replies.refuse('INTERNAL'));
    harness.open(<WheelPage />);
    expect(await screen.findByText('โหลดวงล้อไม่สำเร็จ')).toBeTruthy();
  });

  it('[ME-16] shows the not-found page if the brand has no wheel', async () => {
    const { address } = harness.open(
      <Routes>
        <Route path="/wheel" element={<WheelPage />} />
        <Route path="*" element={null} />
      </Routes>,
      { at: '/wheel', brand: { features: { wheel: false } } },
    );
    await waitFor(() => expect(address()).toBe('/404'));
    expect(harness.server().requests(wheelGet)).toHaveLength(0);
  });
});
