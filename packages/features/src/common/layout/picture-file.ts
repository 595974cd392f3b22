export function pngOf(address: string): Blob {
  const text = atob(address.slice(address.indexOf(',') + 1));
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return new Blob([bytes], { type: 'image/png' });
}

/** Matches the user agents of browsers inside apps. These browsers ignore downloads. */
const insideApps = /\bLine\/|\bFB_?(AN|AV|IAB)|Instagram|; wv\)/;

export function canDownload(userAgent: string): boolean {
  return 'download' in document.createElement('a') && !insideApps.test(userAgent);
}

export function shareOf(png: Blob, name: string): (() => void) | undefined {
  if (!('canShare' in navigator) || typeof File !== 'function') return undefined;
  const files = [new File([png], name, { type: png.type })];
  if (!navigator.canShare({ files })) return undefined;
  // The rejection is ignored, because `navigator.share` rejects if the member closes the share sheet.
  return () => void navigator.share({ files }).catch(() => undefined);
}
