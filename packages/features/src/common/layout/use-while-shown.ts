import { useCallback, useEffect, useRef } from 'react';

/** RTK Query throws an error if an unmounted component refetches a query. */
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
