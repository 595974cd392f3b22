import { gameOverview } from '@chada/contract';
import { replies } from '@chada/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { MediaPage } from './media-page.tsx';

const harness = siteHarness();
const tiles = async () =>
  within(await screen.findByRole('list', { name: 'กิจกรรมทั้งหมด' })).getAllByRole('link');
const everything = gameOverview.example.response;

describe('MediaPage', () => {
  it('[ME-15] links to each activity and shows the remaining turns', async () => {
    harness.server().reply(
      gameOverview,
      replies.data({
        ...everything,
        wheel: { enabled: true, left: 3 },
        flipCard: { enabled: true, left: 0 },
      }),
    );
    harness.open(<MediaPage />);
    await screen.findByText('เหลือ 3 สิทธิ์');
    expect((await tiles()).map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['วงล้อรางวัลเหลือ 3 สิทธิ์', '/auth/media/wheel'],
      ['เปิดไพ่รับโชควันนี้ครบแล้ว', '/auth/media/flip-card'],
      ['แลกของรางวัลใช้คะแนนสะสมแลก', '/auth/reward'],
      ['ภาพยนตร์ดูได้ทุกเมื่อ', '/auth/media/movie'],
      ['โบนัสช่วงเวลาดูช่วงเวลาและอัตราโบนัส', '/auth/media/promotion'],
    ]);
  });

  it('[PU-09, PU-10] links to the live scores and the league table if the brand has them', async () => {
    const frames = { liveScoreUrl: 'https://scores.example/live', scoreUrl: 'https://scores.example/table' };
    harness.open(<MediaPage />, { brand: { frames } });
    await screen.findAllByText('เหลือ 1 สิทธิ์');
    expect((await tiles()).slice(5).map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['ผลบอลสดติดตามผลนาทีต่อนาที', '/auth/live-score'],
      ['ตารางคะแนนอันดับล่าสุดของแต่ละลีก', '/auth/score'],
    ]);
  });

  it('[ME-15] hides activities that the brand or the API has switched off', async () => {
    harness
      .server()
      .reply(gameOverview, replies.data({ ...everything, flipCard: { enabled: false, left: 0 } }));
    harness.open(<MediaPage />, { brand: { features: { movie: false, promotion: false } } });
    await screen.findByText('เหลือ 1 สิทธิ์');
    expect((await tiles()).map((tile) => tile.getAttribute('href'))).toEqual([
      '/auth/media/wheel',
      '/auth/reward',
    ]);
  });

  it('[ST-01] shows all links if the turns can’t be loaded', async () => {
    harness.server().replyOnce(gameOverview, replies.refuse('INTERNAL'));
    const { user } = harness.open(<MediaPage />);
    await screen.findByText('ยังดูสิทธิ์คงเหลือไม่ได้ แต่เข้าเล่นได้ตามปกติ');
    expect(await tiles()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findAllByText('เหลือ 1 สิทธิ์')).toHaveLength(2);
  });

  it('[ST-01] explains the empty state', async () => {
    const off = {
      wheel: false,
      flipCard: false,
      reward: false,
      movie: false,
      promotion: false,
      checkIn: false,
    };
    harness.open(<MediaPage />, { brand: { features: off } });
    expect(await screen.findByText('ยังไม่มีกิจกรรมในตอนนี้')).toBeTruthy();
  });
});
