import { useEffect, useState } from 'react';

/** As in the style: below it the panel covers the page. */
const WIDE_PX = 960;

/** Returns true if a floating panel covers the page, which it does where there is no room next to it. */
export function useCoversPage(): boolean {
  const [covers, setCovers] = useState(true);
  useEffect(() => {
    const look = (): void => setCovers(window.innerWidth < WIDE_PX);
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  return covers;
}
