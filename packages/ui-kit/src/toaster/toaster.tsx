import type { ReactElement, ReactNode } from 'react';
import type { NotifyTone } from './toast-message.ts';
import { ToastRegion } from './toast-region.tsx';
import { createToastQueue } from './toast-queue.ts';

export { TOAST_TIMEOUT_MS, type NotifyTone } from './toast-message.ts';

const queue = createToastQueue(() => import('./toast-engine.tsx'));

/**
 * The region for toasts, once per page: bottom left, dark, 2 s, not draggable (CO-03). `label` is its accessible name.
 * The drawing code loads with the first toast, or earlier through `prepareNotifications`.
 */
export function Toaster({ label }: { label: string }): ReactElement {
  return <ToastRegion queue={queue} label={label} />;
}

/** Shows a toast. A second one with the same `id` replaces the first. */
export function notify(message: ReactNode, options: { tone?: NotifyTone; id?: string } = {}): void {
  const { tone = 'info', id } = options;
  queue.show({ tone, id, message });
}

/** Loads the drawing code of toasts ahead of time. Never rejects. */
export function prepareNotifications(): Promise<void> {
  return queue.prepare();
}

/** Removes every toast, for example when the session ends. */
export function dismissNotifications(): void {
  queue.clear();
}
