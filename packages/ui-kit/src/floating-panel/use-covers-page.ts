import { useEffect, useState } from 'react';

/** From this width, the panel does not cover the page. The value equals the breakpoint in floating-panel.css. */
const WIDE = '(min-width: 60em)';

export function useCoversPage(): boolean {
  const [covers, setCovers] = useState(true);
  useEffect(() => {
    const update = (): void =>
      setCovers(typeof window.matchMedia === 'function' && !window.matchMedia(WIDE).matches);
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return covers;
}
