import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs `act` while the component is shown and does nothing once it has gone. For what follows an
 * answer: RTK Query throws on the refetch of a query whose component has gone.
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
