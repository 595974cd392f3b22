/** Returns the bytes of a `data:` address as a PNG. */
export function pngOf(address: string): Blob {
  const text = atob(address.slice(address.indexOf(',') + 1));
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return new Blob([bytes], { type: 'image/png' });
}

/** Browsers inside apps (LINE, Facebook, Instagram, an Android WebView): a download does nothing there. */
const insideApps = /\bLine\/|\bFB_?(AN|AV|IAB)|Instagram|; wv\)/;

/** True if the browser saves the file of a link with `download`. */
export function canDownload(userAgent: string): boolean {
  return 'download' in document.createElement('a') && !insideApps.test(userAgent);
}

/** Returns a function that opens the share sheet with a picture; `undefined` where the browser shares no files. */
export function shareOf(png: Blob, name: string): (() => void) | undefined {
  if (!('canShare' in navigator) || typeof File !== 'function') return undefined;
  const files = [new File([png], name, { type: png.type })];
  if (!navigator.canShare({ files })) return undefined;
  // Closing the sheet without sharing rejects, which is not a failure.
  return () => void navigator.share({ files }).catch(() => undefined);
}
