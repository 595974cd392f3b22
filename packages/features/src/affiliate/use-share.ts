import { useEffect, useState } from 'react';

export interface ShareContent {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Returns a function that opens the phone's share sheet; undefined if the browser has none, and on the server. */
export function useShare(): ((content: ShareContent) => void) | undefined {
  const [can, setCan] = useState(false);
  useEffect(() => setCan('share' in navigator), []);
  if (!can) return undefined;
  // Closing the sheet without sharing rejects, which is not a failure.
  return (content) => void navigator.share(content).catch(() => undefined);
}
