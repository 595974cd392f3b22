import { type ReactElement, useContext } from 'react';
import { WebpPictures } from './webp-pictures.ts';

export interface WebpPictureProps {
  /** The URL of the picture for all browsers. */
  src: string;
  /** The `<img>` of `src`. */
  children: ReactElement;
}

/** Offers the WebP of a picture to browsers that support WebP. Without one in `WebpPictures`, returns the `<img>`. */
export function WebpPicture({ src, children }: WebpPictureProps): ReactElement {
  const webp = useContext(WebpPictures).get(src);
  if (webp === undefined) return children;
  return (
    <picture>
      <source type="image/webp" srcSet={webp} />
      {children}
    </picture>
  );
}
