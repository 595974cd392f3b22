import { useEffect, useState } from 'react';

const MEGABYTE = 2 ** 20;
/** The largest picture that the API accepts, in megabytes. */
export const sentMegabytes = 5;
/** The largest original picture that the page can shrink, in megabytes. */
const shrunkMegabytes = 25;

export const fitsServer = (picture: Blob): boolean => picture.size <= sentMegabytes * MEGABYTE;

// True if the browser respects the orientation of a photo. Chrome up to 80, Safari 12 and Edge 15 ignore the
// orientation, so the page can't shrink photos in these browsers.
const canShrink = (): boolean =>
  typeof CSS !== 'undefined' && CSS.supports('image-orientation', 'from-image');

export async function pictureToSend(file: File): Promise<Blob> {
  if (!canShrink()) return file;
  return import('./shrink-photo.ts').then(
    ({ shrinkPhoto }) => shrinkPhoto(file),
    () => file,
  );
}

export function useChosenMegabytes(): number {
  const [megabytes, setMegabytes] = useState(sentMegabytes);
  useEffect(() => setMegabytes(canShrink() ? shrunkMegabytes : sentMegabytes), []);
  return megabytes;
}
