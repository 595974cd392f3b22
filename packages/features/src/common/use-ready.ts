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
