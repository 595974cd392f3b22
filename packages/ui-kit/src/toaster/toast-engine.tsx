import type { ReactElement } from 'react';
// Imports the library without its styles. The default entry point of react-toastify inserts a <style> element, which
// the Content-Security-Policy blocks.
import { ToastContainer, cssTransition, toast } from 'react-toastify/unstyled';
import { ToastBody } from './toast-body.tsx';
import { TOAST_TIMEOUT_MS, roleOf, type ToastMessage } from './toast-message.ts';

const slide = cssTransition({ enter: 'ck-toast-enter', exit: 'ck-toast-exit', collapseDuration: 180 });

/** The react-toastify container: bottom left, dark, 2 seconds, not draggable (CO-03). */
export function EngineContainer({ label }: { label: string }): ReactElement {
  return (
    <ToastContainer
      aria-label={label}
      position="bottom-left"
      autoClose={TOAST_TIMEOUT_MS}
      theme="dark"
      draggable={false}
      transition={slide}
      closeButton={false}
      closeOnClick
      hideProgressBar
      newestOnTop
      limit={3}
    />
  );
}

/**
 * Shows a toast, or updates the visible toast with the same id. react-toastify queues a toast until a container is
 * mounted.
 */
export function showToast(message: ToastMessage): void {
  const { id } = message;
  const render = <ToastBody {...message} />;
  const role = roleOf(message);
  if (id !== undefined && toast.isActive(id)) toast.update(id, { render, role, autoClose: TOAST_TIMEOUT_MS });
  else toast(render, { role, icon: false, ...(id === undefined ? {} : { toastId: id }) });
}

export function dismissToasts(): void {
  toast.dismiss();
}
