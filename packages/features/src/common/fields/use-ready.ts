import { useEffect, useState } from 'react';

/** True after hydration. A form that is submitted before hydration would put the typed values into the URL. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}

/**
 * Returns the attributes of a submit button. The button does nothing until hydration. Because of the attribute
 * `data-submits`, the boot script repeats an early press after hydration.
 */
export function useSubmitButton(): { readonly type: 'submit' | 'button'; readonly 'data-submits': 'true' } {
  return { type: useReady() ? 'submit' : 'button', 'data-submits': 'true' };
}
