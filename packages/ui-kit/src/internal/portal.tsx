import { type ReactNode, type ReactPortal, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ModalSuspension } from './modal-suspension.ts';

/**
 * Renders children at the end of the body, except on the server. Screen readers read a `live` portal even while a modal
 * is open.
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
  const isSuspended = useContext(ModalSuspension) && live !== true;
  // Uses a layout effect, because the portal must be visible before an effect moves the focus into the portal.
  useLayoutEffect(() => {
    if (isSuspended) host?.setAttribute('hidden', '');
    else host?.removeAttribute('hidden');
  }, [host, isSuspended]);
  return host === null ? null : createPortal(children, host);
}
