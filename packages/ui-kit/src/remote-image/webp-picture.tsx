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
  /** False if a WebP of the picture is broken. */
  offersWebp: boolean;
  /** The properties of the `<picture>` that has WebP sources. */
  pictureProps: {
    ref: RefObject<HTMLPictureElement | null>;
    onErrorCapture: (event: SyntheticEvent) => void;
  };
}

/**
 * Detects that the WebP of a `<picture>` is broken, so that you can leave out the WebP sources. A browser does not try
 * the next source after a broken one. `webp` identifies the WebP sources, such as their URLs.
 */
export function useWebpFallback(webp: string | undefined): WebpFallback {
  const [broken, setBroken] = useState<string | undefined>(undefined);
  const picture = useRef<HTMLPictureElement>(null);
  // The WebP may have failed before React started.
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
  /** The `<img>` of `src`. */
  children: ReactElement;
}

/**
 * Offers the WebP of a picture to browsers that support WebP. Without one in `WebpPictures`, or if the WebP is broken,
 * returns the `<img>`.
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
