import { type RefObject, useContext, useEffect, useRef } from 'react';
import { ModalSuspension } from './modal-suspension.ts';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), iframe:not([tabindex="-1"]), [tabindex]:not([tabindex="-1"])';

/** A tap within this many milliseconds after a modal opens counts as part of a double tap. */
const DOUBLE_TAP_MS = 350;

/* The open modal panels. Only the last panel in this list handles Escape and traps the focus. */
const openPanels: HTMLElement[] = [];

function focusables(panel: HTMLElement): HTMLElement[] {
  return Array.from(panel.querySelectorAll<HTMLElement>(FOCUSABLE));
}

function focusInside(panel: HTMLElement): void {
  (panel.querySelector<HTMLElement>('[data-autofocus]') ?? focusables(panel)[0] ?? panel).focus();
}

/**
 * Hides everything except a portal from screen readers and the keyboard. Returns a function that shows the hidden
 * elements again.
 */
function hideOthers(portal: Element): () => void {
  const hidden = Array.from(document.body.children).filter(
    (element) =>
      element !== portal &&
      !element.hasAttribute('data-ck-live') &&
      element.getAttribute('aria-hidden') !== 'true',
  );
  for (const element of hidden) {
    element.setAttribute('aria-hidden', 'true');
    element.setAttribute('inert', '');
  }
  return () => {
    for (const element of hidden) {
      element.removeAttribute('aria-hidden');
      element.removeAttribute('inert');
    }
  };
}

function keepTabInside(event: KeyboardEvent, panel: HTMLElement): void {
  const stops = focusables(panel);
  const first = stops[0] ?? panel;
  const last = stops[stops.length - 1] ?? panel;
  const active = document.activeElement;
  const leaving = event.shiftKey ? active === first || active === panel : active === last;
  if (!leaving && panel.contains(active)) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/**
 * Makes a panel modal while `active` is true. Returns a function that returns false while a tap may be part of the
 * double tap that opened the panel.
 */
export function useModal(
  panel: RefObject<HTMLElement | null>,
  onEscape: () => void,
  active = true,
): () => boolean {
  const holds = !useContext(ModalSuspension) && active;
  const openedAt = useRef(0);
  const escape = useRef(onEscape);
  const isSettled = (): boolean => performance.now() - openedAt.current >= DOUBLE_TAP_MS;
  useEffect(() => {
    escape.current = onEscape;
  });

  useEffect(() => {
    const element = panel.current;
    const portal = element?.closest('.ck-portal');
    if (!holds || element === null || !portal) return undefined;
    const before = document.activeElement;
    const root = document.documentElement;
    const overflow = root.style.overflow;
    const showOthers = hideOthers(portal);
    openPanels.push(element);
    openedAt.current = performance.now();
    root.style.overflow = 'hidden';
    focusInside(element);

    const onKeyDown = (event: KeyboardEvent): void => {
      if (openPanels[openPanels.length - 1] !== element) return;
      if (event.key === 'Tab') keepTabInside(event, element);
      // Ignores Enter soon after the modal opens, because the member must be able to read a question before confirming
      // with Enter.
      const isTooEarly = event.repeat || performance.now() - openedAt.current < DOUBLE_TAP_MS;
      if (event.key === 'Enter' && isTooEarly) event.preventDefault();
      if (event.key !== 'Escape' && event.key !== 'Esc') return;
      event.preventDefault();
      event.stopPropagation();
      escape.current();
    };
    const onFocusIn = (event: FocusEvent): void => {
      const onTop = openPanels[openPanels.length - 1] === element;
      if (onTop && event.target instanceof Node && !portal.contains(event.target)) focusInside(element);
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('focusin', onFocusIn);
      openPanels.splice(openPanels.indexOf(element), 1);
      showOthers();
      root.style.overflow = overflow;
      if (before instanceof HTMLElement && document.contains(before)) before.focus();
    };
  }, [panel, holds]);
  return isSettled;
}
