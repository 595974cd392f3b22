import { afterEach, expect, it, vi } from 'vitest';
import { preserveInputs } from './preserve-inputs.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.textContent = '';
  window.history.replaceState(null, '', '/');
});

const form = '<form><input name="pin" value="0812" /></form>';
const empty = '<form><input name="pin" /></form>';

function startWith(prerendered: string): HTMLElement {
  window.history.replaceState(null, '', '/register');
  document.body.innerHTML = prerendered;
  const enterTyped = preserveInputs(document.body);
  document.body.textContent = '';
  enterTyped();
  return document.body;
}

async function valueIn(page: HTMLElement): Promise<string | undefined> {
  page.innerHTML = empty;
  await Promise.resolve();
  return page.querySelector('input')?.value;
}

it('enters a value as soon as its form exists', async () => {
  expect(await valueIn(startWith(form))).toBe('0812');
});

it('enters nothing on another page, and nothing after the return', async () => {
  const page = startWith(form);
  window.history.pushState(null, '', '/login');
  expect(await valueIn(page)).toBe('');
  window.history.pushState(null, '', '/register');
  expect(await valueIn(page)).toBe('');
});

it('enters nothing if the page changes before the site is ready', async () => {
  window.history.replaceState(null, '', '/register');
  document.body.innerHTML = form;
  const enterTyped = preserveInputs(document.body);
  window.history.pushState(null, '', '/login');
  document.body.innerHTML = empty;
  enterTyped();
  expect(document.querySelector('input')?.value).toBe('');
});

it('enters nothing after 30 seconds', async () => {
  vi.useFakeTimers();
  const page = startWith(form);
  vi.advanceTimersByTime(30_000);
  expect(await valueIn(page)).toBe('');
});

it('ignores a chosen file, which no script can enter', () => {
  document.body.innerHTML = '<form><input type="file" name="slip" /><input name="pin" value="0812" /></form>';
  const slip = document.querySelector('input');
  if (slip !== null) Object.defineProperty(slip, 'value', { value: 'C:\\fakepath\\slip.png' });
  const enterTyped = preserveInputs(document.body);
  document.body.innerHTML = '<form><input type="file" name="slip" /><input name="pin" /></form>';
  expect(enterTyped).not.toThrow();
  expect(document.querySelector<HTMLInputElement>('[name=pin]')?.value).toBe('0812');
});
