import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs `act` while the component is mounted and does nothing afterwards. For effects of a
 * response: RTK Query throws when an unmounted component's query is refetched.
 */
export function useWhileShown(act: () => void): () => void {
  const latest = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    latest.current = act;
    return () => {
      latest.current = undefined;
    };
  });
  return useCallback(() => latest.current?.(), []);
}
