import type { ReactNode } from 'react';

/** CO-03: how long a toast stays. */
export const TOAST_TIMEOUT_MS = 2000;

export type NotifyTone = 'success' | 'error' | 'info';

/** A toast to show; the same `id` again changes the one that is there. */
export interface ToastMessage {
  readonly id?: string | undefined;
  readonly tone: NotifyTone;
  readonly message: ReactNode;
}

/** An error is spoken at once, other news politely. */
export function roleOf({ tone }: ToastMessage): 'alert' | 'status' {
  return tone === 'error' ? 'alert' : 'status';
}
