import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { typedIn, withTyped } from '../layout/history-state.ts';

/** Browsers limit history writes: Safari allows 100 in 30 s. */
const writeAfterMs = 400;

/**
 * Returns a typed text and its setter. The history entry stores the text, so that it survives a reload, Back and Forward.
 * Not for passwords. `name` is unique on the page.
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
    // Too many writes: the text stays on the screen, only its copy in the history is older.
  }
}
