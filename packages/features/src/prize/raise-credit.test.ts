import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { raiseCredit } from './raise-credit.ts';

const amountOf = (): HTMLElement => {
  const amount = document.querySelector<HTMLElement>('[aria-live]');
  if (amount === null) throw new Error('No amount.');
  return amount;
};
const visible = (): string | null | undefined => document.querySelector('[aria-hidden]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button><span class="ck-credit-button__texts"><span class="ck-credit-button__amount" aria-live="polite">฿120.00</span></span></button>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('the credit after a prize', () => {
  it('counts up from the old to the new credit, and then shows the amount itself', () => {
    raiseCredit(100_00, 120_00);
    expect(visible()).toBe('฿100.00');
    vi.advanceTimersByTime(1100);
    const middle = visible() ?? '';
    expect(middle > '฿100.00' && middle < '฿120.00').toBe(true);
    vi.advanceTimersByTime(1000);
    expect(visible()).toBeUndefined();
    expect(amountOf().style.opacity).toBe('');
  });

  it('tells screen readers only the final amount', () => {
    raiseCredit(100_00, 120_00);
    for (let step = 0; step < 20; step += 1) {
      expect(amountOf().textContent).toBe('฿120.00');
      vi.advanceTimersByTime(100);
    }
  });

  it('stops if the credit changes meanwhile, or if the result leaves the screen', () => {
    raiseCredit(100_00, 120_00);
    amountOf().textContent = '฿90.00';
    vi.advanceTimersByTime(50);
    expect(visible()).toBeUndefined();
    amountOf().textContent = '฿120.00';
    raiseCredit(100_00, 120_00)();
    expect(visible()).toBeUndefined();
  });

  it('does not count with reduced motion, without a gain, or over another amount', () => {
    raiseCredit(120_00, 120_00);
    raiseCredit(100_00, 130_00);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    raiseCredit(100_00, 120_00);
    expect(visible()).toBeUndefined();
  });
});
