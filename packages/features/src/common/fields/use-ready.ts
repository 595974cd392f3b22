import { useEffect, useState } from 'react';

/** True after hydration. An earlier submit would put the typed values into the URL. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}

/** The boot script repeats an early press on a button with the attribute `data-submits`. */
export function useSubmitButton(): { readonly type: 'submit' | 'button'; readonly 'data-submits': 'true' } {
  return { type: useReady() ? 'submit' : 'button', 'data-submits': 'true' };
}
