import { type MouseEvent, useEffect, useRef } from 'react';

/** A press within this many milliseconds may belong to a double press on the previous screen. */
const DOUBLE_PRESS_MS = 600;

/**
 * Returns a click handler that ignores presses shortly after the component has appeared. Without this handler, a double
 * press on the first step would also press the button of the second step.
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
