import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreScroll } from './restore-scroll.ts';

const page = { height: 0, top: 0 };
const scrollTo = vi.fn((_left: number, top: number) => {
  page.top = Math.min(top, page.height);
});
const onEnd = vi.fn();
const height = (px: number) => {
  page.height = px;
  page.top = Math.min(page.top, px);
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { height: 116, top: 0 });
  vi.stubGlobal('scrollTo', scrollTo);
  vi.spyOn(window, 'pageYOffset', 'get').mockImplementation(() => page.top);
});
afterEach(() => {
  // Ends the restoration of the test.
  vi.advanceTimersByTime(11_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it.each([
  ['a new page', true, 9_000],
  ['a screen', false, 1_000],
])('scrolls when the content of %s is tall enough', (_name, isNewPage, afterMs) => {
  restoreScroll(1240, { isNewPage, onEnd });
  vi.advanceTimersByTime(afterMs);
  expect(page.top).toBe(116);
  height(3000);
  vi.advanceTimersByTime(50);
  expect(page.top).toBe(1240);
});

it.each([
  ['a new page', true, 10_000],
  ['a screen', false, 1_500],
])('ends if %s stays too short', (_name, isNewPage, withinMs) => {
  restoreScroll(1240, { isNewPage, onEnd });
  vi.advanceTimersByTime(withinMs + 50);
  expect(onEnd).toHaveBeenCalledTimes(1);
  height(3000);
  vi.advanceTimersByTime(1000);
  expect(page.top).toBe(116);
});

it('returns to the position if a placeholder was taller than the content', () => {
  height(2000);
  restoreScroll(1240, { isNewPage: true, onEnd });
  vi.advanceTimersByTime(300);
  height(116);
  vi.advanceTimersByTime(2000);
  height(3000);
  vi.advanceTimersByTime(600);
  expect(page.top).toBe(1240);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it.each(['wheel', 'touchstart', 'mousedown', 'keydown'])('ends at the event %s of the member', (type) => {
  restoreScroll(1240, { isNewPage: true, onEnd });
  window.dispatchEvent(new Event(type));
  expect(onEnd).toHaveBeenCalledTimes(1);
  scrollTo.mockClear();
  height(3000);
  vi.advanceTimersByTime(1000);
  expect(scrollTo).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(type));
  expect(onEnd).toHaveBeenCalledTimes(1);
});
