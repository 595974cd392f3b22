import { useEffect, useState } from 'react';

/**
 * The minimum window width for a panel next to the page, equal to the breakpoint in floating-panel.css. The unit is em,
 * because large text needs a wider window.
 */
const WIDE = '(min-width: 60em)';

/** Returns true if the window is too narrow for a panel next to the page. */
export function useCoversPage(): boolean {
  const [covers, setCovers] = useState(true);
  useEffect(() => {
    const look = (): void =>
      setCovers(typeof window.matchMedia === 'function' && !window.matchMedia(WIDE).matches);
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  return covers;
}
