import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that calls `act` immediately or, if a mouse button is held down, after the visitor releases the
 * mouse button. Otherwise, an error message that appears during a click could move the clicked control.
 */
export function useAfterPress(): (callback: () => void) => void {
  const isPressed = useRef(false);
  const delayed = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = (): void => {
      isPressed.current = true;
    };
    const release = (): void => {
      isPressed.current = false;
      for (const callback of delayed.current.splice(0)) callback();
    };
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
    };
  }, []);
  return useCallback((callback) => {
    if (isPressed.current) delayed.current.push(callback);
    else callback();
  }, []);
}
