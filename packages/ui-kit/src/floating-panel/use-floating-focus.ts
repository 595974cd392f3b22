import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus into a non-modal panel when the panel opens, and moves the focus back when the panel closes. The
 * Escape key in the panel calls `onEscape`.
 */
export function useFloatingFocus(
  panel: RefObject<HTMLElement | null>,
  onEscape: () => void,
  active: boolean,
): void {
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  useEffect(() => {
    const element = panel.current;
    if (!active || element === null) return undefined;
    const before = document.activeElement;
    element.focus();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || (event.key !== 'Escape' && event.key !== 'Esc')) return;
      event.preventDefault();
      escape.current();
    };
    let within = true;
    const onFocusIn = (event: FocusEvent): void => {
      within = event.target instanceof Node && element.contains(event.target);
    };
    element.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
      if (within && before instanceof HTMLElement && document.contains(before)) before.focus();
    };
  }, [panel, active]);
}
