import { useSyncExternalStore } from 'react';

const wide = '(min-width: 60em)';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => typeof window.matchMedia === 'function' && window.matchMedia(wide).matches,
    () => false,
  );
}
