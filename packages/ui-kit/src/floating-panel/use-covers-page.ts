import { useEffect, useState } from 'react';

/** From this width, the panel does not cover the page. The value equals the breakpoint in floating-panel.css. */
const WIDE = '(min-width: 60em)';

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
