import { formatBaht } from '@chada/messages';
import { prefersStillness } from './prefers-stillness.ts';

/** The animation starts after this many milliseconds, when the prize's particles reach the header. */
const delayMs = 800;
const riseMs = 900;

/**
 * Animates the credit in the header from the old amount to the new amount. Returns a function that ends the animation.
 */
export function raiseCredit(fromSatang: number, toSatang: number): () => void {
  const amount = document.querySelector<HTMLElement>('.ck-credit-button__amount');
  const final = formatBaht(toSatang);
  if (amount === null || amount.textContent !== final || fromSatang >= toSatang || prefersStillness())
    return () => {};
  const counter = document.createElement('span');
  counter.className = 'ck-credit-button__amount ck-tabular cf-rising-credit';
  counter.setAttribute('aria-hidden', 'true');
  counter.textContent = formatBaht(fromSatang);
  amount.parentElement?.appendChild(counter);
  amount.style.opacity = '0';

  let frame = 0;
  const end = (): void => {
    cancelAnimationFrame(frame);
    counter.remove();
    amount.style.opacity = '';
  };
  const start = performance.now() + delayMs;
  const step = (now: number): void => {
    const part = Math.min(Math.max((now - start) / riseMs, 0), 1);
    // The animation ends if the credit has changed again.
    if (part === 1 || amount.textContent !== final) return end();
    const eased = 1 - (1 - part) ** 3;
    counter.textContent = formatBaht(Math.round(fromSatang + (toSatang - fromSatang) * eased));
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return end;
}
