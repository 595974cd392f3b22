import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

/** Removes the focused element. This makes jsdom start its animation-frame timer, if the timer is not already running. */
function removeFocusedElement(): void {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  button.remove();
}

const nextFrame = () => new Promise<string>((resolve) => requestAnimationFrame(() => resolve('frame')));
const timeout = () => new Promise<string>((resolve) => setTimeout(() => resolve('no frame'), 2_000));

it.each<[string, Parameters<typeof vi.useFakeTimers>[0]]>([
  ['all timers', undefined],
  ['intervals only', { toFake: ['setInterval', 'clearInterval'] }],
])('animation frames continue after a test with fake timers: %s', async (_, options) => {
  vi.useFakeTimers(options);
  removeFocusedElement();
  vi.useRealTimers();
  expect(await Promise.race([nextFrame(), timeout()])).toBe('frame');
});
