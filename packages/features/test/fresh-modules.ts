import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// The state of modules, such as queues of idle work, must not reach the next test file. A process for each file would
// also load jsdom and React again, which takes longer than most of these tests.
vi.resetModules();

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
