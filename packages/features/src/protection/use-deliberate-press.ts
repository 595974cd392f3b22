import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * A press within this many milliseconds after the screen has opened may be the second press of a double press on the
 * previous screen.
 */
const DOUBLE_PRESS_MS = 600;

/**
 * Returns a handler that ignores a press by mouse or finger shortly after the screen opened. Without this handler, a
 * double press on the button of the first step would also press the button of the second step.
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
