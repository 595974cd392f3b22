import { type ReactNode, type ReactPortal, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PutAway } from './put-away.ts';

/**
 * Draws children in an element of its own at the end of the body. Nothing is drawn on the server or before the first
 * effect. A `live` portal is not hidden when a modal opens nor put away, so what it announces is still heard.
 */
export function Portal({ children, live }: { children: ReactNode; live?: boolean }): ReactPortal | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    element.className = 'ck-portal';
    if (live === true) element.setAttribute('data-ck-live', '');
    document.body.appendChild(element);
    setHost(element);
    return () => element.remove();
  }, [live]);
  const away = useContext(PutAway) && live !== true;
  // Before a modal that comes back looks for its focus.
  useLayoutEffect(() => {
    if (away) host?.setAttribute('hidden', '');
    else host?.removeAttribute('hidden');
  }, [host, away]);
  return host === null ? null : createPortal(children, host);
}
