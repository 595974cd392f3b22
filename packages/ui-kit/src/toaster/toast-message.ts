import type { ReactNode } from 'react';

/** A toast is visible for this many milliseconds (CO-03). */
export const TOAST_TIMEOUT_MS = 2000;

export type NotifyTone = 'success' | 'error' | 'info';

/** A toast to show. If an earlier toast has the same `id`, the new toast replaces the earlier toast. */
export interface ToastMessage {
  readonly id?: string | undefined;
  readonly tone: NotifyTone;
  readonly message: ReactNode;
}

/** Returns the ARIA role of a toast. Errors interrupt the screen reader. All other messages wait. */
export function roleOf({ tone }: ToastMessage): 'alert' | 'status' {
  return tone === 'error' ? 'alert' : 'status';
}
