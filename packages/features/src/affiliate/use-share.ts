import { useEffect, useState } from 'react';

export interface ShareContent {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Opens the share sheet of the phone; undefined where the browser has none, and on the server. */
export function useShare(): ((content: ShareContent) => void) | undefined {
  const [can, setCan] = useState(false);
  useEffect(() => setCan('share' in navigator), []);
  if (!can) return undefined;
  // Closing the sheet without sharing rejects: that is an answer, not a failure.
  return (content) => void navigator.share(content).catch(() => undefined);
}
