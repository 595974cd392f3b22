import { useTypedTexts } from '@chada/stores';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { wasShownBefore } from '../layout/history-entry.ts';
import { isResumed } from '../layout/history-state.ts';

/** The paths with a text that was typed since the page was loaded. */
const typedPaths = new Set<string>();

/**
 * Returns the text of a member's field and its setter. The session storage stores the text for the history entry until
 * the setter gets `initial`, so passwords must not use this hook. After a session that has ended, the next sign-in of
 * the member restores the text. `name` must be unique on the page.
 */
export function useStoredInput(name: string, initial = ''): readonly [string, (text: string) => void] {
  const { key, pathname, search, state } = useLocation();
  const { read, write, remove } = useTypedTexts();
  const path = pathname + search;
  const [text, setText] = useState(() => {
    // The first entry of each page has the same key, so its texts can be of an earlier page.
    const isOfEarlierPage = !wasShownBefore(key) && !typedPaths.has(path);
    return (isOfEarlierPage ? undefined : read({ key, path, name }, isResumed(state))) ?? initial;
  });
  // Runs also after a new step of the page, because the step has a history entry of its own.
  useEffect(() => {
    if (text === initial) return;
    typedPaths.add(path);
    write({ key, path, name }, text);
  }, [key, path, name, text, initial, write]);
  const change = useCallback(
    (next: string) => {
      setText(next);
      if (next === initial) remove({ path, name });
    },
    [path, name, initial, remove],
  );
  return [text, change];
}
