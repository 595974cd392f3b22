import {
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../internal/class-names.ts';
import { WebpPicture } from './webp-picture.tsx';
import { WebpPictures } from './webp-pictures.ts';

/** The width of an image in percent of the parent's width. */
export type ImageDimension = 10 | 20 | 25 | 33 | 50 | 66 | 75 | 100;

export interface RemoteImageProps {
  /** The image URLs, best first. The last URL is shown until a better image has loaded. Empty values are skipped. */
  sources: readonly (string | null | undefined)[];
  /** The alternative text. Empty for a decorative image. */
  alt: string;
  /** `width` and `height` set only the aspect ratio of the box. `dimension` sets the size of the box. */
  width: number;
  height: number;
  /** The width of the box in percent of the parent's width. Default 10 (CO-04). */
  dimension?: ImageDimension;
  fit?: 'cover' | 'contain';
  /** The content that is shown if every source fails. */
  fallback?: ReactNode;
  /** True for images at the top of the page, which load immediately. */
  priority?: boolean;
  /** The key of the picture in the remote configuration. The element shows the key in the attribute `data-picture`. */
  picture?: string;
  className?: string;
}

/** The URLs of the images that this page has already shown. These images appear without a fade. */
const drawnAddresses = new Set<string>();
const fallbackDelayMs = 1000;

/** A remote image that may be slow, broken or missing, in a box whose size does not change when the image loads. */
export function RemoteImage(props: RemoteImageProps): ReactElement {
  const { alt, width, height, dimension = 10, fit = 'cover', fallback, priority, picture, className } = props;
  const sources = props.sources.filter((source): source is string => Boolean(source));
  const sourcesKey = sources.join(' ');
  const [failed, setFailed] = useState<Failures>({ sourcesKey, sources: [] });
  const [drawn, setDrawn] = useState<string | undefined>(undefined);
  const [showsFallback, setShowsFallback] = useState(false);
  const [fade, setFade] = useState<'loading' | 'loaded' | undefined>(undefined);
  const preferredImage = useRef<HTMLImageElement>(null);
  const webps = useContext(WebpPictures);

  const remaining = sources.filter(
    (source) => failed.sourcesKey !== sourcesKey || !failed.sources.includes(source),
  );
  const preferred = remaining[0];
  const isDrawn = preferred !== undefined && (preferred === drawn || drawnAddresses.has(preferred));
  const placeholder = isDrawn
    ? undefined
    : choosePlaceholder(remaining, picture === undefined ? undefined : drawn);
  const isCovered = !isDrawn && (placeholder !== undefined || showsFallback);

  const fail = (source: string) => setFailed((now) => addFailure(now, sourcesKey, source));
  const draw = (source: string) => {
    drawnAddresses.add(source);
    setDrawn(source);
    // Does not fade in an image that replaces another picture, because the page's background would be visible through
    // the fading image.
    setFade((now) => (now === 'loading' && !isCovered ? 'loaded' : undefined));
  };
  const onLoad = (source: string, { currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const show = () => draw(addressIn(currentTarget) ?? source);
    if (isCovered && typeof currentTarget.decode === 'function') currentTarget.decode().then(show, show);
    else show();
  };

  // Checks the state of the image, because the image may have loaded or failed before React started.
  useEffect(() => {
    const element = preferredImage.current;
    if (element === null || preferred === undefined || isDrawn) return;
    const address = addressIn(element) ?? preferred;
    if (address !== preferred && address === drawn) replaceAddress(element, preferred, webps.get(preferred));
    else if (!element.complete) setFade(priority === true ? undefined : 'loading');
    else if (element.naturalWidth === 0) {
      // Ignores the failure of a WebP, because `WebpPicture` then loads the picture without the WebP.
      if (!webpOf(element)) setFailed((now) => addFailure(now, sourcesKey, preferred));
    } else {
      drawnAddresses.add(address);
      setDrawn(address);
    }
  }, [preferred, isDrawn, sourcesKey, priority, drawn, webps]);

  useEffect(() => {
    if (isDrawn || preferred === undefined) {
      setShowsFallback(!isDrawn);
      return undefined;
    }
    const timer = setTimeout(() => setShowsFallback(true), fallbackDelayMs);
    return () => clearTimeout(timer);
  }, [isDrawn, preferred]);

  const image = (source: string): ReactElement => {
    const isBest = source === preferred;
    return (
      <WebpPicture key={source} src={source}>
        <img
          ref={isBest ? preferredImage : undefined}
          className="ck-remote-image__image"
          src={source}
          alt={isBest && isCovered ? '' : alt}
          width={width}
          height={height}
          loading={priority === true ? 'eager' : 'lazy'}
          // Decodes an image synchronously if the image has `priority`, is a placeholder or was shown before. The box
          // is then never empty between two images.
          decoding={priority === true || !isBest || isDrawn ? 'sync' : 'async'}
          data-fade={isBest ? (isCovered ? 'loading' : fade) : undefined}
          onLoad={(event) => onLoad(source, event)}
          onError={() => fail(source)}
        />
      </WebpPicture>
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
      {(preferred === undefined || (showsFallback && !isDrawn && placeholder === undefined)) && (
        <span className="ck-remote-image__fallback">{fallback}</span>
      )}
      {placeholder !== undefined && image(placeholder)}
      {preferred !== undefined && image(preferred)}
    </span>
  );
}

/** Returns the URL in the attribute `src`, which a script may have changed. */
const addressIn = (element: HTMLImageElement): string | null => element.getAttribute('src');

const webpOf = (image: HTMLImageElement): HTMLSourceElement | null | undefined =>
  image.closest('picture')?.querySelector('source');

/** Sets the URLs of an image and of its WebP, because a script may have changed both URLs. */
function replaceAddress(image: HTMLImageElement, address: string, webp: string | undefined): void {
  const source = webpOf(image);
  if (source) source.srcset = webp ?? address;
  image.src = address;
}

/** The failed sources of one image. `chain` contains all sources of the image, joined by spaces. */
interface Failures {
  readonly sourcesKey: string;
  readonly sources: readonly string[];
}

function addFailure(now: Failures, sourcesKey: string, source: string): Failures {
  return { sourcesKey, sources: now.sourcesKey === sourcesKey ? [...now.sources, source] : [source] };
}

/** Returns the URL of the image to show until the best source has loaded, or undefined. */
function choosePlaceholder(
  remaining: readonly string[],
  drawnBefore: string | undefined,
): string | undefined {
  if (drawnBefore !== undefined) return drawnBefore;
  return remaining.length > 1 ? remaining[remaining.length - 1] : undefined;
}
