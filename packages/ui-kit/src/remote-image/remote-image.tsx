import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../internal/class-names.ts';

/** Widths in percent of the parent that an image may have. A fixed set, since CSP leaves no inline style. */
export type ImageDimension = 10 | 20 | 25 | 33 | 50 | 66 | 75 | 100;

export interface RemoteImageProps {
  /** Tried one after the other; empty ones are left out. The last is usually the brand's own asset (SH-09). */
  sources: readonly (string | null | undefined)[];
  /** What it shows; empty for decoration. */
  alt: string;
  /** The shape of the box, which stands before anything has loaded, so that nothing moves. */
  width: number;
  height: number;
  /** Width in percent of the parent. Default 10 (CO-04). */
  dimension?: ImageDimension;
  fit?: 'cover' | 'contain';
  /** Shown in the box when no source works. */
  fallback?: ReactNode;
  /** For what is seen first on the page: loads at once and does not fade. */
  priority?: boolean;
  /** The key under which the picture can be replaced before React is there; stands as `data-picture` on the box. */
  picture?: string;
  className?: string;
}

/** An image from elsewhere that may be slow, broken or missing, in a box that keeps its place. */
export function RemoteImage(props: RemoteImageProps): ReactElement {
  const { alt, width, height, dimension = 10, fit = 'cover', fallback, priority, picture, className } = props;
  const sources = props.sources.filter((source): source is string => Boolean(source));
  const chain = sources.join(' ');
  const [failed, setFailed] = useState({ chain, count: 0 });
  const [fade, setFade] = useState<'loading' | 'loaded' | undefined>(undefined);
  const image = useRef<HTMLImageElement>(null);
  const source = sources[failed.chain === chain ? failed.count : 0];

  // An image of the server's HTML may have loaded or failed before this component could listen.
  useEffect(() => {
    const element = image.current;
    if (element === null) return;
    if (!element.complete) setFade(priority === true ? undefined : 'loading');
    else if (element.naturalWidth === 0) setFailed((now) => nextFailure(now, chain));
  }, [source, chain, priority]);

  return (
    <span
      className={classNames('ck-remote-image', className)}
      data-ck-dimension={dimension}
      data-fit={fit}
      data-picture={picture}
    >
      <svg
        className="ck-remote-image__shape"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      />
      {source === undefined ? (
        <span className="ck-remote-image__fallback">{fallback}</span>
      ) : (
        <img
          key={source}
          ref={image}
          className="ck-remote-image__image"
          src={source}
          alt={alt}
          width={width}
          height={height}
          loading={priority === true ? 'eager' : 'lazy'}
          // What is seen first must not go away for a frame when its element is replaced.
          decoding={priority === true ? 'sync' : 'async'}
          data-fade={fade}
          onLoad={() => setFade((now) => (now === 'loading' ? 'loaded' : now))}
          onError={() => setFailed((now) => nextFailure(now, chain))}
        />
      )}
    </span>
  );
}

function nextFailure(now: { chain: string; count: number }, chain: string): { chain: string; count: number } {
  return { chain, count: now.chain === chain ? now.count + 1 : 1 };
}
