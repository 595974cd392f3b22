import { useEffect, useState } from 'react';

export interface ShareContent {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Returns a function that opens the share sheet of the system, or undefined if the browser can't share. */
export function useShare(): ((content: ShareContent) => void) | undefined {
  const [can, setCan] = useState(false);
  useEffect(() => setCan('share' in navigator), []);
  if (!can) return undefined;
  // The promise rejects if the member closes the share sheet, which is not an error.
  return (content) => void navigator.share(content).catch(() => undefined);
}
