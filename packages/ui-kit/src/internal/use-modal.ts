import { type RefObject, useContext, useEffect, useRef } from 'react';
import { ModalSuspension } from './modal-suspension.ts';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), iframe:not([tabindex="-1"]), [tabindex]:not([tabindex="-1"])';

/** Time in which the second half of a double tap or double Enter can still arrive after a modal opens. */
const SETTLING_MS = 350;

/* The open modals, the topmost last. Only that one handles Escape and holds the focus. */
const openPanels: HTMLElement[] = [];

function focusables(panel: HTMLElement): HTMLElement[] {
  return Array.from(panel.querySelectorAll<HTMLElement>(FOCUSABLE));
}

function focusInside(panel: HTMLElement): void {
  (panel.querySelector<HTMLElement>('[data-autofocus]') ?? focusables(panel)[0] ?? panel).focus();
}

/** Hides the rest of the page from screen readers and the keyboard; returns a function that undoes it. */
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
 * Makes a mounted panel modal while it is `active` and not suspended: traps and restores the focus, handles Escape,
 * and blocks the page behind it. Ariakit's dialog does the same, but costs 16 kB brotli. Returns a function that is
 * true once a tap outside can be deliberate.
 */
export function useModal(
  panel: RefObject<HTMLElement | null>,
  onEscape: () => void,
  active = true,
): () => boolean {
  const holds = !useContext(ModalSuspension) && active;
  const openedAt = useRef(0);
  const escape = useRef(onEscape);
  const isSettled = (): boolean => performance.now() - openedAt.current >= SETTLING_MS;
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
      // A held or doubled Enter must not confirm a question that the member has not read yet.
      const isTooEarly = event.repeat || performance.now() - openedAt.current < SETTLING_MS;
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
