import { useEffect, useState } from 'react';

const GAP_PX = 8;

/**
 * Where the page's header ends now, in px from the top of the screen with a little space; `undefined` until known and
 * while not `active`. It moves: banners push it down, and on phones a part of it scrolls away.
 */
export function useBelowHeader(active: boolean): number | undefined {
  const [top, setTop] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (!active) return undefined;
    const look = () => {
      const header = document.querySelector('header');
      setTop(header === null ? undefined : Math.max(0, header.getBoundingClientRect().bottom) + GAP_PX);
    };
    look();
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', look, options);
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, options);
      window.removeEventListener('resize', look);
    };
  }, [active]);
  return active ? top : undefined;
}
