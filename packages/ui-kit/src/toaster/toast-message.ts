import type { ReactNode } from 'react';

/** A toast is visible for this many milliseconds (CO-03). */
export const TOAST_TIMEOUT_MS = 2000;

export type NotifyTone = 'success' | 'error' | 'info';

/** A toast replaces an earlier toast with the same `id`. */
export interface ToastMessage {
  readonly id?: string | undefined;
  readonly tone: NotifyTone;
  readonly message: ReactNode;
}

/** Returns the ARIA role of a toast. Only errors interrupt the screen reader. */
export function roleOf({ tone }: ToastMessage): 'alert' | 'status' {
  return tone === 'error' ? 'alert' : 'status';
}
