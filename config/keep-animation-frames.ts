import { afterAll } from 'vitest';

// jsdom runs animation frames with an interval, which it starts when the first frame is requested. If a test has replaced
// the timers at that moment, the interval never runs, and no later test of the worker gets a frame. So the true interval
// is started before the tests and kept until they end.
if (typeof window !== 'undefined') {
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  let frame = 0;
  const keep = (): void => {
    frame = requestAnimationFrame(keep);
  };
  keep();
  afterAll(() => cancelAnimationFrame(frame));
}
