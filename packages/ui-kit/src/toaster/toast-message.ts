import type { ReactNode } from 'react';

/** Time that a toast stays visible (CO-03). */
export const TOAST_TIMEOUT_MS = 2000;

export type NotifyTone = 'success' | 'error' | 'info';

/** A toast to show; a second one with the same `id` replaces the first. */
export interface ToastMessage {
  readonly id?: string | undefined;
  readonly tone: NotifyTone;
  readonly message: ReactNode;
}

/** Returns the ARIA role: errors interrupt the screen reader, other messages wait. */
export function roleOf({ tone }: ToastMessage): 'alert' | 'status' {
  return tone === 'error' ? 'alert' : 'status';
}
