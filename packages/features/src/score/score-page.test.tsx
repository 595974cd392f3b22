import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { ScorePage } from './score-page.tsx';

const harness = siteHarness();
const frames = { liveScoreUrl: 'https://scores.example/live', scoreUrl: 'https://scores.example/table' };

describe('ScorePage', () => {
  it('[PU-10] shows the sandboxed frame of league standings', () => {
    harness.open(<ScorePage />, { brand: { frames } });
    const frame = screen.getByTitle('ตารางคะแนน');
    expect(frame.getAttribute('src')).toBe('https://scores.example/table');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(document.title).toBe('ตารางคะแนน | ดาวตัวอย่าง');
  });

  it('[PU-10] [ST-01] explains the empty state if the brand has no frame', () => {
    harness.open(<ScorePage />, { brand: { frames: { liveScoreUrl: frames.liveScoreUrl } } });
    expect(screen.getByText('ยังไม่มีตารางคะแนนในตอนนี้')).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('[PU-10] shows the not-found page if the brand has no league table', () => {
    const opened = harness.open(<ScorePage />, { brand: { frames, features: { score: false } } });
    expect(opened.address()).toBe('/404');
  });
});
