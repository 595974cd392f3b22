import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let callbacks: (() => void)[] = [];
let nowMs = 0;
const runIdleCallbacks = () => {
  const due = callbacks;
  callbacks = [];
  for (const call of due) call();
};

beforeEach(() => {
  vi.resetModules();
  callbacks = [];
  nowMs = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.stubGlobal('requestIdleCallback', (call: () => void) => callbacks.push(call));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function queue(count: number, coverMs: number) {
  const { drawWhenIdle } = await import('./draw-when-idle.ts');
  const drawn: number[] = [];
  const draw = (index: number) => () => {
    drawn.push(index);
    nowMs += coverMs;
  };
  const cancels = Array.from({ length: count }, (_, index) => drawWhenIdle(draw(index)));
  return { drawn, cancels };
}

describe('[ME-20] drawWhenIdle', () => {
  it('draws several covers when the browser is idle', async () => {
    const { drawn } = await queue(30, 1);
    expect(drawn).toEqual([]);
    runIdleCallbacks();
    expect(drawn).toHaveLength(8);
    runIdleCallbacks();
    expect(drawn).toHaveLength(16);
  });

  it('draws one cover per idle period on a slow device', async () => {
    const { drawn } = await queue(30, 10);
    runIdleCallbacks();
    expect(drawn).toEqual([0]);
  });

  it('draws the covers in the order of the requests', async () => {
    const { drawn } = await queue(20, 3);
    while (callbacks.length > 0) runIdleCallbacks();
    expect(drawn).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('uses animation frames if the browser has no idle callbacks', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.stubGlobal('requestAnimationFrame', (call: () => void) => callbacks.push(call));
    const { drawn } = await queue(2, 10);
    runIdleCallbacks();
    runIdleCallbacks();
    expect(drawn).toEqual([0, 1]);
  });

  it('skips cancelled covers', async () => {
    const { drawn, cancels } = await queue(3, 1);
    cancels[0]?.();
    cancels[1]?.();
    runIdleCallbacks();
    expect(drawn).toEqual([2]);
  });

  it('draws the other covers if one drawing throws', async () => {
    const { drawWhenIdle } = await import('./draw-when-idle.ts');
    const drawn: number[] = [];
    drawWhenIdle(() => {
      throw new Error('no subject');
    });
    drawWhenIdle(() => drawn.push(1));
    expect(runIdleCallbacks).toThrow('no subject');
    runIdleCallbacks();
    expect(drawn).toEqual([1]);
  });
});
