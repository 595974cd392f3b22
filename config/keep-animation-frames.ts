import { afterAll } from 'vitest';

// jsdom produces animation frames with an interval timer, which it starts when the first frame is requested. If a test uses
// fake timers at that moment, the interval never runs, and no later test of the worker gets a frame. So this file starts the
// real interval before the tests and keeps it until they end.
if (typeof window !== 'undefined') {
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  let frame = 0;
  const keep = (): void => {
    frame = requestAnimationFrame(keep);
  };
  keep();
  afterAll(() => cancelAnimationFrame(frame));
}
