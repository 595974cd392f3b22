import { type MouseEvent, useEffect, useRef } from 'react';

/** The time in milliseconds in which a press may be the second press of a double press on the screen before. */
const DOUBLE_PRESS_MS = 600;

/**
 * Returns a handler that ignores a press by mouse or finger shortly after the screen opened. A double press on the
 * first step must not begin what the second step asks for.
 */
export function useDeliberatePress(onPress: () => void): (event: MouseEvent) => void {
  const openedAt = useRef(Infinity);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return ({ detail }) => {
    const isByKeyboard = detail === 0;
    if (isByKeyboard || performance.now() - openedAt.current >= DOUBLE_PRESS_MS) onPress();
  };
}
