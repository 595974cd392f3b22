import { type ReactElement, type SyntheticEvent, useContext, useEffect, useRef, useState } from 'react';
import { WebpPictures } from './webp-pictures.ts';

export interface WebpPictureProps {
  /** The URL of the picture for all browsers. */
  src: string;
  /** The `<img>` of `src`. */
  children: ReactElement;
}

/**
 * Offers the WebP of a picture to browsers that support WebP. Without one in `WebpPictures`, or if the WebP is broken,
 * returns the `<img>`.
 */
export function WebpPicture({ src, children }: WebpPictureProps): ReactElement {
  const webp = useContext(WebpPictures).get(src);
  const [broken, setBroken] = useState<string | undefined>(undefined);
  const picture = useRef<HTMLPictureElement>(null);
  // The WebP may have failed before React started.
  useEffect(() => {
    const image = picture.current?.querySelector('img');
    if (image?.complete === true && image.naturalWidth === 0) setBroken(webp);
  }, [webp]);
  if (webp === undefined || webp === broken) return children;
  // A browser does not try the `<img>` after a broken `<source>`.
  const leaveOut = (event: SyntheticEvent): void => {
    event.stopPropagation();
    setBroken(webp);
  };
  return (
    <picture ref={picture} onErrorCapture={leaveOut}>
      <source type="image/webp" srcSet={webp} />
      {children}
    </picture>
  );
}
