import { useEffect, useState } from 'react';

/** Breakpoint of floating-panel.css: narrower pages are covered. In em, so that large text counts as less room. */
const WIDE = '(min-width: 60em)';

/** Returns true if a floating panel covers the page, because it leaves no space next to it. */
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
