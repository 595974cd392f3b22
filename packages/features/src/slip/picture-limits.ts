import { useEffect, useState } from 'react';

const MEGABYTE = 2 ** 20;
/** The server's maximum size of a picture, in megabytes. */
export const sentMegabytes = 5;
/** The maximum size of a picture that the page can shrink before sending, in megabytes. */
const shrunkMegabytes = 25;

/** True if a picture may be sent unchanged. */
export const fitsServer = (picture: Blob): boolean => picture.size <= sentMegabytes * MEGABYTE;

/**
 * True if this browser can shrink a photo. Browsers that ignore the orientation in the file (Chrome up to 80, Safari 12,
 * Edge 15) would send it rotated.
 */
const canShrink = (): boolean =>
  typeof CSS !== 'undefined' && CSS.supports('image-orientation', 'from-image');

/** Returns a picture as it is sent: a large photo is shrunk if the browser can; otherwise the file. */
export async function pictureToSend(file: File): Promise<Blob> {
  if (!canShrink()) return file;
  return import('./shrink-photo.ts').then(
    ({ shrinkPhoto }) => shrinkPhoto(file),
    // The code is missing after a deploy: the server can still read the original.
    () => file,
  );
}

/** Returns the megabytes of the largest picture that a member may choose in this browser. */
export function useChosenMegabytes(): number {
  const [megabytes, setMegabytes] = useState(sentMegabytes);
  useEffect(() => setMegabytes(canShrink() ? shrunkMegabytes : sentMegabytes), []);
  return megabytes;
}
