import type * as fairnessLog from '@chada/fairness/log';

export type Verifier = typeof fairnessLog;

/**
 * Loads the code that verifies draws. Resolves to undefined in a browser without BigInt. Rejects if the code can't be
 * loaded.
 */
export async function loadVerifier(): Promise<Verifier | undefined> {
  return typeof BigInt === 'undefined' ? undefined : import('@chada/fairness/log');
}

export function logAddressOf(baseUrl: string, logPath: string): string {
  return new URL(`${baseUrl.replace(/\/+$/, '')}${logPath}`, window.location.href).href;
}
