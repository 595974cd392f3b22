import type { ReactElement, ReactNode } from 'react';
// The styled entry writes a <style> element, which the site's CSP refuses.
import { ToastContainer, cssTransition, toast } from 'react-toastify/unstyled';
import { CheckCircleIcon, CrossCircleIcon, InfoIcon } from '../icons/interface-icons.ts';
import { Portal } from '../internal/portal.tsx';

/** CO-03: how long a toast stays. */
export const TOAST_TIMEOUT_MS = 2000;

const slide = cssTransition({ enter: 'ck-toast-enter', exit: 'ck-toast-exit', collapseDuration: 180 });

export type NotifyTone = 'success' | 'error' | 'info';

const TONE_ICON = { success: CheckCircleIcon, error: CrossCircleIcon, info: InfoIcon } as const;

/** The place where toasts appear, once in the page: bottom left, dark, 2 s, not draggable (CO-03). `label` names it. */
export function Toaster({ label }: { label: string }): ReactElement {
  return (
    <Portal live>
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
    </Portal>
  );
}

/** Shows a toast. The same `id` again changes the toast that is there instead of piling up another. */
export function notify(message: ReactNode, options: { tone?: NotifyTone; id?: string } = {}): void {
  const { tone = 'info', id } = options;
  const ToneIcon = TONE_ICON[tone];
  const body = (
    <span className="ck-toast" data-tone={tone}>
      <ToneIcon size={22} />
      <span className="ck-toast__text">{message}</span>
    </span>
  );
  const role = tone === 'error' ? 'alert' : 'status';
  if (id !== undefined && toast.isActive(id))
    toast.update(id, { render: body, role, autoClose: TOAST_TIMEOUT_MS });
  else toast(body, { role, icon: false, ...(id === undefined ? {} : { toastId: id }) });
}

/** Takes away every toast, as when the session ends. */
export function dismissNotifications(): void {
  toast.dismiss();
}
