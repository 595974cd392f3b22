import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that calls `act` immediately, or after the release if a mouse button is pressed. Without the
 * delay, an error message that appears during a press would move the pressed button.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const delayed = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = (): void => {
      isPressed.current = true;
    };
    const release = (): void => {
      isPressed.current = false;
      for (const act of delayed.current.splice(0)) act();
    };
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
    };
  }, []);
  return useCallback((act) => {
    if (isPressed.current) delayed.current.push(act);
    else act();
  }, []);
}
