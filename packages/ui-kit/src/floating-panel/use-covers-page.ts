import { useEffect, useState } from 'react';

/** As in the style: below it the panel covers the page. In em, so that large text counts as little room. */
const WIDE = '(min-width: 60em)';

/** Returns true if a floating panel covers the page, which it does where there is no room next to it. */
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
