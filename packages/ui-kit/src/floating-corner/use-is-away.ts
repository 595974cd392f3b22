import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '../internal/when-idle.ts';
import { isField, isFreePlace } from './is-free-place.ts';

/** A scroll counts as finished after this many milliseconds without a scroll event. */
const REST_MS = 200;
/**
 * After a change of the page, the place is checked when the browser is idle, but at the latest after this time. A hidden
 * element can't cover anything, so its check can wait longer.
 */
const delaysWhenVisible = { timeoutMs: 250, fallbackDelayMs: 60 };
const delaysWhenAway = { timeoutMs: 2000, fallbackDelayMs: 250 };

/** Returns true while a fixed element must stay hidden, for example while it would cover text (RD-27). */
export function useIsAway(element: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(true);
  useEffect(() => {
    let top = window.pageYOffset;
    let isGoingDown = false;
    let isHeld = false;
    let wasAway = true;
    let frame = 0;
    let timer: number | undefined;
    let cancelIdleCheck: (() => void) | undefined;
    const update = (): void => {
      frame = 0;
      cancelIdleCheck?.();
      cancelIdleCheck = undefined;
      const own = element.current;
      if (own === null) return;
      wasAway = !isHeld && (isGoingDown || !isFreePlace(own));
      setIsAway(wasAway);
    };
    const scheduleCheck = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    // A check forces a layout and costs milliseconds, and a new screen changes the page several times.
    const scheduleIdleCheck = (): void => {
      cancelIdleCheck ??= whenIdle(
        () => {
          cancelIdleCheck = undefined;
          scheduleCheck();
        },
        wasAway ? delaysWhenAway : delaysWhenVisible,
      );
    };
    const onScroll = (): void => {
      const before = top;
      top = window.pageYOffset;
      isGoingDown = top > before;
      if (top !== before) isHeld = false;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        isGoingDown = false;
        scheduleCheck();
      }, REST_MS);
      scheduleCheck();
    };
    const onFocus = ({ type, target }: Event): void => {
      isHeld = type === 'focusin' && target instanceof Node && element.current?.contains(target) === true;
      // Most presses move the focus, and an immediate check would delay the response to the press. Two checks are short enough to
      // be immediate: the one of a focused field, and the one of this element, which stays visible while it has the focus.
      if (isHeld || (type === 'focusin' && isField(target))) scheduleCheck();
      else scheduleIdleCheck();
    };
    const changes = ['load', 'transitionend', 'animationend'];
    const observer = new MutationObserver(scheduleIdleCheck);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['class', 'hidden'],
    });
    // Listens in the capture phase, because the scroll events of inner elements don't bubble.
    window.addEventListener('scroll', onScroll, true);
    window.addEventListener('resize', scheduleCheck);
    for (const type of changes) document.addEventListener(type, scheduleIdleCheck, true);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onFocus);
    scheduleCheck();
    return () => {
      cancelAnimationFrame(frame);
      cancelIdleCheck?.();
      window.clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', scheduleCheck);
      for (const type of changes) document.removeEventListener(type, scheduleIdleCheck, true);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onFocus);
    };
  }, [element]);
  return isAway;
}
