import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { typedIn, withTyped } from '../layout/history-state.ts';

/**
 * Milliseconds before a typed text is written to the history. The delay is needed because Safari allows only 100 changes in
 * 30 seconds.
 */
const writeAfterMs = 400;

/**
 * Returns a typed text and its setter. The history entry stores the text, so that a reload or Back restores the text.
 * Never use it for passwords. `name` must be unique on the page.
 */
export function useTypedText(name: string, initial = ''): readonly [string, (text: string) => void] {
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
    // If the browser does not store the text in the history, the text stays in the field, and the history contains an older
    // text.
  }
}
