import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that calls `act` only while the component is mounted. RTK Query throws an error if an unmounted
 * component refetches a query.
 */
export function useWhileShown(callback: () => void): () => void {
  const latest = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    latest.current = callback;
    return () => {
      latest.current = undefined;
    };
  });
  return useCallback(() => latest.current?.(), []);
}
