import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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

describe('[ME-20] awaitArtTurn', () => {
  it('draws several covers when the browser is idle', async () => {
    const { taken } = await queue(30, 1);
    expect(taken).toEqual([]);
    rest();
    expect(taken).toHaveLength(8);
    rest();
    expect(taken).toHaveLength(16);
  });

  it('draws one cover per idle period on a slow device', async () => {
    const { taken } = await queue(30, 10);
    rest();
    expect(taken).toEqual([0]);
  });

  it('draws the covers in the order of the requests', async () => {
    const { taken } = await queue(20, 3);
    while (asked.length > 0) rest();
    expect(taken).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('uses animation frames if the browser has no idle callbacks', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.stubGlobal('requestAnimationFrame', (call: () => void) => asked.push(call));
    const { taken } = await queue(2, 10);
    rest();
    rest();
    expect(taken).toEqual([0, 1]);
  });

  it('skips cancelled covers', async () => {
    const { taken, giveUp } = await queue(3, 1);
    giveUp[0]?.();
    giveUp[1]?.();
    rest();
    expect(taken).toEqual([2]);
  });

  it('draws the other covers if one drawing throws', async () => {
    const { awaitArtTurn } = await import('./art-turns.ts');
    const taken: number[] = [];
    awaitArtTurn(() => {
      throw new Error('no subject');
    });
    awaitArtTurn(() => taken.push(1));
    expect(rest).toThrow('no subject');
    rest();
    expect(taken).toEqual([1]);
  });
});
