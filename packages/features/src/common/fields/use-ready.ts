import { useEffect, useState } from 'react';

/**
 * True after hydration. A prerendered page shows its form before its script runs; until then a native submit would put
 * the typed values into the address.
 */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}

/**
 * Returns the attributes of a submit button. Before hydration it submits nothing; `data-submits` makes the early script
 * repeat a press of the button, or of Enter in its form, after hydration.
 */
export function useSubmitButton(): { readonly type: 'submit' | 'button'; readonly 'data-submits': 'true' } {
  return { type: useReady() ? 'submit' : 'button', 'data-submits': 'true' };
}
