import type { ReactElement, ReactNode } from 'react';
import type { NotifyTone } from './toast-message.ts';
import { ToastRegion } from './toast-region.tsx';
import { createToastQueue } from './toast-queue.ts';

export { TOAST_TIMEOUT_MS, type NotifyTone } from './toast-message.ts';

const queue = createToastQueue(() => import('./toast-engine.tsx'));

/** The region for toasts: bottom left, dark, 2 seconds, not draggable (CO-03). Render it once per page. */
export function Toaster({ label }: { label: string }): ReactElement {
  return <ToastRegion queue={queue} label={label} />;
}

/** Shows a toast. The toast replaces an earlier toast with the same `id`. */
export function notify(message: ReactNode, options: { tone?: NotifyTone; id?: string } = {}): void {
  const { tone = 'info', id } = options;
  queue.show({ tone, id, message });
}

/** Loads the code that draws toasts. Never rejects. */
export function prepareNotifications(): Promise<void> {
  return queue.prepare();
}

/** Removes all toasts. */
export function dismissNotifications(): void {
  queue.clear();
}
