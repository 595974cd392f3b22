import { useEffect, useState } from 'react';

/** A submit before hydration would put the typed values into the URL. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}

/** If a button with `data-submits` is pressed before hydration, the boot script repeats the press. */
export function useSubmitButton(): { readonly type: 'submit' | 'button'; readonly 'data-submits': 'true' } {
  return { type: useReady() ? 'submit' : 'button', 'data-submits': 'true' };
}
