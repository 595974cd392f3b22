import { type RefObject, useContext, useEffect, useRef } from 'react';
import { PutAway } from './put-away.ts';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), iframe:not([tabindex="-1"]), [tabindex]:not([tabindex="-1"])';

/** The second half of a double tap or double Enter on whatever opened a modal comes within this. */
const SETTLING_MS = 350;

/* The modals that are open, the last on top: only that one answers to Escape and holds the focus. */
const openPanels: HTMLElement[] = [];

function focusables(panel: HTMLElement): HTMLElement[] {
  return Array.from(panel.querySelectorAll<HTMLElement>(FOCUSABLE));
}

function focusInside(panel: HTMLElement): void {
  (panel.querySelector<HTMLElement>('[data-autofocus]') ?? focusables(panel)[0] ?? panel).focus();
}

/** Hides everything beside the modal's portal from screen readers and the keyboard; gives back the way to undo it. */
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
 * What every modal does while its panel is mounted, it is `active` and not put away: holds the focus and gives it back, answers Escape, keeps the page
 * behind it still and unseen by screen readers. Written here because Ariakit's dialog weighs 16 kB brotli.
 * Gives back whether it has been open long enough for a tap beside it to be meant.
 */
export function useModal(
  panel: RefObject<HTMLElement | null>,
  onEscape: () => void,
  active = true,
): () => boolean {
  const holds = !useContext(PutAway) && active;
  const openedAt = useRef(0);
  const escape = useRef(onEscape);
  const settled = (): boolean => performance.now() - openedAt.current >= SETTLING_MS;
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
      // An Enter that is held down, or doubled, must not answer a question nobody has read.
      const hasty = event.repeat || performance.now() - openedAt.current < SETTLING_MS;
      if (event.key === 'Enter' && hasty) event.preventDefault();
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
  return settled;
}
