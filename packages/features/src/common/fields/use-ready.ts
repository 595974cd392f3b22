import { useEffect, useState } from 'react';

/**
 * True after hydration. A form must wait for hydration, because an earlier submit would put the typed values into the
 * URL.
 */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}

/**
 * Returns the properties of a submit button, which does not submit before hydration. `boot/early.js` records an earlier
 * press of the button, and the site repeats this press after hydration.
 */
export function useSubmitButton(): { readonly type: 'submit' | 'button'; readonly 'data-submits': 'true' } {
  return { type: useReady() ? 'submit' : 'button', 'data-submits': 'true' };
}
