import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screenWorld } from '../../test/screen-world.tsx';
import { ScorePage } from './score-page.tsx';

const world = screenWorld();
const frames = { liveScoreUrl: 'https://scores.example/live', scoreUrl: 'https://scores.example/table' };

describe('ScorePage', () => {
  it('[PU-10] shows the sandboxed frame of league standings', () => {
    world.open(<ScorePage />, { brand: { frames } });
    const frame = screen.getByTitle('ตารางคะแนน');
    expect(frame.getAttribute('src')).toBe('https://scores.example/table');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(document.title).toBe('ตารางคะแนน | ดาวตัวอย่าง');
  });

  it('[PU-10] [ST-01] explains the empty state if the brand has no frame', () => {
    world.open(<ScorePage />, { brand: { frames: { liveScoreUrl: frames.liveScoreUrl } } });
    expect(screen.getByText('ยังไม่มีตารางคะแนนในตอนนี้')).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('[PU-10] is not found if the brand disables it', () => {
    const opened = world.open(<ScorePage />, { brand: { frames, features: { score: false } } });
    expect(opened.address()).toBe('/404');
  });
});
