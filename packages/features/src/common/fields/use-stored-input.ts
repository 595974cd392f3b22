import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { typedIn, withTyped } from '../layout/history-state.ts';

/**
 * A typed text is stored in the browser's history after a pause of this many milliseconds, because Safari allows only
 * 100 changes of the history in 30 seconds.
 */
const writeAfterMs = 400;

/**
 * Returns the text of a field and its setter. The browser's history stores the text, so passwords must not use this
 * hook. `name` must be unique on the page.
 */
export function useStoredInput(name: string, initial = ''): readonly [string, (text: string) => void] {
  const { key, state } = useLocation();
  const [text, setText] = useState(() => typedIn(state, name) ?? initial);
  useEffect(() => {
    const timer = setTimeout(() => writeTyped(key, name, text), writeAfterMs);
    return () => clearTimeout(timer);
  }, [key, name, text]);
  return [text, setText];
}

function writeTyped(key: string, name: string, text: string): void {
  const entry: unknown = window.history.state;
  const changed = withTyped(entry, key, { name, text });
  if (changed === undefined) return;
  try {
    window.history.replaceState(changed, '');
  } catch {
    // A browser may refuse `replaceState` after too many calls. In this case, the text is not stored.
  }
}
