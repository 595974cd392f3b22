import { type ReactElement, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../internal/class-names.ts';

/** Widths in percent of the parent that an image may have. A fixed set, since CSP leaves no inline style. */
export type ImageDimension = 10 | 20 | 25 | 33 | 50 | 66 | 75 | 100;

export interface RemoteImageProps {
  /**
   * Tried one after the other; empty ones are left out. The last is usually the brand's own asset (SH-09): it is shown
   * until a better one has been drawn.
   */
  sources: readonly (string | null | undefined)[];
  /** What it shows; empty for decoration. */
  alt: string;
  /** The shape of the box, which stands before anything has loaded, so that nothing moves. */
  width: number;
  height: number;
  /** Width in percent of the parent. Default 10 (CO-04). */
  dimension?: ImageDimension;
  fit?: 'cover' | 'contain';
  /** Shown in the box when no source works, and while the only one is slow. */
  fallback?: ReactNode;
  /** For what is seen first on the page: loads at once and does not fade. */
  priority?: boolean;
  /**
   * The key of a picture of the brand, `data-picture` on the box: under it the picture can be replaced before React is
   * there, and one that was drawn stays until the next is drawn.
   */
  picture?: string;
  className?: string;
}

/** Addresses that this page has drawn: the browser has them, so they are shown at once wherever they are used again. */
const drawnAddresses = new Set<string>();
/** How long a box stays empty before its fallback is shown. */
const emptyBoxMs = 1000;

/** An image from elsewhere that may be slow, broken or missing, in a box that keeps its place. */
export function RemoteImage(props: RemoteImageProps): ReactElement {
  const { alt, width, height, dimension = 10, fit = 'cover', fallback, priority, picture, className } = props;
  const sources = props.sources.filter((source): source is string => Boolean(source));
  const chain = sources.join(' ');
  const [failed, setFailed] = useState<Failures>({ chain, sources: [] });
  const [drawn, setDrawn] = useState<string | undefined>(undefined);
  const [showsFallback, setShowsFallback] = useState(false);
  const [fade, setFade] = useState<'loading' | 'loaded' | undefined>(undefined);
  const bestImage = useRef<HTMLImageElement>(null);

  const left = sources.filter((source) => failed.chain !== chain || !failed.sources.includes(source));
  const best = left[0];
  const isDrawn = best !== undefined && (best === drawn || drawnAddresses.has(best));
  const standIn = isDrawn ? undefined : standInFor(left, picture === undefined ? undefined : drawn);
  const isCovered = !isDrawn && (standIn !== undefined || showsFallback);

  const fail = (source: string) => setFailed((now) => addFailure(now, chain, source));
  const draw = (source: string) => {
    drawnAddresses.add(source);
    setDrawn(source);
    // What stood in leaves in the same frame: a fade would show the ground between the two.
    setFade((now) => (now === 'loading' && !isCovered ? 'loaded' : undefined));
  };
  const onLoad = (source: string, { currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const show = () => draw(source);
    if (isCovered && typeof currentTarget.decode === 'function') currentTarget.decode().then(show, show);
    else show();
  };

  // An image of the server's HTML may have loaded or failed before this component could listen.
  useEffect(() => {
    const element = bestImage.current;
    if (element === null || best === undefined || isDrawn) return;
    if (!element.complete) setFade(priority === true ? undefined : 'loading');
    else if (element.naturalWidth === 0) setFailed((now) => addFailure(now, chain, best));
    else {
      drawnAddresses.add(best);
      setDrawn(best);
    }
  }, [best, isDrawn, chain, priority]);

  useEffect(() => {
    if (isDrawn || best === undefined) {
      setShowsFallback(!isDrawn);
      return undefined;
    }
    const timer = setTimeout(() => setShowsFallback(true), emptyBoxMs);
    return () => clearTimeout(timer);
  }, [isDrawn, best]);

  const image = (source: string): ReactElement => {
    const isBest = source === best;
    return (
      <img
        key={source}
        ref={isBest ? bestImage : undefined}
        className="ck-remote-image__image"
        src={source}
        alt={isBest && isCovered ? '' : alt}
        width={width}
        height={height}
        loading={priority === true ? 'eager' : 'lazy'}
        // What is seen first must not go away for a frame when its element is replaced.
        decoding={priority === true || !isBest || isDrawn ? 'sync' : 'async'}
        data-fade={isBest ? (isCovered ? 'loading' : fade) : undefined}
        onLoad={(event) => onLoad(source, event)}
        onError={() => fail(source)}
      />
    );
  };
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
      {(best === undefined || (showsFallback && !isDrawn && standIn === undefined)) && (
        <span className="ck-remote-image__fallback">{fallback}</span>
      )}
      {standIn !== undefined && image(standIn)}
      {best !== undefined && image(best)}
    </span>
  );
}

/** The sources that failed, of one chain of sources. */
interface Failures {
  readonly chain: string;
  readonly sources: readonly string[];
}

function addFailure(now: Failures, chain: string, source: string): Failures {
  return { chain, sources: now.chain === chain ? [...now.sources, source] : [source] };
}

/** What is shown until the first source is drawn: what was drawn before it, else the last source. */
function standInFor(left: readonly string[], drawnBefore: string | undefined): string | undefined {
  if (drawnBefore !== undefined) return drawnBefore;
  return left.length > 1 ? left[left.length - 1] : undefined;
}
