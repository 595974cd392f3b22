import {
  type ReactElement,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { WebpPictures } from './webp-pictures.ts';

export interface WebpFallback {
  /** False if the picture has no WebP, or if its WebP is broken. */
  offersWebp: boolean;
  /** Properties for the `<picture>` that has the WebP sources. */
  pictureProps: {
    ref: RefObject<HTMLPictureElement | null>;
    onErrorCapture: (event: SyntheticEvent) => void;
  };
}

/**
 * Detects that the WebP of a `<picture>` is broken, so that the caller can omit the WebP sources. A browser does not
 * try the next source after a broken source. `webp` identifies the WebP sources, for example by their URLs.
 */
export function useWebpFallback(webp: string | undefined): WebpFallback {
  const [broken, setBroken] = useState<string | undefined>(undefined);
  const picture = useRef<HTMLPictureElement>(null);
  // Checks the image, because the WebP may have failed before React started.
  useEffect(() => {
    const image = picture.current?.querySelector('img');
    if (image?.complete === true && image.naturalWidth === 0) setBroken(webp);
  }, [webp]);
  const onErrorCapture = (event: SyntheticEvent): void => {
    event.stopPropagation();
    setBroken(webp);
  };
  return {
    offersWebp: webp !== undefined && webp !== broken,
    pictureProps: { ref: picture, onErrorCapture },
  };
}

export interface WebpPictureProps {
  /** The URL of the picture for all browsers. */
  src: string;
  /** The `<img>` that shows `src`. */
  children: ReactElement;
}

/**
 * Offers the WebP of a picture to browsers that support WebP. Returns only the `<img>` if `WebpPictures` has no WebP
 * of the picture, or if the WebP is broken.
 */
export function WebpPicture({ src, children }: WebpPictureProps): ReactElement {
  const webp = useContext(WebpPictures).get(src);
  const { offersWebp, pictureProps } = useWebpFallback(webp);
  if (!offersWebp) return children;
  return (
    <picture {...pictureProps}>
      <source type="image/webp" srcSet={webp} />
      {children}
    </picture>
  );
}
