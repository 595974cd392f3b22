import { useEffect, useState } from 'react';

const GAP_PX = 8;

/** Returns the distance in px from the top of the viewport to the header's lower edge. */
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
