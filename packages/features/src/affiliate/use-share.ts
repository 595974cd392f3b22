import { useEffect, useState } from 'react';

export interface ShareContent {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Returns a function that opens the browser's share sheet, or undefined if the browser can't share. */
export function useShare(): ((content: ShareContent) => void) | undefined {
  const [can, setCan] = useState(false);
  useEffect(() => setCan('share' in navigator), []);
  if (!can) return undefined;
  // The rejection is ignored, because `navigator.share` rejects if the member closes the share sheet.
  return (content) => void navigator.share(content).catch(() => undefined);
}
