import { useEffect, useState } from 'react';

const GAP_PX = 8;

/** Returns the distance in px from the top of the viewport to the header's lower edge. */
export function useBelowHeader(active: boolean): number | undefined {
  const [top, setTop] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (!active) return undefined;
    const update = () => {
      const header = document.querySelector('header');
      setTop(header === null ? undefined : Math.max(0, header.getBoundingClientRect().bottom) + GAP_PX);
    };
    update();
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', update, options);
    window.addEventListener('resize', update);
    return () => {
      document.removeEventListener('scroll', update, options);
      window.removeEventListener('resize', update);
    };
  }, [active]);
  return active ? top : undefined;
}
