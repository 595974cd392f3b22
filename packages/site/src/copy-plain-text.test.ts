import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { copyPlainText } from './copy-plain-text.ts';

function copied(text: string): { readonly plain: string | undefined; readonly prevented: boolean } {
  document.body.textContent = text;
  document.getSelection()?.selectAllChildren(document.body);
  const set = vi.fn<(type: string, data: string) => void>();
  const event = new Event('copy', { cancelable: true });
  document.dispatchEvent(Object.assign(event, { clipboardData: { setData: set } }));
  return { plain: set.mock.calls[0]?.[1], prevented: event.defaultPrevented };
}

beforeAll(() => document.addEventListener('copy', copyPlainText));
afterAll(() => document.removeEventListener('copy', copyPlainText));
afterEach(() => {
  document.body.textContent = '';
});

it('copies a text without word joiners', () => {
  expect(copied('ใช้เครื่อง\u2060มือหยุด\u2060พัก')).toEqual({ plain: 'ใช้เครื่องมือหยุดพัก', prevented: true });
});

it('leaves other texts to the browser', () => {
  expect(copied('เครดิตของคุณ')).toEqual({ plain: undefined, prevented: false });
});
