import type { ReactElement, ReactNode } from 'react';
import type { NotifyTone } from './toast-message.ts';
import { ToastPlace } from './toast-place.tsx';
import { createToastQueue } from './toast-queue.ts';

export { TOAST_TIMEOUT_MS, type NotifyTone } from './toast-message.ts';

const queue = createToastQueue(() => import('./toast-engine.tsx'));

/**
 * The place where toasts appear, once in the page: bottom left, dark, 2 s, not draggable (CO-03). `label` names it.
 * What draws them is fetched with the first toast, or before by `prepareNotifications`.
 */
export function Toaster({ label }: { label: string }): ReactElement {
  return <ToastPlace queue={queue} label={label} />;
}

/** Shows a toast. The same `id` again changes the toast that is there instead of piling up another. */
export function notify(message: ReactNode, options: { tone?: NotifyTone; id?: string } = {}): void {
  const { tone = 'info', id } = options;
  queue.show({ tone, id, message });
}

/** Fetches what draws toasts while there is time. Never rejects. */
export function prepareNotifications(): Promise<void> {
  return queue.prepare();
}

/** Takes away every toast, as when the session ends. */
export function dismissNotifications(): void {
  queue.clear();
}
