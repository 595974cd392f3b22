import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Callbacks that wait for the browser to be idle. */
let asked: (() => void)[] = [];
let nowMs = 0;
const rest = () => {
  const due = asked;
  asked = [];
  for (const call of due) call();
};

beforeEach(() => {
  vi.resetModules();
  asked = [];
  nowMs = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.stubGlobal('requestIdleCallback', (call: () => void) => asked.push(call));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Queues covers that take the given time each. */
async function queue(count: number, coverMs: number) {
  const { awaitArtTurn } = await import('./art-turns.ts');
  const taken: number[] = [];
  const turn = (index: number) => () => {
    taken.push(index);
    nowMs += coverMs;
  };
  const giveUp = Array.from({ length: count }, (_, index) => awaitArtTurn(turn(index)));
  return { taken, giveUp };
}

describe('[ME-20] the drawing of covers', () => {
  it('waits until the browser is idle, and then draws several covers', async () => {
    const { taken } = await queue(30, 1);
    expect(taken).toEqual([]);
    rest();
    expect(taken).toHaveLength(8);
    rest();
    expect(taken).toHaveLength(16);
  });

  it('draws one at a time on a slow device, so that a keystroke waits for one cover at most', async () => {
    const { taken } = await queue(30, 10);
    rest();
    expect(taken).toEqual([0]);
  });

  it('draws all covers, in the order of the requests', async () => {
    const { taken } = await queue(20, 3);
    while (asked.length > 0) rest();
    expect(taken).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('uses frames if the browser has no idle callbacks', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.stubGlobal('requestAnimationFrame', (call: () => void) => asked.push(call));
    const { taken } = await queue(2, 10);
    rest();
    rest();
    expect(taken).toEqual([0, 1]);
  });

  it('skips covers that have scrolled away', async () => {
    const { taken, giveUp } = await queue(3, 1);
    giveUp[0]?.();
    giveUp[1]?.();
    rest();
    expect(taken).toEqual([2]);
  });
});
