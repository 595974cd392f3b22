import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Frames that the test draws. */
let frames: ((nowMs: number) => void)[] = [];
const draw = (nowMs: number) => {
  const due = frames;
  frames = [];
  for (const frame of due) frame(nowMs);
};

beforeEach(() => {
  vi.resetModules();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: (nowMs: number) => void) => frames.push(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function queue(count: number) {
  const { awaitArtTurn } = await import('./art-turns.ts');
  const taken: number[] = [];
  const giveUp = Array.from({ length: count }, (_, index) => awaitArtTurn(() => taken.push(index)));
  return { taken, giveUp };
}

describe('[ME-20] the drawing of covers', () => {
  it('is a few a frame while the page rests', async () => {
    const { taken } = await queue(30);
    for (let nowMs = 1_000; nowMs < 1_200; nowMs += 40) draw(nowMs);
    expect(taken).toHaveLength(30);
  });

  it('is one a frame while the page scrolls and frames take long, and more while the device keeps up', async () => {
    const { taken } = await queue(30);
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
    document.dispatchEvent(new Event('scroll'));
    for (let nowMs = 1_000; nowMs < 1_200; nowMs += 40) draw(nowMs);
    expect(taken).toHaveLength(5);
    draw(1_200 - 40 + 16);
    draw(1_200 - 40 + 32);
    expect(taken).toHaveLength(5 + 2 + 3);
  });

  it('comes to an end, in the order of asking', async () => {
    const { taken } = await queue(20);
    for (let nowMs = 1_000; frames.length > 0; nowMs += 16) draw(nowMs);
    expect(taken).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('is spared for what has scrolled away', async () => {
    const { taken, giveUp } = await queue(3);
    giveUp[0]?.();
    giveUp[1]?.();
    draw(1_000);
    expect(taken).toEqual([2]);
  });
});
