import { useEffect, useState } from 'react';

/**
 * Whether the page answers to the member yet. A stamped page shows its form before its script runs; until then a submit
 * would be the browser's own and put what was typed into the address.
 */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}

/**
 * The attributes of the button that sends a form. Until the page answers it sends nothing, and `data-submits` tells the
 * script that watches over the painted page that a press on it, or Enter in its form, is to be made up for.
 */
export function useSubmitButton(): { readonly type: 'submit' | 'button'; readonly 'data-submits': 'true' } {
  return { type: useReady() ? 'submit' : 'button', 'data-submits': 'true' };
}
