import { type RefObject, useEffect, useRef } from 'react';

/**
 * The focus of a panel beside a page in use, while it is `active`: it takes it, answers Escape while it has it, and
 * gives it back when it goes with it.
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
