import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPress } from './keep-press.ts';

const replay = vi.fn();
const listen = vi.spyOn(document, 'addEventListener');
beforeEach(() => window.history.replaceState(null, '', '/login'));
afterEach(() => {
  vi.useRealTimers();
  replay.mockReset();
  listen.mockClear();
  document.body.textContent = '';
  window.history.replaceState(null, '', '/');
});

const form = (mark: string): string =>
  `<form><input name="pin" value="0812" /><button type="button" data-submits="true" ${mark}></button></form>`;

/** Simulates a press in the prerendered page, and then replaces the page with a new page that has no form yet. */
function startAfterPress(): void {
  document.body.innerHTML = form('data-pressed-early=""');
  const repeatPress = keepPress(document.body, replay);
  document.body.innerHTML = '<p>กำลังโหลด</p>';
  repeatPress();
}

async function repeats(): Promise<boolean> {
  document.body.innerHTML = form('');
  await Promise.resolve();
  return replay.mock.calls.length > 0;
}

/** Calls the listeners directly with a trusted event, because jsdom can't dispatch trusted events. */
function actAsVisitor(kind: string): void {
  const trusted: Event = Object.create(new Event(kind), { isTrusted: { value: true } });
  for (const [name, listener] of listen.mock.calls)
    if (name === kind && typeof listener === 'function') listener.call(document, trusted);
}

it('repeats a press as soon as the same form exists', async () => {
  startAfterPress();
  expect(await repeats()).toBe(true);
});

it('repeats nothing after a change of the path, also after the return', async () => {
  startAfterPress();
  window.history.pushState(null, '', '/register');
  expect(await repeats()).toBe(false);
  window.history.pushState(null, '', '/login');
  expect(await repeats()).toBe(false);
});

it.each(['pointerdown', 'click', 'keydown'])('forgets the press at a %s of the visitor', async (kind) => {
  startAfterPress();
  actAsVisitor(kind);
  expect(await repeats()).toBe(false);
});

it.each(['click', 'keydown'])('remembers the press at a %s of a script', async (kind) => {
  startAfterPress();
  document.querySelector('p')?.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(await repeats()).toBe(true);
});

it('repeats nothing after 30 seconds', async () => {
  vi.useFakeTimers();
  startAfterPress();
  vi.advanceTimersByTime(30_000);
  expect(await repeats()).toBe(false);
});
